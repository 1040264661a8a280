"""Action 4: swap two characters' places."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from lexludi.kernel.words import every, negate
from lexludi.viajantes.actions import SwapPlaces
from lexludi.viajantes.law import encodes, require
from lexludi.viajantes.readings import SwapDistance
from lexludi.viajantes.state import State
from lexludi.viajantes.turn import pay, refuse_once_over

COST: Final = 3


@encodes(
    "swap-places.cost",
    "swap-places.exchange",
    "swap-places.load",
    "swap-places.anywhere",
    "close.swap-allowed",
    "close.seat-kept",
)
def swap_places(state: State, move: SwapPlaces) -> State:
    """Two characters with closed suitcases change seats and take their suitcases along."""
    one, other = state.suitcases[move.one], state.suitcases[move.other]
    refuse_once_over(state)
    paid = pay(state, state.turn.mover, COST)
    require(negate(move.one == move.other), "swap-places.two-characters", character=move.one)
    require(every((one.closed, other.closed)), "swap-places.closed")
    if state.game.readings.swap_distance is SwapDistance.OTHER_CARRIAGE:
        here, there = state.seats[move.one].carriage, state.seats[move.other].carriage
        require(negate(here == there), "swap-places.anywhere", carriage=here)
    return replace(paid, seats=state.seats.exchange(move.one, move.other))
