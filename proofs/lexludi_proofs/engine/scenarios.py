"""Which scenarios fall when a clause is put out of force."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from lexludi.judging.judging import Rejected, judge_file
from lexludi.kernel.rulebook import Rulebook
from lexludi_proofs.engine.breaking import without
from lexludi_proofs.engine.claims import Claims
from lexludi_proofs.engine.verdicts import Result, Verdict


def judged_without(
    book: Rulebook[Any, Any, Any, Any], claims: Claims, clause: str, folder: Path
) -> Iterator[Result]:
    """A result for each scenario file of a folder: refuted where an expectation is not met.

    The clause is out of force only while a file is judged, so that one may stop at any result.
    """
    for file in sorted(folder.glob("*.yaml")):
        with without(book, claims.breaks, clause):
            result = _judged(book.name, file)
        yield result


def _judged(game: str, file: Path) -> Result:
    reason: str | None
    try:
        judged = judge_file(str(file))
    except Rejected as error:
        verdict, reason = Verdict.UNKNOWN, error.problems[0]
    else:
        failed = [line for one in judged for line in one.failed]
        verdict = Verdict.REFUTED if failed else Verdict.WITNESSED
        reason = failed[0] if failed else None
    return Result(
        game=game,
        claim=file.stem,
        kind="scenario",
        part=None,
        players=0,
        readings={},
        verdict=verdict,
        reason=reason,
    )
