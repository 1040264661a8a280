"""`lexludi play`: the same seed is the same game, and what is interrupted is kept."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

import lexludi.commands.play as playing
from lexludi.rulebooks import rulebook, rulebooks

from .conftest import Run

EXTREMES = [
    (name, count)
    for name in rulebooks()
    for count in (min(rulebook(name).players), max(rulebook(name).players))
]


@pytest.mark.parametrize("name", rulebooks())
def test_a_seed_plays_the_same_game_again(run: Run, name: str) -> None:
    arguments = ("play", name, "--players", 4, "--seed", 11)
    assert run(*arguments).stdout == run(*arguments).stdout
    assert run(*arguments).stdout != run(*arguments[:-1], 12).stdout


@pytest.mark.parametrize("name", rulebooks())
def test_without_a_seed_the_one_drawn_is_told(run: Run, name: str) -> None:
    told = run("play", name, "--format", "json")
    seed = json.loads(told.stdout)["seed"]
    assert run("play", name, "--seed", seed, "--format", "json").stdout == told.stdout


@pytest.mark.parametrize("name", rulebooks())
def test_a_game_is_told_move_by_move_to_its_end(run: Run, name: str) -> None:
    result = run("play", name, "--seed", 5)
    assert result.exit_code == 0
    told = json.loads(run("play", name, "--seed", 5, "--format", "json").stdout)
    lines = result.stdout.splitlines()
    for move, line in zip(told["moves"], lines, strict=False):
        assert line.startswith(move["told"])
    assert "the game is over" in result.stdout
    assert result.stdout.splitlines()[-2].startswith("score P1 ")
    assert result.stdout.splitlines()[-1] == "seed 5"


def test_a_game_is_played_under_the_chosen_readings(run: Run) -> None:
    told = json.loads(
        run(
            "play", "viajantes", "--seed", 5, "--format", "json", "--reading", "landing=on-top"
        ).stdout
    )
    landings = [
        line["move"]["landing"] for line in told["moves"] if line["move"]["action"] == "move-item"
    ]
    assert set(landings) <= {1}


@pytest.mark.parametrize(("name", "players"), EXTREMES)
def test_statistics_are_of_as_many_games_as_asked(run: Run, name: str, players: int) -> None:
    arguments = ("play", name, "--players", players, "--games", 4, "--seed", 1)
    found = json.loads(run(*arguments, "--format", "json").stdout)
    assert (found["games"], found["ended"], found["players"]) == (4, 4, players)
    assert found["rounds"]["least"] >= 1
    assert found["moves"]["least"] <= found["moves"]["median"] <= found["moves"]["most"]
    assert found["points"]["least"] <= found["winning_points"]["least"]
    assert found["winning_points"]["most"] <= found["points"]["most"]
    assert len(found["seats"]) == players
    assert sum(seat["won"] for seat in found["seats"]) == pytest.approx(1, abs=0.01)
    table = run(*arguments)
    assert table.exit_code == 0
    assert table.stderr == ""
    assert "rounds" in table.stdout


def test_the_points_of_viajantes_are_within_their_bounds(run: Run) -> None:
    arguments = ("play", "viajantes", "--games", 4, "--seed", 1, "--format", "json")
    points = json.loads(run(*arguments).stdout)["points"]
    assert 20 <= points["least"] <= points["most"] <= 175


def test_venturesome_has_three_rounds(run: Run) -> None:
    arguments = ("play", "venturesome", "--games", 2, "--seed", 1, "--format", "json")
    rounds = json.loads(run(*arguments).stdout)["rounds"]
    assert (rounds["least"], rounds["most"]) == (3, 3)


@pytest.mark.parametrize("form", ["table", "json"])
def test_a_game_that_nobody_wins_counts_for_nobody(
    run: Run, monkeypatch: pytest.MonkeyPatch, form: str
) -> None:
    book = rulebook("venturesome")
    lost = replace(book, winners=lambda state: ())
    monkeypatch.setattr("lexludi.commands.options.rulebook", lambda name: lost)
    arguments = ("play", "venturesome", "--seed", 1)
    assert "won by nobody" in run(*arguments).stdout
    result = run(*arguments, "--games", 2, "--format", form)
    assert result.exit_code == 0
    if form == "json":
        found = json.loads(result.stdout)
        assert [seat["won"] for seat in found["seats"]] == [0, 0]
        assert found["winning_points"] is None


def test_an_interrupted_run_keeps_what_it_has(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    played = playing.play_one
    games = iter(range(3))

    def interrupted(*arguments: Any) -> playing.Game:
        if next(games, None) is None:
            raise KeyboardInterrupt
        return played(*arguments)

    monkeypatch.setattr(playing, "play_one", interrupted)
    result = run("play", "viajantes", "--games", 50, "--seed", 1, "--format", "json")
    assert result.exit_code == 130
    assert json.loads(result.stdout)["games"] == 3
    assert "interrupted after 3 of 50 games" in result.stderr


def test_a_run_interrupted_at_once_has_no_game(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*arguments: Any) -> playing.Game:
        raise KeyboardInterrupt

    monkeypatch.setattr(playing, "play_one", interrupted)
    for form in ("table", "json"):
        result = run("play", "viajantes", "--games", 5, "--format", form)
        assert result.exit_code == 130
    assert run("play", "viajantes").exit_code == 130


def test_a_game_that_does_not_end_is_given_up(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "MOST_MOVES", 5)
    result = run("play", "viajantes", "--seed", 1)
    assert result.exit_code == 0
    assert "given up after 5 moves" in result.stdout
    found = json.loads(run("play", "viajantes", "--games", 2, "--format", "json").stdout)
    assert (found["games"], found["ended"]) == (2, 0)
