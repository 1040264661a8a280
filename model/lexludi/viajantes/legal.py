"""Every move that the rules allow in a position."""

from __future__ import annotations

from collections.abc import Iterator

from lexludi.kernel.law import IllegalMove
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
from lexludi.viajantes.components import FACES
from lexludi.viajantes.moves import play
from lexludi.viajantes.readings import Landing, PutPlace
from lexludi.viajantes.state import State


def moves(state: State) -> Iterator[Move]:
    """The legal moves, each once: what `play` accepts."""
    return (move for move in candidates(state) if is_legal(state, move))


def is_legal(state: State, move: Move) -> bool:
    """Whether the rules allow the move."""
    try:
        play(state, move)
    except IllegalMove:
        return False
    return True


def candidates(state: State) -> Iterator[Move]:
    """Moves worth asking about: cards that are held, places that are filled."""
    game, turn = state.game, state.turn
    if turn.over:
        return
    yield Stop()
    yield Buy()
    for by in game.players:
        for other in game.players:
            if by != other:
                yield SwapHands(by, other)
    closed = [holder for holder, suitcase in state.suitcases.items() if suitcase.closed]
    for one in closed:
        for other_one in closed:
            if game.characters.position[one] != game.characters.position[other_one]:
                yield SwapPlaces(one, other_one)
    opened = [holder for holder, suitcase in state.suitcases.items() if not suitcase.closed]
    held = [kind for kind, count in state.hands[turn.mover].counts.items() if count]
    for holder in opened:
        size = state.suitcases[holder].column.size
        anywhere = game.readings.put_place is PutPlace.ANYWHERE
        for place in range(size + 1) if anywhere else (size,):
            for kind in held:
                for face in FACES:
                    yield Put(kind, face, holder, place)
        for place in range(size):
            yield Look(holder, place)
            for target in opened:
                for landing in _landings(state, target):
                    yield MoveItem(holder, place, target, landing)


def _landings(state: State, target: object) -> range:
    size = state.suitcases[target].column.size  # type: ignore[index]
    match state.game.readings.landing:
        case Landing.AT_END:
            return range(size, size + 1)
        case Landing.ON_TOP:
            return range(1)
        case Landing.ANYWHERE:
            return range(size + 1)
