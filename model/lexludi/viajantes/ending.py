"""When the game ends."""

from __future__ import annotations

from lexludi.kernel.words import every
from lexludi.viajantes.components import Player
from lexludi.viajantes.law import encodes
from lexludi.viajantes.readings import EndTrigger, LastRound
from lexludi.viajantes.state import Past, State
from lexludi.viajantes.suitcases import closed_count


@encodes("end.threshold", "end.where-irrelevant")
def enough_closed(state: State) -> bool:
    """Whether as many suitcases are closed as the game needs to end: one for each player."""
    closed, players = closed_count(state), len(state.game.players)
    if state.game.readings.end_trigger is EndTrigger.AT_LEAST:
        return closed >= players
    return closed == players


def may_close_another(state: State) -> bool:
    """Whether one more suitcase may close where the number of closed ones is capped."""
    return closed_count(state) < len(state.game.players)


@encodes("end.full-round")
def is_last_turn(state: State, past: Past, after: Player) -> bool:
    """Whether the game is over once the present turn ends and `after` would be next."""
    if state.game.readings.last_round is LastRound.FROM_CLOSER:
        return every((past.reached, after == past.closer, enough_closed(state)))
    return every((after == state.turn.starter, enough_closed(state)))
