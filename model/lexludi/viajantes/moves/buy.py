"""Action 6: buy a clothing card."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from lexludi.kernel.words import negate
from lexludi.viajantes.actions import Buy
from lexludi.viajantes.components import Kind
from lexludi.viajantes.law import encodes, require
from lexludi.viajantes.state import State
from lexludi.viajantes.turn import pay, refuse_once_over

COST: Final = 2


@encodes("buy.cost", "buy.to-hand", "buy.hold-several")
def buy(state: State, move: Buy) -> State:
    """The mover takes a clothing card from the row into the hand."""
    mover = state.turn.mover
    refuse_once_over(state)
    paid = pay(state, mover, COST)
    require(negate(state.turn.bought), "buy.once-a-turn")
    require(state.clothing >= 1, "buy.while-available")
    return replace(
        paid,
        clothing=state.clothing - 1,
        hands=state.hands.replace(mover, state.hands[mover].add(Kind.CLOTHING)),
        turn=replace(paid.turn, bought=True),
    )
