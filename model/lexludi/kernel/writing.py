"""What written positions have in common: whom they are about, under which readings, how short.

A position says how many play and how the rulings are read, unless whoever reads it does; where both
say it they have to agree.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from msgspec import UNSET, Struct, UnsetType, structs

from lexludi.kernel.forms import Fault, Faults, given
from lexludi.kernel.readings import UnknownReading, chosen

F = TypeVar("F", bound=Struct)
R = TypeVar("R")


def players_of(written: int | UnsetType, said: int | None, allowed: Sequence[int]) -> int:
    """How many players a position is about. Raises Faults."""
    told = f"{min(allowed)} to {max(allowed)}"
    count = given(written, said)
    if count is None:
        raise Faults((Fault(("players",), f"is missing ({told})"),))
    if said not in (None, count):
        raise Faults((Fault(("players",), f"is {count}, but {said} are said to play"),))
    if count not in allowed:
        raise Faults((Fault(("players",), f"is {count}, but {told} can play"),))
    return count


def readings_of(record: type[R], written: Mapping[str, str] | UnsetType, said: R | None) -> R:
    """The readings under which a position is meant: defaults where none is named. Raises Faults."""
    nothing: Mapping[str, str] = {}
    try:
        named: R = chosen(record, given(written, nothing))
    except UnknownReading as error:
        raise Faults((Fault(("readings",), str(error)),)) from None
    if said is None:
        return named
    if not isinstance(written, UnsetType) and named != said:
        raise Faults((Fault(("readings",), "differ from those that are said to hold"),))
    return said


def shortened(form: F, means_the_same: Callable[[F], bool]) -> F:
    """The form without each field that the defaults say as well."""
    for name in form.__struct_fields__:
        shorter = structs.replace(form, **{name: UNSET})
        if means_the_same(shorter):
            form = shorter
    return form


def read_back(read: Callable[[F], Any], form: F, state: Any) -> bool:
    """Whether a form is read as that position."""
    try:
        return bool(read(form) == state)
    except Faults:
        return False
