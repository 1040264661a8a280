"""`lexludi guard`: puts each clause out of force in turn, and lists those that nothing misses."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from concurrent.futures import Future, as_completed
from contextlib import contextmanager
from multiprocessing import get_context
from pathlib import Path

import click
import msgspec
from pebble import ProcessExpired, ProcessPool

from lexludi.commands.options import (
    FINDING,
    HOLDS,
    UNDECIDED,
    AnyRulebook,
    console,
    fail,
    format_option,
    game_argument,
    print_json,
)
from lexludi_proofs.engine.breaking import breakable, untried
from lexludi_proofs.engine.guarding import Guarded, guarded
from lexludi_proofs.engine.running import begin_work
from lexludi_proofs.engine.tasks import UnknownClaims, claims_of


@click.command(
    epilog="Example: lexludi guard viajantes --jobs 2",
    short_help="Which clauses nothing would miss.",
)
@game_argument
@click.option(
    "--scenarios",
    type=click.Path(path_type=Path),
    default=Path("tests/scenarios"),
    show_default=True,
    help="The folder in which each game has a folder of scenarios.",
)
@click.option("--jobs", type=click.IntRange(1, 64), default=os.cpu_count() or 1, help="Workers.")
@click.option(
    "--timeout",
    type=click.FloatRange(0.01, 86400),
    default=300.0,
    show_default=True,
    help="Seconds for each clause.",
)
@format_option
def guard(game: AnyRulebook, scenarios: Path, jobs: int, timeout: float, format: str) -> None:
    """Put each clause of GAME out of force and see what turns red: a scenario, a claim, or nothing.

    Every prohibition is tried, and every other clause for which the proofs know what the rules
    would be without it. Ends with 1 where a clause has nothing that guards it, or binds and was not
    tried; the specification may say, as a policy, why a clause need not be.
    """
    try:
        breaks = claims_of(game.name).breaks
        clauses, left = breakable(game, breaks), untried(game, breaks)
    except UnknownClaims as error:
        fail(str(error))
    found = {}
    with _asked(game.name, clauses, scenarios / game.name, jobs, timeout) as coming:
        for one in coming:
            found[one.clause] = one
            if sys.stderr.isatty():
                click.echo(f"\r{len(found)} of {len(clauses)} clauses", nl=False, err=True)
    if sys.stderr.isatty():
        click.echo("\r" + " " * 40 + "\r", nl=False, err=True)
    ordered = [found[clause] for clause in clauses]
    ordered += [Guarded(clause=clause, by=None, tried=False) for clause in left]
    if format == "json":
        print_json(msgspec.to_builtins(ordered))
    else:
        _table(ordered)
    if any(one.by is None and one.reason is None for one in ordered):
        sys.exit(FINDING)
    sys.exit(UNDECIDED if any(one.reason for one in ordered) else HOLDS)


@contextmanager
def _asked(
    game: str, clauses: tuple[str, ...], folder: Path, jobs: int, timeout: float
) -> Iterator[Iterator[Guarded]]:
    pool = ProcessPool(max_workers=jobs, context=get_context("spawn"), initializer=begin_work)
    try:
        waiting: dict[Future[Guarded], str] = {
            pool.schedule(guarded, args=[game, clause, str(folder)], timeout=timeout): clause
            for clause in clauses
        }
        yield (_collected(future, waiting[future]) for future in as_completed(waiting))
    finally:
        pool.stop()  # type: ignore[no-untyped-call]
        pool.join()


def _collected(future: Future[Guarded], clause: str) -> Guarded:
    try:
        return future.result()
    except TimeoutError:
        return Guarded(clause=clause, by=None, reason="no answer in time")
    except ProcessExpired:
        return Guarded(clause=clause, by=None, reason="worker died")
    except Exception as error:
        return Guarded(clause=clause, by=None, reason=f"{type(error).__name__}: {error}")


def _table(ordered: list[Guarded]) -> None:
    from rich.table import Table

    table = Table(box=None, pad_edge=False)
    table.add_column("clause out of force", no_wrap=True)
    table.add_column("what turns red")
    for one in ordered:
        table.add_row(one.clause, _told(one), style=None if one.by else "bold red")
    out = console()
    out.print(table)
    missed = sum(one.by is not None for one in ordered)
    out.print(f"{missed} of {len(ordered)} clauses are guarded")


def _told(one: Guarded) -> str:
    if one.by:
        return one.by
    if not one.tried:
        return "NOT TRIED: a break is missing"
    return f"undecided: {one.reason}" if one.reason else "NOTHING"
