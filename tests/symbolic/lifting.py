"""Model functions lifted once, and what the lifted ones come to at given plain values."""

from __future__ import annotations

from collections.abc import Callable, Mapping
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


class Lifted(Generic[A]):
    """Functions of one argument by name, run on unknowns until every course has been taken."""

    def __init__(
        self, functions: Mapping[str, Callable[[A], Any]], unknown: A, *supplies: Unknowns
    ) -> None:
        self.functions = functions
        self.unknown = unknown
        self.limits = [limit for supply in supplies for limit in supply.limits]
        self.paths: dict[str, list[Path[Any]]] = {
            name: explore(lambda function=function: function(unknown))  # type: ignore[misc]
            for name, function in functions.items()
        }

    def argument(self, path: Path[Any]) -> A | None:
        """Plain values with which a function takes this course, None where there are none."""
        answer = solve([path.condition, *self.limits])
        return plain(answer.model, self.unknown) if isinstance(answer, Found) else None

    def at(self, argument: A) -> dict[str, Any]:
        """What the formulas give at a plain argument, which takes exactly one course of each.

        The unknowns are paired with the plain values by asking the solver for the model in which
        the two arguments are the same.
        """
        answer = solve([term_of(same(self.unknown, argument)), *self.limits])
        assert isinstance(answer, Found), "the unknowns cannot take these plain values"
        assert plain(answer.model, self.unknown) == argument
        return {name: _taken(answer.model, paths) for name, paths in self.paths.items()}

    def agree_at(self, argument: A) -> dict[str, Any]:
        """What both the formulas and the plain functions give, once they are seen to be equal."""
        expected = {name: outcome(function, argument) for name, function in self.functions.items()}
        found = self.at(argument)
        for name in self.functions:
            assert found[name] == expected[name], name
        return expected


def _taken(model: Any, paths: list[Path[Any]]) -> Any:
    """What comes out on the only course that is taken in a model."""
    taken = [path for path in paths if plain(model, truth(path.condition))]
    assert len(taken) == 1, f"{len(taken)} courses are taken at once"
    return plain(model, taken[0].outcome)


def outcome(function: Callable[[A], R], argument: A) -> R | Refused:
    """What a plain run comes to, a refusal being an outcome like any other."""
    try:
        return function(argument)
    except IllegalMove as refusal:
        return Refused(refusal.clause)
