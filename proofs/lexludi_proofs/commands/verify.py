"""`lexludi verify`: proves the claims about games and says which hold."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Sequence
from contextlib import closing
from datetime import UTC, datetime
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
    Choices,
    chosen_readings,
    fail,
    games_argument,
    players_of,
    players_option,
    readings_option,
)
from lexludi.kernel.suggesting import quoted, suggestion
from lexludi.rulebooks import rulebook, rulebooks
from lexludi_proofs.commands.progress import with_progress
from lexludi_proofs.commands.reporting import as_junit, as_table, written
from lexludi_proofs.engine.breaking import breakable
from lexludi_proofs.engine.cache import SOURCES, default_folder, sources_digest
from lexludi_proofs.engine.claims import Claims
from lexludi_proofs.engine.running import answers
from lexludi_proofs.engine.scenarios import judged_without
from lexludi_proofs.engine.tasks import Task, UnknownClaims, claims_of
from lexludi_proofs.engine.verdicts import Result, Verdict, observed, summary, with_premises


@click.command(
    epilog="Example: lexludi verify viajantes --players 3,4 --claim items-conserved",
    short_help="Prove the claims about a game.",
)
@games_argument
@players_option
@click.option(
    "--claim",
    "claim_names",
    multiple=True,
    metavar="NAME",
    help="Only this claim, and those it rests on.",
)
@readings_option
@click.option(
    "--without", metavar="CLAUSE", help="Put this clause out of force, to see what falls."
)
@click.option(
    "--scenarios",
    type=click.Path(path_type=Path),
    default=Path("tests/scenarios"),
    show_default=True,
    help="With --without: also judge the scenarios in GAME below this folder.",
)
@click.option("--jobs", type=click.IntRange(1, 64), default=os.cpu_count() or 1, help="Workers.")
@click.option(
    "--timeout",
    type=click.FloatRange(0.01, 86400),
    default=60.0,
    show_default=True,
    help="Seconds for each claim and number of players.",
)
@click.option("--no-cache", is_flag=True, help="Prove everything anew.")
@click.option(
    "--format",
    "format",
    type=click.Choice(["table", "json", "junit"]),
    default="table",
    show_default=True,
    help="A table for people, JSON, or JUnit XML for CI.",
)
@click.option("--output", type=click.Path(path_type=Path), help="Write there instead of here.")
def verify(
    games: tuple[AnyRulebook, ...],
    players: tuple[int, ...],
    claim_names: tuple[str, ...],
    reading: Choices,
    without: str | None,
    scenarios: Path,
    jobs: int,
    timeout: float,
    no_cache: bool,
    format: str,
    output: Path | None,
) -> None:
    """Prove the claims about games: of all that are installed, or of GAMES.

    Ends with 0 where everything holds, 1 where a claim is refuted, 3 where one is undecided.
    """
    chosen_games = games or tuple(rulebook(name) for name in rulebooks())
    tasks = []
    for game in chosen_games:
        chosen_readings(game, reading)
        for name in _claims_asked(game, claim_names):
            for count in players_of(game, players):
                if _applies(_claims(game), name, count):
                    tasks.append(
                        Task(
                            game=game.name,
                            claim=name,
                            players=count,
                            readings=dict(reading),
                            without=_clause(game, without),
                            seconds=timeout,
                            cache=None if no_cache else str(default_folder()),
                        )
                    )
    if not tasks:
        fail("nothing to verify: no claim is about these numbers of players")
    results, interrupted = _gathered(tasks, jobs)
    if without and not claim_names and not interrupted:
        for game in chosen_games:
            results.extend(judged_without(game, _claims(game), without, scenarios / game.name))
    _write(results, format, output)
    sys.exit(130 if interrupted else _exit_code(results))


def _claims(game: AnyRulebook) -> Claims:
    try:
        return claims_of(game.name)
    except UnknownClaims as error:
        fail(str(error))


def _claims_asked(game: AnyRulebook, asked: Sequence[str]) -> list[str]:
    known = [claim.name for claim in _claims(game).claims]
    for name in asked:
        if name not in known:
            fail(f"--claim: {game.name} has no claim {quoted(name)} ({suggestion(name, known)})")
    return _with_what_they_rest_on(_claims(game), asked) if asked else known


def _with_what_they_rest_on(claims: Claims, asked: Sequence[str]) -> list[str]:
    """The claims asked for and those that they take as given, which must hold as well."""
    names = list(dict.fromkeys(asked))
    for name in names:
        names.extend(each for each in claims.rests_on(claims.named(name)) if each not in names)
    return names


def _applies(claims: Claims, name: str, players: int) -> bool:
    only = claims.named(name).players
    return only is None or players in only


def _clause(game: AnyRulebook, clause: str | None) -> str | None:
    known = breakable(game, _claims(game).breaks)
    if clause is None or clause in known:
        return clause
    if clause not in game.specification.clauses:
        hint = suggestion(clause, known)
        fail(f"--without: {game.name} has no clause {quoted(clause)} ({hint})")
    return fail(f"--without: {clause} is no prohibition and cannot be put out of force")


def _gathered(tasks: Sequence[Task], jobs: int) -> tuple[list[Result], bool]:
    """All results in the order of the tasks, and whether they were interrupted."""
    found: dict[tuple[str, str, int], list[Result]] = {}
    interrupted = False
    try:
        with closing(answers(tasks, jobs)) as coming:
            for results in with_progress(coming, len(tasks), "proving"):
                first = results[0]
                found[first.game, first.claim, first.players] = results
    except KeyboardInterrupt:
        interrupted = True
    ordered = [found.get((task.game, task.claim, task.players), []) for task in tasks]
    flat = [result for results in ordered for result in results]
    return with_premises(flat), interrupted


def _write(results: list[Result], format: str, output: Path | None) -> None:
    if format == "table" and output is None:
        as_table(results)
        return
    if format == "json":
        text = as_json(results)
    elif format == "junit":
        text = as_junit(results)
    else:
        text = as_table(results, record=True)
    if output is None:
        click.echo(text)
        return
    written(text, output)


def as_json(results: Sequence[Result]) -> str:
    """The results as the JSON that others rely on."""
    whole: dict[str, Any] = {
        "version": version("lexludi"),
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
        "sources": sources_digest(*SOURCES),
        "summary": summary(results),
        "results": [_without_observed(result) for result in results],
        "observed": observed(results),
    }
    return json.dumps(whole, indent=1, ensure_ascii=False)


def _without_observed(result: Result) -> dict[str, Any]:
    told: dict[str, Any] = msgspec.to_builtins(result)
    return {key: value for key, value in told.items() if key not in ("applied", "refused")}


def _exit_code(results: Sequence[Result]) -> int:
    verdicts = {result.verdict for result in results}
    if Verdict.REFUTED in verdicts:
        return FINDING
    return UNDECIDED if Verdict.UNKNOWN in verdicts else HOLDS
