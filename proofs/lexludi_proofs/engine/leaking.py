"""Claims that a move shows a player nothing: two runs that look alike to the player."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from lexludi.kernel.domain import Domain
from lexludi.kernel.words import every, same
from lexludi_proofs.engine.asking import Asker, Finding, undecided
from lexludi_proofs.engine.claims import Leak
from lexludi_proofs.engine.inductive import NO_GOOD, refused_by
from lexludi_proofs.engine.lifting import Course, weighed
from lexludi_proofs.engine.verdicts import Verdict
from lexludi_proofs.symbolic.plain import plain
from lexludi_proofs.symbolic.solving import Found, Impossible, none_of
from lexludi_proofs.symbolic.sources import Unknowns


def leak(asker: Asker, claim: Leak) -> Iterator[Finding]:
    """Two runs that look alike to an onlooker go on looking alike after the move."""
    lifted = asker.lifted
    unknowns = Unknowns("elsewhere")
    other = asker.rulebook.any_state(lifted.game, unknowns)
    here = lifted.lift(claim.action)
    there = lifted.lift_from(other, claim.action, "elsewhere.move")
    players = Unknowns("onlooker")
    player = players.member(Domain(asker.rulebook.seats(lifted.game)))
    premises = [
        *lifted.limits,
        *unknowns.limits,
        *here.limits,
        *there.limits,
        *players.limits,
        *lifted.assumed(claim.given, lifted.before),
        *lifted.assumed(claim.given, other),
        *weighed(lambda: same(claim.view(lifted.before, player), claim.view(other, player))),
        *weighed(
            lambda: every(
                (
                    claim.onlooker(lifted.before, here.move, player),
                    claim.onlooker(other, there.move, player),
                    claim.alike(here.move, there.move),
                )
            )
        ),
    ]
    alive = _watched(asker, claim, type(here.move))
    looked_on = [_looked_on(asker, premises, lift.courses) for lift in (here, there)]
    for one in looked_on[0]:
        for two in looked_on[1]:
            runs = [*premises, one.condition, two.condition]
            unseen = weighed(
                lambda one=one, two=two: every(  # type: ignore[misc]
                    (
                        same(
                            claim.view(one.outcome.state, player),
                            claim.view(two.outcome.state, player),
                        ),
                        same(
                            claim.heard(lifted.game, one.outcome.disclosures, player),
                            claim.heard(lifted.game, two.outcome.disclosures, player),
                        ),
                    )
                ),
                (*one.decisions, *two.decisions),
            )
            terms = [*runs, none_of(unseen)]
            answer = asker.refute(terms)
            if isinstance(answer, Found):
                answer = asker.smallest(terms, answer, lifted.before)
                state, move = plain(answer.model, (lifted.before, here.move))
                second, its_move = plain(answer.model, (other, there.move))
                who = plain(answer.model, player)
                if not _told_apart(asker, claim, who, (state, move), (second, its_move)):
                    yield Finding(claim.action, Verdict.UNKNOWN, NO_GOOD)
                    return
                shown = asker.shown(state, (move,), "the onlooker can tell the two runs apart")
                shown["elsewhere"] = asker.shown(second, (its_move,))
                yield Finding(claim.action, Verdict.REFUTED, counterexample=shown)
                return
            if not isinstance(answer, Impossible):
                yield undecided(claim.action, answer)
                return
            alive = alive or asker.can_hold(runs)
    if alive:
        yield Finding(claim.action, Verdict.PROVED)
    else:
        yield Finding(claim.action, Verdict.UNKNOWN, "vacuous: no two such runs")


def _looked_on(asker: Asker, premises: Sequence[Any], courses: Sequence[Course]) -> list[Course]:
    """The courses that such an onlooker can look on at, as far as that is soon seen."""
    return [
        course
        for course in courses
        if not isinstance(asker.soon([*premises, course.condition]), Impossible)
    ]


def _watched(asker: Asker, claim: Leak, sort: type) -> bool:
    """Whether such a move was met in a game that was played, with somebody looking on.

    A run looks like itself, so then there are two such runs.
    """
    lifted = asker.lifted
    return any(
        lifted.all_hold(claim.given, one.state)
        and any(
            claim.onlooker(one.state, one.move, player) and claim.alike(one.move, one.move)
            for player in asker.rulebook.seats(lifted.printed)
        )
        for one in lifted.seen.get(sort, [])
    )


def _told_apart(asker: Asker, claim: Leak, player: Any, one: Any, other: Any) -> bool:
    """Whether two runs, replayed, look alike to a player before the move and not after it."""
    game, views = asker.lifted.game, []
    for state, move in (one, other):
        if refused_by(asker, state, move) is not None:
            return False
        played = asker.rulebook.play(state, move)
        after = claim.view(played.state, player), claim.heard(game, played.disclosures, player)
        views.append((claim.view(state, player), after))
    return bool(views[0][0] == views[1][0] and views[0][1] != views[1][1])
