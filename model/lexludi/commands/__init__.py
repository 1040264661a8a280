"""The command line: `lexludi COMMAND ...`. One module a command; shared pieces in `options`.

A command is imported when it is asked for, so that nothing waits for what it does not use. Other
packages add commands under the entry-point group `lexludi.commands`; a module that is named there
is imported to show its help, and imports what is heavy inside its functions.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final, NoReturn

import click

from lexludi.kernel.suggesting import quoted, suggestion

GROUP: Final = "lexludi.commands"
TRACEBACK: Final = "LEXLUDI_TRACEBACK"
INTERRUPTED: Final = 130
BAD_INPUT: Final = 2

# What is ours, with the line of help that `lexludi --help` shows without importing it.
OURS: Final = {
    "games": "The rulebooks that are installed.",
    "rules": "The clauses of a game, or one clause in full.",
    "judge": "Judge scenario files: positions, moves and what is expected.",
    "play": "Play a random game, or count over many.",
    "audit": "Hold a rulebook's text against the clauses.",
}


class Commands(click.Group):
    """Our commands and those of other packages, each imported when it is asked for."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Ours in the order of use, then those of other packages by name."""
        return [*OURS, *sorted(_plugins().keys() - OURS.keys())]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of that name, imported now. Raises ClickException where it cannot be."""
        if cmd_name in OURS:
            found = getattr(import_module(f"{__name__}.{cmd_name}"), cmd_name)
        elif cmd_name in _plugins():
            found = _loaded(_plugins()[cmd_name])
        else:
            return None
        if not isinstance(found, click.Command):
            raise click.ClickException(f"the command {cmd_name} is no click command")
        return found

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The command that the first argument names, or a usage error with a suggestion."""
        name = args[0]
        if name not in self.list_commands(ctx):
            hint = suggestion(name, self.list_commands(ctx))
            raise click.UsageError(f"no command {quoted(name)} ({hint})", ctx)
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The list of commands, each with a line."""
        names = self.list_commands(ctx)
        with formatter.section("Commands"):
            formatter.write_dl([(name, OURS.get(name) or self._line(ctx, name)) for name in names])

    def main(  # type: ignore[override]
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        **extra: Any,
    ) -> NoReturn:
        """Run a command and exit: an error is one line, never a traceback."""
        extra["standalone_mode"] = False
        try:
            result = super().main(args, prog_name or "lexludi", **extra)
        except click.ClickException as error:
            sys.exit(_reported(error))
        except (click.Abort, KeyboardInterrupt):
            click.echo("lexludi: interrupted", err=True)
            sys.exit(INTERRUPTED)
        except BrokenPipeError:
            # The reader has seen enough; what is still to be flushed goes nowhere.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            sys.exit(0)
        except Exception as error:
            if os.environ.get(TRACEBACK):
                raise
            told = " ".join(f"{type(error).__name__}: {error}".split())
            hint = f"please report it; {TRACEBACK}=1 shows where it happened"
            click.echo(f"lexludi: a fault of the program: {told} ({hint})", err=True)
            sys.exit(BAD_INPUT)
        sys.exit(result if isinstance(result, int) else 0)

    def _line(self, ctx: click.Context, name: str) -> str:
        try:
            command = self.get_command(ctx, name)
        except click.ClickException as error:
            return error.message
        return command.get_short_help_str(limit=100) if command else ""


def _plugins() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=GROUP)}


def _loaded(point: EntryPoint) -> object:
    try:
        return point.load()
    except (ImportError, AttributeError) as error:
        raise click.ClickException(f"the command {point.name} cannot be loaded: {error}") from error


def _reported(error: click.ClickException) -> int:
    """Write the error as one line; the exit code to end with."""
    context = error.ctx if isinstance(error, click.UsageError) else None
    if isinstance(error, click.exceptions.NoArgsIsHelpError):
        error.show()
        return error.exit_code
    command = context.command_path if context else "lexludi"
    told = " ".join(error.format_message().split())
    hint = f" (see {command} --help)" if context and not told.endswith(")") else ""
    click.echo(f"{command}: {told}{hint}", err=True)
    return BAD_INPUT


@click.group("lexludi", cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="lexludi", prog_name="lexludi", message="%(prog)s %(version)s")
def main() -> None:
    """Rulebooks of tabletop games that people read, programs run and a solver proves things about.

    \b
    Example:
      lexludi rules viajantes put.alternate
    """
