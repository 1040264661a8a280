"""`moves` yields exactly what `play` accepts, among every move that can be said."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from random import Random

import pytest

from lexludi.kernel.law import IllegalMove
from lexludi.kernel.source import RandomSource
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
from lexludi.viajantes.anything import any_state
from lexludi.viajantes.components import CAPACITY, FACES, Game, game_for
from lexludi.viajantes.legal import moves
from lexludi.viajantes.moves import play
from lexludi.viajantes.readings import (
    HandSwapTiming,
    Landing,
    LayingClothing,
    PutPlace,
    Readings,
    ReceivedPoints,
)
from lexludi.viajantes.state import State
from tests.viajantes.playing import positions
from tests.viajantes.rivals import OF_MOVES, named

READINGS = {
    "default": Readings(),
    "landing-anywhere": Readings(landing=Landing.ANYWHERE),
    "landing-on-top": Readings(landing=Landing.ON_TOP),
    "put-anywhere": Readings(put_place=PutPlace.ANYWHERE),
    "hands-at-any-moment": Readings(
        hand_swap_timing=HandSwapTiming.ANY_MOMENT, received_points=ReceivedPoints.AT_ONCE
    ),
    "laying-is-free": Readings(laying_clothing=LayingClothing.INCLUDED),
}


def every_move(game: Game) -> Iterator[Move]:
    """Each move that can be said in a game, sensible or not."""
    characters, places, landings = game.characters, range(CAPACITY), range(CAPACITY + 1)
    yield Stop()
    yield Buy()
    yield from (SwapHands(*pair) for pair in product(game.players, repeat=2))
    yield from (SwapPlaces(*pair) for pair in product(characters, repeat=2))
    yield from (Look(*found) for found in product(characters, places))
    yield from (Put(*found) for found in product(game.kinds, FACES, characters, landings))
    yield from (MoveItem(*found) for found in product(characters, places, characters, landings))


def accepted(state: State) -> set[Move]:
    """What `play` does not refuse, found by trying everything."""
    found = set()
    for move in every_move(state.game):
        try:
            play(state, move)
        except IllegalMove:
            continue
        found.add(move)
    return found


def plain_enough(state: State, random: Random) -> State:
    """The position with the game going on and points for the mover."""
    points = state.points.replace(state.turn.mover, random.choice((1, 3, 5)))
    return replace(state, turn=replace(state.turn, over=False), points=points)


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("name", READINGS)
def test_moves_are_exactly_what_play_accepts(name: str, seed: int) -> None:
    random, readings = Random(f"{name} {seed}"), READINGS[name]
    anywhere = any_state(game_for(3, readings), RandomSource(random))
    reached = random.choice(positions(3, seed, readings))
    for state in (reached, anywhere, plain_enough(anywhere, random)):
        listed = list(moves(state))
        assert len(listed) == len(set(listed))
        assert set(listed) == accepted(state)


@pytest.mark.slow
@pytest.mark.parametrize("readings", OF_MOVES, ids=named)
def test_moves_are_exactly_what_play_accepts_under_each_rival_reading(readings: Readings) -> None:
    random = Random(named(readings))
    anywhere = any_state(game_for(3, readings), RandomSource(random))
    for state in (random.choice(positions(3, 1, readings)), plain_enough(anywhere, random)):
        assert set(moves(state)) == accepted(state)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("players", [4, 5, 6])
def test_moves_are_exactly_what_play_accepts_with_more_players(players: int, seed: int) -> None:
    random = Random(seed)
    state = random.choice(positions(players, seed))
    assert set(moves(state)) == accepted(state)


@pytest.mark.parametrize("seed", range(6))
def test_a_refusal_changes_nothing_and_a_move_leaves_the_position_before_it_alone(
    seed: int,
) -> None:
    random = Random(seed)
    state = random.choice(positions(3, seed))
    before = repr(state)
    for move in random.sample(list(every_move(state.game)), 200):
        try:
            play(state, move)
        except IllegalMove:
            continue
    assert repr(state) == before
