"""The six actions and the end of a turn, one file each, and `play`, which does any of them."""

from __future__ import annotations

from dataclasses import dataclass

from lexludi.viajantes.actions import (
    Buy,
    Disclosure,
    Look,
    Move,
    MoveItem,
    Put,
    Stop,
    SwapHands,
    SwapPlaces,
)
from lexludi.viajantes.moves.buy import buy
from lexludi.viajantes.moves.look import look
from lexludi.viajantes.moves.move_item import move_item, peeked
from lexludi.viajantes.moves.put import put
from lexludi.viajantes.moves.stop import stop
from lexludi.viajantes.moves.swap_hands import swap_hands
from lexludi.viajantes.moves.swap_places import swap_places
from lexludi.viajantes.state import State


@dataclass(frozen=True, slots=True)
class Played:
    """The next position, and what somebody was shown on the way to it."""

    state: State
    disclosures: tuple[Disclosure, ...] = ()


def play(state: State, move: Move) -> Played:
    """What a move leads to. Raises IllegalMove, naming the clause, where it is refused."""
    match move:
        case Put():
            return Played(put(state, move))
        case Look():
            after, shown = look(state, move)
            return Played(after, (shown,))
        case MoveItem():
            return Played(move_item(state, move), peeked(state, move))
        case SwapPlaces():
            return Played(swap_places(state, move))
        case SwapHands():
            return Played(swap_hands(state, move))
        case Buy():
            return Played(buy(state, move))
        case Stop():
            return Played(stop(state, move))
