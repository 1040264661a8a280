"""How a container came to be, kept so that counts and reads need not look at all of it again.

A sum over a container that was changed in one place is the old sum, less what left, plus what
came (the law of update); reading it elsewhere gives the old value (read over write). Both are
laws of plain values too. An origin is never compared, shown or stored.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar, cast

C = TypeVar("C")
K = TypeVar("K")
V = TypeVar("V")
M = TypeVar("M")


@dataclass(frozen=True, slots=True, eq=False)
class Replaced(Generic[C, K, V]):
    """`before`, with `value` at `key`."""

    before: C
    key: K
    value: V


@dataclass(frozen=True, slots=True, eq=False)
class Adjusted(Generic[C, K]):
    """`before`, with the number at `key` raised by `amount`."""

    before: C
    key: K
    amount: int


@dataclass(frozen=True, slots=True, eq=False)
class Raised(Generic[C, K]):
    """`before`, with the number at every key raised by what `by` says of the key."""

    before: C
    by: Callable[[K], int]


@dataclass(frozen=True, slots=True, eq=False)
class Exchanged(Generic[C, K]):
    """`before`, with the values at `one` and `other` exchanged."""

    before: C
    one: K
    other: K


@dataclass(frozen=True, slots=True, eq=False)
class Inserted(Generic[C, V]):
    """`before`, with `value` put in somewhere; where it was `full`, `lost` fell out."""

    before: C
    value: V
    full: bool = False
    lost: Any = None


@dataclass(frozen=True, slots=True, eq=False)
class Taken(Generic[C, V]):
    """`before`, with `value` taken out somewhere, if anything was `there`."""

    before: C
    value: V
    there: bool = True


@dataclass(frozen=True, slots=True, eq=False)
class Poured(Generic[C]):
    """`before`, with `more` things put in together."""

    before: C
    more: int


@dataclass(frozen=True, slots=True, eq=False)
class Renewed(Generic[C, V]):
    """`before`, with `gone` at one place making way for `came`."""

    before: C
    gone: V
    came: V


@dataclass(frozen=True, slots=True, eq=False)
class Selected(Generic[C]):
    """One of `options`; it is not known yet which.

    `pick` takes the one of as many others that goes with the selected option.
    """

    options: tuple[C, ...]
    pick: Callable[[Sequence[Any]], Any]

    def among(self, measured: Sequence[M]) -> M:
        """The one of these, one for each option, that goes with the selected option."""
        return cast(M, self.pick(measured))
