"""Every move does what the rulebook says, worked out a second time on plain lists and counters."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lexludi.venturesome.readings import Readings
from tests.venturesome.plain_moves import after
from tests.venturesome.playing import GAMES, PLAYERS, game_played
from tests.venturesome.rivals import OF_MOVES, drawn, named


def follows(players: int, seed: int, readings: Readings | None = None) -> None:
    """Assert that every move of a game leads where it leads by the plain rules."""
    played = game_played(players, seed, readings)
    for made in played:
        assert made.became == after(made.was, made.move), made.move


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_every_move_of_a_game_leads_where_the_rulebook_says(players: int, seed: int) -> None:
    follows(players, seed)


@pytest.mark.parametrize("readings", OF_MOVES, ids=named)
def test_every_move_leads_where_each_rival_reading_says(readings: Readings) -> None:
    follows(5, 2, readings)


@pytest.mark.slow
@pytest.mark.parametrize("players", PLAYERS)
@settings(max_examples=40)
@given(seed=st.integers(0, 10**6))
def test_a_great_many_games_under_any_readings_go_as_the_rulebook_says(
    players: int, seed: int
) -> None:
    follows(players, seed, drawn(Random(seed)))
