"""The readings that are not the defaults: one at a time, or several drawn together."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

from lexludi.viajantes.readings import Reading, Readings

DEFAULT = Readings()
KINDS: dict[str, type[Reading]] = {
    name: type(getattr(DEFAULT, name)) for name in Readings.__slots__
}


def _chosen(**readings: Any) -> Readings:
    return replace(DEFAULT, **readings)


RIVALS = [
    _chosen(**{name: reading})
    for name, kind in KINDS.items()
    for reading in kind
    if reading is not getattr(DEFAULT, name)
]


def named(readings: Readings) -> str:
    """What sets these readings apart from the defaults, for the name of a test."""
    apart = {name: getattr(readings, name) for name in KINDS}
    return ",".join(
        f"{name}={reading.value}"
        for name, reading in apart.items()
        if reading is not getattr(DEFAULT, name)
    )


def drawn(random: Random) -> Readings:
    """A reading of each ruling, each as likely as its rivals."""
    return _chosen(**{name: random.choice(list(kind)) for name, kind in KINDS.items()})
