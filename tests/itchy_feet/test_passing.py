"""A turn has an action, unless none is possible."""

from __future__ import annotations

import pytest

from lexludi.itchy_feet.actions import Draw, GetRid, OpenTrade, Pass, RecycleForOne
from lexludi.itchy_feet.components import Ability
from lexludi.itchy_feet.legal import is_legal, moves
from lexludi.itchy_feet.readings import OwnDiscardBack, ReshuffleTrigger, TradeSizes
from lexludi.itchy_feet.state import State
from tests.itchy_feet.building import (
    FORBIDDEN,
    HAT,
    ONE,
    PASSPORT,
    TENT,
    TWO,
    Cards,
    after,
    position,
)

ONLY = ReshuffleTrigger.LAST_CARD_ONLY


@pytest.mark.parametrize("hand", [(), (HAT,), (FORBIDDEN,)], ids=len)
def test_who_can_do_nothing_passes(hand: Cards) -> None:
    state = position(hand, (), pile=(), discards=(TENT, PASSPORT), reshuffle_trigger=ONLY)
    assert list(moves(state)) == [Pass()]
    assert after(state, Pass()).turn.mover is TWO


CAN: list[tuple[State, type | None]] = [
    (position((), ()), Draw),
    (position((HAT, TENT), (), pile=()), None),
    (position((FORBIDDEN,), (HAT,), pile=()), OpenTrade),
    (position((FORBIDDEN, HAT), (), pile=(), discards=(TENT,), reshuffle_trigger=ONLY), GetRid),
    (position((HAT,), (), pile=(), ability=Ability.RECYCLES_FOR_ONE), RecycleForOne),
    (position((), (HAT,), pile=(), trade_sizes=TradeSizes.GIFTS_ALLOWED), OpenTrade),
]


@pytest.mark.parametrize(("state", "by"), CAN, ids=range(len(CAN)))
def test_who_can_do_something_does_not_pass(state: State, by: type | None) -> None:
    found = list(moves(state))
    assert Pass() not in found
    assert by is None or by in map(type, found)


def test_cards_that_pay_for_nothing_leave_nothing_to_do() -> None:
    earlier = OwnDiscardBack.EARLIER_CARDS_ONLY
    state = position((HAT, TENT), (), pile=(), own_discard_back=earlier)
    assert is_legal(state, Pass())


def test_passing_is_for_the_mover_alone() -> None:
    state = position((HAT,), (TENT,), pile=())
    assert not is_legal(state, Pass())
    assert {type(move) for move in moves(state)} >= {OpenTrade}
    assert not is_legal(state, OpenTrade(ONE, ONE))
