"""`lexludi judge`: exit codes, what is told, and that one bad file spoils no other."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from lexludi.judging.documents import SIZE
from lexludi.kernel.readings import alternatives
from lexludi.rulebooks import rulebook, rulebooks

from .conftest import Run

GOOD = """\
title: a second card alternates
game: viajantes
players: 3
position:
  hands: {P1: {clown: 1}}
  suitcases: {grandma: [doctor up]}
moves:
- move: {action: put, card: clown, into: grandma, face: up}
  refused: put.alternate
- move: {action: put, card: clown, into: grandma, face: down}
"""


@pytest.fixture
def good(tmp_path: Path) -> Path:
    file = tmp_path / "good.yaml"
    file.write_text(GOOD, "utf-8")
    return file


@pytest.fixture
def failing(tmp_path: Path) -> Path:
    file = tmp_path / "failing.yaml"
    file.write_text(GOOD + "expect: {points: {P1: 1}}\n", "utf-8")
    return file


def test_all_met_is_exit_0(run: Run, good: Path) -> None:
    result = run("judge", good)
    assert result.exit_code == 0
    assert result.stdout.splitlines()[-1] == "1 scenarios: 2 expectations met, 0 not"


def test_a_mismatch_is_exit_1_with_file_and_line(run: Run, failing: Path) -> None:
    result = run("judge", failing)
    assert result.exit_code == 1
    assert f"{failing}:11: expect.points.P1: expected 1, found" in result.stdout


def test_every_move_is_told_if_asked(run: Run, good: Path) -> None:
    told = run("judge", good, "--moves").stdout
    assert "P1 puts an item of the Clown face up into the Grandma's suitcase: refused by" in told
    assert "put.alternate" in told
    assert "face down into the Grandma's suitcase: legal" in told


def test_json_tells_moves_score_and_expectations_of_each_run(run: Run, failing: Path) -> None:
    (entry,) = json.loads(run("judge", failing, "--format", "json").stdout)
    assert entry["file"] == str(failing)
    assert entry["readings"] == {}
    assert [(move["verdict"], move["clause"]) for move in entry["moves"]] == [
        ("refused", "put.alternate"),
        ("legal", None),
    ]
    assert entry["moves"][1]["move"]["action"] == "put"
    assert set(entry["score"]) == {"P1", "P2", "P3"}
    assert entry["expectations"]["met"] == 2
    assert len(entry["expectations"]["failed"]) == 1


def test_all_readings_are_the_default_and_each_single_departure(run: Run, good: Path) -> None:
    good.write_text(GOOD.replace("players: 3", "players: 3\nreadings: all"), "utf-8")
    entries = json.loads(run("judge", good, "--format", "json").stdout)
    count = len(list(alternatives(rulebook("viajantes").readings)))
    assert len(entries) == count
    assert entries[0]["readings"] == {}
    assert all(len(entry["readings"]) == 1 for entry in entries[1:])


BAD = {
    "unknown-card.yaml": (GOOD.replace("clown: 1", "clwon: 1"), "position.hands.P1.clwon"),
    "negative-hand.yaml": (GOOD.replace("clown: 1", "clown: -1"), "position.hands.P1.clown"),
    "sixth-card.yaml": (
        GOOD.replace(
            "[doctor up]", "[doctor up, tourist up, clown up, doctor up, clown up, clown up]"
        ),
        "position.suitcases.grandma",
    ),
    "unknown-field.yaml": (
        GOOD.replace("suitcases", "suitcase"),
        "position.suitcase: unknown field",
    ),
    "unknown-clause.yaml": (GOOD.replace("put.alternate", "put.nothing"), "moves[1].refused"),
    "unknown-game.yaml": (GOOD.replace("viajantes", "viajante"), "did you mean viajantes?"),
    "unknown-reading.yaml": (GOOD + "readings: {landing: on-topp}\n", "did you mean on-top?"),
    "bomb.yaml": ("a: &a [1]\nb: &b [*a, *a]\n", "anchors and aliases are not allowed"),
    "noise.yaml": ("\u00e4" * 25_000_000, f"is larger than {SIZE // 1024} KiB"),
    "empty.yaml": ("", "is empty"),
    "tag.yaml": ("a: !!python/name:os.system\n", "tags are not allowed"),
}


@pytest.mark.parametrize("name", BAD)
def test_a_bad_file_fails_alone(run: Run, good: Path, tmp_path: Path, name: str) -> None:
    text, said = BAD[name]
    bad = tmp_path / name
    bad.write_text(text, "utf-8")
    result = run("judge", bad, good)
    assert result.exit_code == 2
    (line,) = result.stderr.splitlines()
    assert line.startswith(f"{bad}:")
    assert said in line
    assert "2 expectations met" in result.stdout


def test_a_binary_file_a_folder_and_a_missing_one_fail_alone(
    run: Run, good: Path, tmp_path: Path
) -> None:
    binary = tmp_path / "binary.yaml"
    binary.write_bytes(bytes(range(256)) * 20)
    result = run("judge", binary, tmp_path, tmp_path / "missing.yaml", good)
    assert result.exit_code == 2
    assert len(result.stderr.splitlines()) == 3
    assert "2 expectations met" in result.stdout


def test_bad_input_outweighs_a_mismatch(run: Run, failing: Path, tmp_path: Path) -> None:
    assert run("judge", failing, tmp_path / "missing.yaml").exit_code == 2


def test_a_bad_file_stands_in_the_json_with_its_errors(run: Run, good: Path) -> None:
    missing = good.parent / "missing.yaml"
    bad, fine = json.loads(run("judge", missing, good, "--format", "json").stdout)
    assert bad["errors"]
    assert bad["moves"] == []
    assert fine["errors"] == []


def test_control_characters_do_not_reach_the_terminal(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "colour.yaml"
    file.write_text(GOOD.replace("title: a", 'title: "\\e[31mred"\n# a'), "utf-8")
    result = run("judge", file)
    assert "\x1b" not in result.output


@pytest.mark.parametrize("name", rulebooks())
def test_the_schema_is_printed_without_files(run: Run, name: str) -> None:
    result = run("judge", "--schema", name)
    assert result.exit_code == 0
    assert json.loads(result.stdout)["$defs"]["Scenario"]


def test_the_schema_of_an_unknown_game_is_none(run: Run) -> None:
    assert run("judge", "--schema", "viajante").exit_code == 2
