"""The `lexludi-commands` directive: the help of each command, asked of the command itself."""

from __future__ import annotations

from importlib.metadata import entry_points
from typing import Any

from docutils import nodes
from sphinx.util import logging
from sphinx.util.docutils import SphinxDirective

from lexludi_domain import nodes as parts

logger = logging.getLogger(__name__)

WIDTH = 78


class CommandsDirective(SphinxDirective):
    """One section a command of the program named as the argument."""

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        """The sections, or a sentence where the program is not installed."""
        name = self.arguments[0]
        program = _program(name)
        if program is None:
            return [parts.line(parts.text("The program is not installed where this was built."))]
        import click

        found: list[nodes.Node] = []
        with click.Context(program, info_name=name) as context:
            for each in program.list_commands(context):
                try:
                    command = program.get_command(context, each)
                except (ImportError, AttributeError, click.ClickException) as error:
                    logger.warning("the command %s %s cannot be loaded: %s", name, each, error)
                    continue
                if command is None or command.hidden:
                    continue
                found.append(self._section(name, each, command, context))
        return found

    def _section(self, program: str, name: str, command: Any, parent: Any) -> nodes.section:
        import click

        found = nodes.section(ids=[f"command-{name}"])
        found += nodes.title("", "", nodes.literal("", f"{program} {name}"))
        self.state.document.note_explicit_target(found)
        context = click.Context(
            command, info_name=name, parent=parent, terminal_width=WIDTH, max_content_width=WIDTH
        )
        with context:
            found += parts.line(parts.text(command.get_short_help_str(limit=200)))
            found += parts.code(command.get_help(context), "text")
        return found


def _program(name: str) -> Any:
    """The click group behind a console script, or None where it cannot be loaded."""
    for point in entry_points(group="console_scripts", name=name):
        try:
            return point.load()
        except ModuleNotFoundError as error:
            if error.name and point.module.startswith(error.name):
                return None
            logger.warning("the command %s cannot be loaded: %s", name, error)
        except (ImportError, AttributeError) as error:
            logger.warning("the command %s cannot be loaded: %s", name, error)
    return None
