"""Asking the solver: the only three answers."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import z3

SOLVER = f"z3 {z3.get_version_string()}"


@dataclass(frozen=True, slots=True)
class Found:
    """The facts can hold together, as in this model."""

    model: Any


@dataclass(frozen=True, slots=True)
class Impossible:
    """The facts cannot hold together."""


@dataclass(frozen=True, slots=True)
class Undecided:
    """The solver gave up; this is never a proof."""

    reason: str


Answer = Found | Impossible | Undecided


def solve(
    terms: Iterable[Any], milliseconds: int | None = None, *, whole_numbers: bool = False
) -> Answer:
    """Whether all the terms can hold together; they may speak of whole numbers beside bits.

    What is said of whole numbers is asked without preparation, which took longer than it helped.
    """
    solver = z3.SimpleSolver() if whole_numbers else z3.SolverFor("QF_BV")
    if milliseconds is not None:
        solver.set("timeout", milliseconds)
    solver.add(*terms)
    answer = solver.check()
    if answer == z3.sat:
        return Found(solver.model())
    if answer == z3.unsat:
        return Impossible()
    return Undecided(str(solver.reason_unknown()))


def among(terms: Iterable[Any], premises: Iterable[Any]) -> bool:
    """Whether each term is true as it stands, or one of the premises."""
    known = {premise.get_id() for premise in conjuncts(premises)}
    return all(z3.is_true(term) or term.get_id() in known for term in terms)


def conjuncts(terms: Iterable[Any]) -> list[Any]:
    """The terms, each that says several things taken apart."""
    return [
        part
        for term in terms
        for part in (conjuncts(term.children()) if z3.is_and(term) else [term])
    ]


def any_case(cases: Iterable[tuple[Any, Any]]) -> Any:
    """The term that holds where one of the cases applies and its outcome does."""
    return z3.Or(*(z3.And(condition, outcome) for condition, outcome in cases))


def none_of(terms: Iterable[Any]) -> Any:
    """The term that holds where not all of the terms do."""
    return z3.Not(z3.And(*terms))


def all_of(terms: Iterable[Any]) -> Any:
    """The term that holds where all of the terms do."""
    return z3.And(*terms)


def any_of(terms: Iterable[Any]) -> Any:
    """The term that holds where one of the terms does."""
    return z3.Or(*terms)


def implied(premise: Any, conclusion: Any) -> Any:
    """The term that holds where the conclusion does or the premise does not."""
    return z3.Implies(premise, conclusion)
