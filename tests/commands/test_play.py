"""`lexludi play`: the same seed is the same game, and what is interrupted is kept."""

from __future__ import annotations

import json
from typing import Any

import pytest

import lexludi.commands.play as playing

from .conftest import Run


def test_a_seed_plays_the_same_game_again(run: Run) -> None:
    arguments = ("play", "viajantes", "--players", 4, "--seed", 11)
    assert run(*arguments).stdout == run(*arguments).stdout
    assert run(*arguments).stdout != run(*arguments[:-1], 12).stdout


def test_without_a_seed_the_one_drawn_is_told(run: Run) -> None:
    told = run("play", "viajantes", "--format", "json")
    seed = json.loads(told.stdout)["seed"]
    assert run("play", "viajantes", "--seed", seed, "--format", "json").stdout == told.stdout


def test_a_game_is_told_move_by_move_to_its_end(run: Run) -> None:
    result = run("play", "viajantes", "--seed", 5)
    assert result.exit_code == 0
    assert "puts an item of the" in result.stdout
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


@pytest.mark.parametrize("players", [3, 6])
def test_statistics_are_of_as_many_games_as_asked(run: Run, players: int) -> None:
    arguments = ("play", "viajantes", "--players", players, "--games", 4, "--seed", 1)
    found = json.loads(run(*arguments, "--format", "json").stdout)
    assert (found["games"], found["ended"], found["players"]) == (4, 4, players)
    assert found["rounds"]["least"] >= 1
    assert found["moves"]["least"] <= found["moves"]["median"] <= found["moves"]["most"]
    assert 20 <= found["points"]["least"] <= found["points"]["most"] <= 175
    assert len(found["seats"]) == players
    assert sum(seat["won"] for seat in found["seats"]) == pytest.approx(1, abs=0.01)
    table = run(*arguments)
    assert table.exit_code == 0
    assert table.stderr == ""
    assert "rounds" in table.stdout


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
