"""The laws by which tables are totalled and read, each proved for all values at once."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lexludi.kernel.bag import Bag
from lexludi.kernel.domain import Domain
from lexludi.kernel.table import Table, itself
from lexludi.kernel.words import choose, every, negate, same
from lexludi_proofs.symbolic.sources import Unknowns
from tests.symbolic.proving import (
    KEYS,
    KINDS,
    MEASURES,
    MOST,
    SOME_KEYS,
    Kind,
    afresh,
    any_bag,
    any_table,
    holds,
)


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


@pytest.mark.parametrize("keys", [KEYS, SOME_KEYS, Domain("c")])
def test_a_total_by_key_after_a_write_is_the_sum_over_all_keys(keys: Domain[str]) -> None:
    source = Unknowns("u")
    table, key, value = any_table(source), source.member(keys), source.whole(0, MOST)
    weights = Table.of(table.domain, lambda _: source.whole(0, MOST))

    def weighed(key: str, entry: int) -> int:
        return choose(entry >= 2, weights[key], 0)

    after = table.replace(key, value).replace(source.member(keys), source.whole(0, MOST))
    assert holds(after.total_by_key(weighed) == afresh(after).total_by_key(weighed), source)


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
    more = any_table(source)
    selected = Table.of(SOME_KEYS, lambda _: any_table(source))[source.member(SOME_KEYS)]
    for after in (
        table.replace(one, source.whole(0, MOST)),
        table.exchange(one, other),
        table.adjust(one, 1),
        table.raised(more.__getitem__),
        selected,
        selected.replace(one, source.whole(0, MOST)),
    ):
        mapped = after.map(measure)
        assert holds(same(mapped.values, afresh(after).map(measure).values), source)
        assert holds(mapped[other] == measure(afresh(after)[other]), source)
        assert holds(after.measured(other, measure) == measure(afresh(after)[other]), source)


def test_a_card_that_changes_hands_is_counted_as_the_hands_are() -> None:
    source = Unknowns("u")
    hands = Table.of(KEYS, lambda _: any_bag(source))
    giver, taker, kind = source.member(KEYS), source.member(KEYS), source.member(KINDS)
    given = hands.replace(giver, hands[giver].remove(kind))
    after = given.replace(taker, given[taker].add(kind))
    counted = source.member(KINDS)
    law = after.total(lambda hand: hand[counted])
    assert holds(law == hands.total(lambda hand: hand[counted]), source)
    direct = afresh(after).total(lambda hand: afresh(hand.counts)[counted])
    assert holds(law == direct, source)


def test_a_card_that_changes_hands_leaves_as_many_cards_as_there_were() -> None:
    source, kinds = Unknowns("u"), Domain((Kind.BELL, Kind.COIN))
    hands = Table.of(KEYS, lambda _: Bag(Table.of(kinds, lambda _: source.whole(0, 1))))
    giver, taker, kind = source.member(KEYS), source.member(KEYS), source.member(kinds)
    given = hands.replace(giver, hands[giver].remove(kind))
    after = given.replace(taker, given[taker].add(kind))
    law = after.total(lambda hand: hand.size)
    assert holds(law == afresh(after).total(lambda hand: sum(hand.counts.values)), source)
    assert holds(law == hands.total(lambda hand: hand.size), source)


def test_a_table_raised_at_every_key_is_read_as_its_entries_are() -> None:
    source = Unknowns("u")
    table, more = any_table(source), any_table(source)
    read = source.member(KEYS)
    after = table.raised(more.__getitem__)
    assert holds(after[read] == afresh(after)[read], source)
    assert holds(after[read] == table[read] + more[read], source)


@pytest.mark.parametrize("measure", MEASURES.values(), ids=MEASURES)
def test_a_table_raised_at_every_key_totals_as_its_entries_do(
    measure: Callable[[int], int],
) -> None:
    source = Unknowns("u")
    table, more = any_table(source), any_table(source)
    after = table.raised(more.__getitem__)
    assert holds(after.total(measure) == afresh(after).total(measure), source)
    assert holds(after.total(itself) == table.total(itself) + more.total(itself), source)


def test_a_raised_table_that_is_changed_again_is_read_as_its_entries_are() -> None:
    source = Unknowns("u")
    table, more = any_table(source), any_table(source)
    one, other, read = (source.member(KEYS) for _ in range(3))
    raised = table.raised(more.__getitem__)
    for after in (
        raised.replace(one, source.whole(0, MOST)),
        raised.adjust(one, -1),
        raised.exchange(one, other),
        raised.raised(more.__getitem__),
    ):
        assert holds(after[read] == afresh(after)[read], source)
        assert holds(after.total(itself) == afresh(after).total(itself), source)
