"""The readings that are not the defaults: one at a time, or several drawn together."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from hypothesis import strategies as st

from lexludi.itchy_feet.readings import Reading, Readings

DEFAULT = Readings()
KINDS: dict[str, type[Reading]] = {
    name: type(getattr(DEFAULT, name)) for name in Readings.__slots__
}


def chosen(**readings: Any) -> Readings:
    """The default readings but for these."""
    return replace(DEFAULT, **readings)


RIVALS = [
    chosen(**{name: reading})
    for name, kind in KINDS.items()
    for reading in kind
    if reading is not getattr(DEFAULT, name)
]

# What is seen differently, or done by somebody else, leaves every move as it is.
NOT_OF_MOVES = {"traded_cards", "limit_choice"}


def apart(readings: Readings) -> set[str]:
    """The rulings of which another reading than the default is chosen."""
    return {name for name in KINDS if getattr(readings, name) is not getattr(DEFAULT, name)}


OF_MOVES = [readings for readings in RIVALS if not apart(readings) & NOT_OF_MOVES]


def named(readings: Readings) -> str:
    """What sets these readings apart from the defaults, for the name of a test."""
    return ",".join(f"{name}={getattr(readings, name).value}" for name in sorted(apart(readings)))


def any_readings() -> st.SearchStrategy[Readings]:
    """A reading of each ruling, each as likely as its rivals."""
    return st.builds(
        Readings, **{name: st.sampled_from(list(kind)) for name, kind in KINDS.items()}
    )
