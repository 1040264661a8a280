"""Action 5: swap hands."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from lexludi.kernel.words import negate, some
from lexludi.viajantes.actions import SwapHands
from lexludi.viajantes.components import Player
from lexludi.viajantes.law import encodes, require
from lexludi.viajantes.past import after_hands_swapped
from lexludi.viajantes.readings import (
    EmptyHandSwap,
    HandSwapTiming,
    ReceivedPoints,
    SwapNothing,
    TurnAfterHandSwap,
)
from lexludi.viajantes.state import State
from lexludi.viajantes.turn import end_turn, pay, refuse_once_over

COST: Final = 4


@encodes("swap-hands.cost", "swap-hands.entire-hand", "swap-hands.empty-hand")
def swap_hands(state: State, move: SwapHands) -> State:
    """A player and another exchange all the cards they hold, however many."""
    refuse_once_over(state)
    require(may_swap_now(state, move.by), "swap-hands.own-turn", player=move.by)
    paid = pay(state, move.by, COST)
    require(negate(move.by == move.other), "swap-hands.another-player", player=move.other)
    if state.game.readings.empty_hand_swap is EmptyHandSwap.AFTER_OWN_PUTS:
        own_doing = state.past.emptied_by_putting[move.by]
        require(some((state.hands[move.by].size >= 1, own_doing)), "swap-hands.empty-hand")
    if state.game.readings.swap_nothing is SwapNothing.ILLEGAL:
        require(state.hands[move.other].size >= 1, "swap-hands.entire-hand")
    swapped = replace(
        paid,
        hands=state.hands.exchange(move.by, move.other),
        past=after_hands_swapped(state.game, state.past, move.by, move.other),
    )
    if state.game.readings.turn_after_hand_swap is TurnAfterHandSwap.ENDS:
        return end_turn(swapped)
    return swapped


def may_swap_now(state: State, by: Player) -> bool:
    """Whether that player may swap hands at this moment."""
    readings = state.game.readings
    interrupts = (
        readings.hand_swap_timing is HandSwapTiming.ANY_MOMENT
        and readings.received_points is ReceivedPoints.AT_ONCE
    )
    return interrupts or by == state.turn.mover
