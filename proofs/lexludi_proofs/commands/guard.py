"""`lexludi guard`: changes the rules clause by clause, and lists what nothing notices."""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Iterator, Sequence
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
from lexludi.kernel.suggesting import quoted, suggestion
from lexludi_proofs.commands.progress import counted
from lexludi_proofs.commands.reporting import written
from lexludi_proofs.engine.guarding import Guarded, changes, guarded, missing, unknown_spared
from lexludi_proofs.engine.running import begin_work
from lexludi_proofs.engine.tasks import UnknownClaims

INTERRUPTED = 130
KEEP = 10.0  # seconds until what was found is written down again


@click.command(
    epilog="Example: lexludi guard viajantes --jobs 2",
    short_help="Which changes of the rules nothing notices.",
)
@game_argument
@click.option("--clause", "only", multiple=True, metavar="CLAUSE", help="Only this clause.")
@click.option(
    "--mutants",
    is_flag=True,
    help="Also make each rule a little wrong.",
)
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
    help="Seconds for each change.",
)
@format_option
@click.option("--output", type=click.Path(path_type=Path), help="Write JSON there as well.")
def guard(
    game: AnyRulebook,
    only: tuple[str, ...],
    mutants: bool,
    scenarios: Path,
    jobs: int,
    timeout: float,
    format: str,
    output: Path | None,
) -> None:
    """Change the rules of GAME and see what notices: a scenario, a claim, or nothing.

    Each clause is put out of force: a prohibition is switched off, for any other the proofs know
    what the rules would be without it. With --mutants each rule is made a little wrong as well: a
    number is one off, a step or a check is left out, another reading is the default. Ends with 1
    where nothing notices a change, or a clause binds and could not be put out of force, and with 3
    where it is not known.
    """
    try:
        known = changes(game.name)
        untried = missing(game.name)
    except UnknownClaims as error:
        fail(str(error))
    if gone := unknown_spared(game.name):
        fail(f"{game.name} has no such mutant, but spares it: {gone[0]}")
    for clause in only:
        if clause not in game.specification.clauses:
            hint = suggestion(clause, game.specification.clauses)
            fail(f"--clause: {game.name} has no clause {quoted(clause)} ({hint})")
    asked = {
        name: one
        for name, one in known.items()
        if (mutants or one.change is None) and (not only or one.clause in only)
    }
    found = {name: one for name, one in asked.items() if one.spared}
    to_ask = [name for name in asked if name not in found]
    interrupted, kept = False, time.monotonic()
    with _asked(game.name, to_ask, scenarios / game.name, jobs, timeout) as coming:
        try:
            for name, one in counted(coming, len(to_ask), "changing the rules"):
                found[name] = one
                if output is not None and time.monotonic() > kept + KEEP:
                    _write([found[each] for each in asked if each in found], output)
                    kept = time.monotonic()
        except KeyboardInterrupt:
            interrupted = True
    ordered = [found[name] for name in asked if name in found]
    if not interrupted:
        ordered += [one for one in untried if not only or one.clause in only]
    if output is not None:
        _write(ordered, output)
    if format == "json":
        print_json(msgspec.to_builtins(ordered))
    else:
        _table(ordered)
    if interrupted:
        sys.exit(INTERRUPTED)
    if any(one.gap and one.reason is None for one in ordered):
        sys.exit(FINDING)
    sys.exit(UNDECIDED if any(one.gap for one in ordered) else HOLDS)


def _write(ordered: list[Guarded], output: Path) -> None:
    written(json.dumps(msgspec.to_builtins(ordered), indent=1, ensure_ascii=False), output)


@contextmanager
def _asked(
    game: str, names: Sequence[str], folder: Path, jobs: int, timeout: float
) -> Iterator[Iterator[tuple[str, Guarded]]]:
    pool = ProcessPool(max_workers=jobs, context=get_context("spawn"), initializer=begin_work)
    try:
        waiting: dict[Future[Guarded], str] = {
            pool.schedule(guarded, args=[game, name, str(folder)], timeout=timeout): name
            for name in names
        }
        yield ((waiting[one], _collected(one, game, waiting[one])) for one in as_completed(waiting))
    finally:
        pool.stop()  # type: ignore[no-untyped-call]
        pool.join()


def _collected(future: Future[Guarded], game: str, name: str) -> Guarded:
    try:
        return future.result()
    except TimeoutError:
        reason = "no answer in time"
    except ProcessExpired:
        reason = "worker died"
    except Exception as error:
        reason = f"{type(error).__name__}: {error}"
    return msgspec.structs.replace(changes(game)[name], reason=reason)


def _table(ordered: list[Guarded]) -> None:
    from rich.table import Table

    table = Table(box=None, pad_edge=False)
    table.add_column("clause", no_wrap=True)
    table.add_column("change")
    table.add_column("what notices it")
    for one in ordered:
        if one.change is None or not one.by:
            style = "bold red" if one.gap else None
            table.add_row(one.clause, one.change or "out of force", _told(one), style=style)
    out = console()
    out.print(table)
    for words, listed in (
        ("clauses are guarded", [one for one in ordered if one.change is None]),
        ("mutants are noticed", [one for one in ordered if one.change is not None]),
    ):
        noticed = sum(one.by is not None for one in listed)
        spared = sum(one.spared is not None for one in listed)
        more = f", {spared} spared" if spared else ""
        out.print(f"{noticed} of {len(listed)} {words}{more}")


def _told(one: Guarded) -> str:
    if one.by:
        return one.by
    if one.spared:
        return f"spared: {one.spared}"
    if not one.tried:
        return "NOT TRIED: a break is missing"
    return one.reason or "NOTHING"
