"""The answers to claims, as plain data that crosses processes and goes into files."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Any

import msgspec


class Verdict(StrEnum):
    """What came of a question; `unknown` is never proof."""

    PROVED = "proved"
    WITNESSED = "witnessed"
    REFUTED = "refuted"
    UNKNOWN = "unknown"


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """The answer to one part of a claim, for one number of players.

    `applied` and `refused` are the clauses that were seen at work while it was asked.
    """

    game: str
    claim: str
    kind: str
    part: str | None
    players: int
    readings: dict[str, str]
    verdict: Verdict
    reason: str | None = None
    clauses: tuple[str, ...] = ()
    rests_on: tuple[str, ...] = ()
    seconds: float = 0.0
    cached: bool = False
    solver: str = ""
    counterexample: dict[str, Any] | None = None
    witness: dict[str, Any] | None = None
    applied: tuple[str, ...] = ()
    refused: tuple[str, ...] = ()


ESTABLISHED = (Verdict.PROVED, Verdict.WITNESSED)
ORDER = (Verdict.REFUTED, Verdict.UNKNOWN, Verdict.WITNESSED, Verdict.PROVED)


def worst(verdicts: Sequence[Verdict]) -> Verdict:
    """The verdict of a whole whose parts have these: refuted before unknown before the rest."""
    return next((verdict for verdict in ORDER if verdict in verdicts), Verdict.UNKNOWN)


def with_premises(results: Sequence[Result]) -> list[Result]:
    """The results, none proved that rests on a claim which is not.

    What rests on a claim that is refuted or unknown, in the same setting, is itself unknown.
    """
    fallen = {_setting(one): one.verdict for one in results if one.verdict not in ESTABLISHED}
    changed, grown = list(results), True
    while grown:
        grown = False
        for at, one in enumerate(changed):
            shaky = [name for name in one.rests_on if (name, *_setting(one)[1:]) in fallen]
            if shaky and one.verdict in ESTABLISHED:
                reason = f"rests on {', '.join(shaky)}, which does not hold or is not known to"
                changed[at] = msgspec.structs.replace(one, verdict=Verdict.UNKNOWN, reason=reason)
                fallen.setdefault(_setting(one), Verdict.UNKNOWN)
                grown = True
    return changed


def _setting(result: Result) -> tuple[str, str, int, tuple[tuple[str, str], ...]]:
    readings = tuple(sorted(result.readings.items()))
    return result.claim, result.game, result.players, readings


def summary(results: Sequence[Result]) -> dict[str, int]:
    """How many results have each verdict."""
    return {
        verdict.value: sum(result.verdict is verdict for result in results) for verdict in Verdict
    }


def observed(results: Sequence[Result]) -> dict[str, dict[str, dict[str, list[str]]]]:
    """The clauses seen at work while each claim was asked as it stands, by game and claim."""
    found: dict[str, dict[str, dict[str, list[str]]]] = {}
    for result in results:
        if result.readings:
            continue
        seen = found.setdefault(result.game, {}).setdefault(result.claim, {})
        for way, clauses in (("applied", result.applied), ("refused", result.refused)):
            seen[way] = sorted({*seen.get(way, ()), *clauses})
    return found
