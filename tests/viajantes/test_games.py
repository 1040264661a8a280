"""Whole random games keep every invariant, for every number of players."""

from __future__ import annotations

from functools import lru_cache
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lexludi.kernel.words import every
from lexludi.viajantes import RULEBOOK, invariants
from lexludi.viajantes.components import FACES, game_for
from lexludi.viajantes.legal import candidates
from lexludi.viajantes.moves import play
from lexludi.viajantes.setup import set_up, shuffled
from tests.viajantes.plainly import check_game, check_position, check_step
from tests.viajantes.playing import Step, steps

PLAYERS = (3, 4, 5, 6)
seeds = st.integers(0, 10**6)


@lru_cache(maxsize=2)
def game(players: int, seed: int) -> tuple[Step, ...]:
    """A whole random game."""
    return tuple(steps(game_for(players), seed))


@pytest.mark.parametrize("players", PLAYERS)
@settings(max_examples=6)
@given(seed=seeds)
def test_every_game_keeps_what_must_hold(players: int, seed: int) -> None:
    played = game(players, seed)
    check_position(played[0].before)
    for step in played:
        check_step(step)
        check_position(step.after)
    check_game(played)


@pytest.mark.slow
@pytest.mark.parametrize("players", PLAYERS)
@settings(max_examples=15)
@given(seed=seeds)
def test_a_great_many_games_keep_what_must_hold(players: int, seed: int) -> None:
    played = game(players, seed)
    for step in played:
        check_step(step)
        check_position(step.after)
    check_game(played)


@pytest.mark.parametrize("players", PLAYERS)
@settings(max_examples=3)
@given(seed=seeds)
def test_every_game_keeps_the_invariants_that_are_proved(players: int, seed: int) -> None:
    for step in game(players, seed):
        before, move, state = step.before, step.move, step.after
        kinds, characters = state.game.kinds.members[:-1], state.game.characters
        assert every(invariants.items_conserved(state, kind) for kind in kinds)
        assert invariants.clothing_conserved(state)
        assert every(invariants.suitcase_capacity(state, holder) for holder in characters)
        assert every(invariants.closed_means_five(state, holder) for holder in characters)
        assert every(invariants.seats_permutation(state, seat) for seat in state.game.seats)
        assert invariants.points_within_turn(state)
        assert every(invariants.closed_frozen(before, move, state, each) for each in characters)
        assert every(invariants.open_stay(before, move, state, each) for each in characters)
        assert every(
            invariants.orientation_kept(before, move, state, kind, face)
            for kind in kinds[:2]
            for face in FACES
            if type(move).__name__ == "MoveItem"
        )


@pytest.mark.parametrize("players", PLAYERS)
@settings(max_examples=3)
@given(seed=seeds)
def test_a_position_written_down_and_read_back_is_the_same(players: int, seed: int) -> None:
    for number, step in enumerate(game(players, seed)):
        if number % 10 == 0 or step.after.turn.over:
            assert RULEBOOK.read_position(RULEBOOK.position(step.after)) == step.after
            assert RULEBOOK.read_position(RULEBOOK.full_position(step.after)) == step.after
            assert RULEBOOK.read_action(step.before, RULEBOOK.action(step.move)) == step.move


@pytest.mark.parametrize("players", PLAYERS)
@given(seed=seeds)
def test_a_shuffled_deal_is_one_that_the_rules_allow(players: int, seed: int) -> None:
    setting = game_for(players)
    state = set_up(setting, shuffled(setting, Random(seed)))
    check_position(state)
    assert {state.hands[player].size for player in setting.players} == {10}
    assert not state.turn.over
    assert state.turn.mover is state.turn.starter


def test_a_game_that_is_over_allows_no_move() -> None:
    last = game(3, 0)[-1].after
    assert list(RULEBOOK.moves(last)) == []
    assert list(candidates(last)) == []


def test_the_same_seed_gives_the_same_game() -> None:
    assert tuple(steps(game_for(3), 5)) == tuple(steps(game_for(3), 5))


def test_a_game_is_replayed_from_its_moves() -> None:
    played = game(4, 1)
    state = played[0].before
    for step in played:
        state = play(state, step.move).state
    assert state == played[-1].after
