"""Venturesome: the ids that models, claims and readers rely on are there."""

from __future__ import annotations

import pytest

from lexludi_spec import load

VENTURESOME = load("venturesome")

PROHIBITIONS = {
    "turn.steps-in-order",
    "play.from-hand",
    "play.new-colour",
    "play.must",
    "hunter.banned",
    "threat.face-up",
    "threat.not-a-target",
    "round.steps-in-order",
    "guide.not-itself",
    "adventurer.another-player",
    "professor.from-hand",
    "aviator.not-itself",
    "aviator.another-player",
    "hunter.chooses",
    "collector.from-hand",
    "collector.another-player",
    "collector.different-card",
}

READINGS = {
    "stopping": ["must-play", "may-stop"],
    "last-card": ["effect-skipped", "guide-still-returns"],
    "hunter-last": ["ban-stays", "ban-lifted"],
    "bans": ["replaced", "accumulate"],
    "lone-hunter": ["must-ban", "skipped"],
    "different-card": ["other-card", "other-kind"],
    "bridge-pair": ["resolver", "chance", "left-neighbour"],
    "dealing": ["one-at-a-time", "all-at-once"],
    "shortage": ["reshuffle-first", "deck-only"],
    "reshuffled-threats": ["with-just-resolved", "without"],
    "maps": ["each-map", "colour-once"],
    "sets": ["every-three", "one-set"],
    "gem-points": ["gem-symbols", "with-maps"],
    "disqualified": ["still-tied", "tied-on-points"],
    "last-tie-break": ["fewest-of-the-rest", "next-best", "fewest-of-all"],
    "shared-fewest": ["chain-again", "all-win", "nobody-wins"],
    "counts": ["public", "private"],
}

PARAMETERS = {
    "player-count",
    "intimidated-characters",
    "symbol-table",
    "one-symbol",
    "character-names",
}

CHARACTERS = {"guide", "reporter", "adventurer", "professor", "aviator", "hunter", "collector"}

THREATS = {
    "trap",
    "bog",
    "sandstorm",
    "spiders-nest",
    "rope-bridge",
    "collapsing-temple",
    "jaguar",
    "volcanic-eruption",
    "emergency-landing",
    "snow-avalanche",
    "native",
    "storm",
}


def test_the_prohibitions_are_exactly_those_that_the_model_refuses() -> None:
    found = {name for name, clause in VENTURESOME.clauses.items() if clause.kind == "prohibition"}
    assert found == PROHIBITIONS


@pytest.mark.parametrize("ruling", READINGS)
def test_a_ruling_has_its_readings_in_order(ruling: str) -> None:
    found = VENTURESOME.rulings[ruling]
    assert found.status == "differs"
    assert [reading.id for reading in found.readings] == READINGS[ruling]


def test_only_these_rulings_leave_rivals_that_differ() -> None:
    differing = {name for name, one in VENTURESOME.rulings.items() if one.status == "differs"}
    assert differing == set(READINGS)


def test_what_the_rulebook_leaves_out_is_a_parameter() -> None:
    found = {name for name, one in VENTURESOME.rulings.items() if one.status == "parameter"}
    assert found == PARAMETERS


def test_every_character_has_clauses_of_its_own() -> None:
    topics = {name.partition(".")[0] for name in VENTURESOME.clauses}
    assert topics >= CHARACTERS


def test_every_threat_has_a_clause() -> None:
    missing = {threat for threat in THREATS if f"threat.{threat}" not in VENTURESOME.clauses}
    assert missing == set()


def test_each_numbered_question_is_ruled_on_once() -> None:
    numbers = [one.register for one in VENTURESOME.rulings.values() if one.register]
    assert len(numbers) == len(set(numbers)) == 60


def test_every_worked_example_of_the_rulebook_is_a_clause() -> None:
    examples = {name for name, clause in VENTURESOME.clauses.items() if clause.kind == "example"}
    assert examples == {"example.second-professor", "example.blue-gems"}
