"""Everything that players can do, and `play`, which does any of it."""

from __future__ import annotations

from dataclasses import dataclass

from lexludi.passengers.actions import (
    Disclosure,
    GainVotes,
    GoBy,
    LayMask,
    LoseVotes,
    Move,
    PassCoin,
    Peek,
    PlaceMystery,
    PlacePassenger,
    Reveal,
    Swap,
    TakeMask,
    Vote,
)
from lexludi.passengers.moves.gifts import (
    gain_votes,
    go_by,
    lay_mask,
    lose_votes,
    pass_coin,
    peek,
    reveal,
    swap,
)
from lexludi.passengers.moves.placing import place, place_mystery, take_mask
from lexludi.passengers.moves.voting import vote
from lexludi.passengers.state import State


@dataclass(frozen=True, slots=True)
class Played:
    """The next position, and what somebody was shown on the way to it."""

    state: State
    disclosures: tuple[Disclosure, ...] = ()


def play(state: State, move: Move) -> Played:
    """What a move leads to. Raises IllegalMove, naming the clause, where it is refused."""
    match move:
        case Peek():
            seen, disclosure = peek(state, move)
            return Played(seen, (disclosure,))
        case Vote():
            return Played(*vote(state, move))
        case _:
            return Played(_unseen(state, move))


def _unseen(state: State, move: Move) -> State:
    """What a move leads to that shows nobody anything on the way."""
    match move:
        case PlaceMystery():
            return place_mystery(state, move)
        case PlacePassenger():
            return place(state, move)
        case TakeMask():
            return take_mask(state, move)
        case Reveal():
            return reveal(state, move)
        case Swap():
            return swap(state, move)
        case LayMask():
            return lay_mask(state, move)
        case GainVotes():
            return gain_votes(state, move)
        case LoseVotes():
            return lose_votes(state, move)
        case PassCoin():
            return pass_coin(state, move)
        case GoBy():
            return go_by(state, move)
        case _:
            raise TypeError(f"no move of Passengers: {move!r}")
