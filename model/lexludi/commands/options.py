"""What commands share: arguments, options, where output goes, and errors of one line.

A command written elsewhere uses the same pieces, and so behaves as ours do:

    @click.command()
    @game_argument
    @players_option
    @readings_option
    @format_option
    def settle(game: AnyRulebook, players: tuple[int, ...], reading: Choices, format: str) -> None:
        readings = chosen_readings(game, reading)
        for count in players_of(game, players): ...
"""

from __future__ import annotations

import json
import os
from typing import TYPE_CHECKING, Any, Final, NoReturn

import click

from lexludi.kernel.readings import UnknownReading, chosen
from lexludi.kernel.rulebook import Rulebook
from lexludi.kernel.suggesting import quoted
from lexludi.rulebooks import UnknownRulebook, rulebook, rulebooks

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rich.console import Console

    from lexludi.judging.documents import Document

HOLDS: Final = 0
FINDING: Final = 1
BAD_INPUT: Final = 2
UNDECIDED: Final = 3

PIPE_WIDTH: Final = 120

AnyRulebook = Rulebook[Any, Any, Any, Any]
Choices = tuple[tuple[str, str], ...]


class BadInput(click.ClickException):
    """What the user asked for cannot be done: one line that says why and what to do."""

    exit_code = BAD_INPUT


def fail(message: str) -> NoReturn:
    """End the command with exit code 2 and one line."""
    raise BadInput(message)


class GameName(click.ParamType[AnyRulebook]):
    """The name of an installed rulebook; the value is the rulebook."""

    name = "game"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> AnyRulebook:
        """The rulebook of that name, or a usage error with a suggestion."""
        if isinstance(value, Rulebook):
            return value
        try:
            return rulebook(value)
        except UnknownRulebook as error:
            self.fail(str(error), param, ctx)

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[click.shell_completion.CompletionItem]:
        """The rulebooks that begin so."""
        complete = click.shell_completion.CompletionItem
        return [complete(name) for name in rulebooks() if name.startswith(incomplete)]


class PlayerCounts(click.ParamType[tuple[int, ...]]):
    """Numbers of players, with commas between them."""

    name = "3,4"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> tuple[int, ...]:
        """The numbers, each once and in the order given, or a usage error."""
        if isinstance(value, tuple):
            return value
        parts = [part.strip() for part in str(value).split(",")]
        if not all(part.isascii() and part.isdigit() and len(part) < 4 for part in parts):
            self.fail(f"{quoted(value)} is no list of player counts (write 3 or 3,4)", param, ctx)
        return tuple(dict.fromkeys(map(int, parts)))


class Choice(click.ParamType[tuple[str, str]]):
    """A ruling and the reading of it that is chosen."""

    name = "ruling=reading"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> tuple[str, str]:
        """The two names, or a usage error; whether a game has them is asked later."""
        if isinstance(value, tuple):
            return value
        ruling, equals, reading = (part.strip() for part in str(value).partition("="))
        if not (ruling and equals and reading):
            hint = "write RULING=READING, for instance end-trigger=capped"
            self.fail(f"{quoted(value)} chooses no reading ({hint})", param, ctx)
        return ruling, reading


game_argument = click.argument("game", type=GameName())
games_argument = click.argument("games", type=GameName(), nargs=-1)
players_option = click.option(
    "--players",
    type=PlayerCounts(),
    default=(),
    help="Only these numbers of players, such as 3,4.  [default: all]",
)
readings_option = click.option(
    "--reading",
    type=Choice(),
    multiple=True,
    metavar="RULING=READING",
    help="Take this reading of a ruling instead of the default; repeat for more.",
)
components_option = click.option(
    "--components",
    metavar="FILE",
    help="What is in the box (YAML), for a game whose rulebook leaves it out.",
)
format_option = click.option(
    "--format",
    "format",
    type=click.Choice(["table", "json"]),
    default="table",
    show_default=True,
    help="A table for people, or JSON.",
)


def players_of(game: AnyRulebook, asked: tuple[int, ...]) -> tuple[int, ...]:
    """The numbers of players asked for, or all that the game allows; fails on any other."""
    for count in asked:
        if count not in game.players:
            allowed = ", ".join(map(str, game.players))
            fail(f"--players: {game.name} is not for {count} players (it is for {allowed})")
    return asked or tuple(game.players)


def chosen_readings(game: AnyRulebook, choices: Choices) -> Any:
    """The readings record of the game with these choices; fails with a suggestion."""
    picked: dict[str, str] = {}
    for ruling, reading in choices:
        if picked.setdefault(ruling, reading) != reading:
            fail(f"--reading: {ruling} is given twice, as {picked[ruling]} and as {reading}")
    try:
        return chosen(game.readings, picked)
    except UnknownReading as error:
        fail(f"--reading: {game.name}: {error}")


def components_in(file: str | None) -> Document | None:
    """The components file, if one is named; ends with exit code 2 where it is no document."""
    from lexludi.judging.documents import Rejected, document_in

    if file is None:
        return None
    try:
        return document_in(file)
    except Rejected as error:
        reject(error.problems)


def reject(problems: Iterable[str]) -> NoReturn:
    """End the command with exit code 2 and what is wrong with a file, one line each."""
    for problem in problems:
        click.echo(problem, err=True)
    raise click.exceptions.Exit(BAD_INPUT)


def console(*, stderr: bool = False) -> Console:
    """Where a command writes: colour only on a terminal, honouring NO_COLOR; progress on stderr."""
    from rich.console import Console

    made = Console(stderr=stderr, markup=False, highlight=False, emoji=False, soft_wrap=False)
    if not made.is_terminal and "COLUMNS" not in os.environ:
        made.width = PIPE_WIDTH
    return made


def print_json(value: object) -> None:
    """Write a value as JSON on standard output."""
    click.echo(json.dumps(value, indent=2, ensure_ascii=False))
