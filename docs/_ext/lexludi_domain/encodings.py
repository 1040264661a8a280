"""Where the model encodes a clause: the functions that cite it, as `citations` reads them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from lexludi.kernel.citations import How, citations


@dataclass(frozen=True, slots=True)
class Site:
    """A function that encodes a clause: `refuses` where it does so by requiring it."""

    name: str
    source: str
    refuses: bool


@cache
def sites(package: str) -> Mapping[str, tuple[Site, ...]]:
    """The functions of a package that encode each clause, those that refuse by it first."""
    found = {}
    for clause, places in citations(package).items():
        refusing = {place.name for place in places if place.how is How.REQUIRES}
        each = {Site(place.name, place.source, place.name in refusing) for place in places}
        found[clause] = tuple(sorted(each, key=lambda site: (not site.refuses, site.name)))
    return found


@cache
def cited(package: str) -> Mapping[str, tuple[str, ...]]:
    """The clauses that each function of a package encodes, by the function's full name."""
    found: dict[str, list[str]] = {}
    for clause, places in sites(package).items():
        for site in places:
            found.setdefault(site.name, []).append(clause)
    return {name: tuple(sorted(clauses)) for name, clauses in found.items()}
