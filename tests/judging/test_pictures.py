"""Positions and moves of Viajantes as people see them: in words, as text, and drawn."""

from __future__ import annotations

from xml.dom.minidom import parseString

import pytest

from lexludi.kernel.law import IllegalMove
from lexludi.rulebooks import rulebook
from lexludi.viajantes.components import Character
from lexludi.viajantes.drawings import drawing

BOOK = rulebook("viajantes")
STATE = BOOK.read_position(
    {
        "players": 3,
        "suitcases": {
            "student": ["grandma up", "student down"],
            "doctor": ["clown up", "clown down", "clown up", "clown down", "clothing up"],
            "clown": ["doctor up", "doctor down", "doctor up", "doctor down", "doctor up"],
        },
        "hands": {"P1": {"tourist": 1, "clothing": 1}, "P2": {"policeman": 3}},
        "spent": 1,
    }
)


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (
            {"action": "put", "card": "tourist", "into": "grandma", "face": "up"},
            "P1 puts an item of the Tourist face up into the Grandma's suitcase",
        ),
        (
            {"action": "put", "card": "clothing", "into": "student", "face": "down", "place": 1},
            "P1 puts clothing face down into the Student's suitcase, as the 1st card",
        ),
        (
            {"action": "look", "suitcase": "student", "place": 2},
            "P1 looks at the 2nd card of the Student's suitcase",
        ),
        (
            {"action": "move-item", "from": "student", "place": 1, "into": "grandma"},
            "P1 moves the 1st card (an item of the Grandma, face up) from the Student's suitcase"
            " to the Grandma's",
        ),
        (
            {"action": "move-item", "from": "grandma", "place": 3, "into": "student"},
            "P1 moves the 3rd card (there is none) from the Grandma's suitcase to the Student's",
        ),
        (
            {"action": "swap-places", "one": "doctor", "other": "clown"},
            "P1 swaps the Doctor (2B) and the Clown (3B)",
        ),
        ({"action": "swap-hands", "other": "P2"}, "P1 swaps hands with P2 (2 cards for 3)"),
        ({"action": "buy"}, "P1 buys a clothing card"),
        ({"action": "stop"}, "P1 ends the turn with 4 points unspent"),
    ],
)
def test_a_move_is_told_in_the_words_of_the_game(data: dict[str, object], told: str) -> None:
    assert BOOK.tell(STATE, BOOK.read_action(STATE, data)) == told


def test_a_look_tells_who_saw_what() -> None:
    look = BOOK.read_action(STATE, {"action": "look", "suitcase": "student", "place": 2})
    (shown,) = BOOK.play(STATE, look).disclosures
    assert BOOK.tell_disclosure(shown) == "P1 sees an item of the Student"
    assert BOOK.disclosure(shown) == {"to": "P1", "card": "student"}


def test_a_refusal_tells_the_clause_its_words_and_the_case() -> None:
    put = {"action": "put", "card": "tourist", "into": "student", "face": "down"}
    with pytest.raises(IllegalMove) as refused:
        BOOK.play(STATE, BOOK.read_action(STATE, put))
    text = BOOK.specification.clauses["put.alternate"].text
    assert BOOK.tell_refusal(refused.value) == f"put.alternate: {text} (face down)"


def test_the_text_shows_the_whole_position() -> None:
    lines = BOOK.picture(STATE).splitlines()
    assert lines[0].split() == ["A", "Tourist", "Student", "Policeman"]
    assert lines[2].split() == ["vStudent*"]
    assert "=30" in lines[3]
    assert "[Doctor]" in lines[4]
    assert "[Clown]" in lines[4]
    assert any(line.startswith("> P1  4 points  Tourist + Grandma") for line in lines)
    assert any("holds 2: 1 Tourist, 1 clothing" in line for line in lines)
    assert all(len(line) <= 100 for line in lines)


def test_the_drawing_is_well_formed_and_takes_its_colours_from_the_page() -> None:
    svg = drawing(STATE, [Character.DOCTOR])
    root = parseString(svg).documentElement
    assert root is not None
    assert root.getAttribute("role") == "img"
    assert root.getAttribute("viewBox").startswith("0 0 360 ")
    assert "currentColor" in svg
    texts = root.getElementsByTagName("text")
    words = [node.toxml().partition(">")[2].removesuffix("</text>") for node in texts]
    assert "carriage 1: 30" in words
    assert any(word.startswith("2B Doctor") for word in words)
    assert svg.count("--lexludi-accent") == 1
    assert "--lexludi-accent" not in drawing(STATE)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_nothing_in_the_drawing_is_wider_than_a_small_screen(players: int) -> None:
    root = parseString(drawing(BOOK.read_position({}, players))).documentElement
    assert root is not None
    for box in root.getElementsByTagName("rect"):
        assert float(box.getAttribute("x")) + float(box.getAttribute("width")) <= 360
    for text in root.getElementsByTagName("text"):
        assert int(text.getAttribute("font-size")) >= 11
