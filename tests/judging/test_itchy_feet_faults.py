"""What is wrong in a scenario or a box of Itchy Feet is said with file, line, field and clause."""

from __future__ import annotations

from typing import Any

import pytest

from lexludi.itchy_feet.components import COUNTRIES, DEFAULT_BOX, game_for
from lexludi.itchy_feet.written.boxes import box_form, with_components
from lexludi.judging.documents import parse_document
from lexludi.judging.judging import judge_document
from lexludi.kernel.forms import Faults, plain

from .faults import problems

GOOD = """\
title: a title
game: itchy-feet
players: 3
position:
  hands: {P1: {skis: 1, coat: 1, passport: 1}}
  pile: [torch, tent]
moves:
- move: {action: draw}
- move: {action: draw-card}
  shows: [{to: P1, cards: {torch: 1}}]
- move: {action: steal, card: skis, victim: P1}
  refused: steal.cost
expect:
  points: {P1: 0}
  position: {hands: {P1: {torch: 1}}, mover: P2}
"""


def test_a_scenario_without_faults_is_judged() -> None:
    (one,) = judge_document(parse_document(GOOD, "f.yaml"))
    assert (one.met, one.failed) == (7, ())


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (
            "{skis: 1",
            "{skies: 1",
            "5: position.hands.P1.skies: no card 'skies' (did you mean skis?)",
        ),
        ("{skis: 1", "{skis: -1", "5: position.hands.P1.skis: should be at least 0, not -1"),
        ("{skis: 1", "{skis: 3", "5: position.hands: 3 cards 'skis' in all, the game has 2"),
        ("{skis: 1", "{skis: many", "5: position.hands.P1.skis: should be a whole number"),
        ("{P1: {skis", "{P4: {skis", "5: position.hands.P4: P4 does not play, only 3 do"),
        ("[torch, tent]", "[torch, tempt]", "6: position.pile[2]: no card 'tempt'"),
        ("[torch, tent]", "torch", "6: position.pile: should be a list, not 'torch'"),
        ("  pile:", "  pil:", "6: position.pil: unknown field (did you mean pile?)"),
        ("  pile:", "  stage: acts\n  pile:", "6: position.stage: no stage 'acts'"),
        (
            "{action: draw}",
            "{action: drew}",
            "8: moves[1].move.action: no action 'drew' (did you mean draw?)",
        ),
        (
            "{action: draw}",
            "{action: recycle, cards: [skis]}",
            "8: moves[1].move.cards: should be a list of 2, not a list of 1",
        ),
        (
            "{action: draw}",
            "{action: travel, cards: [skis, coat, torch, tent]}",
            "8: moves[1].move.cards: should be a list of 3, not a list of 4",
        ),
        ("{action: draw}", "{action: pick, place: 0}", "8: moves[1].move.place: should be at lea"),
        (
            "victim: P1",
            "victim: P5",
            "11: moves[3].move.victim: P5 does not play in this game",
        ),
        ("{to: P1, cards", "{too: P1, cards", "10: moves[2].shows[1].too: unknown field"),
        ("steal.cost", "steal.costs", "12: moves[3].refused: no clause 'steal.costs' (did you m"),
        ("players: 3", "players: 7", "3: players: is 7, Itchy Feet is for 2, 3, 4, 5, 6"),
        (
            "position:\n",
            "position:\n  box: {extensions: [event]}\n",
            "5: position.box.extensions[1]: no extension 'event' (did you mean events?)",
        ),
        (
            "position:\n",
            "position:\n  box: {items: {skis: 31}}\n",
            "5: position.box.items: 31 items in all, there are 32, see components.items",
        ),
        (
            "position:\n",
            "position:\n  box: {texts: {event-1: interrupts}}\n",
            "5: position.box.texts.event-1: interrupts is what a special item does",
        ),
    ],
    ids=str,
)
def test_a_fault_is_named_by_line_and_field(old: str, new: str, said: str) -> None:
    assert old in GOOD
    found = problems(GOOD.replace(old, new, 1))
    assert any(one.startswith(f"f.yaml:{said}") for one in found), found


def test_all_faults_are_told_at_once() -> None:
    text = GOOD.replace("skis: 1", "skies: 1", 1).replace("torch, tent", "torch, tempt", 1)
    assert len(problems(text.replace("action: draw}", "action: drew}", 1))) == 3


def whole() -> dict[str, Any]:
    """The default box, with every field."""
    told: dict[str, Any] = plain(box_form(DEFAULT_BOX))
    return told


def faults(**changes: Any) -> list[str]:
    """What is said of the default box with other fields."""
    with pytest.raises(Faults) as refused:
        with_components(game_for(3), {**whole(), **changes})
    return [str(fault) for fault in refused.value.faults]


def needs(**changes: Any) -> dict[str, Any]:
    """What the countries of the default box ask for, but for some."""
    return {**whole()["needs"], **{key.replace("_", "-"): value for key, value in changes.items()}}


def test_the_default_box_is_without_fault_and_read_back() -> None:
    assert with_components(game_for(3), whole()).box == DEFAULT_BOX
    assert with_components(game_for(3), {}).box == DEFAULT_BOX


@pytest.mark.parametrize(
    ("field", "value", "said"),
    [
        (
            "needs",
            needs(country_3=["skis", "skis", "skis"]),
            "needs.country-3: asks for 3 x skis, of which there are 2, see goal.three-items",
        ),
        (
            "needs",
            needs(country_3=["skis", "coat", "hat", "boots"]),
            "needs.country-3: asks for 4 items, not for 3, see goal.three-items",
        ),
        (
            "needs",
            needs(country_3=["skis", "coat"]),
            "needs.country-3: asks for 2 items, not for 3, see goal.three-items",
        ),
        (
            "needs",
            needs(country_3=["skis", "coat", "passport"]),
            "needs.country-3[3]: passport is no item (there are 16, such as backpack), "
            "see goal.three-items",
        ),
        (
            "needs",
            needs(country_3=["skis", "coat", "hatt"]),
            "needs.country-3[3]: no card 'hatt' (did you mean hat?), see goal.three-items",
        ),
        (
            "needs",
            needs(country_14=["skis", "coat", "hat"]),
            "needs.country-14: no country 'country-14' (did you mean country-4?), "
            "see goal.three-items",
        ),
        (
            "needs",
            {key: value for key, value in needs().items() if key != "country-7"},
            "needs.country-7: is missing, see components.countries",
        ),
        (
            "items",
            {**whole()["items"], "skis": 3},
            "items: 33 items in all, there are 32, see components.items",
        ),
        (
            "items",
            {**whole()["items"], "skis": -2},
            "items.skis: should be at least 0, not -2, see components.items",
        ),
        (
            "items",
            {**whole()["items"], "skies": 2},
            "items.skies: no card 'skies' (did you mean skis?), see components.items",
        ),
        (
            "items",
            {**whole()["items"], "mousetrap": 0},
            "items.mousetrap: is no item (there are 16, such as backpack), see components.items",
        ),
        (
            "texts",
            {"event-1": "all-drew"},
            "texts.event-1: no text 'all-drew' (did you mean all-draw?), see event.everybody",
        ),
        (
            "texts",
            {"special-5": "interupts"},
            "texts.special-5: no text 'interupts' (did you mean interrupts?), "
            "see special.as-written",
        ),
        (
            "texts",
            {"event-1": "picks-from-pile"},
            "texts.event-1: picks-from-pile is what a special item does (known here: nothing, "
            "all-draw, all-discard, hands-left), see event.everybody",
        ),
        (
            "texts",
            {"mousetrap": "all-draw"},
            "texts.mousetrap: all-draw is what an event does (known here: nothing, "
            "stands-for-an-item, interrupts, picks-from-pile, swaps-with-pile), "
            "see special.as-written",
        ),
        (
            "texts",
            {"skis": "interrupts"},
            "texts.skis: a card of this sort has no text, so not interrupts, "
            "see special.as-written",
        ),
        (
            "any-time",
            ["event-1"],
            "any-time: event-1 is no special item, only they can be used at any time, "
            "see special.action-or-any-time",
        ),
        (
            "abilities",
            {"smuggler": "draws-three"},
            "abilities.smuggler: no ability 'draws-three' (did you mean draws-two?), "
            "see components.characters",
        ),
        (
            "extensions",
            ["postcard"],
            "extensions[1]: no extension 'postcard' (did you mean postcards?), "
            "see setup.any-extensions",
        ),
        ("extensions", "all", "extensions: should be a list, not 'all', see setup.any-extensions"),
        (
            "countries",
            {},
            "countries: unknown field (known: items, needs, texts, any-time, "
            "abilities, extensions)",
        ),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_bad_box_is_told_with_its_field_and_clause(field: str, value: Any, said: str) -> None:
    assert faults(**{field: value}) == [said]


def test_all_that_is_wrong_in_a_box_is_told_at_once() -> None:
    told = faults(
        needs=needs(country_1=["skis"], country_2=["skis"] * 3, country_3=["skies", "hat", "hat"]),
        texts={"event-1": "interrupts", "event-2": "nothin"},
        extensions=["all"],
    )
    fields = [one.partition(": ")[0] for one in told]
    assert sorted(fields) == [
        "extensions[1]",
        "needs.country-1",
        "needs.country-2",
        "needs.country-3[1]",
        "texts.event-1",
        "texts.event-2",
    ]


def test_of_unreadable_items_nothing_is_inferred() -> None:
    assert len(faults(items={"skies": 32})) == 1


def test_items_that_are_not_there_are_missed_by_each_country_that_asks_for_them() -> None:
    items = {**whole()["items"], "backpack": 0, "hat": 4}
    asking = [country.value for country in COUNTRIES if "backpack" in needs()[country.value]]
    told = faults(items=items)
    assert [one.partition(":")[0] for one in told] == [f"needs.{name}" for name in asking]
    assert "asks for backpack, of which there are none" in told[0]


@pytest.mark.parametrize("data", [[], "box", None, 3], ids=str)
def test_what_is_no_box_at_all_is_refused(data: Any) -> None:
    with pytest.raises(Faults, match="should be a mapping of fields"):
        with_components(game_for(3), data)
