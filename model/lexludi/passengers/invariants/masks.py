"""Where the masks are: each in one place at most, and none of them twice in a game."""

from __future__ import annotations

from lexludi.kernel.words import every, how_many, implies, negate, total
from lexludi.passengers.actions import Move
from lexludi.passengers.components import Colour
from lexludi.passengers.state import State


def on_passengers(state: State, colour: Colour) -> int:
    """How many masks of a colour lie on passengers in play or in the Afterlands."""
    in_play = state.seats.total(lambda seat: how_many([seat.mask == colour]))
    landed = state.afterlands.total(
        lambda landing: landing.seats.total(lambda seat: how_many([seat.mask == colour]))
    )
    return in_play + landed


def one_mask_of_a_colour(state: State, colour: Colour) -> bool:
    """A mask is in the supply, with a player or on a passenger, and never in two places."""
    places = (
        how_many([state.masks.left[colour]]),
        how_many(held == colour for held in state.masks.held),
        on_passengers(state, colour),
    )
    return total(places) <= 1


def masks_never_return(before: State, move: Move, after: State, colour: Colour) -> bool:
    """A mask that has been taken does not come back to the supply."""
    back = every((after.masks.left[colour], negate(before.masks.left[colour])))
    return negate(back)


def masks_held_in_rounds(state: State, colour: Colour) -> bool:
    """Nobody holds a mask that is still in the supply."""
    held = how_many(one == colour for one in state.masks.held)
    return implies(state.masks.left[colour], held == 0)
