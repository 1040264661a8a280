"""Where a rival reading parts from the default: a short position for each switch."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from lexludi.itchy_feet.actions import (
    CloseTrade,
    Discard,
    Draw,
    DrawCard,
    GetRid,
    Give,
    Interrupt,
    Move,
    OpenTrade,
    Pass,
    Recycle,
    ShuffleCard,
    Steal,
    StolenCard,
    Take,
    TakeFromDiscards,
    Travel,
    TravelToCentre,
)
from lexludi.itchy_feet.legal import is_legal
from lexludi.itchy_feet.readings import (
    Acting,
    BonusFor,
    EmptyVictim,
    EventInstead,
    ForbiddenAfterDisposal,
    ForbiddenPostcards,
    InterruptedCost,
    InterruptedTurn,
    LimitChoice,
    LimitCounts,
    LimitMoment,
    NothingToDraw,
    OwnDiscardBack,
    OwnFirst,
    PassportAsPayment,
    Reading,
    ReshuffleOrLimit,
    ReshuffleTrigger,
    TradedCards,
    TradesBetweenOthers,
    TradeSizes,
    UsedEvents,
    WhichCountry,
)
from lexludi.itchy_feet.state import Stage, State
from lexludi.itchy_feet.turn import decider
from lexludi.itchy_feet.views import view
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
    travelled,
)
from tests.itchy_feet.rivals import KINDS

SEVEN = (HAT, HAT, TENT, TENT, BOOTS, BOOTS, COAT)


def under_each(kind: type[Reading], *hands: Any, **given: Any) -> Iterator[tuple[Any, State]]:
    """A position under each reading of a ruling."""
    name = next(name for name, each in KINDS.items() if each is kind)
    for reading in kind:
        yield reading, position(*hands, **given | {name: reading})


def test_there_is_a_position_for_each_switch() -> None:
    here = {each for each in globals().values() if isinstance(each, type)}
    assert set(KINDS.values()) <= here


@pytest.mark.parametrize(
    ("been", "allowed"),
    [
        ((), {OwnFirst.NO_ORDER}),
        ((ONE,), {OwnFirst.NO_ORDER, OwnFirst.OWN_FIRST}),
        ((ONE, TWO), set(OwnFirst)),
    ],
)
def test_who_has_to_have_been_home_before_somebody_goes_to_the_centre(
    been: tuple[Any, ...], allowed: set[OwnFirst]
) -> None:
    found = set()
    for reading, state in under_each(OwnFirst, (), (HAT,)):
        cards = needed(state)
        state = travelled(holding(state, ONE, (PASSPORT, *cards)), *been)
        if is_legal(state, TravelToCentre(*cards)):
            found.add(reading)
    assert found == allowed


def test_a_journey_to_another_players_country() -> None:
    for reading, state in under_each(WhichCountry, (), (HAT,)):
        cards = needed(state, TWO)
        state = holding(state, ONE, (PASSPORT, *cards))
        move = Travel(TWO, *cards)
        assert is_legal(state, move) == (reading is WhichCountry.ANY_ON_THE_TABLE)
        if is_legal(state, move):
            journeys = after(state, move).journeys
            assert not journeys.there[TWO]
            assert not journeys.travelled[ONE]
            assert not journeys.travelled[TWO]


def test_a_turn_without_an_action() -> None:
    for reading, state in under_each(Acting, (HAT,), (TENT,)):
        assert is_legal(state, Pass()) == (reading is Acting.MAY_PASS)


def test_whether_the_bonus_is_seen_before_a_card_too_many_goes() -> None:
    done = OpenTrade(ONE, TWO), Give(HAT), Take(SKIS), Take(SKIS), CloseTrade()
    for reading, state in under_each(LimitMoment, SEVEN, (SKIS, SKIS, SKIS)):
        traded = after(state, *done)
        at_once = reading is LimitMoment.AT_ONCE
        assert traded.turn.stage is (Stage.DISCARD if at_once else Stage.DRAW)
        assert traded.hands[ONE].size == 8


def test_an_eighth_card_where_one_of_them_is_a_postcard() -> None:
    hand = (*SEVEN[:6], POSTCARD)
    for reading, state in under_each(LimitCounts, hand, (HAT,)):
        drawn = after(state, Draw(), DrawCard())
        counted = reading is LimitCounts.ALL_CARDS
        assert drawn.turn.stage is (Stage.DISCARD if counted else Stage.ACT)


def test_a_gift() -> None:
    for reading, state in under_each(TradeSizes, (HAT, TENT), (TENT,)):
        given = after(state, OpenTrade(ONE, TWO), Give(HAT))
        assert is_legal(given, CloseTrade()) == (reading is TradeSizes.GIFTS_ALLOWED)
        assert not is_legal(after(state, OpenTrade(ONE, TWO)), CloseTrade())


def test_a_trade_of_two_others() -> None:
    for reading, state in under_each(TradesBetweenOthers, (HAT,), (TENT,), (BOOTS,)):
        any_two = reading is TradesBetweenOthers.ANY_TWO
        assert is_legal(state, OpenTrade(TWO, THREE)) == any_two
        if any_two:
            done = OpenTrade(TWO, THREE), Give(TENT), Take(BOOTS), CloseTrade()
            traded = after(state, *done)
            assert traded.hands[TWO] == bag([BOOTS])
            assert (traded.turn.mover, traded.turn.stage) == (ONE, Stage.ACT)


def test_a_bonus_for_the_partner() -> None:
    done = OpenTrade(ONE, TWO), Give(HAT), Take(TENT), CloseTrade(), DrawCard()
    for reading, state in under_each(BonusFor, (HAT,), (TENT,)):
        traded = after(state, *done)
        both = reading is BonusFor.BOTH
        assert traded.turn.stage is (Stage.DRAW if both else Stage.ACT)
        if both:
            assert after(traded, DrawCard()).hands[TWO] == bag([HAT, HAT])


def test_whether_others_see_the_cards_of_a_trade() -> None:
    done = OpenTrade(ONE, TWO), Give(HAT), Take(TENT)
    for reading, state in under_each(TradedCards, (HAT,), (TENT,), (BOOTS,)):
        laid = after(state, *done)
        shown = bag([HAT] if reading is TradedCards.OPEN else [])
        assert view(laid, THREE).given == shown
        assert view(laid, THREE).given_size == 1
        assert view(laid, ONE).taken == view(laid, TWO).taken == bag([TENT])


def test_taking_back_what_was_paid_for_recycling() -> None:
    for reading, state in under_each(OwnDiscardBack, (HAT, TENT), (BOOTS,), discards=(HAT,)):
        paid = after(state, Recycle(HAT, TENT))
        back = reading is OwnDiscardBack.MAY_TAKE_BACK
        assert is_legal(paid, TakeFromDiscards(TENT)) == back
        assert is_legal(paid, TakeFromDiscards(HAT))


def test_recycling_where_nothing_has_been_discarded() -> None:
    for reading, state in under_each(OwnDiscardBack, (HAT, TENT), (BOOTS,)):
        possible = is_legal(state, Recycle(HAT, TENT))
        assert possible == (reading is OwnDiscardBack.MAY_TAKE_BACK)


def test_paying_with_a_passport() -> None:
    hands = (PASSPORT, HAT, FORBIDDEN), (BOOTS,)
    for reading, state in under_each(PassportAsPayment, *hands, discards=(HAT,)):
        pays = reading is PassportAsPayment.MAY_PAY
        for move in (Recycle(HAT, PASSPORT), Steal(PASSPORT, TWO), GetRid(PASSPORT)):
            assert is_legal(state, move) == pays
        drawn = after(holding(state, ONE, (PASSPORT, *SEVEN[:6])), Draw(), DrawCard())
        assert is_legal(drawn, Discard(PASSPORT)) == pays


def test_stealing_from_an_empty_hand() -> None:
    for reading, state in under_each(EmptyVictim, (HAT, TENT), ()):
        lost = reading is EmptyVictim.COST_LOST
        assert is_legal(state, Steal(HAT, TWO)) == lost
        if lost:
            stolen = after(state, Steal(HAT, TWO))
            assert (stolen.hands[ONE], stolen.turn.mover) == (bag([TENT]), TWO)


def test_cards_discarded_after_the_pile_has_run_out() -> None:
    given: dict[str, Any] = {"pile": (HAT,), "discards": ()}
    for reading, state in under_each(ReshuffleTrigger, (TENT, TENT), (BOOTS,), **given):
        emptied = after(state, Draw(), DrawCard())
        paid = after(emptied, Steal(BOOTS, ONE), StolenCard(TENT))
        whenever = reading is ReshuffleTrigger.WHENEVER_EMPTY
        assert paid.turn.stage is (Stage.SHUFFLE if whenever else Stage.ACT)
        if whenever:
            assert list(after(paid, ShuffleCard(BOOTS)).pile) == [BOOTS]
        else:
            assert not is_legal(paid, Draw())


def test_the_discards_are_shuffled_when_the_last_card_is_drawn_by_either_reading() -> None:
    given: dict[str, Any] = {"pile": (HAT,), "discards": (COAT, SKIS)}
    for _, state in under_each(ReshuffleTrigger, (TENT,), (BOOTS,), **given):
        emptied = after(state, Draw(), DrawCard())
        assert emptied.turn.stage is Stage.SHUFFLE
        formed = after(emptied, ShuffleCard(SKIS), ShuffleCard(COAT))
        assert (list(formed.pile), formed.turn.mover) == ([SKIS, COAT], TWO)


def test_an_eighth_card_that_is_the_last_of_the_pile() -> None:
    given: dict[str, Any] = {"pile": (SKIS,), "discards": (COAT,)}
    for reading, state in under_each(ReshuffleOrLimit, SEVEN, (BOOTS,), **given):
        drawn = after(state, Draw(), DrawCard())
        first = reading is ReshuffleOrLimit.LIMIT_FIRST
        assert drawn.turn.stage is (Stage.DISCARD if first else Stage.SHUFFLE)


def test_drawing_where_there_is_no_card() -> None:
    for reading, state in under_each(NothingToDraw, (HAT,), (TENT,), pile=()):
        null = reading is NothingToDraw.NULL_ACTION
        assert is_legal(state, Draw()) == null
        if null:
            assert after(state, Draw()).turn.mover is TWO


def test_a_card_in_the_place_of_an_event() -> None:
    for reading, state in under_each(EventInstead, (HAT,), (TENT,), pile=(EVENT, BOOTS)):
        drawn = after(state, Draw(), DrawCard())
        another = reading is EventInstead.ANOTHER_CARD
        assert drawn.turn.stage is (Stage.DRAW if another else Stage.ACT)
        assert drawn.turn.mover is (ONE if another else TWO)


def test_where_a_used_event_goes() -> None:
    for reading, state in under_each(UsedEvents, (HAT,), (TENT,), pile=(EVENT, BOOTS)):
        drawn = after(state, Draw(), DrawCard())
        out = reading is UsedEvents.OUT_OF_THE_GAME
        assert (drawn.removed, drawn.discards) == ((bag([EVENT]), bag([]))[:: 1 if out else -1])


def test_four_postcards_and_a_forbidden_item() -> None:
    hand = (FORBIDDEN, HAT, *[POSTCARD] * 3)
    for reading, state in under_each(ForbiddenPostcards, hand, (TENT,), pile=(POSTCARD, HAT)):
        drawn = after(state, Draw(), DrawCard())
        wins = reading is ForbiddenPostcards.WINS_ANYWAY
        assert (drawn.turn.stage is Stage.OVER) == wins
        if not wins:
            over = after(drawn, Steal(TENT, ONE), StolenCard(FORBIDDEN))
            assert (over.turn.stage, over.turn.actor) == (Stage.OVER, ONE)


def test_where_a_forbidden_item_goes_that_somebody_got_rid_of() -> None:
    for reading, state in under_each(ForbiddenAfterDisposal, (FORBIDDEN, HAT), (TENT,)):
        rid = after(state, GetRid(HAT))
        back = reading is ForbiddenAfterDisposal.TO_DISCARDS
        assert rid.discards == bag([HAT, FORBIDDEN] if back else [HAT])
        assert rid.removed == bag([] if back else [FORBIDDEN])


def test_whose_turn_an_interruption_takes() -> None:
    for reading, state in under_each(InterruptedTurn, (HAT, HAT), (TENT, TRAP), (BOOTS,)):
        stopped = after(state, Steal(HAT, TWO), Interrupt(TWO, TRAP))
        lost = reading is InterruptedTurn.INTERRUPTED_PLAYER
        assert (stopped.turn.mover, stopped.turn.stage) == (TWO if lost else ONE, Stage.ACT)
        if not lost:
            following = after(stopped, Draw(), DrawCard())
            assert following.turn.mover is THREE
            round_of_the_rest: list[Move] = [
                Steal(BOOTS, TWO),
                StolenCard(TENT),
                Draw(),
                DrawCard(),
            ]
            assert after(following, *round_of_the_rest).turn.mover is TWO


def test_what_was_paid_for_an_action_that_was_stopped() -> None:
    for reading, state in under_each(InterruptedCost, (HAT, HAT), (TENT, TRAP)):
        stopped = after(state, Steal(HAT, TWO), Interrupt(TWO, TRAP))
        back = reading is InterruptedCost.GIVEN_BACK
        assert stopped.hands[ONE] == bag([HAT, HAT] if back else [HAT])
        assert stopped.discards == bag([TRAP] if back else [HAT, TRAP])


def test_who_says_which_card_is_too_many() -> None:
    for reading, state in under_each(LimitChoice, SEVEN, (HAT,)):
        drawn = after(state, Draw(), DrawCard())
        assert drawn.turn.stage is Stage.DISCARD
        assert decider(drawn) is (ONE if reading is LimitChoice.OWNER else None)
