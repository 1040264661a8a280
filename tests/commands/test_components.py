"""A components file: the box that is played with or judged in, and what is said of a bad one."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from lexludi.rulebooks import rulebook, rulebooks

from .conftest import Run

BOX = """\
cards:
  guide: {map: 9}
  reporter: {1-gem: 9}
  adventurer: {map: 1, ankh: 8}
  professor: {map: 1, ankh: 8}
  aviator: {map: 1, ring: 8}
  artifact-hunter: {map: 1, ring: 8}
  collector: {map: 1, ring: 8}
intimidation: {guide: 6}
"""
MANY_MAPS = """\
title: five maps of the Guide
game: venturesome
players: 3
position:
  hands: {P1: {guide map: 5}}
moves:
- move: {action: play, card: guide map}
"""
ALONE = [name for name in rulebooks() if rulebook(name).with_components is None]


@pytest.fixture
def box(tmp_path: Path) -> Path:
    file = tmp_path / "box.yaml"
    file.write_text(BOX, "utf-8")
    return file


@pytest.fixture
def maps(tmp_path: Path) -> Path:
    file = tmp_path / "maps.yaml"
    file.write_text(MANY_MAPS, "utf-8")
    return file


def test_a_game_is_played_with_the_cards_in_the_file(run: Run, box: Path) -> None:
    arguments = ("play", "venturesome", "--seed", 3, "--format", "json")
    told = json.loads(run(*arguments, "--components", box).stdout)
    moves = Counter(line["move"].get("card", "") for line in told["moves"])
    assert "guide map" in moves
    assert not {card for card in moves if card.startswith("guide") and card != "guide map"}
    banned = {line["move"]["character"] for line in told["moves"] if "character" in line["move"]}
    assert banned <= {"guide"}


def test_games_are_counted_with_the_cards_in_the_file(run: Run, box: Path) -> None:
    arguments = ("play", "venturesome", "--seed", 3, "--games", 2, "--format", "json")
    with_box = run(*arguments, "--components", box)
    assert with_box.exit_code == 0
    assert with_box.stdout != run(*arguments).stdout


def test_scenarios_are_about_the_box_in_the_file(run: Run, box: Path, maps: Path) -> None:
    assert run("judge", maps).exit_code == 2
    assert run("judge", maps, "--components", box).exit_code == 0


def test_a_scenario_with_a_box_of_its_own_keeps_it(run: Run, box: Path, maps: Path) -> None:
    own = json.dumps(rulebook("venturesome").full_position(_default())["box"])
    maps.write_text(MANY_MAPS.replace("position:", f"position:\n  box: {own}"), "utf-8")
    result = run("judge", maps, "--components", box)
    assert result.exit_code == 2
    assert "5 cards 'guide map' in all, the box has 2" in result.stderr


def _default() -> object:
    return rulebook("venturesome").read_position({}, 3)


BAD = {
    "eight of a colour": (
        "professor: {map: 1, ankh: 8}",
        "professor: {map: 1, ankh: 7}",
        "5: cards.professor: 8 cards of the professor in all, a colour has 9",
    ),
    "unknown symbol": (
        "professor: {map: 1",
        "professor: {mapp: 1",
        "5: cards.professor.mapp: no symbol 'mapp' (did you mean map?)",
    ),
    "negative count": (
        "professor: {map: 1",
        "professor: {map: -1",
        "5: cards.professor.map: should be at least 0, not -1",
    ),
    "missing colour": ("  guide: {map: 9}\n", "", "1: cards.guide: is missing"),
    "unknown colour": ("  guide: ", "  giude: ", "2: cards.giude: no character 'giude'"),
    "seven intimidation cards": (
        "{guide: 6}",
        "{guide: 6, reporter: 1}",
        "9: intimidation: 7 intimidation cards in all, there are 6",
    ),
    "unknown field": ("cards:", "card:", "1: card: unknown field (did you mean cards?)"),
    "no document": (BOX, "", "1: file: is empty"),
}


@pytest.mark.parametrize("name", BAD)
def test_a_bad_box_is_told_with_file_line_and_field(
    run: Run, box: Path, maps: Path, name: str
) -> None:
    old, new, said = BAD[name]
    assert old in BOX
    box.write_text(BOX.replace(old, new), "utf-8")
    for command in (["play", "venturesome"], ["judge", maps, maps]):
        result = run(*command, "--components", box)
        assert result.exit_code == 2
        lines = result.stderr.splitlines()
        assert f"{box}:{said}" in {line[: len(f"{box}:{said}")] for line in lines}
        assert len(lines) == len(set(lines))
    assert run("play", "venturesome", "--components", box).stdout == ""


def test_all_that_is_wrong_in_a_box_is_told_a_line_each(run: Run, box: Path) -> None:
    box.write_text(BOX.replace("ring: 8", "ring: 7").replace("guide: 6", "guide: 5"), "utf-8")
    result = run("play", "venturesome", "--components", box)
    assert len(result.stderr.splitlines()) == 4


@pytest.mark.parametrize("name", ALONE)
def test_a_game_without_open_components_takes_no_file(
    run: Run, box: Path, tmp_path: Path, name: str
) -> None:
    scenario = tmp_path / "scenario.yaml"
    players = rulebook(name).players[0]
    scenario.write_text(f"title: any\ngame: {name}\nplayers: {players}\n", "utf-8")
    for command in (["play", name], ["judge", scenario]):
        result = run(*command, "--components", box)
        assert result.exit_code == 2
        assert len(result.stderr.splitlines()) == 1
        assert "takes no components file" in result.stderr


def test_a_file_that_is_not_there_is_named(run: Run, tmp_path: Path, maps: Path) -> None:
    missing = tmp_path / "missing.yaml"
    for command in (["play", "venturesome"], ["judge", maps]):
        result = run(*command, "--components", missing)
        assert result.exit_code == 2
        assert result.stderr.startswith(f"{missing}:0: file: cannot be opened")


def test_a_missing_colour_does_not_hide_one_of_eight_cards(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "eight.yaml"
    nine = "".join(f"  {one}: {{map: 9}}\n" for one in ("reporter", "adventurer", "professor"))
    file.write_text(f"cards:\n  guide: {{map: 8}}\n{nine}  aviator: {{map: 9}}\n", "utf-8")
    told = run("play", "venturesome", "--components", file).stderr.splitlines()
    assert [line.split(": ", 1)[1] for line in told] == [
        "cards.artifact-hunter: is missing",
        "cards.collector: is missing",
        "cards.guide: 8 cards of the guide in all, a colour has 9",
    ]
