"""`lexludi readings`: which claims fall under which other reading."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import click

from lexludi.commands.options import (
    HOLDS,
    UNDECIDED,
    AnyRulebook,
    console,
    fail,
    format_option,
    game_argument,
    print_json,
)
from lexludi.kernel.readings import rulings as switches
from lexludi_proofs.commands.progress import with_progress
from lexludi_proofs.commands.reporting import written
from lexludi_proofs.engine.cache import default_folder
from lexludi_proofs.engine.claims import Claims
from lexludi_proofs.engine.running import answers
from lexludi_proofs.engine.tasks import Task, UnknownClaims, claims_of
from lexludi_proofs.engine.verdicts import Verdict, worst

Fallen = dict[str, list[str]]


@click.command(
    epilog="Example: lexludi readings viajantes --format json --output under.json",
    short_help="Which claims fall under other readings.",
)
@game_argument
@click.option("--jobs", type=click.IntRange(1, 64), default=os.cpu_count() or 1, help="Workers.")
@click.option(
    "--timeout",
    type=click.FloatRange(0.01, 86400),
    default=60.0,
    show_default=True,
    help="Seconds for each claim under each reading.",
)
@click.option("--no-cache", is_flag=True, help="Prove everything anew.")
@format_option
@click.option("--output", type=click.Path(path_type=Path), help="Write JSON there instead of here.")
def readings(
    game: AnyRulebook, jobs: int, timeout: float, no_cache: bool, format: str, output: Path | None
) -> None:
    """Ask every claim about GAME under each other reading of each ruling, one switch at a time.

    The fewest players that a claim is about are asked. Listed are the claims that are refuted, and
    those that rest on one that is. Ends with 3 where something is undecided.
    """
    try:
        claims = claims_of(game.name)
    except UnknownClaims as error:
        fail(str(error))
    default = game.readings()
    others = [
        (ruling, reading.value)
        for ruling, kind in switches(game.readings).items()
        for reading in kind
        if reading is not getattr(default, ruling.replace("-", "_"))
    ]
    cache = None if no_cache else str(default_folder())
    tasks = [
        Task(
            game=game.name,
            claim=claim.name,
            players=min(claim.players or game.players),
            readings={ruling: reading},
            seconds=timeout,
            cache=cache,
        )
        for ruling, reading in others
        for claim in claims.claims
    ]
    refuted: Fallen = {f"{ruling}={reading}": [] for ruling, reading in others}
    undecided: Fallen = {}
    interrupted = False
    try:
        with closing(answers(tasks, jobs)) as coming:
            for results in with_progress(coming, len(tasks), "asking under other readings"):
                first = results[0]
                where = "=".join(next(iter(first.readings.items())))
                verdict = worst([result.verdict for result in results])
                if verdict is Verdict.REFUTED:
                    refuted[where].append(first.claim)
                elif verdict is Verdict.UNKNOWN:
                    undecided.setdefault(where, []).append(first.claim)
    except KeyboardInterrupt:
        interrupted = True
    fallen = {where: _with_dependents(claims, names) for where, names in refuted.items()}
    if output is not None:
        written(json.dumps(fallen, indent=1), output)
    elif format == "json":
        print_json(fallen)
    else:
        _table(fallen, undecided)
    sys.exit(130 if interrupted else UNDECIDED if undecided else HOLDS)


def _with_dependents(claims: Claims, refuted: Sequence[str]) -> list[str]:
    """The refuted claims, and those that assume what one of them says, in the usual order."""
    fallen = set(refuted)
    while (
        more := {
            claim.name for claim in claims.claims if fallen.intersection(claims.rests_on(claim))
        }
        - fallen
    ):
        fallen |= more
    return [claim.name for claim in claims.claims if claim.name in fallen]


def _table(fallen: Fallen, undecided: Fallen) -> None:
    from rich.table import Table

    table = Table(box=None, pad_edge=False)
    table.add_column("reading", no_wrap=True)
    table.add_column("claims that fall")
    for where, names in fallen.items():
        note = f" (undecided: {', '.join(undecided[where])})" if where in undecided else ""
        table.add_row(where, (", ".join(names) or "none") + note)
    console().print(table)
