"""Logic that must not branch: on plain values these are the builtins.

A rule that says `every(...)` instead of `all(...)` can be run on values nobody knows yet, and
then gives one formula instead of one run for each way it could turn out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import fields, is_dataclass
from typing import TypeVar, cast

from lexludi.kernel.domain import Domain
from lexludi.kernel.unknown import Unknown, UnknownKey, UnknownNumber, UnknownTruth

T = TypeVar("T")


def every(facts: Iterable[bool]) -> bool:
    """Whether all of the facts hold."""
    unknown: list[UnknownTruth] = []
    for fact in facts:
        if isinstance(fact, UnknownTruth):
            unknown.append(fact)
        elif not fact:
            return False
    return unknown[0].every(cast("list[bool]", unknown)) if unknown else True


def some(facts: Iterable[bool]) -> bool:
    """Whether at least one of the facts holds."""
    unknown: list[UnknownTruth] = []
    for fact in facts:
        if isinstance(fact, UnknownTruth):
            unknown.append(fact)
        elif fact:
            return True
    return unknown[0].some(cast("list[bool]", unknown)) if unknown else False


def negate(fact: bool) -> bool:
    """Whether the fact does not hold."""
    return fact.negate() if isinstance(fact, UnknownTruth) else not fact


def implies(premise: bool, conclusion: bool) -> bool:
    """Whether the conclusion holds wherever the premise does."""
    return some((negate(premise), conclusion))


def how_many(facts: Iterable[bool]) -> int:
    """How many of the facts hold."""
    listed = list(facts)
    for fact in listed:
        if isinstance(fact, UnknownTruth):
            return fact.count(listed)
    return sum(listed)


def odd(facts: Iterable[bool]) -> bool:
    """Whether an odd number of the facts hold."""
    result = False
    for fact in facts:
        result = result != fact
    return result


def total(numbers: Iterable[int]) -> int:
    """The sum of the numbers."""
    listed = list(numbers)
    for number in listed:
        if isinstance(number, UnknownNumber):
            return number.total(listed)
    return sum(listed)


def natural(number: int) -> int:
    """A number that is known not to be below 0, such as a count; the same number."""
    return number.natural() if isinstance(number, UnknownNumber) else number


def choose(fact: bool, yes: T, no: T) -> T:
    """`yes` where the fact holds and `no` where it does not."""
    if isinstance(fact, UnknownTruth):
        return fact.choose(yes, no)
    return yes if fact else no


def first_that(options: Iterable[tuple[bool, T]], otherwise: T) -> T:
    """The first option whose fact holds."""
    found = otherwise
    for fact, option in reversed(list(options)):
        found = choose(fact, option, found)
    return found


def first_of(domain: Domain[T], fact: Callable[[T], bool]) -> T:
    """The first member of which a fact holds; the first of all where it holds of none."""
    return first_that(((fact(one), one) for one in domain), domain.members[0])


def pick(place: int, options: tuple[T, ...]) -> T:
    """The option at a place, counted from 0; the place may be unknown."""
    return (
        place.select(options, range(len(options)))
        if isinstance(place, UnknownKey)
        else options[place]
    )


def same(one: object, other: object) -> bool:
    """Whether two values are equal all the way down, without branching on any part.

    Raises TypeError where the two are not of one shape, unless both are plain.
    """
    if one is other:
        return True
    if isinstance(one, Unknown) or isinstance(other, Unknown):
        return one == other
    if isinstance(one, tuple) and isinstance(other, tuple) and len(one) == len(other):
        return every(same(a, b) for a, b in zip(one, other, strict=True))
    if is_dataclass(one) and type(one) is type(other):
        return every(
            same(getattr(one, field.name), getattr(other, field.name))
            for field in fields(one)
            if field.compare
        )
    return one == other
