"""The end of a turn, with or without points left."""

from __future__ import annotations

from lexludi.viajantes.actions import Stop
from lexludi.viajantes.law import encodes, require
from lexludi.viajantes.readings import EmptyTurn
from lexludi.viajantes.state import State
from lexludi.viajantes.turn import end_turn, refuse_once_over


def stop(state: State, move: Stop) -> State:
    """The mover ends the turn; points that were not spent are lost."""
    refuse_once_over(state)
    require(may_stop(state), "turn.stop-early", spent=state.turn.spent)
    return end_turn(state)


@encodes("turn.stop-early")
def may_stop(state: State) -> bool:
    """Whether the mover may end the turn with this many points spent."""
    if state.game.readings.empty_turn is EmptyTurn.FORBIDDEN:
        return state.turn.spent >= 1
    return True
