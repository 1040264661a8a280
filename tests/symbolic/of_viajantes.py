"""What is lifted of Viajantes besides its moves, and where its moves are tried."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from lexludi.viajantes.actions import Disclosure, Move
from lexludi.viajantes.components import Player
from lexludi.viajantes.ending import enough_closed
from lexludi.viajantes.scoring import (
    player_points,
    seats_points,
    suitcase_points,
    tie_items,
    winners,
)
from lexludi.viajantes.state import State
from lexludi.viajantes.views import heard
from tests.symbolic.sampling import Sampling


def heard_of_kinds(
    state: State, shown: tuple[Disclosure, ...], player: Player
) -> tuple[Disclosure, ...]:
    """What a player learns of the disclosures of a move."""
    return heard(shown, player, state.game.kinds.members[0])


def going_on(state: State, move: Move, random: Random) -> State:
    """The position with points to spend, most of the time with the game going on."""
    points = state.points.replace(state.turn.mover, random.choice((0, 1, 2, 3, 4, 5, 5, 5)))
    return replace(state, points=points, turn=replace(state.turn, over=random.random() < 0.1))


SAMPLING = Sampling(
    functions={
        "player_points": lambda at: player_points(at[0], at[1]),
        "seats_points": lambda at: seats_points(at[0], at[1]),
        "tie_items": lambda at: tie_items(at[0], at[1]),
        "suitcase_points": lambda at: suitcase_points(at[0], at[2]),
        "winners": lambda at: winners(at[0]),
        "enough_closed": lambda at: enough_closed(at[0]),
    },
    others=lambda game: game.characters,
    heard=heard_of_kinds,
    livelier=going_on,
    scored=("pairs", "nearby", "own-", "tie-", "remaining"),
    seen=("identities-seen", "clothing-backs", "closed-pile"),
)
