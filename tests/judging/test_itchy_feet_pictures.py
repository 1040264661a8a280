"""Positions and moves of Itchy Feet as people see them: in words, as text, and drawn."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any
from xml.dom.minidom import parseString

import pytest

from lexludi.itchy_feet.components import (
    DEFAULT_BOX,
    EXTENSIONS,
    Ability,
    Character,
    Text,
    game_for,
)
from lexludi.itchy_feet.components import Card as Kind
from lexludi.itchy_feet.state import Stage, State
from lexludi.kernel.law import IllegalMove
from lexludi.kernel.table import Table
from lexludi.rulebooks import rulebook

BOOK = rulebook("itchy-feet")
TEXTS = (Text.ALL_DRAW, Text.ALL_DISCARD, Text.HANDS_LEFT, Text.NOTHING)
EVENTS = (Kind.EVENT_1, Kind.EVENT_2, Kind.EVENT_3, Kind.EVENT_4)
BOX: dict[str, Any] = {
    "extensions": [one.value for one in EXTENSIONS],
    "texts": {card.value: text.value for card, text in zip(EVENTS, TEXTS, strict=True)},
}
SITTING: dict[str, Any] = {
    "box": BOX,
    "hands": {
        "P1": {"backpack": 1, "skis": 2, "forbidden-item": 1, "local-guide": 1, "passport": 1},
        "P2": {"mousetrap": 1, "torch": 1},
    },
    "pile": ["tent", "event-1", "hat"],
    "discards": {"coat": 1, "postcard": 2},
}


TOLD: list[tuple[dict[str, Any], dict[str, Any], str]] = [
    ({}, {"action": "draw"}, "P1 chooses to draw"),
    ({"stage": "draw"}, {"action": "draw-card"}, "P1 draws a card"),
    (
        {"stage": "draw", "pile": ["event-1"]},
        {"action": "draw-card"},
        "P1 draws event 1: everybody draws a card",
    ),
    (
        {"stage": "draw", "pile": ["event-2"]},
        {"action": "draw-card"},
        "P1 draws event 2: everybody discards a card",
    ),
    (
        {"stage": "draw", "pile": ["event-3"]},
        {"action": "draw-card"},
        "P1 draws event 3: everybody hands the hand to the left",
    ),
    (
        {"stage": "draw", "pile": ["event-4"]},
        {"action": "draw-card"},
        "P1 draws event 4: nothing is written on it",
    ),
    (
        {"stage": "draw", "pile": []},
        {"action": "draw-card"},
        "P1 draws a card, where there is none",
    ),
    (
        {},
        {"action": "recycle", "cards": ["skis", "backpack"]},
        "P1 discards skis and a backpack to recycle",
    ),
    ({}, {"action": "recycle-for-one", "card": "skis"}, "P1 discards skis to recycle"),
    (
        {"stage": "recycle"},
        {"action": "take-from-discards", "card": "postcard"},
        "P1 takes a postcard out of the discards",
    ),
    ({}, {"action": "open-trade", "partner": "P3"}, "P1 and P3 agree to trade"),
    ({"stage": "trade"}, {"action": "give", "card": "skis"}, "P1 lays out skis"),
    ({"stage": "trade"}, {"action": "take", "card": "torch"}, "P2 lays out a torch"),
    (
        {"stage": "trade", "trade": {"given": {"skis": 2, "hat": 1}, "taken": {"torch": 1}}},
        {"action": "close-trade"},
        "P1 gives a hat and 2 x skis to P2 for a torch",
    ),
    (
        {},
        {"action": "steal", "card": "skis", "victim": "P2"},
        "P1 discards skis to steal from P2",
    ),
    (
        {"stage": "steal"},
        {"action": "stolen-card", "card": "torch"},
        "Chance gives P1 a torch of P2's",
    ),
    (
        {},
        {"action": "travel", "cards": ["backpack", "moms-credit-card", "compass"]},
        "P1 travels to the own country, country 1, with a backpack, Mom's Credit Card and a "
        "compass",
    ),
    (
        {},
        {"action": "travel", "whose": "P2", "cards": ["binoculars", "boots", "guidebook"]},
        "P1 travels to P2's country, country 2, with binoculars, boots and a guidebook",
    ),
    (
        {},
        {"action": "travel-to-centre", "cards": ["camera", "coat", "phrasebook"]},
        "P1 travels to the centre, country 4, with a camera, a coat and a phrasebook",
    ),
    (
        {},
        {"action": "get-rid", "card": "skis"},
        "P1 gets rid of a forbidden item, together with skis",
    ),
    (
        {},
        {"action": "smuggle", "card": "forbidden-item", "other": "P3"},
        "P1 gives P3 a forbidden item",
    ),
    ({}, {"action": "use-special", "card": "local-guide"}, "P1 uses the Local Guide"),
    (
        {},
        {"action": "use-special", "player": "P2", "card": "special-5"},
        "P2 uses special item 5",
    ),
    ({"stage": "pick"}, {"action": "pick", "place": 3}, "P1 takes a hat out of the pile"),
    ({"stage": "swap"}, {"action": "put-under", "card": "skis"}, "P1 puts skis under the pile"),
    (
        {"stage": "steal"},
        {"action": "interrupt", "player": "P2", "card": "mousetrap"},
        "P2 stops P1 with the Mousetrap",
    ),
    (
        {"stage": "discard", "hands": {"P1": {"skis": 2, "coat": 2, "hat": 2, "boots": 2}}},
        {"action": "discard", "card": "boots"},
        "P1 discards boots, having too many cards",
    ),
    (
        {"stage": "discard", "to-discard": ["P1"]},
        {"action": "discard", "card": "skis"},
        "P1 discards skis, for the event",
    ),
    ({}, {"action": "pass"}, "P1 does nothing"),
    (
        {"stage": "shuffle"},
        {"action": "shuffle-card", "card": "coat"},
        "Chance puts a coat under the new pile",
    ),
]


def sitting(**more: Any) -> State:
    """Three players with all extensions, some cards in their hands."""
    state: State = BOOK.read_position({**SITTING, "unchecked": True, **more}, 3)
    return state


@cache
def at_every_stage() -> Mapping[Stage, State]:
    """A position of some game for each stage, the last ones met."""
    box = replace(
        DEFAULT_BOX,
        extensions=Table.filled(EXTENSIONS, True),
        texts=replace_all(DEFAULT_BOX.texts, dict(zip(EVENTS, TEXTS, strict=True))),
        abilities=DEFAULT_BOX.abilities.replace(Character.CHARACTER_2, Ability.DRAWS_TWO),
    )
    found: dict[Stage, State] = {}
    for seed in range(40):
        random = Random(seed)
        game = game_for(BOOK.players[seed % 5], box=box)
        state = BOOK.set_up(game, BOOK.shuffled(game, random))
        while not BOOK.is_over(state):
            found[state.turn.stage] = state
            state = BOOK.play(state, BOOK.pick(state, random)).state
        found[state.turn.stage] = state
        if len(found) == len(Stage):
            break
    return found


def replace_all(table: Table[Kind, Text], entries: dict[Kind, Text]) -> Table[Kind, Text]:
    for key, value in entries.items():
        table = table.replace(key, value)
    return table


@pytest.mark.parametrize("stage", Stage, ids=lambda stage: stage.value)
def test_a_position_at_any_stage_names_players_and_what_is_to_be_done(stage: Stage) -> None:
    state = at_every_stage()[stage]
    text = BOOK.picture(state)
    first, *lines = text.splitlines()
    assert state.turn.actor.value in first or stage is Stage.SHUFFLE
    for player in state.game.players:
        assert sum(line[2:].startswith(f"{player.value}, ") for line in lines) == 1
    assert sum(line.startswith("> P") for line in lines) == (stage is not Stage.OVER)
    assert max(map(len, text.splitlines())) <= 100
    drawn = BOOK.drawing(state)
    for player in state.game.players:
        assert f">{player.value}, " in drawn


@pytest.mark.parametrize("stage", Stage, ids=lambda stage: stage.value)
def test_each_move_at_any_stage_is_told_apart(stage: Stage) -> None:
    """But for the places of one kind of card in the pile."""
    state = at_every_stage()[stage]
    moves = list(BOOK.moves(state))
    alike = state.pile.size - len(set(state.pile)) if stage is Stage.PICK else 0
    assert len({BOOK.tell(state, move) for move in moves}) >= len(moves) - alike
    for move in moves[:50]:
        for shown in BOOK.play(state, move).disclosures:
            assert BOOK.tell_disclosure(shown).startswith(shown.to.value)


@pytest.mark.parametrize(("more", "data", "told"), TOLD, ids=str)
def test_a_move_is_told_in_the_words_of_the_game(
    more: dict[str, Any], data: dict[str, Any], told: str
) -> None:
    state = sitting(**more)
    assert BOOK.tell(state, BOOK.read_action(state, data)) == told


def test_every_action_has_words() -> None:
    assert {data["action"] for _, data, _ in TOLD} == set(BOOK.actions)


def test_who_draws_sees_the_card() -> None:
    state = sitting(stage="draw")
    (shown,) = BOOK.play(state, BOOK.read_action(state, {"action": "draw-card"})).disclosures
    assert BOOK.tell_disclosure(shown) == "P1 sees a tent"
    assert BOOK.disclosure(shown) == {"to": "P1", "cards": {"tent": 1}}


@pytest.mark.parametrize(
    ("data", "clause", "facts"),
    [
        ({"action": "draw-card"}, "turn.steps-in-order", " (now: act)"),
        ({"action": "recycle", "cards": ["skis", "hat"]}, "recycle.cost", " (a hat)"),
        ({"action": "steal", "card": "skis", "victim": "P1"}, "steal.from-another", " (victim P1)"),
        ({"action": "get-rid", "card": "hat"}, "forbidden.disposal", " (a hat)"),
        ({"action": "pass"}, "turn.one-action", ""),
    ],
    ids=str,
)
def test_a_refusal_tells_the_clause_its_words_and_the_case(
    data: dict[str, Any], clause: str, facts: str
) -> None:
    state = sitting()
    with pytest.raises(IllegalMove) as refused:
        BOOK.play(state, BOOK.read_action(state, data))
    text = BOOK.specification.clauses[clause].text
    assert BOOK.tell_refusal(refused.value) == f"{clause}: {text}{facts}"


def test_the_picture_has_all_that_lies_on_the_table() -> None:
    lines = BOOK.picture(sitting(travelled=["P2"])).splitlines()
    assert lines[0] == "P1 has to choose an action"
    at = lines.index("> P1, smuggler")
    assert lines[at + 1 : at + 3] == [
        "      hand 6: backpack, 2 x skis, passport, forbidden item, local guide",
        "      country 1: backpack + binoculars + compass, lacks binoculars, compass",
    ]
    assert "      country 2: has been there" in lines
    assert "centre, country 4: camera + coat + phrasebook" in lines
    assert "pile 3: tent, event 1, hat" in lines
    assert "discards 3: coat, 2 x postcard" in lines


def test_without_characters_nobody_is_anybody() -> None:
    lines = BOOK.picture(BOOK.read_position({}, 3)).splitlines()
    assert "> P1" in lines
    assert (
        "      country 1: backpack + binoculars + compass, lacks backpack, binoculars, compass"
        in (lines)
    )


def test_who_has_all_that_is_asked_for_lacks_nothing() -> None:
    hand = {"backpack": 1, "binoculars": 1, "compass": 1, "passport": 1}
    assert "compass, lacks nothing" in BOOK.picture(BOOK.read_position({"hands": {"P1": hand}}, 2))


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ({"stage": "recycle"}, "P1 takes a card out of the discards"),
        ({"stage": "trade"}, "P1 and P2 lay out what they trade"),
        ({"stage": "steal", "actor": "P3"}, "chance takes a card from P3 for P1"),
        ({"stage": "pick"}, "P1 takes a card out of the pile"),
        ({"stage": "swap"}, "P1 puts a card under the pile and draws one"),
        ({"stage": "draw", "actor": "P2"}, "P2 has to draw, in the turn of P1"),
        ({"stage": "draw"}, "P1 has to draw"),
        ({"stage": "discard", "actor": "P2"}, "P2 has to discard, in the turn of P1"),
        ({"stage": "discard"}, "P1 has to discard"),
        ({"stage": "shuffle"}, "the discards are shuffled and become the pile"),
        ({"stage": "over"}, "the game is over, P1 has won in the centre"),
        (
            {"stage": "over", "actor": "P2", "hands": {"P2": {"postcard": 4}}},
            "the game is over, P2 has won with postcards",
        ),
    ],
    ids=str,
)
def test_what_is_to_be_done_is_said_first(more: dict[str, Any], said: str) -> None:
    assert BOOK.picture(sitting(**more)).splitlines()[0] == said


@pytest.mark.parametrize(
    ("more", "lines"),
    [
        (
            {"stage": "trade", "trade": {"given": {"skis": 1}}},
            ["laid out by P1: skis", "laid out by P2: nothing"],
        ),
        ({"removed": {"event-2": 1}}, ["out of the game: event 2"]),
        (
            {"stage": "steal", "paid": {"coat": 1}},
            ["paid for the action under way: coat"],
        ),
        (
            {
                "to-draw": {"P1": 2, "P3": 1},
                "event-draws": ["P3"],
                "to-discard": ["P2"],
                "skips": ["P3"],
            },
            [
                "an event gives a card to: P3",
                "still to draw: P1 2, P3 1",
                "an event takes a card of: P2",
                "P3 misses a turn",
            ],
        ),
        ({"pile": []}, ["pile 0: nothing"]),
        (
            {"gone": ["P2"]},
            ["      country 2: somebody else has been there"],
        ),
    ],
    ids=str,
)
def test_what_is_under_way_is_told_as_well(more: dict[str, Any], lines: list[str]) -> None:
    state = sitting(**more)
    picture = BOOK.picture(state).splitlines()
    assert [line for line in lines if line not in picture] == []


def words(svg: str) -> list[str]:
    root = parseString(svg).documentElement
    assert root is not None
    return [
        node.toxml().partition(">")[2].removesuffix("</text>")
        for node in root.getElementsByTagName("text")
    ]


def test_the_drawing_is_well_formed_and_takes_its_colours_from_the_page() -> None:
    svg = BOOK.drawing(sitting(travelled=["P2"]))
    root = parseString(svg).documentElement
    assert root is not None
    assert root.getAttribute("role") == "img"
    assert root.getAttribute("viewBox").startswith("0 0 360 ")
    assert "P1 has to choose an action" in root.getAttribute("aria-label")
    assert 'fill="currentColor"' in svg
    there = words(svg)
    for told in (
        "P1, smuggler, has the turn",
        "country 1 asks for",
        "skis \u00d72",
        "country 2: has been there",
        "centre: country 4 asks for",
        "discards: 3 cards",
        "pile: 3 cards, from the top: tent, event 1, hat",
    ):
        assert told in there


def test_what_a_country_asks_for_is_framed_as_often_as_it_is_held() -> None:
    framed = BOOK.drawing(sitting()).count("--lexludi-accent")
    assert framed == 1  # the backpack
    needs = {f"country-{at}": ["skis", "skis", "skis"] for at in range(1, 14)}
    twice = sitting(box={**BOX, "items": {"skis": 32}, "needs": needs})
    # twice in the own country, twice in the centre; nobody else holds any
    assert BOOK.drawing(twice).count("--lexludi-accent") == 4


@pytest.mark.parametrize("stage", Stage, ids=lambda stage: stage.value)
def test_nothing_in_the_drawing_is_wider_than_a_small_screen(stage: Stage) -> None:
    svg = BOOK.drawing(at_every_stage()[stage])
    root = parseString(svg).documentElement
    assert root is not None
    for box in root.getElementsByTagName("rect"):
        assert float(box.getAttribute("x")) + float(box.getAttribute("width")) <= 360
    for text in root.getElementsByTagName("text"):
        assert int(text.getAttribute("font-size")) >= 11
    assert max(map(len, words(svg))) <= 64


def test_a_trade_is_drawn_as_it_is_laid_out() -> None:
    there = words(BOOK.drawing(sitting(stage="trade", trade={"given": {"skis": 1}})))
    assert "laid out by P1: 1 card" in there
    assert "laid out by P2: no cards" in there


def test_an_empty_pile_is_drawn_as_one() -> None:
    assert "pile: no cards" in words(BOOK.drawing(sitting(pile=[])))
