"""Laws of bags, against counters."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from lexludi.kernel.bag import Bag
from lexludi.kernel.domain import Domain

KINDS = Domain("xyz")
kinds = st.sampled_from(KINDS.members)
contents = st.lists(kinds, max_size=9)


def bag(listed: list[str]) -> Bag[str]:
    """The bag of these things."""
    return Bag.of(KINDS, Counter(listed))


@given(contents, kinds)
def test_a_bag_counts_each_kind(listed: list[str], kind: str) -> None:
    assert bag(listed)[kind] == listed.count(kind)
    assert bag(listed).has(kind) == (kind in listed)
    assert bag(listed).size == len(listed)


@given(contents, kinds)
def test_adding_puts_one_more_of_a_kind_in(listed: list[str], kind: str) -> None:
    after = bag(listed).add(kind)
    assert after == bag([*listed, kind])
    assert after.size == len(listed) + 1


@given(contents, kinds)
def test_removing_undoes_adding(listed: list[str], kind: str) -> None:
    assert bag(listed).add(kind).remove(kind) == bag(listed)


@given(contents, kinds, kinds)
def test_the_order_of_adding_means_nothing(listed: list[str], one: str, other: str) -> None:
    assert bag(listed).add(one).add(other) == bag(listed).add(other).add(one)


def test_the_empty_bag_has_none_of_any_kind() -> None:
    assert Bag.of(KINDS) == bag([])
    assert Bag.of(KINDS).size == 0
