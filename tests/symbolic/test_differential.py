"""The lifted rules are the rules: at plain values the formula gives what the plain run gives."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import islice
from random import Random
from typing import Any

import pytest

from lexludi.kernel.domain import Domain
from lexludi.kernel.readings import rulings
from lexludi.kernel.source import RandomSource
from lexludi.rulebooks import rulebook, rulebooks
from lexludi_proofs.symbolic.exploring import Refused
from lexludi_proofs.symbolic.sources import Unknowns
from tests.symbolic.games import (
    GAMES,
    asked,
    in_a_row,
    lifted_moves,
    of_moves,
    positions,
    rivals,
    sampling,
    showing,
    told,
    with_moves,
)
from tests.symbolic.lifting import Lifted
from tests.symbolic.sampling import About

MOST_POSITIONS = 600
ENDS = [(name, players) for name in rulebooks() for players in rulebook(name).players[::3]]
of_games = pytest.mark.parametrize(
    ("name", "players"),
    [game if game in ENDS else pytest.param(*game, marks=pytest.mark.slow) for game in GAMES],
)
of_smallest = pytest.mark.parametrize(
    ("name", "players"),
    [
        (name, players) if at == 0 else pytest.param(name, players, marks=pytest.mark.slow)
        for name in rulebooks()
        for at, players in enumerate(rulebook(name).players[::3])
    ],
)
of_ends = pytest.mark.parametrize(("name", "players"), ENDS)


def default(name: str) -> Any:
    """The default readings of a game."""
    return rulebook(name).readings()


def course(outcome: Any) -> str:
    """The clause that refuses, or `legal`."""
    return outcome.clause if isinstance(outcome, Refused) else "legal"


def agree(
    name: str, players: int, readings: Any, least: int, awaited: set[tuple[str, str]]
) -> set[tuple[str, str]]:
    """Compare all actions at many positions, until so many are done and all awaited is met.

    Gives what was awaited in vain: actions, each with a clause that refuses it or `legal`.
    """
    lifted, missing = lifted_moves(name, players, readings), set(awaited)
    arguments = asked(name, players, readings, lambda: {action for action, _ in missing})
    for number, argument in enumerate(islice(arguments, MOST_POSITIONS)):
        missing -= {(action, course(found)) for action, found in lifted.agree_at(argument).items()}
        if number + 1 >= least and not missing:
            break
    return missing


def legal_everywhere(name: str) -> set[tuple[str, str]]:
    """That each action is allowed somewhere."""
    return {(action, "legal") for action in rulebook(name).actions}


@of_games
def test_lifted_moves_come_to_what_the_plain_moves_come_to(name: str, players: int) -> None:
    assert not agree(name, players, default(name), 20, legal_everywhere(name))


@of_smallest
def test_lifted_moves_agree_at_every_position_of_a_game(name: str, players: int) -> None:
    book, random = rulebook(name), Random(players)
    lifted = lifted_moves(name, players, default(name))
    for state, _ in positions(name, players, default(name)):
        lifted.agree_at(with_moves(book, state, random))


@pytest.mark.slow
@of_ends
def test_every_course_of_a_lifted_move_is_taken_and_agrees(name: str, players: int) -> None:
    lifted = lifted_moves(name, players, default(name))
    for action, paths in lifted.paths.items():
        for clause in sorted({course(path.outcome) for path in paths}):
            some = (path for path in paths if course(path.outcome) == clause)
            argument = next(filter(None, map(lifted.argument, some)), None)
            assert argument is not None, f"no position takes {action} to {clause}"
            assert course(lifted.agree_at(argument)[action]) == clause


@pytest.mark.slow
@pytest.mark.parametrize("name", rulebooks())
def test_two_lifted_moves_in_a_row_agree(name: str) -> None:
    book, players = rulebook(name), rulebook(name).players[0]
    printed, met = book.new_game(players, default(name)), in_a_row(name, players, default(name))
    assert len(met) >= 10
    for actions, arguments in sorted(met.items(), key=lambda each: -len(each[1]))[:12]:
        box, at = Unknowns("box"), Unknowns("at")
        game = book.any_game(printed, box)
        moves = tuple(book.any_move(game, action, at) for action in actions)
        unknown = book.any_state(game, at), moves
        lifted = Lifted(
            {"both": lambda asked: book.play(book.play(asked[0], asked[1][0]).state, asked[1][1])},
            unknown,
            box,
            at,
        )
        for argument in arguments[:3]:
            assert not isinstance(lifted.agree_at(argument)["both"], Refused)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "readings"),
    [
        pytest.param(name, readings, id=f"{name}-{told(readings)}")
        for name in rulebooks()
        for readings in of_moves(name)
    ],
)
def test_lifted_moves_agree_under_each_rival_reading(name: str, readings: Any) -> None:
    agree(name, rulebook(name).players[0], readings, 14, set())


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("name", rulebooks())
def test_lifted_moves_agree_under_readings_drawn_together(name: str, seed: int) -> None:
    random, record = Random(seed), rulebook(name).readings
    chosen = {
        ruling.replace("-", "_"): random.choice(list(kind))
        for ruling, kind in rulings(record).items()
    }
    agree(name, rulebook(name).players[0], record(**chosen), 14, set())


def functions_agree(name: str, players: int, readings: Any, samples: int, *, seen: bool) -> None:
    """Compare the functions of a position, or what players see of it, at many positions."""
    book, random = rulebook(name), Random(f"{name} {players}")
    box, at = Unknowns("box"), Unknowns("at")
    printed = book.new_game(players, readings)
    game = book.any_game(printed, box)
    others, table = sampling(name).others(game), Domain(book.seats(printed))
    unknown = book.any_state(game, at), at.member(table), at.member(others)
    functions: dict[str, Callable[[About], Any]] = dict(sampling(name).functions)
    if seen:
        functions = {"view": lambda about: book.view(about[0], about[1])}
    lifted = Lifted(functions, unknown, box, at)
    for state, _ in islice(asked(name, players, readings), samples):
        lifted.agree_at((state, random.choice(table.members), random.choice(others.members)))


@of_games
@pytest.mark.parametrize("seen", [False, True], ids=["scores", "views"])
def test_lifted_scores_and_views_are_the_plain_ones(name: str, players: int, seen: bool) -> None:
    functions_agree(name, players, default(name), samples=8, seen=seen)


@pytest.mark.slow
@pytest.mark.parametrize("name", rulebooks())
def test_lifted_scores_and_views_agree_under_each_rival_reading(name: str) -> None:
    for seen, concerned in ((False, sampling(name).scored), (True, sampling(name).seen)):
        for readings in rivals(name, concerned, among=True):
            functions_agree(name, rulebook(name).players[0], readings, samples=6, seen=seen)


@of_ends
def test_what_a_player_hears_of_a_lifted_move_is_what_one_hears_of_the_plain_one(
    name: str, players: int
) -> None:
    book, random = rulebook(name), Random(players)
    printed, box, at = book.new_game(players, default(name)), Unknowns("box"), Unknowns("at")
    game, table = book.any_game(printed, box), Domain(book.seats(printed))
    unknown = book.any_state(game, at), at.member(table)

    def listening(action: str) -> Callable[[Any], Any]:
        which = book.actions.index(action)
        return lambda about: sampling(name).heard(
            about[0], book.play(about[0], about[2][which]).disclosures, about[1]
        )

    moves = tuple(book.any_move(game, action, at) for action in book.actions)
    shows = showing(name, players, default(name))
    assert shows
    lifted = Lifted({action: listening(action) for action in shows}, (*unknown, moves), box, at)
    heard = 0
    for state, made in islice(asked(name, players, default(name), lambda: shows), 18):
        found = lifted.agree_at((state, random.choice(table.members), made))
        heard += any(not isinstance(each, Refused) for each in found.values())
    assert heard >= 5


@of_games
def test_a_lifted_deal_leads_where_the_plain_deal_leads(name: str, players: int) -> None:
    book, random = rulebook(name), Random(players)
    printed, box, dealing = book.new_game(players, None), Unknowns("box"), Unknowns("deal")
    game = book.any_game(printed, box)
    unknown = game, book.any_deal(game, dealing)
    lifted = Lifted({"deal": lambda about: book.set_up(*about)}, unknown, box, dealing)
    for _ in range(5):
        dealt = book.shuffled(printed, random)
        assert not isinstance(lifted.agree_at((printed, dealt))["deal"], Refused)
        source = RandomSource(random)
        anything = book.any_game(printed, source)
        lifted.agree_at((anything, dealt))
        for other in (printed, anything):
            drawn = book.any_deal(other, source)
            assert isinstance(lifted.agree_at((other, drawn))["deal"], Refused)
            cards = sampling(name).dealt
            spoiled = replace(dealt, **{cards: getattr(drawn, cards)})
            assert isinstance(lifted.agree_at((other, spoiled))["deal"], Refused)
