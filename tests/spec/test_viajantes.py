"""Viajantes: the ids that models, claims and readers rely on are there."""

from __future__ import annotations

import pytest

from lexludi_spec import load

VIAJANTES = load("viajantes")

PROHIBITIONS = {
    "setup.hand-size",
    "setup.all-items-dealt",
    "setup.seats",
    "setup.two-identities-each",
    "turn.within-points",
    "swap-hands.own-turn",
    "end.no-more-turns",
    "put.from-hand",
    "put.open-suitcase",
    "put.alternate",
    "put.end-of-column",
    "limit.one-card-each",
    "look.open-suitcase",
    "look.face-down",
    "column.filled-place",
    "move.from-open",
    "move.to-open",
    "move.another-suitcase",
    "move.lands-last",
    "swap-places.closed",
    "swap-places.two-characters",
    "swap-hands.another-player",
    "buy.once-a-turn",
    "buy.while-available",
}

READINGS = {
    "end-trigger": ["at-least", "exactly", "capped"],
    "last-round": ["from-starter", "from-closer"],
    "unspent-points": ["pass-on", "keep"],
    "received-points": ["next-turn", "at-once"],
    "hand-swap-timing": ["own-turn", "any-moment"],
    "five-point-limit": ["per-turn", "per-action"],
    "empty-turn": ["allowed", "forbidden"],
    "alternation": ["last-in-column", "last-put", "parity-of-puts", "parity-of-cards"],
    "gap": ["closes-up", "stays"],
    "emptied-suitcase": ["free-again", "first-ever-only"],
    "first-by-move": ["counts", "first-put-free"],
    "landing": ["at-end", "on-top", "anywhere"],
    "put-place": ["at-end", "anywhere"],
    "laying-clothing": ["one-point", "included"],
    "clothing-as-item": ["yes", "no"],
    "one-card-limit": ["any-card", "one-of-each-sort"],
    "put-and-move-limit": ["together", "one-each"],
    "give-and-receive": ["allowed", "either-way"],
    "five-card-limit": ["held", "ever-added"],
    "closing-time": ["at-once", "end-of-turn"],
    "identities-seen": ["owner-looks", "nobody-looks"],
    "empty-hand-swap": ["any-empty-hand", "after-own-puts"],
    "swap-nothing": ["legal", "illegal"],
    "turn-after-hand-swap": ["goes-on", "ends"],
    "clothing-backs": ["alike", "distinct"],
    "pairs": ["same-owner", "any-two"],
    "pairs-per-owner": ["every-two", "one-pair"],
    "pairs-across": ["per-suitcase", "pooled"],
    "own-item": ["this-character", "either-identity"],
    "tie-count": ["this-suitcase", "either-identity"],
    "remaining-tie": ["shared", "turn-order"],
    "nearby-carriage": ["any-platform", "same-platform"],
    "nearby-diagonal": ["no", "yes"],
    "nearby-bonus": ["once", "each-character"],
    "closed-pile": ["unseen", "face-up-seen"],
    "move-unseen": ["blind", "peek"],
    "swap-distance": ["anywhere", "other-carriage"],
}


def test_the_prohibitions_are_exactly_those_that_the_model_refuses() -> None:
    found = {name for name, clause in VIAJANTES.clauses.items() if clause.kind == "prohibition"}
    assert found == PROHIBITIONS


@pytest.mark.parametrize("ruling", READINGS)
def test_a_ruling_has_its_readings_in_order(ruling: str) -> None:
    found = VIAJANTES.rulings[ruling]
    assert found.status == "differs"
    assert [reading.id for reading in found.readings] == READINGS[ruling]


def test_only_these_rulings_leave_rivals_that_differ() -> None:
    differing = {name for name, ruling in VIAJANTES.rulings.items() if ruling.status == "differs"}
    assert differing == set(READINGS)


def test_readings_that_part_only_together_name_each_other() -> None:
    assert "hand-swap-timing" in VIAJANTES.rulings["received-points"].why
    assert "received-points" in VIAJANTES.rulings["hand-swap-timing"].why


def test_each_numbered_question_is_ruled_on_once() -> None:
    numbers = [one.register for one in VIAJANTES.rulings.values() if one.register]
    assert len(numbers) == len(set(numbers)) == 57


def test_every_worked_example_of_the_rulebook_is_a_clause() -> None:
    examples = {name for name, clause in VIAJANTES.clauses.items() if clause.kind == "example"}
    assert examples == {
        "example.put-ana",
        "example.put-student",
        "example.move-leo",
        "example.swap-ana",
        "example.close-tourist",
        "example.score-bia",
    }
