"""Evidence: which clauses the tests and the claims were seen to exercise, as one table.

`gathered` puts together what a test run recorded (`lexludi.recording`), what `lexludi verify`
wrote, and where the code cites each clause. `gate` says what is wrong with it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

import msgspec

from lexludi.kernel.citations import citations
from lexludi.kernel.rulebook import Rulebook
from lexludi_proofs.engine import records
from lexludi_proofs.engine.claims import Claims
from lexludi_proofs.engine.verdicts import ESTABLISHED, Verdict, worst

PASSED: Final = "passed"
NOT_VERIFIED: Final = "not verified"


class Witness(msgspec.Struct, frozen=True, kw_only=True):
    """A test or a claim: how it came out, and the clauses of one game that it exercised.

    `cites` are those that it says it is about, `beyond` those whose bounds it says it shows, and
    `names` those that stand in the text of a test which did not run to its end.
    """

    outcome: str
    reason: str | None = None
    applied: tuple[str, ...] = ()
    refused: tuple[str, ...] = ()
    cites: tuple[str, ...] = ()
    beyond: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    rests_on: tuple[str, ...] = ()

    @property
    def holds(self) -> bool:
        """Whether it passed, or was shown to hold: else it is no evidence."""
        return self.outcome == PASSED or self.outcome in ESTABLISHED


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """A clause with what speaks for it.

    `applied` and `refused` count the tests and claims in which it did; `tests` and `claims` name
    them, those in which it refused first. `without` is what fails when it is out of force.
    """

    kind: str
    normative: bool
    policy: str | None
    reason: str | None
    code: tuple[str, ...]
    rulings: tuple[str, ...]
    applied: int
    refused: int
    tests: tuple[str, ...]
    claims: tuple[str, ...]
    without: str | None

    @property
    def owes(self) -> bool:
        """Whether code and evidence are owed: it binds, and no policy excuses it."""
        return self.normative and self.policy is None


class OfGame(msgspec.Struct, frozen=True, kw_only=True):
    """The evidence about one game, both ways: from the clauses, and from the tests and claims."""

    clauses: dict[str, Row]
    tests: dict[str, Witness]
    claims: dict[str, Witness]

    def exercised(self, claim: str) -> set[str]:
        """The clauses seen while a claim, and those that it rests on, were asked."""
        found: set[str] = set()
        names = [claim]
        for name in names:
            witness = self.claims[name]
            found.update(witness.applied, witness.refused)
            names.extend(one for one in witness.rests_on if one not in names)
        return found


def gathered(
    book: Rulebook[Any, Any, Any, Any],
    claims: Claims,
    tests: Mapping[str, records.TestRun],
    verified: records.Verified,
    guarded: Sequence[records.Missed] = (),
    *,
    stale: bool = False,
) -> OfGame:
    """The evidence about one game, from what is recorded of tests, of claims and of the guard.

    Verdicts are `stale` where they are about other sources: then nothing is verified.
    """
    by_test, by_claim = dict(_tests(book.name, tests)), dict(_claims(book, claims, verified, stale))
    seen = _by_clause(by_test), _by_clause(by_claim)
    missed = {one.clause: one.by for one in guarded if one.change is None}
    code = citations(book.package)
    rows = {}
    for clause in book.specification.clauses.values():
        applied, refused = (
            [found.get((clause.id, way), []) for found in seen] for way in ("applied", "refused")
        )
        rows[clause.id] = Row(
            kind=clause.kind.value,
            normative=clause.normative,
            policy=clause.policy.value if clause.policy else None,
            reason=clause.reason,
            code=tuple(f"{cited.file}:{cited.line}" for cited in code.get(clause.id, ())),
            rulings=tuple(one.id for one in book.specification.rulings_on(clause.id)),
            applied=sum(map(len, applied)),
            refused=sum(map(len, refused)),
            tests=_each_once(refused[0], applied[0]),
            claims=_each_once(refused[1], applied[1]),
            without=missed.get(clause.id),
        )
    return OfGame(clauses=rows, tests=by_test, claims=by_claim)


def _each_once(*lists: list[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(name for names in lists for name in sorted(names)))


def _by_clause(witnesses: Mapping[str, Witness]) -> dict[tuple[str, str], list[str]]:
    found: dict[tuple[str, str], list[str]] = {}
    for name, witness in witnesses.items():
        if not witness.holds:
            continue
        for way, clauses in (("applied", witness.applied), ("refused", witness.refused)):
            for clause in clauses:
                found.setdefault((clause, way), []).append(name)
    return found


def _tests(game: str, runs: Mapping[str, records.TestRun]) -> Iterable[tuple[str, Witness]]:
    """The tests that saw a clause of the game, or say that they are about one."""
    for name in sorted(runs):
        run = runs[name]
        seen = run.seen.get(game, {})
        cites, beyond, names = (said.get(game, ()) for said in (run.cites, run.beyond, run.names))
        if seen or cites or beyond or names:
            yield (
                name,
                Witness(
                    outcome=run.outcome,
                    reason=run.reason,
                    applied=seen.get("applied", ()),
                    refused=seen.get("refused", ()),
                    cites=cites,
                    beyond=beyond,
                    names=names,
                ),
            )


def _claims(
    book: Rulebook[Any, Any, Any, Any], claims: Claims, verified: records.Verified, stale: bool
) -> Iterable[tuple[str, Witness]]:
    """The claims with their verdicts under the default readings."""
    found: dict[str, list[records.Verdict]] = {}
    for result in verified.results:
        if result.game == book.name and not result.readings:
            found.setdefault(result.claim, []).append(result)
    observed = verified.observed.get(book.name, {})
    for claim in sorted(claims.claims, key=lambda one: one.name):
        outcome, reason = _came_to(found.get(claim.name, []), claim.players or book.players)
        if stale and outcome in ESTABLISHED:
            outcome, reason = NOT_VERIFIED, "the sources have changed since"
        seen = observed.get(claim.name, {})
        yield (
            claim.name,
            Witness(
                outcome=outcome,
                reason=reason,
                applied=seen.get("applied", ()),
                refused=seen.get("refused", ()),
                cites=claim.clauses,
                rests_on=claims.rests_on(claim),
            ),
        )


def _came_to(results: Sequence[records.Verdict], players: Sequence[int]) -> tuple[str, str | None]:
    """The verdict of a claim from those of its parts, each for all numbers of players."""
    verdict = worst([Verdict(result.verdict) for result in results])
    if results and verdict not in ESTABLISHED:
        one = next(result for result in results if result.verdict == verdict)
        part = f" ({one.part})" if one.part else ""
        return verdict.value, f"{one.players} players{part}: {one.reason or verdict.value}"
    asked = {result.players for result in results}
    if missing := [str(number) for number in players if number not in asked]:
        return NOT_VERIFIED, f"not asked for {', '.join(missing)} players"
    return verdict.value, None
