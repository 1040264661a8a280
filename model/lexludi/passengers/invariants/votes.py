"""How many vote tokens there are, and what they decide."""

from __future__ import annotations

from lexludi.kernel.table import itself
from lexludi.kernel.words import every, implies, negate, some
from lexludi.passengers.components import ALL_VOTES
from lexludi.passengers.state import Stage, State


def votes_within_supply(state: State) -> bool:
    """Nobody has fewer than no vote tokens, and all players together have 17 at most."""
    enough = every(votes >= 0 for votes in state.votes)
    return every((enough, state.votes.total(itself) <= ALL_VOTES))


def no_votes_between_rounds(state: State) -> bool:
    """Before anybody has placed, and when the game is over, nobody has vote tokens or gifts."""
    stage = state.turn.stage
    first = every((stage == Stage.PLACE, state.turn.mover == state.coin.holder))
    cleared = some((stage == Stage.MYSTERY, stage == Stage.OVER, first))
    nothing = every(
        (*(votes == 0 for votes in state.votes), *(negate(one) for one in state.gifts.taken))
    )
    return implies(cleared, nothing)
