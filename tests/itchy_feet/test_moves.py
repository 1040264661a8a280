"""Every move does what the rulebook says, worked out a second time on plain lists and counters."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from lexludi.itchy_feet.components import Box, game_for
from lexludi.itchy_feet.readings import Readings
from tests.itchy_feet.boxes import any_box, box_of
from tests.itchy_feet.plain_moves import after
from tests.itchy_feet.playing import GAMES, PLAYERS, few_cards, game_played, played_on, steps
from tests.itchy_feet.rivals import OF_MOVES, any_readings, named

AS_DRAWN = (Phase.explicit, Phase.reuse, Phase.generate)  # a smaller seed is no shorter game


def follows(players: int, seed: int, readings: Readings | None = None) -> None:
    """Assert that every move of a game leads where it leads by the plain rules."""
    for made in game_played(players, seed, readings):
        assert made.became == after(made.was, made.move), made.move


def follows_in(box: Box, players: int, seed: int, readings: Readings, most: int) -> None:
    """Assert the same of the first moves of a game with some box."""
    for made in islice(steps(game_for(players, readings, box), seed), most):
        assert made.became == after(made.was, made.move), made.move


def follows_with_few_cards(box: Box, players: int, seed: int, readings: Readings) -> None:
    """Assert the same of some moves where the pile runs out and hands are empty."""
    random = Random(seed)
    start = few_cards(game_for(players, readings, box), random)
    try:
        for made in islice(played_on(start, random, 0.1), 15):
            assert made.became == after(made.was, made.move), made.move
    except LookupError:
        return  # with next to no cards somebody may have no move


@pytest.mark.parametrize(("players", "seed"), GAMES)
def test_every_move_of_a_game_leads_where_the_rulebook_says(players: int, seed: int) -> None:
    follows(players, seed)


@pytest.mark.parametrize("readings", OF_MOVES, ids=named)
def test_every_move_leads_where_each_rival_reading_says(readings: Readings) -> None:
    for players, seed in ((2, 1), (5, 2)):
        follows(players, seed, readings)


@pytest.mark.parametrize("readings", [Readings(), *OF_MOVES], ids=named)
def test_with_few_cards_every_move_leads_where_the_rulebook_says(readings: Readings) -> None:
    for seed in range(8):
        players = PLAYERS[seed % len(PLAYERS)]
        follows_with_few_cards(box_of(Random(seed)), players, seed, readings)


@settings(max_examples=10, deadline=None, phases=AS_DRAWN)
@given(players=st.sampled_from(PLAYERS), box=any_box(), seed=st.integers(0, 10**6))
def test_games_with_any_box_and_any_extensions_go_as_the_rulebook_says(
    players: int, box: Box, seed: int
) -> None:
    follows_in(box, players, seed, Readings(), 100)


@settings(max_examples=15, deadline=None, phases=AS_DRAWN)
@given(
    players=st.sampled_from(PLAYERS),
    box=any_box(),
    seed=st.integers(0, 10**6),
    readings=any_readings(),
)
def test_games_under_any_readings_go_as_the_rulebook_says(
    players: int, box: Box, seed: int, readings: Readings
) -> None:
    follows_in(box, players, seed, readings, 60)
    follows_with_few_cards(box, players, seed, readings)


@pytest.mark.slow
@settings(max_examples=400, deadline=None, phases=AS_DRAWN)
@given(
    players=st.sampled_from(PLAYERS),
    box=any_box(),
    seed=st.integers(0, 10**6),
    readings=any_readings(),
)
def test_a_great_many_games_under_any_readings_go_as_the_rulebook_says(
    players: int, box: Box, seed: int, readings: Readings
) -> None:
    follows_in(box, players, seed, readings, 120)
    for number in range(5):
        follows_with_few_cards(box, players, seed + number, readings)
