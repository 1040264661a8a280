"""What is wrong with the evidence about a game, clause by clause.

A clause that binds needs code and somebody who exercised it, a prohibition somebody it refused. A
test or a claim that names a clause has to have exercised it. The specification says, as a policy
with a reason, which clauses owe nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

import msgspec

from lexludi.kernel.citations import citations
from lexludi.kernel.readings import rulings
from lexludi.kernel.rulebook import Rulebook
from lexludi_proofs.engine.claims import Claims
from lexludi_proofs.engine.evidence import NOT_VERIFIED, OfGame, Witness
from lexludi_proofs.engine.verdicts import Verdict
from lexludi_spec import Ruling
from lexludi_spec.audit import AuditReport
from lexludi_spec.rulings import Status

OPEN: Final = (Verdict.UNKNOWN.value, NOT_VERIFIED)


class Fault(msgspec.Struct, frozen=True, kw_only=True):
    """Something wrong with the evidence for a clause; `undecided` where it is not known yet."""

    clause: str
    what: str
    says: str
    undecided: bool = False


def faults(
    book: Rulebook[Any, Any, Any, Any],
    claims: Claims,
    evidence: OfGame,
    report: AuditReport | None = None,
) -> list[Fault]:
    """All that is wrong, what is known to be before what is undecided, in the order of clauses."""
    order = {clause: at for at, clause in enumerate(evidence.clauses)}
    found = [
        *_unknown(book, claims, evidence),
        *_owing(evidence),
        *_tests(evidence),
        *_claims(evidence),
        *_suspect(book, report),
        *_readings(book, claims),
    ]
    return sorted(
        dict.fromkeys(found),
        key=lambda one: (one.undecided, order.get(one.clause, -1), one.what, one.says),
    )


def _unknown(
    book: Rulebook[Any, Any, Any, Any], claims: Claims, evidence: OfGame
) -> Iterator[Fault]:
    """Ids that the specification does not have."""
    named: list[tuple[str, Iterable[str]]] = [
        *((f"test {name}", (*test.cites, *test.beyond)) for name, test in evidence.tests.items()),
        *((f"claim {claim.name}", claim.clauses) for claim in claims.claims),
        *((f"the break {each.says!r}", (each.clause,)) for each in claims.breaks),
        *((f"ruling {one.id}", one.clauses) for one in book.specification.rulings.values()),
        *(
            (f"{place.file}:{place.line}", (clause,))
            for clause, places in citations(book.package).items()
            for place in places
        ),
    ]
    for who, clauses in named:
        for clause in clauses:
            if clause not in evidence.clauses:
                yield Fault(clause=clause, what="unknown id", says=f"{who} names it")


def _owing(evidence: OfGame) -> Iterator[Fault]:
    """Clauses that bind without code, without evidence, or without ever refusing anything."""
    for clause, row in evidence.clauses.items():
        if not row.owes:
            continue
        if not row.code:
            yield Fault(clause=clause, what="no code", says="nothing cites it")
        if not row.applied + row.refused:
            yield Fault(clause=clause, what="no evidence", says="no test and no claim exercised it")
        elif row.kind == "prohibition" and not row.refused:
            yield Fault(
                clause=clause, what="never refused", says="nothing that it forbids was tried"
            )


def _tests(evidence: OfGame) -> Iterator[Fault]:
    """Tests that were not run to their end, or did not exercise what they are about."""
    for name, test in evidence.tests.items():
        if not test.holds:
            why = f" ({test.reason})" if test.reason else ""
            for clause in dict.fromkeys((*test.cites, *test.names)):
                yield Fault(clause=clause, what=f"test {test.outcome}", says=f"{name}{why}")
            continue
        seen = {*test.applied, *test.refused}
        for clause in test.cites:
            if clause not in seen and _owed(evidence, clause):
                yield Fault(clause=clause, what="not observed", says=f"{name} says it is about it")
        for clause in test.beyond:
            if clause in seen:
                yield Fault(clause=clause, what="observed", says=f"{name} says it is beyond it")


def _claims(evidence: OfGame) -> Iterator[Fault]:
    """Claims that were not shown to hold, or that nobody saw exercise what they cite."""
    for name, claim in evidence.claims.items():
        if not claim.holds:
            yield from _not_shown(name, claim)
            continue
        seen = evidence.exercised(name)
        for clause in claim.cites:
            if clause not in seen and _owed(evidence, clause):
                yield Fault(clause=clause, what="not observed", says=f"claim {name} cites it")


def _not_shown(name: str, claim: Witness) -> Iterator[Fault]:
    for clause in claim.cites or ("",):
        yield Fault(
            clause=clause,
            what=f"claim {claim.outcome}",
            says=f"{name}, {claim.reason}" if claim.reason else name,
            undecided=claim.outcome in OPEN,
        )


def _owed(evidence: OfGame, clause: str) -> bool:
    """Whether a clause is one that can be seen at work."""
    return clause in evidence.clauses and evidence.clauses[clause].owes


def _suspect(book: Rulebook[Any, Any, Any, Any], report: AuditReport | None) -> Iterator[Fault]:
    """Clauses whose sentence has changed since they were written."""
    for entry in book.specification.sources.entries:
        if entry.suspect:
            for clause in entry.clauses:
                says = f"{entry.place} has changed: read it again, and take away the mark"
                yield Fault(clause=clause, what="suspect", says=says)
    for clause in report.suspect if report else ():
        says = "its sentence is not what it was in the rulebook's text"
        yield Fault(clause=clause, what="suspect", says=says)


def _readings(book: Rulebook[Any, Any, Any, Any], claims: Claims) -> Iterator[Fault]:
    """Readings that the specification, the model and the comparisons do not all have."""
    switches = {
        name: {reading.value for reading in kind} for name, kind in rulings(book.readings).items()
    }
    compared: dict[str, set[str]] = {}
    for rival in claims.rivals:
        compared.setdefault(rival.ruling, set()).update(rival.readings)
    for ruling in book.specification.rulings.values():
        for says in _lost(ruling, switches, compared):
            for clause in ruling.clauses:
                yield Fault(clause=clause, what="reading lost", says=f"ruling {ruling.id}: {says}")


def _lost(
    ruling: Ruling, switches: Mapping[str, set[str]], compared: Mapping[str, set[str]]
) -> Iterator[str]:
    written = {reading.id for reading in ruling.readings}
    if ruling.status is Status.DIFFERS and ruling.id not in switches:
        yield "the model has no switch for it"
    if ruling.status is Status.DIFFERS and ruling.id not in compared:
        yield "its readings are not compared"
    for where, there in (("model", switches), ("comparison", compared)):
        known = there.get(ruling.id, written)
        for reading in sorted(known - written):
            yield f"{reading} is in the {where}, and not in the specification"
        for reading in sorted(written - known):
            yield f"{reading} is in the specification, and not in the {where}"
