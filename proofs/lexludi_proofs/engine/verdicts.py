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
    """The answer to one part of a claim, for one number of players."""

    game: str
    claim: str
    kind: str
    part: str | None
    players: int
    readings: dict[str, str]
    verdict: Verdict
    reason: str | None = None
    clauses: tuple[str, ...] = ()
    seconds: float = 0.0
    cached: bool = False
    solver: str = ""
    counterexample: dict[str, Any] | None = None
    witness: dict[str, Any] | None = None


ORDER = (Verdict.REFUTED, Verdict.UNKNOWN, Verdict.WITNESSED, Verdict.PROVED)


def worst(verdicts: Sequence[Verdict]) -> Verdict:
    """The verdict of a whole whose parts have these: refuted before unknown before the rest."""
    return next((verdict for verdict in ORDER if verdict in verdicts), Verdict.UNKNOWN)


def summary(results: Sequence[Result]) -> dict[str, int]:
    """How many results have each verdict."""
    return {
        verdict.value: sum(result.verdict is verdict for result in results) for verdict in Verdict
    }
