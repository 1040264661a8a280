"""Every move that the rules allow in a position; what chance does counts as a move."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from lexludi.kernel.bag import Bag
from lexludi.kernel.law import allowed
from lexludi.venturesome.actions import (
    DealCard,
    Draw,
    Drop,
    Exchange,
    GiveUp,
    HandBack,
    HandOver,
    Intimidate,
    Lose,
    Move,
    Play,
    PutUnder,
    Resolve,
    RevealThreat,
    ShuffleCard,
    ShuffleThreat,
    SwapHands,
    TakeBack,
)
from lexludi.venturesome.components import CHARACTERS, ENDS, Card, Player
from lexludi.venturesome.moves import play
from lexludi.venturesome.state import Stage, State


def moves(state: State) -> Iterator[Move]:
    """The legal moves, each once: what `play` accepts."""
    return (move for move in candidates(state) if is_legal(state, move))


def is_legal(state: State, move: Move) -> bool:
    """Whether the rules allow the move."""
    return allowed(play, state, move)


def candidates(state: State) -> Iterator[Move]:
    """Moves worth asking about at this stage: cards that are held, places that are filled."""
    return CANDIDATES[state.turn.stage](state)


def held(bag: Bag[Card]) -> list[Card]:
    """The kinds of which a bag has a card."""
    return [kind for kind, count in bag.counts.items() if count]


def _hand(state: State) -> list[Card]:
    return held(state.hands[state.turn.mover])


def _places(state: State, player: Player | None = None) -> range:
    return range(state.expeditions[player or state.turn.mover].size)


def _first_steps(state: State) -> Iterator[Move]:
    yield from (Play(one, end) for one in _hand(state) for end in ENDS)
    yield GiveUp()


def _exchanges(state: State) -> Iterator[Move]:
    for place in _places(state):
        for other in state.game.players:
            for theirs in _places(state, other):
                yield Exchange(place, other, theirs)


def _given(state: State) -> Iterator[Move]:
    return (HandOver(one, other) for one in _hand(state) for other in state.game.players)


def _given_back(state: State) -> Iterator[Move]:
    return map(HandBack, held(state.hands[state.turn.partner]))


def _threats(state: State) -> Iterator[Move]:
    return (Resolve(one) for one, count in state.threats.face_up.counts.items() if count)


def _discarded_threats(state: State) -> Iterator[Move]:
    return (ShuffleThreat(one) for one, count in state.threats.discards.counts.items() if count)


# The moves worth asking about, by what has to be done next.
CANDIDATES: Final[Mapping[Stage, Callable[[State], Iterator[Move]]]] = {
    Stage.PLAY: _first_steps,
    Stage.TAKE_BACK: lambda state: map(TakeBack, _places(state)),
    Stage.SWAP_HANDS: lambda state: map(SwapHands, state.game.players),
    Stage.DRAW: lambda state: iter([Draw()]),
    Stage.PUT_UNDER: lambda state: map(PutUnder, _hand(state)),
    Stage.EXCHANGE: _exchanges,
    Stage.INTIMIDATE: lambda state: map(Intimidate, CHARACTERS),
    Stage.HAND_OVER: _given,
    Stage.HAND_BACK: _given_back,
    Stage.THREAT: _threats,
    Stage.ROPE_BRIDGE: lambda state: map(Drop, _places(state)),
    Stage.SANDSTORM: lambda state: map(Lose, _places(state)),
    Stage.REVEAL: lambda state: iter([RevealThreat()]),
    Stage.SHUFFLE_THREATS: _discarded_threats,
    Stage.DEAL: lambda state: iter([DealCard()]),
    Stage.SHUFFLE_CARDS: lambda state: map(ShuffleCard, held(state.discards)),
    Stage.OVER: lambda state: iter(()),
}
