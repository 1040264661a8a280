"""Claims about every position: by induction over the moves, or from what others establish."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import product
from typing import Any

from lexludi.kernel.law import IllegalMove
from lexludi.kernel.words import every, implies
from lexludi_proofs.engine.asking import Asker, Finding, undecided
from lexludi_proofs.engine.bounds import within
from lexludi_proofs.engine.claims import (
    Claim,
    Fact,
    Given,
    Invariant,
    Live,
    NeverStuck,
    Ranking,
    Step,
    Within,
)
from lexludi_proofs.engine.examples import occurs, refused
from lexludi_proofs.engine.lifting import Course, Lift, Lifted, weighed
from lexludi_proofs.engine.verdicts import Verdict
from lexludi_proofs.symbolic.exploring import Refused, explore
from lexludi_proofs.symbolic.plain import plain
from lexludi_proofs.symbolic.solving import Answer, Found, Impossible, Undecided, none_of
from lexludi_proofs.symbolic.sources import Unknowns
from lexludi_proofs.symbolic.truths import inverted

Kept = Callable[..., bool]
Fits = Callable[[Any], bool] | None
NO_GOOD = "the replay on the plain rules disagrees with the solver"


def invariant(asker: Asker, claim: Invariant) -> Iterator[Finding]:
    """Every deal has it, and every move from a position that has it keeps it."""
    lifted = asker.lifted
    members, inside = lifted.one_of_each(claim.about)
    yield _dealt(asker, claim)
    record, limits = _any_record(lifted, claim)
    about = tuple(members.values())
    held = weighed(lambda: claim.holds(*_with(lifted.before, record, claim), *about))
    given = lifted.assumed(claim.given, lifted.before, members)

    def kept(before: Any, move: Any, after: Any, noted_before: Any, members: Any) -> bool:
        if claim.history is None:
            return claim.holds(after, *members)
        noted = claim.history.note(before, move, after, noted_before)
        return every((claim.holds(after, noted, *members), within(record, noted)))

    def holds_there(state: Any) -> bool:
        alone = Given(holds=claim.holds, about=claim.about)
        return lifted.all_hold((*claim.given, alone), state)

    fits = None if claim.history else holds_there
    for action in asker.rulebook.actions:
        lift = lifted.lift(action)
        premises = [*lifted.limits, *limits, *lift.limits, *inside, *held, *given]
        yield _each_course(asker, action, lift, premises, kept, (record, about), fits, claim.given)


def _dealt(asker: Asker, claim: Invariant) -> Finding:
    """Whether every deal has it, about each member: `set_up` looks at each of them as well."""
    game, deal = asker.lifted.game, asker.lifted.deal
    domains = [domain(game) for domain in claim.about]

    def kept(before: Any, move: Any, after: Any) -> bool:
        record = claim.history.start(game, move, after) if claim.history else None
        noted = _with(after, record, claim)
        return every(claim.holds(*noted, *members) for members in product(*domains))

    return _each_course(asker, "deal", deal, [*deal.limits], kept, ())


def _each_course(
    asker: Asker,
    part: str,
    lift: Lift,
    premises: list[Any],
    kept: Kept,
    free: tuple[Any, ...],
    fits: Fits = None,
    given: Sequence[Given] = (),
) -> Finding:
    """Whether every legal course keeps a fact; `free` is what the fact is about besides.

    `fits` says of a plain position whether the premises hold there.
    """
    before = None if asker.lifted.is_deal(lift) else asker.lifted.before
    seen = asker.lifted.seen
    met = before is None or (fits is not None and occurs(seen.get(type(lift.move), []), fits))
    for course in lift.courses:
        fact = weighed(
            lambda course=course: kept(before, lift.move, course.after, *free),  # type: ignore[misc]
            asker.lifted.settled(given, course.decisions),
        )
        answer = asker.refute_any([*premises, course.condition], fact, apart=before is None)
        if isinstance(answer, Found):
            terms = [*premises, course.condition, none_of(fact)]
            return _refuted(asker, part, terms, answer, lift, course, kept, free)
        if not isinstance(answer, Impossible):
            return undecided(part, answer)
    if met:
        return Finding(part, Verdict.PROVED)
    if fits is not None and any(occurs(sort, fits) for sort in seen.values()):
        return Finding(part, Verdict.PROVED, "no such move was met")
    if _comes_up(asker, lift, premises):
        return Finding(part, Verdict.PROVED)
    return Finding(part, Verdict.UNKNOWN, "vacuous: the premises never hold")


def _comes_up(asker: Asker, lift: Lift, premises: list[Any]) -> bool:
    """Whether the solver soon finds a legal move of the kind where the premises hold."""
    return any(asker.can_hold([*premises, course.condition]) for course in lift.courses)


def _refuted(
    asker: Asker,
    part: str,
    terms: list[Any],
    answer: Found,
    lift: Lift,
    course: Course,
    kept: Kept,
    free: tuple[Any, ...],
) -> Finding:
    """The counterexample, once the plain rules and the plain fact agree that it is one."""
    book, dealt = asker.rulebook, asker.lifted.is_deal(lift)
    if not dealt:
        answer = asker.smallest(terms, answer, asker.lifted.before)
    before, move, about = plain(answer.model, (asker.lifted.before, lift.move, free))
    game = plain(answer.model, asker.lifted.game)
    try:
        after = book.set_up(game, move) if dealt else book.play(before, move).state
    except IllegalMove:
        return Finding(part, Verdict.UNKNOWN, NO_GOOD)
    start = None if dealt else before
    if after != plain(answer.model, course.after) or kept(start, move, after, *about):
        return Finding(part, Verdict.UNKNOWN, NO_GOOD)
    if dealt:
        shown = asker.shown(after, (), "this deal breaks it")
    else:
        shown = asker.shown(before, (move,), "this move breaks it")
    return Finding(part, Verdict.REFUTED, counterexample=shown)


def step(asker: Asker, claim: Step) -> Iterator[Finding]:
    """No move does more than the claim allows."""
    lifted = asker.lifted
    members, inside = lifted.one_of_each(claim.about)
    about = tuple(members.values())
    given = lifted.assumed(claim.given, lifted.before, members)

    def kept(before: Any, move: Any, after: Any, members: Any) -> bool:
        return claim.holds(before, move, after, *members)

    fits = _given_there(asker, claim)
    for action in claim.actions or asker.rulebook.actions:
        lift = lifted.lift(action)
        premises = [*lifted.limits, *lift.limits, *inside, *given]
        yield _each_course(asker, action, lift, premises, kept, (about,), fits, claim.given)


def fact(asker: Asker, claim: Fact) -> Iterator[Finding]:
    """Every position that has what is given has this."""
    lifted = asker.lifted
    members, inside = lifted.one_of_each(claim.about)
    record, bounds = _any_record(lifted, claim)
    premises = [
        *lifted.limits,
        *bounds,
        *inside,
        *lifted.assumed(claim.given, lifted.before, members),
    ]
    about = tuple(members.values())
    holds = weighed(lambda: claim.holds(*_with(lifted.before, record, claim), *about))
    terms = [*premises, none_of(holds)]
    answer = asker.refute_any(premises, holds)
    if isinstance(answer, Found):
        answer = asker.smallest(terms, answer, lifted.before)
        state = plain(answer.model, lifted.before)
        known = plain(answer.model, about)
        noted = plain(answer.model, record)
        if claim.holds(*_with(state, noted, claim), *known):
            yield Finding(None, Verdict.UNKNOWN, NO_GOOD)
        else:
            shown = asker.shown(state, (), "this position breaks it")
            yield Finding(None, Verdict.REFUTED, counterexample=shown)
    elif not isinstance(answer, Impossible):
        yield undecided(None, answer)
    elif _can_hold(asker, claim, premises):
        yield Finding(None, Verdict.PROVED)
    else:
        yield Finding(None, Verdict.UNKNOWN, "vacuous: the premises never hold")


def ranking(asker: Asker, claim: Ranking) -> Iterator[Finding]:
    """The rank starts as claimed, never rises, falls where it must, and counts while above 0."""
    game = asker.lifted.game

    def starts(state: Any) -> bool:
        return claim.rank(state) == claim.most(game)

    def falls(before: Any, move: Any, after: Any) -> bool:
        return claim.rank(after) < claim.rank(before)

    def never_rises(before: Any, move: Any, after: Any) -> bool:
        return claim.rank(after) <= claim.rank(before)

    def above_nothing(state: Any) -> bool:
        return implies(claim.at_rest(state), claim.rank(state) >= 1)

    common = {"clauses": claim.clauses, "because": claim.because, "given": claim.given}
    first = Invariant(name=claim.name, holds=starts, clauses=claim.clauses, because="")
    yield _dealt(asker, first)
    others = tuple(action for action in asker.rulebook.actions if action not in claim.falls)
    yield from step(
        asker,
        Step(name=claim.name, holds=falls, actions=claim.falls, **common),  # type: ignore[arg-type]
    )
    yield from step(
        asker,
        Step(name=claim.name, holds=never_rises, actions=others, **common),  # type: ignore[arg-type]
    )
    for found in fact(asker, Fact(name=claim.name, holds=above_nothing, **common)):  # type: ignore[arg-type]
        yield replace(found, part="above 0")


def never_stuck(asker: Asker, claim: NeverStuck) -> Iterator[Finding]:
    """The named move is legal wherever the game goes on."""
    lifted = asker.lifted
    state = lifted.before
    paths = explore(lambda: asker.rulebook.play(state, claim.move(state)))
    goes_on = weighed(lambda: inverted(claim.unless(state)))
    premises = [*lifted.limits, *lifted.assumed(claim.given, state), *goes_on]
    for path in paths:
        if not isinstance(path.outcome, Refused):
            continue
        terms = [*premises, path.condition]
        answer = asker.refute(terms)
        if isinstance(answer, Found):
            answer = asker.smallest(terms, answer, state)
            found = plain(answer.model, state)
            if refused_by(asker, found, claim.move(found)) != path.outcome.clause:
                yield Finding(None, Verdict.UNKNOWN, NO_GOOD)
                return
            shown = asker.shown(found, (), f"refused by {path.outcome.clause}")
            yield Finding(None, Verdict.REFUTED, counterexample=shown)
            return
        if not isinstance(answer, Impossible):
            yield undecided(None, answer)
            return
    if _can_hold(asker, claim, premises):
        yield Finding(None, Verdict.PROVED)
    else:
        yield Finding(None, Verdict.UNKNOWN, "vacuous: the premises never hold")


def refused_by(asker: Asker, state: Any, move: Any) -> str | None:
    """The clause by which the plain rules refuse a move, if they do."""
    try:
        asker.rulebook.play(state, move)
    except IllegalMove as refusal:
        return refusal.clause
    return None


def live(asker: Asker, claim: Live) -> Iterator[Finding]:
    """Which actions can be legal, and which refusals can occur, where all that is given holds.

    What was met in a game needs no solver.
    """
    lifted, book = asker.lifted, asker.rulebook
    given, fits = lifted.assumed(claim.given, lifted.before), _given_there(asker, claim)
    met = [one for sort in lifted.seen.values() for one in sort if fits(one.state)]
    for action in book.actions:
        lift = lifted.lift(action)
        premises = [*lifted.limits, *lift.limits, *given]
        known = refused(book, lifted.printed, action, (one.state for one in met))
        refusals: dict[str, list[Answer]] = {}
        for clause, term in lift.refusals:
            if clause not in known:
                refusals.setdefault(clause, []).append(asker.ask([*premises, term]))
        allowed = []
        if not any(isinstance(one.move, type(lift.move)) for one in met):
            allowed = [asker.ask([*premises, course.condition]) for course in lift.courses]
        dead = [clause for clause, answers in refusals.items() if _all_impossible(answers)]
        if allowed and _all_impossible(allowed):
            yield Finding(action, Verdict.REFUTED, "never legal")
        elif dead:
            yield Finding(action, Verdict.REFUTED, f"never refused by {', '.join(dead)}")
        else:
            ways = [way for way in (allowed, *refusals.values()) if way]
            left = [way for way in ways if not any(isinstance(one, Found) for one in way)]
            if left:
                unsure = next(one for one in left[0] if isinstance(one, Undecided))
                yield undecided(action, unsure)
            else:
                yield Finding(action, Verdict.PROVED)


def _all_impossible(answers: Sequence[Answer]) -> bool:
    return all(isinstance(answer, Impossible) for answer in answers)


def within_bounds(asker: Asker, claim: Within) -> Iterator[Finding]:
    """Deals and moves lead to positions whose numbers lie within those of any position."""
    lifted = asker.lifted
    members, inside = lifted.one_of_each(claim.about)
    about = tuple(members.values())
    domains = [domain(lifted.game) for domain in members]

    def kept(before: Any, move: Any, after: Any, members: Any) -> bool:
        return within(lifted.before, after, dict(zip(domains, members, strict=True)))

    def dealt(before: Any, move: Any, after: Any) -> bool:
        return within(lifted.before, after)

    yield _each_course(asker, "deal", lifted.deal, [*lifted.deal.limits], dealt, ())
    fits = _given_there(asker, claim)
    given = lifted.assumed(claim.given, lifted.before, members)
    for action in asker.rulebook.actions:
        lift = lifted.lift(action)
        premises = [*lifted.limits, *lift.limits, *inside, *given]
        yield _each_course(asker, action, lift, premises, kept, (about,), fits)


def _given_there(asker: Asker, claim: Claim) -> Callable[[Any], bool]:
    """Says of a plain position whether what a claim takes as given holds there."""
    return lambda state: asker.lifted.all_hold(claim.given, state)


def _can_hold(asker: Asker, claim: Claim, premises: list[Any]) -> bool:
    """Whether the premises of a claim about positions hold somewhere."""
    seen = [one for sort in asker.lifted.seen.values() for one in sort]
    alone = getattr(claim, "history", None) is None
    return (alone and occurs(seen, _given_there(asker, claim))) or asker.can_hold(premises)


def _any_record(lifted: Lifted, claim: Invariant | Fact) -> tuple[Any, tuple[Any, ...]]:
    if claim.history is None:
        return None, ()
    source = Unknowns("record")
    record = claim.history.any_record(lifted.game, source)
    return record, tuple(source.limits)


def _with(state: Any, record: Any, claim: Invariant | Fact) -> tuple[Any, ...]:
    return (state, record) if claim.history else (state,)
