"""Every move that the rules allow in a position."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import permutations
from typing import Final

from lexludi.kernel.law import allowed
from lexludi.passengers.actions import (
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
from lexludi.passengers.components import BOATS, CARDS, COLOURS, GIFTS, SPACES, Effect, Space
from lexludi.passengers.moves import play
from lexludi.passengers.moves.gifts import effect_of
from lexludi.passengers.moves.placing import plan_of
from lexludi.passengers.readings import GiftFrom
from lexludi.passengers.state import Stage, State


def moves(state: State) -> Iterator[Move]:
    """The legal moves, each once: what `play` accepts."""
    return (move for move in candidates(state) if is_legal(state, move))


def is_legal(state: State, move: Move) -> bool:
    """Whether the rules allow the move."""
    return allowed(play, state, move)


def candidates(state: State) -> Iterator[Move]:
    """Moves worth asking about at this stage: free spaces, passengers, players."""
    return CANDIDATES[state.turn.stage](state)


def free(state: State) -> list[Space]:
    """The spaces that nobody sits on."""
    return [
        space for space in SPACES if plan_of(state, space).there and not state.seats[space].taken
    ]


def taken(state: State) -> list[Space]:
    """The spaces of the passengers in play."""
    return [space for space in SPACES if state.seats[space].taken]


def _placings(state: State) -> Iterator[Move]:
    hand = state.hands[state.turn.mover]
    any_gift = state.game.readings.gift_from is GiftFrom.ANY_LEFT
    for card in CARDS:
        for space in free(state) if hand[card] else ():
            for gift in GIFTS if any_gift else (plan_of(state, space).gift,):
                yield PlacePassenger(card, space, gift)


def _gifts(state: State) -> Iterator[Move]:
    yield GoBy()
    yield from EFFECTS.get(effect_of(state), _none)(state)


def _none(state: State) -> Iterator[Move]:
    return iter(())


# The moves worth asking about when a gift is used, by its effect.
EFFECTS: Final[Mapping[Effect, Callable[[State], Iterator[Move]]]] = {
    Effect.PEEK: lambda state: map(Peek, taken(state)),
    Effect.REVEAL: lambda state: map(Reveal, taken(state)),
    Effect.SWAP: lambda state: (Swap(one, other) for one, other in permutations(taken(state), 2)),
    Effect.MASK: lambda state: map(LayMask, taken(state)),
    Effect.GAIN_VOTES: lambda state: iter([GainVotes()]),
    Effect.LOSE_VOTES: lambda state: map(LoseVotes, state.game.players),
    Effect.PASS_COIN: lambda state: map(PassCoin, state.game.players),
}

# The moves worth asking about, by what has to be done next.
CANDIDATES: Final[Mapping[Stage, Callable[[State], Iterator[Move]]]] = {
    Stage.MYSTERY: lambda state: map(PlaceMystery, free(state)),
    Stage.PLACE: _placings,
    Stage.MASK: lambda state: map(TakeMask, COLOURS),
    Stage.GIFT: _gifts,
    Stage.VOTE: lambda state: map(Vote, BOATS),
    Stage.OVER: _none,
}
