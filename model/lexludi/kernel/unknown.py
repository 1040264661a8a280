"""Stand-ins for values that are not known yet, as far as rules need to know them.

A solver's values derive from these classes. The kernel hands them the work (double dispatch) and
so never imports a solver. Plain values never meet this module's methods.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


class Unknown:
    """A value that is not known yet."""

    __slots__ = ()


class UnknownTruth(Unknown):
    """A truth that is not known yet; `bool()` of it takes one side and remembers the other."""

    __slots__ = ()

    def choose(self, yes: T, no: T) -> T:
        """`yes` where this holds, `no` where it does not, without branching."""
        raise NotImplementedError

    def every(self, facts: Sequence[bool]) -> bool:
        """Whether all of `facts` hold (this is one of them)."""
        raise NotImplementedError

    def some(self, facts: Sequence[bool]) -> bool:
        """Whether one of `facts` holds (this is one of them)."""
        raise NotImplementedError

    def negate(self) -> bool:
        """Whether this does not hold."""
        raise NotImplementedError

    def count(self, facts: Sequence[bool]) -> int:
        """How many of `facts` hold (this is one of them)."""
        raise NotImplementedError


class UnknownKey(Unknown):
    """A key or place that is not known yet: it does the selecting itself."""

    __slots__ = ()

    def select(self, options: Sequence[T], keys: Sequence[object]) -> T:
        """The option that stands where this key stands among `keys`."""
        raise NotImplementedError


class UnknownNumber(UnknownKey):
    """A whole number within bounds that is not known yet."""

    __slots__ = ()

    def natural(self) -> int:
        """The same number, which is not below 0."""
        raise NotImplementedError

    def total(self, numbers: Sequence[int]) -> int:
        """The sum of `numbers` (this is one of them)."""
        raise NotImplementedError
