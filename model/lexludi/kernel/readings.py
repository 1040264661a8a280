"""Choosing readings by name, for any game: a ruling is a field of the record, a reading its value.

Everywhere outside the model a ruling goes by its name in the specification (`end-trigger`), and so
does a reading (`at-least`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields, replace
from enum import Enum
from typing import Any

from lexludi.kernel.suggesting import quoted, suggestion


class UnknownReading(LookupError):
    """A ruling or a reading that the game does not have, with what may have been meant."""


def rulings(record: type[Any]) -> dict[str, type[Enum]]:
    """The rulings that can be switched, each with its readings; the default is in `record()`."""
    default = record()
    return {
        field.name.replace("_", "-"): type(getattr(default, field.name))
        for field in fields(default)
    }


def chosen(record: type[Any], choices: Mapping[str, str]) -> Any:
    """The record with these readings chosen and the defaults elsewhere. Raises UnknownReading."""
    known = rulings(record)
    found: dict[str, Enum] = {}
    for ruling, reading in choices.items():
        if ruling not in known:
            raise UnknownReading(f"no ruling {quoted(ruling)} ({suggestion(ruling, known)})")
        values = [one.value for one in known[ruling]]
        if reading not in values:
            hint = suggestion(reading, values)
            raise UnknownReading(f"{ruling} has no reading {quoted(reading)} ({hint})")
        found[ruling.replace("-", "_")] = known[ruling](reading)
    return record(**found)


def departures(readings: Any) -> dict[str, str]:
    """The rulings in which these readings are not the default ones, each with the reading."""
    default = type(readings)()
    return {
        field.name.replace("_", "-"): getattr(readings, field.name).value
        for field in fields(readings)
        if getattr(readings, field.name) is not getattr(default, field.name)
    }


def alternatives(record: type[Any]) -> Iterator[Any]:
    """The default readings, then each that differs from them in one ruling."""
    default = record()
    yield default
    for ruling, kind in rulings(record).items():
        name = ruling.replace("-", "_")
        for reading in kind:
            if reading is not getattr(default, name):
                yield replace(default, **{name: reading})
