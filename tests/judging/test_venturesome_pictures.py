"""Positions and moves of Venturesome as people see them: in words, as text, and drawn."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any
from xml.dom.minidom import parseString

import pytest

from lexludi.kernel.law import IllegalMove
from lexludi.kernel.readings import chosen
from lexludi.rulebooks import rulebook
from lexludi.venturesome.actions import DealCard, Disclosure, RevealThreat
from lexludi.venturesome.components import Character, End, Symbol, card, game_for
from lexludi.venturesome.readings import Readings
from lexludi.venturesome.state import Stage, State

BOOK = rulebook("venturesome")
READINGS = (Readings(), chosen(Readings, {"bridge-pair": "left-neighbour"}))
SITTING: dict[str, Any] = {
    "hands": {"P1": {"guide map": 2, "aviator ring": 1}, "P2": {"collector 2-gems": 1}},
    "expeditions": {
        "P1": ["guide ankh", "reporter 1-gem", "artifact-hunter chalice"],
        "P2": ["adventurer statuette"],
    },
    "treasures": {"P2": {"professor 3-gems": 2, "professor ring": 1}},
    "banned": ["reporter"],
}


def sitting(**more: Any) -> State:
    """Three players in the middle of a round."""
    state: State = BOOK.read_position({**SITTING, "unchecked": True, **more}, 3)
    return state


@cache
def at_every_stage() -> dict[Stage, State]:
    """A position of some game for each stage, the last ones met."""
    found: dict[Stage, State] = {}
    for seed in range(40):
        game = game_for(BOOK.players[seed % 4], READINGS[seed % 2])
        random = Random(seed)
        state = BOOK.set_up(game, BOOK.shuffled(game, random))
        while not BOOK.is_over(state):
            found[state.turn.stage] = state
            state = BOOK.play(state, BOOK.pick(state, random)).state
        found[state.turn.stage] = state
        if len(found) == len(Stage):
            break
    return found


@pytest.mark.parametrize("stage", Stage, ids=lambda stage: stage.value)
def test_a_position_at_any_stage_names_players_and_what_is_to_be_done(stage: Stage) -> None:
    state = at_every_stage()[stage]
    text = BOOK.picture(state)
    first, *lines = text.splitlines()
    assert first.startswith(f"round {state.turn.round}: ")
    assert stage is Stage.OVER or state.turn.mover.value in first or "discarded" in first
    for player in state.game.players:
        assert sum(line[2:].startswith(f"{player.value}  ") for line in lines) == 1
    assert sum(line.startswith("> ") for line in lines) == (stage is not Stage.OVER)
    assert max(map(len, text.splitlines())) <= 130
    drawn = BOOK.drawing(state)
    for player in state.game.players:
        assert f"{player.value}: " in drawn


@pytest.mark.parametrize("stage", Stage, ids=lambda stage: stage.value)
def test_each_move_at_any_stage_is_told_apart(stage: Stage) -> None:
    state = at_every_stage()[stage]
    moves = list(BOOK.moves(state))
    told = {BOOK.tell(state, move) for move in moves}
    assert len(told) >= len(moves) - _told_alike(state)
    for move in moves:
        for shown in BOOK.play(state, move).disclosures:
            assert BOOK.tell_disclosure(shown).startswith(shown.to.value)


def _told_alike(state: State) -> int:
    """The first card of an expedition is at both ends of it."""
    first = state.turn.stage is Stage.PLAY and not state.expeditions[state.turn.mover].size
    return len(list(BOOK.moves(state))) // 2 if first else 0


@pytest.mark.parametrize(
    ("stage", "data", "told"),
    [
        (
            "play",
            {"action": "play", "card": "aviator ring", "end": "left"},
            "P1 plays an Aviator with a ring at the left end",
        ),
        (
            "play",
            {"action": "play", "card": "guide map"},
            "P1 plays a Guide with a map at the right end",
        ),
        (
            "play",
            {"action": "give-up"},
            "P1 shows and discards a Guide with a map, a Guide with a map and an Aviator with a "
            "ring",
        ),
        (
            "take-back",
            {"action": "take-back", "place": 2},
            "P1 takes the 2nd card (a Reporter with 1 gem) back into the hand",
        ),
        (
            "take-back",
            {"action": "take-back", "place": 4},
            "P1 takes the 4th card (there is none) back into the hand",
        ),
        (
            "swap-hands",
            {"action": "swap-hands", "other": "P2"},
            "P1 swaps hands with P2 (3 cards for 1)",
        ),
        ("draw", {"action": "draw"}, "P1 draws the top card of the deck"),
        (
            "put-under",
            {"action": "put-under", "card": "guide map"},
            "P1 puts a Guide with a map under the deck",
        ),
        (
            "exchange",
            {"action": "exchange", "place": 3, "other": "P2", "their-place": 1},
            "P1 exchanges the 3rd card (an Artifact Hunter with a chalice) for P2's 1st (an "
            "Adventurer with a statuette)",
        ),
        (
            "intimidate",
            {"action": "intimidate", "character": "guide"},
            "P1 intimidates the Guide",
        ),
        (
            "hand-over",
            {"action": "hand-over", "card": "guide map", "other": "P2"},
            "P1 hands a Guide with a map over to P2",
        ),
        (
            "hand-back",
            {"action": "hand-back", "card": "collector 2-gems"},
            "P2 gives a Collector with 2 gems back to P1",
        ),
        (
            "threat",
            {"action": "resolve", "threat": "trap"},
            "P1 resolves the Trap, which takes a Guide with an ankh and an Artifact Hunter with a "
            "chalice",
        ),
        (
            "threat",
            {"action": "resolve", "threat": "jaguar"},
            "P1 resolves the Jaguar, which takes nothing",
        ),
        ("threat", {"action": "resolve", "threat": "rope-bridge"}, "P1 resolves the Rope Bridge"),
        (
            "play",
            {"action": "resolve", "threat": "spiders-nest"},
            "P1 resolves the Spider's Nest",
        ),
        (
            "rope-bridge",
            {"action": "drop", "place": 1},
            "the 1st card (a Guide with an ankh) and the 2nd (a Reporter with 1 gem) of P1 fall "
            "off the bridge",
        ),
        (
            "sandstorm",
            {"action": "lose", "place": 2},
            "the sandstorm takes the 2nd card (a Reporter with 1 gem) of P1",
        ),
        ("reveal", {"action": "reveal-threat"}, "the Trap is revealed"),
        (
            "shuffle-threats",
            {"action": "shuffle-threat", "threat": "storm"},
            "the Storm is shuffled into the new threat deck",
        ),
        ("deal", {"action": "deal-card"}, "P1 is dealt a card"),
        (
            "shuffle-cards",
            {"action": "shuffle-card", "card": "guide map"},
            "a Guide with a map is shuffled into the new deck",
        ),
    ],
)
def test_a_move_is_told_in_the_words_of_the_game(
    stage: str, data: dict[str, object], told: str
) -> None:
    state = sitting(stage=stage, partner="P2")
    assert BOOK.tell(state, BOOK.read_action(state, data)) == told


def test_the_first_card_of_an_expedition_has_no_end() -> None:
    state = sitting(expeditions={})
    play = BOOK.read_action(state, {"action": "play", "card": "guide map"})
    assert BOOK.tell(state, play) == "P1 plays a Guide with a map, the first of the expedition"


def test_a_threat_is_revealed_even_where_there_is_none() -> None:
    state = sitting(stage="reveal", threats={"deck": []})
    assert BOOK.tell(state, RevealThreat()) == "a threat is revealed"


def test_who_was_dealt_a_card_sees_it() -> None:
    state = BOOK.read_position({"stage": "deal", "mover": "P2"}, 3)
    (shown,) = BOOK.play(state, DealCard()).disclosures
    assert isinstance(shown, Disclosure)
    assert BOOK.tell_disclosure(shown) == "P2 sees a Guide with a map"
    assert BOOK.disclosure(shown) == {"to": "P2", "card": "guide map"}


@pytest.mark.parametrize(
    ("stage", "data", "facts"),
    [
        ("play", {"action": "play", "card": "reporter map"}, "(a Reporter with a map)"),
        ("play", {"action": "play", "card": "guide map"}, "(the Guide)"),
        ("play", {"action": "draw"}, "(now play)"),
        ("take-back", {"action": "take-back", "place": 9}, "(9th place)"),
        ("swap-hands", {"action": "swap-hands", "other": "P1"}, "(P1)"),
        ("threat", {"action": "resolve", "threat": "storm"}, "(the Storm)"),
    ],
)
def test_a_refusal_tells_the_clause_its_words_and_the_case(
    stage: str, data: dict[str, object], facts: str
) -> None:
    state = sitting(stage=stage)
    with pytest.raises(IllegalMove) as refused:
        BOOK.play(state, BOOK.read_action(state, data))
    clause = refused.value.clause
    text = BOOK.specification.clauses[clause].text
    assert BOOK.tell_refusal(refused.value) == f"{clause}: {text} {facts}"


def test_the_picture_has_all_that_lies_on_the_table() -> None:
    lines = BOOK.picture(sitting()).splitlines()
    assert lines[0] == "round 1: P1 plays a card"
    assert "      expedition 3: Guide ankh | Reporter 1-gem | Hunter chalice" in lines
    assert "      holds 3: Guide: map x2; Aviator: ring" in lines
    assert "      treasure 3: Professor: 3-gems x2, ring" in lines
    assert "  P2  7 points" in lines
    assert "threats face up: Trap, Bog, Sandstorm" in lines
    assert "nobody may play: Reporter" in lines
    assert "deck 52: Guide 1-gem on top, Collector statuette at the bottom" in lines


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ({"hands": {}}, "P1 can play nothing: discards the hand and resolves a threat"),
        ({"readings": {"stopping": "may-stop"}}, "P1 plays a card or discards the hand"),
        (
            {"stage": "rope-bridge"},
            "P1 chooses which two neighbours of P1 fall off the bridge",
        ),
        (
            {"stage": "rope-bridge", "readings": {"bridge-pair": "left-neighbour"}},
            "P2 chooses which two neighbours of P1 fall off the bridge",
        ),
        (
            {"stage": "rope-bridge", "readings": {"bridge-pair": "chance"}},
            "chance decides which two neighbours of P1 fall off the bridge",
        ),
        ({"stage": "sandstorm"}, "the sandstorm takes 2 cards of P1"),
        ({"stage": "sandstorm", "to-lose": 1}, "the sandstorm takes one more card of P1"),
        (
            {"stage": "hand-back", "partner": "P3", "received": "guide ring"},
            "P3, handed a Guide with a ring, gives P1 another card (Collector)",
        ),
        (
            {
                "stage": "hand-back",
                "partner": "P3",
                "readings": {"different-card": "other-kind"},
            },
            "P3, handed a Guide with a map, gives P1 one of another kind (Collector)",
        ),
        ({"stage": "over"}, "the game is over, P2 (7 points) wins"),
        ({"stage": "over", "treasures": {}}, "the game is over, nobody wins"),
    ],
    ids=str,
)
def test_what_is_to_be_done_is_said_first(more: dict[str, Any], said: str) -> None:
    assert BOOK.picture(sitting(**more)).splitlines()[0] == f"round 1: {said}"


def test_several_who_win_are_all_named() -> None:
    state = BOOK.read_position(
        {
            "stage": "over",
            "treasures": {"P1": {"guide 3-gems": 1}, "P2": {"reporter 3-gems": 1}},
            "readings": {"shared-fewest": "all-win"},
        },
        4,
    )
    told = BOOK.picture(state).splitlines()[0]
    assert told == "round 1: the game is over, P3 (0 points) and P4 (0 points) win"


def test_the_drawing_is_well_formed_and_takes_its_colours_from_the_page() -> None:
    svg = BOOK.drawing(sitting())
    root = parseString(svg).documentElement
    assert root is not None
    assert root.getAttribute("role") == "img"
    assert root.getAttribute("viewBox").startswith("0 0 360 ")
    assert "P1 plays a card" in root.getAttribute("aria-label")
    assert 'fill="currentColor"' in svg
    words = [
        node.toxml().partition(">")[2].removesuffix("</text>")
        for node in root.getElementsByTagName("text")
    ]
    assert "P1: 0 points, has the turn" in words
    assert words.count("Hunter") == 1
    assert "Guide \u25a4 \u00d72" in words


@pytest.mark.parametrize(("stage", "framed"), [("play", 0), ("take-back", 1), ("exchange", 1)])
def test_the_card_just_played_is_framed_where_it_is_spared(stage: str, framed: int) -> None:
    assert BOOK.drawing(sitting(stage=stage)).count("--lexludi-accent") == framed


@pytest.mark.parametrize("stage", Stage, ids=lambda stage: stage.value)
def test_nothing_in_the_drawing_is_wider_than_a_small_screen(stage: Stage) -> None:
    root = parseString(BOOK.drawing(at_every_stage()[stage])).documentElement
    assert root is not None
    for box in root.getElementsByTagName("rect"):
        assert float(box.getAttribute("x")) + float(box.getAttribute("width")) <= 360
    for text in root.getElementsByTagName("text"):
        assert int(text.getAttribute("font-size")) >= 11


def test_the_end_of_an_expedition_is_the_right_one_unless_it_is_named() -> None:
    state = sitting()
    play = BOOK.read_action(state, {"action": "play", "card": "guide map"})
    assert (play.card, play.end) == (card(Character.GUIDE, Symbol.MAP), End.RIGHT)
