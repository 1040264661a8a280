"""An ordered line of at most so many things: the cards of a suitcase, an expedition."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from lexludi.kernel.origin import Inserted, Renewed, Selected, Taken
from lexludi.kernel.unknown import Unknown
from lexludi.kernel.words import choose, every, how_many, natural, pick, some

T = TypeVar("T")
Marks = tuple[bool, ...]  # one for each place of a row


@dataclass(frozen=True, slots=True)
class Row(Generic[T]):
    """A line with a first and a last place; `cells` beyond `size` hold `blank`."""

    blank: T
    cells: tuple[T, ...]
    size: int
    origin: Any = field(default=None, compare=False, repr=False)

    @staticmethod
    def of(capacity: int, blank: T, things: Iterable[T] = ()) -> Row[T]:
        """The row of these things in this order. Raises ValueError beyond the capacity."""
        held = tuple(things)
        if len(held) > capacity:
            raise ValueError(f"a row of {capacity} cannot hold {len(held)}")
        return Row(blank, held + (blank,) * (capacity - len(held)), len(held))

    @property
    def capacity(self) -> int:
        """How many things the row can hold."""
        return len(self.cells)

    @property
    def places(self) -> range:
        """All places, filled or not."""
        return range(len(self.cells))

    def __iter__(self) -> Iterator[T]:
        """The things held, first to last; only of a row whose size is known."""
        return iter(self.cells[: self.size])

    def __getitem__(self, place: int) -> T:
        return pick(place, self.cells)

    def holds(self, place: int) -> bool:
        """Whether something lies at that place, counted from 0."""
        return every((place >= 0, place < self.size))

    @property
    def first(self) -> T:
        """What lies first; `blank` in an empty row."""
        return self.cells[0]

    @property
    def last(self) -> T:
        """What lies last; `blank` in an empty row."""
        found = self.blank
        for place, cell in enumerate(self.cells):
            found = choose(self.size == place + 1, cell, found)
        return found

    def insert(self, place: int, thing: T) -> Row[T]:
        """The row with a thing put in before that place; what lies further on makes way.

        A place further on than the first free one is that one. Where the row is full the last
        thing falls out, and the size says that it did not fit.
        """
        place = choose(place <= self.size, place, self.size)
        shifted = (self.blank, *self.cells[:-1])
        cells = tuple(
            choose(place == at, thing, choose(place < at, before, cell))
            for at, cell, before in zip(self.places, self.cells, shifted, strict=True)
        )
        origin = None
        if self._kept_at(place):
            lost = choose(place >= self.capacity, thing, self.cells[-1])
            origin = Inserted(self, thing, self.size >= self.capacity, lost)
        return Row(self.blank, cells, self.size + 1, origin)

    def append(self, thing: T) -> Row[T]:
        """The row with a thing put in after the last."""
        return self.insert(self.size, thing)

    def prepend(self, thing: T) -> Row[T]:
        """The row with a thing put in before the first."""
        return self.insert(0, thing)

    def take(self, place: int) -> Row[T]:
        """The row without what lies at that place; what lies further on closes up.

        Where nothing lies there, it is the last thing that is missing afterwards.
        """
        following = (*self.cells[1:], self.blank)
        cells = tuple(
            choose(place <= at, after, cell)
            for at, cell, after in zip(self.places, self.cells, following, strict=True)
        )
        origin = None
        if self._kept_at(place):
            held = self.holds(place)
            gone = choose(held, self[place], self.last)
            origin = Taken(self, gone, some((held, self.size >= 1)))
        return Row(self.blank, cells, self.size - 1, origin)

    def replace(self, place: int, thing: T) -> Row[T]:
        """The row with another thing at a place that holds one."""
        cells = tuple(
            choose(place == at, thing, cell)
            for at, cell in zip(self.places, self.cells, strict=True)
        )
        origin = Renewed(self, self[place], thing) if self._kept_at(place) else None
        return Row(self.blank, cells, self.size, origin)

    def _kept_at(self, place: int) -> bool:
        """Whether a change at that place is kept as an origin: not in rows that are known."""
        return (
            self.origin is not None
            or isinstance(self.size, Unknown)
            or isinstance(place, Unknown)
            or (place < self.capacity and isinstance(self.cells[place], Unknown))
        )

    def how_many(self, test: Callable[[T], bool]) -> int:
        """How many of the things held pass the test."""
        origin = self.origin
        if isinstance(origin, Inserted):
            fell_out = every((origin.full, test(origin.lost)))
            came = how_many([test(origin.value)])
            return origin.before.how_many(test) + came - how_many([fell_out])  # type: ignore[no-any-return]
        if isinstance(origin, Taken):
            left = every((origin.there, test(origin.value)))
            return natural(origin.before.how_many(test) - how_many([left]))
        if isinstance(origin, Renewed):
            came, gone = how_many([test(origin.came)]), how_many([test(origin.gone)])
            return natural(origin.before.how_many(test) + came - gone)
        if isinstance(origin, Selected):
            return origin.among([option.how_many(test) for option in origin.options])  # type: ignore[no-any-return]
        return how_many(
            every((place < self.size, test(cell))) for place, cell in enumerate(self.cells)
        )

    def where(self, test: Callable[[int, T], bool]) -> Marks:
        """Which places hold a thing that passes a test of its place, from 0, and of itself."""
        return tuple(
            every((place < self.size, test(place, cell))) for place, cell in enumerate(self.cells)
        )

    def how_many_marked(self, marks: Marks, test: Callable[[T], bool]) -> int:
        """How many of the things at marked places pass the test."""
        origin = self.origin
        if isinstance(origin, Selected):
            return origin.among([option.how_many_marked(marks, test) for option in origin.options])  # type: ignore[no-any-return]
        return how_many(
            every((marks[place], place < self.size, test(cell)))
            for place, cell in enumerate(self.cells)
        )

    @property
    def bare(self) -> Row[T]:
        """The same row, without how it came to be."""
        return Row(self.blank, self.cells, self.size)

    def reversed(self) -> Row[T]:
        """The row seen from the other side: last to first."""
        cells = tuple(
            choose(place < self.size, self._from_end(place), self.blank) for place in self.places
        )
        return Row(self.blank, cells, self.size)

    def _from_end(self, place: int) -> T:
        """What lies that many places before the last."""
        found = self.blank
        for at, cell in enumerate(self.cells):
            found = choose(self.size == at + place + 1, cell, found)
        return found

    def how_many_neighbours(self, test: Callable[[T, T], bool]) -> int:
        """How many pairs of neighbours, in order, pass the test."""
        return how_many(
            every((place + 1 < self.size, test(self.cells[place], self.cells[place + 1])))
            for place in range(self.capacity - 1)
        )
