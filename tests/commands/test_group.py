"""The group of commands: what it lists, what it imports, and how it ends."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib.metadata import EntryPoint, version
from typing import Any

import click
import pytest
from click.testing import CliRunner

import lexludi.commands as commands
from lexludi.commands import OURS, main
from lexludi.rulebooks import rulebook, rulebooks

from .conftest import Run

# What must not wait for a solver.
LIGHT = [
    ["--help"],
    ["--version"],
    ["rules", "viajantes", "put.alternate"],
    *(["rules", name] for name in rulebooks()),
    *(["play", name, "--seed", "1"] for name in rulebooks()),
]


@pytest.mark.parametrize("arguments", LIGHT, ids=lambda arguments: " ".join(arguments))
def test_no_solver_is_imported_for_what_needs_none(arguments: list[str]) -> None:
    program = (
        "import sys\n"
        "from lexludi.commands import main\n"
        f"try: main({arguments!r})\n"
        "except SystemExit as end: assert end.code == 0\n"
        "sys.exit('z3' in sys.modules)\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, timeout=120)
    assert done.returncode == 0, done.stderr.decode()


def test_the_version_is_that_of_the_distribution(run: Run) -> None:
    assert run("--version").output == f"lexludi {version('lexludi')}\n"


def test_help_lists_every_command_with_a_line(run: Run) -> None:
    output = run("--help").output
    for name, line in OURS.items():
        assert name in output
        assert line in output


@pytest.mark.parametrize("name", OURS)
def test_the_help_of_each_command_has_an_example(run: Run, name: str) -> None:
    result = run(name, "--help")
    assert result.exit_code == 0
    assert f"lexludi {name}" in result.output.split("Example:")[1]
    assert "--format" in result.output


def test_a_misspelt_command_gets_a_suggestion(run: Run) -> None:
    result = run("plya")
    assert result.exit_code == 2
    assert "did you mean play?" in result.stderr
    assert len(result.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    "arguments",
    [
        ["rules"],
        ["rules", "viajantes", "--nope"],
        ["rules", "viajante"],
        ["judge"],
        ["play", "viajantes", "--players", "x"],
        ["play", "viajantes", "--players", "7"],
        ["play", "viajantes", "--players", "3,4"],
        ["play", "viajantes", "--reading", "landing"],
        ["play", "viajantes", "--reading", "landing=on-topp"],
        ["play", "viajantes", "--games", "0"],
        ["play", "viajantes", "--format", "xml"],
        ["audit", "viajantes"],
        ["audit", "viajantes", "--text", "no-such-file.txt"],
    ],
    ids=lambda arguments: " ".join(arguments),
)
def test_bad_usage_is_one_line_and_exit_2(run: Run, arguments: list[str]) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert len(result.stderr.splitlines()) == 1
    assert result.stderr.startswith("lexludi")


def plugin(monkeypatch: pytest.MonkeyPatch, command: object) -> None:
    class Point(EntryPoint):
        def load(self) -> Any:
            if isinstance(command, Exception):
                raise command
            return command

    point = Point("extra", "somewhere:extra", commands.GROUP)
    monkeypatch.setattr(commands, "_plugins", lambda: {"extra": point})


def test_a_plugin_is_a_command_like_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    @click.command()
    def extra() -> int:
        """Something from elsewhere."""
        click.echo("here")
        return 3

    plugin(monkeypatch, extra)
    assert "Something from elsewhere." in CliRunner().invoke(main, ["--help"]).output
    result = CliRunner().invoke(main, ["extra"])
    assert (result.exit_code, result.output) == (3, "here\n")


def test_a_plugin_that_cannot_be_loaded_spoils_nothing_else(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    plugin(monkeypatch, ImportError("no module"))
    assert CliRunner().invoke(main, ["--help"]).exit_code == 0
    result = CliRunner().invoke(main, ["extra"])
    assert result.exit_code == 2
    assert "cannot be loaded" in result.stderr


@pytest.mark.parametrize(
    ("error", "code", "said"),
    [
        (KeyboardInterrupt(), 130, "interrupted"),
        (RuntimeError("a\nb"), 2, "a fault of the program: RuntimeError: a b"),
    ],
)
def test_no_traceback_whatever_happens(
    monkeypatch: pytest.MonkeyPatch, error: BaseException, code: int, said: str
) -> None:
    @click.command()
    def extra() -> None:
        raise error

    plugin(monkeypatch, extra)
    result = CliRunner().invoke(main, ["extra"])
    assert result.exit_code == code
    assert said in result.stderr
    assert "Traceback" not in result.output
    assert len(result.stderr.strip().splitlines()) == 1


def test_a_fault_of_the_program_shows_where_if_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    @click.command()
    def extra() -> None:
        raise RuntimeError("here")

    plugin(monkeypatch, extra)
    monkeypatch.setenv(commands.TRACEBACK, "1")
    assert isinstance(CliRunner().invoke(main, ["extra"]).exception, RuntimeError)


def test_colour_is_for_terminals_that_want_it() -> None:
    from lexludi.commands.options import console

    assert not console().is_terminal
    done = subprocess.run(
        [
            sys.executable,
            "-c",
            "from lexludi.commands.options import console; print(console().no_color)",
        ],
        env={**os.environ, "NO_COLOR": "1", "FORCE_COLOR": "1"},
        capture_output=True,
        timeout=60,
    )
    assert done.stdout.strip() == b"True"


def test_a_reader_that_has_seen_enough_is_no_error() -> None:
    program = f"{sys.executable} -c 'from lexludi.commands import main; main()' rules viajantes"
    done = subprocess.run(
        ["bash", "-c", f"set -o pipefail; {program} | head -1"], capture_output=True, timeout=60
    )
    assert done.stderr == b""


def test_games_are_listed_with_their_numbers(run: Run) -> None:
    rows = {row["game"]: row for row in json.loads(run("games", "--format", "json").stdout)}
    told = run("games").stdout
    assert rows["viajantes"]["players"] == [3, 4, 5, 6]
    for name in rulebooks():
        assert rows[name]["players"] == list(rulebook(name).players)
        assert rows[name]["clauses"] == len(rulebook(name).specification.clauses)
        assert name in told
