"""A value for each member of a finite domain: hands by player, suitcases by character."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar, cast

from lexludi.kernel.domain import Domain
from lexludi.kernel.origin import Adjusted, Exchanged, Raised, Replaced, Selected
from lexludi.kernel.unknown import Unknown, UnknownKey
from lexludi.kernel.words import choose, how_many, total

K = TypeVar("K")
V = TypeVar("V")
W = TypeVar("W")


@dataclass(frozen=True, slots=True)
class Table(Generic[K, V]):
    """A value for each key of a domain; changing one gives a new table."""

    domain: Domain[K]
    values: tuple[V, ...]
    origin: Any = field(default=None, compare=False, repr=False)

    @staticmethod
    def of(domain: Domain[K], value: Callable[[K], V]) -> Table[K, V]:
        """The table that holds `value(key)` at each key."""
        return Table(domain, tuple(map(value, domain)))

    @staticmethod
    def filled(domain: Domain[K], value: V, given: Mapping[K, V] | None = None) -> Table[K, V]:
        """The table that holds `given[key]` where it is given and `value` elsewhere."""
        known = given or {}
        return Table(domain, tuple(known.get(key, value) for key in domain))

    def __getitem__(self, key: K) -> V:
        if not isinstance(key, UnknownKey):
            return self.values[self.domain.position[key]]
        return cast(V, self._past_changes(key))

    def _past_changes(self, key: Any) -> Any:
        """What stands at an unknown key: read over each change at another key."""
        origin = self.origin
        if isinstance(origin, Replaced):
            return _either(key == origin.key, lambda: origin.value, lambda: origin.before[key])
        if isinstance(origin, Exchanged):
            before, one, other = origin.before, origin.one, origin.other
            return _either(
                key == one,
                lambda: before[other],
                lambda: _either(key == other, lambda: before[one], lambda: before[key]),
            )
        if isinstance(origin, Selected):
            return origin.among([option[key] for option in origin.options])
        if isinstance(origin, Adjusted):
            return origin.before[key] + origin.amount * how_many([key == origin.key])
        if isinstance(origin, Raised):
            return origin.before[key] + origin.by(key)
        return key.select(self.values, self.domain.members)

    def __iter__(self) -> Iterator[V]:
        return iter(self.values)

    def items(self) -> Iterable[tuple[K, V]]:
        """The keys with their values, in the order of the domain."""
        return zip(self.domain, self.values, strict=True)

    def replace(self, key: K, value: V) -> Table[K, V]:
        """This table with another value at one key."""
        if isinstance(key, UnknownKey):
            values = tuple(choose(key == member, value, old) for member, old in self.items())
            return Table(self.domain, values, Replaced(self, key, value))
        place = self.domain.position[key]
        values = (*self.values[:place], value, *self.values[place + 1 :])
        keep = isinstance(value, Unknown) or self.origin is not None
        return Table(self.domain, values, Replaced(self, key, value) if keep else None)

    def exchange(self, one: K, other: K) -> Table[K, V]:
        """This table with the values at two keys exchanged."""
        swapped = self.replace(one, self[other]).replace(other, self[one])
        if not isinstance(one, UnknownKey) and not isinstance(other, UnknownKey):
            return swapped
        return Table(self.domain, swapped.values, Exchanged(self, one, other))

    def adjust(self: Table[K, int], key: K, amount: int) -> Table[K, int]:
        """This table with the number at one key raised by an amount, which may be below 0."""
        if not isinstance(key, UnknownKey):
            return self.replace(key, self[key] + amount)
        values = tuple(old + amount * how_many([key == member]) for member, old in self.items())
        return Table(self.domain, values, Adjusted(self, key, amount))

    def raised(
        self: Table[K, int], by: Callable[[K], int], at_once: Callable[[K], int] | None = None
    ) -> Table[K, int]:
        """This table with the number at every key raised by what `by` says of the key.

        `at_once` says the same, for whoever goes through all keys; it may be quicker at that.
        """
        more = at_once or by
        values = tuple(old + more(member) for member, old in self.items())
        keep = any(isinstance(value, Unknown) for value in values)
        return Table(self.domain, values, Raised(self, by) if keep else None)

    def map(self, value: Callable[[V], W]) -> Table[K, W]:
        """The table of what `value` makes of each entry."""
        origin = self.origin
        if isinstance(origin, Exchanged):
            return origin.before.map(value).exchange(origin.one, origin.other)  # type: ignore[no-any-return]
        if isinstance(origin, Replaced):
            return origin.before.map(value).replace(origin.key, value(origin.value))  # type: ignore[no-any-return]
        if isinstance(origin, Selected):
            return origin.among([option.map(value) for option in origin.options])
        return Table(self.domain, tuple(map(value, self.values)))

    def total(self, measure: Callable[[V], int]) -> int:
        """The sum of a measure over all entries; `itself` is the measure of plain numbers."""
        origin = self.origin
        if isinstance(origin, Adjusted) and measure is itself:
            return origin.before.total(measure) + origin.amount  # type: ignore[no-any-return]
        if isinstance(origin, Exchanged):
            return origin.before.total(measure)  # type: ignore[no-any-return]
        if isinstance(origin, Replaced):
            before: int = origin.before.total(measure)
            return before - origin.before.measured(origin.key, measure) + measure(origin.value)  # type: ignore[no-any-return]
        if isinstance(origin, Selected):
            return origin.among([option.total(measure) for option in origin.options])  # type: ignore[no-any-return]
        return total(map(measure, self.values))

    def total_by_key(self, measure: Callable[[K, V], int]) -> int:
        """The sum over all entries of a measure of each key with its entry."""
        origin = self.origin
        if isinstance(origin, Replaced):
            key, before = origin.key, origin.before
            left, came = measure(key, before[key]), measure(key, origin.value)
            return before.total_by_key(measure) - left + came  # type: ignore[no-any-return]
        return total(measure(key, value) for key, value in self.items())

    def measured(self, key: K, measure: Callable[[V], int]) -> int:
        """The measure of the entry at a key; for an unknown key, measured before selecting."""
        return self.map(measure)[key] if isinstance(key, UnknownKey) else measure(self[key])


def further_on(domain: Domain[K], member: K, steps: int) -> K:
    """The member so many steps after another, with the first after the last."""
    order = domain.members
    return Table(domain, order[steps:] + order[:steps])[member]


def itself(number: int) -> int:
    """The measure of a table of numbers."""
    return number


def _either(fact: bool, yes: Callable[[], V], no: Callable[[], V]) -> V:
    """Choose, making only the side that is needed where the fact is known."""
    if isinstance(fact, Unknown):
        return choose(fact, yes(), no())
    return yes() if fact else no()
