"""What fails a build, and what makes a page new."""

from __future__ import annotations

from pathlib import Path

import pytest

from .conftest import Small
from .pebbles import install, write
from .results import result, verified

TURN = "games/pebbles/rules/turn.html"


def test_unknown_ids_fail(small: Small) -> None:
    built = small("{clause}`take.nothing` {ruling}`take.turns` {lexludi:claim}`none`")
    assert built.status != 0
    for kind, name in (("clause", "take.nothing"), ("ruling", "take.turns"), ("claim", "none")):
        assert f"unknown {kind}, or one of several games: {name}" in built.said


def test_results_that_cannot_be_read_fail_and_are_named(small: Small, tmp_path: Path) -> None:
    write(tmp_path / "build/verify/pebbles.json", "{")
    built = small()
    assert built.status != 0
    assert "verify/pebbles.json" in built.said
    assert "not verified" in built.pages[TURN].words


@pytest.mark.slow
def test_an_id_of_two_games_has_to_name_its_game(small: Small, tmp_path: Path) -> None:
    install(tmp_path / "packages", "stones")
    roles = "{clause}`pebbles/take.turns` {clause}`take.smile`"
    built = small(roles, ("pebbles", "stones"))
    assert "one of several games: take.smile" in built.said
    assert "take.turns" not in built.said
    assert f"{TURN}#take.turns" in built.pages["index.html"].links


@pytest.mark.slow
def test_results_that_come_and_go_make_pages_new(small: Small, tmp_path: Path) -> None:
    assert "not verified" in small().pages[TURN].words
    file = verified(tmp_path, result(players=2), result(players=3))
    assert "proof: 1 claim" in small().pages[TURN].words
    file.unlink()
    assert "not verified" in small().pages[TURN].words


def test_games_that_share_a_word_each_define_it(small: Small, tmp_path: Path) -> None:
    install(tmp_path / "packages", "stones")
    words = "{term}`pebbles/heap` {term}`stones/heap`"
    built = small(words, ("pebbles", "stones"))
    assert built.status == 0, built.said
    glossaries = {f"games/{game}/glossary.html#term-heap" for game in ("pebbles", "stones")}
    assert glossaries <= set(built.pages["index.html"].links)
    for game in ("pebbles", "stones"):
        assert "../glossary.html#term-heap" in built.pages[f"games/{game}/rules/turn.html"].links
        assert "term-heap" in built.pages[f"games/{game}/glossary.html"].ids
    assert set(built.inventory["lexludi:term"]) == {"pebbles/heap", "stones/heap"}
    assert list(built.broken_links()) == []


def test_a_word_that_no_game_or_several_define_fails(small: Small, tmp_path: Path) -> None:
    install(tmp_path / "packages", "stones")
    built = small("{term}`heap` {term}`pebbles/stone`", ("pebbles", "stones"))
    assert built.status != 0
    for name in ("heap", "pebbles/stone"):
        assert f"unknown term, or one of several games: {name}" in built.said
