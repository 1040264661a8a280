"""Which scenarios fall when something in the rules is changed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from lexludi.judging.documents import Document, read_document
from lexludi.judging.judging import Rejected, judge, judge_file
from lexludi.judging.scenarios import Scenario, scenarios
from lexludi.kernel.forms import Faults
from lexludi.kernel.readings import chosen
from lexludi.kernel.rulebook import Rulebook
from lexludi.rulebooks import rulebook
from lexludi_proofs.engine.breaking import without
from lexludi_proofs.engine.claims import Claims
from lexludi_proofs.engine.verdicts import Result, Verdict


@dataclass(frozen=True, slots=True)
class Case:
    """A scenario that comes out as expected, and the clauses that it exercises."""

    file: str
    document: Document
    scenario: Scenario
    exercises: frozenset[str]

    def falls(self, exchanged: tuple[str, str] | None = None) -> str | None:
        """What no longer comes out as expected, if anything.

        `exchanged` is a reading that is taken as the default; it changes nothing where the
        scenario says how it reads that ruling.
        """
        for readings in self._readings(exchanged):
            try:
                failed = judge(self.document, self.scenario, readings).failed
            except Faults as error:
                return str(error.faults[0].problem)
            except Exception as error:
                return f"{type(error).__name__}: {error}"
            if failed:
                return failed[0]
        return None

    def _readings(self, exchanged: tuple[str, str] | None) -> tuple[Any, ...]:
        if exchanged is None:
            return self.scenario.readings
        ruling, reading = exchanged
        form = self.scenario.form
        choices = form.readings if isinstance(form.readings, dict) else {}
        if form.readings == "all" or ruling in choices:
            return ()
        return (chosen(self.scenario.book.readings, {**choices, ruling: reading}),)


@cache
def cases(game: str, folder: Path) -> tuple[Case, ...]:
    """The scenarios in a folder that come out as expected; read and judged once a process."""
    law, found = rulebook(game).law, []
    for file in sorted(folder.glob("*.yaml")):
        try:
            document = read_document(str(file))
            listed = scenarios(document)
        except (Rejected, Faults):
            continue
        for scenario in listed:
            seen: set[str] = set()
            case = Case(file.stem, document, scenario, frozenset())
            with law.observed(lambda clause, _, seen=seen: seen.add(clause)):  # type: ignore[misc]
                falls = case.falls()
            if falls is None:
                found.append(Case(file.stem, document, scenario, frozenset(seen)))
    return tuple(found)


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
