"""How many of each kind: a hand of cards in which the order means nothing."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from lexludi.kernel.domain import Domain
from lexludi.kernel.origin import Inserted, Poured, Selected, Taken
from lexludi.kernel.row import Marks, Row
from lexludi.kernel.table import Table, itself
from lexludi.kernel.words import how_many, natural, negate

K = TypeVar("K")


@dataclass(frozen=True, slots=True)
class Bag(Generic[K]):
    """A number of things of each kind."""

    counts: Table[K, int]
    origin: Any = field(default=None, compare=False, repr=False)

    @staticmethod
    def of(domain: Domain[K], counts: Mapping[K, int] | None = None) -> Bag[K]:
        """The bag with these numbers, and none of any other kind of the domain."""
        return Bag(Table.filled(domain, 0, counts))

    def __getitem__(self, kind: K) -> int:
        return self.counts[kind]

    def has(self, kind: K) -> bool:
        """Whether at least one of the kind is there."""
        return self.counts[kind] >= 1

    @property
    def size(self) -> int:
        """How many things there are."""
        origin = self.origin
        if isinstance(origin, Inserted):
            return origin.before.size + 1  # type: ignore[no-any-return]
        if isinstance(origin, Taken):
            return origin.before.size - 1  # type: ignore[no-any-return]
        if isinstance(origin, Poured):
            return origin.before.size + origin.more  # type: ignore[no-any-return]
        if isinstance(origin, Selected):
            return origin.among([option.size for option in origin.options])  # type: ignore[no-any-return]
        return self.counts.total(itself)

    def add(self, kind: K) -> Bag[K]:
        """The bag with one more of a kind."""
        counts = self.counts.adjust(kind, 1)
        return Bag(counts, Inserted(self, kind) if counts.origin else None)

    def remove(self, kind: K) -> Bag[K]:
        """The bag with one fewer of a kind."""
        counts = self.counts.adjust(kind, -1)
        return Bag(counts, Taken(self, kind) if counts.origin else None)

    def pour(self, row: Row[K], marked: Marks) -> Bag[K]:
        """The bag with the things at marked places of a row."""
        bare = row.bare
        counts = self.counts.raised(
            lambda kind: row.how_many_marked(marked, lambda one: one == kind),
            lambda kind: bare.how_many_marked(marked, lambda one: one == kind),
        )
        return Bag(counts, Poured(self, how_many(marked)) if counts.origin else None)

    def pour_the_rest(self, row: Row[K], marked: Marks) -> Bag[K]:
        """The bag with all things of a row but those at marked places."""
        bare = row.bare
        rest = row.where(lambda place, _: negate(marked[place]))
        counts = self.counts.raised(
            lambda kind: natural(
                row.how_many(lambda one: one == kind)
                - row.how_many_marked(marked, lambda one: one == kind)
            ),
            lambda kind: bare.how_many_marked(rest, lambda one: one == kind),
        )
        more = row.size - how_many(marked)
        return Bag(counts, Poured(self, more) if counts.origin else None)

    def join(self, other: Bag[K]) -> Bag[K]:
        """The bag with all that another holds."""
        counts = self.counts.raised(other.counts.__getitem__)
        return Bag(counts, Poured(self, other.size) if counts.origin else None)

    def without(self, other: Bag[K]) -> Bag[K]:
        """The bag without what another holds, all of which is there."""
        counts = self.counts.raised(lambda kind: -other.counts[kind])
        return Bag(counts, Poured(self, -other.size) if counts.origin else None)
