"""The laws by which rows are counted and read, each proved for all values at once."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from lexludi.kernel.row import Row
from lexludi.kernel.table import Table
from lexludi.kernel.words import choose, every, how_many, negate, pick, same
from lexludi_proofs.symbolic.sources import Unknowns
from tests.symbolic.proving import (
    CAPACITY,
    KINDS,
    SOME_KEYS,
    Kind,
    any_row,
    forgetful,
    holds,
    within,
)


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


def test_a_count_after_replacing_is_the_count_of_all_cells() -> None:
    source = Unknowns("u")
    row, place, thing = any_row(source), source.whole(0, CAPACITY - 1), source.member(KINDS)
    kind = source.member(KINDS)
    after = row.replace(place, thing)
    law = after.how_many(lambda held: held == kind)
    assert holds(
        law == forgetful(after).how_many(lambda held: held == kind), source, row.holds(place)
    )


def test_replacing_puts_the_thing_there_and_leaves_all_other_places() -> None:
    source = Unknowns("u")
    row, place, thing = any_row(source), source.whole(0, CAPACITY - 1), source.member(KINDS)
    read = source.whole(0, CAPACITY - 1)
    after = row.replace(place, thing)
    assert holds(after[place] == thing, source, row.holds(place))
    assert holds(after[read] == row[read], source, row.holds(place), negate(read == place))
    assert holds(after.size == row.size, source)
    assert holds(same(after.replace(place, row[place]).cells, row.cells), source)


def test_a_row_reversed_has_each_thing_as_far_from_its_other_end() -> None:
    source = Unknowns("u")
    row = any_row(source)
    turned = row.reversed()
    assert holds(turned.size == row.size, source)
    for size in range(1, CAPACITY + 1):
        for at in range(size):
            assert holds(turned[at] == row[size - 1 - at], source, row.size == size)


def test_a_row_reversed_twice_is_itself_and_once_holds_the_same() -> None:
    source = Unknowns("u")
    row, kind = any_row(source), source.member(KINDS)
    turned = row.reversed()
    assert holds(same(turned.reversed(), row), source)
    counts = (each.how_many(lambda held: held == kind) for each in (turned, row))
    assert holds(next(counts) == next(counts), source)


def test_marks_are_set_where_something_lies_that_passes_the_test() -> None:
    source = Unknowns("u")
    row, place, kind = any_row(source), source.whole(0, CAPACITY - 1), source.member(KINDS)
    border = source.whole(0, CAPACITY)
    marks = row.where(lambda at, held: every((at < border, held == kind)))
    marked = pick(place, marks)
    assert holds(marked == every((row.holds(place), place < border, row[place] == kind)), source)


def test_a_count_at_marked_places_is_the_count_of_all_that_are_marked() -> None:
    source = Unknowns("u")
    row, kind, border = any_row(source), source.member(KINDS), source.whole(0, CAPACITY)
    everywhere = row.where(lambda at, held: True)
    counted = row.how_many_marked(everywhere, lambda held: held == kind)
    assert holds(counted == row.how_many(lambda held: held == kind), source)
    some_places = row.where(lambda at, held: at < border)
    both = row.where(lambda at, held: every((at < border, held == kind)))
    counted = row.how_many_marked(some_places, lambda held: held == kind)
    assert holds(counted == how_many(both), source)
