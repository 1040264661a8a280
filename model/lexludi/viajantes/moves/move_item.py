"""Action 3: move an item."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from lexludi.kernel.words import implies, negate
from lexludi.viajantes.actions import Disclosure, MoveItem
from lexludi.viajantes.components import Card
from lexludi.viajantes.ending import may_close_another
from lexludi.viajantes.law import encodes, require
from lexludi.viajantes.past import after_arrival, after_departure
from lexludi.viajantes.readings import ClosingTime, ClothingAsItem, EndTrigger, MoveUnseen
from lexludi.viajantes.state import State, Suitcase
from lexludi.viajantes.suitcases import (
    has_room,
    is_item,
    may_land_at,
    may_receive,
    received,
    with_card,
)
from lexludi.viajantes.turn import pay, refuse_once_over

COST: Final = 1


@encodes("move.cost", "move.any-place", "move.carriages-irrelevant", "move.give-from-anywhere")
def move_item(state: State, move: MoveItem) -> State:
    """The mover takes a card from one open suitcase to the end of another's column, as it lies."""
    source, target = state.suitcases[move.source], state.suitcases[move.into]
    traffic, column = state.turn.traffic, source.column
    refuse_once_over(state)
    paid = pay(state, state.turn.mover, COST)
    require(negate(source.closed), "move.from-open", suitcase=move.source)
    require(negate(target.closed), "move.to-open", suitcase=move.into)
    require(negate(move.source == move.into), "move.another-suitcase", suitcase=move.into)
    require(column.holds(move.place), "column.filled-place", place=move.place)
    card = as_it_lies(column[move.place])
    require(may_land_at(state, move.into, move.landing), "move.lands-last", place=move.landing)
    require(
        may_receive(state, move.into, card.kind, moved=True),
        "limit.one-card-each",
        suitcase=move.into,
    )
    if state.game.readings.clothing_as_item is ClothingAsItem.NO:
        require(is_item(state, move.source, move.place), "move.any-place", place=move.place)
    if state.game.readings.closing_time is ClosingTime.END_OF_TURN:
        require(has_room(state, move.into), "suitcase.capacity", suitcase=move.into)
    filled = with_card(state, move.into, move.landing, card)
    if state.game.readings.end_trigger is EndTrigger.CAPPED:
        require(implies(filled.closed, may_close_another(state)), "end.threshold")
    gave = replace(traffic[move.source], gave=True)
    took = received(traffic[move.into], card.kind, moved=True)
    past = after_departure(
        state.game, state.past, move.source, was_last=move.place + 1 == column.size
    )
    return replace(
        paid,
        suitcases=state.suitcases.replace(
            move.source, Suitcase(column.take(move.place), source.closed)
        ).replace(move.into, filled),
        turn=replace(
            paid.turn, traffic=traffic.replace(move.source, gave).replace(move.into, took)
        ),
        past=after_arrival(state.game, past, move.into),
    )


@encodes("move.keeps-face", "move.same-face-in-a-row")
def as_it_lies(card: Card) -> Card:
    """The moved card keeps its side up, whatever lies before it."""
    return card


def peeked(state: State, move: MoveItem) -> tuple[Disclosure, ...]:
    """What the mover sees of the moved card: nothing, unless moving lets one peek."""
    if state.game.readings.move_unseen is MoveUnseen.BLIND:
        return ()
    return (Disclosure(state.turn.mover, state.suitcases[move.source].column[move.place].kind),)
