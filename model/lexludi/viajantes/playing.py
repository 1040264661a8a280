"""A random player: sorts of move first, then one of that sort, with a taste for putting cards.

Drawn evenly from all legal moves, nearly every move would be a look or a move of a card, and games
would hardly end: suitcases fill by puts alone. `TASTE` is how often each sort is tried first.
"""

from __future__ import annotations

from random import Random
from typing import Final

from lexludi.viajantes.actions import (
    Buy,
    Look,
    Move,
    MoveItem,
    Put,
    Stop,
    SwapHands,
    SwapPlaces,
)
from lexludi.viajantes.legal import CANDIDATES, is_legal
from lexludi.viajantes.state import State

TASTE: Final[dict[type[Move], int]] = {
    Put: 12,
    MoveItem: 3,
    Buy: 2,
    SwapPlaces: 2,
    Look: 1,
    SwapHands: 1,
    Stop: 1,
}


def pick(state: State, random: Random) -> Move:
    """A legal move. Raises LookupError where there is none, as once the game is over."""
    waiting = dict(TASTE)
    while waiting:
        (sort,) = random.choices(list(waiting), list(waiting.values()))
        del waiting[sort]
        asked = list(CANDIDATES[sort](state))
        while asked:
            at = random.randrange(len(asked))
            move, asked[at] = asked[at], asked[-1]
            asked.pop()
            if is_legal(state, move):
                return move
    raise LookupError("no move is legal")
