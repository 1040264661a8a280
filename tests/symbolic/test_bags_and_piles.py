"""The laws by which bags and piles are counted and read, each proved for all values at once."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from lexludi.kernel.bag import Bag
from lexludi.kernel.pile import Pile
from lexludi.kernel.row import Marks, Row
from lexludi.kernel.words import choose, every, how_many, negate, same, total
from lexludi_proofs.symbolic.sources import Unknowns
from tests.symbolic.proving import (
    CAPACITY,
    KINDS,
    Kind,
    afresh,
    any_bag,
    any_pile,
    any_row,
    forgetful,
    holds,
    unremembered,
)

Pouring = Callable[[Bag[Kind], Row[Kind], Marks], Bag[Kind]]
POURINGS: dict[str, tuple[Pouring, bool]] = {
    "pour": (Bag.pour, True),
    "pour-the-rest": (Bag.pour_the_rest, False),
}


def any_marks(source: Unknowns, row: Row[Kind]) -> Marks:
    """Any of the places of a row that hold something."""
    return row.where(lambda at, one: source.truth())


def cell_by_cell(row: Row[Kind], kind: Kind, marks: Marks, side: bool) -> int:
    """How many things of a kind lie at marked places, or at the others, by looking at each cell."""
    return total(
        choose(every((at < row.size, cell == kind, marks[at] == side)), 1, 0)
        for at, cell in enumerate(row.cells)
    )


@pytest.mark.parametrize("pouring", POURINGS)
def test_a_bag_after_pouring_is_counted_as_the_cells_are(pouring: str) -> None:
    source = Unknowns("u")
    bag, row, kind = any_bag(source), any_row(source), source.member(KINDS)
    marks = any_marks(source, row)
    pour, side = POURINGS[pouring]
    after = pour(bag, row, marks)
    assert holds(after[kind] == afresh(after.counts)[kind], source)
    assert holds(after[kind] == bag[kind] + cell_by_cell(row, kind, marks, side), source)
    assert holds(after.size == unremembered(after).size, source)
    sizes = total(cell_by_cell(row, each, marks, side) for each in KINDS)
    assert holds(after.size == bag.size + sizes, source)


@pytest.mark.parametrize("pouring", POURINGS)
def test_pouring_a_row_that_has_just_changed_counts_what_it_holds_now(pouring: str) -> None:
    source = Unknowns("u")
    bag, row, kind = any_bag(source), any_row(source), source.member(KINDS)
    place, thing = source.whole(0, CAPACITY - 1), source.member(KINDS)
    border = source.whole(0, CAPACITY)
    pour, side = POURINGS[pouring]
    for changed in (row.take(place), row.append(thing), row.replace(place, thing)):
        marks = changed.where(lambda at, one: at < border)
        after = pour(bag, changed, marks)
        direct = bag[kind] + cell_by_cell(forgetful(changed), kind, marks, side)
        assert holds(after[kind] == direct, source, row.holds(place), row.size < CAPACITY)


def test_what_is_poured_and_the_rest_are_the_whole_row() -> None:
    source = Unknowns("u")
    row, kind = any_row(source), source.member(KINDS)
    marks = any_marks(source, row)
    both = Bag.of(KINDS).pour(row, marks).pour_the_rest(row, marks)
    assert holds(both[kind] == row.how_many(lambda held: held == kind), source)
    assert holds(both.size == row.size, source)


def test_a_bag_after_joining_holds_what_both_held() -> None:
    source = Unknowns("u")
    one, other, kind = any_bag(source), any_bag(source), source.member(KINDS)
    after = one.join(other)
    assert holds(after[kind] == afresh(after.counts)[kind], source)
    assert holds(after[kind] == one[kind] + other[kind], source)
    assert holds(after.size == unremembered(after).size, source)
    assert holds(after.size == one.size + other.size, source)
    assert holds(same(after, other.join(one)), source)


def test_a_bag_changed_many_times_is_counted_as_its_entries_are() -> None:
    source = Unknowns("u")
    bag, other, row = any_bag(source), any_bag(source), any_row(source)
    came, went, kind = (source.member(KINDS) for _ in range(3))
    first = row.where(lambda at, one: at == 0)
    after = bag.add(came).pour(row, first).join(other.remove(went)).add(came)
    assert holds(after[kind] == afresh(after.counts)[kind], source)
    assert holds(after.size == unremembered(after).size, source)


def afresh_pile(pile: Pile[Kind]) -> Pile[Kind]:
    """The pile without what is known of how it came to be."""
    return Pile(forgetful(pile.row))


def test_a_count_after_drawing_and_putting_under_is_the_count_of_all_cells() -> None:
    source = Unknowns("u")
    pile, card, kind = any_pile(source), source.member(KINDS), source.member(KINDS)
    full, empty = pile.size == CAPACITY, pile.size == 0
    for after, possible in (
        (pile.drawn(), True),
        (pile.put_under(card), True),
        (pile.drawn().put_under(card), negate(empty)),
        (pile.put_under(card).drawn(), negate(full)),
        (pile.put_under(card).put_under(kind), negate(full)),
        (pile.drawn().drawn(), pile.size >= 2),
    ):
        law = after.how_many(lambda held: held == kind)
        direct = afresh_pile(after).how_many(lambda held: held == kind)
        assert holds(law == direct, source, possible)


def test_drawing_moves_every_card_up_by_one() -> None:
    source = Unknowns("u")
    pile = any_pile(source)
    after = pile.drawn()
    assert holds(after.size == pile.size - 1, source)
    for at in range(CAPACITY - 1):
        assert holds(after.row[at] == pile.row[at + 1], source, pile.size >= 1)
    kind = source.member(KINDS)
    came = after.how_many(lambda held: held == kind) + how_many([pile.top == kind])
    assert holds(pile.how_many(lambda held: held == kind) == came, source, pile.size >= 1)


def test_putting_under_leaves_every_card_where_it_is_and_comes_last() -> None:
    source = Unknowns("u")
    pile, card, at = any_pile(source), source.member(KINDS), source.whole(0, CAPACITY - 1)
    after = pile.put_under(card)
    room = pile.size < CAPACITY
    assert holds(after.size == pile.size + 1, source, room)
    assert holds(after.row[at] == pile.row[at], source, at < pile.size)
    assert holds(after.row.last == card, source, room)
    assert holds(after.top == choose(pile.size == 0, card, pile.top), source, room)


def test_an_empty_pile_gives_back_what_is_put_under() -> None:
    source = Unknowns("u")
    pile, card = any_pile(source), source.member(KINDS)
    after = pile.put_under(card)
    assert holds(after.top == card, source, pile.size == 0)
    assert holds(same(after.drawn(), pile), source, pile.size == 0)


def test_a_pile_keeps_its_size_where_a_card_is_drawn_and_one_put_under() -> None:
    source = Unknowns("u")
    pile, card = any_pile(source), source.member(KINDS)
    drawn_first, put_first = pile.drawn().put_under(card), pile.put_under(card).drawn()
    assert holds(drawn_first.size == pile.size, source, pile.size >= 1)
    room = every((pile.size >= 1, pile.size < CAPACITY))
    assert holds(same(drawn_first, put_first), source, room)
