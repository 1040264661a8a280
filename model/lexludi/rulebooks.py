"""The rulebooks that are installed, found by name; packages add some under `lexludi.rulebooks`."""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from lexludi.kernel.rulebook import Rulebook
from lexludi.kernel.suggesting import quoted, suggestion

GROUP = "lexludi.rulebooks"


class UnknownRulebook(LookupError):
    """No rulebook goes by the name, or the package that offers it cannot be loaded."""


def rulebooks() -> tuple[str, ...]:
    """The names of the installed rulebooks, in alphabetical order; none is loaded."""
    return tuple(sorted(_found()))


@cache
def rulebook(name: str) -> Rulebook[Any, Any, Any, Any]:
    """The rulebook of that name. Raises UnknownRulebook, with a suggestion where one is close."""
    found = _found()
    if name not in found:
        raise UnknownRulebook(f"no game {quoted(name)} ({suggestion(name, sorted(found))})")
    try:
        loaded = found[name].load()
    except (ImportError, AttributeError) as error:
        raise UnknownRulebook(f"the game {name} cannot be loaded: {error}") from error
    if not isinstance(loaded, Rulebook):
        raise UnknownRulebook(f"the game {name} is no rulebook but a {type(loaded).__name__}")
    return loaded


def _found() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=GROUP)}
