"""A witness played again on the plain rules, so that every position of it can be drawn.

A witness tells its moves in words. Each is the legal move that the rulebook tells in these words.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from lexludi.kernel.forms import Faults


@dataclass(frozen=True)
class Position:
    """A position, and the move that led to it, if any did; it is drawn when it is asked."""

    rulebook: Any
    state: Any
    move: str | None

    @cached_property
    def data(self) -> Any:
        """The position as a witness has it."""
        return json.loads(json.dumps(self.rulebook.position(self.state)))

    @property
    def picture(self) -> str:
        """The position in characters."""
        return str(self.rulebook.picture(self.state))

    @property
    def drawing(self) -> str:
        """The position as SVG."""
        return str(self.rulebook.drawing(self.state))


@dataclass(frozen=True, slots=True)
class Line:
    """The positions of a witness in their order, and the moves that no position follows."""

    positions: tuple[Position, ...]
    left: tuple[str, ...]


def replayed(rulebook: Any, witness: Mapping[str, Any], moves: Sequence[str]) -> Line | None:
    """The line of play of a witness; None where the plain rules do not lead along it.

    All moves but the last have to be legal. Where the witness says how the game started, its own
    position is the last of the line: the one before the last move, or after it. Else it is the
    first.
    """
    data = witness.get("data")
    if data is None or not hasattr(rulebook, "read_position"):
        return None
    try:
        positions = tuple(_positions(rulebook, witness.get("start", data), moves))
    except Faults:
        return None
    if len(positions) < len(moves):
        return None
    if "start" in witness:
        if positions[-1].data != data:
            positions = positions[: len(moves)]
        if not positions or positions[-1].data != data:
            return None
    return Line(positions, tuple(moves[len(positions) - 1 :]))


def _positions(rulebook: Any, start: Any, moves: Sequence[str]) -> Iterator[Position]:
    state = rulebook.read_position(start)
    yield Position(rulebook, state, None)
    for words in moves:
        told_so = (move for move in rulebook.moves(state) if rulebook.tell(state, move) == words)
        move = next(told_so, None)
        if move is None:
            return
        state = rulebook.play(state, move).state
        yield Position(rulebook, state, words)
