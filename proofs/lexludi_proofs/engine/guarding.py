"""What misses a clause that is put out of force: first the scenarios, then the claims."""

from __future__ import annotations

from pathlib import Path

import msgspec

from lexludi.rulebooks import rulebook
from lexludi_proofs.engine.claims import Claim, Claims
from lexludi_proofs.engine.scenarios import judged_without
from lexludi_proofs.engine.tasks import Task, answer, claims_of
from lexludi_proofs.engine.verdicts import Result, Verdict


class Guarded(msgspec.Struct, frozen=True, kw_only=True):
    """A clause, and what turned red without it; nothing, or a reason why that is not known.

    A clause that cannot be put out of force was not tried.
    """

    clause: str
    by: str | None
    reason: str | None = None
    tried: bool = True


def guarded(game: str, clause: str, scenarios: str) -> Guarded:
    """The first thing found that turns red without a clause, with the fewest players."""
    book, claims = rulebook(game), claims_of(game)
    for result in judged_without(book, claims, clause, Path(scenarios)):
        if result.verdict is Verdict.REFUTED:
            return Guarded(clause=clause, by=f"scenario {result.claim}: {result.reason}")
    open_claims = []
    for claim in _likely_first(claims, clause):
        results = _asked(game, claim, clause, min(book.players))
        for result in results:
            if result.verdict is Verdict.REFUTED:
                part = f" ({result.part})" if result.part else ""
                return Guarded(clause=clause, by=f"claim {claim.name}{part}")
            if result.verdict is Verdict.UNKNOWN:
                open_claims.append(claim.name)
    reason = f"undecided: {', '.join(open_claims)}" if open_claims else None
    return Guarded(clause=clause, by=None, reason=reason)


def _likely_first(claims: Claims, clause: str) -> list[Claim]:
    return sorted(claims.claims, key=lambda claim: clause not in claim.clauses)


def _asked(game: str, claim: Claim, clause: str, fewest: int) -> list[Result]:
    if claim.players is not None and not claim.players:
        return []
    players = min(claim.players) if claim.players else fewest
    return answer(Task(game=game, claim=claim.name, players=players, without=clause, seconds=30.0))
