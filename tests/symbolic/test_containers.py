"""The laws by which containers are counted and read, each proved for all values at once.

Counts go by what came and what left, reads look past what was changed elsewhere; here a solver
shows that looking at every entry gives the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import Enum
from typing import Any, TypeVar

import pytest

from lexludi.kernel.bag import Bag
from lexludi.kernel.domain import Domain, all_of
from lexludi.kernel.row import Row
from lexludi.kernel.table import Table, itself
from lexludi.kernel.words import choose, every, negate, same
from lexludi_proofs.symbolic.solving import Found, Impossible, solve
from lexludi_proofs.symbolic.sources import Unknowns
from lexludi_proofs.symbolic.truths import term_of

K = TypeVar("K")


class Kind(Enum):
    """What lies in hands and rows."""

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


def afresh(table: Table[K, Any]) -> Table[K, Any]:
    """The table without what is known of how it came to be."""
    return Table(table.domain, table.values)


def forgetful(row: Row[Kind]) -> Row[Kind]:
    """The row without what is known of how it came to be."""
    return Row(row.blank, row.cells, row.size)


@pytest.mark.parametrize("keys", [KEYS, SOME_KEYS, Domain("c")])
@pytest.mark.parametrize("measure", MEASURES.values(), ids=MEASURES)
def test_a_total_after_a_write_is_the_sum_over_all_entries(
    measure: Callable[[int], int], keys: Domain[str]
) -> None:
    source = Unknowns("u")
    table, key, value = any_table(source), source.member(keys), source.whole(0, MOST)
    after = table.replace(key, value)
    assert holds(after.total(measure) == afresh(after).total(measure), source)


@pytest.mark.parametrize("measure", MEASURES.values(), ids=MEASURES)
def test_a_total_after_two_writes_is_the_sum_over_all_entries(
    measure: Callable[[int], int],
) -> None:
    source = Unknowns("u")
    table, one, other = any_table(source), source.member(KEYS), source.member(KEYS)
    after = table.replace(one, source.whole(0, MOST)).replace(other, source.whole(0, MOST))
    assert holds(after.total(measure) == afresh(after).total(measure), source)


@pytest.mark.parametrize("measure", MEASURES.values(), ids=MEASURES)
def test_a_total_after_an_exchange_is_the_sum_over_all_entries(
    measure: Callable[[int], int],
) -> None:
    source = Unknowns("u")
    table, one, other = any_table(source), source.member(KEYS), source.member(KEYS)
    after = table.exchange(one, other)
    assert holds(after.total(measure) == afresh(after).total(measure), source)
    assert holds(after.total(measure) == table.total(measure), source)


def test_reading_past_a_write_is_reading_the_entry() -> None:
    source = Unknowns("u")
    table, key, read = any_table(source), source.member(KEYS), source.member(KEYS)
    value = source.whole(0, MOST)
    after = table.replace(key, value)
    assert holds(after[read] == afresh(after)[read], source)
    assert holds(after[key] == value, source)
    assert holds(after[read] == table[read], source, negate(read == key))


def test_reading_past_an_exchange_is_reading_the_entry() -> None:
    source = Unknowns("u")
    table, read = any_table(source), source.member(KEYS)
    one, other = source.member(KEYS), source.member(KEYS)
    after = table.exchange(one, other)
    assert holds(after[read] == afresh(after)[read], source)
    assert holds(every((after[one] == table[other], after[other] == table[one])), source)
    unmoved = negate(read == one), negate(read == other)
    assert holds(after[read] == table[read], source, *unmoved)


def test_an_exchange_is_two_writes() -> None:
    source = Unknowns("u")
    table, one, other = any_table(source), source.member(KEYS), source.member(KEYS)
    written = table.replace(one, table[other]).replace(other, table[one])
    assert holds(same(table.exchange(one, other).values, written.values), source)


def test_a_selected_table_totals_as_its_entries_do() -> None:
    source = Unknowns("u")
    tables = Table.of(SOME_KEYS, lambda _: any_table(source))
    selected = tables[source.member(SOME_KEYS)]
    after = selected.replace(source.member(KEYS), source.whole(0, MOST))
    for table in (selected, after):
        measure = MEASURES["value"]
        assert holds(table.total(measure) == afresh(table).total(measure), source)


@pytest.mark.parametrize("amount", [1, -1, 3])
def test_a_number_raised_is_the_number_written_anew(amount: int) -> None:
    source = Unknowns("u")
    table, key, read = any_table(source), source.member(KEYS), source.member(KEYS)
    after = table.adjust(key, amount)
    written = table.replace(key, table[key] + amount)
    assert holds(same(after.values, written.values), source)
    assert holds(after[read] == afresh(written)[read], source)
    assert holds(after.total(itself) == afresh(written).total(itself), source)
    large = MEASURES["whether-large"]
    assert holds(after.total(large) == afresh(written).total(large), source)


@pytest.mark.parametrize("measure", MEASURES.values(), ids=MEASURES)
def test_a_mapped_table_is_the_table_of_the_mapped_entries(measure: Callable[[int], int]) -> None:
    source = Unknowns("u")
    table, one, other = any_table(source), source.member(KEYS), source.member(KEYS)
    for after in (table.replace(one, source.whole(0, MOST)), table.exchange(one, other)):
        mapped = after.map(measure)
        assert holds(same(mapped.values, afresh(after).map(measure).values), source)
        assert holds(mapped[other] == measure(afresh(after)[other]), source)


def test_a_card_that_changes_hands_is_counted_as_the_hands_are() -> None:
    source = Unknowns("u")
    hands = Table.of(KEYS, lambda _: Bag(Table.of(KINDS, lambda _: source.whole(0, MOST))))
    giver, taker, kind = source.member(KEYS), source.member(KEYS), source.member(KINDS)
    given = hands.replace(giver, hands[giver].remove(kind))
    after = given.replace(taker, given[taker].add(kind))
    counted = source.member(KINDS)
    law = after.total(lambda hand: hand[counted])
    assert holds(law == hands.total(lambda hand: hand[counted]), source)
    direct = afresh(after).total(lambda hand: afresh(hand.counts)[counted])
    assert holds(law == direct, source)
    sizes = after.total(lambda hand: hand.size)
    direct = afresh(after).total(lambda hand: sum(hand.counts.values))
    assert holds(sizes == direct, source)


def any_row(source: Unknowns) -> Row[Kind]:
    """Any row of at most four things."""
    return source.row(Kind.BELL, tuple(source.member(KINDS) for _ in range(CAPACITY)))


def within(row: Row[Kind], place: int, *, most: int = 0) -> tuple[bool, ...]:
    """That something lies at a place or, with `most` 1, that something can be put in there."""
    return place < row.size + most, row.size + most <= CAPACITY


def test_a_count_after_inserting_is_the_count_of_all_cells() -> None:
    source = Unknowns("u")
    row, place, thing, kind = (
        any_row(source),
        source.whole(0, CAPACITY),
        source.member(KINDS),
        Kind.COIN,
    )
    after = row.insert(place, thing)
    assert holds(
        after.how_many(lambda held: held == kind)
        == forgetful(after).how_many(lambda held: held == kind),
        source,
    )


def test_a_count_after_taking_is_the_count_of_all_cells() -> None:
    source = Unknowns("u")
    row, place, kind = any_row(source), source.whole(0, CAPACITY - 1), source.member(KINDS)
    after = row.take(place)
    assert holds(
        after.how_many(lambda held: held == kind)
        == forgetful(after).how_many(lambda held: held == kind),
        source,
    )


def test_taking_what_was_inserted_gives_the_row_back() -> None:
    source = Unknowns("u")
    row, place, thing = any_row(source), source.whole(0, CAPACITY), source.member(KINDS)
    back = row.insert(place, thing).take(place)
    assert holds(same(back, row), source, *within(row, place, most=1))


def test_inserting_puts_the_thing_there_and_moves_on_what_lies_behind() -> None:
    source = Unknowns("u")
    row, place, thing = any_row(source), source.whole(0, CAPACITY - 1), source.member(KINDS)
    after = row.insert(place, thing)
    room = within(row, place, most=1)
    assert holds(after[place] == thing, source, *room)
    assert holds(after.size == row.size + 1, source, *room)
    for at in range(CAPACITY - 1):
        assert holds(after[at] == row[at], source, at < place, *room)
        assert holds(after[at + 1] == row[at], source, negate(at < place), *room)


def test_what_is_appended_lies_last() -> None:
    source = Unknowns("u")
    row, thing = any_row(source), source.member(KINDS)
    assert holds(row.append(thing).last == thing, source, row.size < CAPACITY)


def test_cells_beyond_the_size_stay_blank() -> None:
    source = Unknowns("u")
    row, place, thing = any_row(source), source.whole(0, CAPACITY), source.member(KINDS)

    def blank_beyond(changed: Row[Kind]) -> bool:
        return every(
            choose(at < changed.size, True, cell == changed.blank)
            for at, cell in enumerate(changed.cells)
        )

    assert holds(blank_beyond(row.insert(place, thing)), source, *within(row, place, most=1))
    assert holds(blank_beyond(row.take(place)), source, *within(row, place))


def test_a_card_moved_between_rows_is_counted_as_the_cells_are() -> None:
    source = Unknowns("u")
    rows = Table.of(SOME_KEYS, lambda _: any_row(source))
    giver, taker, place = (
        source.member(SOME_KEYS),
        source.member(SOME_KEYS),
        source.whole(0, CAPACITY - 1),
    )
    left = rows.replace(giver, rows[giver].take(place))
    after = left.replace(taker, left[taker].append(rows[giver][place]))
    kind = source.member(KINDS)

    def count(table: Iterable[Row[Kind]], cells: Callable[[Row[Kind]], Row[Kind]]) -> int:
        return sum(cells(row).how_many(lambda held: held == kind) for row in table)

    premises = (negate(giver == taker), place < rows[giver].size, rows[taker].size < CAPACITY)
    law = after.total(lambda row: row.how_many(lambda held: held == kind))
    assert holds(law == count(after, forgetful), source, *premises)
    assert holds(law == count(rows, forgetful), source, *premises)
