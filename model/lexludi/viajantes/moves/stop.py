"""The end of a turn, with or without points left."""

from __future__ import annotations

from lexludi.viajantes.actions import Stop
from lexludi.viajantes.law import encodes, require
from lexludi.viajantes.readings import EmptyTurn
from lexludi.viajantes.state import State
from lexludi.viajantes.turn import end_turn, in_progress


@encodes("turn.stop-early")
def stop(state: State, move: Stop) -> State:
    """The mover ends the turn; points that were not spent are lost."""
    in_progress(state)
    if state.game.readings.empty_turn is EmptyTurn.FORBIDDEN:
        require(state.turn.spent >= 1, "turn.stop-early")
    return end_turn(state)
