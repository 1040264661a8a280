"""Functions whose modules are imported when first called: rules and proofs do without the rest."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import Any


@dataclass(frozen=True, slots=True)
class Later:
    """A function by the names of its module and its own; it can be pickled, as names can."""

    module: str
    name: str

    def __call__(self, *arguments: Any, **named: Any) -> Any:
        """What the function returns."""
        return self.function(*arguments, **named)

    @property
    def function(self) -> Callable[..., Any]:
        """The function itself, its module imported now. Raises where there is none."""
        found: Callable[..., Any] = getattr(import_module(self.module), self.name)
        return found


def later(module: str, name: str) -> Later:
    """The function of that name in a module that is not imported before it is called."""
    return Later(module, name)
