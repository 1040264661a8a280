"""From the box to the first turn: what each deal has, and which deals are none."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lexludi.itchy_feet.components import (
    ALL_ITEMS,
    COUNTRIES,
    EXTENSIONS,
    ITEMS,
    NEEDED,
    NO_CARD,
    Box,
    Card,
    Country,
    Extension,
    Game,
    Sort,
    all_items_there,
    can_be_travelled_to,
    game_for,
    texts_fit,
)
from lexludi.itchy_feet.setup import Deal, set_up, shuffled
from lexludi.itchy_feet.state import Stage
from lexludi.kernel.bag import Bag
from lexludi.kernel.law import IllegalMove
from lexludi.kernel.pile import Pile
from lexludi.kernel.row import Row
from lexludi.kernel.table import Table
from tests.itchy_feet.boxes import any_box, box_of
from tests.itchy_feet.building import FORBIDDEN, HAT, ONE, PASSPORT, POSTCARD, TWO, bag
from tests.itchy_feet.plainly import plain, size
from tests.itchy_feet.playing import PLAYERS

FOUND = {  # how many cards an extension adds to the pile
    Extension.EVENTS: 4,
    Extension.SPECIAL_ITEMS: 9,
    Extension.FORBIDDEN_ITEMS: 3,
    Extension.POSTCARDS: 6,
    Extension.CHARACTERS: 0,
}


@settings(max_examples=60, deadline=None)
@given(players=st.sampled_from(PLAYERS), box=any_box(), seed=st.integers(0, 10**6))
def test_everybody_begins_with_a_passport_three_items_and_a_country(
    players: int, box: Box, seed: int
) -> None:
    game = game_for(players, None, box)
    deal = shuffled(game, Random(seed))
    state = set_up(game, deal)
    at = plain(state)
    for hand in at.hands:
        assert (size(hand), hand["passport"]) == (4, 1)
    items = {card.value for card in ITEMS}
    assert all(card in items or card == "passport" for hand in at.hands for card in hand)
    more = sum(FOUND[one] for one in EXTENSIONS if box.extensions[one])
    assert len(at.pile) == ALL_ITEMS - 3 * players + more
    assert "passport" not in at.pile
    assert len({*at.countries, at.centre}) == players + 1
    assert at.there == set(range(players))
    assert at.travelled == set()
    assert (at.stage, state.turn.mover) == ("act", deal.starter)
    assert not size(at.discards) + size(at.removed)
    assert len(set(at.characters)) == players


@settings(max_examples=60, deadline=None)
@given(box=any_box())
def test_boxes_that_are_drawn_could_have_been_printed(box: Box) -> None:
    assert all_items_there(box)
    assert all(can_be_travelled_to(box, need) for need in box.needs)
    assert texts_fit(box)


@pytest.mark.parametrize("players", PLAYERS)
def test_every_player_begins_in_some_game(players: int) -> None:
    game = game_for(players)
    assert {shuffled(game, Random(seed)).starter for seed in range(60)} == set(game.players)


def test_without_extensions_the_pile_has_nothing_but_items() -> None:
    game = game_for(3, None, box_of(Random(0), frozenset()))
    pile = set_up(game, shuffled(game, Random(0))).pile
    assert {card.sort for card in pile} == {Sort.ITEM}
    assert pile.size == 23


@pytest.mark.parametrize("extension", EXTENSIONS, ids=lambda one: one.value)
def test_an_extension_is_shuffled_into_the_pile_and_never_into_the_first_hands(
    extension: Extension,
) -> None:
    game = game_for(2, None, box_of(Random(0), frozenset([extension])))
    for seed in range(20):
        state = set_up(game, shuffled(game, Random(seed)))
        assert state.pile.size == ALL_ITEMS - 6 + FOUND[extension]
        for hand in state.hands:
            assert all(
                card.sort in (Sort.ITEM, Sort.PASSPORT) for card, n in hand.counts.items() if n
            )


def swapped_for(card: Card) -> Callable[[Game, Deal], Deal]:
    """A deal with a card in P1's hand in the place of an item, which goes into the pile."""

    def change(game: Game, deal: Deal) -> Deal:
        hand = deal.hands[ONE]
        item = next(kind for kind in ITEMS if hand[kind])
        cells = [item if each is card else each for each in deal.pile]
        return replace(
            deal,
            hands=deal.hands.replace(ONE, hand.remove(item).add(card)),
            pile=Pile.of(game.most_cards, NO_CARD, cells),
        )

    return change


def with_hand(change: Callable[[Bag[Card]], Bag[Card]]) -> Callable[[Game, Deal], Deal]:
    """A deal with another hand for P1."""
    return lambda game, deal: replace(deal, hands=deal.hands.replace(ONE, change(deal.hands[ONE])))


def same_country(game: Game, deal: Deal) -> Deal:
    """A deal in which two players have one country."""
    return replace(deal, countries=deal.countries.replace(TWO, deal.countries[ONE]))


def country_in_the_centre(game: Game, deal: Deal) -> Deal:
    """A deal in which a player's country lies in the centre as well."""
    return replace(deal, centre=deal.countries[ONE])


def short_pile(game: Game, deal: Deal) -> Deal:
    """A deal with a card missing."""
    return replace(deal, pile=deal.pile.drawn())


def same_character(game: Game, deal: Deal) -> Deal:
    """A deal in which the first two players have the same character."""
    one, two, *_ = game.players
    return replace(deal, characters=deal.characters.replace(two, deal.characters[one]))


def other_card(game: Game, deal: Deal) -> Deal:
    """A deal with one card in the place of another."""
    there = list(deal.pile)
    return replace(deal, pile=Pile.of(game.most_cards, NO_CARD, [PASSPORT, *there[1:]]))


SPOILED: list[tuple[Callable[[Game, Deal], Deal], str]] = [
    (with_hand(lambda hand: hand.remove(PASSPORT)), "setup.passport"),
    (with_hand(lambda hand: hand.add(PASSPORT)), "setup.passport"),
    (with_hand(lambda hand: hand.add(HAT)), "setup.hand"),
    (with_hand(lambda hand: hand.add(POSTCARD)), "setup.hand"),
    (swapped_for(FORBIDDEN), "setup.hand"),
    (with_hand(lambda hand: bag([PASSPORT])), "setup.hand"),
    (short_pile, "setup.pile"),
    (other_card, "setup.pile"),
    (same_country, "setup.country"),
    (country_in_the_centre, "setup.centre"),
    (same_character, "components.characters"),
]


@pytest.mark.parametrize(("spoil", "clause"), SPOILED)
def test_a_deal_that_is_none_is_refused(spoil: Callable[[Game, Deal], Deal], clause: str) -> None:
    game = game_for(3, None, box_of(Random(0), frozenset(EXTENSIONS)))
    deal = shuffled(game, Random(0))
    assert set_up(game, deal).turn.stage is Stage.ACT
    with pytest.raises(IllegalMove) as refused:
        set_up(game, spoil(game, deal))
    assert refused.value.clause == clause


def test_a_box_with_too_few_items_is_none() -> None:
    box = box_of(Random(0))
    some = next(kind for kind in ITEMS if box.items[kind])
    poor = replace(box, items=box.items.adjust(some, -1))
    game, deal = game_for(2, None, poor), shuffled(game_for(2, None, box), Random(0))
    with pytest.raises(IllegalMove) as refused:
        set_up(game, deal)
    assert refused.value.clause == "components.items"


def test_a_country_that_asks_for_what_is_not_there_is_none() -> None:
    box = box_of(Random(0))
    missing = next((kind for kind in ITEMS if not box.items[kind]), None)
    rare = missing or min(ITEMS, key=lambda kind: box.items[kind])
    need = Row.of(NEEDED, NO_CARD, [rare] * NEEDED)
    needs: Table[Country, Row[Card]] = box.needs.replace(COUNTRIES.members[0], need)
    game = game_for(2, None, replace(box, needs=needs))
    with pytest.raises(IllegalMove) as refused:
        set_up(game, shuffled(game, Random(0)))
    assert refused.value.clause == "goal.three-items"


@pytest.mark.parametrize("players", [0, 1, 11])
def test_other_numbers_of_players_are_turned_away(players: int) -> None:
    with pytest.raises(ValueError, match="2 to 6"):
        game_for(players)
