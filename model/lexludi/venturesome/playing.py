"""A random player, and chance: any legal move, cards drawn as often as there are of a kind."""

from __future__ import annotations

from random import Random

from lexludi.venturesome.actions import Move, ShuffleCard
from lexludi.venturesome.legal import candidates, is_legal
from lexludi.venturesome.state import Stage, State


def pick(state: State, random: Random) -> Move:
    """A legal move. Raises LookupError where there is none, as once the game is over."""
    if state.turn.stage is Stage.SHUFFLE_CARDS:
        kinds = state.discards.counts
        (kind,) = random.choices(kinds.domain.members, kinds.values)
        return ShuffleCard(kind)
    asked = list(candidates(state))
    random.shuffle(asked)
    for move in asked:
        if is_legal(state, move):
            return move
    raise LookupError("no move is legal")
