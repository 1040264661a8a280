"""Claims that a position can occur, how great a value can be, and that a game need not end."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import product
from typing import Any

from lexludi.kernel.law import IllegalMove
from lexludi.kernel.words import every, implies
from lexludi_proofs.engine.asking import Asker, Finding, undecided
from lexludi_proofs.engine.claims import (
    Bound,
    Counted,
    Fact,
    Invariant,
    Lasso,
    Played,
    Possible,
    Shortest,
)
from lexludi_proofs.engine.inductive import fact, invariant
from lexludi_proofs.engine.lifting import weighed
from lexludi_proofs.engine.verdicts import Verdict
from lexludi_proofs.symbolic.merging import gather
from lexludi_proofs.symbolic.plain import plain
from lexludi_proofs.symbolic.solving import Found, Impossible, all_of, any_of, implied
from lexludi_proofs.symbolic.sources import Unknowns
from lexludi_proofs.symbolic.values import term_of


@dataclass(frozen=True, slots=True)
class Unrolled:
    """Every game of so many moves from any deal, and the position that it leads to."""

    terms: tuple[Any, ...]
    start: Any
    state: Any
    steps: tuple[tuple[tuple[Any, Any], ...], ...]

    def moves(self, model: Any) -> list[Any]:
        """The moves of the game that a model describes."""
        return [
            plain(model, next(move for taken, move in step if plain(model, taken)))
            for step in self.steps
        ]


def from_any_deal(asker: Asker) -> Unrolled:
    """The games of no moves."""
    deal = asker.lifted.deal
    state = gather([(course.condition, course.outcome) for course in deal.courses])
    dealt = any_of([course.condition for course in deal.courses])
    return Unrolled((*deal.limits, dealt), state, state, ())


def one_move_more(asker: Asker, games: Unrolled) -> Unrolled:
    """The games with one more move, of any action."""
    step, cases, limits = [], [], []
    for action in asker.rulebook.actions:
        lift = asker.lifted.lift_from(
            games.state, action, f"move.{len(games.steps) + 1}.{action}"
        )
        limits.extend(lift.limits)
        chosen = Unknowns(f"chosen.{len(games.steps) + 1}.{action}").truth()
        taken = term_of(chosen)
        legal = any_of([course.condition for course in lift.courses])
        limits.append(implied(taken, legal))
        step.append((chosen, lift.move))
        cases.extend(
            (all_of([taken, course.condition]), course.outcome.state) for course in lift.courses
        )
    some_move = any_of([term_of(taken) for taken, _ in step])
    return Unrolled(
        (*games.terms, *limits, some_move), games.start, gather(cases), (*games.steps, tuple(step))
    )


def possible(asker: Asker, claim: Possible) -> Iterator[Finding]:
    """The shortest game to such a position: none that is shorter, and one that is not."""
    games = from_any_deal(asker)
    for length in range(claim.within + 1):
        if length:
            games = one_move_more(asker, games)
        terms = [*games.terms, *weighed(lambda games=games: claim.holds(games.state))]  # type: ignore[misc]
        answer = asker.ask(terms)
        if isinstance(answer, Found):
            yield _told(asker, claim, games, answer, length)
            return
        if not isinstance(answer, Impossible):
            yield undecided(None, answer)
            return
    yield Finding(None, Verdict.REFUTED, f"no game of up to {claim.within} moves leads there")


def _told(
    asker: Asker, claim: Possible, games: Unrolled, answer: Found, length: int
) -> Finding:
    start, moves = plain(answer.model, games.start), games.moves(answer.model)
    last = start
    for move in moves:
        last = asker.rulebook.play(last, move).state
    if not claim.holds(last):
        return Finding(None, Verdict.UNKNOWN, "the replay on the plain rules disagrees")
    shown = asker.shown(start, moves, f"shortest: {length} moves")
    shown["after"] = asker.shown(last)
    return Finding(None, Verdict.WITNESSED, witness=shown)


def played(asker: Asker, claim: Played) -> Iterator[Finding]:
    """A game is played out on the plain rules and leads to such a position."""
    book = asker.rulebook
    try:
        deal, moves = claim.game(asker.lifted.game)
        start = last = book.set_up(asker.lifted.game, deal)
        for move in moves:
            last = book.play(last, move).state
    except IllegalMove as refusal:
        yield Finding(None, Verdict.REFUTED, f"the game played is refused by {refusal.clause}")
        return
    if not claim.holds(last):
        yield Finding(None, Verdict.REFUTED, "the game played does not lead there")
        return
    shown = asker.shown(start, moves, f"{len(moves)} moves; not claimed to be the shortest")
    shown["after"] = asker.shown(last)
    yield Finding(None, Verdict.WITNESSED, witness=shown)


def shortest(asker: Asker, claim: Shortest) -> Iterator[Finding]:
    """A game is played out, and by induction no shorter one leads to such a position."""
    for found in played(asker, claim):
        if found.witness is None:
            yield found
            return
        length = len(found.witness["story"])
        told = {**found.witness, "outcome": f"shortest: {length} moves"}
        yield replace(found, part=None, witness=told)
    slow = Invariant(
        name=claim.name,
        clauses=claim.clauses,
        because=claim.because,
        holds=claim.slow,
        about=claim.about,
        history=claim.history,
        given=claim.given,
    )
    yield from invariant(asker, slow)

    def not_sooner(state: Any, record: Any) -> bool:
        domains = [domain(asker.lifted.game) for domain in claim.about]
        paced = every(claim.slow(state, record, *each) for each in product(*domains))
        return implies(every((paced, claim.holds(state))), claim.moves(record) >= length)

    late = Fact(
        name=claim.name,
        clauses=claim.clauses,
        because=claim.because,
        holds=not_sooner,
        history=claim.history,
        given=claim.given,
    )
    for found in fact(asker, late):
        yield replace(found, part="none shorter")


def lasso(asker: Asker, claim: Lasso) -> Iterator[Finding]:
    """Some moves lead back to the very position in which they began."""
    book = asker.rulebook
    try:
        deal, moves = claim.game(asker.lifted.game)
        state = book.set_up(asker.lifted.game, deal)
        for move in moves:
            state = book.play(state, move).state
        round_, last = list(claim.loop(state)), state
        for move in round_:
            last = book.play(last, move).state
    except IllegalMove as refusal:
        yield Finding(None, Verdict.REFUTED, f"the loop is refused by {refusal.clause}")
        return
    if last != state or not round_:
        yield Finding(None, Verdict.REFUTED, "the loop does not lead back")
        return
    shown = asker.shown(state, round_, "and so on for ever: the position is the same again")
    yield Finding(None, Verdict.WITNESSED, witness=shown)


def bound(asker: Asker, claim: Bound) -> Iterator[Finding]:
    """The least or greatest value over all positions, found by the solver, and one that has it."""
    lifted = asker.lifted
    members, inside = lifted.one_of_each(claim.about)
    value = claim.value(lifted.before, *members)
    premises = [*lifted.limits, *inside, *lifted.assumed(claim.given, lifted.before)]
    limit, terms, best, found = claim.limit(lifted.game), premises, None, None
    while True:
        answer = asker.ask(terms)
        if isinstance(answer, Impossible):
            break
        if not isinstance(answer, Found):
            yield undecided(None, answer)
            return
        found, best = answer, plain(answer.model, value)
        beyond = value > best if claim.greatest else value < best
        if best < limit if claim.greatest else best > limit:
            beyond = value >= limit if claim.greatest else value <= limit
            jump = asker.ask([*premises, term_of(beyond)])
            if isinstance(jump, Found):
                found, best = jump, plain(jump.model, value)
            beyond = value > best if claim.greatest else value < best
        terms = [*premises, term_of(beyond)]
    if found is None or best is None:
        yield Finding(None, Verdict.UNKNOWN, "vacuous: the premises never hold")
        return
    state, known = plain(found.model, lifted.before), plain(found.model, members)
    if claim.value(state, *known) != best:
        yield Finding(None, Verdict.UNKNOWN, "the replay on the plain rules disagrees")
        return
    word = "at most" if claim.greatest else "at least"
    about = ", ".join(str(getattr(each, "value", each)) for each in known)
    shown = asker.shown(state, (), f"{word} {best}, and here it is {best} ({about})")
    if best == limit:
        yield Finding(None, Verdict.PROVED, f"{word} {best}", witness=shown)
    else:
        yield Finding(None, Verdict.REFUTED, f"claimed {limit}, found {best}", shown)


def counted(asker: Asker, claim: Counted) -> Iterator[Finding]:
    """Every case is looked at."""
    if claim.holds(asker.lifted.game):
        yield Finding(None, Verdict.PROVED, "by looking at every case")
    else:
        yield Finding(None, Verdict.REFUTED, "counting gives another number")
