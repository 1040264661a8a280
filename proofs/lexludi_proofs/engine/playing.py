"""A game played move by move to a purpose, on the plain rules.

Each game adds what its own moves are made with; `searching` and `parting` play what comes of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Generic, TypeVar

from lexludi.kernel.rulebook import Rulebook

G = TypeVar("G")
D = TypeVar("D")
S = TypeVar("S")
M = TypeVar("M")


class UnderWay(Generic[G, D, S, M]):
    """A game under way: how it was dealt, the moves made so far, and where they have led."""

    def __init__(self, book: Rulebook[G, D, S, M], game: G, deal: D) -> None:
        self.book, self.game, self.deal = book, game, deal
        self.state: S = book.set_up(game, deal)
        self.moves: list[M] = []

    def do(self, *moves: M) -> None:
        """Make moves, one after the other. Raises IllegalMove where one is refused."""
        self.follow(moves)

    def follow(self, moves: Iterable[M]) -> None:
        """Make moves; each is asked for once the one before it is made."""
        for move in moves:
            self.state = self.book.play(self.state, move).state
            self.moves.append(move)

    def so_far(self) -> tuple[D, Sequence[M]]:
        """The deal and the moves that were made."""
        return self.deal, tuple(self.moves)

    def ended_by(self, *last: M) -> tuple[D, Sequence[M]]:
        """The game so far and moves that may be refused under some reading: none is made here."""
        return self.deal, (*self.moves, *last)
