"""One claim asked for one number of players: the unit of work, and the worker's side of it."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any, Final

import msgspec

from lexludi.kernel.readings import chosen
from lexludi.rulebooks import rulebook
from lexludi_proofs.engine.cache import SOURCES, Cache, key_of, sources_digest
from lexludi_proofs.engine.claims import Claim, Claims
from lexludi_proofs.engine.verdicts import Result, Verdict

GROUP: Final = "lexludi.claims"


class Task(msgspec.Struct, frozen=True, kw_only=True):
    """A claim about a game, with what it is asked under; plain data that crosses processes.

    `without` names a clause that is out of force, or a mutant of the rules. In haste only whether
    the claim is refuted is of interest, and nothing is kept.
    """

    game: str
    claim: str
    players: int
    readings: dict[str, str] = {}
    without: str | None = None
    seconds: float = 60.0
    cache: str | None = None
    hasty: bool = False

    @property
    def setting(self) -> tuple[Any, ...]:
        """What the game is lifted under."""
        return self.game, self.players, tuple(sorted(self.readings.items())), self.without

    @property
    def key(self) -> str:
        """What the answer is kept under: everything that it follows from."""
        return key_of(
            "task",
            sources_digest(*packages(self.game)),
            self.game,
            self.claim,
            self.players,
            sorted(self.readings.items()),
            self.without,
        )


class UnknownClaims(LookupError):
    """No claims are installed for a game."""


@cache
def claims_of(game: str) -> Claims:
    """The claims about a game. Raises UnknownClaims where there are none."""
    for point in entry_points(group=GROUP):
        if point.name == game:
            found = point.load()
            if isinstance(found, Claims):
                return found
    raise UnknownClaims(f"no claims are installed for {game}")


@cache
def packages(game: str) -> tuple[str, ...]:
    """The packages that answers about a game follow from: ours, and those that offer the game."""
    offering = {
        point.module.split(".")[0]
        for group in (GROUP, "lexludi.rulebooks")
        for point in entry_points(group=group)
        if point.name == game
    }
    return (*SOURCES, *sorted(offering - set(SOURCES)))


def answer(task: Task) -> list[Result]:
    """Ask the claim, in this process."""
    return list(answering(task))


def answering(task: Task) -> Iterator[Result]:
    """Ask the claim part by part. The solver is loaded here and not before.

    While a part is waited for the clause is out of force, so let nothing else be played then.
    """
    from lexludi_proofs.engine.asking import Asker
    from lexludi_proofs.engine.lifting import forget_much, lifted
    from lexludi_proofs.engine.mutating import changed
    from lexludi_proofs.engine.observing import observing
    from lexludi_proofs.symbolic.solving import SOLVER

    book, claims = rulebook(task.game), claims_of(task.game)
    claim = claims.named(task.claim)
    readings = chosen(book.readings, task.readings)
    store = Cache(Path(task.cache)) if task.cache else None
    forget_much()
    with changed(book, claims.breaks, task.without):
        lift = lifted(task.game, task.players, readings, task.without, hasty=task.hasty)
        milliseconds = max(1, int(task.seconds * 1000))
        asker = Asker(
            book, lift, claims.size, claims.plausible, milliseconds, store, hasty=task.hasty
        )
        began = time.perf_counter()
        with observing(book.law, claim) as seen:
            lift.tell()
            for found in how(claim, claims)(asker, claim):
                now = time.perf_counter()
                applied, refused = seen.taken()
                yield Result(
                    game=task.game,
                    claim=claim.name,
                    kind=claim.kind,
                    part=found.part,
                    players=task.players,
                    readings=task.readings,
                    verdict=found.verdict,
                    reason=found.reason,
                    clauses=claim.clauses,
                    rests_on=claims.rests_on(claim),
                    seconds=round(now - began, 3),
                    solver=SOLVER,
                    counterexample=found.counterexample,
                    witness=found.witness,
                    applied=applied,
                    refused=refused,
                )
                began = now


def unanswered(task: Task, claim: Claim, reason: str) -> Result:
    """The result of a claim that no worker came back from."""
    return Result(
        game=task.game,
        claim=claim.name,
        kind=claim.kind,
        part=None,
        players=task.players,
        readings=task.readings,
        verdict=Verdict.UNKNOWN,
        reason=reason,
        clauses=claim.clauses,
        rests_on=claims_of(task.game).rests_on(claim),
    )


def how(claim: Claim, about: Claims) -> Callable[[Any, Any], Iterator[Any]]:
    """How a claim of its kind is asked."""
    from lexludi_proofs.engine import claims, inductive, leaking, parting, searching

    ways: dict[type[Claim], Callable[[Any, Any], Iterator[Any]]] = {
        claims.Invariant: inductive.invariant,
        claims.Never: inductive.invariant,
        claims.Step: inductive.step,
        claims.Fact: inductive.fact,
        claims.Ranking: inductive.ranking,
        claims.NeverStuck: inductive.never_stuck,
        claims.Leak: leaking.leak,
        claims.Live: inductive.live,
        claims.Within: inductive.within_bounds,
        claims.Possible: searching.possible,
        claims.Played: searching.played,
        claims.Shortest: searching.shortest,
        claims.Lasso: searching.lasso,
        claims.Bound: searching.bound,
        claims.Counted: searching.counted,
        claims.Rival: lambda asker, claim: parting.rival(asker, about, claim),
    }
    return ways[type(claim)]
