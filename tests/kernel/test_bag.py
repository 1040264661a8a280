"""Laws of bags, against counters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from hypothesis import given
from hypothesis import strategies as st

from lexludi.kernel.bag import Bag
from lexludi.kernel.domain import Domain
from lexludi.kernel.row import Row

KINDS = Domain("xyz")
kinds = st.sampled_from(KINDS.members)
contents = st.lists(kinds, max_size=9)
CAPACITY = 4
lines = st.lists(kinds, max_size=CAPACITY)
choices = st.sets(st.tuples(st.integers(0, CAPACITY - 1), kinds))


def bag(listed: list[str]) -> Bag[str]:
    """The bag of these things."""
    return Bag.of(KINDS, Counter(listed))


def row(listed: list[str]) -> Row[str]:
    """The row of these things, with room for four."""
    return Row.of(CAPACITY, "x", listed)


def those(chosen: set[tuple[int, str]]) -> Callable[[int, str], bool]:
    """The test that is passed at these places by these kinds."""
    return lambda at, kind: (at, kind) in chosen


@given(contents, kinds)
def test_a_bag_counts_each_kind(listed: list[str], kind: str) -> None:
    assert bag(listed)[kind] == listed.count(kind)
    assert bag(listed).has(kind) == (kind in listed)
    assert bag(listed).size == len(listed)


@given(contents, kinds)
def test_adding_puts_one_more_of_a_kind_in(listed: list[str], kind: str) -> None:
    after = bag(listed).add(kind)
    assert after == bag([*listed, kind])
    assert after.size == len(listed) + 1


@given(contents, kinds)
def test_removing_undoes_adding(listed: list[str], kind: str) -> None:
    assert bag(listed).add(kind).remove(kind) == bag(listed)


@given(contents, kinds, kinds)
def test_the_order_of_adding_means_nothing(listed: list[str], one: str, other: str) -> None:
    assert bag(listed).add(one).add(other) == bag(listed).add(other).add(one)


def test_the_empty_bag_has_none_of_any_kind() -> None:
    assert Bag.of(KINDS) == bag([])
    assert Bag.of(KINDS).size == 0


@given(contents, lines, choices)
def test_pouring_adds_what_passes_the_test_of_place_and_kind(
    listed: list[str], line: list[str], chosen: set[tuple[int, str]]
) -> None:
    after = bag(listed).pour(row(line), those(chosen))
    passed = [kind for at, kind in enumerate(line) if (at, kind) in chosen]
    assert after == bag([*listed, *passed])
    assert after.size == len(listed) + len(passed)


@given(contents, lines, choices)
def test_pouring_the_rest_adds_what_does_not_pass(
    listed: list[str], line: list[str], chosen: set[tuple[int, str]]
) -> None:
    after = bag(listed).pour_the_rest(row(line), those(chosen))
    failed = [kind for at, kind in enumerate(line) if (at, kind) not in chosen]
    assert after == bag([*listed, *failed])
    assert after.size == len(listed) + len(failed)


@given(lines, choices)
def test_what_is_poured_and_the_rest_are_the_whole_row(
    line: list[str], chosen: set[tuple[int, str]]
) -> None:
    poured = Bag.of(KINDS).pour(row(line), those(chosen))
    assert poured.pour_the_rest(row(line), those(chosen)) == bag(line)


@given(contents)
def test_an_empty_row_pours_nothing(listed: list[str]) -> None:
    assert bag(listed).pour(row([]), lambda at, kind: True) == bag(listed)
    assert bag(listed).pour_the_rest(row([]), lambda at, kind: False) == bag(listed)


@given(contents, st.lists(kinds, min_size=CAPACITY, max_size=CAPACITY))
def test_a_full_row_pours_to_the_last_place(listed: list[str], line: list[str]) -> None:
    last = bag(listed).pour(row(line), lambda at, kind: at == CAPACITY - 1)
    assert last == bag([*listed, line[-1]])
    assert bag(listed).pour(row(line), lambda at, kind: True) == bag([*listed, *line])


@given(contents, contents)
def test_joining_adds_all_that_another_bag_holds(one: list[str], other: list[str]) -> None:
    assert bag(one).join(bag(other)) == bag([*one, *other])
    assert bag(one).join(bag(other)).size == len(one) + len(other)
    assert bag(one).join(bag(other)) == bag(other).join(bag(one))


@given(contents)
def test_joining_with_the_empty_bag_changes_nothing(listed: list[str]) -> None:
    assert bag(listed).join(bag([])) == bag([]).join(bag(listed)) == bag(listed)


@given(contents, lines, contents)
def test_a_change_leaves_the_bag_before_it_as_it_was(
    listed: list[str], line: list[str], other: list[str]
) -> None:
    held = bag(listed)
    held.pour(row(line), lambda at, kind: True)
    held.pour_the_rest(row(line), lambda at, kind: False)
    held.join(bag(other))
    assert held == bag(listed)
