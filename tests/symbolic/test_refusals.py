"""What has no meaning as logic is refused, loudly: none of it gives a wrong formula."""

from __future__ import annotations

import operator
from collections.abc import Callable
from enum import Enum
from itertools import count
from typing import Any

import pytest

from lexludi.kernel.domain import Domain, all_of
from lexludi.kernel.row import Row
from lexludi.kernel.table import Table
from lexludi.kernel.words import choose
from lexludi_proofs.symbolic.errors import (
    Nondeterministic,
    OutsideExploration,
    TooManyPaths,
    Unliftable,
)
from lexludi_proofs.symbolic.exploring import explore
from lexludi_proofs.symbolic.sources import Unknowns


class Suit(Enum):
    """A domain with something to ask of its members."""

    RED = "red"
    BLACK = "black"
    GREEN = "green"

    def rank(self) -> int:
        """A method."""
        return len(self.value)


SUITS = all_of(Suit)


def number() -> Any:
    """An unknown number."""
    return Unknowns("n").whole(-2, 5)


def truth() -> Any:
    """An unknown truth."""
    return Unknowns("t").truth()


def member() -> Any:
    """An unknown member."""
    return Unknowns("m").member(SUITS)


UNKNOWNS = (number, truth, member)


@pytest.mark.parametrize("unknown", UNKNOWNS)
def test_an_unknown_is_never_hashed(unknown: Callable[[], Any]) -> None:
    for hashing in (
        hash,
        lambda value: {value},
        lambda value: {value: 1},
        lambda value: value in SUITS,
    ):
        with pytest.raises(Unliftable, match="hash"):
            explore(lambda hashing=hashing: hashing(unknown()))  # type: ignore[misc]


@pytest.mark.parametrize("unknown", UNKNOWNS)
def test_an_unknown_is_never_an_index(unknown: Callable[[], Any]) -> None:
    for indexing in (lambda at: [1, 2, 3][at], lambda at: "abc"[at:], range, operator.index):
        with pytest.raises(Unliftable, match="index"):
            explore(lambda indexing=indexing: indexing(unknown()))  # type: ignore[misc]


@pytest.mark.parametrize("unknown", UNKNOWNS)
def test_an_unknown_has_no_int(unknown: Callable[[], Any]) -> None:
    with pytest.raises(Unliftable, match=r"int\(\)"):
        explore(lambda: int(unknown()))


@pytest.mark.parametrize("unknown", UNKNOWNS)
def test_an_unknown_has_no_float(unknown: Callable[[], Any]) -> None:
    with pytest.raises(TypeError):
        explore(lambda: float(unknown()))


@pytest.mark.parametrize("asking", [bool, lambda value: not value, lambda value: 1 if value else 0])
@pytest.mark.parametrize("unknown", [number, truth])
def test_an_unknown_is_asked_for_its_truth_only_within_an_exploration(
    unknown: Callable[[], Any], asking: Callable[[Any], object]
) -> None:
    with pytest.raises(OutsideExploration):
        asking(unknown())
    assert len(explore(lambda: asking(unknown()))) == 2


def test_an_unknown_member_has_no_truth() -> None:
    with pytest.raises(Unliftable, match="truth"):
        explore(lambda: bool(member()))


@pytest.mark.parametrize("order", [operator.lt, operator.le, operator.gt, operator.ge])
def test_members_have_no_order(order: Callable[[Any, Any], object]) -> None:
    with pytest.raises(Unliftable, match="order"):
        explore(lambda: order(member(), member()))
    with pytest.raises(Unliftable, match="order"):
        explore(lambda: order(member(), Suit.RED))


@pytest.mark.parametrize(
    "operation",
    [
        operator.truediv,
        operator.mod,
        operator.pow,
        divmod,
        operator.and_,
        operator.or_,
        operator.xor,
        operator.lshift,
        operator.rshift,
    ],
)
def test_operations_without_a_lifted_meaning_are_refused_on_either_side(
    operation: Callable[[Any, Any], object],
) -> None:
    for operands in ((number(), 2), (2, number()), (number(), number())):
        with pytest.raises(TypeError):
            explore(lambda operands=operands: operation(*operands))  # type: ignore[misc]


@pytest.mark.parametrize("rounding", [round, abs, operator.invert, operator.pos])
def test_roundings_and_signs_without_a_lifted_meaning_are_refused(
    rounding: Callable[[Any], object],
) -> None:
    with pytest.raises(TypeError):
        explore(lambda: rounding(number()))


def test_only_a_number_from_0_up_is_divided_and_only_by_a_known_number_above_0() -> None:
    natural: Any = Unknowns("n").whole(0, 5)
    for one, other in (
        (number(), 2),
        (natural, 0),
        (natural, -2),
        (natural, natural),
        (7, natural),
    ):
        with pytest.raises(Unliftable):
            explore(lambda one=one, other=other: one // other)  # type: ignore[misc]


def test_methods_of_an_unknown_member_are_refused() -> None:
    with pytest.raises(Unliftable, match="rank"):
        explore(lambda: member().rank())


def test_attributes_that_cannot_be_put_into_one_are_refused() -> None:
    with pytest.raises(Unliftable, match="cannot be merged"):
        explore(lambda: member().value)


def test_values_of_different_shapes_are_not_merged() -> None:
    for one, other in ((1, True), (1, "one"), ((1,), (1, 2)), (None, 1), ("a", "b")):
        with pytest.raises((Unliftable, TypeError, ValueError)):
            choose(truth(), one, other)


def test_a_truth_is_no_number_and_a_number_no_truth() -> None:
    for one, other in ((truth(), 1), (number(), True), (truth(), number()), (number(), truth())):
        for comparing in (operator.eq, operator.ne):
            with pytest.raises(Unliftable):
                comparing(one, other)
    for operation in (operator.add, operator.mul, operator.lt):
        with pytest.raises(TypeError):
            operation(truth(), 1)
        with pytest.raises(TypeError):
            operation(number(), True)


def test_an_unknown_is_not_equal_to_what_it_can_never_be() -> None:
    assert (member() == "red") is False
    assert (member() != None) is True  # noqa: E711
    assert (number() == "2") is False
    assert (number() == 6) is False
    assert (truth() == "true") is False


def test_a_row_of_unknown_size_is_not_iterated() -> None:
    with pytest.raises(Unliftable):
        explore(lambda: list(Unknowns("r").row(0, (1, 2, 3))))


def test_a_table_is_not_read_at_a_member_that_it_may_lack() -> None:
    table = Table.of(Domain((Suit.RED, Suit.BLACK)), lambda suit: suit)
    with pytest.raises(Unliftable):
        explore(lambda: table[member()])


def test_a_function_that_takes_another_course_when_run_again_is_caught() -> None:
    source = Unknowns("t")
    facts = [source.truth() for _ in range(3)]
    runs = count()

    def moody() -> bool:
        return bool(facts[next(runs)]) and bool(facts[2])

    with pytest.raises(Nondeterministic, match="ran into"):
        explore(moody)


def test_a_function_that_stops_short_when_run_again_is_caught() -> None:
    source = Unknowns("t")
    facts = [source.truth() for _ in range(2)]
    runs = count()

    def weary() -> bool:
        return next(runs) == 0 and bool(facts[0]) and bool(facts[1])

    with pytest.raises(Nondeterministic, match="stopped short"):
        explore(weary)


def test_more_courses_than_the_limit_raise_and_are_never_cut_off() -> None:
    source = Unknowns("t")
    facts = [source.truth() for _ in range(4)]

    def all_sides() -> int:
        return sum(1 if fact else 0 for fact in facts)

    assert len(explore(all_sides, most=16)) == 16
    with pytest.raises(TooManyPaths, match="more than 15"):
        explore(all_sides, most=15)


def test_an_error_in_a_model_function_is_no_outcome() -> None:
    with pytest.raises(ZeroDivisionError):
        explore(lambda: 1 // 0 if truth() else 1)
    with pytest.raises(OutsideExploration):
        bool(truth())


def test_a_row_takes_an_unknown_place_and_no_other_container_does() -> None:
    held = Row.of(3, 0, (1, 2, 3))
    place: Any = Unknowns("p").whole(0, 2)
    assert repr(held[place]) == "a number from 1 to 3"
    with pytest.raises(Unliftable, match="index"):
        held.cells[place]
