"""Laws of rows, against plain lists."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lexludi.kernel.row import Row

CAPACITY = 5
things = st.integers(1, 9)
lists = st.lists(things, max_size=CAPACITY)
room = st.lists(things, max_size=CAPACITY - 1)
filled = st.lists(things, min_size=1, max_size=CAPACITY)


def row(listed: list[int]) -> Row[int]:
    """A row that can hold five, 0 standing where there is nothing."""
    return Row.of(CAPACITY, 0, listed)


def even(thing: int) -> bool:
    """A test of a thing."""
    return thing % 2 == 0


@given(lists)
def test_a_row_holds_what_it_is_made_of(listed: list[int]) -> None:
    made = row(listed)
    assert list(made) == listed
    assert made.size == len(listed)
    assert made.capacity == CAPACITY
    assert [made[place] for place in range(len(listed))] == listed
    assert [made.holds(place) for place in (-1, *made.places)] == [
        0 <= place < len(listed) for place in (-1, *made.places)
    ]


@given(lists)
def test_the_ends_of_a_row_are_those_of_the_list_or_blank(listed: list[int]) -> None:
    assert row(listed).first == (listed[0] if listed else 0)
    assert row(listed).last == (listed[-1] if listed else 0)


@given(room, things, st.data())
def test_inserting_is_inserting_into_a_list(
    listed: list[int], thing: int, data: st.DataObject
) -> None:
    place = data.draw(st.integers(0, len(listed)))
    expected = [*listed[:place], thing, *listed[place:]]
    assert row(listed).insert(place, thing) == row(expected)


@given(room, things)
def test_appending_and_prepending_insert_at_the_ends(listed: list[int], thing: int) -> None:
    assert row(listed).append(thing) == row([*listed, thing])
    assert row(listed).prepend(thing) == row([thing, *listed])


@given(filled, st.data())
def test_taking_is_deleting_from_a_list(listed: list[int], data: st.DataObject) -> None:
    place = data.draw(st.integers(0, len(listed) - 1))
    assert row(listed).take(place) == row([*listed[:place], *listed[place + 1 :]])


@given(room, things, st.data())
def test_taking_what_was_inserted_gives_the_row_back(
    listed: list[int], thing: int, data: st.DataObject
) -> None:
    place = data.draw(st.integers(0, len(listed)))
    assert row(listed).insert(place, thing).take(place) == row(listed)


@given(filled, things, st.data())
def test_replacing_is_assigning_in_a_list(
    listed: list[int], thing: int, data: st.DataObject
) -> None:
    place = data.draw(st.integers(0, len(listed) - 1))
    after = row(listed).replace(place, thing)
    assert after == row([*listed[:place], thing, *listed[place + 1 :]])
    assert after.replace(place, listed[place]) == row(listed)


@given(lists)
def test_a_row_reversed_is_the_list_reversed(listed: list[int]) -> None:
    assert row(listed).reversed() == row(listed[::-1])
    assert row(listed).reversed().reversed() == row(listed)


@given(room, things)
def test_what_is_prepended_comes_last_in_the_row_reversed(listed: list[int], thing: int) -> None:
    assert row(listed).prepend(thing).reversed() == row(listed).reversed().append(thing)


@given(lists)
def test_how_many_counts_the_things_held_and_no_blanks(listed: list[int]) -> None:
    assert row(listed).how_many(even) == sum(map(even, listed))


@given(lists, st.sets(st.tuples(st.integers(0, CAPACITY - 1), things)))
def test_marks_are_set_where_something_lies_that_passes_the_test(
    listed: list[int], chosen: set[tuple[int, int]]
) -> None:
    marks = row(listed).where(lambda at, thing: (at, thing) in chosen)
    blanks = [False] * (CAPACITY - len(listed))
    assert list(marks) == [(at, thing) in chosen for at, thing in enumerate(listed)] + blanks


@given(lists)
def test_no_mark_is_set_beyond_the_last_thing(listed: list[int]) -> None:
    marks = row(listed).where(lambda at, thing: True)
    assert marks == tuple(at < len(listed) for at in range(CAPACITY))


@given(lists, st.sets(st.integers(0, CAPACITY - 1)))
def test_how_many_marked_counts_what_passes_at_marked_places(
    listed: list[int], chosen: set[int]
) -> None:
    marks = row(listed).where(lambda at, thing: at in chosen)
    passed = sum(at in chosen and even(thing) for at, thing in enumerate(listed))
    assert row(listed).how_many_marked(marks, even) == passed


@given(room, things, st.data())
def test_a_count_after_inserting_is_the_old_one_plus_what_came(
    listed: list[int], thing: int, data: st.DataObject
) -> None:
    place = data.draw(st.integers(0, len(listed)))
    after = row(listed).insert(place, thing)
    assert after.how_many(even) == row(listed).how_many(even) + even(thing)
    assert after.how_many(even) == row(list(after)).how_many(even)


@given(filled, st.data())
def test_a_count_after_taking_is_the_old_one_less_what_left(
    listed: list[int], data: st.DataObject
) -> None:
    place = data.draw(st.integers(0, len(listed) - 1))
    after = row(listed).take(place)
    assert after.how_many(even) == row(listed).how_many(even) - even(listed[place])
    assert after.how_many(even) == row(list(after)).how_many(even)


@given(filled, things, st.data())
def test_a_count_after_replacing_is_the_old_one_less_what_left_plus_what_came(
    listed: list[int], thing: int, data: st.DataObject
) -> None:
    place = data.draw(st.integers(0, len(listed) - 1))
    after = row(listed).replace(place, thing)
    assert after.how_many(even) == row(listed).how_many(even) - even(listed[place]) + even(thing)
    assert after.how_many(even) == row(list(after)).how_many(even)


@given(lists)
def test_neighbours_are_those_next_to_each_other_in_the_list(listed: list[int]) -> None:
    pairs = list(pairwise(listed))
    assert row(listed).how_many_neighbours(lambda a, b: a < b) == sum(a < b for a, b in pairs)


@given(room, things)
def test_rows_that_hold_the_same_are_equal_however_they_came_to_be(
    listed: list[int], thing: int
) -> None:
    back = row(listed).append(thing).take(len(listed))
    assert back == row(listed)
    assert hash(back) == hash(row(listed))
    assert repr(back) == repr(row(listed))


def test_a_row_that_changed_very_often_still_counts() -> None:
    held = row([1, 2])
    for thing in range(2000):
        held = held.append(thing).take(0)
    assert list(held) == [1998, 1999]
    assert held.how_many(even) == 1


def test_a_row_beyond_its_capacity_is_refused() -> None:
    with pytest.raises(ValueError, match="cannot hold 6"):
        row([1] * 6)
