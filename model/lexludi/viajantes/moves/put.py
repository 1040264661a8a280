"""Action 1: put an item in a suitcase."""

from __future__ import annotations

from dataclasses import replace

from lexludi.kernel.words import choose, implies, negate
from lexludi.viajantes.actions import Put
from lexludi.viajantes.components import Card, Kind
from lexludi.viajantes.ending import may_close_another
from lexludi.viajantes.law import encodes, require
from lexludi.viajantes.past import after_hand_emptied, after_put
from lexludi.viajantes.readings import ClosingTime, EndTrigger, LayingClothing
from lexludi.viajantes.state import State
from lexludi.viajantes.suitcases import (
    alternates,
    has_room,
    may_be_put_at,
    may_receive,
    received,
    with_card,
)
from lexludi.viajantes.turn import pay, refuse_once_over


@encodes("put.any-suitcase", "clothing.no-owner", "clothing.any-open-suitcase")
def put(state: State, move: Put) -> State:
    """The mover puts a card of the own hand beneath the last card of an open suitcase."""
    mover, suitcase = state.turn.mover, state.suitcases[move.into]
    hand, traffic = state.hands[mover], state.turn.traffic
    refuse_once_over(state)
    paid = pay(state, mover, cost(state, move.card))
    require(hand.has(move.card), "put.from-hand", card=move.card)
    require(negate(suitcase.closed), "put.open-suitcase", suitcase=move.into)
    require(may_be_put_at(state, move.into, move.place), "put.end-of-column", place=move.place)
    require(alternates(state, move.into, move.face), "put.alternate", face=move.face)
    require(
        may_receive(state, move.into, move.card, moved=False),
        "limit.one-card-each",
        suitcase=move.into,
    )
    if state.game.readings.closing_time is ClosingTime.END_OF_TURN:
        require(has_room(state, move.into), "suitcase.capacity", suitcase=move.into)
    filled = with_card(state, move.into, move.place, Card(move.card, move.face))
    if state.game.readings.end_trigger is EndTrigger.CAPPED:
        require(implies(filled.closed, may_close_another(state)), "end.threshold")
    left = hand.remove(move.card)
    past = after_put(state.game, state.past, move.into, move.face)
    return replace(
        paid,
        suitcases=state.suitcases.replace(move.into, filled),
        hands=state.hands.replace(mover, left),
        turn=replace(
            paid.turn,
            traffic=traffic.replace(
                move.into, received(traffic[move.into], move.card, moved=False)
            ),
        ),
        past=after_hand_emptied(state.game, past, mover, empty=left.size == 0),
    )


@encodes("put.cost")
def cost(state: State, card: Kind) -> int:
    """Putting a card costs one point."""
    if state.game.readings.laying_clothing is LayingClothing.INCLUDED:
        return choose(card == Kind.CLOTHING, 0, 1)
    return 1
