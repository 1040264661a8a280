"""`lexludi games`: the rulebooks that are installed."""

from __future__ import annotations

from importlib.metadata import EntryPoint, entry_points
from typing import Any

import click

from lexludi.commands.options import console, format_option, print_json
from lexludi.rulebooks import UnknownRulebook, rulebook, rulebooks

CLAIMS = "lexludi.claims"


@click.command()
@format_option
def games(format: str) -> None:
    """The rulebooks, with player counts and how many clauses, rulings and claims each has.

    \b
    Example:
      lexludi games --format json
    """
    rows = [row for name in rulebooks() if (row := _row(name)) is not None]
    if format == "json":
        print_json(rows)
        return
    from rich.table import Table

    table = Table("game", "title", "players")
    for heading in ("clauses", "rulings", "claims"):
        table.add_column(heading, justify="right")
    for row in rows:
        players = ", ".join(map(str, row["players"]))
        claims = "-" if row["claims"] is None else str(row["claims"])
        counts = (str(row["clauses"]), str(row["rulings"]), claims)
        table.add_row(row["game"], row["title"], players, *counts)
    console().print(table)


def _row(name: str) -> dict[str, Any] | None:
    """What is said of a game; nothing, with a line on stderr, where it cannot be loaded."""
    try:
        book = rulebook(name)
    except UnknownRulebook as error:
        click.echo(f"lexludi games: {error}", err=True)
        return None
    return {
        "game": book.name,
        "title": book.title,
        "players": list(book.players),
        "clauses": len(book.specification.clauses),
        "rulings": len(book.specification.rulings),
        "claims": _claims(name),
    }


def _claims(name: str) -> int | None:
    """How many claims are made of a game; None where the package that makes them is not there."""
    found: dict[str, EntryPoint] = {point.name: point for point in entry_points(group=CLAIMS)}
    try:
        return len(found[name].load().claims)
    except (KeyError, ImportError, AttributeError, TypeError):
        return None
