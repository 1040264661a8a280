"""A witness played again on the plain rules, so that every position of it can be drawn.

A witness tells its moves in words. Each is the legal move that the rulebook tells in these words.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from lexludi.kernel.forms import Faults


@dataclass(frozen=True, slots=True)
class Position:
    """A position in characters, drawn and as data, and the move that led to it, if any did."""

    move: str | None
    picture: str
    drawing: str
    data: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Line:
    """The positions of a witness in their order, and the moves that no position follows."""

    positions: tuple[Position, ...]
    left: tuple[str, ...]


def replayed(rulebook: Any, witness: Mapping[str, Any], moves: Sequence[str]) -> Line | None:
    """The line of play of a witness; None where the plain rules do not lead along it.

    Where the witness says how the game started, its own position is the last of the line. Else it
    is the first, and all moves but the last have to be legal.
    """
    data = witness.get("data")
    if data is None or not hasattr(rulebook, "read_position"):
        return None
    try:
        positions = tuple(_positions(rulebook, witness.get("start", data), moves))
    except Faults:
        return None
    if "start" in witness:
        ends = [at for at, each in enumerate(positions) if each.data == data]
        positions = positions[: ends[-1] + 1] if ends else ()
    left = tuple(moves[max(0, len(positions) - 1) :])
    return Line(positions, left) if positions and len(left) <= 1 else None


def _positions(rulebook: Any, start: Any, moves: Sequence[str]) -> Iterator[Position]:
    state = rulebook.read_position(start)
    yield _shown(rulebook, state, None)
    for words in moves:
        told_so = (move for move in rulebook.moves(state) if rulebook.tell(state, move) == words)
        move = next(told_so, None)
        if move is None:
            return
        state = rulebook.play(state, move).state
        yield _shown(rulebook, state, words)


def _shown(rulebook: Any, state: Any, move: str | None) -> Position:
    data = json.loads(json.dumps(rulebook.position(state)))
    return Position(move, rulebook.picture(state), rulebook.drawing(state), data)
