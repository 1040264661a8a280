"""A random player: any legal move, each as likely as the others of its sort."""

from __future__ import annotations

from random import Random

from lexludi.passengers.actions import Move
from lexludi.passengers.legal import candidates, is_legal
from lexludi.passengers.state import State


def pick(state: State, random: Random) -> Move:
    """A legal move. Raises LookupError where there is none, as once the game is over."""
    asked = list(candidates(state))
    random.shuffle(asked)
    for move in asked:
        if is_legal(state, move):
            return move
    raise LookupError("no move is legal")
