"""`lexludi rulings`: what is unclear in a rulebook, and where its rival readings part."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import click

from lexludi.commands.options import (
    FINDING,
    HOLDS,
    UNDECIDED,
    AnyRulebook,
    console,
    fail,
    game_argument,
    players_of,
    players_option,
    print_json,
)
from lexludi.kernel.suggesting import quoted, suggestion
from lexludi_proofs.commands.progress import with_progress
from lexludi_proofs.commands.reporting import shown, written
from lexludi_proofs.engine.cache import default_folder
from lexludi_proofs.engine.claims import Rival
from lexludi_proofs.engine.running import answers
from lexludi_proofs.engine.tasks import Task, UnknownClaims, claims_of
from lexludi_proofs.engine.verdicts import Result, Verdict, worst
from lexludi_spec import Ruling

WORDS = {
    Verdict.WITNESSED: "differs",
    Verdict.PROVED: "equivalent",
    Verdict.REFUTED: "unknown",
    Verdict.UNKNOWN: "unknown",
}


@click.command(
    epilog="Example: lexludi rulings viajantes pairs",
    short_help="The rulings of a game, and where rival readings part.",
)
@game_argument
@click.argument("ruling", required=False)
@players_option
@click.option("--jobs", type=click.IntRange(1, 64), default=os.cpu_count() or 1, help="Workers.")
@click.option(
    "--timeout",
    type=click.FloatRange(0.01, 86400),
    default=120.0,
    show_default=True,
    help="Seconds for each pair of readings.",
)
@click.option("--no-cache", is_flag=True, help="Search everything anew.")
@click.option("--format", "format", type=click.Choice(["table", "json"]), default="table")
@click.option("--output", type=click.Path(path_type=Path), help="Write JSON there instead of here.")
def rulings(
    game: AnyRulebook,
    ruling: str | None,
    players: tuple[int, ...],
    jobs: int,
    timeout: float,
    no_cache: bool,
    format: str,
    output: Path | None,
) -> None:
    """List the rulings of GAME, or tell one RULING in full.

    One ruling is told with its readings, their grounds, and for each pair of them the smallest
    position in which they part, or the proof that they agree. JSON always has all of that.
    """
    known = game.specification.rulings
    if ruling is not None and ruling not in known:
        fail(f"{game.name} has no ruling {quoted(ruling)} ({suggestion(ruling, known)})")
    if ruling is None and format == "table" and output is None:
        _listed(list(known.values()))
        return
    asked = list(known.values()) if ruling is None else [known[ruling]]
    counts = players_of(game, players) if players else ()
    cache = None if no_cache else str(default_folder())
    found, interrupted = _asked(game, asked, counts, jobs, timeout, cache)
    whole = [_as_data(game, one, found) for one in asked]
    if output is not None:
        written(json.dumps(whole, indent=1, ensure_ascii=False), output)
    elif format == "json":
        print_json(whole)
    else:
        for data, one in zip(whole, asked, strict=True):
            _told(data, one)
    if interrupted:
        sys.exit(130)
    verdicts = {pair["verdict"] for data in whole for pair in data["pairs"]}
    wrong = any(
        result.verdict is Verdict.REFUTED for results in found.values() for result in results
    )
    sys.exit(FINDING if wrong else UNDECIDED if "unknown" in verdicts else HOLDS)


Found = dict[tuple[str, int], list[Result]]


def _rivals(game: AnyRulebook, ruling: Ruling) -> list[Rival]:
    try:
        return [rival for rival in claims_of(game.name).rivals if rival.ruling == ruling.id]
    except UnknownClaims:
        return []


def _counts(game: AnyRulebook, claim: str, asked: Sequence[int]) -> Sequence[int]:
    """The numbers of players to ask a claim about: those asked for, else all for which readings
    are said to agree; to part once, with the fewest players, is enough."""
    found = claims_of(game.name).named(claim)
    only = found.players or game.players
    if asked:
        return [count for count in asked if count in only]
    agree = isinstance(found, Rival) and found.agree is not None
    return list(only) if agree else [min(only)]


def _asked(
    game: AnyRulebook,
    asked: Sequence[Ruling],
    counts: Sequence[int],
    jobs: int,
    timeout: float,
    cache: str | None,
) -> tuple[Found, bool]:
    tasks = [
        Task(game=game.name, claim=name, players=count, seconds=timeout, cache=cache)
        for ruling in asked
        for name in (*(rival.name for rival in _rivals(game, ruling)), *ruling.claims)
        for count in _counts(game, name, counts)
    ]
    found: Found = {}
    try:
        with closing(answers(tasks, jobs)) as coming:
            for results in with_progress(coming, len(tasks), "looking where readings part"):
                found[results[0].claim, results[0].players] = results
    except KeyboardInterrupt:
        return found, True
    return found, False


def _as_data(game: AnyRulebook, ruling: Ruling, found: Found) -> dict[str, Any]:
    return {
        "game": game.name,
        "ruling": ruling.id,
        "severity": ruling.severity,
        "status": str(ruling.status),
        "default": ruling.default,
        "readings": [
            {"reading": one.id, "statement": one.statement, "grounds": one.grounds}
            for one in ruling.readings
        ],
        "pairs": [
            _pair(rival, players, results)
            for rival in _rivals(game, ruling)
            for (name, players), results in sorted(found.items())
            if name == rival.name
        ],
        "claims": [
            {"claim": name, "players": players, "verdict": worst([r.verdict for r in results])}
            for (name, players), results in found.items()
            if name in ruling.claims
        ],
    }


def _pair(rival: Rival, players: int, results: Sequence[Result]) -> dict[str, Any]:
    verdict = worst([result.verdict for result in results])
    witness = next((result.witness for result in results if result.witness), None)
    # Of an agreement the reasons are about single moves.
    proved = verdict is Verdict.PROVED
    reason = None if proved else next((one.reason for one in results if one.reason), None)
    return {
        "readings": list(rival.readings),
        "context": dict(rival.context),
        "players": players,
        "verdict": WORDS[verdict],
        "reason": reason,
        "witness": witness,
    }


def _listed(rulings: Sequence[Ruling]) -> None:
    from rich.table import Table

    table = Table(box=None, pad_edge=False)
    for column in ("ruling", "severity", "status", "default", "rival readings"):
        table.add_column(column, no_wrap=column == "ruling")
    for ruling in rulings:
        rivals = ", ".join(one.id for one in ruling.readings if one.id != ruling.default)
        table.add_row(ruling.id, ruling.severity, ruling.status, ruling.default, rivals)
    console().print(table)


def _told(data: dict[str, Any], ruling: Ruling) -> None:
    out = console()
    out.print(f"{ruling.id}  (severity {ruling.severity}, {ruling.status})", style="bold")
    out.print(ruling.question)
    out.print(f"clauses: {', '.join(ruling.clauses)}\n")
    for one in ruling.readings:
        mark = " (default)" if one.id == ruling.default else ""
        out.print(f"{one.id}{mark}: {one.statement}")
        out.print(f"    grounds: {one.grounds}")
    if ruling.why:
        out.print(f"\nwhy: {ruling.why}")
    for pair in data["pairs"]:
        one, other = pair["readings"]
        where = ", ".join(f"{key}={value}" for key, value in pair["context"].items())
        under = f", with {where}" if where else ""
        out.print(
            f"\n{one} | {other}, {pair['players']} players{under}: {pair['verdict']}", style="bold"
        )
        if pair["reason"]:
            out.print(f"  {pair['reason']}")
        if pair["witness"]:
            for line in shown({**pair["witness"], "outcome": ""}):
                out.print(line)
            for reading, outcome in pair["witness"]["outcome"].items():
                out.print(f"  under {reading}: {outcome}")
    for claim in data["claims"]:
        out.print(f"\nclaim {claim['claim']}, {claim['players']} players: {claim['verdict']}")
