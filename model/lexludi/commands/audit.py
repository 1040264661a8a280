"""`lexludi audit`: a rulebook's text, sentence by sentence, against the clauses."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import click

from lexludi.commands.options import (
    FINDING,
    AnyRulebook,
    console,
    fail,
    format_option,
    game_argument,
    print_json,
)
from lexludi_spec import SpecificationError
from lexludi_spec.audit import AuditReport
from lexludi_spec.audit import audit as audited
from lexludi_spec.texts import Unit, split

SIZE: Final = 4 * 1024 * 1024  # bytes


@click.command()
@game_argument
@click.option(
    "--text",
    "text",
    type=click.Path(path_type=Path),
    required=True,
    help="The rulebook as plain text (UTF-8).",
)
@click.option("--all", "every", is_flag=True, help="Show what is accounted for as well.")
@format_option
@click.pass_context
def audit(ctx: click.Context, game: AnyRulebook, text: Path, every: bool, format: str) -> None:
    """Say which sentences of a rulebook no clause of GAME accounts for, and which have changed.

    \b
    Example:
      lexludi audit viajantes --text rulebook.txt
    """
    words = _read(text)
    try:
        report = audited(game.specification, words)
        units = split(words, game.specification.sources.headings)
    except SpecificationError as error:
        fail(f"{game.name}: {error}")
    rows = _rows(report, units)
    if format == "json":
        print_json(
            {
                "game": game.name,
                "units": report.units,
                "accounted": len(report.accounted),
                "clean": report.clean,
                "suspect": list(report.suspect),
                "disagreements": list(report.disagreements),
                "findings": [row for row in rows if row["finding"] != "accounted"],
                "accounted_units": [row for row in rows if row["finding"] == "accounted"],
            }
        )
    else:
        _print(report, rows if every else [row for row in rows if row["finding"] != "accounted"])
    ctx.exit(0 if report.clean else FINDING)


def _read(path: Path) -> str:
    """The text of the file; fails where it is none."""
    try:
        with path.open("rb") as opened:
            raw = opened.read(SIZE + 1)
    except OSError as error:
        fail(f"--text: {path} cannot be opened ({(error.strerror or 'no such file').lower()})")
    if len(raw) > SIZE:
        fail(f"--text: {path} is larger than {SIZE // 1024 // 1024} MiB, that is no rulebook")
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = raw[: error.start].count(b"\n") + 1
        fail(f"--text: {path}:{line}: is no UTF-8 text, convert it first")


def _rows(report: AuditReport, units: tuple[Unit, ...]) -> list[dict[str, Any]]:
    """What was found of each unit, in the order of the text; then what the text no longer has."""
    found: dict[Unit, tuple[str, tuple[str, ...], str | None]] = {}
    for finding, matches in (
        ("accounted", report.accounted),
        ("changed", report.changed),
        ("moved", report.moved),
    ):
        for match in matches:
            found[match.unit] = (finding, match.entry.clauses, match.entry.reason)
    for finding, listed in (("unaccounted", report.unaccounted), ("added", report.added)):
        for unit in listed:
            found[unit] = (finding, (), None)
    rows = [_row(*found[unit], str(unit.place), unit.text) for unit in units if unit in found]
    gone = [_row("gone", one.clauses, one.reason, str(one.place), "") for one in report.gone]
    return rows + gone


def _row(
    finding: str, clauses: tuple[str, ...], reason: str | None, place: str, text: str
) -> dict[str, Any]:
    return {
        "finding": finding,
        "place": place,
        "text": text,
        "clauses": list(clauses),
        "reason": reason,
    }


def _print(report: AuditReport, rows: list[dict[str, Any]]) -> None:
    from rich.table import Table

    out = console()
    if rows:
        table = Table("finding", "place", "sentence", "clauses")
        for row in rows:
            carried = ", ".join(row["clauses"]) or row["reason"] or "-"
            table.add_row(row["finding"], row["place"], row["text"] or "-", carried)
        out.print(table)
    for line in report.disagreements:
        out.print(line)
    if report.suspect:
        out.print(f"to be read again: {', '.join(report.suspect)}")
    known = len(report.accounted)
    out.print(f"{known} of {report.units} sentences accounted for, {len(report.gone)} gone")
