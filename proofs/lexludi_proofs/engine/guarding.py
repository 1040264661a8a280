"""What notices a change of the rules: a scenario, a game played at random, a claim.

A change is a clause out of force, or a mutant of the rules (see `mutating`). One that notices is
enough, so what is quick, and whoever exercises the clause, is asked first; the solver comes last.
"""

from __future__ import annotations

import time
from collections.abc import Generator, Iterable
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import msgspec

from lexludi.kernel.rulebook import Rulebook
from lexludi.rulebooks import rulebook
from lexludi_proofs.engine.breaking import breakable, untried
from lexludi_proofs.engine.claims import Claim, Claims, Counted, Fact, Live
from lexludi_proofs.engine.mutating import changed, mutants
from lexludi_proofs.engine.scenarios import Case, cases
from lexludi_proofs.engine.tasks import Task, answering, claims_of
from lexludi_proofs.engine.trying import fallen, firm
from lexludi_proofs.engine.verdicts import Verdict

SOON: Final = 0.5  # seconds for a question about a claim that need not have to do with it
LATE: Final = 30.0  # seconds for one about a claim that cites the clause
CHEAP: Final = (Counted, Fact)


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
    seconds: float = 0.0

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
    change, began = changes(game)[name], time.monotonic()
    noticed, undecided = _noticed(rulebook(game), claims_of(game), name, Path(folder))
    reason = f"undecided: {', '.join(undecided)}" if undecided and not noticed else None
    seconds = round(time.monotonic() - began, 2)
    return msgspec.structs.replace(change, by=noticed, reason=reason, seconds=seconds)


def _noticed(
    book: Rulebook[Any, Any, Any, Any], claims: Claims, name: str, folder: Path
) -> tuple[str | None, list[str]]:
    """What notices a change, and which claims are not decided under it."""
    mutant = mutants(book).get(name)
    clause, reading = (mutant.clause, mutant.reading) if mutant else (name, None)
    known, standing = cases(book.name, folder), firm(book.name)
    likely = [case for case in known if clause in case.exercises]
    seldom = [case for case in known if clause not in case.exercises]
    with changed(book, claims.breaks, name):
        noticed = _scenario(likely, reading) or fallen(book.name, standing, clause, reading)
        noticed = noticed or _scenario(seldom, reading)
    if noticed:
        return noticed, []
    citing = [claim for claim in claims.claims if clause in claim.clauses]
    others = [claim for claim in claims.claims if clause not in claim.clauses]
    others.sort(key=lambda claim: (isinstance(claim, Live), not isinstance(claim, CHEAP)))
    undecided: list[Claim] = []
    for claim, seconds in (*((one, LATE) for one in citing), *((one, SOON) for one in others)):
        verdict, part = _asked(book, claim, name, reading, seconds)
        if verdict is Verdict.REFUTED:
            return f"claim {claim.name}{part}", []
        if verdict is Verdict.UNKNOWN:
            undecided.append(claim)
    return None, [claim.name for claim in undecided]


def _scenario(known: Iterable[Case], reading: tuple[str, str] | None) -> str | None:
    """The first scenario that falls as the rules are now, and what does not come out."""
    for case in known:
        if problem := case.falls(reading):
            return f"scenario {case.file}: {problem}"
    return None


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
