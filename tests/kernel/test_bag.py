"""Laws of bags, against counters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from hypothesis import given
from hypothesis import strategies as st

from lexludi.kernel.bag import Bag
from lexludi.kernel.domain import Domain
from lexludi.kernel.row import Marks, Row

KINDS = Domain("xyz")
kinds = st.sampled_from(KINDS.members)
contents = st.lists(kinds, max_size=9)
CAPACITY = 4
lines = st.lists(kinds, max_size=CAPACITY)
choices = st.sets(st.integers(0, CAPACITY - 1))


def bag(listed: list[str]) -> Bag[str]:
    """The bag of these things."""
    return Bag.of(KINDS, Counter(listed))


def row(listed: list[str]) -> Row[str]:
    """The row of these things, with room for four."""
    return Row.of(CAPACITY, "x", listed)


def at(chosen: Iterable[int], line: list[str]) -> Marks:
    """The marks at those of these places where something lies."""
    return tuple(place in chosen and place < len(line) for place in range(CAPACITY))


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
def test_pouring_adds_what_lies_at_marked_places(
    listed: list[str], line: list[str], chosen: set[int]
) -> None:
    after = bag(listed).pour(row(line), at(chosen, line))
    marked = [kind for place, kind in enumerate(line) if place in chosen]
    assert after == bag([*listed, *marked])
    assert after.size == len(listed) + len(marked)


@given(contents, lines, choices)
def test_pouring_the_rest_adds_what_lies_elsewhere(
    listed: list[str], line: list[str], chosen: set[int]
) -> None:
    after = bag(listed).pour_the_rest(row(line), at(chosen, line))
    others = [kind for place, kind in enumerate(line) if place not in chosen]
    assert after == bag([*listed, *others])
    assert after.size == len(listed) + len(others)


@given(lines, choices)
def test_what_is_poured_and_the_rest_are_the_whole_row(line: list[str], chosen: set[int]) -> None:
    marks = at(chosen, line)
    assert Bag.of(KINDS).pour(row(line), marks).pour_the_rest(row(line), marks) == bag(line)


@given(contents)
def test_an_empty_row_pours_nothing(listed: list[str]) -> None:
    nowhere = at((), [])
    assert bag(listed).pour(row([]), nowhere) == bag(listed)
    assert bag(listed).pour_the_rest(row([]), nowhere) == bag(listed)


@given(contents, st.lists(kinds, min_size=CAPACITY, max_size=CAPACITY))
def test_a_full_row_pours_to_the_last_place(listed: list[str], line: list[str]) -> None:
    last, everywhere = at([CAPACITY - 1], line), at(range(CAPACITY), line)
    assert bag(listed).pour(row(line), last) == bag([*listed, line[-1]])
    assert bag(listed).pour(row(line), everywhere) == bag([*listed, *line])
    assert bag(listed).pour_the_rest(row(line), last) == bag([*listed, *line[:-1]])


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
    held.pour(row(line), at([0], line))
    held.pour_the_rest(row(line), at([0], line))
    held.join(bag(other))
    assert held == bag(listed)
