"""Citing clauses: a check that names the clause it enforces, a function that names what it encodes.

Each game has one `Law`, made from its specification. A check is written
`require(fact, "clause.id")`; a function whose effect is a clause is marked `@encodes("clause.id")`.
Clauses can be switched off for a while (to see what rests on them) and observed (for evidence).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from functools import wraps
from typing import ParamSpec, Protocol, TypeVar

P = ParamSpec("P")
R = TypeVar("R")
S = TypeVar("S")
M = TypeVar("M")


class Worded(Protocol):
    """What the law needs of a clause: its words."""

    @property
    def text(self) -> str:
        """The clause in words."""
        ...


class UnknownClause(LookupError):
    """A clause is cited that the specification does not have."""


class IllegalMove(Exception):
    """A move that the rules refuse, with the clause that refuses it."""

    def __init__(self, clause: str, text: str, facts: Mapping[str, object]) -> None:
        self.clause = clause
        self.text = text
        self.facts = dict(facts)
        told = ", ".join(f"{name.replace('_', ' ')} {value}" for name, value in facts.items())
        super().__init__(f"{clause}: {text}" + (f" ({told})" if told else ""))

    def __reduce__(self) -> tuple[type[IllegalMove], tuple[str, str, dict[str, object]]]:
        return (IllegalMove, (self.clause, self.text, self.facts))


def allowed(play: Callable[[S, M], object], state: S, move: M) -> bool:
    """Whether the rules of a game, which `play` applies, allow a move."""
    try:
        play(state, move)
    except IllegalMove:
        return False
    return True


Observer = Callable[[str, bool], None]
_all_at_once = False
_unobserved = False


@contextmanager
def all_at_once() -> Iterator[None]:
    """What runs for a while is not one game but all at once: only who asks for that is told."""
    global _all_at_once
    before = _all_at_once
    _all_at_once = True
    try:
        yield
    finally:
        _all_at_once = before


@contextmanager
def unobserved() -> Iterator[None]:
    """Tell no observer of anything for a while: what runs now is tried at random."""
    global _unobserved
    before = _unobserved
    _unobserved = True
    try:
        yield
    finally:
        _unobserved = before


class Law:
    """The clauses of one game, as its model cites them."""

    def __init__(self, game: str, clauses: Mapping[str, Worded]) -> None:
        self.game = game
        self._clauses = clauses
        self._off: frozenset[str] = frozenset()
        self._observers: tuple[tuple[Observer, bool], ...] = ()
        self.encoders: dict[str, list[Callable[..., object]]] = {}

    def require(self, fact: bool, clause: str, **facts: object) -> None:
        """Refuse the move, naming the clause, unless the fact holds.

        Raises IllegalMove where it does not, UnknownClause for an id the specification lacks.
        """
        if clause in self._off:
            return
        if fact:
            self._tell(clause, True)
            return
        self._tell(clause, False)
        raise IllegalMove(clause, self._words(clause), facts)

    def encodes(self, *clauses: str) -> Callable[[Callable[P, R]], Callable[P, R]]:
        """Mark a function as what the clauses say. Raises UnknownClause at import."""
        for clause in clauses:
            self._words(clause)

        def mark(function: Callable[P, R]) -> Callable[P, R]:
            @wraps(function)
            def cited(*args: P.args, **kwargs: P.kwargs) -> R:
                for clause in clauses if self._observers else ():
                    self._tell(clause, True)
                return function(*args, **kwargs)

            for clause in clauses:
                self.encoders.setdefault(clause, []).append(cited)
            return cited

        return mark

    @contextmanager
    def without(self, clauses: Iterable[str]) -> Iterator[None]:
        """Switch clauses off for a while: what they refuse is then allowed."""
        named = frozenset(clauses)
        for clause in named:
            self._words(clause)
        before = self._off
        self._off = before | named
        try:
            yield
        finally:
            self._off = before

    @contextmanager
    def observed(self, observer: Observer, *, lifted: bool = False) -> Iterator[None]:
        """Tell the observer of each clause that applies (True) or refuses (False).

        With `lifted` also of what does so in some game, while all games are run at once.
        """
        before = self._observers
        self._observers = (*before, (observer, lifted))
        try:
            yield
        finally:
            self._observers = before

    def tell_again(self, told: Iterable[tuple[str, bool]]) -> None:
        """Tell what a run of all games at once has told, where its outcome is used again."""
        with all_at_once():
            for clause, applied in told:
                self._tell(clause, applied)

    def _tell(self, clause: str, applied: bool) -> None:
        if _unobserved:
            return
        for observe, lifted in self._observers:
            if lifted or not _all_at_once:
                observe(clause, applied)

    def _words(self, clause: str) -> str:
        try:
            return self._clauses[clause].text
        except KeyError:
            raise UnknownClause(f"{self.game} has no clause {clause!r}") from None
