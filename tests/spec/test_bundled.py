"""Laws of the bundled rulebooks: everything is accounted for, and pages and tables agree."""

from __future__ import annotations

from pathlib import Path

import pytest

from lexludi_spec import Kind, Specification, Status, bundled, load
from lexludi_spec.audit import audit
from lexludi_spec.sources import disagreements

RULEBOOKS = Path(__file__).parents[3] / "shared" / "rulebooks"

every_game = pytest.mark.parametrize("game", [load(name) for name in bundled()], ids=bundled())


@every_game
@pytest.mark.skipif(not RULEBOOKS.is_dir(), reason="the texts of the rulebooks are not here")
def test_every_sentence_of_the_rulebook_is_accounted_for(game: Specification) -> None:
    text = (RULEBOOKS / f"{game.folder.name}.txt").read_text("utf-8")
    report = audit(game, text)
    assert report.clean
    assert len(report.accounted) == report.units > 0


@every_game
def test_every_unit_has_clauses_or_a_reason(game: Specification) -> None:
    assert [entry.place for entry in game.sources.entries if not entry.accounted] == []


@every_game
def test_sources_of_the_pages_and_the_table_are_the_same(game: Specification) -> None:
    assert disagreements(game) == ()


@every_game
def test_every_clause_comes_from_the_rulebook(game: Specification) -> None:
    assert [name for name in game.clauses if not game.sources.carried_by(name)] == []


@every_game
def test_every_clause_is_a_sentence_of_its_own(game: Specification) -> None:
    texts = [clause.text for clause in game.clauses.values()]
    assert len(texts) == len(set(texts))
    assert [text for text in texts if not text.endswith(".")] == []


@every_game
def test_a_waived_clause_says_why(game: Specification) -> None:
    for clause in game.clauses.values():
        assert (clause.policy is None) == (clause.reason is None)


@every_game
def test_what_differs_has_a_rival_and_a_way_to_be_settled(game: Specification) -> None:
    for ruling in game.rulings.values():
        if ruling.status is Status.DIFFERS:
            assert len(ruling.readings) > 1, ruling.id
            assert {"W", "K"} & set(ruling.codes), ruling.id
        if ruling.status in (Status.EQUIVALENT, Status.UNREACHABLE):
            assert "EQ" in ruling.codes, ruling.id


@every_game
def test_default_readings_come_first(game: Specification) -> None:
    for ruling in game.rulings.values():
        assert ruling.readings[0].id == ruling.default


@every_game
def test_every_game_has_words_and_prohibitions(game: Specification) -> None:
    assert game.glossary
    assert any(clause.kind is Kind.PROHIBITION for clause in game.clauses.values())
