"""Laws of piles, against plain lists: the top is the first card, the bottom the last."""

from __future__ import annotations

from collections import deque

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lexludi.kernel.pile import Pile
from lexludi.kernel.row import Row

CAPACITY = 5
cards = st.integers(1, 9)
lists = st.lists(cards, max_size=CAPACITY)
room = st.lists(cards, max_size=CAPACITY - 1)
filled = st.lists(cards, min_size=1, max_size=CAPACITY)
full = st.lists(cards, min_size=CAPACITY, max_size=CAPACITY)


def pile(listed: list[int]) -> Pile[int]:
    """A pile that can hold five, top first, 0 standing where there is no card."""
    return Pile.of(CAPACITY, 0, listed)


def even(card: int) -> bool:
    """A test of a card."""
    return card % 2 == 0


def counted(held: Pile[int]) -> int:
    """How many cards pass the test, by looking at each."""
    return sum(map(even, held))


@given(lists)
def test_a_pile_holds_its_cards_in_order_and_nothing_else(listed: list[int]) -> None:
    assert list(pile(listed)) == listed
    assert pile(listed).size == len(listed)
    assert pile(listed).row == Row.of(CAPACITY, 0, listed)
    assert pile(listed).how_many(even) == sum(map(even, listed))


@given(lists)
def test_the_top_is_the_first_card_or_blank(listed: list[int]) -> None:
    assert pile(listed).top == (listed[0] if listed else 0)


@given(filled)
def test_drawing_takes_the_top_and_leaves_the_order(listed: list[int]) -> None:
    assert pile(listed).drawn() == pile(listed[1:])


@given(room, cards)
def test_what_is_put_under_comes_last_and_leaves_the_order(listed: list[int], card: int) -> None:
    assert pile(listed).put_under(card) == pile([*listed, card])


@given(lists, st.lists(st.none() | cards, max_size=20))
def test_a_pile_is_a_queue(listed: list[int], done: list[int | None]) -> None:
    held, queue = pile(listed), deque(listed)
    for card in done:
        if card is None and queue:
            assert held.top == queue.popleft()
            held = held.drawn()
        elif card is not None and len(queue) < CAPACITY:
            queue.append(card)
            held = held.put_under(card)
        assert list(held) == list(queue)
        assert held.size == len(queue)
        assert held.how_many(even) == sum(map(even, queue))


@given(full, cards)
def test_a_full_pile_has_room_again_for_a_card_once_one_is_drawn(
    listed: list[int], card: int
) -> None:
    turned = pile(listed).drawn().put_under(card)
    assert list(turned) == [*listed[1:], card]
    assert turned.size == CAPACITY


@given(full)
def test_a_full_pile_drawn_to_the_last_card_is_empty(listed: list[int]) -> None:
    held, drawn = pile(listed), []
    for _ in listed:
        drawn.append(held.top)
        held = held.drawn()
    assert drawn == listed
    assert held == pile([])


@given(cards)
def test_the_only_card_of_a_pile_is_its_top_and_its_bottom(card: int) -> None:
    alone = pile([]).put_under(card)
    assert alone.top == card
    assert alone.drawn() == pile([])


@given(filled)
def test_a_count_after_drawing_is_the_old_one_less_what_left(listed: list[int]) -> None:
    after = pile(listed).drawn()
    assert after.how_many(even) == pile(listed).how_many(even) - even(listed[0])
    assert after.how_many(even) == counted(after)


@given(room, cards)
def test_a_count_after_putting_under_is_the_old_one_plus_what_came(
    listed: list[int], card: int
) -> None:
    after = pile(listed).put_under(card)
    assert after.how_many(even) == pile(listed).how_many(even) + even(card)
    assert after.how_many(even) == counted(after)


@given(room, cards)
def test_piles_that_hold_the_same_are_equal_however_they_came_to_be(
    listed: list[int], card: int
) -> None:
    turned = pile([card, *listed]).drawn().put_under(card)
    assert turned == pile([*listed, card])
    assert hash(turned) == hash(pile([*listed, card]))


@given(filled, cards)
def test_a_change_leaves_the_pile_before_it_as_it_was(listed: list[int], card: int) -> None:
    held = pile(listed)
    held.drawn().put_under(card)
    assert list(held) == listed


def test_a_pile_beyond_its_capacity_is_refused() -> None:
    with pytest.raises(ValueError, match="cannot hold 6"):
        pile([1] * 6)
