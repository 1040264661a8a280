"""The JSON Schema of scenario files says what the reader takes."""

from __future__ import annotations

from typing import Any

import pytest

from lexludi.judging.scenarios import file_schema
from lexludi.rulebooks import rulebook, rulebooks


def references(node: Any) -> list[str]:
    if isinstance(node, dict):
        here = [node["$ref"]] if "$ref" in node else []
        return here + [one for value in node.values() for one in references(value)]
    if isinstance(node, list):
        return [one for value in node for one in references(value)]
    return []


@pytest.mark.parametrize("name", rulebooks())
def test_every_reference_leads_to_a_definition(name: str) -> None:
    schema = file_schema(rulebook(name))
    assert references(schema)
    for reference in references(schema):
        assert reference.removeprefix("#/$defs/") in schema["$defs"]


@pytest.mark.parametrize("name", rulebooks())
def test_it_is_of_one_game_and_has_no_room_for_unknown_fields(name: str) -> None:
    parts = file_schema(rulebook(name))["$defs"]
    assert parts["Scenario"]["properties"]["game"] == {"const": name}
    assert parts["Scenario"]["required"] == ["title", "game", "players"]
    for part in parts.values():
        if part.get("type") == "object":
            assert part["additionalProperties"] is False


@pytest.mark.parametrize("name", rulebooks())
def test_the_actions_are_those_of_the_game(name: str) -> None:
    book = rulebook(name)
    moves = file_schema(book)["$defs"]["Step"]["properties"]["move"]
    assert set(moves["discriminator"]["mapping"]) == set(book.actions)


def test_the_cards_of_venturesome_are_listed() -> None:
    parts = file_schema(rulebook("venturesome"))["$defs"]
    listed = parts["Position"]["properties"]["deck"]["items"]
    assert len(parts[listed["$ref"].removeprefix("#/$defs/")]["enum"]) == 56
    assert parts["Box"]["required"] == ["cards"]
