"""What comes before the turn goes on: events, draws, the limit, and the shuffle of the discards."""

from __future__ import annotations

import pytest

from lexludi.itchy_feet.actions import (
    CloseTrade,
    Discard,
    Draw,
    DrawCard,
    Give,
    OpenTrade,
    ShuffleCard,
    Steal,
    StolenCard,
    Take,
    Travel,
)
from lexludi.itchy_feet.components import Ability, Card, Text
from lexludi.itchy_feet.legal import is_legal, moves
from lexludi.itchy_feet.readings import LimitMoment, ReshuffleOrLimit, ReshuffleTrigger
from lexludi.itchy_feet.state import Stage
from tests.itchy_feet.building import (
    BOOTS,
    COAT,
    EVENT,
    FORBIDDEN,
    HAT,
    ONE,
    PASSPORT,
    POSTCARD,
    SKIS,
    TENT,
    THREE,
    TWO,
    after,
    bag,
    holding,
    needed,
    position,
)

ALL_DRAW, ALL_DISCARD = {EVENT: Text.ALL_DRAW}, {EVENT: Text.ALL_DISCARD}
SEVEN = (HAT, HAT, TENT, TENT, BOOTS, BOOTS, COAT)


def test_an_event_lets_everybody_draw_from_the_drawer_clockwise() -> None:
    state = position((), (HAT,), (), pile=(EVENT, SKIS, TENT, BOOTS), texts=ALL_DRAW, mover=TWO)
    drawn = after(state, Draw(), DrawCard(), DrawCard(), DrawCard())
    assert drawn.hands[TWO] == bag([HAT, SKIS])
    assert drawn.hands[THREE] == bag([TENT])
    assert (drawn.turn.actor, drawn.turn.mover) == (ONE, TWO)


def test_the_order_of_an_event_is_kept_when_the_pile_runs_out_on_the_way() -> None:
    state = position((), (HAT,), (), pile=(EVENT, SKIS), texts=ALL_DRAW, mover=TWO)
    emptied = after(state, Draw(), DrawCard(), DrawCard())
    assert emptied.turn.stage is Stage.SHUFFLE
    state = position(
        (), (HAT,), (), pile=(EVENT, SKIS), discards=(TENT,), texts=ALL_DRAW, mover=TWO
    )
    formed = after(state, Draw(), DrawCard(), DrawCard(), ShuffleCard(TENT), ShuffleCard(EVENT))
    assert (formed.turn.stage, formed.turn.actor) == (Stage.DRAW, THREE)
    assert after(formed, DrawCard()).hands[THREE] == bag([TENT])


def test_an_event_drawn_for_an_event_gives_everybody_one_card_for_both() -> None:
    events = (Card.EVENT_1, Card.EVENT_2, Card.EVENT_3, Card.EVENT_4)
    texts = dict.fromkeys(events, Text.ALL_DRAW)
    state = position((), (HAT,), pile=(*events, *[SKIS] * 9), texts=texts)
    drawn = after(state, Draw(), *[DrawCard()] * 4)
    while drawn.turn.stage is Stage.DRAW:
        drawn = after(drawn, DrawCard())
    assert drawn.hands[TWO] == bag([HAT, SKIS])
    assert drawn.hands[ONE] == bag([SKIS])


def test_an_event_of_several_cards_is_over_before_the_next_card_is_drawn() -> None:
    pile = (HAT, EVENT, SKIS, TENT, BOOTS, COAT)
    state = position((HAT,), (), pile=pile, texts=ALL_DRAW)
    begun = after(state, Draw(), DrawCard())
    assert begun.turn.mover is TWO
    played = after(begun, *[DrawCard()] * 4)
    while played.turn.stage is Stage.DRAW:
        played = after(played, DrawCard())
    assert played.hands[ONE] == bag([HAT, HAT, TENT])
    assert played.hands[TWO] == bag([SKIS, BOOTS, COAT])


def test_an_event_takes_a_card_of_everybody_who_has_one_to_lose() -> None:
    state = position((HAT,), (FORBIDDEN,), (TENT,), pile=(EVENT, SKIS), texts=ALL_DISCARD)
    drawn = after(state, Draw(), DrawCard())
    assert (drawn.turn.stage, drawn.turn.actor) == (Stage.DISCARD, ONE)
    drawn = after(drawn, Discard(HAT))
    assert drawn.turn.actor is THREE
    assert after(drawn, Discard(TENT)).turn.mover is TWO


def test_an_event_takes_nothing_that_comes_to_a_hand_afterwards() -> None:
    state = position((HAT,), (), pile=(SKIS, EVENT, TENT, BOOTS), texts=ALL_DISCARD)
    drawing = after(state, Draw(), DrawCard(), DrawCard(), Discard(SKIS))
    assert (drawing.turn.mover, drawing.turn.stage) == (TWO, Stage.DRAW)
    drawn = after(drawing, DrawCard())
    assert drawn.turn.stage is Stage.DRAW
    assert after(drawn, DrawCard()).hands[TWO] == bag([TENT, BOOTS])


def test_hands_go_to_the_left_at_an_event() -> None:
    texts = {EVENT: Text.HANDS_LEFT}
    state = position((HAT, PASSPORT), (TENT,), (BOOTS,), pile=(EVENT, SKIS), texts=texts)
    drawn = after(state, Draw(), DrawCard())
    assert list(drawn.hands) == [bag([BOOTS]), bag([HAT, PASSPORT]), bag([TENT])]
    assert drawn.turn.mover is TWO


def test_an_event_that_brings_a_fourth_postcard_wins_in_another_players_turn() -> None:
    state = position((HAT,), (POSTCARD,) * 3, pile=(EVENT, SKIS, POSTCARD), texts=ALL_DRAW)
    over = after(state, Draw(), DrawCard(), DrawCard(), DrawCard())
    assert (over.turn.stage, over.turn.actor, over.turn.mover) == (Stage.OVER, TWO, ONE)


def test_a_trade_that_brings_the_partner_a_fourth_postcard_wins_before_the_bonus() -> None:
    state = position((POSTCARD, HAT), (TENT, *[POSTCARD] * 3))
    over = after(state, OpenTrade(ONE, TWO), Give(POSTCARD), Take(TENT), CloseTrade())
    assert (over.turn.stage, over.turn.actor) == (Stage.OVER, TWO)
    assert list(moves(over)) == []


def test_an_empty_hand_draws_three_and_has_its_action_left() -> None:
    state = position((HAT,), (), pile=(HAT, SKIS, TENT, BOOTS, COAT))
    drawn = after(state, Draw(), *[DrawCard()] * 4)
    assert drawn.hands[TWO] == bag([SKIS, TENT, BOOTS])
    assert (drawn.turn.mover, drawn.turn.stage) == (TWO, Stage.ACT)


def test_an_empty_hand_draws_on_from_the_discards() -> None:
    state = position((HAT,), (), pile=(HAT, SKIS), discards=(COAT,))
    emptied = after(state, Draw(), DrawCard(), DrawCard())
    assert emptied.turn.stage is Stage.SHUFFLE
    drawn = after(emptied, ShuffleCard(COAT), DrawCard())
    assert drawn.hands[TWO] == bag([SKIS, COAT])
    assert (drawn.turn.mover, drawn.turn.stage) == (TWO, Stage.ACT)


def test_a_hand_that_is_emptied_in_its_turn_draws_nothing_for_that() -> None:
    state = position((HAT,), (TENT,))
    stolen = after(state, Steal(HAT, TWO))
    assert stolen.turn.stage is Stage.STEAL
    robbed = after(stolen, StolenCard(TENT))
    assert robbed.hands[ONE] == bag([TENT])
    assert (robbed.turn.mover, robbed.turn.stage) == (TWO, Stage.DRAW)


def test_a_character_draws_two_cards_across_a_shuffle() -> None:
    state = position((HAT,), (TENT,), pile=(SKIS,), discards=(COAT,), ability=Ability.DRAWS_TWO)
    drawn = after(state, Draw(), DrawCard(), ShuffleCard(COAT), DrawCard())
    assert drawn.hands[ONE] == bag([HAT, SKIS, COAT])
    assert drawn.turn.mover is TWO


@pytest.mark.parametrize("card", [HAT, COAT, PASSPORT, POSTCARD])
def test_a_hand_of_eight_is_brought_down_by_any_card_but_a_forbidden_one(card: Card) -> None:
    hand = (HAT, HAT, COAT, FORBIDDEN, PASSPORT, POSTCARD, TENT)
    drawn = after(position(hand, (TENT,)), Draw(), DrawCard())
    assert not is_legal(drawn, Discard(FORBIDDEN))
    assert not is_legal(drawn, Discard(SKIS))
    done = after(drawn, Discard(card))
    assert (done.hands[ONE].size, done.turn.mover) == (7, TWO)


def test_a_traveller_draws_a_free_card_out_of_what_was_packed_if_need_be() -> None:
    state = position((), (HAT,), pile=(SKIS,))
    cards = needed(state, ONE)
    state = holding(state, ONE, (PASSPORT, *cards))
    emptied = after(state, Travel(ONE, *cards), DrawCard())
    assert emptied.turn.stage is Stage.SHUFFLE
    formed = after(emptied, *map(ShuffleCard, cards))
    assert list(formed.pile) == list(cards)
    assert formed.hands[ONE] == bag([PASSPORT, SKIS])


def test_the_moment_for_the_shuffle_has_passed_once_there_was_nothing_to_shuffle() -> None:
    trigger = ReshuffleTrigger.LAST_CARD_ONLY
    state = position(SEVEN, (TENT,), pile=(SKIS,), reshuffle_trigger=trigger)
    done = after(state, Draw(), DrawCard(), Discard(HAT))
    assert (done.turn.stage, done.turn.mover) == (Stage.ACT, TWO)
    assert done.discards == bag([HAT])


def test_the_limit_comes_before_the_shuffle_where_it_is_said_to_at_either_moment() -> None:
    first = ReshuffleOrLimit.LIMIT_FIRST
    for moment in LimitMoment:
        state = position(
            SEVEN,
            (TENT,),
            pile=(SKIS,),
            discards=(COAT,),
            reshuffle_or_limit=first,
            limit_moment=moment,
        )
        drawn = after(state, Draw(), DrawCard())
        assert (drawn.turn.stage, drawn.turn.actor) == (Stage.DISCARD, ONE)
        assert after(drawn, Discard(HAT)).turn.stage is Stage.SHUFFLE
