"""All games of so many moves at once, grown move by move: under one reading, or several in step."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from lexludi_proofs.engine.lifting import Lift, Lifted
from lexludi_proofs.symbolic.merging import gather
from lexludi_proofs.symbolic.plain import plain
from lexludi_proofs.symbolic.solving import all_of, any_of
from lexludi_proofs.symbolic.sources import Unknowns
from lexludi_proofs.symbolic.truths import term_of


@dataclass(frozen=True, slots=True)
class Choice:
    """Any move of one action as the next one: whether it is taken, and its lift in each game."""

    taken: Any
    lifts: tuple[Lift, ...]

    @property
    def term(self) -> Any:
        """The term that says the move is taken."""
        return term_of(self.taken)


@dataclass(frozen=True, slots=True)
class Unrolled:
    """Every game of so many moves from any deal, and the positions that it leads from and to.

    There is one position for each reading under which the game is played.
    """

    terms: tuple[Any, ...]
    deal: Any
    starts: tuple[Any, ...]
    states: tuple[Any, ...]
    steps: tuple[tuple[Choice, ...], ...] = ()

    def moves(self, model: Any) -> list[Any]:
        """The moves of the game that a model describes."""
        return [
            plain(model, next(one.lifts[0].move for one in step if plain(model, one.taken)))
            for step in self.steps
        ]

    def choices(self, sides: Sequence[Lifted], actions: Iterable[str]) -> tuple[Choice, ...]:
        """What can be chosen from as the next move: any move of each of these actions."""
        at, found = len(self.steps) + 1, []
        for action in actions:
            lifts = tuple(
                lifted.lift_from(state, action, f"move.{at}.{action}")
                for lifted, state in zip(sides, self.states, strict=True)
            )
            found.append(Choice(Unknowns(f"chosen.{at}.{action}").truth(), lifts))
        return tuple(found)

    def with_one_of(self, choices: tuple[Choice, ...], terms: Iterable[Any]) -> Unrolled:
        """The games with one of these moves more, where the terms say which can be taken."""
        states = tuple(
            gather(
                [
                    (all_of([one.term, course.condition]), course.after)
                    for one in choices
                    for course in one.lifts[side].courses
                ]
            )
            for side in range(len(self.states))
        )
        return Unrolled(
            (*self.terms, *terms), self.deal, self.starts, states, (*self.steps, choices)
        )


def from_any_deal(sides: Sequence[Lifted]) -> Unrolled:
    """The games of no moves."""
    deals = [lifted.deal for lifted in sides]
    terms = tuple(term for deal in deals for term in (*deal.limits, deal.legal))
    starts = tuple(dealt_to(deal) for deal in deals)
    return Unrolled(terms, deals[0].move, starts, starts)


def dealt_to(deal: Lift) -> Any:
    """The position that a deal leads to."""
    return gather([(course.condition, course.after) for course in deal.courses])


def one_taken(choices: Iterable[Choice]) -> Any:
    """The term that says a move is taken."""
    return any_of([one.term for one in choices])
