"""Action 2: look at an item."""

from __future__ import annotations

from typing import Final

from lexludi.kernel.words import negate
from lexludi.viajantes.actions import Disclosure, Look
from lexludi.viajantes.components import Face
from lexludi.viajantes.law import encodes, require
from lexludi.viajantes.readings import ClothingAsItem
from lexludi.viajantes.state import State
from lexludi.viajantes.suitcases import is_item
from lexludi.viajantes.turn import pay, refuse_once_over

COST: Final = 1


@encodes("look.cost", "look.keeps-place", "look.several")
def look(state: State, move: Look) -> tuple[State, Disclosure]:
    """The mover looks at a face-down card of an open suitcase and leaves it as it lay."""
    mover, suitcase = state.turn.mover, state.suitcases[move.suitcase]
    refuse_once_over(state)
    paid = pay(state, mover, COST)
    require(suitcase.column.holds(move.place), "column.filled-place", place=move.place)
    card = suitcase.column[move.place]
    require(card.face == Face.DOWN, "look.face-down", place=move.place)
    require(negate(suitcase.closed), "look.open-suitcase", suitcase=move.suitcase)
    if state.game.readings.clothing_as_item is ClothingAsItem.NO:
        require(is_item(state, move.suitcase, move.place), "look.face-down", place=move.place)
    return paid, Disclosure(mover, card.kind)
