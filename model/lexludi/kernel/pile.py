"""An ordered deck: drawn from the top, put under at the bottom."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Generic, TypeVar

from lexludi.kernel.row import Row

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Pile(Generic[T]):
    """Cards on top of each other; the first of the row is the top."""

    row: Row[T]

    @staticmethod
    def of(capacity: int, blank: T, cards: Iterable[T] = ()) -> Pile[T]:
        """The pile of these cards, top first. Raises ValueError beyond the capacity."""
        return Pile(Row.of(capacity, blank, cards))

    def __iter__(self) -> Iterator[T]:
        """The cards from top to bottom; only of a pile whose size is known."""
        return iter(self.row)

    @property
    def size(self) -> int:
        """How many cards there are."""
        return self.row.size

    @property
    def top(self) -> T:
        """The uppermost card; `blank` where there is none."""
        return self.row.cells[0]

    def drawn(self) -> Pile[T]:
        """The pile without its uppermost card."""
        return Pile(self.row.take(0))

    def put_under(self, card: T) -> Pile[T]:
        """The pile with a card beneath the lowest."""
        return Pile(self.row.append(card))

    def how_many(self, test: Callable[[T], bool]) -> int:
        """How many of the cards pass the test."""
        return self.row.how_many(test)
