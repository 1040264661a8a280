"""`moves` yields exactly what `play` accepts, among every move that can be said."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import product
from random import Random

import pytest

from lexludi.kernel.law import IllegalMove
from lexludi.kernel.source import RandomSource
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
from lexludi.venturesome.anything import any_state
from lexludi.venturesome.components import (
    CARDS,
    CHARACTERS,
    ENDS,
    THREATS,
    Game,
    Player,
    game_for,
)
from lexludi.venturesome.legal import moves
from lexludi.venturesome.moves import play
from lexludi.venturesome.readings import Readings
from lexludi.venturesome.state import Stage, State
from tests.venturesome.plain_moves import MOVES, allowed
from tests.venturesome.plainly import plain
from tests.venturesome.playing import PLAYERS, positions
from tests.venturesome.rivals import OF_MOVES, named


@cache
def every_move(players: tuple[Player, ...], longest: int) -> tuple[Move, ...]:
    """Each move that can be said in a game, sensible or not."""
    return tuple(_every_move(players, range(longest + 1)))


def _every_move(players: tuple[Player, ...], places: range) -> Iterator[Move]:
    yield from (GiveUp(), Draw(), RevealThreat(), DealCard())
    yield from (Play(*found) for found in product(CARDS, ENDS))
    yield from map(TakeBack, places)
    yield from map(SwapHands, players)
    yield from map(PutUnder, CARDS)
    yield from (Exchange(*found) for found in product(places, players, places))
    yield from map(Intimidate, CHARACTERS)
    yield from (HandOver(*found) for found in product(CARDS, players))
    yield from map(HandBack, CARDS)
    yield from map(Resolve, THREATS)
    yield from map(Drop, places)
    yield from map(Lose, places)
    yield from map(ShuffleThreat, THREATS)
    yield from map(ShuffleCard, CARDS)


def said(game: Game) -> tuple[Move, ...]:
    """Each move that can be said in a game, with places as far as an expedition can reach."""
    return every_move(game.players.members, game.dealt_in_a_round)


def accepted(state: State) -> set[Move]:
    """What `play` does not refuse, found by trying everything."""
    found = set()
    for move in said(state.game):
        try:
            play(state, move)
        except IllegalMove:
            continue
        found.add(move)
    return found


def exactly_accepted(state: State) -> bool:
    """Whether the moves that are listed are those that `play` accepts, each once."""
    listed = list(moves(state))
    assert len(listed) == len(set(listed))
    assert set(listed) == accepted(state)
    return bool(listed)


def at_each_stage(players: int, seed: int, readings: Readings | None = None) -> list[State]:
    """A position of a random game for each stage that it comes to."""
    reached = list(positions(players, seed, readings))
    Random(f"{players} {seed}").shuffle(reached)
    return list({state.turn.stage: state for state in reached}.values())


def anywhere(players: int, stage: Stage, random: Random) -> State:
    """Any position whatever, at a stage."""
    state = any_state(game_for(players), RandomSource(random))
    return replace(state, turn=replace(state.turn, stage=stage))


@pytest.mark.parametrize("players", PLAYERS)
def test_moves_are_exactly_what_play_accepts(players: int) -> None:
    going_on = [exactly_accepted(state) for state in at_each_stage(players, 0)]
    assert len(going_on) >= 12
    assert going_on.count(False) == 1


@pytest.mark.parametrize("stage", Stage, ids=lambda stage: stage.value)
def test_moves_are_exactly_what_play_accepts_in_any_position(stage: Stage) -> None:
    random = Random(stage.value)
    met = {exactly_accepted(anywhere(2, stage, random)) for _ in range(8)}
    assert (True in met) == (stage is not Stage.OVER)


@pytest.mark.parametrize("players", PLAYERS)
def test_moves_are_exactly_what_the_rulebook_allows(players: int) -> None:
    for state in at_each_stage(players, 1):
        at, listed = plain(state), set(moves(state))
        for move in said(state.game):
            assert (move in listed) == allowed(at, move), move


@pytest.mark.slow
@pytest.mark.parametrize("readings", OF_MOVES, ids=named)
def test_moves_are_what_each_rival_reading_allows(readings: Readings) -> None:
    for players, seed in ((2, 1), (5, 2)):
        for state in at_each_stage(players, seed, readings):
            exactly_accepted(state)
            at, listed = plain(state), set(moves(state))
            assert listed == {move for move in said(state.game) if allowed(at, move)}


@pytest.mark.slow
@pytest.mark.parametrize("players", PLAYERS)
def test_moves_are_exactly_what_play_accepts_anywhere_with_more_players(players: int) -> None:
    random = Random(players)
    for stage in Stage:
        exactly_accepted(anywhere(players, stage, random))


def test_every_sort_of_move_is_tried_out() -> None:
    assert {type(move) for move in said(game_for(2))} == set(MOVES)


@pytest.mark.parametrize(
    ("stage", "move"),
    [
        (Stage.TAKE_BACK, TakeBack(-1)),
        (Stage.EXCHANGE, Exchange(-1, Player.P2, 0)),
        (Stage.EXCHANGE, Exchange(0, Player.P2, -1)),
        (Stage.ROPE_BRIDGE, Drop(-1)),
        (Stage.SANDSTORM, Lose(-1)),
    ],
    ids=str,
)
def test_a_place_before_the_first_is_no_place(stage: Stage, move: Move) -> None:
    for seed in range(9):
        state = anywhere(2, stage, Random(seed))
        with pytest.raises(IllegalMove):
            play(state, move)


@pytest.mark.parametrize("players", PLAYERS)
def test_a_refusal_changes_nothing_and_a_move_leaves_the_position_before_it_alone(
    players: int,
) -> None:
    for state in at_each_stage(players, 1):
        before = repr(state)
        for move in Random(players).sample(said(state.game), 100):
            try:
                play(state, move)
            except IllegalMove:
                continue
        for move in moves(state):
            play(state, move)
        assert repr(state) == before
