"""Positions of Itchy Feet as they are written: short, with the defaults, and plausible."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lexludi.itchy_feet.anything import any_game
from lexludi.itchy_feet.components import (
    CARDS,
    EVENT_TEXTS,
    EVENTS,
    EXTENSIONS,
    SPECIAL_TEXTS,
    SPECIALS,
    Game,
    Text,
    game_for,
)
from lexludi.itchy_feet.readings import Readings
from lexludi.itchy_feet.state import Stage, State
from lexludi.itchy_feet.written.plausible import implausible
from lexludi.kernel.forms import Faults
from lexludi.kernel.readings import alternatives, chosen
from lexludi.kernel.source import RandomSource
from lexludi.kernel.table import Table
from lexludi.rulebooks import rulebook

BOOK = rulebook("itchy-feet")
SEEDS = st.integers(0, 2**32 - 1)
ALL: dict[str, Any] = {"extensions": [one.value for one in EXTENSIONS]}


def full(**data: Any) -> dict[str, Any]:
    """Every field of a position of three players that says so much."""
    told: dict[str, Any] = BOOK.full_position(BOOK.read_position(data, 3))
    return told


def some(cards: dict[str, int]) -> dict[str, int]:
    return {kind: count for kind, count in cards.items() if count}


def is_read_back(state: State) -> bool:
    """Whether short and full it is the same once it is read again."""
    told = (json.loads(json.dumps(form(state))) for form in (BOOK.position, BOOK.full_position))
    return all(BOOK.read_position(data) == state for data in told)


def a_game(random: Random) -> Game:
    """A game with any extensions and texts, under readings that differ in one ruling at most."""
    texts = {card: random.choice(EVENT_TEXTS) for card in EVENTS}
    texts |= {card: random.choice(SPECIAL_TEXTS) for card in SPECIALS}
    readings = random.choice(list(alternatives(Readings)))
    game = game_for(random.choice(BOOK.players), readings)
    box = replace(
        game.box,
        texts=Table.filled(CARDS, Text.NOTHING, texts),
        any_time=Table.filled(CARDS, False, {card: random.random() < 0.5 for card in SPECIALS}),
        extensions=Table.of(EXTENSIONS, lambda _: random.random() < 0.7),
    )
    return replace(game, box=box)


def positions(random: Random, game: Game) -> Iterator[State]:
    """The positions of a game whose players do anything."""
    state = BOOK.set_up(game, BOOK.shuffled(game, random))
    yield state
    while not BOOK.is_over(state):
        move = BOOK.pick(state, random)
        if random.random() < 0.5:
            move = random.choice(list(BOOK.moves(state)))
        state = BOOK.play(state, move).state
        yield state


@given(seed=SEEDS)
def test_whatever_box_and_readings_a_game_has_its_positions_need_no_excuse(seed: int) -> None:
    random = Random(seed)
    for state in islice(positions(random, a_game(random)), 40):
        assert list(implausible(state)) == []
        last = state
    assert is_read_back(last)


@given(seed=SEEDS)
def test_any_box_is_read_back_as_it_was(seed: int) -> None:
    source = RandomSource(Random(seed))
    game = any_game(game_for(2), source)
    assert is_read_back(BOOK.any_state(game, source))


def test_what_is_not_said_is_a_turn_with_a_passport_in_each_hand() -> None:
    told = full()
    assert [some(hand) for hand in told["hands"].values()] == [{"passport": 1}] * 3
    assert (len(told["pile"]), told["pile"][:3]) == (32, ["backpack", "backpack", "binoculars"])
    assert told["countries"] == {"P1": "country-1", "P2": "country-2", "P3": "country-3"}
    assert told["centre"] == "country-4"
    assert (told["mover"], told["stage"], told["actor"], told["acted"]) == (
        "P1",
        "act",
        "P1",
        False,
    )


def test_the_pile_is_what_is_left_of_the_game() -> None:
    told = full(hands={"P1": {"backpack": 2, "passport": 1}}, discards={"binoculars": 1})
    assert told["pile"][:2] == ["binoculars", "boots"]
    assert len(told["pile"]) == 29


def test_where_the_pile_is_said_the_rest_is_discarded() -> None:
    told = full(pile=["torch", "skis"])
    assert told["pile"] == ["torch", "skis"]
    assert sum(told["discards"].values()) == 30


def test_extensions_bring_their_cards() -> None:
    told = full(box=ALL)
    assert len(told["pile"]) == 32 + 6 + 3 + 9 + 4
    assert told["box"]["any-time"] == ["mousetrap"]


def test_passports_that_are_written_elsewhere_are_in_no_other_hand() -> None:
    told = full(hands={"P2": {"passport": 2}})
    assert [hand["passport"] for hand in told["hands"].values()] == [1, 2, 0]
    told = full(hands={"P2": {"skis": 1}}, discards={"passport": 2})
    assert [hand["passport"] for hand in told["hands"].values()] == [1, 0, 0]


def test_countries_and_characters_that_are_not_named_are_the_first_free_ones() -> None:
    told = full(countries={"P3": "country-1"}, characters={"P2": "smuggler"}, centre="country-2")
    assert told["countries"] == {"P1": "country-3", "P2": "country-4", "P3": "country-1"}
    assert told["centre"] == "country-2"
    assert told["characters"]["P1"] == "character-2"


def test_who_has_been_to_the_own_country_has_taken_it_off_the_table() -> None:
    assert full(travelled=["P2"])["gone"] == ["P2"]


@pytest.mark.parametrize(
    ("data", "said"),
    [
        ({"stage": "draw", "mover": "P2"}, {"actor": "P2", "acted": True}),
        (
            {"stage": "steal", "paid": {"skis": 1}, "discards": {"skis": 1}},
            {"actor": "P2", "acted": True},
        ),
        ({"stage": "trade", "mover": "P3"}, {"actor": "P3", "acted": True}),
        (
            {
                "stage": "trade",
                "trade": {"trader": "P2", "partner": "P3"},
                "readings": {"trades-between-others": "any-two"},
            },
            {"actor": "P2", "acted": False},
        ),
    ],
    ids=str,
)
def test_who_acts_follows_from_the_stage(data: dict[str, Any], said: dict[str, Any]) -> None:
    assert {key: full(**data)[key] for key in said} == said


def test_a_trade_is_with_the_left_hand_neighbour_unless_it_is_said() -> None:
    trade = full(stage="trade", mover="P3", trade={"given": {"skis": 1}})["trade"]
    assert (trade["trader"], trade["partner"], some(trade["given"])) == ("P3", "P1", {"skis": 1})


def test_a_short_position_says_nothing_twice() -> None:
    data = {
        "players": 3,
        "box": {"extensions": ["postcards"], "texts": {"event-1": "all-draw"}},
        "hands": {"P2": {"skis": 1}},
        "countries": {"P2": "country-9"},
        "trade": {"partner": "P3"},
        "stage": "trade",
    }
    told = BOOK.position(BOOK.read_position(data))
    assert told["hands"] == {"P2": {"skis": 1}}
    assert told["trade"] == {"partner": "P3"}
    assert told["box"]["extensions"] == ["postcards"]
    assert "items" not in told["box"]
    assert not {"pile", "discards", "mover", "acted", "gone"} & told.keys()


SEVEN = {"coat": 2, "hat": 2, "skis": 2, "passport": 1}


@pytest.mark.parametrize(
    ("data", "said"),
    [
        ({"mover": "P5"}, "mover: P5 does not play, only 3 do"),
        ({"skips": ["P4"]}, "skips.P4: P4 does not play, only 3 do"),
        ({"trade": {"partner": "P4"}}, "trade.partner: P4 does not play, only 3 do"),
        ({"pile": ["skis"] * 60}, "pile: holds 60 cards, there are 57"),
        ({"hands": {"P1": {"skis": 3}}}, "hands: 3 cards 'skis' in all, the game has 2"),
        ({"hands": {"P1": {"postcard": 1}}}, "hands: 1 cards 'postcard' in all, the game has 0"),
        ({"pile": [], "discards": {}}, "pile: 0 cards 'skis' in all, the game has 2"),
        ({"removed": {"skis": 1}}, "removed: no rule takes 'skis' out of the game"),
        (
            {
                "box": ALL,
                "discards": {"event-1": 1},
                "readings": {"used-events": "out-of-the-game"},
            },
            "discards: 'event-1' leaves the game where it would be discarded",
        ),
        (
            {"readings": {"passport-as-payment": "stays"}, "discards": {"passport": 1}},
            "discards: no passport is discarded, as one that stays pays for nothing",
        ),
        (
            {"box": ALL, "hands": {"P2": {"event-1": 1}}},
            "hands.P2: event 1 is played as soon as it is drawn, see event.at-once",
        ),
        (
            {"box": ALL, "stage": "trade", "trade": {"given": {"event-1": 1}}},
            "trade.given: event 1 is played as soon as it is drawn, see event.at-once",
        ),
        (
            {"countries": {"P1": "country-2", "P2": "country-2"}},
            "countries.P1: country-2 is on the table 2 times, there is one",
        ),
        (
            {"countries": {"P1": "country-2"}, "centre": "country-2"},
            "countries.P1: country-2 is on the table 2 times, there is one",
        ),
        (
            {"travelled": ["P1"], "gone": []},
            "gone: P1 has been to the own country, see travel.removes-country",
        ),
        (
            {"gone": ["P1"]},
            "gone.P1: nobody but P1 travels there, see travel.own-or-centre",
        ),
        (
            {"characters": {"P1": "smuggler", "P2": "smuggler"}},
            "characters.P1: smuggler is dealt 2 times, there is one",
        ),
        (
            {"skips": ["P2"]},
            "skips.P2: nobody misses a turn for an interruption, see ruling interrupted-turn",
        ),
        (
            {"skips": ["P1"], "readings": {"interrupted-turn": "interrupters-next-turn"}},
            "skips.P1: has the turn, and so does not miss it",
        ),
        (
            {"hands": {"P2": {**SEVEN, "torch": 1}}},
            "hands.P2: counts 8 cards, 7 at most are kept, see hand.limit",
        ),
        (
            {"box": ALL, "hands": {"P2": {"postcard": 4}}},
            "hands.P2: holds 4 postcards and has won, see postcard.any-moment",
        ),
        (
            {"hands": {"P1": {}}},
            "hands.P1: is empty, and is filled first, see hand.empty",
        ),
        ({"pile": []}, "pile: is formed of the discards first, see pile.reshuffle"),
        ({"stage": "shuffle"}, "discards: hold nothing that could be shuffled"),
        (
            {
                "stage": "shuffle",
                "pile": [],
                "readings": {"reshuffle-trigger": "last-card-only"},
            },
            "emptied: is false, see ruling reshuffle-trigger",
        ),
        ({"stage": "discard"}, "stage: nobody has to discard"),
        (
            {"stage": "discard", "hands": {"P2": {**SEVEN, "torch": 1}}},
            "actor: P1 is nobody who has to discard now",
        ),
        ({"stage": "draw", "to-draw": {}}, "stage: nobody has to draw"),
        (
            {"stage": "draw", "hands": {"P1": {**SEVEN, "torch": 1}}},
            "hands.P1: counts 8 cards, 7 at most are kept, see hand.limit",
        ),
        (
            {"stage": "draw", "to-discard": ["P2"]},
            "to-discard: an event takes a card first, see event.at-once",
        ),
        (
            {"stage": "discard", "to-draw": {"P1": 1}},
            "to-draw: a card is drawn first, see turn.steps-in-order",
        ),
        ({"actor": "P2"}, "actor: is P2, but it is P1 who acts"),
        ({"acted": True}, "acted: is true, but at the stage act it is false"),
        ({"to-draw": {"P1": 1}}, "to-draw: a card is drawn first, see turn.steps-in-order"),
        (
            {"stage": "over", "travelled": ["P1"], "event-draws": ["P2"]},
            "event-draws: nothing of the sort waits at the stage over",
        ),
        ({"emptied": True}, "emptied: nothing of the sort waits at the stage act"),
        (
            {"stage": "over", "travelled": ["P1"], "to-draw": {"P2": 1}},
            "to-draw: nothing of the sort waits at the stage over",
        ),
        ({"paid": {"skis": 1}}, "paid: 'skis' is not among the discards so often"),
        (
            {"paid": {"skis": 1}, "discards": {"skis": 1}},
            "paid: has a meaning at the stages recycle and steal only",
        ),
        (
            {"stage": "recycle", "paid": {"skis": 1}, "discards": {"skis": 1}},
            "paid: 1 cards are paid, not 2, see recycle.cost",
        ),
        ({"stage": "steal"}, "paid: 0 cards are paid, not 1, see steal.cost"),
        (
            {
                "box": ALL,
                "stage": "steal",
                "paid": {"forbidden-item": 1},
                "discards": {"forbidden-item": 1},
            },
            "paid: a forbidden item pays for nothing, see forbidden.no-payment",
        ),
        (
            {"stage": "steal", "actor": "P1"},
            "actor: is the mover, who steals, see steal.from-another",
        ),
        (
            {"stage": "steal", "hands": {"P2": {}}},
            "hands.P2: is empty, see steal.from-another",
        ),
        (
            {"stage": "steal", "acted": False},
            "acted: is false, but at the stage steal the action is chosen",
        ),
        (
            {"stage": "pick"},
            "discards: has no special item that picks from pile now",
        ),
        (
            {"box": ALL, "stage": "pick", "actor": "P2", "discards": {"local-guide": 1}},
            "actor: P2 has no action, see special.action-or-any-time",
        ),
        (
            {"box": ALL, "stage": "pick", "pile": ["event-1"]},
            "pile: holds no card for it, see special.pile-only",
        ),
        (
            {"box": ALL, "stage": "swap", "discards": {"trading-post": 1}, "hands": {"P1": {}}},
            "hands.P1: is empty, see special.pile-only",
        ),
        ({"trade": {"given": {"skis": 1}}}, "trade: has a meaning at the stage trade only"),
        (
            {"stage": "trade", "trade": {"partner": "P1"}},
            "trade.partner: trades with nobody else, see trade.one-partner",
        ),
        (
            {"stage": "trade", "trade": {"trader": "P2"}},
            "trade.trader: is P2, in the turn of P1, see turn.one-action",
        ),
        ({"stage": "trade", "actor": "P2"}, "actor: is P2, but P1 trades"),
        (
            {"stage": "trade", "acted": False},
            "acted: is true if the trader is the mover, and else false",
        ),
        (
            {"stage": "trade", "trade": {"given": {"skis": 1}}, "hands": {"P1": SEVEN}},
            "hands: 3 cards 'skis' in all, the game has 2",
        ),
        (
            {"stage": "trade", "trade": {"given": {"torch": 1}}, "hands": {"P1": SEVEN}},
            "hands.P1: counts 8 cards, 7 at most are kept, see hand.limit",
        ),
        (
            {"stage": "over"},
            "travelled: P1 has not been to the own country, see goal.own-country-first",
        ),
        (
            {"stage": "over", "travelled": ["P1"]},
            "discards: lacks 3 of what the centre asks for, see travel.discards",
        ),
        (
            {"stage": "over", "actor": "P2"},
            "actor: P2 has neither four postcards nor the turn",
        ),
        (
            {"stage": "over", "hands": {"P1": {"skis": 1}}},
            "hands.P1: holds no passport, see travel.passport",
        ),
        (
            {"box": ALL, "stage": "over", "hands": {"P1": {"forbidden-item": 1, "passport": 1}}},
            "hands.P1: holds a forbidden item, see forbidden.no-travel",
        ),
        (
            {"stage": "over", "readings": {"own-first": "everybody-first"}, "travelled": ["P1"]},
            "travelled: not everybody has been to the own country",
        ),
        (
            {"box": {"items": {"skis": 32}}},
            "box.needs.country-1: asks for backpack, of which there are none, see goal.three-items",
        ),
    ],
    ids=str,
)
def test_what_no_game_comes_to_is_refused_by_field(data: dict[str, Any], said: str) -> None:
    with pytest.raises(Faults) as refused:
        BOOK.read_position(data, 3)
    assert said in map(str, refused.value.faults)


@pytest.mark.parametrize(
    "data",
    [
        {"hands": {"P1": SEVEN}},
        {"box": ALL, "hands": {"P1": {}}},
        {
            "readings": {"limit-counts": "listed-cards"},
            "box": ALL,
            "hands": {"P2": {**SEVEN, "postcard": 1}},
        },
        {"readings": {"which-country": "any-on-the-table"}, "gone": ["P1"]},
        {"readings": {"used-events": "out-of-the-game"}, "box": ALL, "removed": {"event-1": 1}},
        {"box": ALL, "stage": "over", "actor": "P2", "hands": {"P2": {"postcard": 4}}},
        {
            "stage": "over",
            "travelled": ["P1"],
            "discards": {"camera": 1, "coat": 1, "phrasebook": 1},
        },
        {
            "box": ALL,
            "stage": "over",
            "travelled": ["P1"],
            "discards": {"camera": 1, "moms-credit-card": 1, "phrasebook": 1},
        },
        {
            "readings": {"own-first": "no-order"},
            "stage": "over",
            "discards": {"camera": 1, "coat": 1, "phrasebook": 1},
        },
        {"stage": "discard", "hands": {"P1": {**SEVEN, "torch": 1}}},
        {"stage": "shuffle", "pile": ["skis"]},
        {"box": ALL, "stage": "pick", "discards": {"local-guide": 1}},
        {
            "box": {"extensions": ["special-items"], "any-time": ["local-guide"]},
            "stage": "pick",
            "actor": "P2",
            "acted": False,
            "discards": {"local-guide": 1},
        },
        {
            "box": {"extensions": ["characters"], "abilities": {"smuggler": "recycles-for-one"}},
            "stage": "recycle",
            "paid": {"skis": 1},
            "discards": {"skis": 1},
        },
    ],
    ids=str,
)
def test_what_a_game_comes_to_is_read(data: dict[str, Any]) -> None:
    state = BOOK.read_position(data, 3)
    assert is_read_back(state)


def test_what_is_unchecked_may_be_what_no_game_comes_to() -> None:
    state = BOOK.read_position({"hands": {"P1": {"skis": 3}}, "unchecked": True}, 3)
    assert BOOK.position(state)["unchecked"] is True
    assert is_read_back(state)


def test_every_stage_can_be_written() -> None:
    for stage in Stage:
        told = BOOK.full_position(BOOK.read_position({"stage": stage.value, "unchecked": True}, 3))
        assert told["stage"] == stage.value


def test_more_players_than_characters_can_be_asked_about() -> None:
    state = BOOK.read_position({}, 10)
    assert len(state.game.players) == 10
    assert is_read_back(state)


def test_readings_that_are_said_twice_have_to_agree() -> None:
    readings = chosen(Readings, {"acting": "may-pass"})
    with pytest.raises(Faults, match="readings: differ"):
        BOOK.read_position({"readings": {"acting": "must-act"}}, 3, readings)
