"""`lexludi evidence`: clauses, the tests and claims that exercise them, and what is amiss."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping, Sequence
from importlib.metadata import version
from pathlib import Path
from typing import Any

import click
import msgspec

from lexludi.commands.options import (
    FINDING,
    HOLDS,
    UNDECIDED,
    AnyRulebook,
    console,
    fail,
    format_option,
    games_argument,
    print_json,
)
from lexludi.rulebooks import rulebook, rulebooks
from lexludi_proofs.commands.reporting import written
from lexludi_proofs.engine import records
from lexludi_proofs.engine.cache import SOURCES, sources_digest
from lexludi_proofs.engine.evidence import OfGame, Row, gathered
from lexludi_proofs.engine.gate import Fault, faults
from lexludi_proofs.engine.tasks import UnknownClaims, claims_of
from lexludi_spec.audit import AuditReport, audit


@click.command(
    epilog="Example: lexludi evidence viajantes --check",
    short_help="Which clauses tests and claims exercise, and what is amiss.",
)
@games_argument
@click.option(
    "--by",
    type=click.Choice(["clause", "test", "claim"]),
    default="clause",
    show_default=True,
    help="What the table lists; JSON has all three.",
)
@click.option("--check", is_flag=True, help="Say only what is amiss, and end with 1 or 3 for it.")
@click.option(
    "--records",
    "folder",
    type=click.Path(path_type=Path),
    default=Path("build"),
    show_default=True,
    help="The folder of what was recorded: observed/*.json, verify/GAME.json, guard/GAME.json.",
)
@click.option(
    "--rulebooks",
    "texts",
    type=click.Path(path_type=Path),
    help="A folder with GAME.txt: clauses whose sentence has changed there are suspect.",
)
@format_option
@click.option("--output", type=click.Path(path_type=Path), help="Write JSON there as well.")
def evidence(
    games: tuple[AnyRulebook, ...],
    by: str,
    check: bool,
    folder: Path,
    texts: Path | None,
    format: str,
    output: Path | None,
) -> None:
    """Show each clause of GAMES with what was seen to exercise it, uncovered ones first.

    With --check it ends with 1 where a clause lacks code or evidence, a prohibition never refused
    anything, somebody names a clause that nobody saw there, or a clause is suspect; and with 3
    where a claim is not decided.
    """
    chosen = games or tuple(rulebook(name) for name in rulebooks())
    found = {game.name: _gathered(game, folder) for game in chosen}
    amiss = {
        game.name: faults(game, claims_of(game.name), found[game.name], _audited(game, texts))
        for game in chosen
    }
    whole = _as_data(found, amiss)
    if output is not None:
        written(json.dumps(whole, indent=1, ensure_ascii=False), output)
    if format == "json":
        print_json(whole)
    else:
        for game in chosen:
            if not check:
                _table(game.name, found[game.name], amiss[game.name], by)
            _told(game.name, found[game.name], amiss[game.name])
    if check:
        every = [one for listed in amiss.values() for one in listed]
        sys.exit(_exit_code(every))


def _gathered(game: AnyRulebook, folder: Path) -> OfGame:
    """The evidence about a game; fails where there is nothing that was recorded, or it is bad."""
    missing = records.Verified()
    try:
        claims = claims_of(game.name)
        runs = records.runs_in(folder / "observed")
        verified = records.read(folder / "verify" / _file(game), records.Verified, missing)
        guarded = records.read(folder / "guard" / _file(game), list[records.Missed], [])
    except (records.BadRecord, UnknownClaims) as error:
        fail(str(error))
    if not runs and verified is missing:
        fail(f"nothing is recorded in {folder} (make test and make verify record it)")
    stale = verified.sources not in (None, sources_digest(*SOURCES))
    return gathered(game, claims, runs, verified, guarded, stale=stale)


def _file(game: AnyRulebook) -> str:
    return f"{game.name}.json"


def _audited(game: AnyRulebook, texts: Path | None) -> AuditReport | None:
    if texts is None:
        return None
    file = texts / f"{game.name.replace('-', '_')}.txt"
    try:
        return audit(game.specification, file.read_text("utf-8-sig"))
    except FileNotFoundError:
        return None
    except (OSError, ValueError) as error:
        fail(f"--rulebooks: {file} cannot be read ({' '.join(str(error).split())[:80]})")


def _as_data(found: Mapping[str, OfGame], amiss: Mapping[str, Sequence[Fault]]) -> dict[str, Any]:
    """All of it as the JSON that others rely on."""
    return {
        "version": version("lexludi"),
        "games": {
            name: {
                **msgspec.to_builtins(of_game),
                "faults": msgspec.to_builtins(list(amiss[name])),
            }
            for name, of_game in found.items()
        },
    }


def _exit_code(amiss: Sequence[Fault]) -> int:
    if any(not one.undecided for one in amiss):
        return FINDING
    return UNDECIDED if amiss else HOLDS


def _table(name: str, found: OfGame, amiss: Sequence[Fault], by: str) -> None:
    from rich.table import Table

    table = Table(title=name, title_justify="left", box=None, pad_edge=False)
    if by == "clause":
        for column in ("clause", "kind", "code", "applied", "refused", "exercised by"):
            table.add_column(column, no_wrap=column == "clause", overflow="fold")
        wrong = {one.clause for one in amiss}
        for clause, row in sorted(found.clauses.items(), key=lambda one: one[0] not in wrong):
            style = "bold red" if clause in wrong else None
            code = str(len(row.code) or "-")
            counted = (str(row.applied), str(row.refused))
            table.add_row(clause, row.kind, code, *counted, _exercised(row), style=style)
    else:
        for column in (by, "outcome", "applied", "refused"):
            table.add_column(column, overflow="fold")
        listed = found.tests if by == "test" else found.claims
        for witness, one in sorted(listed.items(), key=lambda item: item[1].holds):
            clauses = (", ".join(one.applied) or "-", ", ".join(one.refused) or "-")
            table.add_row(witness, one.outcome, *clauses, style=None if one.holds else "bold red")
    console().print(table)


def _exercised(row: Row) -> str:
    """Who exercised a clause, in a few words; else what excuses it."""
    told = []
    for names, one in ((row.tests, "test"), (row.claims, "claim")):
        if names:
            told.append(f"{len(names)} {one}{'s' if len(names) > 1 else ''}")
    if told:
        return ", ".join(told)
    if row.policy:
        return f"{row.policy}: {row.reason}"
    return "nothing" if row.normative else "no rule"


def _told(name: str, found: OfGame, amiss: Sequence[Fault]) -> None:
    out = console()
    together: dict[tuple[str, str, bool], list[str]] = {}
    for one in amiss:
        together.setdefault((one.what, one.says, one.undecided), []).append(one.clause)
    for (what, says, undecided), clauses in together.items():
        style = "yellow" if undecided else "bold red"
        told = f"{name}: {', '.join(filter(None, clauses))}: {what}: {says}"
        out.print(told, style=style, soft_wrap=True)
    owing = [clause for clause, row in found.clauses.items() if row.owes]
    short = {one.clause for one in amiss}
    covered = sum(clause not in short for clause in owing)
    out.print(f"{name}: {covered} of {len(owing)} clauses that bind are covered")
