"""A witness played again on the plain rules, so that every position of it can be drawn.

A witness tells its moves in words. Each is a legal move that the rulebook tells in these words;
where there are several, it is the one that leads to where the witness does.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import islice
from typing import Any

from lexludi.kernel.forms import Faults

TRIES = 100  # lines of play that are followed for one witness


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
    first, and the line ends in the position that the witness says it leads to, if it says so.
    """
    data = witness.get("data")
    if data is None or not hasattr(rulebook, "read_position"):
        return None
    try:
        start = Position(rulebook, rulebook.read_position(witness.get("start", data)), None)
    except Faults:
        return None
    after = witness.get("after")
    for line in islice(_lines(start, moves), TRIES):
        if len(line) < len(moves):
            continue
        if "start" in witness:
            ended = next((each for each in (line, line[: len(moves)]) if _ends(each, data)), None)
        else:
            ended = line if after is None or _ends(line, after.get("data")) else None
        if ended is not None:
            return Line(ended, tuple(moves[len(ended) - 1 :]))
    return None


def _ends(line: Sequence[Position], data: Any) -> bool:
    return bool(line) and line[-1].data == data


def _lines(position: Position, moves: Sequence[str]) -> Iterator[tuple[Position, ...]]:
    """Every line of play that the words can mean, each as far as the rules lead along it."""
    came = _after(position, moves[0]) if moves else []
    for each in came:
        for line in _lines(each, moves[1:]):
            yield (position, *line)
    if not came:
        yield (position,)


def _after(position: Position, words: str) -> list[Position]:
    """The positions that a move which is told so can lead to."""
    rulebook, state = position.rulebook, position.state
    states: list[Any] = []
    for move in rulebook.moves(state):
        if rulebook.tell(state, move) == words:
            came = rulebook.play(state, move).state
            if came not in states:
                states.append(came)
    return [Position(rulebook, came, words) for came in states]
