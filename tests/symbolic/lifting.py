"""Model functions lifted once, and what the lifted ones come to at given plain values."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from lexludi.kernel.law import IllegalMove
from lexludi.kernel.words import same
from lexludi_proofs.symbolic.exploring import Path, Refused, explore
from lexludi_proofs.symbolic.plain import plain
from lexludi_proofs.symbolic.solving import Found, solve
from lexludi_proofs.symbolic.sources import Unknowns
from lexludi_proofs.symbolic.truths import term_of, truth

A = TypeVar("A")
R = TypeVar("R")


@dataclass(frozen=True)
class LiftedFunction(Generic[A, R]):
    """A function of one argument, run on unknowns until every course has been taken."""

    function: Callable[[A], R]
    unknown: A
    limits: Sequence[Any]
    paths: Sequence[Path[R]]

    def at(self, argument: A) -> R | Refused:
        """What the formula gives at a plain argument, which takes exactly one course of it.

        The unknowns are paired with the plain values by asking the solver for the model in which
        the two arguments are the same.
        """
        answer = solve([term_of(same(self.unknown, argument)), *self.limits])
        assert isinstance(answer, Found), "the unknowns cannot take these plain values"
        assert plain(answer.model, self.unknown) == argument
        taken = [path for path in self.paths if plain(answer.model, truth(path.condition))]
        assert len(taken) == 1, f"{len(taken)} courses are taken at once"
        return plain(answer.model, taken[0].outcome)

    def agrees_at(self, argument: A) -> R | Refused:
        """What both the formula and the plain function give, once they are seen to be equal."""
        expected = outcome(self.function, argument)
        assert self.at(argument) == expected
        return expected


def lift(function: Callable[[A], R], unknown: A, *supplies: Unknowns) -> LiftedFunction[A, R]:
    """Lift a function at an unknown argument that is made from these supplies."""
    limits = [limit for supply in supplies for limit in supply.limits]
    return LiftedFunction(function, unknown, limits, explore(lambda: function(unknown)))


def outcome(function: Callable[[A], R], argument: A) -> R | Refused:
    """What a plain run comes to, a refusal being an outcome like any other."""
    try:
        return function(argument)
    except IllegalMove as refusal:
        return Refused(refusal.clause)
