"""Where rival readings of a ruling part, or why they never do: two copies of a game in step."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Any

from lexludi.kernel.law import IllegalMove
from lexludi.kernel.readings import chosen
from lexludi.kernel.words import same
from lexludi_proofs.engine.asking import Asker, Finding, undecided
from lexludi_proofs.engine.claims import Claims, Given, Invariant, Rival, game_to_play
from lexludi_proofs.engine.inductive import NO_GOOD, invariant
from lexludi_proofs.engine.lifting import Course, Lift, Lifted, weighed
from lexludi_proofs.engine.unrolling import Unrolled, dealt_to, from_any_deal, one_taken
from lexludi_proofs.engine.verdicts import Verdict
from lexludi_proofs.symbolic.plain import plain
from lexludi_proofs.symbolic.solving import Found, Impossible, all_of, any_of, implied, none_of


class Rivals:
    """Two copies of one game, each under one of two readings."""

    def __init__(self, asker: Asker, claims: Claims, claim: Rival) -> None:
        self.asker, self.claims, self.claim = asker, claims, claim
        book, players = asker.rulebook, len(asker.rulebook.seats(asker.lifted.game))
        self.lifted = tuple(
            Lifted(book, players, chosen(book.readings, {**dict(claim.context), claim.ruling: one}))
            for one in claim.readings
        )
        self.played = tuple(game_to_play(claim, lifted.printed) for lifted in self.lifted)

    def differing(self, games: Unrolled) -> list[Any]:
        """The terms that say the question asked of a position is answered in two ways."""
        asks = self.claim.asks
        if asks is None:
            return [none_of([])]
        one, two = games.states
        return [none_of(weighed(lambda: same(asks(one), asks(two))))]

    def one_move_more(self, games: Unrolled) -> tuple[list[Any], Unrolled]:
        """The terms under which one more move tells the readings apart, and the games with it."""
        pattern = self.claim.pattern
        every_one = self.asker.rulebook.actions
        actions = every_one if pattern is None else (pattern[len(games.steps)],)
        choices = games.choices(self.lifted, actions)
        limits = [term for choice in choices for term in choice.lifts[0].limits]
        parted = [
            all_of([choice.term, self.parted(choice.lifts, self.claims.table)])
            for choice in choices
        ]
        single = [none_of([one.term, two.term]) for one, two in combinations(choices, 2)]
        legal = [
            implied(choice.term, all_of([lift.legal for lift in choice.lifts]))
            for choice in choices
        ]
        telling = [*games.terms, *limits, any_of(parted), *single]
        return telling, games.with_one_of(choices, [*limits, *single, one_taken(choices), *legal])

    def dealt_alike(self) -> Finding:
        """Whether both readings set up every deal in the same way."""
        one, two = self.lifted
        same_game = [_under(dealt_to(side.deal), one.game) for side in (one, two)]
        legal = [side.deal.legal for side in (one, two)]
        unlike = none_of(weighed(lambda: same(*same_game)))
        apart = any_of(
            [all_of([*legal, unlike]), none_of([any_of([none_of(legal[:1]), legal[1]])])]
        )
        answer = self.asker.refute([*one.deal.limits, apart])
        if isinstance(answer, Impossible):
            return Finding("deal", Verdict.PROVED)
        return Finding("deal", Verdict.UNKNOWN, "the readings may set up a game in two ways")

    def answered_alike(self, given: Sequence[Any]) -> Finding:
        """Whether what is asked of a position has one answer under both readings."""
        one, two = self.lifted
        asks = self.claim.asks
        assert asks is not None
        there = _under(one.before, two.game)
        alike = weighed(lambda: same(asks(one.before), asks(there)))
        answer = self.asker.refute([*one.limits, *given, none_of(alike)])
        if isinstance(answer, Impossible):
            return Finding("answer", Verdict.PROVED)
        if not isinstance(answer, Found):
            return undecided("answer", answer)
        shown = self.asker.shown(plain(answer.model, one.before))
        return Finding("answer", Verdict.REFUTED, "here the answers differ", shown)

    def parted(self, lifts: Sequence[Lift], seen: Callable[[Any], Any]) -> Any:
        """One reading refuses what the other allows, or what they allow comes to two things."""
        one, two = lifts
        legal = [one.legal, two.legal]
        unlike = [
            all_of([a.condition, b.condition, none_of(self._alike(a, b, seen))])
            for a in one.courses
            for b in two.courses
        ]
        return any_of(
            [
                all_of([legal[0], none_of([legal[1]])]),
                all_of([legal[1], none_of([legal[0]])]),
                *unlike,
            ]
        )

    def _alike(self, one: Course, two: Course, seen: Callable[[Any], Any]) -> list[Any]:
        here, there = one.outcome, two.outcome
        if len(here.disclosures) != len(there.disclosures):
            return [any_of([])]
        return weighed(
            lambda: same(
                (seen(here.state), here.disclosures), (seen(there.state), there.disclosures)
            ),
            (*one.decisions, *two.decisions),
        )

    def told(self, games: Sequence[Any], deal: Any, moves: Sequence[Any]) -> dict[str, Any] | None:
        """The game in which they part, replayed under both readings; None where they do not."""
        book, asks = self.asker.rulebook, self.claim.asks
        starts = [book.set_up(game, deal) for game in games]
        lasts = list(starts)
        for move in moves[:-1]:
            lasts = [book.play(last, move).state for last in lasts]
        came = [self.came_to(last, moves[-1:]) for last in lasts]
        if came[0].compared == came[1].compared:
            return None
        told = self.asker.shown(starts[0], moves[:-1])
        last_move = [book.tell(lasts[0], move) for move in moves[-1:]]
        at_last = came[0].state if asks and came[0].state is not None else lasts[0]
        answers = [one.answer for one in came]
        return {
            **self.asker.shown(at_last),
            "story": [*told["story"], *last_move],
            "outcome": {
                reading: self.claims.answered(one.answer, other)
                if asks and one.state is not None
                else one.words
                for reading, one, other in zip(
                    self.claim.readings, came, reversed(answers), strict=True
                )
            },
            "start": told["data"],
        }

    def came_to(self, state: Any, moves: Sequence[Any]) -> Outcome:
        """What moves come to from a position, under the readings it was set up with."""
        book, asks = self.asker.rulebook, self.claim.asks
        disclosed: Any = ()
        for move in moves:
            try:
                played = book.play(state, move)
            except IllegalMove as refusal:
                return Outcome(f"refused by {refusal.clause}", refusal.clause)
            state, disclosed = played.state, played.disclosures
        answer = asks(state) if asks else None
        compared = (self.claims.table(state), disclosed, answer)
        return Outcome(self.claims.told(state, disclosed), compared, state, answer)


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a move came to under one reading; `state` is None where it was refused."""

    words: str
    compared: Any
    state: Any = None
    answer: Any = None


def rival(asker: Asker, claims: Claims, claim: Rival) -> Iterator[Finding]:
    """The game in which two readings part, or the proof that there is none."""
    rivals = Rivals(asker, claims, claim)
    if claim.agree is not None:
        yield from _agreeing(rivals, claim)
    elif claim.game is not None:
        deal, moves = claim.game(rivals.played[0])
        told = rivals.told(rivals.played, deal, moves)
        yield _witnessed(told, "one game in which they part")
    else:
        yield _searched(asker, rivals, claim)


def _witnessed(told: dict[str, Any] | None, reason: str) -> Finding:
    if told is None:
        return Finding(None, Verdict.UNKNOWN, "the replay on the plain rules does not part them")
    return Finding(None, Verdict.WITNESSED, reason, witness=told)


def _searched(asker: Asker, rivals: Rivals, claim: Rival) -> Finding:
    games = from_any_deal(rivals.lifted)
    most = claim.within if claim.pattern is None else len(claim.pattern)
    for length in range(most + 1):
        telling = None
        if length:
            telling, games = rivals.one_move_more(games)
        if claim.pattern is not None and length < most:
            continue
        queries = [[*games.terms, *rivals.differing(games)]] if claim.asks else []
        for terms in [*([telling] if telling else []), *queries]:
            answer = asker.ask(terms)
            if isinstance(answer, Found):
                answer = asker.smallest(terms, answer, games.states[0])
                deal, moves = plain(answer.model, games.deal), games.moves(answer.model)
                boxes = [plain(answer.model, lifted.game) for lifted in rivals.lifted]
                counted = f"{length} move{'' if length == 1 else 's'}"
                shortest = f"shortest: {counted}" if claim.pattern is None else "one such game"
                return _witnessed(rivals.told(boxes, deal, moves), shortest)
            if not isinstance(answer, Impossible):
                return undecided(None, answer)
    return Finding(None, Verdict.UNKNOWN, f"they do not part within {most} moves")


def _agreeing(rivals: Rivals, claim: Rival) -> Iterator[Finding]:
    """Under an invariant, every move comes to the same under both readings."""
    assert claim.agree is not None
    held = Invariant(name=claim.name, clauses=(), because="", holds=claim.agree, given=claim.given)
    one, two = rivals.lifted
    side = rivals.asker.on(one)

    def whole(state: Any) -> Any:
        return _under(state, one.game)

    yield from (replace(found, part=f"kept by {found.part}") for found in invariant(side, held))
    yield rivals.dealt_alike()
    given = one.assumed([*claim.given, Given(holds=claim.agree)], one.before)
    if claim.asks is not None:
        yield rivals.answered_alike(given)
    for action in rivals.asker.rulebook.actions:
        here = one.lift(action)
        there = two.lift_from(_under(one.before, two.game), action, "move")
        premises = [*one.limits, *here.limits, *given]
        answer = rivals.asker.refute([*premises, rivals.parted((here, there), whole)])
        if isinstance(answer, Found):
            state, move = plain(answer.model, (one.before, here.move))
            came = [rivals.came_to(start, [move]) for start in (state, _under(state, two.game))]
            if came[0].compared == came[1].compared:
                yield Finding(action, Verdict.UNKNOWN, NO_GOOD)
                continue
            shown = rivals.asker.shown(state)
            shown["story"] = [rivals.asker.rulebook.tell(state, move)]
            yield Finding(action, Verdict.REFUTED, "here they part", shown)
        elif not isinstance(answer, Impossible):
            yield undecided(action, answer)
        elif rivals.asker.can_hold([*premises, here.legal]):
            yield Finding(action, Verdict.PROVED)
        elif rivals.asker.can_hold(premises):
            yield Finding(action, Verdict.PROVED, "no such move was met")
        else:
            yield Finding(action, Verdict.UNKNOWN, "vacuous: the premises never hold")


def _under(state: Any, game: Any) -> Any:
    """The position in the same game under the readings of another."""
    return replace(state, game=replace(state.game, readings=game.readings))
