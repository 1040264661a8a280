"""A witness is a line of play that is drawn position by position, and a list without a script."""

from __future__ import annotations

import re
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import pytest
from docutils import nodes

from .building import Site
from .conftest import builder
from .pebbles import install
from .results import compared, witness

RULINGS = "games/pebbles/rulings/rulings-1.html"
LIST = re.compile(r'<ol aria-label="([^"]+)" class="lex-stepper" start="0">(.*?)</ol>', re.DOTALL)
MOVES = tuple(witness()["story"])


@pytest.fixture(scope="module")
def rulebook(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """The rulebook of the small game."""
    root = tmp_path_factory.mktemp("rulebook")
    install(root, "pebbles_played")
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(root))
        import pebbles_played  # type: ignore[import-not-found]

    return pebbles_played.RULEBOOK


def line(rulebook: Any, moves: Sequence[str], **given: Any) -> tuple[list[int], tuple[str, ...]]:
    """The heaps that a game comes past, and the moves that lead to none; nothing for no line."""
    from lexludi_domain.replay import replayed

    found = replayed(rulebook, given, moves)
    if found is None:
        return [], ()
    return [each.data["heap"] for each in found.positions], found.left


def test_a_game_comes_past_every_position(rulebook: Any) -> None:
    assert line(rulebook, MOVES, start={"heap": 4}, data={"heap": 1}) == ([4, 3, 1], MOVES[2:])
    assert line(rulebook, MOVES[:2], start={"heap": 4}, data={"heap": 1}) == ([4, 3, 1], ())


def test_a_game_ends_where_the_witness_does(rulebook: Any) -> None:
    moves = ("One takes 1", "One takes 1")
    assert line(rulebook, moves, start={"heap": 4}, data={"heap": 3}) == ([4, 3], moves[1:])


def test_moves_lead_on_from_a_position_that_is_the_first(rulebook: Any) -> None:
    assert line(rulebook, MOVES[:2], data={"heap": 4}) == ([4, 3, 1], ())
    assert line(rulebook, (), data={"heap": 4}) == ([4], ())


def test_words_that_several_moves_are_told_in_mean_the_one_that_leads_there(rulebook: Any) -> None:
    vague = SimpleNamespace(**{**vars(rulebook), "tell": lambda heap, count: "One takes some"})
    words = ["One takes some", "One takes some"]
    for heap in (0, 1, 2):
        found, left = line(vague, words, start={"heap": 4}, data={"heap": heap})
        assert (found[0], found[-1], left) == (4, heap, ())
    found, _ = line(vague, words, data={"heap": 4}, after={"data": {"heap": 1}})
    assert found[-1] == 1
    assert line(vague, words, data={"heap": 4}, after={"data": {"heap": 4}}) == ([], ())


def test_there_is_no_line_that_the_rules_do_not_lead_along(rulebook: Any) -> None:
    assert line(rulebook, MOVES, start={"heap": 4}, data={"heap": 2}) == ([], ())
    assert line(rulebook, ["One takes all", "One takes 1"], data={"heap": 4}) == ([], ())
    assert line(None, MOVES, data={"heap": 4}) == ([], ())


def test_a_line_that_cannot_be_played_is_told(rulebook: Any) -> None:
    shown = figure(None, MOVES, data={"heap": 4})
    assert all(move in shown.astext() for move in MOVES)
    assert "lex-stepper" not in str(shown)


def test_many_positions_are_folded_and_the_last_one_is_not(rulebook: Any) -> None:
    from lexludi_domain.nodes import fold, stepper

    moves = ["One takes 1"] * 15
    shown = figure(rulebook, moves, data={"heap": 15})
    (listed,) = shown.findall(stepper)
    assert isinstance(listed.parent, fold)
    assert len(listed.children) == 1 + len(moves)
    assert "After move 15" in shown.astext()


def test_of_a_very_long_game_the_last_positions_are_drawn_and_all_moves_told(
    rulebook: Any,
) -> None:
    from lexludi_domain.nodes import stepper
    from lexludi_domain.stepper import MOST

    moves = ["One takes 1"] * (MOST + 5)
    shown = figure(rulebook, moves, data={"heap": len(moves)})
    (listed,) = shown.findall(stepper)
    assert len(listed.children) == MOST
    assert listed["start"] + MOST - 1 == len(moves)
    assert shown.astext().count("One takes 1") == len(moves) + 1


def figure(rulebook: Any, moves: Sequence[str], **given: Any) -> nodes.Element:
    """The block that shows a witness."""
    from lexludi_domain import witness as shown

    what = {"story": list(moves), **given}
    return shown.figure(what, "a label", lambda words: [nodes.Text(words)], rulebook)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Site:
    """A site on which two readings part."""
    root = tmp_path_factory.mktemp("stepper")
    compared(root)
    return builder(root)()


def test_without_a_script_the_positions_are_a_list_with_the_moves_between_them(site: Site) -> None:
    assert site.status == 0, site.said
    ((label, listed),) = LIST.findall(site.html(RULINGS))
    assert label == "wins against loses"
    words = ["The start", "r='4'", "One takes 1", "r='3'", "One takes 2", "r='1'"]
    where = [listed.index(each) for each in words]
    assert where == sorted(where)
    assert listed.count("<li>") == 3
    assert "hidden" not in listed


def test_the_move_on_which_readings_part_is_told_after_the_last_position(site: Site) -> None:
    words = site.pages[RULINGS].words
    assert words.index("One takes 2") < words.index("And then One takes the last")
    assert words.index("And then One takes the last") < words.index("What comes of it")


def test_each_drawing_says_where_in_the_game_it_is(site: Site) -> None:
    for where in ("at the start", "after move 1 of 2", "after move 2 of 2"):
        assert f'aria-label="Position: wins against loses, {where}"' in site.html(RULINGS)
