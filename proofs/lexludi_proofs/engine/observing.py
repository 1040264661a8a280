"""Which clauses are at work while a claim is asked: evidence is what was seen, not what is said.

A clause *applies* where the rules come past it, in a game that is played or on some course of all
games at once. That it *refuses* counts only where something shows that the refusal occurs: a game
that was played, or the claim that every refusal can.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from lexludi.kernel.law import Law
from lexludi_proofs.engine.claims import Claim, Live


class Observed:
    """The clauses seen at work since they were last taken note of."""

    def __init__(self, *, all_occur: bool) -> None:
        self._all_occur = all_occur
        self._applied: set[str] = set()
        self._refused: set[str] = set()

    def in_a_game(self, clause: str, applied: bool) -> None:
        """What was seen in a game that is played."""
        (self._applied if applied else self._refused).add(clause)

    def in_some_game(self, clause: str, applied: bool) -> None:
        """What was seen while all games are run at once."""
        if applied or self._all_occur:
            self.in_a_game(clause, applied)

    def taken(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """What applied and what refused, in order; and forget it."""
        found = tuple(sorted(self._applied)), tuple(sorted(self._refused))
        self._applied.clear()
        self._refused.clear()
        return found


@contextmanager
def observing(law: Law, claim: Claim) -> Iterator[Observed]:
    """Watch the clauses of a game while a claim about it is asked."""
    seen = Observed(all_occur=isinstance(claim, Live))
    with law.observed(seen.in_a_game), law.observed(seen.in_some_game, lifted=True):
        yield seen
