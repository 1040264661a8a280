"""Laws of finite, ordered domains."""

from __future__ import annotations

import copy
import pickle
from enum import Enum

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lexludi.kernel.domain import Domain, all_of


class Fruit(Enum):
    """Something to choose from."""

    APPLE = "apple"
    PEAR = "pear"
    PLUM = "plum"


members = st.lists(st.integers(), unique=True, min_size=1, max_size=8)


@given(members)
def test_domains_with_the_same_members_are_one_object(listed: list[int]) -> None:
    domain = Domain(listed)
    assert Domain(tuple(listed)) is domain
    assert pickle.loads(pickle.dumps(domain)) is domain
    assert copy.deepcopy(domain) is domain


@given(members)
def test_a_domain_keeps_its_order_and_knows_each_position(listed: list[int]) -> None:
    domain = Domain(listed)
    assert list(domain) == listed
    assert len(domain) == len(listed)
    assert [domain.position[member] for member in domain] == list(range(len(listed)))


@given(members, st.integers())
def test_a_domain_contains_its_members_and_nothing_else(listed: list[int], other: int) -> None:
    assert (other in Domain(listed)) == (other in listed)


def test_a_domain_lists_each_member_once() -> None:
    with pytest.raises(ValueError, match="each member once"):
        Domain((1, 2, 1))


def test_the_domain_of_an_enum_has_its_members_as_they_are_written() -> None:
    assert all_of(Fruit).members == (Fruit.APPLE, Fruit.PEAR, Fruit.PLUM)
    assert "APPLE" in repr(all_of(Fruit))
