"""The courses of a function: each input takes exactly one, and what is decided stays decided."""

from __future__ import annotations

from itertools import product

import pytest

from lexludi.kernel.law import IllegalMove
from lexludi.kernel.words import choose, same
from lexludi_proofs.symbolic.errors import OutsideExploration
from lexludi_proofs.symbolic.exploring import Refused, explore
from lexludi_proofs.symbolic.plain import plain
from lexludi_proofs.symbolic.solving import Found, Impossible, solve
from lexludi_proofs.symbolic.sources import Unknowns
from lexludi_proofs.symbolic.truths import term_of, truth


def sorted_of_three(one: int, two: int, three: int) -> tuple[int, int, int]:
    """Three numbers in order, with plenty of branches."""
    low, high = (one, two) if one <= two else (two, one)
    if three <= low:
        return three, low, high
    return (low, three, high) if three <= high else (low, high, three)


def test_each_input_takes_exactly_one_course_and_it_ends_as_the_plain_run_does() -> None:
    source = Unknowns("n")
    numbers = source.whole(0, 3), source.whole(0, 3), source.whole(0, 3)
    paths = explore(lambda: sorted_of_three(*numbers))
    for values in product(range(4), repeat=3):
        answer = solve([*source.limits, term_of(same(numbers, values))])
        assert isinstance(answer, Found)
        taken = [path for path in paths if plain(answer.model, truth(path.condition))]
        assert len(taken) == 1
        assert plain(answer.model, taken[0].outcome) == sorted_of_three(*values)


def test_builtin_least_and_greatest_fork_and_are_right() -> None:
    source = Unknowns("n")
    numbers = source.whole(-2, 2), source.whole(-2, 2)
    paths = explore(lambda: (min(numbers), max(numbers)))
    for values in product(range(-2, 3), repeat=2):
        answer = solve([*source.limits, term_of(same(numbers, values))])
        assert isinstance(answer, Found)
        (taken,) = (path for path in paths if plain(answer.model, truth(path.condition)))
        assert plain(answer.model, taken.outcome) == (min(values), max(values))


def test_a_refusal_is_an_outcome_with_its_condition() -> None:
    source = Unknowns("n")
    number = source.whole(0, 7)

    def small() -> int:
        if number > 4:
            raise IllegalMove("too.much", "", {})
        return number

    paths = explore(small)
    assert [path.outcome for path in paths if isinstance(path.outcome, Refused)] == [
        Refused("too.much")
    ]
    for path in paths:
        exceeds = term_of(number > 4)
        wrong = solve([path.condition, exceeds])
        assert isinstance(wrong, Found) == isinstance(path.outcome, Refused)


def test_what_is_decided_is_not_asked_again() -> None:
    source = Unknowns("t")
    fact = source.truth()

    def twice() -> tuple[bool, int]:
        first = bool(fact)
        assert bool(fact) is first
        assert bool(fact == False) is not first  # noqa: E712
        return first, choose(fact, 1, 2)

    assert [path.outcome for path in explore(twice)] == [(True, 1), (False, 2)]


def test_what_is_given_is_decided() -> None:
    source = Unknowns("t")
    fact, other = source.truth(), source.truth()
    paths = explore(lambda: (bool(fact), bool(other)), given=((term_of(fact), True),))
    assert [path.outcome for path in paths] == [(True, True), (True, False)]
    for path in paths:
        assert isinstance(solve([path.condition, term_of(fact == False)]), Impossible)  # noqa: E712


def test_nothing_stays_decided_after_an_exploration() -> None:
    source = Unknowns("t")
    fact = source.truth()
    explore(lambda: bool(fact))
    with pytest.raises(OutsideExploration):
        bool(fact)


def test_explorations_nest_without_telling_each_other() -> None:
    source = Unknowns("t")
    fact = source.truth()

    def outer() -> int:
        inner = len(explore(lambda: bool(fact)))
        return inner + (10 if fact else 20)

    assert sorted(path.outcome for path in explore(outer) if isinstance(path.outcome, int)) == [
        12,
        22,
    ]


def test_a_function_that_does_not_branch_has_one_course() -> None:
    source = Unknowns("n")
    number = source.whole(0, 5)
    (path,) = explore(lambda: choose(number >= 3, number + 1, 0))
    assert path.decisions == ()
    assert isinstance(solve([path.condition]), Found)
