"""Values drawn by hypothesis, from which whole positions and moves are put together."""

from __future__ import annotations

from typing import TypeVar

from hypothesis import strategies as st

from lexludi.kernel.domain import Domain
from lexludi.kernel.row import Row

T = TypeVar("T")


class Drawn:
    """A source in which hypothesis draws each value, and so can shrink a whole position."""

    def __init__(self, data: st.DataObject) -> None:
        self._data = data

    def whole(self, low: int, high: int) -> int:
        """A whole number from low to high, both included."""
        return self._data.draw(st.integers(low, high))

    def truth(self) -> bool:
        """A truth value."""
        return self._data.draw(st.booleans())

    def member(self, domain: Domain[T]) -> T:
        """A member of the domain."""
        return self._data.draw(st.sampled_from(domain.members))

    def row(self, blank: T, things: tuple[T, ...]) -> Row[T]:
        """A row as long as it likes of the first of these things, blank beyond."""
        return Row.of(len(things), blank, things[: self.whole(0, len(things))])
