"""The step of twelve suitcases written straight against z3, as one would without the lift.

A card is put into one of twelve suitcases, each a column of at most five cards of thirteen kinds,
face up or down. Where every suitcase is closed exactly when it is full, and some suitcase holds at
most five cards that alternate, it still does after the put.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import z3

SUITCASES: Final = 12
KINDS: Final = 13
PLACES: Final = 5
SIZE, KIND, NAME = 3, 4, 4  # bits


@dataclass(frozen=True)
class Suitcase:
    """The terms of one suitcase."""

    kinds: list[Any]
    faces: list[Any]
    size: Any
    closed: Any


def unknown_suitcase(name: str, limits: list[Any]) -> Suitcase:
    """A suitcase with any cards."""
    kinds = [z3.BitVec(f"{name}.kind.{at}", KIND) for at in range(PLACES)]
    faces = [z3.Bool(f"{name}.up.{at}") for at in range(PLACES)]
    size = z3.BitVec(f"{name}.size", SIZE)
    limits.extend(z3.ULE(kind, KINDS - 1) for kind in kinds)
    limits.append(z3.ULE(size, PLACES))
    return Suitcase(kinds, faces, size, z3.Bool(f"{name}.closed"))


def chosen(key: Any, options: list[Any]) -> Any:
    """The option at a key."""
    result = options[-1]
    for at, option in reversed(list(enumerate(options[:-1]))):
        result = z3.If(key == at, option, result)
    return result


def at_key(key: Any, suitcases: list[Suitcase]) -> Suitcase:
    """The suitcase at a key."""
    return Suitcase(
        [chosen(key, [each.kinds[at] for each in suitcases]) for at in range(PLACES)],
        [chosen(key, [each.faces[at] for each in suitcases]) for at in range(PLACES)],
        chosen(key, [each.size for each in suitcases]),
        chosen(key, [each.closed for each in suitcases]),
    )


def last_face(suitcase: Suitcase) -> Any:
    """Which way up the last card lies."""
    return chosen(suitcase.size - 1, suitcase.faces)


def filled(suitcase: Suitcase, kind: Any, face: Any) -> Suitcase:
    """The suitcase with a card laid last, closed where it is then full."""
    here = [suitcase.size == at for at in range(PLACES)]
    size = suitcase.size + 1
    return Suitcase(
        [z3.If(now, kind, old) for now, old in zip(here, suitcase.kinds, strict=True)],
        [z3.If(now, face, old) for now, old in zip(here, suitcase.faces, strict=True)],
        size,
        z3.Or(suitcase.closed, size == PLACES),
    )


def either(condition: Any, one: Suitcase, other: Suitcase) -> Suitcase:
    """One suitcase where the condition holds, the other elsewhere."""
    return Suitcase(
        [z3.If(condition, a, b) for a, b in zip(one.kinds, other.kinds, strict=True)],
        [z3.If(condition, a, b) for a, b in zip(one.faces, other.faces, strict=True)],
        z3.If(condition, one.size, other.size),
        z3.If(condition, one.closed, other.closed),
    )


def holds(suitcase: Suitcase) -> Any:
    """At most five cards, alternating."""
    neighbours = [
        z3.Implies(
            z3.ULT(at + 1, suitcase.size), z3.Xor(suitcase.faces[at], suitcase.faces[at + 1])
        )
        for at in range(PLACES - 1)
    ]
    return z3.And(z3.ULE(suitcase.size, PLACES), *neighbours)


def step() -> list[Any]:
    """The terms that hold together exactly where a put breaks what is claimed: nowhere."""
    limits: list[Any] = []
    before = [unknown_suitcase(f"s{at}", limits) for at in range(SUITCASES)]
    into, holder = z3.BitVec("into", NAME), z3.BitVec("holder", NAME)
    kind, face = z3.BitVec("kind", KIND), z3.Bool("up")
    limits.extend(z3.ULE(name, SUITCASES - 1) for name in (into, holder))
    limits.append(z3.ULE(kind, KINDS - 1))
    target = at_key(into, before)
    legal = z3.And(
        z3.Not(target.closed),
        z3.Or(target.size == 0, z3.Xor(face, last_face(target))),
    )
    laid = filled(target, kind, face)
    after = [either(into == at, laid, suitcase) for at, suitcase in enumerate(before)]
    closed_when_full = [each.closed == (each.size == PLACES) for each in before]
    premise = holds(at_key(holder, before))
    return [*limits, *closed_when_full, premise, legal, z3.Not(holds(at_key(holder, after)))]
