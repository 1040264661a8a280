"""Running a function until every side of every branch has been taken.

An unknown truth that is asked for its value (by an `if`) takes one side and remembers the other.
What has been decided on the way is known from then on: the same question is not asked twice, and
a container that reads past a change sees that two keys differ.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

import z3

from lexludi.kernel.law import IllegalMove, all_at_once
from lexludi_proofs.symbolic.errors import Nondeterministic, OutsideExploration, TooManyPaths
from lexludi_proofs.symbolic.terms import bare

T = TypeVar("T")
MOST_PATHS = 4096


@dataclass(frozen=True, slots=True)
class Refused:
    """A path that ends in a refusal, by this clause."""

    clause: str


@dataclass(frozen=True, slots=True)
class Path(Generic[T]):
    """One course of a function: what was decided on the way, and what it came to."""

    decisions: tuple[tuple[Any, bool], ...]
    outcome: T | Refused

    @property
    def condition(self) -> Any:
        """The term that says this course is taken."""
        terms = [term if side else z3.Not(term) for term, side in self.decisions]
        return z3.And(*terms) if terms else z3.BoolVal(True)


@dataclass(slots=True)
class _Run:
    script: list[tuple[Any, bool]]
    facts: dict[int, bool]
    taken: list[tuple[Any, bool]] = field(default_factory=list)
    keep: list[Any] = field(default_factory=list)


_current: _Run | None = None


def known(term: Any) -> bool | None:
    """Whether a term is already decided in the run under way."""
    if _current is None or not _current.facts:
        return None
    fact, side = bare(term)
    found = _current.facts.get(fact.get_id())
    return None if found is None else found is side


def decide(term: Any) -> bool:
    """Which side of a branch the run under way takes. Raises OutsideExploration without one."""
    run = _current
    if run is None:
        raise OutsideExploration(f"an unknown truth was asked for its value: {term}")
    fact, straight = bare(term)
    found = run.facts.get(fact.get_id())
    if found is None:
        at = len(run.taken)
        if at < len(run.script):
            expected, found = run.script[at]
            if not expected.eq(fact):
                raise Nondeterministic(f"ran into {fact} where it met {expected} before")
        else:
            found = True
        run.taken.append((fact, found))
        run.facts[fact.get_id()] = found
    return found is straight


def explore(
    function: Callable[[], T],
    given: tuple[tuple[Any, bool], ...] = (),
    most: int = MOST_PATHS,
) -> list[Path[T]]:
    """All courses of a function, from what is given as decided.

    A refusal is an outcome like any other. Raises TooManyPaths beyond the limit and
    Nondeterministic where a second run meets other branches than the first.
    """
    paths: list[Path[T]] = []
    pending: list[list[tuple[Any, bool]]] = [[]]
    while pending:
        script = pending.pop()
        with _running(script, given) as run:
            outcome: T | Refused
            try:
                with all_at_once():
                    outcome = function()
            except IllegalMove as refusal:
                outcome = Refused(refusal.clause)
        if len(run.taken) < len(script):
            raise Nondeterministic(f"stopped short of {script[len(run.taken)][0]}")
        pending.extend(
            [*run.taken[:at], (term, False)]
            for at, (term, side) in enumerate(run.taken)
            if at >= len(script) and side
        )
        paths.append(Path((*given, *run.taken), outcome))
        if len(paths) + len(pending) > most:
            raise TooManyPaths(f"more than {most} courses")
    return paths


@contextmanager
def undecided() -> Iterator[None]:
    """Work something out as if nothing had been decided, so that it holds on every course."""
    global _current
    before = _current
    _current = None
    try:
        yield
    finally:
        _current = before


@contextmanager
def _running(script: list[tuple[Any, bool]], given: tuple[tuple[Any, bool], ...]) -> Iterator[_Run]:
    global _current
    before = _current
    _current = _Run(script, {term.get_id(): side for term, side in given})
    try:
        yield _current
    finally:
        _current = before
