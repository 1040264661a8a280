"""Who has been where, and who wins."""

from __future__ import annotations

from lexludi.itchy_feet.actions import Move, TravelToCentre
from lexludi.itchy_feet.components import Player
from lexludi.itchy_feet.hands import has_won_by_postcards
from lexludi.itchy_feet.state import Stage, State
from lexludi.kernel.words import every, implies, negate, some


def own_country_first(state: State) -> bool:
    """Whoever has won has been to the own country, or holds four postcards."""
    winner = state.turn.actor
    been = state.journeys.travelled[winner]
    fair = some((been, has_won_by_postcards(state, winner)))
    return implies(state.turn.stage == Stage.OVER, fair)


def gone_when_reached(state: State, player: Player) -> bool:
    """A country in front of a player is gone if and only if that player has been there."""
    journeys = state.journeys
    return journeys.there[player] == negate(journeys.travelled[player])


def countries_only_leave(before: State, move: Move, after: State, player: Player) -> bool:
    """A country that has been travelled to does not come back."""
    back = every((after.journeys.there[player], negate(before.journeys.there[player])))
    return negate(back)


def two_turns_at_least(before: State, move: Move, after: State) -> bool:
    """Nobody reaches the centre in the turn in which the own country is reached."""
    over = after.turn.stage == Stage.OVER
    to_centre = every((over, isinstance(move, TravelToCentre)))
    return implies(to_centre, before.journeys.travelled[before.turn.mover])
