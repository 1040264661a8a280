"""Components files: what is played with, and what is said of a bad one."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from lexludi.itchy_feet.components import COUNTRIES

from .conftest import Run

NEEDS = "".join(f"  {country.value}: [skis, boots, coat]\n" for country in COUNTRIES)
BOX = f"""\
extensions: [events, special-items, forbidden-items, postcards, characters]
items: {{skis: 12, boots: 10, coat: 10}}
texts:
  event-1: all-draw
  special-5: stands-for-an-item
any-time: [mousetrap, special-5]
abilities: {{character-2: draws-two}}
needs:
{NEEDS}"""
SCENARIO = """\
title: five pairs of skis
game: itchy-feet
players: 3
position:
  hands: {P1: {skis: 5, postcard: 1, passport: 1}}
moves:
- move: {action: draw}
"""


@pytest.fixture
def box(tmp_path: Path) -> Path:
    file = tmp_path / "box.yaml"
    file.write_text(BOX, "utf-8")
    return file


@pytest.fixture
def skis(tmp_path: Path) -> Path:
    file = tmp_path / "skis.yaml"
    file.write_text(SCENARIO, "utf-8")
    return file


def game_told(run: Run, *arguments: object) -> str:
    """What is told of a game with the events, in one text."""
    result = run("play", "itchy-feet", "--seed", 3, *arguments)
    assert result.exit_code == 0
    return result.stdout


def test_extensions_are_played_where_the_file_has_them(run: Run, box: Path) -> None:
    assert "postcard" in game_told(run, "--components", box)
    assert "postcard" not in game_told(run)


def test_no_items_are_played_with_but_those_of_the_file(run: Run, box: Path) -> None:
    game = json.loads(game_told(run, "--components", box, "--format", "json"))
    named = json.dumps([line["move"] for line in game["moves"]])
    assert "skis" in named
    assert "torch" not in named
    assert len(game["winners"]) == 1


def test_a_file_that_names_extensions_alone_keeps_the_default_items(run: Run, box: Path) -> None:
    box.write_text("extensions: [postcards]\n", "utf-8")
    there = game_told(run, "--components", box)
    assert "torch" in there
    assert "postcard" in there


def test_games_are_counted_with_the_cards_in_the_file(run: Run, box: Path) -> None:
    result = run("play", "itchy-feet", "--seed", 3, "--games", 2, "--components", box)
    assert result.exit_code == 0
    assert "2 games, 2 of them ended" in result.stdout


def test_scenarios_are_about_the_box_in_the_file(run: Run, box: Path, skis: Path) -> None:
    without = run("judge", skis)
    assert without.exit_code == 2
    assert "5: position.hands: 5 cards 'skis' in all, the game has 2" in without.stderr
    assert run("judge", skis, "--components", box).exit_code == 0


BAD = {
    "more than there are": (
        "country-3: [skis, boots, coat]",
        "country-3: [hat, boots, coat]",
        "11: needs.country-3: asks for hat, of which there are none, see goal.three-items",
    ),
    "a fourth item": (
        "country-3: [skis, boots, coat]",
        "country-3: [skis, boots, coat, coat]",
        "11: needs.country-3: asks for 4 items, not for 3, see goal.three-items",
    ),
    "a missing country": (
        "  country-3: [skis, boots, coat]\n",
        "",
        "8: needs.country-3: is missing, see components.countries",
    ),
    "an unknown effect": (
        "event-1: all-draw",
        "event-1: all-drew",
        "4: texts.event-1: no text 'all-drew' (did you mean all-draw?), see event.everybody",
    ),
    "the effect of a special item on an event": (
        "event-1: all-draw",
        "event-1: interrupts",
        "4: texts.event-1: interrupts is what a special item does",
    ),
    "an unknown item": (
        "{skis: 12",
        "{skies: 12",
        "2: items.skies: no card 'skies' (did you mean skis?), see components.items",
    ),
    "a negative number": (
        "{skis: 12",
        "{skis: -12",
        "2: items.skis: should be at least 0, not -12, see components.items",
    ),
    "31 items": (
        "{skis: 12",
        "{skis: 11",
        "2: items: 31 items in all, there are 32, see components.items",
    ),
    "an unknown extension": (
        "[events,",
        "[event,",
        "1: extensions[1]: no extension 'event' (did you mean events?), see setup.any-extensions",
    ),
    "an unknown field": ("any-time:", "anytime:", "6: anytime: unknown field (did you mean any-"),
}


@pytest.mark.parametrize("name", BAD)
def test_a_bad_box_is_told_with_file_line_field_and_clause(
    run: Run, box: Path, skis: Path, name: str
) -> None:
    old, new, said = BAD[name]
    assert old in BOX
    box.write_text(BOX.replace(old, new), "utf-8")
    for command in (["play", "itchy-feet"], ["judge", skis]):
        result = run(*command, "--components", box)
        assert result.exit_code == 2
        (line,) = result.stderr.splitlines()
        assert line.startswith(f"{box}:{said}")


def test_all_that_is_wrong_in_a_box_is_told_a_line_each(run: Run, box: Path) -> None:
    bad = BOX
    for name in ("a fourth item", "an unknown effect", "an unknown extension", "31 items"):
        old, new, _ = BAD[name]
        bad = bad.replace(old, new)
    box.write_text(bad, "utf-8")
    result = run("play", "itchy-feet", "--components", box)
    assert len(result.stderr.splitlines()) == 4


BOATS = """\
boats:
  I:
    raven:
      spaces:
        space-1: {gift: gift-0, votes: 3}
        space-2: {gift: gift-2, votes: 2, mask-area: true}
        space-3: {gift: gift-4, votes: 1}
"""


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("gift: gift-2", "gift: gift-0", "6: boats.I.raven.spaces.space-2.gift: gift 0 is on two"),
        ("votes: 1", "votes: 12", "2: boats.I: 25 votes in all, there are 17"),
        ("raven:", "heron:", "3: boats.I.heron: no boat 'heron' (known: raven, wolf)"),
    ],
)
def test_bad_boats_are_told_with_file_line_field_and_clause(
    run: Run, tmp_path: Path, old: str, new: str, said: str
) -> None:
    file = tmp_path / "boats.yaml"
    file.write_text(BOATS.replace(old, new), "utf-8")
    result = run("play", "passengers", "--players", 6, "--components", file)
    assert result.exit_code == 2
    (line,) = result.stderr.splitlines()
    assert line.startswith(f"{file}:{said}")
    assert ", see components." in line
