"""What is wrong in a scenario is said with file, line and field, and what to do about it."""

from __future__ import annotations

import pytest

from lexludi.judging.documents import parse_document
from lexludi.judging.judging import judge_document

from .faults import problems

GOOD = """\
title: a title
game: viajantes
players: 3
position:
  hands: {P1: {clown: 1}}
  suitcases:
    grandma: [doctor up]
moves:
- move: {action: put, card: clown, into: grandma, face: down}
"""


def test_a_scenario_without_faults_is_judged() -> None:
    (one,) = judge_document(parse_document(GOOD, "f.yaml"))
    assert (one.met, one.failed) == (1, ())


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (
            "clown: 1}",
            "clwon: 1}",
            "5: position.hands.P1.clwon: no kind 'clwon' (did you mean clown?)",
        ),
        ("clown: 1}", "clown: -1}", "5: position.hands.P1.clown: should be at least 0, not -1"),
        ("clown: 1}", "clown: 6}", "5: position.hands: 6 items of the clown in all, there are 5"),
        (
            "clown: 1}",
            "clown: one}",
            "5: position.hands.P1.clown: should be a whole number, not 'one'",
        ),
        ("{P1:", "{P9:", "5: position.hands.P9: no player 'P9'"),
        ("{P1:", "{P4:", "5: position.hands.P4: P4 does not play, only 3 do"),
        (
            "[doctor up]",
            "[doctr up]",
            "7: position.suitcases.grandma[1]: no card 'doctr' (did you mean doctor?)",
        ),
        ("[doctor up]", "[doctor]", "7: position.suitcases.grandma[1]: 'doctor' is no card"),
        (
            "[doctor up]",
            "[twelfth up]",
            "7: position.suitcases.grandma[1]: no twelfth in this game",
        ),
        (
            "[doctor up]",
            "[doctor up, clown up, doctor up, clown up, doctor up, clown up]",
            "7: position.suitcases.grandma: holds 6 cards, a suitcase takes 5",
        ),
        ("    grandma:", "    granny:", "7: position.suitcases.granny: no character 'granny'"),
        (
            "  suitcases:",
            "  suitcase:",
            "6: position.suitcase: unknown field (did you mean suitcases?)",
        ),
        ("  suitcases:", "  mover: P7\n  suitcases:", "6: position.mover: no player 'P7'"),
        (
            "  suitcases:",
            "  closed: [grandma]\n  suitcases:",
            "6: position.closed.grandma: the suitcase is closed, but holds 1 of 5 cards",
        ),
        (
            "  suitcases:",
            "  seats: {clown: 1A, doctor: 1A}\n  suitcases:",
            "6: position.seats.clown: seat 1A is taken by the doctor already",
        ),
        (
            "  suitcases:",
            "  seats: {clown: 6A}\n  suitcases:",
            "6: position.seats.clown: there is no seat 6A on a train of 3 carriages",
        ),
        (
            "  suitcases:",
            "  identities: {P1: [clown, clown]}\n  suitcases:",
            "6: position.identities.P1: the clown is an identity of P1 already",
        ),
        (
            "  suitcases:",
            "  identities: {P1: [clown]}\n  suitcases:",
            "6: position.identities.P1: should be a list of 2, not a list of 1",
        ),
        (
            "  suitcases:",
            "  clothing: 6\n  suitcases:",
            "6: position.clothing: 6 clothing cards in all, the game has 5",
        ),
        (
            "  suitcases:",
            "  points: {P1: 6}\n  suitcases:",
            "6: position.points: 6 action points in all, there are 5",
        ),
        (
            "  suitcases:",
            "  spent: 6\n  suitcases:",
            "6: position.spent: 6 points spent, a turn has 5",
        ),
        (
            "  suitcases:",
            "  players: 4\n  suitcases:",
            "6: position.players: is 4, but 3 are said to play",
        ),
        (
            "action: put",
            "action: putt",
            "9: moves[1].move.action: no action 'putt' (did you mean put?)",
        ),
        ("action: put, ", "", "9: moves[1].move.action: is missing"),
        ("card: clown, ", "", "9: moves[1].move.card: is missing"),
        (
            "face: down",
            "face: sideways",
            "9: moves[1].move.face: no face 'sideways' (known: up, down)",
        ),
        (
            "into: grandma",
            "into: twelfth",
            "9: moves[1].move.into: the twelfth is not in this game",
        ),
        (
            "face: down}",
            "face: down}\n  refused: put.alternat",
            "10: moves[1].refused: no clause 'put.alternat' (did you mean put.alternate?)",
        ),
        (
            "game: viajantes",
            "game: viajante",
            "2: game: no game 'viajante' (did you mean viajantes?)",
        ),
        ("game: viajantes\n", "", "1: game: is missing"),
        ("players: 3", "players: 7", "3: players: is 7, Viajantes is for 3, 4, 5, 6"),
        ("players: 3\n", "", "1: players: is missing"),
        ("title: a title\n", "", "1: title: is missing"),
        (
            "players: 3",
            "players: 3\nreadings: {end-triger: capped}",
            "4: readings: no ruling 'end-triger' (did you mean end-trigger?)",
        ),
        (
            "players: 3",
            "players: 3\nreadings: {end-trigger: caped}",
            "4: readings: end-trigger has no reading 'caped' (did you mean capped?)",
        ),
        (
            "players: 3",
            "players: 3\nreadings: some",
            "4: readings: no such word 'some' (known: all)",
        ),
        ("players: 3", "players: 3\nclauses: [put.x]", "4: clauses[1]: no clause 'put.x'"),
        ("players: 3", "players: 3\nbeyond: [put.x]", "4: beyond[1]: no clause 'put.x'"),
        (
            "moves:",
            "expect: {points: {P9: 1}}\nmoves:",
            "8: expect.points.P9: no points of 'P9' (known: P1, P2, P3)",
        ),
        ("moves:", "expect: {winners: [P9]}\nmoves:", "8: expect.winners[1]: no player 'P9'"),
        (
            "moves:",
            "expect: {point: {P9: 1}}\nmoves:",
            "8: expect.point: unknown field (did you mean points?)",
        ),
        ("moves:", "moves: 3\nxmoves:", "8: moves: should be a list, not 3"),
    ],
)
def test_a_fault_names_file_line_and_field(old: str, new: str, said: str) -> None:
    assert old in GOOD
    found = problems(GOOD.replace(old, new, 1))
    assert any(problem.startswith(f"f.yaml:{said}") for problem in found), found
    assert all("\n" not in problem for problem in found)


def test_all_faults_are_told_at_once() -> None:
    text = GOOD.replace("clown: 1}", "clwon: 1}").replace("face: down", "face: left")
    assert len(problems(text)) == 2


def test_a_fault_of_a_shared_field_is_told_once_where_it_stands() -> None:
    text = """\
game: viajantes
players: 3
position: {mover: P8}
scenarios:
- title: one
- title: other
"""
    (told,) = problems(text)
    assert told.startswith("f.yaml:3: position.mover: no player 'P8'")


def test_a_suite_has_no_field_of_its_own_making() -> None:
    assert problems("gme: viajantes\nscenarios: []\n")[0].startswith("f.yaml:1: gme: unknown field")


@pytest.mark.parametrize("text", ["3", "[3]", "scenarios: 3", "[]", "a: b"])
def test_what_is_no_scenario_is_said_to_be_none(text: str) -> None:
    assert problems(text)


def test_an_unchecked_position_may_be_one_that_no_game_comes_to() -> None:
    text = GOOD.replace("clown: 1}", "clown: 6}")
    assert problems(text)
    judge_document(parse_document(text.replace("  hands", "  unchecked: true\n  hands"), "f.yaml"))


def test_a_legal_move_that_was_expected_to_be_refused_is_told_and_not_made() -> None:
    text = (
        GOOD + "  refused: put.alternate\n- move: {action: stop}\nexpect: {position: {spent: 0}}\n"
    )
    (one,) = judge_document(parse_document(text, "f.yaml"))
    assert one.failed == (
        "f.yaml:9: moves[1]: expected that put.alternate refuses this, but it is legal",
    )
    assert one.met == 2


def test_what_follows_a_move_that_was_not_made_is_not_judged() -> None:
    text = GOOD.replace("face: down", "face: up") + "expect: {points: {P1: 999}}\n"
    (one,) = judge_document(parse_document(text, "f.yaml"))
    assert len(one.failed) == 1
    assert "is refused by put.alternate" in one.failed[0]


def test_no_more_faults_are_told_than_anybody_reads() -> None:
    told = problems(GOOD + "".join(f"x{at}: 1\n" for at in range(100)))
    assert len(told) == 21
    assert told[-1].endswith("80 more faults like these")


def test_a_file_holds_so_many_scenarios_and_no_more() -> None:
    text = "game: viajantes\nplayers: 3\nscenarios:\n" + "- title: one\n" * 501
    (told,) = problems(text)
    assert told.startswith("f.yaml:1: file: holds 501 scenarios")
