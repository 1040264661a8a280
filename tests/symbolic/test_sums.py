"""Looking less closely at sums proves nothing that is not so: what can hold, still can."""

from __future__ import annotations

import operator
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lexludi.kernel.words import how_many, negate, same, total
from lexludi_proofs.symbolic.loosening import only_sums, without_sums
from lexludi_proofs.symbolic.numbers import bounds
from lexludi_proofs.symbolic.plain import plain
from lexludi_proofs.symbolic.solving import Found, Impossible, solve
from lexludi_proofs.symbolic.sources import Unknowns
from lexludi_proofs.symbolic.truths import term_of

COMPARISONS = (operator.eq, operator.ne, operator.lt, operator.le, operator.gt, operator.ge)
NATURAL = ((0, 1), (0, 9), (0, 300), (2, 5))
MIXED = (*NATURAL, (-1, 8), (3, 10), (-3, 0))

Loosely = Callable[[Sequence[Any]], list[Any]]


def ranges(among: Sequence[tuple[int, int]]) -> st.SearchStrategy[list[tuple[int, int]]]:
    """The bounds of many numbers."""
    return st.lists(st.sampled_from(among), min_size=9, max_size=14)


def asked(data: st.DataObject, limits: list[tuple[int, int]]) -> tuple[list[Any], list[Any]]:
    """Facts about sums of many numbers that hold at some values, and those values as facts."""
    source = Unknowns("n")
    numbers = [source.whole(low, high) for low, high in limits]
    point = [data.draw(st.integers(low, high)) for low, high in limits]
    pieces = data.draw(st.lists(st.integers(9, len(limits)), min_size=1, max_size=3))
    sums = [(total(numbers[:piece]), sum(point[:piece])) for piece in pieces]
    large = [number >= 3 for number in numbers], [value >= 3 for value in point]
    sums += [(how_many(large[0]), sum(large[1]))]
    sums += list(zip(numbers, point, strict=True))[:3]
    facts = []
    for _ in range(4):
        comparing = data.draw(st.sampled_from(COMPARISONS))
        (one, known), (other, known_too) = (
            data.draw(st.sampled_from(sums)),
            data.draw(st.sampled_from([*sums, (5, 5), (40, 40)])),
        )
        fact = comparing(one, other)
        facts.append(fact if comparing(known, known_too) else negate(fact))
    stated = [term_of(same(tuple(numbers), tuple(point)))]
    return [*source.limits, *map(term_of, facts)], stated


def can_hold(terms: Sequence[Any]) -> bool:
    """Whether the terms can hold together."""
    return isinstance(solve(terms, whole_numbers=True), Found)


@pytest.mark.parametrize("loosely", [without_sums, only_sums])
@settings(max_examples=50)
@given(data=st.data(), limits=ranges(NATURAL))
def test_what_can_hold_can_hold_when_sums_are_not_looked_into(
    loosely: Loosely, data: st.DataObject, limits: list[tuple[int, int]]
) -> None:
    facts, stated = asked(data, limits)
    assert can_hold(loosely([*facts, *stated]))
    assert can_hold(loosely(facts))


@settings(max_examples=50)
@given(data=st.data(), limits=ranges(MIXED))
def test_what_can_hold_can_hold_of_sums_when_some_summands_are_below_0(
    data: st.DataObject, limits: list[tuple[int, int]]
) -> None:
    facts, stated = asked(data, limits)
    assert can_hold(only_sums([*facts, *stated]))


def test_a_sum_may_be_less_than_a_summand_when_another_is_below_0() -> None:
    source = Unknowns("n")
    large, less = source.whole(3, 10), source.whole(-3, 0)
    numbers = [large, less, *(source.whole(0, 1) for _ in range(8))]
    facts = [*source.limits, *map(term_of, (large == 10, less == -3, total(numbers) == 7))]
    assert can_hold(facts)
    assert can_hold(without_sums(facts))


@given(limits=ranges(MIXED), data=st.data())
def test_a_long_sum_is_the_sum_and_within_its_bounds(
    limits: list[tuple[int, int]], data: st.DataObject
) -> None:
    source = Unknowns("n")
    numbers = [source.whole(low, high) for low, high in limits]
    point = [data.draw(st.integers(low, high)) for low, high in limits]
    answer = solve([term_of(same(tuple(numbers), tuple(point)))])
    assert isinstance(answer, Found)
    whole = total(numbers)
    low, high = bounds(whole)
    assert low <= sum(point) <= high
    assert plain(answer.model, whole) == sum(point)


def test_a_sum_is_known_to_be_no_less_than_any_of_its_summands() -> None:
    source = Unknowns("n")
    numbers = [source.whole(0, 9) for _ in range(12)]
    facts = [*source.limits, term_of(total(numbers) <= 4), term_of(numbers[7] >= 5)]
    assert isinstance(solve(without_sums(facts)), Impossible)


def test_equal_sums_are_known_to_be_equal_without_looking_into_them() -> None:
    source = Unknowns("n")
    numbers = [source.whole(0, 9) for _ in range(12)]
    more = source.whole(0, 3)
    facts = [*source.limits, term_of(total(numbers) + more < total(numbers))]
    for loosely in (without_sums, only_sums):
        assert isinstance(solve(loosely(facts), whole_numbers=True), Impossible)
