"""`lexludi figures`: the figures of the project, written into a page between two marks."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

import click

from lexludi.commands.options import FINDING, HOLDS, AnyRulebook, fail
from lexludi.rulebooks import rulebook, rulebooks
from lexludi_proofs.commands.reporting import written
from lexludi_proofs.engine import records
from lexludi_proofs.engine.tasks import UnknownClaims, claims_of

BEGIN = "<!-- figures: written by make figures -->"
END = "<!-- end of figures -->"
HEADS = ("", "clauses", "that bind", "rulings", "claims", "guarded")


@click.command(
    epilog="Example: lexludi figures README.md --check",
    short_help="Write the figures of the project into a page, or check them.",
)
@click.argument("page", type=click.Path(path_type=Path))
@click.option("--check", is_flag=True, help="Write nothing, and end with 1 where they differ.")
@click.option(
    "--records",
    "folder",
    type=click.Path(path_type=Path),
    default=Path("build"),
    show_default=True,
    help="The folder with guard/GAME.json; without it that figure stays as it is.",
)
def figures(page: Path, check: bool, folder: Path) -> None:
    """Write a table with the figures of each game into PAGE, between its two marks.

    How many clauses are guarded is what the last `lexludi guard` wrote.
    """
    try:
        text = page.read_text("utf-8")
    except (OSError, ValueError) as error:
        fail(f"{page} cannot be read ({' '.join(str(error).split())[:80]})")
    if text.count(BEGIN) != 1 or text.count(END) != 1 or text.index(BEGIN) > text.index(END):
        fail(f"{page} has no place for figures (write {BEGIN} and {END})")
    before, _, rest = text.partition(BEGIN)
    known, _, after = rest.partition(END)
    table = _table([_row(rulebook(name), known, folder) for name in rulebooks()])
    new = f"{before}{BEGIN}\n{table}\n{END}{after}"
    if check:
        if new != text:
            click.echo(f"{page}: the figures are not those of today (make figures)", err=True)
        sys.exit(HOLDS if new == text else FINDING)
    written(new.removesuffix("\n"), page)


def _row(game: AnyRulebook, known: str, folder: Path) -> tuple[str, ...]:
    specification = game.specification
    try:
        claims = str(len(claims_of(game.name).claims))
    except UnknownClaims:
        claims = "-"
    binding = sum(clause.normative for clause in specification.clauses.values())
    return (
        game.title,
        str(len(specification.clauses)),
        str(binding),
        str(len(specification.rulings)),
        claims,
        _guarded(game, known, folder),
    )


def _guarded(game: AnyRulebook, known: str, folder: Path) -> str:
    """How many clauses something guards, of all that can be put out of force or bind and cannot."""
    try:
        file = folder / "guard" / f"{game.name}.json"
        found = records.read(file, list[records.Missed], [])
    except records.BadRecord as error:
        fail(str(error))
    clauses = [one for one in found if one.change is None]
    if clauses:
        return f"{sum(one.by is not None for one in clauses)} of {len(clauses)}"
    row = next((line for line in known.splitlines() if line.startswith(f"| {game.title} |")), None)
    return row.split("|")[-2].strip() if row else "-"


def _table(rows: Sequence[tuple[str, ...]]) -> str:
    lines = [HEADS, tuple("---" for _ in HEADS), *sorted(rows)]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)
