"""What makes no difference: who sits where, and how items, countries and extensions are called."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from lexludi.itchy_feet.actions import Move
from lexludi.itchy_feet.components import (
    CARDS,
    COUNTRIES,
    EVENTS,
    ITEMS,
    SPECIALS,
    Card,
    Country,
    Player,
)
from lexludi.itchy_feet.legal import moves
from lexludi.itchy_feet.moves import play
from lexludi.itchy_feet.readings import Readings
from lexludi.itchy_feet.state import State
from lexludi.kernel.bag import Bag
from lexludi.kernel.row import Row
from lexludi.kernel.table import Table
from tests.itchy_feet.plainly import plain
from tests.itchy_feet.playing import PLAYERS, few_cards_played, positions
from tests.itchy_feet.rivals import OF_MOVES, named

Names = dict[Card, Card]
Places = dict[Country, Country]


def sampled(players: int, count: int, readings: Readings | None = None) -> list[State]:
    """Some positions of random games, of every stage that they come to."""
    random = Random(players)
    reached = [state for seed in (0, 1) for state in positions(players, seed, readings)]
    scarce = [state for seed in range(6) for state in few_cards_played(players, seed, readings)]
    random.shuffle(reached)
    random.shuffle(scarce)
    stages = {state.turn.stage: state for state in reached}
    return [*stages.values(), *reached[:count], *scarce[: 2 * count]]


def moved(player: Player, players: int) -> Player:
    """The next seat to the left."""
    return list(Player)[(list(Player).index(player) + 1) % players]


def moved_round(state: State) -> State:
    """The position with everybody one seat further to the left."""
    players = len(state.game.players)

    def turned(table: Table[Player, Any]) -> Table[Player, Any]:
        values = table.values
        return Table(table.domain, (values[-1], *values[:-1]))

    def reseated(record: Any) -> Any:
        for name in record.__slots__:
            match value := getattr(record, name):
                case Player():
                    record = replace(record, **{name: moved(value, players)})
                case Table() if value.domain == state.game.players:
                    record = replace(record, **{name: turned(value)})
        return record

    everywhere: State = reseated(state)
    return replace(
        everywhere,
        trade=reseated(state.trade),
        journeys=reseated(state.journeys),
        turn=reseated(state.turn),
    )


def said_by_the_next(move: Move, players: int) -> Move:
    """The move with each player named by the next seat."""
    said: Any = move
    for name in getattr(move, "__slots__", ()):
        if isinstance(value := getattr(move, name), Player):
            said = replace(said, **{name: moved(value, players)})
    return said  # type: ignore[no-any-return]


def seats_make_no_difference(state: State) -> None:
    """Assert that every move leads to the same position, seen from one seat further."""
    players = len(state.game.players)
    turned, listed = moved_round(state), list(moves(state))
    for move in listed:
        seen = play(turned, said_by_the_next(move, players)).state
        assert plain(seen) == plain(moved_round(play(state, move).state)), move
    assert len(list(moves(turned))) == len(listed)


@pytest.mark.parametrize("players", PLAYERS)
def test_it_makes_no_difference_who_sits_where_at_the_table(players: int) -> None:
    for state in sampled(players, 8):
        seats_make_no_difference(state)


@pytest.mark.slow
@pytest.mark.parametrize("readings", OF_MOVES, ids=named)
def test_it_makes_no_difference_who_sits_where_under_each_rival_reading(
    readings: Readings,
) -> None:
    for state in sampled(3, 12, readings):
        seats_make_no_difference(state)


def shuffled_names(random: Random) -> Names:
    """Other names for the items, the special items and the events, each within their sort."""
    names = {one: one for one in CARDS}
    for sort in (ITEMS, SPECIALS, EVENTS):
        others = random.sample(sort.members, len(sort))
        names |= dict(zip(sort, others, strict=True))
    return names


def renamed(state: State, names: Names, places: Places) -> State:
    """The position with the kinds of cards and the countries called by other names."""
    box, journeys = state.game.box, state.journeys

    def bag(one: Bag[Card]) -> Bag[Card]:
        return Bag.of(CARDS, {names[kind]: count for kind, count in one.counts.items()})

    def row(one: Row[Card]) -> Row[Card]:
        return Row.of(one.capacity, one.blank, (names[kind] for kind in one))

    def by_kind(table: Table[Card, Any]) -> Table[Card, Any]:
        return Table.filled(table.domain, None, {names[one]: is_so for one, is_so in table.items()})

    needs = {places[country]: row(need) for country, need in box.needs.items()}
    other_box = replace(
        box,
        items=by_kind(box.items),
        needs=Table.of(COUNTRIES, needs.__getitem__),
        texts=by_kind(box.texts),
        any_time=by_kind(box.any_time),
    )
    return replace(
        state,
        game=replace(state.game, box=other_box),
        pile=replace(state.pile, row=row(state.pile.row)),
        discards=bag(state.discards),
        paid=bag(state.paid),
        removed=bag(state.removed),
        hands=state.hands.map(bag),
        trade=replace(state.trade, given=bag(state.trade.given), taken=bag(state.trade.taken)),
        journeys=replace(
            journeys,
            countries=journeys.countries.map(places.__getitem__),
            centre=places[journeys.centre],
        ),
    )


def renamed_move(move: Move, names: Names) -> Move:
    """The move as it is said by those who use the other names."""
    said: Any = move
    for name in getattr(move, "__slots__", ()):
        if isinstance(value := getattr(move, name), Card):
            said = replace(said, **{name: names[value]})
    return said  # type: ignore[no-any-return]


@pytest.mark.parametrize("players", PLAYERS)
def test_no_rule_asks_how_an_item_or_a_country_is_called(players: int) -> None:
    random = Random(players)
    for state in sampled(players, 5):
        names = shuffled_names(random)
        others = random.sample(COUNTRIES.members, len(COUNTRIES))
        places = dict(zip(COUNTRIES, others, strict=True))
        other, listed = renamed(state, names, places), list(moves(state))
        for move in listed:
            seen = play(other, renamed_move(move, names)).state
            assert plain(seen) == plain(renamed(play(state, move).state, names, places)), move
        assert set(moves(other)) == {renamed_move(move, names) for move in listed}
