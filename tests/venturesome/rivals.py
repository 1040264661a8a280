"""The readings that are not the defaults: one at a time, or several drawn together."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

from lexludi.venturesome.readings import Reading, Readings

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

# What is seen or scored differently leaves every move as it is, and the other way round.
SEEN = {"counts"}
SCORED = {"maps", "sets", "gem_points", "disqualified", "last_tie_break", "shared_fewest"}


def apart(readings: Readings) -> set[str]:
    """The rulings of which another reading than the default is chosen."""
    return {name for name in KINDS if getattr(readings, name) is not getattr(DEFAULT, name)}


OF_MOVES = [readings for readings in RIVALS if not apart(readings) & (SEEN | SCORED)]
OF_SCORES = [readings for readings in RIVALS if apart(readings) & SCORED]


def named(readings: Readings) -> str:
    """What sets these readings apart from the defaults, for the name of a test."""
    return ",".join(f"{name}={getattr(readings, name).value}" for name in sorted(apart(readings)))


def drawn(random: Random) -> Readings:
    """A reading of each ruling, each as likely as its rivals."""
    return chosen(**{name: random.choice(list(kind)) for name, kind in KINDS.items()})
