"""Looking less closely at sums proves nothing that is not so: what can hold, still can."""

from __future__ import annotations

import operator
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lexludi.kernel.domain import Domain
from lexludi.kernel.words import choose, every, how_many, natural, negate, pick, same, total
from lexludi_proofs.symbolic.loosening import near, only_sums, shallow_sums, without_sums
from lexludi_proofs.symbolic.numbers import bounds
from lexludi_proofs.symbolic.plain import plain
from lexludi_proofs.symbolic.solving import Found, Impossible, solve
from lexludi_proofs.symbolic.sources import Unknowns
from lexludi_proofs.symbolic.truths import term_of

COMPARISONS = (operator.eq, operator.ne, operator.lt, operator.le, operator.gt, operator.ge)
NATURAL = ((0, 1), (0, 9), (0, 300), (2, 5))
MIXED = (*NATURAL, (-1, 8), (3, 10), (-3, 0))

Loosely = Callable[[Sequence[Any]], list[Any]]
WAYS: tuple[Loosely, ...] = (without_sums, only_sums, shallow_sums)


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


@pytest.mark.parametrize("loosely", WAYS)
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
    for loosely in WAYS:
        assert isinstance(solve(loosely(facts), whole_numbers=True), Impossible)


@settings(max_examples=60)
@given(data=st.data())
def test_what_can_hold_can_hold_of_choices_and_quotients(data: st.DataObject) -> None:
    source = Unknowns("n")
    numbers = [source.whole(0, 9) for _ in range(10)]
    point = [data.draw(st.integers(0, 9)) for _ in numbers]
    at, place = source.member(Domain(range(20))), data.draw(st.integers(0, 19))
    divisor, limit = data.draw(st.integers(1, 5)), data.draw(st.integers(0, 9))
    options, known_options = ((*each, *each) for each in (numbers, point))
    chosen = point[1] if point[0] >= limit else sum(point)
    pairs = [
        (total(numbers) // divisor, sum(point) // divisor),
        (
            choose(numbers[0] >= limit, numbers[1], total(numbers)),
            chosen,
        ),
        (pick(at, options), known_options[place]),
        (how_many(number >= limit for number in numbers), sum(value >= limit for value in point)),
        (numbers[2], point[2]),
        (numbers[3] * total(numbers), point[3] * sum(point)),
    ]
    facts = []
    for _ in range(4):
        comparing = data.draw(st.sampled_from(COMPARISONS))
        (one, known), (other, known_too) = (data.draw(st.sampled_from(pairs)) for _ in range(2))
        fact = comparing(one, other)
        facts.append(fact if comparing(known, known_too) else negate(fact))
    stated = [same(tuple(numbers), tuple(point)), at == place]
    terms = [*source.limits, *map(term_of, facts)]
    for loosely in WAYS:
        assert can_hold(loosely(terms))
        assert can_hold(loosely([*terms, *map(term_of, stated)]))


def test_a_quotient_is_known_by_what_it_divides() -> None:
    source = Unknowns("n")
    numbers = [source.whole(0, 9) for _ in range(12)]
    share = total(numbers) // 5
    facts = [*source.limits, term_of(share * 5 > total(numbers))]
    assert isinstance(solve(only_sums(facts), whole_numbers=True), Impossible)
    facts = [*source.limits, term_of(share * 5 + 5 <= total(numbers))]
    assert isinstance(solve(only_sums(facts), whole_numbers=True), Impossible)


def test_a_choice_is_known_by_its_options() -> None:
    source = Unknowns("n")
    one, other = (total([source.whole(0, 9) for _ in range(12)]) for _ in range(2))
    more = choose(one >= other, one, other)
    facts = [*source.limits, term_of(more < other)]
    assert isinstance(solve(only_sums(facts), whole_numbers=True), Impossible)


def test_a_product_is_known_to_grow_with_both_factors() -> None:
    source = Unknowns("n")
    one, other, less, more = (source.whole(0, 9) for _ in range(4))
    narrow, wide = (total([source.whole(0, 9) for _ in range(8)]) for _ in range(2))
    given = [*source.limits, *map(term_of, (one <= other, narrow <= wide))]
    facts = [*given, term_of(one * narrow > other * wide)]
    assert isinstance(solve(only_sums(facts), whole_numbers=True), Impossible)
    assert can_hold(only_sums([*given, term_of(less * narrow > more * wide)]))


def test_a_sum_of_smaller_products_is_known_to_be_smaller() -> None:
    source = Unknowns("n")
    pairs = [tuple(source.whole(0, 9) * source.whole(0, 70) for _ in range(2)) for _ in range(7)]
    each = [term_of(one <= other) for one, other in pairs]
    less, more = (total(sides) for sides in zip(*pairs, strict=True))
    facts = [*source.limits, *each, term_of(less > more)]
    assert isinstance(solve(shallow_sums(facts), whole_numbers=True), Impossible)


def test_a_count_of_narrower_facts_is_known_to_be_no_greater() -> None:
    source = Unknowns("n")
    numbers, marks = [source.whole(0, 9) for _ in range(12)], [source.truth() for _ in range(12)]
    large = [number >= 5 for number in numbers]
    marked = [every((mark, fact)) for mark, fact in zip(marks, large, strict=True)]
    wrong = [*source.limits, term_of(how_many(marked) > how_many(large))]
    right = [*source.limits, term_of(how_many(marked) < how_many(large))]
    for loosely in WAYS:
        assert isinstance(solve(loosely(wrong), whole_numbers=True), Impossible)
        assert can_hold(loosely(right))


def test_a_count_of_other_facts_is_not_known_to_be_no_greater() -> None:
    source = Unknowns("n")
    numbers, others = ([source.whole(0, 9) for _ in range(12)] for _ in range(2))
    one, other = ([number >= 5 for number in each] for each in (numbers, others))
    facts = [*source.limits, term_of(how_many(one) > how_many(other))]
    for loosely in WAYS:
        assert can_hold(loosely(facts))


def test_what_is_near_a_fact_is_about_its_numbers() -> None:
    source = Unknowns("n")
    one, two, three = (source.whole(0, 9) for _ in range(3))
    about_it, beside_it, goal = map(term_of, (one + two >= 3, three >= 4, one <= 1))
    assert [term.eq(about_it) for term in near([about_it, beside_it], goal)[:-1]] == [True]


@given(st.integers(0, 40))
def test_a_number_that_is_natural_is_itself(number: int) -> None:
    assert natural(number) == number
    source = Unknowns("n")
    one = source.whole(0, 9)
    assert bounds(natural(one - 3)) == (0, 6)
    facts = [*source.limits, term_of(natural(one - 3) == 2), term_of(negate(one == 5))]
    assert isinstance(solve(facts), Impossible)


def test_what_is_known_of_an_unknown_is_open_of_one_with_more_to_choose_from() -> None:
    small, large = (Unknowns("same name").whole(0, most) for most in (33, 40))
    only_sums([term_of(small >= 20)])
    assert isinstance(solve(only_sums([term_of(large >= 38)]), whole_numbers=True), Found)
