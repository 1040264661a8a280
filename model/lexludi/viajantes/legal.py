"""Every move that the rules allow in a position."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from lexludi.kernel.law import allowed
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
from lexludi.viajantes.components import FACES, Character
from lexludi.viajantes.moves import play
from lexludi.viajantes.readings import Landing, PutPlace
from lexludi.viajantes.state import State


def moves(state: State) -> Iterator[Move]:
    """The legal moves, each once: what `play` accepts."""
    return (move for move in candidates(state) if is_legal(state, move))


def is_legal(state: State, move: Move) -> bool:
    """Whether the rules allow the move."""
    return allowed(play, state, move)


def candidates(state: State) -> Iterator[Move]:
    """Moves worth asking about: cards that are held, places that are filled."""
    return (move for of_sort in CANDIDATES.values() for move in of_sort(state))


def _stops(state: State) -> Iterator[Move]:
    if not state.turn.over:
        yield Stop()


def _purchases(state: State) -> Iterator[Move]:
    if not state.turn.over:
        yield Buy()


def _hand_swaps(state: State) -> Iterator[Move]:
    if state.turn.over:
        return
    for by in state.game.players:
        for other in state.game.players:
            if by != other:
                yield SwapHands(by, other)


def _place_swaps(state: State) -> Iterator[Move]:
    if state.turn.over:
        return
    closed = [holder for holder, suitcase in state.suitcases.items() if suitcase.closed]
    for one in closed:
        for other in closed:
            if one is not other:
                yield SwapPlaces(one, other)


def _puts(state: State) -> Iterator[Move]:
    held = [kind for kind, count in state.hands[state.turn.mover].counts.items() if count]
    anywhere = state.game.readings.put_place is PutPlace.ANYWHERE
    for holder in _open(state):
        size = state.suitcases[holder].column.size
        for place in range(size + 1) if anywhere else (size,):
            for kind in held:
                for face in FACES:
                    yield Put(kind, face, holder, place)


def _looks(state: State) -> Iterator[Move]:
    for holder in _open(state):
        for place in range(state.suitcases[holder].column.size):
            yield Look(holder, place)


def _item_moves(state: State) -> Iterator[Move]:
    opened = _open(state)
    landings = {holder: _landings(state, holder) for holder in opened}
    for holder in opened:
        for place in range(state.suitcases[holder].column.size):
            for target in opened:
                for landing in landings[target]:
                    yield MoveItem(holder, place, target, landing)


def _open(state: State) -> list[Character]:
    """The suitcases that cards come to and go from; none once the game is over."""
    if state.turn.over:
        return []
    return [holder for holder, suitcase in state.suitcases.items() if not suitcase.closed]


def _landings(state: State, target: Character) -> range:
    size = state.suitcases[target].column.size
    match state.game.readings.landing:
        case Landing.AT_END:
            return range(size, size + 1)
        case Landing.ON_TOP:
            return range(1)
        case Landing.ANYWHERE:
            return range(size + 1)


# The moves worth asking about, by sort.
CANDIDATES: Final[Mapping[type[Move], Callable[[State], Iterator[Move]]]] = {
    Stop: _stops,
    Buy: _purchases,
    SwapHands: _hand_swaps,
    SwapPlaces: _place_swaps,
    Put: _puts,
    Look: _looks,
    MoveItem: _item_moves,
}
