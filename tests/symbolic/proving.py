"""Any container of unknown contents, and whether a fact about it holds for all of them.

Counts go by what came and what left, reads look past what was changed elsewhere; the tests that use
this show with a solver that looking at every entry gives the same.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Any, TypeVar

from lexludi.kernel.bag import Bag
from lexludi.kernel.domain import Domain, all_of
from lexludi.kernel.pile import Pile
from lexludi.kernel.row import Row
from lexludi.kernel.table import Table
from lexludi.kernel.words import choose, negate
from lexludi_proofs.symbolic.solving import Found, Impossible, solve
from lexludi_proofs.symbolic.sources import Unknowns
from lexludi_proofs.symbolic.truths import term_of

K = TypeVar("K")


class Kind(Enum):
    """What lies in hands, rows and piles."""

    BELL = "bell"
    COIN = "coin"
    RING = "ring"


KINDS = all_of(Kind)
KEYS = Domain("abc")
SOME_KEYS = Domain("cb")
CAPACITY = 4
MOST = 3

MEASURES: dict[str, Callable[[int], int]] = {
    "value": lambda value: value,
    "whether-large": lambda value: choose(value >= 2, 1, 0),
}


def holds(fact: bool, source: Unknowns, *premises: bool) -> bool:
    """Whether a fact holds for all values of the unknowns that meet the premises; some do."""
    given = [*source.limits, *map(term_of, premises)]
    assert isinstance(solve(given), Found), "nothing meets the premises"
    return isinstance(solve([*given, term_of(negate(fact))]), Impossible)


def any_table(source: Unknowns) -> Table[str, int]:
    """Any small numbers at three keys."""
    return Table.of(KEYS, lambda _: source.whole(0, MOST))


def any_bag(source: Unknowns) -> Bag[Kind]:
    """A few of each kind."""
    return Bag(Table.of(KINDS, lambda _: source.whole(0, MOST)))


def any_row(source: Unknowns) -> Row[Kind]:
    """Any row of at most four things."""
    return source.row(Kind.BELL, tuple(source.member(KINDS) for _ in range(CAPACITY)))


def any_pile(source: Unknowns) -> Pile[Kind]:
    """Any pile of at most four cards."""
    return Pile(any_row(source))


def afresh(table: Table[K, Any]) -> Table[K, Any]:
    """The table without what is known of how it came to be."""
    return Table(table.domain, table.values)


def forgetful(row: Row[Kind]) -> Row[Kind]:
    """The row without what is known of how it came to be."""
    return Row(row.blank, row.cells, row.size)


def unremembered(bag: Bag[Kind]) -> Bag[Kind]:
    """The bag without what is known of how it came to be."""
    return Bag(afresh(bag.counts))


def within(row: Row[Kind], place: int, *, most: int = 0) -> tuple[bool, ...]:
    """That something lies at a place or, with `most` 1, that something can be put in there."""
    return place < row.size + most, row.size + most <= CAPACITY
