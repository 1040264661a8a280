"""Laws of tables: what changing one entry does, and what it leaves alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lexludi.kernel.domain import Domain
from lexludi.kernel.table import Table, further_on, itself

KEYS = Domain("abcde")
keys = st.sampled_from(KEYS.members)
numbers = st.integers(-9, 9)
tables = st.tuples(*(numbers for _ in KEYS)).map(lambda values: Table(KEYS, values))
measures: st.SearchStrategy[Callable[[int], int]] = st.sampled_from(
    [lambda value: value, lambda value: value * value, lambda value: int(value > 0)]
)


@given(tables, keys, numbers, keys)
def test_reading_over_a_write_gives_the_new_value_there_and_the_old_one_elsewhere(
    table: Table[str, int], written: str, value: int, read: str
) -> None:
    assert table.replace(written, value)[read] == (value if read == written else table[read])


@given(tables, keys, numbers)
def test_a_write_leaves_the_table_before_it_as_it_was(
    table: Table[str, int], key: str, value: int
) -> None:
    values = table.values
    table.replace(key, value)
    assert table.values == values


@given(tables, keys, numbers, measures)
def test_a_total_after_a_write_is_the_old_one_less_what_left_plus_what_came(
    table: Table[str, int], key: str, value: int, measure: Callable[[int], int]
) -> None:
    after = table.replace(key, value)
    assert after.total(measure) == table.total(measure) - measure(table[key]) + measure(value)
    assert after.total(measure) == sum(map(measure, after.values))


@given(tables, keys, numbers, measures)
def test_a_total_by_key_is_the_sum_over_all_keys(
    table: Table[str, int], key: str, value: int, measure: Callable[[int], int]
) -> None:
    weights = {one: place + 1 for place, one in enumerate(table.domain)}

    def weighed(key: str, entry: int) -> int:
        return weights[key] * measure(entry)

    after = table.replace(key, value)
    assert after.total_by_key(weighed) == sum(weighed(one, entry) for one, entry in after.items())


@given(tables, keys, keys, keys)
def test_an_exchange_swaps_two_entries_and_no_other(
    table: Table[str, int], one: str, other: str, read: str
) -> None:
    swapped = {one: table[other], other: table[one]}
    assert table.exchange(one, other)[read] == swapped.get(read, table[read])


@given(tables, keys, keys)
def test_an_exchange_undoes_itself_and_has_no_direction(
    table: Table[str, int], one: str, other: str
) -> None:
    assert table.exchange(one, other).exchange(one, other) == table
    assert table.exchange(one, other) == table.exchange(other, one)


@given(tables, keys, keys, measures)
def test_an_exchange_keeps_every_total(
    table: Table[str, int], one: str, other: str, measure: Callable[[int], int]
) -> None:
    assert table.exchange(one, other).total(measure) == table.total(measure)


@given(tables, measures, keys)
def test_a_mapped_table_holds_what_the_function_makes_of_each_entry(
    table: Table[str, int], measure: Callable[[int], int], key: str
) -> None:
    assert table.map(measure)[key] == measure(table[key]) == table.measured(key, measure)


@given(tables)
def test_a_table_is_made_again_from_its_items(table: Table[str, int]) -> None:
    items = dict(table.items())
    assert Table.of(KEYS, items.__getitem__) == table
    assert Table.filled(KEYS, 0, items) == table
    assert list(table) == list(table.values)


@given(keys, numbers, numbers)
def test_what_is_not_given_is_filled(key: str, given_value: int, rest: int) -> None:
    table = Table.filled(KEYS, rest, {key: given_value})
    assert all(table[each] == (given_value if each == key else rest) for each in KEYS)


@given(tables, keys, numbers)
def test_equal_tables_have_one_hash_however_they_came_to_be(
    table: Table[str, int], key: str, value: int
) -> None:
    back = table.replace(key, value).replace(key, table[key])
    assert back == table
    assert hash(back) == hash(table)
    assert repr(back) == repr(table)


@given(tables)
def test_a_key_from_outside_the_domain_is_refused(table: Table[str, int]) -> None:
    with pytest.raises(KeyError):
        table["z"]
    with pytest.raises(KeyError):
        table.replace("z", 0)


@given(tables, tables, keys, measures)
def test_a_raised_table_adds_at_every_key_what_is_said_of_it(
    table: Table[str, int], more: Table[str, int], key: str, measure: Callable[[int], int]
) -> None:
    after = table.raised(more.__getitem__)
    assert after.values == tuple(
        one + other for one, other in zip(table.values, more.values, strict=True)
    )
    assert after[key] == table[key] + more[key]
    assert after.total(itself) == table.total(itself) + more.total(itself)
    assert after.total(measure) == sum(map(measure, after.values))


@given(tables)
def test_a_table_raised_by_nothing_is_the_same(table: Table[str, int]) -> None:
    assert table.raised(lambda _: 0) == table


@given(tables, keys, numbers)
def test_adjusting_is_raising_at_one_key_alone(
    table: Table[str, int], key: str, amount: int
) -> None:
    assert table.adjust(key, amount) == table.raised(lambda one: amount if one == key else 0)


def test_one_goes_on_from_the_last_member_to_the_first() -> None:
    domain = Domain("abc")
    found = [[further_on(domain, one, steps) for steps in range(3)] for one in domain]
    assert found == [["a", "b", "c"], ["b", "c", "a"], ["c", "a", "b"]]
