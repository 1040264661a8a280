"""On plain values the words of rules are the builtins."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from hypothesis import given
from hypothesis import strategies as st

from lexludi.kernel.domain import Domain
from lexludi.kernel.table import Table
from lexludi.kernel.words import choose, every, how_many, implies, negate, pick, same, some, total

facts = st.lists(st.booleans(), max_size=6)


@dataclass(frozen=True)
class Pair:
    """Two things."""

    left: object
    right: object


@given(facts)
def test_every_some_and_how_many_are_all_any_and_sum(listed: list[bool]) -> None:
    assert every(listed) is all(listed)
    assert some(listed) is any(listed)
    assert how_many(listed) == sum(listed)


@given(st.booleans(), st.booleans())
def test_negate_and_implies_are_those_of_logic(one: bool, other: bool) -> None:
    assert negate(one) is (not one)
    assert implies(one, other) is (not one or other)


@given(st.lists(st.integers(), max_size=6))
def test_a_total_is_the_sum(listed: list[int]) -> None:
    assert total(iter(listed)) == sum(listed)


@given(st.booleans(), st.integers(), st.text())
def test_choose_takes_the_first_where_the_fact_holds(fact: bool, yes: int, no: str) -> None:
    one, other = Pair(yes, no), Pair(no, yes)
    assert choose(fact, one, other) is (one if fact else other)


@given(st.lists(st.integers(), min_size=1, max_size=6), st.data())
def test_pick_takes_what_stands_at_a_place(listed: list[int], data: st.DataObject) -> None:
    place = data.draw(st.integers(0, len(listed) - 1))
    assert pick(place, tuple(listed)) == listed[place]


def test_every_and_some_stop_at_what_settles_them() -> None:
    def facts_until(last: bool) -> Iterator[bool]:
        yield last
        raise AssertionError("asked further")

    assert every(facts_until(False)) is False
    assert some(facts_until(True)) is True


leaves = st.one_of(st.integers(0, 2), st.booleans(), st.sampled_from("ab"))
values = st.recursive(
    leaves, lambda inner: st.one_of(st.tuples(inner, inner), st.builds(Pair, inner, inner))
)


@given(values, values)
def test_same_is_equality_of_plain_values(one: object, other: object) -> None:
    assert same(one, other) == (one == other)


def test_same_does_not_look_at_how_a_container_came_to_be() -> None:
    table = Table.filled(Domain("ab"), 1)
    assert same(table.exchange("a", "b").replace("a", 2).replace("a", 1), table)
