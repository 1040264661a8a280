"""Claims that a position can occur, how great a value can be, and that a game need not end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
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
    game_to_play,
)
from lexludi_proofs.engine.inductive import fact, invariant
from lexludi_proofs.engine.lifting import weighed
from lexludi_proofs.engine.unrolling import Unrolled, from_any_deal, one_taken
from lexludi_proofs.engine.verdicts import Verdict
from lexludi_proofs.symbolic.plain import plain
from lexludi_proofs.symbolic.solving import Found, Impossible, implied


def one_move_more(asker: Asker, games: Unrolled) -> Unrolled:
    """The games with one more move, of any action."""
    choices = games.choices([asker.lifted], asker.rulebook.actions)
    limits = [
        term
        for one in choices
        for lift in one.lifts
        for term in (*lift.limits, implied(one.term, lift.legal))
    ]
    return games.with_one_of(choices, [*limits, one_taken(choices)])


def possible(asker: Asker, claim: Possible) -> Iterator[Finding]:
    """The shortest game to such a position: none that is shorter, and one that is not."""
    games = from_any_deal([asker.lifted])
    for length in range(claim.within + 1):
        if length:
            games = one_move_more(asker, games)
        terms = [*games.terms, *weighed(lambda games=games: claim.holds(*games.states))]  # type: ignore[misc]
        answer = asker.ask(terms)
        if isinstance(answer, Found):
            yield _told(asker, claim, games, answer, length)
            return
        if not isinstance(answer, Impossible):
            yield undecided(None, answer)
            return
    yield Finding(None, Verdict.REFUTED, f"no game of up to {claim.within} moves leads there")


def _told(asker: Asker, claim: Possible, games: Unrolled, answer: Found, length: int) -> Finding:
    start, moves = plain(answer.model, games.starts[0]), games.moves(answer.model)
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
    game = game_to_play(claim, asker.lifted.printed)
    try:
        start, moves, last = played_out(asker, game, claim.game(game))
    except IllegalMove as refusal:
        yield Finding(None, Verdict.REFUTED, f"the game played is refused by {refusal.clause}")
        return
    except LookupError as missing:
        yield Finding(None, Verdict.REFUTED, f"the game played cannot go on ({missing})")
        return
    if not claim.holds(last) or (claim.also and not claim.also(game, moves)):
        yield Finding(None, Verdict.REFUTED, "the game played does not lead there")
        return
    shown = asker.shown(start, moves, f"{len(moves)} moves; not claimed to be the shortest")
    shown["after"] = asker.shown(last)
    yield Finding(None, Verdict.WITNESSED, witness=shown)


def played_out(
    asker: Asker, game: Any, course: tuple[Any, Sequence[Any]]
) -> tuple[Any, Sequence[Any], Any]:
    """The first position of a game, its moves, and its last position. Raises IllegalMove."""
    deal, moves = course
    start = last = asker.rulebook.set_up(game, deal)
    for move in moves:
        last = asker.rulebook.play(last, move).state
    return start, moves, last


def shortest(asker: Asker, claim: Shortest) -> Iterator[Finding]:
    """A game is played out, and by induction no shorter one leads to such a position."""
    game = next(played(asker, claim))
    if game.witness is None:
        yield game
        return
    length = len(game.witness["story"])
    common: dict[str, Any] = {
        "name": claim.name,
        "clauses": claim.clauses,
        "because": claim.because,
    }
    slow = Invariant(
        holds=claim.slow, about=claim.about, history=claim.history, given=claim.given, **common
    )

    def not_sooner(state: Any, record: Any) -> bool:
        domains = [domain(asker.lifted.game) for domain in claim.about]
        paced = every(claim.slow(state, record, *each) for each in product(*domains))
        return implies(every((paced, claim.holds(state))), claim.moves(record) >= length)

    late = Fact(holds=not_sooner, history=claim.history, given=claim.given, **common)
    none_shorter = [replace(found, part="none shorter") for found in fact(asker, late)]
    proofs = [*invariant(asker, slow), *none_shorter]
    if all(found.verdict is Verdict.PROVED for found in proofs):
        told = {**game.witness, "outcome": f"shortest: {length} moves"}
        game = replace(game, witness=told)
    yield game
    yield from proofs


def lasso(asker: Asker, claim: Lasso) -> Iterator[Finding]:
    """Some moves lead back to the very position in which they began."""
    book, game = asker.rulebook, game_to_play(claim, asker.lifted.printed)
    try:
        _, _, state = played_out(asker, game, claim.game(game))
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
    """No position has a value beyond the limit, and a game leads to one that has the limit."""
    lifted = asker.lifted
    each, inside = lifted.one_of_each(claim.about)
    members = tuple(each.values())
    limit, word = claim.limit(lifted.game), "at most" if claim.greatest else "at least"

    def beyond(value: int) -> bool:
        return value > limit if claim.greatest else value < limit

    premises = [*lifted.limits, *inside, *lifted.assumed(claim.given, lifted.before)]
    terms = [*premises, *weighed(lambda: beyond(claim.value(lifted.before, *members)))]
    answer = asker.refute(terms)
    if isinstance(answer, Found):
        answer = asker.smallest(terms, answer, lifted.before)
        state, known = plain(answer.model, lifted.before), plain(answer.model, members)
        value, limit = claim.value(state, *known), plain(answer.model, limit)
        if not beyond(value):
            yield Finding("limit", Verdict.UNKNOWN, "the replay on the plain rules disagrees")
            return
        shown = asker.shown(state, (), f"claimed {word} {limit}, here it is {value}")
        yield Finding("limit", Verdict.REFUTED, f"claimed {limit}, found {value}", shown)
        return
    if not isinstance(answer, Impossible):
        yield undecided("limit", answer)
        return
    if not asker.can_hold(premises):
        yield Finding("limit", Verdict.UNKNOWN, "vacuous: the premises never hold")
        return
    limit = claim.limit(lifted.printed)
    yield Finding("limit", Verdict.PROVED, f"{word} {limit}")
    try:
        course, known = claim.attained(lifted.printed)
        start, moves, last = played_out(asker, lifted.printed, course)
    except IllegalMove as refusal:
        yield Finding("attained", Verdict.REFUTED, f"the game is refused by {refusal.clause}")
        return
    value = claim.value(last, *known)
    about = ", ".join(str(getattr(each, "value", each)) for each in known)
    shown = asker.shown(start, moves, f"here it is {value} ({about})")
    shown["after"] = asker.shown(last)
    if value == limit:
        yield Finding("attained", Verdict.WITNESSED, witness=shown)
    else:
        yield Finding("attained", Verdict.REFUTED, f"{value}, not {limit}", shown)


def counted(asker: Asker, claim: Counted) -> Iterator[Finding]:
    """Every case is looked at."""
    if claim.holds(asker.lifted.printed):
        yield Finding(None, Verdict.PROVED, "by looking at every case")
    else:
        yield Finding(None, Verdict.REFUTED, "counting gives another number")
