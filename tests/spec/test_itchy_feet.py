"""Itchy Feet: the ids that models, claims and readers rely on are there."""

from __future__ import annotations

import pytest

from lexludi_spec import SpecificationError, load

ITCHY_FEET = load("itchy-feet")

PROHIBITIONS = {
    "goal.own-country-first",
    "turn.one-action",
    "turn.steps-in-order",
    "recycle.cost",
    "recycle.chooses",
    "trade.one-partner",
    "trade.sizes",
    "trade.from-hand",
    "trade.agreed",
    "steal.cost",
    "steal.from-another",
    "travel.on-own-turn",
    "travel.own-or-centre",
    "travel.items",
    "travel.passport",
    "event.not-recycled",
    "special.action-or-any-time",
    "special.credit-card",
    "special.pile-only",
    "forbidden.no-travel",
    "forbidden.disposal",
    "forbidden.not-for-another",
    "forbidden.no-payment",
    "forbidden.no-limit-discard",
    "character.smuggler",
}

READINGS = {
    "own-first": ["own-first", "everybody-first", "no-order"],
    "which-country": ["own-or-centre", "any-on-the-table"],
    "acting": ["must-act", "may-pass"],
    "limit-moment": ["at-once", "end-of-action"],
    "limit-counts": ["all-cards", "listed-cards"],
    "limit-choice": ["owner", "chance"],
    "trade-sizes": ["one-each", "gifts-allowed"],
    "trades-between-others": ["mover-only", "any-two"],
    "bonus-for": ["initiator", "both"],
    "traded-cards": ["hidden", "open"],
    "own-discard-back": ["may-take-back", "earlier-cards-only"],
    "passport-as-payment": ["may-pay", "stays"],
    "empty-victim": ["refused", "cost-lost"],
    "reshuffle-trigger": ["whenever-empty", "last-card-only"],
    "reshuffle-or-limit": ["reshuffle-first", "limit-first"],
    "nothing-to-draw": ["no-draw", "null-action"],
    "event-instead": ["no-other-card", "another-card"],
    "used-events": ["to-discards", "out-of-the-game"],
    "forbidden-postcards": ["wins-anyway", "blocks-winning"],
    "forbidden-after-disposal": ["to-discards", "out-of-the-game"],
    "interrupted-turn": ["interrupted-player", "interrupters-next-turn"],
    "interrupted-cost": ["lost", "given-back"],
}

PARAMETERS = {
    "players",
    "missing-items",
    "equal-items",
    "card-texts",
    "event-order",
    "event-for-event",
    "victim-and-chance",
    "wild-card",
    "pile-only-texts",
    "characters-dealt",
    "smuggler-terms",
}

EXTENSIONS = {"event", "special", "forbidden", "postcard"}


def test_the_game_has_a_hyphen_and_its_folder_an_underscore() -> None:
    assert (ITCHY_FEET.game, ITCHY_FEET.folder.name) == ("itchy-feet", "itchy_feet")
    with pytest.raises(SpecificationError, match="known are itchy-feet"):
        load("itchy_feet")


def test_the_prohibitions_are_exactly_those_that_the_model_refuses() -> None:
    found = {name for name, clause in ITCHY_FEET.clauses.items() if clause.kind == "prohibition"}
    assert found == PROHIBITIONS


@pytest.mark.parametrize("ruling", READINGS)
def test_a_ruling_has_its_readings_in_order(ruling: str) -> None:
    found = ITCHY_FEET.rulings[ruling]
    assert found.status == "differs"
    assert [reading.id for reading in found.readings] == READINGS[ruling]


def test_only_these_rulings_leave_rivals_that_differ() -> None:
    differing = {name for name, one in ITCHY_FEET.rulings.items() if one.status == "differs"}
    assert differing == set(READINGS)


def test_what_the_rulebook_leaves_out_is_a_parameter() -> None:
    found = {name for name, one in ITCHY_FEET.rulings.items() if one.status == "parameter"}
    assert found == PARAMETERS


def test_every_extension_that_is_shuffled_in_has_a_clause_that_says_so() -> None:
    missing = {each for each in EXTENSIONS if f"{each}.shuffled" not in ITCHY_FEET.clauses}
    assert missing == set()


def test_each_numbered_question_is_ruled_on_once() -> None:
    numbers = [one.register for one in ITCHY_FEET.rulings.values() if one.register]
    assert len(numbers) == len(set(numbers)) == 58


def test_a_count_that_stands_in_a_heading_is_a_clause() -> None:
    headings = {
        name
        for entry in ITCHY_FEET.sources.entries
        if entry.place.ordinal == 0
        for name in entry.clauses
    }
    assert headings == {
        "components.events",
        "components.special-items",
        "components.forbidden-items",
        "components.postcards",
        "components.characters",
    }


def test_every_worked_example_of_the_rulebook_is_a_clause() -> None:
    examples = {name for name, clause in ITCHY_FEET.clauses.items() if clause.kind == "example"}
    assert examples == {"example.three-for-two"}
