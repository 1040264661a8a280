"""`lexludi rules`: the clauses of a game, where each is encoded, and what is known of it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import click

from lexludi.commands.options import (
    AnyRulebook,
    console,
    fail,
    format_option,
    game_argument,
    print_json,
)
from lexludi.kernel.citations import Citation, citations
from lexludi.kernel.suggesting import quoted, suggestion
from lexludi_spec import Clause

EVIDENCE: Final = Path("build/evidence.json")
UNRECORDED: Final = "not recorded"
SORTS: Final = {"tests": "test", "claims": "claim"}


@click.command()
@game_argument
@click.argument("clause", required=False)
@click.option(
    "--evidence",
    type=click.Path(path_type=Path),
    default=EVIDENCE,
    show_default=True,
    help="What tests and claims exercised, as `lexludi evidence --output FILE` writes it.",
)
@format_option
def rules(game: AnyRulebook, clause: str | None, evidence: Path, format: str) -> None:
    """The clauses of GAME with kind, place in the rulebook, code and evidence; or CLAUSE in full.

    \b
    Example:
      lexludi rules viajantes put.alternate
    """
    recorded = _recorded(evidence, game.name)
    known = game.specification.clauses
    if clause is None:
        rows = [_row(game, one, recorded) for one in known.values()]
        print_json(rows) if format == "json" else _table(rows)
        return
    if clause not in known:
        fail(f"{game.name} has no clause {quoted(clause)} ({suggestion(clause, known)})")
    row = _row(game, known[clause], recorded)
    print_json(row) if format == "json" else _page(game, row)


def _row(game: AnyRulebook, clause: Clause, recorded: Mapping[str, Any]) -> dict[str, Any]:
    return {
        "clause": clause.id,
        "kind": clause.kind.value,
        "text": clause.text,
        "source": clause.source,
        "page": f"{clause.page}:{clause.line}",
        "normative": clause.normative,
        "policy": clause.policy.value if clause.policy else None,
        "reason": clause.reason,
        "code": [_place(one) for one in citations(game.package).get(clause.id, ())],
        "rulings": [ruling.id for ruling in game.specification.rulings_on(clause.id)],
        "evidence": recorded.get(clause.id),
    }


def _place(citation: Citation) -> dict[str, Any]:
    return {
        "how": citation.how.value,
        "function": citation.function,
        "file": citation.file,
        "line": citation.line,
    }


def _recorded(file: Path, game: str) -> Mapping[str, Any]:
    """What the record says of each clause; nothing where there is none. Fails on a damaged one."""
    try:
        told = json.loads(file.read_text("utf-8"))
    except FileNotFoundError:
        return {}
    except (OSError, ValueError) as error:
        fail(f"--evidence: {file} cannot be read ({' '.join(str(error).split())[:80]})")
    try:
        games: Mapping[str, Any] = told["games"]
        clauses = games[game]["clauses"] if game in games else {}
    except (TypeError, KeyError):
        clauses = None
    if not isinstance(clauses, dict):
        fail(f"--evidence: {file} is no record of clauses")
    return clauses


def _told(evidence: Any) -> str:
    """The evidence for a clause in a few words: how many tests and claims exercise it."""
    if not isinstance(evidence, dict):
        return UNRECORDED
    told = []
    for sort, one in SORTS.items():
        found = evidence.get(sort)
        if isinstance(found, list) and found:
            told.append(f"{len(found)} {one if len(found) == 1 else sort}")
    return ", ".join(told) or "none"


def _table(rows: list[dict[str, Any]]) -> None:
    from rich.table import Table

    table = Table("clause", "kind", "source", "code", "rulings", "evidence")
    table.columns[0].no_wrap = True
    for column in table.columns[1:]:
        column.overflow = "fold"
    for row in rows:
        code = "\n".join(dict.fromkeys(_short(place) for place in row["code"])) or "-"
        policy = row["policy"] or ("" if row["normative"] else "no rule")
        evidence = policy or _told(row["evidence"])
        rulings = "\n".join(row["rulings"])
        table.add_row(row["clause"], row["kind"], row["source"], code, rulings, evidence)
    console().print(table)


def _short(place: dict[str, Any]) -> str:
    """A place in the code by function and the end of its path."""
    return f"{place['function']} {place['file'].rpartition('/')[2]}:{place['line']}"


def _page(game: AnyRulebook, row: dict[str, Any]) -> None:
    out = console()
    out.print(f"{row['clause']}  ({row['kind']})", style="bold")
    out.print()
    out.print(row["text"])
    out.print()
    out.print(f"rulebook   {row['source']}")
    out.print(f"written    {game.name}/{row['page']}")
    if row["policy"]:
        out.print(f"policy     {row['policy']}: {row['reason']}")
    for place in row["code"]:
        where = f"{place['file']}:{place['line']}"
        out.print(f"{place['how']:<9}  {place['function']}  {where}")
    if not row["code"]:
        out.print("code       none")
    out.print(f"evidence   {_told(row['evidence'])}")
    evidence = row["evidence"] if isinstance(row["evidence"], dict) else {}
    for sort in SORTS:
        for name in evidence.get(sort, ()):
            out.print(f"           {name}")
    for name in row["rulings"]:
        ruling = game.specification.rulings[name]
        out.print(f"ruling     {name} ({ruling.status.value}, default {ruling.default})")
        out.print(f"           {' '.join(ruling.question.split())}")
