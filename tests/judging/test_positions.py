"""A position or a move that is written down and read again is the same."""

from __future__ import annotations

import json
from itertools import product
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lexludi.kernel.forms import Faults
from lexludi.kernel.readings import alternatives, chosen
from lexludi.kernel.source import RandomSource
from lexludi.rulebooks import rulebook, rulebooks

SEEDS = st.integers(0, 2**32 - 1)


def through_json(data: Any) -> Any:
    return json.loads(json.dumps(data))


def some_game(name: str, random: Random) -> Any:
    book = rulebook(name)
    readings = random.choice(list(alternatives(book.readings)))
    return book.new_game(random.choice(list(book.players)), readings)


@pytest.mark.parametrize("name", rulebooks())
@given(seed=SEEDS)
def test_any_position_is_read_back_as_it_was(name: str, seed: int) -> None:
    book, random = rulebook(name), Random(seed)
    state = book.any_state(some_game(name, random), RandomSource(random))
    assert book.read_position(through_json(book.position(state))) == state
    assert book.read_position(through_json(book.full_position(state))) == state


@pytest.mark.parametrize("name", rulebooks())
@given(seed=SEEDS)
def test_any_move_is_read_back_as_it_was(name: str, seed: int) -> None:
    book, random = rulebook(name), Random(seed)
    game = some_game(name, random)
    state = book.any_state(game, RandomSource(random))
    for action in book.actions:
        move = book.any_move(game, action, RandomSource(random))
        assert book.read_action(state, through_json(book.action(move))) == move


@pytest.mark.parametrize("name", rulebooks())
@given(seed=SEEDS)
def test_a_position_of_a_game_needs_no_excuse(name: str, seed: int) -> None:
    book, random = rulebook(name), Random(seed)
    game = some_game(name, random)
    state = book.set_up(game, book.shuffled(game, random))
    for _ in range(random.randrange(40)):
        if book.is_over(state):
            break
        state = book.play(state, book.pick(state, random)).state
    told = book.position(state)
    assert "unchecked" not in told
    assert book.read_position(through_json(told)) == state


@pytest.mark.parametrize("name", rulebooks())
@given(seed=SEEDS)
def test_any_position_and_move_can_be_told_and_drawn(name: str, seed: int) -> None:
    book, random = rulebook(name), Random(seed)
    game = some_game(name, random)
    state = book.any_state(game, RandomSource(random))
    for action in book.actions:
        assert book.tell(state, book.any_move(game, action, RandomSource(random)))
    assert book.picture(state)
    assert book.drawing(state).startswith("<svg")


@pytest.mark.parametrize(
    ("name", "count"), [(name, n) for name in rulebooks() for n in rulebook(name).players]
)
def test_nothing_said_is_a_position_for_any_number_of_players(name: str, count: int) -> None:
    book = rulebook(name)
    state = book.read_position({}, count)
    assert book.read_position(book.full_position(state)) == state
    assert book.position(state).keys() <= {"players"}


def test_the_defaults_of_viajantes_are_those_that_are_documented() -> None:
    full = rulebook("viajantes").full_position(
        rulebook("viajantes").read_position(
            {
                "players": 3,
                "mover": "P2",
                "spent": 2,
                "seats": {"clown": "1A"},
                "identities": {"P3": ["tourist", "student"]},
                "hands": {"P1": {"clothing": 2}},
                "suitcases": {
                    "tourist": ["clown up"] * 5,
                    "grandma": ["clothing up"],
                },
            }
        )
    )
    assert full["points"] == {"P1": 0, "P2": 3, "P3": 2}
    assert full["clothing"] == 2
    assert full["closed"] == ["tourist"]
    assert full["starter"] == "P1"
    assert full["seats"] == {
        "tourist": "1B",
        "grandma": "2A",
        "student": "2B",
        "doctor": "3A",
        "policeman": "3B",
        "clown": "1A",
    }
    assert full["identities"] == {
        "P1": ["grandma", "doctor"],
        "P2": ["policeman", "clown"],
        "P3": ["tourist", "student"],
    }


def test_a_written_column_was_put_card_by_card_where_a_reading_asks() -> None:
    book = rulebook("viajantes")
    readings = chosen(book.readings, {"alternation": "last-put"})
    state = book.read_position({"suitcases": {"clown": ["doctor up", "doctor down"]}}, 3, readings)
    story = book.full_position(state)["past"]["stories"]["clown"]
    assert story["ever-put"]
    assert story["last-put"] == "down"
    assert story["added"] == 2


@pytest.mark.parametrize(
    ("field", "players"), list(product(["players", "readings"], [4])), ids=lambda value: str(value)
)
def test_what_is_said_twice_has_to_agree(field: str, players: int) -> None:
    book = rulebook("viajantes")
    data = {"players": {"players": 3}, "readings": {"readings": {"pairs": "any-two"}}}[field]
    with pytest.raises(Faults) as caught:
        book.read_position(data, players, book.readings())
    assert caught.value.faults[0].path == (field,)
