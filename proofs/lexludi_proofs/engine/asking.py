"""One setting in which claims are asked: the lifted game, the solver, and what is kept of it."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from lexludi.kernel.rulebook import Rulebook
from lexludi_proofs.engine.cache import Cache, key_of
from lexludi_proofs.engine.claims import Given
from lexludi_proofs.engine.lifting import Lifted
from lexludi_proofs.engine.verdicts import Verdict
from lexludi_proofs.symbolic.digests import digest
from lexludi_proofs.symbolic.loosening import near, only_sums, shallow_sums, without_sums
from lexludi_proofs.symbolic.plain import plain
from lexludi_proofs.symbolic.solving import (
    SOLVER,
    Answer,
    Found,
    Impossible,
    Undecided,
    among,
    conjuncts,
    none_of,
    solve,
)
from lexludi_proofs.symbolic.truths import term_of

IMPOSSIBLE: Final = "impossible"
POSSIBLE: Final = "possible"
LIMITS: Final = (1250, 5000, 15_000)  # milliseconds for each way of asking, one round after another
AT_ONCE_LIMIT: Final = 1500  # milliseconds for each way of asking several questions together
NEAR_LIMIT: Final = 500  # milliseconds for one of them with the premises about the same numbers
NEAR_TRIES: Final = 3  # in vain, one after the other, before these are given up
SOON_LIMIT: Final = 500  # milliseconds to rule out what need not be looked at
WITNESS_LIMIT: Final = 3000  # milliseconds to find that premises can hold
SMALLEST_LIMIT: Final = 6.0  # seconds for all of them


@dataclass(frozen=True, slots=True)
class Finding:
    """What came of one part of a claim."""

    part: str | None
    verdict: Verdict
    reason: str | None = None
    counterexample: dict[str, Any] | None = None
    witness: dict[str, Any] | None = None


class Asker:
    """Asks the solver about one lifted game, and shows what it finds as plain positions.

    In haste, only whether a claim is refuted matters: every question is asked as it stands, no
    counterexample is made smaller, and nothing is shown to be possible.
    """

    def __init__(
        self,
        rulebook: Rulebook[Any, Any, Any, Any],
        lifted: Lifted,
        size: Callable[[Any], int],
        plausible: Sequence[Given],
        milliseconds: int,
        cache: Cache | None,
        *,
        hasty: bool = False,
    ) -> None:
        self.rulebook = rulebook
        self.lifted = lifted
        self.size = size
        self.plausible = plausible
        self.milliseconds = milliseconds
        self.cache = cache
        self.hasty = hasty
        self._ways = [shallow_sums, without_sums, only_sums, as_it_is]

    def on(self, lifted: Lifted) -> Asker:
        """The same, about the same game lifted under other readings."""
        return Asker(
            self.rulebook,
            lifted,
            self.size,
            self.plausible,
            self.milliseconds,
            self.cache,
            hasty=self.hasty,
        )

    def ask(self, terms: Sequence[Any]) -> Answer:
        """Whether the terms can hold together; that they cannot is remembered."""
        return self._remembered(terms, lambda: solve(terms, self.milliseconds))

    def soon(self, terms: Sequence[Any]) -> Answer:
        """Whether the terms can hold together, if that is soon settled."""
        return solve(terms, min(self.milliseconds, SOON_LIMIT))

    def can_hold(self, terms: Sequence[Any]) -> bool:
        """Whether the terms are known to hold together somewhere; that is remembered too."""
        if self.hasty:
            return True
        key = self._key(terms)
        if self.cache and self.cache.get(key, str) == POSSIBLE:
            return True
        found = isinstance(solve(terms, min(self.milliseconds, WITNESS_LIMIT)), Found)
        if self.cache and found:
            self.cache.put(key, POSSIBLE)
        return found

    def refute(self, terms: Sequence[Any]) -> Answer:
        """Whether the terms can hold together, where they are not expected to.

        First without looking into long sums: where they cannot hold even so, they cannot.
        """
        return self._remembered(terms, lambda: self._refuted(terms))

    def _refuted(self, terms: Sequence[Any]) -> Answer:
        for limit in () if self.hasty else LIMITS:
            answer = self._tried(terms, limit)
            if not isinstance(answer, Undecided):
                return answer
        return solve(terms, self.milliseconds)

    def _tried(self, terms: Sequence[Any], limit: int) -> Answer:
        """Whether the terms can hold, as they stand, or cannot even if looked at less closely.

        One way after the other, beginning with the one that was of use last, which is given twice
        the time.
        """
        for way in self._ways:
            milliseconds = min(self.milliseconds, 2 * limit if way is self._ways[0] else limit)
            in_bits = way in (as_it_is, without_sums)
            answer = solve(way(terms), milliseconds, whole_numbers=not in_bits)
            if isinstance(answer, Found) and way is as_it_is:
                return answer
            if isinstance(answer, Impossible):
                self._ways.sort(key=lambda one: one is not way)
                return answer
        return Undecided("not decided soon")

    def refute_any(
        self, premises: Sequence[Any], facts: Sequence[Any], *, apart: bool = False
    ) -> Answer:
        """Whether one of the facts can fail where the premises hold, which is not expected.

        All of them at once where that is easy, else one by one, each resting on those before.
        With `apart` they are taken to be about different things, so one by one from the start.
        """
        if among(facts, premises):
            return Impossible()
        terms = [*premises, none_of(facts)]
        return self._remembered(terms, lambda: self._each_refuted(premises, facts, apart))

    def _each_refuted(self, premises: Sequence[Any], facts: Sequence[Any], apart: bool) -> Answer:
        parts = conjuncts(facts)
        terms = [*premises, none_of(facts)]
        if len(parts) == 1 or (self.hasty and not apart):
            return self._refuted(terms)
        if not apart:
            answer = self._tried(terms, AT_ONCE_LIMIT)
            if not isinstance(answer, Undecided):
                return answer
        shown, in_vain = [*premises], 0
        for part in parts:
            if among([part], shown):
                continue
            failing = none_of([part])
            if in_vain < NEAR_TRIES and self._impossible_nearby(shown, failing):
                in_vain = 0
            else:
                in_vain += 1
                answer = self._refuted([*shown, failing])
                if not isinstance(answer, Impossible):
                    return answer
            shown.append(part)
        return Impossible()

    def _impossible_nearby(self, premises: Sequence[Any], term: Any) -> bool:
        """Whether a term soon proves impossible where the premises about its numbers hold."""
        terms = only_sums(near(premises, term))
        soon = min(self.milliseconds, NEAR_LIMIT)
        return isinstance(solve(terms, soon, whole_numbers=True), Impossible)

    def _remembered(self, terms: Sequence[Any], asked: Callable[[], Answer]) -> Answer:
        key = self._key(terms)
        if self.cache and self.cache.get(key, str) == IMPOSSIBLE:
            return Impossible()
        answer = asked()
        if self.cache and isinstance(answer, Impossible):
            self.cache.put(key, IMPOSSIBLE)
        return answer

    def _key(self, terms: Sequence[Any]) -> str:
        return key_of(SOLVER, digest(terms)) if self.cache else ""

    def smallest(self, terms: Sequence[Any], answer: Found, state: Any) -> Found:
        """The answer again, as a position that could lie on a table if there is one, and then
        with as few cards in play as the solver gets it down to."""
        if self.hasty:
            return answer
        until = time.monotonic() + SMALLEST_LIMIT

        def better(more: Sequence[Any]) -> Found | None:
            left = int((until - time.monotonic()) * 1000)
            found = solve([*terms, *more], min(self.milliseconds, left)) if left > 0 else None
            return found if isinstance(found, Found) else None

        tries = [self.plausible, *([fact] for fact in self.plausible)]
        for facts in tries:
            likely = self.lifted.assumed(facts, state)
            if found := better(likely):
                terms, answer = [*terms, *likely], found
                if facts is self.plausible:
                    break
        measure = self.size(state)
        while found := better([term_of(measure < plain(answer.model, measure))]):
            answer = found
        return answer

    def shown(self, state: Any, moves: Sequence[Any] = (), outcome: str = "") -> dict[str, Any]:
        """A position and what is done in it, told in the game's words; every move is replayed."""
        book, story, last = self.rulebook, [], state
        for move in moves:
            story.append(book.tell(last, move))
            last = book.play(last, move).state
        return {
            "players": len(book.seats(self.lifted.game)),
            "position": book.picture(state),
            "drawing": book.drawing(state),
            "data": book.position(state),
            "story": story,
            "outcome": outcome,
        }


def as_it_is(terms: Sequence[Any]) -> Sequence[Any]:
    """The terms themselves."""
    return terms


def undecided(part: str | None, answer: Answer) -> Finding:
    """The finding for a question that the solver left open."""
    reason = answer.reason if isinstance(answer, Undecided) else "not decided"
    return Finding(part, Verdict.UNKNOWN, f"the solver gave up: {reason}")
