"""Whether what a move leads to lies within the bounds of any position."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from typing import Any

from lexludi.kernel.bag import Bag
from lexludi.kernel.domain import Domain
from lexludi.kernel.origin import Replaced
from lexludi.kernel.table import Table
from lexludi.kernel.words import every
from lexludi_proofs.symbolic.numbers import Number, bounds

Places = Mapping[Domain[Any], Any]


def within(limits: Any, value: Any, places: Places | None = None) -> bool:
    """Whether each number in a value lies within the bounds of its counterpart in another.

    `places` has an arbitrary member of some domains: bags over these are looked at there. A bag
    that was put into a table is to lie within the bounds of every entry, wherever it was put.
    """
    return every(_parts_within(limits, value, places or {}))


def _parts_within(limits: Any, value: Any, places: Places) -> Iterator[bool]:
    if value is limits:
        return
    if isinstance(limits, Number):
        low, high = bounds(limits)
        yield value >= low
        yield value <= high
    elif isinstance(limits, int) and not isinstance(limits, bool):
        yield value == limits
    elif isinstance(limits, Bag) and limits.counts.domain in places:
        place = places[limits.counts.domain]
        yield from _parts_within(limits[place], value[place], places)
    elif _is_changed_bags(value):
        yield from _parts_within(limits, value.origin.before, places)
        for each in limits.values:
            yield from _parts_within(each, value.origin.value, places)
    elif isinstance(limits, tuple):
        for one, other in zip(limits, value, strict=True):
            yield from _parts_within(one, other, places)
    elif is_dataclass(limits):
        for field in fields(limits):
            if field.compare:
                one, other = getattr(limits, field.name), getattr(value, field.name)
                yield from _parts_within(one, other, places)


def _is_changed_bags(value: Any) -> bool:
    changed = isinstance(value, Table) and isinstance(value.origin, Replaced)
    return changed and isinstance(value.origin.value, Bag)
