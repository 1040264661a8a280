"""Lifted whole numbers are Python's: no bound is missed and nothing overflows."""

from __future__ import annotations

import operator
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lexludi.kernel.words import choose, every, how_many, negate, same, some, total
from lexludi_proofs.symbolic.numbers import bounds
from lexludi_proofs.symbolic.plain import plain
from lexludi_proofs.symbolic.solving import Found, Impossible, solve
from lexludi_proofs.symbolic.sources import Unknowns
from lexludi_proofs.symbolic.truths import term_of

RANGES = ((0, 7), (-5, 5), (-9, -1), (3, 12), (0, 1), (-128, 127))
COMPARISONS = (operator.eq, operator.ne, operator.lt, operator.le, operator.gt, operator.ge)

Values = Sequence[int]


@dataclass(frozen=True)
class Expression:
    """A function of some numbers, and how it is written."""

    written: str
    of: Callable[[Values], int]

    def __repr__(self) -> str:
        return self.written


def _variable(at: int) -> Expression:
    return Expression(f"x{at}", lambda values: values[at])


def _constant(value: int) -> Expression:
    return Expression(str(value), lambda _: value)


def _binary(sign: str, function: Callable[[int, int], int]) -> Callable[..., Expression]:
    return lambda one, other: Expression(
        f"({one} {sign} {other})", lambda values: function(one.of(values), other.of(values))
    )


def _divided(one: Expression, divisor: int) -> Expression:
    return Expression(f"({one} // {divisor})", lambda values: one.of(values) // divisor)


def _summed(listed: list[Expression]) -> Expression:
    return Expression(f"sum{listed}", lambda values: total(each.of(values) for each in listed))


def _larger(one: Expression, other: Expression) -> Expression:
    def larger(values: Values) -> int:
        left, right = one.of(values), other.of(values)
        return choose(left >= right, left, right)

    return Expression(f"larger({one}, {other})", larger)


def _larger_than(one: Expression, others: list[Expression]) -> Expression:
    return Expression(
        f"how many of {others} < {one}",
        lambda values: how_many(each.of(values) < one.of(values) for each in others),
    )


def _switch(at: int, limit: int, yes: int, no: int) -> Expression:
    return Expression(
        f"({yes} if x{at} > {limit} else {no})",
        lambda values: choose(values[at] > limit, yes, no),
    )


def _growing(inner: st.SearchStrategy[Expression]) -> st.SearchStrategy[Expression]:
    several = st.lists(inner, min_size=1, max_size=4)
    return st.one_of(
        st.builds(_binary("+", operator.add), inner, inner),
        st.builds(_binary("*", operator.mul), inner, inner),
        st.builds(_summed, several),
        st.builds(_larger, inner, inner),
        st.builds(_larger_than, inner, several),
    )


def _shrinking(inner: st.SearchStrategy[Expression]) -> st.SearchStrategy[Expression]:
    return st.one_of(
        st.builds(_binary("-", operator.sub), inner, inner),
        inner.map(lambda one: Expression(f"-{one}", lambda values: -one.of(values))),
    )


variables = st.sampled_from(range(len(RANGES))).map(_variable)
constants = st.integers(-20, 20).map(_constant)
small = st.integers(-2, 2)
switches = st.builds(_switch, st.sampled_from(range(len(RANGES))), st.just(0), small, small)
naturals = st.recursive(
    st.one_of(
        st.sampled_from([at for at, (low, _) in enumerate(RANGES) if low >= 0]).map(_variable),
        st.integers(0, 20).map(_constant),
    ),
    lambda inner: st.one_of(_growing(inner), st.builds(_divided, inner, st.integers(1, 9))),
    max_leaves=5,
)
expressions = st.recursive(
    st.one_of(variables, constants, switches, naturals),
    lambda inner: st.one_of(_growing(inner), _shrinking(inner)),
    max_leaves=6,
)
points = st.tuples(*(st.integers(low, high) for low, high in RANGES))


def unknowns() -> tuple[tuple[int, ...], list[Any]]:
    """An unknown number for each range, with their limits."""
    source = Unknowns("x")
    return tuple(source.whole(low, high) for low, high in RANGES), source.limits


def model_at(point: Values) -> tuple[tuple[int, ...], Any]:
    """The unknown numbers, and the model in which they are these."""
    numbers, limits = unknowns()
    answer = solve([*limits, term_of(same(numbers, tuple(point)))])
    assert isinstance(answer, Found)
    return numbers, answer.model


@given(expressions, points)
def test_a_lifted_expression_is_what_python_makes_of_it(
    expression: Expression, point: Values
) -> None:
    numbers, model = model_at(point)
    lifted, expected = expression.of(numbers), expression.of(point)
    low, high = bounds(lifted)
    assert low <= expected <= high
    assert plain(model, lifted) == expected


@given(expressions, expressions, points)
def test_lifted_comparisons_are_those_of_python(
    one: Expression, other: Expression, point: Values
) -> None:
    numbers, model = model_at(point)
    for comparison in COMPARISONS:
        lifted = comparison(one.of(numbers), other.of(numbers))
        assert plain(model, lifted) == comparison(one.of(point), other.of(point))


@given(
    st.lists(st.tuples(st.sampled_from(COMPARISONS), expressions, expressions), max_size=4), points
)
def test_lifted_logic_is_that_of_python(
    asked: list[tuple[Callable[[int, int], bool], Expression, Expression]], point: Values
) -> None:
    numbers, model = model_at(point)

    def facts(values: Values) -> list[bool]:
        return [comparison(one.of(values), other.of(values)) for comparison, one, other in asked]

    lifted, expected = facts(numbers), facts(point)
    assert plain(model, every(lifted)) == all(expected)
    assert plain(model, some(lifted)) == any(expected)
    assert plain(model, how_many(lifted)) == sum(expected)
    assert [plain(model, negate(fact)) for fact in lifted] == [not fact for fact in expected]


@given(st.lists(st.sampled_from([True, False, None]), max_size=12), st.data())
def test_how_many_of_many_facts_hold_is_their_sum(
    facts: list[bool | None], data: st.DataObject
) -> None:
    source = Unknowns("t")
    asked = [source.truth() if fact is None else fact for fact in facts]
    known = [data.draw(st.booleans()) if fact is None else fact for fact in facts]
    answer = solve([term_of(same(tuple(asked), tuple(known)))])
    assert isinstance(answer, Found)
    assert plain(answer.model, how_many(asked)) == sum(known)
    assert plain(answer.model, how_many(asked) + how_many(asked)) == 2 * sum(known)
    low, high = bounds(how_many(asked))
    assert low <= sum(known) <= high <= len(facts)


def test_one_term_that_stands_for_two_numbers_is_not_taken_for_one() -> None:
    fact = Unknowns("t").truth()
    up, down = choose(fact, 1, 0), choose(fact, -1, 0)
    for doubtful in (up + down != 0, up - down != 2 * up, up + up + down != up):
        assert doubtful is False or isinstance(solve([term_of(doubtful)]), Impossible)


@pytest.mark.parametrize("divisor", range(1, 9))
def test_floor_division_is_that_of_python_for_every_number(divisor: int) -> None:
    source = Unknowns("n")
    number = source.whole(0, 20)
    for value in range(21):
        answer = solve([*source.limits, term_of(number == value)])
        assert isinstance(answer, Found)
        assert plain(answer.model, number // divisor) == value // divisor


@pytest.mark.parametrize(("low", "high"), [*RANGES, (0, 0), (5, 5), (-1, 0), (0, 8), (-3, 300)])
def test_an_unknown_number_takes_every_value_within_its_bounds_and_no_other(
    low: int, high: int
) -> None:
    source = Unknowns("n")
    number = source.whole(low, high)
    assert bounds(number) == (low, high)
    for value in (low, (low + high) // 2, high):
        assert isinstance(solve([*source.limits, term_of(number == value)]), Found)
    for outside in (number < low, number > high, number == high + 1, number == low - 1):
        assert isinstance(solve([*source.limits, term_of(outside)]), Impossible)


def test_a_number_whose_bounds_leave_no_choice_is_a_plain_one() -> None:
    source = Unknowns("n")
    number = source.whole(0, 9)
    assert source.whole(4, 4) == 4
    assert number * 0 == 0
    assert choose(source.truth(), 3, 3) == 3
