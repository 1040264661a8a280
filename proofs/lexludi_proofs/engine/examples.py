"""Positions and moves seen in games played at random: that something can be, shown by its being.

A claim whose premises never hold would be proved of nothing. A position of a played game in which
they hold settles that, and at no cost; where none is seen the solver is asked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from lexludi.kernel.law import IllegalMove, unobserved
from lexludi.kernel.rulebook import Rulebook
from lexludi.kernel.source import RandomSource

GAMES: Final = 3
MOST_MOVES: Final = 400  # of one game
KEPT: Final = 5  # of one sort of move in one game
TRIES: Final = 12  # moves of one action in one position


@dataclass(frozen=True, slots=True)
class Seen:
    """A position that occurred, and the move that was made in it."""

    state: Any
    move: Any


def examples(book: Rulebook[Any, Any, Any, Any], game: Any) -> dict[type, list[Seen]]:
    """Some positions of a few random games by the sort of move that was made in them.

    The first of the games is played as it is, the others with all that can be added.
    """
    found: dict[type, list[Seen]] = {}
    with unobserved():
        for seed in range(GAMES):
            kept: dict[type, int] = {}
            random = Random(seed)
            played = book.fullest(game) if seed else game
            state = book.set_up(played, book.shuffled(played, random))
            for _ in range(MOST_MOVES):
                try:
                    move = book.pick(state, random)
                    after = book.play(state, move).state
                except (LookupError, IllegalMove):
                    break
                if kept.get(type(move), 0) < KEPT:
                    kept[type(move)] = kept.get(type(move), 0) + 1
                    found.setdefault(type(move), []).append(Seen(state, move))
                state = after
    return found


def refused(
    book: Rulebook[Any, Any, Any, Any], game: Any, action: str, states: Iterable[Any]
) -> set[str]:
    """The clauses that refuse some move of an action, tried at random in these positions."""
    source, found = RandomSource(Random(action)), set()
    with unobserved():
        for state in states:
            for _ in range(TRIES):
                try:
                    book.play(state, book.any_move(game, action, source))
                except IllegalMove as refusal:
                    found.add(refusal.clause)
    return found


def occurs(seen: list[Seen], fits: Callable[[Any], bool]) -> bool:
    """Whether one of these positions fits."""
    return any(fits(one.state) for one in seen)
