"""What notices a change of the rules: first the scenarios, then the claims.

A change is a clause out of force, or a mutant of the rules (see `mutating`). Whoever exercises the
clause is asked first, and one that notices is enough.
"""

from __future__ import annotations

from collections.abc import Generator
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import msgspec

from lexludi.kernel.rulebook import Rulebook
from lexludi.rulebooks import rulebook
from lexludi_proofs.engine.breaking import breakable, untried
from lexludi_proofs.engine.claims import Claim, Claims, Live
from lexludi_proofs.engine.mutating import changed, mutants
from lexludi_proofs.engine.scenarios import cases
from lexludi_proofs.engine.tasks import Task, answering, claims_of
from lexludi_proofs.engine.verdicts import Verdict

SOON: Final = 1.5  # seconds for a question in the first round over the claims
LATE: Final = 30.0  # seconds for one in the second


class Guarded(msgspec.Struct, frozen=True, kw_only=True):
    """A clause, and what notices that it is out of force; or that it is a little wrong.

    `change` says what is wrong, and is null where the clause is out of force. `by` is the first
    that was found to notice. Where nobody does, `reason` says why that is not known, or `spared`
    why nobody has to. A clause that cannot be put out of force was not `tried`.
    """

    clause: str
    change: str | None = None
    by: str | None = None
    reason: str | None = None
    spared: str | None = None
    tried: bool = True

    @property
    def gap(self) -> bool:
        """Whether nothing is known to notice it that has to be noticed."""
        return not (self.by or self.spared)


def changes(game: str) -> dict[str, Guarded]:
    """Everything that can be changed, by name, with nothing known of it but what is spared."""
    book, claims = rulebook(game), claims_of(game)
    out_of_force = {clause: Guarded(clause=clause) for clause in breakable(book, claims.breaks)}
    wrong = {
        name: Guarded(clause=one.clause, change=one.says, spared=claims.spared.get(name))
        for name, one in mutants(book).items()
    }
    return {**out_of_force, **wrong}


def missing(game: str) -> list[Guarded]:
    """The clauses that bind and cannot be put out of force."""
    left = untried(rulebook(game), claims_of(game).breaks)
    return [Guarded(clause=clause, tried=False) for clause in left]


def unknown_spared(game: str) -> tuple[str, ...]:
    """What is spared and is no mutant of the rules."""
    return tuple(name for name in claims_of(game).spared if name not in mutants(rulebook(game)))


def guarded(game: str, name: str, folder: str) -> Guarded:
    """The first thing found that notices a change, with the fewest players."""
    change = changes(game)[name]
    noticed, undecided = _noticed(rulebook(game), claims_of(game), name, Path(folder))
    reason = f"undecided: {', '.join(undecided)}" if undecided and not noticed else None
    return msgspec.structs.replace(change, by=noticed, reason=reason)


def _noticed(
    book: Rulebook[Any, Any, Any, Any], claims: Claims, name: str, folder: Path
) -> tuple[str | None, list[str]]:
    """What notices a change, and which claims are not decided under it."""
    mutant = mutants(book).get(name)
    clause, reading = (mutant.clause, mutant.reading) if mutant else (name, None)
    known = cases(book.name, folder)
    for case in sorted(known, key=lambda one: clause not in one.exercises):
        with changed(book, claims.breaks, name):
            problem = case.falls(reading)
        if problem:
            return f"scenario {case.file}: {problem}", []
    undecided: list[str] = []
    for seconds in (SOON, LATE):
        again, undecided = undecided, []
        for claim in _likely_first(claims, clause):
            if seconds == LATE and claim.name not in again:
                continue
            verdict, part = _asked(book, claim, name, reading, seconds)
            if verdict is Verdict.REFUTED:
                return f"claim {claim.name}{part}", []
            if verdict is Verdict.UNKNOWN:
                undecided.append(claim.name)
    return None, undecided


def _likely_first(claims: Claims, clause: str) -> list[Claim]:
    return sorted(
        claims.claims, key=lambda claim: (isinstance(claim, Live), clause not in claim.clauses)
    )


def _asked(
    book: Rulebook[Any, Any, Any, Any],
    claim: Claim,
    name: str,
    reading: tuple[str, str] | None,
    seconds: float,
) -> tuple[Verdict | None, str]:
    """The verdict on a claim under a change, and the part that is refuted; none if it is about
    nothing."""
    players = min(claim.players) if claim.players else min(book.players)
    task = Task(
        game=book.name,
        claim=claim.name,
        players=players,
        readings=dict([reading] if reading else ()),
        without=None if reading else name,
        seconds=seconds,
        hasty=True,
    )
    verdict: Verdict | None = None
    with closing(_results(task)) as results:
        for found, part in results:
            if found is Verdict.REFUTED:
                return found, f" ({part})" if part else ""
            if found is Verdict.UNKNOWN or verdict is None:
                verdict = found
    return verdict, ""


def _results(task: Task) -> Generator[tuple[Verdict, str | None], None, None]:
    """The parts of a claim as they are decided; what cannot be lifted under a change is unknown."""
    try:
        for result in answering(task):
            yield result.verdict, result.part
    except Exception:
        yield Verdict.UNKNOWN, None
