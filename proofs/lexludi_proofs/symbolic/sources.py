"""A supply of unknowns, for states and moves that the solver is free to choose."""

from __future__ import annotations

from typing import Any, TypeVar

import z3

from lexludi.kernel.domain import Domain
from lexludi.kernel.row import Row
from lexludi.kernel.words import choose
from lexludi_proofs.symbolic import members, numbers, truths

T = TypeVar("T")


class Unknowns:
    """Fresh unknowns, named in the order in which they are asked for; `limits` are their bounds.

    A name says how many values the unknown can take, so that unknowns of two games of which one
    has more to choose from are never one: what is remembered of one is not true of the other.
    """

    def __init__(self, name: str) -> None:
        self._name = name
        self._made = 0
        self.limits: list[Any] = []

    def _fresh(self, width: int, most: int) -> Any:
        term = z3.BitVec(f"{self._name}.{self._made}.{most}", width)
        self._made += 1
        if most != 2**width - 1:
            self.limits.append(z3.ULE(term, most))
        return term

    def whole(self, low: int, high: int) -> int:
        """A whole number from low to high, both included."""
        if low == high:
            return low
        offset = high - low
        term = self._fresh(numbers.width_for(0, offset), offset)
        return numbers.number(term, 0, offset) + low

    def truth(self) -> bool:
        """A truth value."""
        term = z3.Bool(f"{self._name}.{self._made}")
        self._made += 1
        return truths.truth(term)

    def member(self, domain: Domain[T]) -> T:
        """A member of the domain."""
        if len(domain) == 1:
            return domain.members[0]
        return members.member(self._fresh(members.code_width(domain), len(domain) - 1), domain)

    def row(self, blank: T, things: tuple[T, ...]) -> Row[T]:
        """A row as long as it likes of the first of these things, blank beyond."""
        size = self.whole(0, len(things))
        cells = tuple(choose(place < size, thing, blank) for place, thing in enumerate(things))
        return Row(blank, cells, size)
