"""Places: the notation of `:source:`, from one or more sections of the rulebook.

`Setup, s3` is one unit, `Setup, s3-s5, s8` several of a section, and sections are parted by
semicolons: `Setup, s3; Scoring, s1`. Unit 0 is the heading of its section.
"""

from __future__ import annotations

import re
from itertools import groupby
from typing import TYPE_CHECKING

from lexludi_spec.texts import Place

if TYPE_CHECKING:
    from collections.abc import Iterable

_PART = re.compile(r"(?P<section>.+?)(?P<units>(?:,\s*s\d+(?:-s\d+)?)+)")
_UNITS = re.compile(r"s(\d+)(?:-s(\d+))?")


def parse_places(source: str) -> tuple[Place, ...]:
    """The units that a `:source:` names; `ValueError` where it does not follow the notation."""
    places: list[Place] = []
    for part in source.split(";"):
        found = _PART.fullmatch(part.strip())
        if found is None:
            raise ValueError(f"a place is 'section, s1' or 'section, s1-s3, s5', not {part!r}")
        for first, last in _UNITS.findall(found["units"]):
            if last and int(last) <= int(first):
                raise ValueError(f"the range s{first}-s{last} leads nowhere")
            for ordinal in range(int(first), int(last or first) + 1):
                places.append(Place(found["section"], ordinal))
    return tuple(places)


def format_places(places: Iterable[Place]) -> str:
    """The shortest `:source:` for these units, sections in the order of their first unit."""
    ordered: dict[str, set[int]] = {}
    for place in places:
        ordered.setdefault(place.section, set()).add(place.ordinal)
    parts = []
    for section, ordinals in ordered.items():
        runs = groupby(enumerate(sorted(ordinals)), lambda pair: pair[1] - pair[0])
        spans = [[ordinal for _, ordinal in run] for _, run in runs]
        parts.append(", ".join([section, *(_span(span[0], span[-1]) for span in spans)]))
    return "; ".join(parts)


def _span(first: int, last: int) -> str:
    return f"s{first}" if first == last else f"s{first}-s{last}"
