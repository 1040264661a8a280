"""Positions of Venturesome in files: what is left out, what is refused, and nothing is lost."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from lexludi.kernel.forms import Faults
from lexludi.kernel.readings import alternatives, chosen, departures
from lexludi.kernel.source import RandomSource
from lexludi.rulebooks import rulebook
from lexludi.venturesome.components import THREATS, game_for
from lexludi.venturesome.readings import Readings
from lexludi.venturesome.state import Stage, State

BOOK = rulebook("venturesome")
ALTERNATIVES = list(alternatives(Readings))


def full(**data: Any) -> dict[str, Any]:
    """The position of three players, with the defaults for what is not said."""
    return BOOK.full_position(BOOK.read_position(data, 3))


def is_read_back(state: State) -> bool:
    return all(
        BOOK.read_position(json.loads(json.dumps(told))) == state
        for told in (BOOK.position(state), BOOK.full_position(state))
    )


@pytest.mark.parametrize("readings", ALTERNATIVES, ids=lambda one: str(departures(one)))
def test_a_game_under_any_reading_can_be_written_down(readings: Readings) -> None:
    random = Random(repr(departures(readings)))
    game = game_for(random.choice(BOOK.players), readings)
    state = BOOK.set_up(game, BOOK.shuffled(game, random))
    while not BOOK.is_over(state):
        if random.random() < 0.05:
            assert "unchecked" not in BOOK.position(state)
            assert is_read_back(state)
        state = BOOK.play(state, BOOK.pick(state, random)).state
    assert "unchecked" not in BOOK.position(state)
    assert is_read_back(state)


@pytest.mark.parametrize("seed", range(10))
def test_any_position_in_any_box_can_be_written_down(seed: int) -> None:
    source = RandomSource(Random(seed))
    assert is_read_back(BOOK.any_state(BOOK.any_game(game_for(4), source), source))


def test_six_players_can_be_written_down_by_those_who_ask_what_would_go_wrong() -> None:
    game = game_for(6)
    state = BOOK.set_up(game, BOOK.shuffled(game, Random(1)))
    assert is_read_back(state)


def test_what_is_not_said_is_the_beginning_of_a_round_without_hands() -> None:
    told = full()
    assert told["deck"][:4] == ["guide map", "guide map", "guide 1-gem", "guide 2-gems"]
    assert len(told["deck"]) == 63
    assert told["threats"]["face-up"] == ["trap", "bog", "sandstorm"]
    assert told["threats"]["deck"][0] == "spiders-nest"
    assert told["in-round"] == ["P1", "P2", "P3"]
    assert (told["round"], told["mover"], told["stage"]) == (1, "P1", "play")


def test_the_deck_is_what_is_left_of_the_box() -> None:
    told = full(
        hands={"P2": {"guide map": 1}},
        treasures={"P3": {"guide 1-gem": 1}},
        discards={"guide ankh": 1},
        expeditions={"P1": ["guide 2-gems"]},
    )
    assert told["deck"][:3] == ["guide map", "guide 3-gems", "guide chalice"]
    assert len(told["deck"]) == 59


def test_where_the_deck_is_said_the_rest_is_discarded() -> None:
    told = full(deck=["collector ring", "guide map"])
    assert told["deck"] == ["collector ring", "guide map"]
    assert told["discards"]["guide map"] == told["discards"]["collector ring"] == 1
    assert sum(told["discards"].values()) == 61


@pytest.mark.parametrize(
    ("data", "face_up", "resolved", "deck", "discards"),
    [
        ({"threats": {"face-up": ["jaguar", "storm", "native"]}}, 3, 0, 9, 0),
        ({"in-round": ["P1"]}, 1, 2, 9, 0),
        ({"threats": {"deck": ["trap", "bog"]}}, 3, 0, 2, 7),
        ({"stage": "reveal"}, 0, 0, 12, 0),
        ({"stage": "deal"}, 3, 0, 9, 0),
        ({"stage": "over"}, 0, 3, 9, 0),
        ({"stage": "reveal", "readings": {"reshuffled-threats": "without"}}, 0, 3, 9, 0),
    ],
    ids=str,
)
def test_threats_lie_where_they_have_to(
    data: dict[str, Any], face_up: int, resolved: int, deck: int, discards: int
) -> None:
    told = full(**data)["threats"]
    sizes = [len(told[place]) for place in ("face-up", "resolved", "deck", "discards")]
    assert sizes == [face_up, resolved, deck, discards]
    everywhere = [threat for place in told.values() for threat in place]
    assert sorted(everywhere) == sorted(threat.value for threat in THREATS)


@pytest.mark.parametrize(
    ("data", "field", "said"),
    [
        ({"hands": {"P4": {"guide map": 1}}}, "hands.P4", "P4 does not play, only 3 do"),
        ({"mover": "P5"}, "mover", "P5 does not play"),
        ({"in-round": ["P1", "P6"]}, "in-round.P6", "P6 does not play"),
        (
            {"hands": {"P1": {"guide map": 2}}, "treasures": {"P2": {"guide map": 1}}},
            "hands",
            "3 cards 'guide map' in all, the box has 2",
        ),
        (
            {"deck": [], "discards": {}},
            "deck",
            "0 cards 'guide map' in all, the box has 2",
        ),
        ({"deck": ["guide map"] * 64}, "deck", "holds 64 cards, there are 63"),
        (
            {"expeditions": {"P1": ["guide map"] * 19}},
            "expeditions.P1",
            "holds 19 cards, a round has 18",
        ),
        ({"deck": ["guide mapp"]}, "deck[1]", "no card 'guide mapp' (did you mean guide map?)"),
        ({"threats": {"deck": ["trap"] * 13}}, "threats.deck", "holds 13 cards, there are 12"),
        (
            {"threats": {"deck": ["trap"], "face-up": ["trap", "bog", "storm"]}},
            "threats",
            "trap is there 2 times, not once",
        ),
        (
            {"threats": {"discards": [], "deck": []}},
            "threats",
            "spiders-nest is there 0 times, not once",
        ),
        (
            {"threats": {"face-up": ["trap", "bog"]}},
            "threats.face-up",
            "2 lie face up, it should be 3",
        ),
        (
            {"threats": {"resolved": ["trap"]}},
            "threats.resolved",
            "1 are resolved, it should be 0",
        ),
        (
            {"stage": "reveal", "threats": {"face-up": ["trap", "bog", "storm"]}},
            "threats.face-up",
            "3 lie face up already, none is revealed",
        ),
        ({"banned": ["guide", "reporter"]}, "banned", "2 characters are intimidated, one can be"),
        (
            {"banned": ["artifact-hunter"]},
            "banned.artifact-hunter",
            "has no intimidation card in the box",
        ),
        ({"in-round": ["P2"]}, "mover", "P1 has left the round"),
        (
            {"stage": "over", "in-round": ["P1"]},
            "in-round",
            "nobody is in the round at the stage over",
        ),
        (
            {"stage": "deal", "in-round": ["P1"]},
            "in-round",
            "everybody is in the round at the stage deal",
        ),
        (
            {"in-round": ["P1"], "hands": {"P2": {"guide map": 1}}},
            "hands.P2",
            "P2 has left the round, or it has not begun",
        ),
        (
            {"stage": "reveal", "expeditions": {"P2": ["guide map"]}},
            "expeditions.P2",
            "P2 has left the round, or it has not begun",
        ),
        ({"stage": "draw"}, "stage", "the leftmost card of P1 is no professor"),
        (
            {"stage": "take-back", "expeditions": {"P1": ["guide map"]}},
            "expeditions.P1",
            "holds 1 cards, 2 are needed",
        ),
        (
            {"stage": "threat", "hands": {"P1": {"guide map": 1}}},
            "hands.P1",
            "is not empty, but a threat is to be resolved",
        ),
        ({"stage": "shuffle-cards"}, "stage", "there is no card left for it"),
        ({"stage": "deal", "deck": []}, "stage", "there is no card left for it"),
        ({"stage": "shuffle-threats"}, "stage", "there is no card left for it"),
        ({"to-lose": 1}, "to-lose", "has a number above 0 at the stage sandstorm, and else 0"),
        (
            {"stage": "sandstorm", "expeditions": {"P1": ["guide map", "guide ankh"]}},
            "to-lose",
            "2 cards are lost of 2",
        ),
        ({"partner": "P2"}, "partner", "has a meaning at the stage hand-back only"),
        (
            {"stage": "hand-back", "expeditions": {"P1": ["collector map"]}},
            "partner",
            "P1 is nobody the mover can hand a card to",
        ),
        (
            {"stage": "hand-back", "expeditions": {"P1": ["collector map"]}, "partner": "P2"},
            "received",
            "P2 holds no 'guide map'",
        ),
        ({"share": 1}, "share", "has a meaning at the stages deal and shuffle-cards only"),
        ({"stage": "deal", "share": 7}, "share", "is 7, a player is dealt 1 to 6 cards"),
        (
            {"stage": "deal", "share": 1, "hands": {"P1": {"guide map": 1}}},
            "hands.P1",
            "holds 1 cards, the share is 1",
        ),
    ],
    ids=str,
)
def test_what_no_game_comes_to_is_refused_by_field(
    data: dict[str, Any], field: str, said: str
) -> None:
    with pytest.raises(Faults) as refused:
        BOOK.read_position(data, 3)
    assert f"{field}: {said}" in {str(fault)[: len(f"{field}: {said}")] for fault in _of(refused)}


def _of(refused: pytest.ExceptionInfo[Faults]) -> tuple[object, ...]:
    return refused.value.faults


def test_what_is_unchecked_may_be_what_no_game_comes_to() -> None:
    state = BOOK.read_position({"hands": {"P1": {"guide map": 3}}, "unchecked": True}, 3)
    assert BOOK.position(state)["unchecked"] is True
    assert is_read_back(state)


def test_bans_add_up_under_the_reading_that_has_them_add_up() -> None:
    data = {"banned": ["guide", "reporter"]}
    BOOK.read_position(data, 3, chosen(Readings, {"bans": "accumulate"}))


BOX = {
    "cards": {
        name: {"map": 9}
        for name in (
            "guide",
            "reporter",
            "adventurer",
            "professor",
            "aviator",
            "artifact-hunter",
            "collector",
        )
    }
}


def test_a_position_in_another_box_says_so() -> None:
    state = BOOK.read_position({"box": BOX}, 3)
    told = BOOK.position(state)
    assert told["box"]["cards"]["guide"]["map"] == 9
    assert "deck" not in told
    assert BOOK.read_position(told) == state
    assert "box" not in BOOK.position(BOOK.read_position({}, 3))


@pytest.mark.parametrize(
    ("cards", "said"),
    [
        ({"guide": {"map": 8}}, "box.cards.guide: 8 cards of the guide in all, a colour has 9"),
        ({"guide": {"mapp": 9}}, "box.cards.guide.mapp: no symbol 'mapp' (did you mean map?)"),
        ({"guide": {"map": -1}}, "box.cards.guide.map: should be at least 0, not -1"),
        ({"guide": 9}, "box.cards.guide: should be a mapping, not 9"),
    ],
    ids=str,
)
def test_a_bad_box_is_refused_by_field(cards: dict[str, Any], said: str) -> None:
    with pytest.raises(Faults) as refused:
        BOOK.read_position({"box": {"cards": {**BOX["cards"], **cards}}}, 3)
    assert said in map(str, refused.value.faults)


def test_a_colour_that_is_missing_is_refused_by_name() -> None:
    cards = {name: symbols for name, symbols in BOX["cards"].items() if name != "aviator"}
    with pytest.raises(Faults, match=r"box\.cards\.aviator: is missing"):
        BOOK.read_position({"box": {"cards": cards}}, 3)


def test_every_stage_can_be_written() -> None:
    stages = {stage.value for stage in Stage}
    for stage in stages:
        told = BOOK.full_position(BOOK.read_position({"stage": stage, "unchecked": True}, 3))
        assert told["stage"] == stage
