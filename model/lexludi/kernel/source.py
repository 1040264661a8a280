"""Where whole values come from: a test or a generator draws them, a solver leaves them open."""

from __future__ import annotations

from random import Random
from typing import Protocol, TypeVar

from lexludi.kernel.domain import Domain
from lexludi.kernel.row import Row

T = TypeVar("T")


class Source(Protocol):
    """A supply of values of the simple sorts; states and moves are put together from it."""

    def whole(self, low: int, high: int) -> int:
        """A whole number from low to high, both included."""
        ...

    def truth(self) -> bool:
        """A truth value."""
        ...

    def member(self, domain: Domain[T]) -> T:
        """A member of the domain."""
        ...

    def row(self, blank: T, things: tuple[T, ...]) -> Row[T]:
        """A row as long as it likes of the first of these things, blank beyond."""
        ...


class RandomSource:
    """Values drawn by a random generator."""

    def __init__(self, random: Random) -> None:
        self._random = random

    def whole(self, low: int, high: int) -> int:
        """A whole number from low to high, both included."""
        return self._random.randint(low, high)

    def truth(self) -> bool:
        """A truth value."""
        return self._random.random() < 0.5

    def member(self, domain: Domain[T]) -> T:
        """A member of the domain."""
        return self._random.choice(domain.members)

    def row(self, blank: T, things: tuple[T, ...]) -> Row[T]:
        """A row as long as it likes of the first of these things, blank beyond."""
        return Row.of(len(things), blank, things[: self.whole(0, len(things))])
