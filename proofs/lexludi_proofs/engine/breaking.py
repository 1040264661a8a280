"""Putting a rule out of force, to see what rests on it.

A prohibition is switched off where it is required. Any other clause needs a `Break`: what its
encoding function would be if the clause were not there.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, fields
from types import ModuleType
from typing import Any
from unittest.mock import patch

from lexludi.kernel.rulebook import Rulebook


@dataclass(frozen=True, slots=True)
class Break:
    """A function of the model that encodes a clause, and what stands in for it without."""

    clause: str
    function: Callable[..., Any]
    instead: Callable[..., Any]
    says: str


def breakable(rulebook: Rulebook[Any, Any, Any, Any], breaks: Iterable[Break]) -> tuple[str, ...]:
    """The clauses that can be put out of force: every prohibition, and those with a break.

    A prohibition with a policy is required nowhere, and the specification says why.
    """
    prohibited = [
        clause.id
        for clause in rulebook.specification.clauses.values()
        if clause.kind == "prohibition" and clause.policy is None
    ]
    return tuple(dict.fromkeys((*prohibited, *(each.clause for each in breaks))))


def untried(rulebook: Rulebook[Any, Any, Any, Any], breaks: Iterable[Break]) -> tuple[str, ...]:
    """The clauses that bind, of which nobody has said what the rules would be without them.

    A clause with a policy is excused: the specification gives the reason.
    """
    tried = breakable(rulebook, breaks)
    return tuple(
        clause.id
        for clause in rulebook.specification.clauses.values()
        if clause.normative and clause.policy is None and clause.id not in tried
    )


@contextmanager
def without(
    rulebook: Rulebook[Any, Any, Any, Any], breaks: Iterable[Break], clause: str | None
) -> Iterator[None]:
    """Put one clause out of force for a while.

    Raises KeyError for one that cannot be, and LookupError where a break replaces nothing.
    """
    if clause is None:
        yield
        return
    chosen = [each for each in breaks if each.clause == clause]
    kind = rulebook.specification.clauses[clause].kind
    if not chosen and kind != "prohibition":
        raise KeyError(clause)
    with ExitStack() as stack:
        if kind == "prohibition":
            stack.enter_context(rulebook.law.without([clause]))
        for each in chosen:
            uses = _uses(rulebook.package, each.function)
            offers = _offers(rulebook, each.function)
            if not uses and not offers:
                raise LookupError(f"{clause}: the rules do not use what its break replaces")
            for module, name in uses:
                stack.enter_context(patch.object(module, name, each.instead))
            for book, name in offers:
                stack.enter_context(_offering(book, name, each.instead))
        yield


def _uses(package: str, function: Callable[..., Any]) -> list[tuple[ModuleType, str]]:
    return [
        (module, name)
        for module_name, module in list(sys.modules.items())
        if f"{module_name}.".startswith(f"{package}.") and isinstance(module, ModuleType)
        for name, value in list(vars(module).items())
        if value is function
    ]


def _offers(
    rulebook: Rulebook[Any, Any, Any, Any], function: Callable[..., Any]
) -> list[tuple[Rulebook[Any, Any, Any, Any], str]]:
    """Where a rulebook, and the one of its package that it may be a copy of, offer a function."""
    loaded = [
        value
        for module_name, module in list(sys.modules.items())
        if module_name == rulebook.package
        for value in vars(module).values()
        if isinstance(value, Rulebook) and value is not rulebook
    ]
    return [
        (book, field.name)
        for book in (rulebook, *loaded)
        for field in fields(book)
        if getattr(book, field.name) is function
    ]


@contextmanager
def _offering(
    rulebook: Rulebook[Any, Any, Any, Any], name: str, instead: Callable[..., Any]
) -> Iterator[None]:
    """Let a rulebook, which is frozen, offer another function for a while."""
    before = getattr(rulebook, name)
    object.__setattr__(rulebook, name, instead)
    try:
        yield
    finally:
        object.__setattr__(rulebook, name, before)
