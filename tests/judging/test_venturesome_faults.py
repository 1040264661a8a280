"""What is wrong in a scenario of Venturesome is said with file, line and field."""

from __future__ import annotations

import pytest

from lexludi.judging.documents import parse_document
from lexludi.judging.judging import judge_document

from .faults import problems

GOOD = """\
title: a title
game: venturesome
players: 3
position:
  hands: {P1: {guide map: 1, aviator ring: 1}}
  expeditions:
    P1: [reporter 1-gem]
moves:
- move: {action: play, card: guide map, end: left}
- move: {action: take-back, place: 2}
  shows: []
- move: {action: play, card: guide map}
  refused: play.from-hand
expect:
  points: {P1: 0}
  position: {hands: {P1: {reporter 1-gem: 1}}, expeditions: {P1: [guide map]}}
"""


def test_a_scenario_without_faults_is_judged() -> None:
    (one,) = judge_document(parse_document(GOOD, "f.yaml"))
    assert (one.met, one.failed) == (7, ())


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (
            "{guide map: 1",
            "{guide mapp: 1",
            "5: position.hands.P1.'guide mapp': no card 'guide mapp' (did you mean guide map?)",
        ),
        ("{guide map: 1", "{guide map: -1", "5: position.hands.P1.'guide map': should be at least"),
        ("{guide map: 1", "{guide map: 3", "5: position.hands: 3 cards 'guide map' in all, the"),
        ("[reporter 1-gem]", "[reporter]", "7: position.expeditions.P1[1]: no card 'reporter'"),
        ("    P1: [", "    P4: [", "7: position.expeditions.P4: P4 does not play, only 3 do"),
        ("  hands: ", "  stage: plays\n  hands: ", "5: position.stage: no stage 'plays' (did you"),
        ("  hands: ", "  round: 4\n  hands: ", "5: position.round: should be at most 3, not 4"),
        ("  hands: ", "  threat: []\n  hands: ", "5: position.threat: unknown field (did you mean"),
        (
            "  hands: ",
            "  threats:\n    face-up: [trapp]\n  hands: ",
            "6: position.threats.face-up[1]: no threat 'trapp' (did you mean trap?)",
        ),
        (
            "  hands: ",
            "  box:\n    cards: {guide: {map: 9}}\n  hands: ",
            "6: position.box.cards.reporter: is missing",
        ),
        ("action: play", "action: plays", "9: moves[1].move.action: no action 'plays' (did you"),
        (", place: 2", "", "10: moves[2].move.place: is missing"),
        ("place: 2", "place: 0", "10: moves[2].move.place: should be at least 1, not 0"),
        (
            "{action: take-back, place: 2}",
            "{action: swap-hands, other: P4}",
            "10: moves[2].move.other: P4 does not play in this game",
        ),
        (
            "{action: take-back, place: 2}",
            "{action: draw, card: guide map}",
            "10: moves[2].move.ca",
        ),
        ("end: left", "end: middle", "9: moves[1].move.end: no end 'middle' (known: left, right)"),
    ],
)
def test_a_fault_names_file_line_and_field(old: str, new: str, said: str) -> None:
    assert old in GOOD
    found = problems(GOOD.replace(old, new, 1))
    assert any(problem.startswith(f"f.yaml:{said}") for problem in found), found
    assert all("\n" not in problem for problem in found)
