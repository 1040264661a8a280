"""Whether what a move leads to lies within the bounds of any position."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

from lexludi.kernel.words import every
from lexludi_proofs.symbolic.numbers import Number, bounds


def within(limits: Any, value: Any) -> bool:
    """Whether each number in a value lies within the bounds of its counterpart in another."""
    return every(_parts_within(limits, value))


def _parts_within(limits: Any, value: Any) -> Iterator[bool]:
    if isinstance(limits, Number):
        low, high = bounds(limits)
        yield value >= low
        yield value <= high
    elif isinstance(limits, int) and not isinstance(limits, bool):
        yield value == limits
    elif isinstance(limits, tuple):
        for one, other in zip(limits, value, strict=True):
            yield from _parts_within(one, other)
    elif is_dataclass(limits):
        for field in fields(limits):
            if field.compare:
                yield from _parts_within(getattr(limits, field.name), getattr(value, field.name))
