"""A game lifted once for all questions about it: any position, any move, and where it leads."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import product
from typing import Any, Final

from lexludi.kernel.rulebook import Rulebook
from lexludi.kernel.words import every
from lexludi.rulebooks import rulebook
from lexludi_proofs.engine.claims import About, Given
from lexludi_proofs.engine.examples import Seen, examples
from lexludi_proofs.symbolic.exploring import Path, Refused, explore
from lexludi_proofs.symbolic.loosening import forget_loosened
from lexludi_proofs.symbolic.members import forget_attributes
from lexludi_proofs.symbolic.numbers import COMPARISONS, forget_sums
from lexludi_proofs.symbolic.solving import any_case, any_of
from lexludi_proofs.symbolic.sources import Unknowns
from lexludi_proofs.symbolic.truths import literals, term_of

Decisions = tuple[tuple[Any, bool], ...]
Members = Mapping[About, Any]  # the members that a claim is asked about, by their domains


@dataclass(frozen=True, slots=True)
class Course:
    """One legal course of a move or of the set-up: when it is taken and what it comes to."""

    decisions: Decisions
    condition: Any
    outcome: Any

    @property
    def after(self) -> Any:
        """The position that a move leads to, or that a deal is."""
        return getattr(self.outcome, "state", self.outcome)


@dataclass(frozen=True, slots=True)
class Lift:
    """A move of one action about anything, with its legal courses and its refusals.

    `told` are the clauses that applied (True) or refused (False) on some course.
    """

    move: Any
    limits: tuple[Any, ...]
    courses: tuple[Course, ...]
    refusals: tuple[tuple[str, Any], ...]
    told: tuple[tuple[str, bool], ...] = ()

    @property
    def legal(self) -> Any:
        """The term that says one of the legal courses is taken."""
        return any_of([course.condition for course in self.courses])


class Lifted:
    """One game with one number of players under one set of readings.

    `game` leaves open what the rulebook leaves out, `printed` is the game as it is played. In haste
    no game is played to see what occurs.
    """

    def __init__(
        self,
        rulebook: Rulebook[Any, Any, Any, Any],
        players: int,
        readings: Any,
        *,
        hasty: bool = False,
    ) -> None:
        self.rulebook = rulebook
        self.hasty = hasty
        told: set[tuple[str, bool]] = set()
        with rulebook.law.observed(lambda *one: told.add(one), lifted=True):
            self.printed = rulebook.new_game(players, readings)
            box = Unknowns("box")
            self.game = rulebook.any_game(self.printed, box)
            self._box_limits = tuple(box.limits)
            source = Unknowns("position")
            self.before = rulebook.any_state(self.game, source)
        self.limits = (*self._box_limits, *source.limits)
        self._told = tuple(sorted(told))
        self._lifts: dict[str, Lift] = {}

    def tell(self) -> None:
        """Tell whoever observes which clauses the game is made by, before a question about it."""
        self.rulebook.law.tell_again(self._told)

    def lift(self, action: str) -> Lift:
        """Any move of one action from any position."""
        return self._kept(action, lambda: self.lift_from(self.before, action, "move"))

    def lift_from(self, state: Any, action: str, name: str) -> Lift:
        """Any move of one action from a given position."""
        source = Unknowns(name)
        move = self.rulebook.any_move(self.game, action, source)
        paths, told = self._explored(lambda: self.rulebook.play(state, move))
        return _sorted_out(move, source.limits, paths, told)

    def _kept(self, name: str, make: Callable[[], Lift]) -> Lift:
        """A lift, made the first time; whoever observes is told of it each time."""
        if name in self._lifts:
            self.rulebook.law.tell_again(self._lifts[name].told)
        else:
            self._lifts[name] = make()
        return self._lifts[name]

    def _explored(self, run: Callable[[], Any]) -> tuple[list[Path[Any]], set[tuple[str, bool]]]:
        """The paths of a run, and what it told on some of them."""
        told: set[tuple[str, bool]] = set()
        with self.rulebook.law.observed(lambda *one: told.add(one), lifted=True):
            return explore(run), told

    @cached_property
    def seen(self) -> dict[type, list[Seen]]:
        """Positions of games that were played, by the sort of move made in them."""
        return {} if self.hasty else examples(self.rulebook, self.printed)

    @property
    def deal(self) -> Lift:
        """The set-up, from any deal."""
        return self._kept("", self._dealt)

    def is_deal(self, lift: Lift) -> bool:
        """Whether a lift is that of the set-up."""
        return lift is self._lifts.get("")

    def _dealt(self) -> Lift:
        source = Unknowns("deal")
        deal = self.rulebook.any_deal(self.game, source)
        paths, told = self._explored(lambda: self.rulebook.set_up(self.game, deal))
        return _sorted_out(deal, (*self._box_limits, *source.limits), paths, told)

    def one_of_each(self, about: Sequence[About]) -> tuple[Members, tuple[Any, ...]]:
        """One arbitrary member of each domain, and the limits that keep it inside."""
        source = Unknowns("any")
        members = {domain: source.member(domain(self.game)) for domain in about}
        return members, tuple(source.limits)

    def assumed(
        self, given: Sequence[Given], state: Any, members: Members | None = None
    ) -> list[Any]:
        """The terms of what is given in a position, about these members or about all."""
        return [
            term
            for fact in given
            for term in weighed(lambda fact=fact: self.everywhere(fact, state, members))  # type: ignore[misc]
        ]

    def all_hold(self, given: Sequence[Given], state: Any) -> bool:
        """Whether all of these facts hold of a plain position, about every member."""
        return all(self.everywhere(fact, state) for fact in given)

    def settled(self, given: Sequence[Given], decided: Decisions) -> Decisions:
        """What is decided on a course, and what the given facts that settle something add to it."""
        settling = [fact for fact in given if fact.settles]
        found = list(decided)
        for fact in settling:
            for path in explore(lambda fact=fact: self.everywhere(fact, self.before), decided):  # type: ignore[misc]
                if path.decisions == decided:
                    found.extend(literals(term_of(_truth(path.outcome))))
        return tuple(found)

    def everywhere(self, fact: Given, state: Any, members: Members | None = None) -> bool:
        """Whether a fact holds of every member it is about, or of these where it is `at_it`."""
        if fact.at_it and members:
            return fact.holds(state, *(members[domain] for domain in fact.about))
        domains = [domain(self.game) for domain in fact.only or fact.about]
        return every(fact.holds(state, *each) for each in product(*domains))


def _sorted_out(
    move: Any, limits: Sequence[Any], paths: list[Path[Any]], told: Iterable[tuple[str, bool]]
) -> Lift:
    return Lift(
        move,
        tuple(limits),
        tuple(
            Course(path.decisions, path.condition, path.outcome)
            for path in paths
            if not isinstance(path.outcome, Refused)
        ),
        tuple(
            (path.outcome.clause, path.condition)
            for path in paths
            if isinstance(path.outcome, Refused)
        ),
        tuple(sorted(told)),
    )


def weighed(fact: Callable[[], bool], decided: Decisions = ()) -> list[Any]:
    """A fact as terms that hold together exactly where it does, on a decided course."""
    paths = explore(fact, decided)
    if len(paths) == 1 and paths[0].decisions == decided:
        return [term_of(_truth(paths[0].outcome))]
    return [any_case([(path.condition, term_of(_truth(path.outcome))) for path in paths])]


def _truth(outcome: Any) -> bool:
    if isinstance(outcome, Refused):
        raise ValueError(f"a claim was refused by {outcome.clause}")
    return outcome  # type: ignore[no-any-return]


MOST_KEPT: Final = 300_000  # comparisons that are kept with the games they are about


def forget_much() -> None:
    """Forget the games lifted so far, with all that was compared in them, if that is much."""
    if len(COMPARISONS) > MOST_KEPT:
        forget_sums()
        forget_loosened()
        forget_attributes()
        lifted.cache_clear()


@lru_cache(maxsize=16)
def lifted(
    game: str, players: int, readings: Any, without: str | None, *, hasty: bool = False
) -> Lifted:
    """The lifted game, made once a process for each setting; `without` only tells them apart."""
    return Lifted(rulebook(game), players, readings, hasty=hasty)
