"""What makes no difference: which colour is which."""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace
from itertools import islice
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lexludi.kernel.bag import Bag
from lexludi.kernel.domain import Domain
from lexludi.kernel.row import Row
from lexludi.kernel.table import Table
from lexludi.passengers import RULEBOOK
from lexludi.passengers.components import CARDS, COLOURS, PLAYERS, Card, Colour
from lexludi.passengers.legal import candidates, is_legal
from lexludi.passengers.scoring import half_points, winning_faction
from lexludi.passengers.state import Seat, State

Names = dict[Colour, Colour]

MOST_MOVES = 60
COMPARED = 8  # moves of a position, legal or not


def card(one: Card, names: Names) -> Card:
    """The card of the same type and of the other colour."""
    return next(
        each for each in CARDS if each.type is one.type and each.colour is names[one.colour]
    )


def renamed(thing: Any, names: Names) -> Any:
    """A position, a move or a part of one with each colour called by another's name."""
    match thing:
        case Card():
            return card(thing, names)
        case Colour():
            return names[thing]
        case Bag():
            return Bag(renamed(thing.counts, names))
        case Domain():
            return thing
        case Table():
            old = {renamed(key, names): key for key in thing.domain}
            return Table.of(thing.domain, lambda key: renamed(thing[old[key]], names))
        case Row():
            return Row.of(thing.capacity, thing.blank, (renamed(each, names) for each in thing))
        case Seat(taken=False):
            return replace(thing, mask=names[thing.mask], covered=renamed(thing.covered, names))
        case _ if is_dataclass(thing) and not isinstance(thing, type):
            parts = {each.name: renamed(getattr(thing, each.name), names) for each in fields(thing)}
            return replace(thing, **parts)
        case _:
            return thing


colours = st.permutations(COLOURS.members).map(
    lambda others: {**dict(zip(COLOURS, others, strict=True)), Colour.NONE: Colour.NONE}
)


@pytest.mark.parametrize("players", PLAYERS)
@settings(max_examples=15)
@given(names=colours, seed=st.integers(0, 10_000), moves=st.integers(0, MOST_MOVES))
def test_a_game_with_other_colours_goes_on_in_the_same_way(
    players: int, names: Names, seed: int, moves: int
) -> None:
    random = Random(seed)
    game = RULEBOOK.new_game(players, RULEBOOK.readings())
    state: State = RULEBOOK.set_up(game, RULEBOOK.shuffled(game, random))
    for _ in range(moves):
        if RULEBOOK.is_over(state):
            break
        state = RULEBOOK.play(state, RULEBOOK.pick(state, random)).state
    other: State = renamed(state, names)
    assert half_points(other) == half_points(state)
    assert winning_faction(other) is winning_faction(state)
    for move in islice(candidates(state), COMPARED):
        also = renamed(move, names)
        assert is_legal(other, also) == is_legal(state, move)
        if is_legal(state, move):
            after, then = RULEBOOK.play(state, move), RULEBOOK.play(other, also)
            assert then.state == renamed(after.state, names)
