"""What is lifted of Venturesome besides its moves, and where its moves are tried."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from lexludi.kernel.bag import Bag
from lexludi.kernel.pile import Pile
from lexludi.kernel.row import Marks
from lexludi.venturesome.actions import Disclosure, Move
from lexludi.venturesome.components import CARDS, THREATS, Player, Threat
from lexludi.venturesome.expeditions import can_play_something
from lexludi.venturesome.moves.threats import takes
from lexludi.venturesome.preparing import share_of_each
from lexludi.venturesome.scoring import gem_share, player_points, winners
from lexludi.venturesome.state import Stage, State
from lexludi.venturesome.views import heard
from tests.symbolic.sampling import Sampling
from tests.venturesome.plain_moves import MOVES


def at_its_stage(state: State, move: Move, random: Random) -> State:
    """The position at the stage at which the move is due, at times with nothing left to draw."""
    if random.random() < 0.1:
        return state
    if random.random() < 0.2:
        blank = state.deck.row.blank
        empty = Pile.of(state.deck.row.capacity, blank)
        state = replace(state, deck=empty, discards=Bag.of(CARDS, {blank: random.randint(0, 1)}))
    return replace(state, turn=replace(state.turn, stage=Stage(MOVES[type(move)][0])))


def heard_around(
    state: State, shown: tuple[Disclosure, ...], player: Player
) -> tuple[Disclosure, ...]:
    """What a player learns of the disclosures of a move."""
    return heard(shown, player)


def taken(state: State, player: Player, threat: Threat) -> Marks:
    """The places from which a threat takes cards of a player's expedition."""
    row = state.expeditions[player]
    return row.where(lambda place, one: takes(threat, row, place))


SAMPLING = Sampling(
    functions={
        "player_points": lambda at: player_points(at[0], at[1]),
        "gem_share": lambda at: gem_share(at[0].game.readings, at[0].treasures[at[1]]),
        "winners": lambda at: winners(at[0]),
        "can_play_something": lambda at: can_play_something(at[0], at[1]),
        "takes": lambda at: taken(at[0], at[1], at[2]),
        "share_of_each": lambda at: share_of_each(at[0]),
    },
    others=lambda game: THREATS,
    heard=heard_around,
    livelier=at_its_stage,
    scored=("maps", "sets", "gem-points", "disqualified", "last-tie-break", "shared-fewest"),
    seen=("counts",),
)
