"""Passengers: the ids that models, claims and readers rely on are there."""

from __future__ import annotations

import pytest

from lexludi_spec import load

PASSENGERS = load("passengers")

PROHIBITIONS = {
    "setup.decks",
    "setup.faction-deck",
    "setup.mystery-deck",
    "setup.hand",
    "round.steps-in-order",
    "mystery.other-boat",
    "place.own-card",
    "place.space-there",
    "place.free-space",
    "place.capacity",
    "gift.effect",
    "gift.in-play",
    "effect.peek",
    "effect.reveal",
    "effect.swap",
    "effect.mask",
    "effect.lose-votes",
    "effect.pass-coin",
    "mask.once",
}

READINGS = {
    "capacity": ["all-spaces", "four"],
    "mystery-counts": ["counts", "does-not-count"],
    "last-player": ["by-coin", "by-first-coin"],
    "gift-from": ["own-space", "any-left"],
    "mask-shortage": ["nothing-to-take", "space-unusable", "back-from-losers"],
    "mask-use": ["may-waste", "must-use", "returned-unused"],
    "two-masks": ["last-counts", "forbidden"],
    "gift-use": ["must-if-possible", "may-decline"],
    "coin-passed": ["new-holder", "holder-at-start"],
    "final-tie": ["tied-faction", "any-faction"],
    "soul-bonus": ["best-group", "every-group"],
    "masked-jester": ["both", "only-as-soul"],
    "gaps": ["no-bonus", "look-past"],
    "swapped-masks": ["with-card", "with-space"],
    "own-card-again": ["no-look", "may-look"],
    "votes-beyond-supply": ["within-supply", "unlimited"],
}

PARAMETERS = {
    "board",
    "votes-shown",
    "mask-area",
    "mask-gift",
    "gift-texts",
    "vessel",
    "gifts-of-four",
    "colours",
    "mask-targets",
    "swap-what",
    "lost-votes",
    "stacking",
}

EFFECTS = {
    "peek",
    "reveal",
    "swap",
    "mask",
    "gain-votes",
    "lose-votes",
    "pass-coin",
    "name",
    "silence",
    "nothing",
}


def test_the_prohibitions_are_exactly_those_that_the_model_refuses() -> None:
    found = {name for name, clause in PASSENGERS.clauses.items() if clause.kind == "prohibition"}
    assert found == PROHIBITIONS


@pytest.mark.parametrize("ruling", READINGS)
def test_a_ruling_has_its_readings_in_order(ruling: str) -> None:
    found = PASSENGERS.rulings[ruling]
    assert found.status == "differs"
    assert [reading.id for reading in found.readings] == READINGS[ruling]


def test_only_these_rulings_leave_rivals_that_differ() -> None:
    differing = {name for name, one in PASSENGERS.rulings.items() if one.status == "differs"}
    assert differing == set(READINGS)


def test_what_the_rulebook_leaves_out_is_a_parameter() -> None:
    found = {name for name, one in PASSENGERS.rulings.items() if one.status == "parameter"}
    assert found == PARAMETERS


def test_every_sort_of_effect_has_a_clause() -> None:
    assert {effect for effect in EFFECTS if f"effect.{effect}" not in PASSENGERS.clauses} == set()


def test_each_numbered_question_is_ruled_on_once() -> None:
    numbers = [
        number
        for one in PASSENGERS.rulings.values()
        if one.register
        for number in one.register.split()
    ]
    assert len(numbers) == len(set(numbers)) == 57


def test_every_worked_example_of_the_rulebook_is_a_clause() -> None:
    examples = {name for name, clause in PASSENGERS.clauses.items() if clause.kind == "example"}
    assert examples == {
        "example.hand",
        "example.gift-order",
        "example.vote",
        "example.souls",
        "example.demons",
        "example.round",
        "example.round-gifts",
        "example.round-vote",
    }
