"""Special items: when they are used, what they reach, and what they do not stand for."""

from __future__ import annotations

import pytest

from lexludi.itchy_feet.actions import (
    CloseTrade,
    Draw,
    DrawCard,
    GetRid,
    Give,
    Interrupt,
    Move,
    OpenTrade,
    Pick,
    PutUnder,
    Recycle,
    ShuffleCard,
    Smuggle,
    Steal,
    Take,
    TakeFromDiscards,
    Travel,
    UseSpecial,
)
from lexludi.itchy_feet.components import Ability, Card
from lexludi.itchy_feet.legal import is_legal
from lexludi.itchy_feet.readings import PassportAsPayment, ReshuffleTrigger
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
    TRAP,
    TWO,
    after,
    bag,
    holding,
    needed,
    position,
)

GUIDE, POST, CREDIT = Card.LOCAL_GUIDE, Card.TRADING_POST, Card.CREDIT_CARD

ANNOUNCED: list[tuple[Move, ...]] = [
    (Recycle(HAT, HAT),),
    (Steal(HAT, TWO),),
    (OpenTrade(ONE, TWO), Give(HAT), Take(TENT)),
]


@pytest.mark.parametrize("announced", ANNOUNCED, ids=lambda each: type(each[0]).__name__)
def test_a_mousetrap_stops_an_action_that_has_been_announced(announced: tuple[Move, ...]) -> None:
    state = after(position((HAT, HAT), (TENT,), (TRAP,)), *announced)
    assert not is_legal(state, Interrupt(TWO, TRAP))
    stopped = after(state, Interrupt(THREE, TRAP))
    assert (stopped.turn.mover, stopped.turn.stage) == (TWO, Stage.ACT)
    assert stopped.hands[TWO] == bag([TENT])
    assert stopped.discards.has(TRAP)
    paid = sum(isinstance(each, Recycle) * 2 + isinstance(each, Steal) for each in announced)
    assert stopped.hands[ONE].size == 2 - paid


@pytest.mark.parametrize("announced", ANNOUNCED, ids=lambda each: type(each[0]).__name__)
def test_an_item_that_is_an_action_does_not_cut_into_the_turn_of_another(
    announced: tuple[Move, ...],
) -> None:
    state = position((HAT, HAT), (TENT,), (TRAP,), any_time=())
    assert not is_legal(after(state, *announced), Interrupt(THREE, TRAP))


def test_nobody_stops_the_own_action_or_one_that_has_not_begun() -> None:
    state = position((HAT, HAT, TRAP), (TRAP,))
    for player in (ONE, TWO):
        assert not is_legal(state, Interrupt(player, TRAP))
        assert not is_legal(state, UseSpecial(player, TRAP))
    assert not is_legal(after(state, Steal(HAT, TWO)), Interrupt(ONE, TRAP))
    assert is_legal(after(state, Steal(HAT, TWO)), Interrupt(TWO, TRAP))


def test_an_item_that_is_an_action_is_used_in_the_own_turn_and_ends_it() -> None:
    state = position((GUIDE, HAT), (GUIDE,), pile=(SKIS, TENT, BOOTS))
    assert not is_legal(state, UseSpecial(TWO, GUIDE))
    picked = after(state, UseSpecial(ONE, GUIDE), Pick(1))
    assert picked.hands[ONE] == bag([HAT, TENT])
    assert list(picked.pile) == [SKIS, BOOTS]
    assert picked.discards == bag([GUIDE])
    assert picked.turn.mover is TWO


def test_an_item_for_any_time_leaves_the_turn_as_it_is() -> None:
    state = position((HAT,), (GUIDE,), pile=(SKIS, TENT), any_time=(GUIDE,))
    picked = after(state, UseSpecial(TWO, GUIDE), Pick(0))
    assert picked.hands[TWO] == bag([SKIS])
    assert (picked.turn.mover, picked.turn.stage) == (ONE, Stage.ACT)


def test_the_local_guide_and_the_trading_post_reach_into_the_pile_alone() -> None:
    empty = position((GUIDE, POST, HAT), (TENT,), pile=(), discards=(SKIS, BOOTS))
    assert not is_legal(empty, UseSpecial(ONE, GUIDE))
    assert not is_legal(empty, UseSpecial(ONE, POST))
    events = position((GUIDE, HAT), (TENT,), pile=(EVENT,))
    assert not is_legal(events, UseSpecial(ONE, GUIDE))
    using = after(position((GUIDE,), (TENT,), pile=(EVENT, SKIS)), UseSpecial(ONE, GUIDE))
    assert [place for place in range(-2, 4) if is_legal(using, Pick(place))] == [1]


def test_the_trading_post_swaps_a_card_of_the_hand_for_one_of_the_pile() -> None:
    state = position((POST, HAT, TENT), (BOOTS,), pile=(SKIS, COAT))
    swapped = after(state, UseSpecial(ONE, POST), PutUnder(HAT), DrawCard())
    assert swapped.hands[ONE] == bag([TENT, SKIS])
    assert list(swapped.pile) == [COAT, HAT]
    assert swapped.turn.mover is TWO


def test_the_trading_post_takes_no_forbidden_item() -> None:
    state = position((POST, HAT, FORBIDDEN), (BOOTS,))
    using = after(state, UseSpecial(ONE, POST))
    assert is_legal(using, PutUnder(HAT))
    assert not is_legal(using, PutUnder(FORBIDDEN))
    assert not is_legal(position((POST, FORBIDDEN), (BOOTS,)), UseSpecial(ONE, POST))


def test_the_trading_post_takes_no_passport_where_passports_stay() -> None:
    for reading in PassportAsPayment:
        state = position((POST, HAT, PASSPORT), (BOOTS,), passport_as_payment=reading)
        using = after(state, UseSpecial(ONE, POST))
        assert is_legal(using, PutUnder(PASSPORT)) == (reading is PassportAsPayment.MAY_PAY)


def test_the_last_card_of_the_pile_may_be_given_to_the_local_guide() -> None:
    for reading in ReshuffleTrigger:
        hands = (GUIDE,), (HAT,)
        state = position(*hands, pile=(SKIS,), discards=(COAT,), reshuffle_trigger=reading)
        picked = after(state, UseSpecial(ONE, GUIDE), Pick(0))
        assert picked.turn.stage is Stage.SHUFFLE
        formed = after(picked, ShuffleCard(COAT), ShuffleCard(GUIDE))
        assert list(formed.pile) == [COAT, GUIDE]
        assert formed.turn.mover is TWO


def test_the_credit_card_stands_for_an_item_and_for_nothing_else() -> None:
    state = position((), (HAT,))
    one, two, three = needed(state, ONE)
    ready = holding(state, ONE, (PASSPORT, CREDIT, two, three))
    gone = after(ready, Travel(ONE, CREDIT, two, three))
    assert gone.discards == bag([CREDIT, two, three])
    assert gone.journeys.travelled[ONE]
    no_passport = holding(state, ONE, (CREDIT, one, two, three))
    assert not is_legal(no_passport, Travel(ONE, one, two, three))
    assert not is_legal(no_passport, Travel(ONE, CREDIT, two, three))
    assert not is_legal(ready, UseSpecial(ONE, CREDIT))
    assert not is_legal(ready, Travel(ONE, CREDIT, CREDIT, three))
    postcards = position((CREDIT, *[POSTCARD] * 2), (HAT,), pile=(POSTCARD, HAT))
    assert after(postcards, Draw(), DrawCard()).turn.stage is Stage.ACT


def test_a_used_item_can_be_recycled_and_an_event_cannot() -> None:
    state = position((HAT, HAT), (TENT,), discards=(GUIDE, EVENT, FORBIDDEN))
    paid = after(state, Recycle(HAT, HAT))
    for card in (GUIDE, FORBIDDEN, HAT):
        assert is_legal(paid, TakeFromDiscards(card))
    assert not is_legal(paid, TakeFromDiscards(EVENT))


def test_a_forbidden_item_pays_for_nothing_bars_journeys_and_goes_with_another_card() -> None:
    state = position((FORBIDDEN, FORBIDDEN, HAT), (TENT,))
    cards = needed(state, ONE)
    for move in (Recycle(FORBIDDEN, HAT), Steal(FORBIDDEN, TWO), GetRid(FORBIDDEN), GetRid(TENT)):
        assert not is_legal(state, move)
    rid = after(state, GetRid(HAT))
    assert (rid.discards, rid.turn.mover) == (bag([FORBIDDEN, HAT]), TWO)
    barred = holding(state, ONE, (PASSPORT, FORBIDDEN, *cards))
    assert not is_legal(barred, Travel(ONE, *cards))
    given = after(state, OpenTrade(ONE, TWO), Give(FORBIDDEN), Take(TENT), CloseTrade())
    assert given.hands[TWO] == bag([FORBIDDEN])


def test_the_smuggler_gives_forbidden_items_of_the_own_hand_alone() -> None:
    hands = (FORBIDDEN, HAT), (FORBIDDEN,), ()
    assert not is_legal(position(*hands), Smuggle(FORBIDDEN, TWO))
    state = position(*hands, ability=Ability.GIVES_FORBIDDEN)
    assert not is_legal(state, Smuggle(HAT, TWO))
    assert not is_legal(state, Smuggle(FORBIDDEN, ONE))
    assert after(state, Smuggle(FORBIDDEN, THREE)).hands[THREE] == bag([FORBIDDEN])
    assert not is_legal(holding(state, ONE, [HAT]), Smuggle(FORBIDDEN, THREE))
