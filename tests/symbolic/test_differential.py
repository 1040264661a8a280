"""The lifted rules are the rules: at plain values the formula gives what the plain run gives."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import lru_cache
from itertools import islice
from random import Random
from typing import Any

import pytest

from lexludi.kernel.source import RandomSource
from lexludi.viajantes.actions import Move
from lexludi.viajantes.anything import ACTIONS, any_deal, any_move, any_state
from lexludi.viajantes.components import Character, Game, Player, game_for
from lexludi.viajantes.ending import enough_closed
from lexludi.viajantes.legal import candidates, is_legal
from lexludi.viajantes.moves import Played, play
from lexludi.viajantes.readings import Readings
from lexludi.viajantes.scoring import (
    player_points,
    seats_points,
    suitcase_points,
    tie_items,
    winners,
)
from lexludi.viajantes.setup import Deal, set_up, shuffled
from lexludi.viajantes.state import State
from lexludi.viajantes.views import heard, view
from lexludi_proofs.symbolic.exploring import Refused
from lexludi_proofs.symbolic.sources import Unknowns
from tests.symbolic.lifting import LiftedFunction, lift
from tests.viajantes.playing import positions
from tests.viajantes.rivals import OF_MOVES, RIVALS, SCORED, SEEN, apart, drawn, named

PLAYERS = (3, 4, 5, 6)
MOST_POSITIONS = 400
NOTHING: frozenset[str] = frozenset()
Asked = tuple[State, Move]


def played(asked: Asked) -> Played:
    """What a move leads to."""
    return play(*asked)


@lru_cache(maxsize=8)
def lifted_play(players: int, action: str, readings: Readings) -> LiftedFunction[Asked, Played]:
    """One action, lifted at any position of a game."""
    game = game_for(players, readings)
    here, asked = Unknowns("state"), Unknowns("move")
    unknown = any_state(game, here), any_move(game, action, asked)
    return lift(played, unknown, here, asked)


def anywhere(game: Game, random: Random) -> State:
    """Any position whatever, most of them with the game going on and points to spend."""
    state = any_state(game, RandomSource(random))
    points = state.points.replace(state.turn.mover, random.choice((0, 1, 2, 3, 4, 5, 5, 5)))
    turn = replace(state.turn, over=random.random() < 0.1)
    return replace(state, points=points, turn=turn)


def asked(players: int, action: str, readings: Readings) -> Iterator[Asked]:
    """Positions out of play and of any kind, each with a move of one action, legal or not."""
    random = Random(f"{players} {action}")
    game = game_for(players, readings)
    reached = positions(players, random.randrange(3), readings)
    for _ in range(MOST_POSITIONS):
        for state in (random.choice(reached), anywhere(game, random)):
            yield state, any_move(game, action, RandomSource(random))
            likely = [move for move in candidates(state) if isinstance(move, ACTIONS[action])]
            random.shuffle(likely)
            yield from ((state, move) for move in likely[:1])
            legal = (move for move in likely if is_legal(state, move))
            yield from ((state, move) for move in islice(legal, 1))


def agree(
    players: int, action: str, readings: Readings, least: int, awaited: frozenset[str] = NOTHING
) -> set[str]:
    """Compare one action at many positions, until at least so many are done and all awaited is met.

    Gives what was awaited in vain, of the clauses that refuse and `legal`.
    """
    lifted, missing = lifted_play(players, action, readings), set(awaited)
    for number, position in enumerate(asked(players, action, readings)):
        came_to = lifted.agrees_at(position)
        missing.discard(came_to.clause if isinstance(came_to, Refused) else "legal")
        if number >= least and not missing:
            break
    return missing


@pytest.mark.parametrize("action", ACTIONS)
@pytest.mark.parametrize("players", PLAYERS)
def test_a_lifted_move_comes_to_what_the_plain_move_comes_to(players: int, action: str) -> None:
    assert not agree(players, action, Readings(), 20, frozenset({"legal"}))


@pytest.mark.slow
@pytest.mark.parametrize("action", ACTIONS)
@pytest.mark.parametrize("players", [3, 6])
def test_every_course_of_a_lifted_move_is_taken_and_agrees(players: int, action: str) -> None:
    paths = lifted_play(players, action, Readings()).paths
    courses = frozenset(
        path.outcome.clause if isinstance(path.outcome, Refused) else "legal" for path in paths
    )
    assert not agree(players, action, Readings(), 40, courses)


@pytest.mark.slow
@pytest.mark.parametrize("readings", OF_MOVES, ids=named)
def test_lifted_moves_agree_under_each_rival_reading(readings: Readings) -> None:
    for action in ACTIONS:
        agree(3, action, readings, 14)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(12))
def test_lifted_moves_agree_under_readings_drawn_together(seed: int) -> None:
    readings = drawn(Random(seed))
    for action in ACTIONS:
        agree(3, action, readings, 14)


Sighted = tuple[State, Player, Character]
FUNCTIONS: dict[str, Callable[[Sighted], Any]] = {
    "player_points": lambda at: player_points(at[0], at[1]),
    "seats_points": lambda at: seats_points(at[0], at[1]),
    "tie_items": lambda at: tie_items(at[0], at[1]),
    "suitcase_points": lambda at: suitcase_points(at[0], at[2]),
    "winners": lambda at: winners(at[0]),
    "enough_closed": lambda at: enough_closed(at[0]),
    "view": lambda at: view(at[0], at[1]),
}


def sighted(game: Game, state: State, random: Random) -> Sighted:
    """A position with a player and a character of its game."""
    return state, random.choice(game.players.members), random.choice(game.characters.members)


def functions_agree(name: str, players: int, readings: Readings, samples: int) -> None:
    """Compare one function of a position, a player and a character at many of them."""
    game, source, random = game_for(players, readings), Unknowns("at"), Random(f"{name} {players}")
    unknown = any_state(game, source), source.member(game.players), source.member(game.characters)
    lifted = lift(FUNCTIONS[name], unknown, source)
    for _ in range(samples):
        lifted.agrees_at(sighted(game, anywhere(game, random), random))
        reached = random.choice(positions(players, random.randrange(3), readings))
        lifted.agrees_at(sighted(game, reached, random))


@pytest.mark.parametrize("name", FUNCTIONS)
@pytest.mark.parametrize(
    "players", [3, 4, *(pytest.param(n, marks=pytest.mark.slow) for n in (5, 6))]
)
def test_lifted_scores_and_views_are_the_plain_ones(name: str, players: int) -> None:
    functions_agree(name, players, Readings(), samples=6)


@pytest.mark.slow
@pytest.mark.parametrize("readings", [each for each in RIVALS if each not in OF_MOVES], ids=named)
def test_lifted_scores_and_views_agree_under_each_rival_reading(readings: Readings) -> None:
    for name in FUNCTIONS:
        concerned = SEEN if name == "view" else SCORED
        if apart(readings) & concerned:
            functions_agree(name, 3, readings, samples=4)


@pytest.mark.parametrize("action", ["look", "move-item"])
@pytest.mark.parametrize("players", [3, 6])
def test_what_a_player_hears_of_a_lifted_move_is_what_one_hears_of_the_plain_one(
    players: int, action: str
) -> None:
    def listening(at: tuple[State, Move, Player]) -> Any:
        blank = at[0].game.kinds.members[0]
        return heard(play(at[0], at[1]).disclosures, at[2], blank)

    game, source = game_for(players), Unknowns("at")
    unknown = any_state(game, source), any_move(game, action, source), source.member(game.players)
    lifted = lift(listening, unknown, source)
    positions_and_moves = islice(asked(players, action, Readings()), 30)
    for number, (state, move) in enumerate(positions_and_moves):
        lifted.agrees_at((state, move, game.players.members[number % players]))


@pytest.mark.parametrize("players", PLAYERS)
def test_a_lifted_deal_leads_where_the_plain_deal_leads(players: int) -> None:
    game, source, random = game_for(players), Unknowns("deal"), Random(players)

    def dealing(deal: Deal) -> State:
        return set_up(game, deal)

    lifted = lift(dealing, any_deal(game, source), source)
    for _ in range(8):
        dealt = shuffled(game, random)
        assert not isinstance(lifted.agrees_at(dealt), Refused)
        spoiled = replace(dealt, hands=any_deal(game, RandomSource(random)).hands)
        assert isinstance(lifted.agrees_at(spoiled), Refused)
        lifted.agrees_at(any_deal(game, RandomSource(random)))
