"""What makes no difference to a score: which character is which, and which side of the train."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lexludi.kernel.bag import Bag
from lexludi.kernel.row import Row
from lexludi.kernel.table import Table
from lexludi.viajantes.anything import any_state
from lexludi.viajantes.components import (
    Card,
    Character,
    Kind,
    Player,
    Seat,
    game_for,
)
from lexludi.viajantes.readings import Readings
from lexludi.viajantes.scoring import player_points, suitcase_points, tie_items, winners
from lexludi.viajantes.state import Identities, State, Suitcase
from tests.sources import Drawn
from tests.viajantes.rivals import KINDS

Names = dict[Character, Character]


def relabelled(state: State, names: Names) -> State:
    """The position with each character, and its items, called by another character's name."""
    game = state.game
    old = {new: character for character, new in names.items()}

    def kind(one: Kind) -> Kind:
        return one if one is Kind.CLOTHING else names[Character[one.name]].item

    def card(one: Card) -> Card:
        return Card(kind(one.kind), one.face)

    def suitcase(one: Suitcase) -> Suitcase:
        column = Row.of(one.column.capacity, one.column.blank, map(card, one.column))
        return Suitcase(column, one.closed)

    def hand(one: Bag[Kind]) -> Bag[Kind]:
        return Bag.of(game.kinds, {kind(each): count for each, count in one.counts.items()})

    def renamed(table: Table[Character, Any]) -> Table[Character, Any]:
        return Table.of(game.characters, lambda character: table[old[character]])

    return replace(
        state,
        seats=renamed(state.seats),
        suitcases=renamed(state.suitcases).map(suitcase),
        hands=state.hands.map(hand),
        identities=state.identities.map(
            lambda pair: Identities(names[pair.first], names[pair.second])
        ),
        turn=replace(state.turn, traffic=renamed(state.turn.traffic)),
        past=replace(state.past, stories=renamed(state.past.stories)),
    )


def across(seat: Seat) -> Seat:
    """The seat on the other side of the same carriage."""
    return Seat[("B" if seat.name[0] == "A" else "A") + seat.name[1]]


def scores(state: State) -> dict[Player, tuple[int, int, bool]]:
    """Points, tie items and victory of each player."""
    won = winners(state)
    return {
        player: (player_points(state, player), tie_items(state, player), won[player])
        for player in state.game.players
    }


def drawn(data: st.DataObject, players: int) -> State:
    """Any position whatever, under any readings."""
    chosen: dict[str, Any] = {
        name: data.draw(st.sampled_from(list(kind))) for name, kind in KINDS.items()
    }
    return any_state(game_for(players, Readings(**chosen)), Drawn(data))


@pytest.mark.parametrize("players", [3, 6])
@settings(max_examples=25)
@given(data=st.data())
def test_calling_the_characters_by_other_names_changes_no_score(
    players: int, data: st.DataObject
) -> None:
    state = drawn(data, players)
    cast = state.game.characters.members
    names = dict(zip(cast, data.draw(st.permutations(cast)), strict=True))
    other = relabelled(state, names)
    assert scores(other) == scores(state)
    for character in cast:
        assert suitcase_points(other, names[character]) == suitcase_points(state, character)


@pytest.mark.parametrize("players", [3, 6])
@settings(max_examples=25)
@given(data=st.data())
def test_exchanging_the_platforms_changes_no_score(players: int, data: st.DataObject) -> None:
    state = drawn(data, players)
    assert scores(replace(state, seats=state.seats.map(across))) == scores(state)


@settings(max_examples=25)
@given(data=st.data())
def test_which_identity_a_player_names_first_changes_no_score(data: st.DataObject) -> None:
    state = drawn(data, 3)
    turned = state.identities.map(lambda pair: Identities(pair.second, pair.first))
    assert scores(replace(state, identities=turned)) == scores(state)


@settings(max_examples=25)
@given(data=st.data())
def test_whether_a_suitcase_is_closed_changes_no_score(data: st.DataObject) -> None:
    state = drawn(data, 3)
    turned = state.suitcases.map(lambda one: Suitcase(one.column, not one.closed))
    assert scores(replace(state, suitcases=turned)) == scores(state)


@settings(max_examples=25)
@given(data=st.data())
def test_the_order_of_the_cards_in_a_suitcase_changes_no_score(data: st.DataObject) -> None:
    state = drawn(data, 3)

    def turned(one: Suitcase) -> Suitcase:
        cards = list(one.column)[::-1]
        return Suitcase(Row.of(one.column.capacity, one.column.blank, cards), one.closed)

    assert scores(replace(state, suitcases=state.suitcases.map(turned))) == scores(state)
