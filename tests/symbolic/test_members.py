"""Members, merging and selecting: at plain values they are equality, `if` and indexing."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lexludi.kernel.domain import Domain, all_of
from lexludi.kernel.table import Table
from lexludi.kernel.words import choose, pick, same
from lexludi_proofs.symbolic.exploring import Refused, explore
from lexludi_proofs.symbolic.plain import plain
from lexludi_proofs.symbolic.solving import Found, solve
from lexludi_proofs.symbolic.sources import Unknowns
from lexludi_proofs.symbolic.truths import term_of


class Fruit(Enum):
    """Members with attributes of every sort."""

    APPLE = 0
    PEAR = 1
    PLUM = 2
    FIG = 3
    DATE = 4

    @property
    def weight(self) -> int:
        """A number."""
        return 7 - 3 * int(self.value)

    @property
    def round(self) -> bool:
        """A truth."""
        return self.value % 2 == 0

    @property
    def neighbour(self) -> Fruit:
        """Another member."""
        return Fruit((self.value + 1) % 5)


class Suit(Enum):
    """Three of them."""

    CUP = "cup"
    SWORD = "sword"
    COIN = "coin"


class Rank(Enum):
    """Four of them, as many as two bits tell apart."""

    ONE = 1
    TWO = 2
    THREE = 3
    FOUR = 4


class OfSuitsAndRanks(Enum):
    """Pairs whose parts stand next to each other in the code of a pair, and pairs out of step."""

    _ignore_ = "pairs number suit rank"
    pairs = vars()
    for number, (suit, rank) in enumerate(product(Suit, Rank)):
        pairs[f"{suit.name}_{rank.name}"] = number, suit, rank

    def __init__(self, number: int, suit: Suit, rank: Rank) -> None:
        self.suit = suit
        self.rank = rank
        self.turned = list(Suit)[number % 3]
        self.shifted = list(Rank)[(number + 1) % 4]


@dataclass(frozen=True)
class Basket:
    """A record of all sorts of value."""

    fruit: Fruit
    count: int
    ripe: bool
    others: tuple[Fruit, int]


APPLE, PEAR, PLUM, FIG, DATE = Fruit
DOMAINS = (
    all_of(Fruit),
    Domain((APPLE, PEAR)),
    Domain((PEAR, APPLE, FIG)),
    Domain((DATE, FIG, PLUM, PEAR, APPLE)),
    Domain((FIG, DATE)),
    Domain((PLUM,)),
)
fruits = st.sampled_from(Fruit)
baskets = st.builds(
    Basket, fruits, st.integers(-9, 9), st.booleans(), st.tuples(fruits, st.integers(0, 300))
)


def at(unknown: Any, value: object, source: Unknowns) -> Any:
    """The model in which an unknown has a plain value."""
    answer = solve([*source.limits, term_of(same(unknown, value))])
    assert isinstance(answer, Found)
    return answer.model


@pytest.mark.parametrize(("one", "other"), list(product(DOMAINS, DOMAINS)))
def test_members_of_any_two_domains_are_equal_exactly_where_they_are_one(
    one: Domain[Fruit], other: Domain[Fruit]
) -> None:
    source = Unknowns("m")
    left, right = source.member(one), source.member(other)
    for a, b in product(one, other):
        model = at((left, right), (a, b), source)
        assert plain(model, (left, right)) == (a, b)
        assert plain(model, left == right) == (a is b)
        assert plain(model, left != right) == (a is not b)
        assert plain(model, left == b) == plain(model, b == left) == (a is b)


@pytest.mark.parametrize("domain", DOMAINS)
def test_an_unknown_member_is_a_member_of_its_domain_and_nothing_else(
    domain: Domain[Fruit],
) -> None:
    source = Unknowns("m")
    member = source.member(domain)
    for fruit in Fruit:
        fact = member == fruit
        answer = solve([*source.limits, term_of(fact)])
        assert isinstance(answer, Found) == (fruit in domain)


@pytest.mark.parametrize("domain", DOMAINS)
def test_the_attributes_of_an_unknown_member_are_those_of_the_member(
    domain: Domain[Fruit],
) -> None:
    source = Unknowns("m")
    member = source.member(domain)
    for fruit in domain:
        model = at(member, fruit, source)
        assert plain(model, member.weight) == fruit.weight
        assert plain(model, member.round) == fruit.round
        assert plain(model, member.neighbour) == fruit.neighbour
        assert plain(model, member.neighbour.neighbour.weight) == fruit.neighbour.neighbour.weight


@pytest.mark.parametrize(
    "domain",
    [
        all_of(OfSuitsAndRanks),
        Domain(tuple(OfSuitsAndRanks)[:4]),
        Domain(tuple(OfSuitsAndRanks)[:5]),
        Domain(tuple(OfSuitsAndRanks)[3:9]),
        Domain(tuple(OfSuitsAndRanks)[::-1]),
        Domain(tuple(OfSuitsAndRanks)[::4]),
    ],
    ids=lambda domain: f"{domain.members[0].name}-{len(domain)}",
)
def test_the_parts_of_an_unknown_pair_are_those_of_the_pair(
    domain: Domain[OfSuitsAndRanks],
) -> None:
    source = Unknowns("m")
    member = source.member(domain)
    for pair in domain:
        model = at(member, pair, source)
        for part in ("suit", "rank", "turned", "shifted"):
            found = getattr(member, part)
            assert plain(model, found) is getattr(pair, part)
            for each in (*Suit, *Rank):
                assert plain(model, found == each) == (getattr(pair, part) is each)


@given(baskets, baskets, st.booleans())
def test_choosing_is_if(one: Basket, other: Basket, side: bool) -> None:
    source = Unknowns("t")
    fact = source.truth()
    chosen = choose(fact, one, other)
    assert plain(at(fact, side, source), chosen) == (one if side else other)


@given(st.lists(baskets, min_size=5, max_size=5), st.sampled_from(DOMAINS), st.data())
def test_reading_a_table_at_an_unknown_key_is_indexing(
    values: list[Basket], keys: Domain[Fruit], data: st.DataObject
) -> None:
    table = Table(all_of(Fruit), tuple(values))
    source = Unknowns("k")
    key, known = source.member(keys), data.draw(st.sampled_from(keys.members))
    assert plain(at(key, known, source), table[key]) == table[known]


@given(st.lists(baskets, min_size=2, max_size=5), st.data())
def test_picking_at_an_unknown_place_is_indexing(
    options: list[Basket], data: st.DataObject
) -> None:
    source = Unknowns("p")
    place = source.whole(0, len(options) - 1)
    known = data.draw(st.integers(0, len(options) - 1))
    assert plain(at(place, known, source), pick(place, tuple(options))) == options[known]


@given(st.lists(fruits, min_size=5, max_size=5), st.sampled_from(DOMAINS), fruits, st.data())
def test_a_table_written_at_an_unknown_key_is_the_table_written_at_the_member(
    values: list[Fruit], keys: Domain[Fruit], value: Fruit, data: st.DataObject
) -> None:
    table = Table(all_of(Fruit), tuple(values))
    source = Unknowns("k")
    key, read = source.member(keys), source.member(all_of(Fruit))
    known = data.draw(st.tuples(st.sampled_from(keys.members), fruits))
    model = at((key, read), known, source)
    written = table.replace(key, value)
    assert plain(model, written) == table.replace(known[0], value)
    assert plain(model, written[read]) == table.replace(known[0], value)[known[1]]
    exchanged = table.exchange(key, read)
    assert plain(model, exchanged) == table.exchange(*known)
    assert plain(model, exchanged[read]) == table[known[0]]


@given(baskets, baskets, baskets)
def test_same_is_equality_at_plain_values(one: Basket, other: Basket, third: Basket) -> None:
    source = Unknowns("t")
    sides = source.truth(), source.truth()
    left, right = choose(sides[0], one, other), choose(sides[1], other, third)
    for known in product((True, False), repeat=2):
        model = at(sides, known, source)
        assert plain(model, same(left, right)) == (plain(model, left) == plain(model, right))


def test_same_is_settled_without_a_solver_where_the_parts_are() -> None:
    source = Unknowns("m")
    fruit = source.member(all_of(Fruit))
    assert same((fruit, 1), (fruit, 1)) is True
    assert same((fruit, 1), (fruit, 2)) is False
    assert same(fruit, fruit.neighbour) is not True


@given(baskets)
def test_equal_options_are_merged_into_themselves(basket: Basket) -> None:
    source = Unknowns("t")
    assert choose(source.truth(), basket, basket) is basket


def test_what_one_course_decides_about_an_attribute_is_open_on_the_next() -> None:
    fruit = Unknowns("attribute").member(all_of(Fruit))
    for _ in range(2):
        paths = explore(lambda: (bool(fruit.round), fruit.weight > 0, fruit.round))
        assert {path.outcome[0] for path in paths if not isinstance(path.outcome, Refused)} == {
            True,
            False,
        }
    assert not isinstance(fruit.round, bool)
