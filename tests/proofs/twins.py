"""The twin of a claim: what brings it down. A table of them a game, and how one is asked.

A claim falls with a certain clause out of force, which shows that it rests on something. What
follows from other claims alone falls where one of these is not given.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import product
from typing import Any
from unittest.mock import patch

import pytest

from lexludi.kernel.law import IllegalMove
from lexludi.kernel.rulebook import Rulebook
from lexludi.rulebooks import rulebook
from lexludi_proofs.engine import asking
from lexludi_proofs.engine.asking import Asker
from lexludi_proofs.engine.bounds import within
from lexludi_proofs.engine.breaking import breakable, without
from lexludi_proofs.engine.claims import (
    Claim,
    Claims,
    Fact,
    Given,
    Invariant,
    Live,
    NeverStuck,
    Step,
    Within,
)
from lexludi_proofs.engine.lifting import Lifted, forget_much
from lexludi_proofs.engine.tasks import claims_of, how
from lexludi_proofs.engine.verdicts import Verdict

MILLISECONDS = 60_000


@dataclass(frozen=True)
class Twin:
    """The clause without which a claim is refuted, and the sort of move by which.

    Where the solver would be long in finding a position and a move, `where` has them at hand.
    """

    clause: str
    action: str | None = None
    slow: bool = False
    where: Callable[[], tuple[Any, Any]] | None = None


@dataclass(frozen=True)
class Twins:
    """The twins of the claims about one game.

    `from_others` names what follows from other claims; for some of these, a position in which it
    fails while all others hold, where the solver would be long in finding one. `apart` are claims
    whose tests are of their own making.
    """

    game: str
    by_clause: Mapping[str, Twin]
    from_others: Mapping[str, Mapping[str, Callable[[], Any]]]
    apart: tuple[str, ...] = ()
    slow_facts: tuple[str, ...] = ()

    @property
    def book(self) -> Rulebook[Any, Any, Any, Any]:
        """The rulebook."""
        return rulebook(self.game)

    @property
    def claims(self) -> Claims:
        """What is claimed."""
        return claims_of(self.game)

    def names(self) -> list[Any]:
        """The claims that fall with a clause, for pytest; those of one clause together."""
        ordered = sorted(self.by_clause.items(), key=lambda item: item[1].clause)
        return [self._marked(name, slow=twin.slow) for name, twin in ordered]

    def facts(self) -> list[Any]:
        """The claims that follow from others, for pytest."""
        return [self._marked(name, slow=name in self.slow_facts) for name in self.from_others]

    def _marked(self, name: str, *, slow: bool) -> Any:
        marks = [pytest.mark.slow] if slow else []
        return pytest.param(self, name, marks=marks, id=f"{self.game}-{name}")

    def unpaired(self) -> set[str]:
        """The claims without a twin and the twins without a claim."""
        named = {*self.by_clause, *self.from_others, *self.apart}
        asked = {one.name for one in self.claims.claims if not isinstance(one, Live)}
        return named ^ asked

    def unbreakable(self) -> set[str]:
        """The clauses of twins that cannot be put out of force."""
        clauses = {twin.clause for twin in self.by_clause.values()}
        return clauses - set(breakable(self.book, self.claims.breaks))

    def falls(self, name: str) -> bool:
        """Whether a claim falls with its clause."""
        twin, claim = self.by_clause[name], self.claims.named(name)
        if twin.where:
            return self.breaks_it(claim, twin.clause, *twin.where())
        return self.refuted(claim, twin.clause, twin.action)

    def breaks_it(self, claim: Claim, clause: str, state: Any, move: Any) -> bool:
        """Whether a move does what is claimed not to happen, where a clause is out of force.

        Where a move is claimed to be legal, it is refused.
        """
        assert isinstance(claim, Invariant | Step | NeverStuck | Within)
        assert all(holds_of_all(one, state) for one in claim.given)
        with without(self.book, self.claims.breaks, clause):
            try:
                after = self.book.play(state, move).state
            except IllegalMove:
                return isinstance(claim, NeverStuck) and move == claim.move(state)
        if isinstance(claim, NeverStuck):
            return False
        if isinstance(claim, Within):
            anything = lifted_without(self.game, len(self.book.seats(state.game)), None).before
            return within(anything, state) and not within(anything, after)
        if isinstance(claim, Step):
            return not claim.holds(state, move, after)
        return holds_of_all(claim, state) and not holds_of_all(claim, after)

    def stands_on_all(self, name: str) -> bool:
        """Whether a fact falls with each claim it rests on, and each of these is claimed."""
        fact = self.claims.named(name)
        assert isinstance(fact, Fact)
        return bool(fact.given) and all(self._stands_on(fact, each) for each in fact.given)

    def _stands_on(self, fact: Fact, premise: Given) -> bool:
        """Whether a fact can fail where one of its premises is not given."""
        left = tuple(one for one in fact.given if one is not premise)
        (shown_by,) = (one.name for one in self.claims.claims if premise.shown_by(one))
        if position := self.from_others[fact.name].get(shown_by):
            state = position()
            return all(holds_of_all(one, state) for one in left) and not holds_of_all(fact, state)
        return self.refuted(replace(fact, given=left))

    def refuted(self, claim: Claim, clause: str | None = None, action: str | None = None) -> bool:
        """Whether some part of a claim is refuted, with the fewest players it is about."""
        players = min(claim.players or self.book.players)
        book = replace(self.book, actions=(action,)) if action else self.book
        asked = by_a_move(claim, action) if action else claim
        forget_much()
        with without(book, self.claims.breaks, clause), any_answer_will_do():
            known = lifted_without(self.game, players, clause)
            asker = Asker(book, known, self.claims.size, (), MILLISECONDS, None)
            found = how(asked, self.claims)(asker, asked)
            return any(finding.verdict is Verdict.REFUTED for finding in found)


def holds_of_all(fact: Given | Fact | Invariant, state: Any) -> bool:
    """Whether a fact holds in a plain position, of all that it is about."""
    domains = [domain(state.game) for domain in fact.about]
    return all(fact.holds(state, *members) for members in product(*domains))


def by_a_move(claim: Claim, action: str) -> Claim:
    """The claim as far as moves of one action go: an invariant that no deal is asked about."""
    if isinstance(claim, Step):
        return replace(claim, actions=(action,))
    if not isinstance(claim, Invariant) or claim.history:
        return claim

    def kept(before: Any, move: Any, after: Any, *about: Any) -> bool:
        return claim.holds(after, *about)

    return Step(
        name=claim.name,
        clauses=claim.clauses,
        because=claim.because,
        holds=kept,
        about=claim.about,
        actions=(action,),
        given=(*claim.given, Given(holds=claim.holds, about=claim.about, at_it=True)),
    )


@contextmanager
def any_answer_will_do() -> Iterator[None]:
    """No time is spent on smaller counterexamples."""
    with patch.object(asking, "SMALLEST_LIMIT", 0.0):
        yield


@lru_cache(maxsize=4)
def lifted_without(game: str, players: int, clause: str | None) -> Lifted:
    """A game lifted while a clause is out of force; a twin need not show that premises can hold."""
    book = rulebook(game)
    return Lifted(book, players, book.readings(), hasty=True)


def facts_in_a_circle(claims: Claims) -> list[str]:
    """Facts that rest on each other."""
    facts = {claim.name for claim in claims.claims if isinstance(claim, Fact)}
    rests = {name: facts & set(claims.rests_on(claims.named(name))) for name in facts}
    while free := [name for name, others in rests.items() if not others & rests.keys()]:
        for name in free:
            del rests[name]
    return sorted(rests)


def given_by_nobody(claims: Claims) -> list[tuple[str, Given]]:
    """What claims take as given although no claim establishes it."""
    return [
        (claim.name, given)
        for claim in claims.claims
        for given in claim.given
        if not any(given.shown_by(other) for other in claims.claims)
    ]
