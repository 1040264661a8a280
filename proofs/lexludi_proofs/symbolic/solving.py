"""Asking the solver: the only three answers, and the digest under which an answer is kept."""

from __future__ import annotations

import hashlib
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


def solve(terms: Iterable[Any], milliseconds: int | None = None) -> Answer:
    """Whether all the terms can hold together."""
    solver = z3.SolverFor("QF_BV")
    if milliseconds is not None:
        solver.set("timeout", milliseconds)
    solver.add(*terms)
    answer = solver.check()
    if answer == z3.sat:
        return Found(solver.model())
    if answer == z3.unsat:
        return Impossible()
    return Undecided(str(solver.reason_unknown()))


def digest(terms: Iterable[Any]) -> str:
    """A name for a query: the same terms always get the same one."""
    solver = z3.Solver()
    solver.add(*terms)
    return hashlib.sha256(solver.to_smt2().encode()).hexdigest()
