"""Guarding: every clause that binds can be put out of force, and is back in force afterwards."""

from __future__ import annotations

import json
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from lexludi.commands import main
from lexludi.kernel.rulebook import Rulebook
from lexludi.rulebooks import rulebook, rulebooks
from lexludi_proofs.engine import guarding
from lexludi_proofs.engine.breaking import Break, untried, without
from lexludi_proofs.engine.guarding import guarded, unknown_spared
from lexludi_proofs.engine.mutating import changed, mutants
from lexludi_proofs.engine.scenarios import cases
from lexludi_proofs.engine.tasks import claims_of
from lexludi_proofs.engine.trying import fallen, firm

GAMES = rulebooks()
BREAKS = [
    pytest.param(game, each.clause, id=f"{game} {each.clause}")
    for game in GAMES
    for each in claims_of(game).breaks
]


def offered(book: Rulebook[Any, Any, Any, Any]) -> list[object]:
    """What a rulebook offers."""
    return [getattr(book, field.name) for field in fields(book)]


def without_a_break(game: str) -> tuple[str, tuple[Break, ...]]:
    """A clause that is no prohibition, and the breaks of all others."""
    clauses, breaks = rulebook(game).specification.clauses, claims_of(game).breaks
    clause = next(one.clause for one in breaks if clauses[one.clause].kind != "prohibition")
    return clause, tuple(one for one in breaks if one.clause != clause)


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_that_binds_is_tried(game: str) -> None:
    assert untried(rulebook(game), claims_of(game).breaks) == ()


@pytest.mark.parametrize("game", GAMES)
def test_a_clause_without_a_break_is_not_tried(game: str) -> None:
    clause, left = without_a_break(game)
    assert untried(rulebook(game), left) == (clause,)


@pytest.mark.parametrize("game", GAMES)
def test_guard_names_what_it_cannot_try(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    clause, left = without_a_break(game)
    monkeypatch.setattr(guarding, "claims_of", lambda _: replace(claims_of(game), breaks=left))
    monkeypatch.setattr(guarding, "breakable", lambda *_: ())
    told = CliRunner().invoke(main, ["guard", game])
    assert told.exit_code == 1
    assert clause in told.output
    assert "NOT TRIED" in told.output
    found = CliRunner().invoke(main, ["guard", game, "--format", "json"])
    assert found.exit_code == 1
    (one,) = json.loads(found.stdout)
    assert (one["clause"], one["by"], one["tried"]) == (clause, None, False)


@pytest.mark.parametrize(("game", "clause"), BREAKS)
def test_a_break_replaces_something_for_a_while(game: str, clause: str) -> None:
    book, breaks = rulebook(game), claims_of(game).breaks
    before = offered(book)
    with without(book, breaks, clause):
        pass
    assert all(one is other for one, other in zip(before, offered(book), strict=True))


@pytest.mark.parametrize("game", GAMES)
def test_a_break_of_what_no_rule_uses_is_an_error(game: str) -> None:
    clause, left = without_a_break(game)
    with (
        pytest.raises(LookupError, match="do not use"),
        without(rulebook(game), [*left, Break(clause, lambda: 0, lambda: 1, "nothing")], clause),
    ):
        pass


@pytest.mark.parametrize("game", GAMES)
def test_what_a_rulebook_offers_is_replaced(game: str) -> None:
    book = rulebook(game)
    clause, _ = without_a_break(game)
    copied = replace(book, actions=())
    with without(copied, [Break(clause, book.view, lambda *_: "nothing", "nothing")], clause):
        assert book.view(None, None) == copied.view(None, None) == "nothing"
    assert book.view is copied.view
    assert book.view.__name__ == "view"


SCENARIOS = str(Path(__file__).parents[1] / "scenarios")


@pytest.mark.parametrize(
    ("name", "by"),
    [
        ("put.alternate", "scenario "),
        ("setup.hands", "claim items-conserved (in a game played at random)"),
        ("setup.starter", "claim anybody-can-begin"),
    ],
)
def test_what_is_quick_notices_first(name: str, by: str) -> None:
    found = guarded("viajantes", name, f"{SCENARIOS}/viajantes")
    assert (found.by or "").startswith(by)


@pytest.mark.parametrize(
    "says",
    [
        "moves.put.cost, 1: 2 for 1",
        "suitcases.has_room, 2: 6 for CAPACITY",
        "clothing-suitcase is read as",
    ],
)
def test_a_rule_that_is_a_little_wrong_is_noticed(says: str) -> None:
    names = [name for name in mutants(rulebook("viajantes")) if says in name]
    for name in names[:1]:
        assert guarded("viajantes", name, f"{SCENARIOS}/viajantes").by


@pytest.mark.parametrize("game", GAMES)
def test_every_mutant_is_put_in_place_and_taken_out_again(game: str) -> None:
    book = rulebook(game)
    for name, mutant in mutants(book).items():
        before = getattr(mutant.function, "__code__", None)
        with changed(book, (), name):
            now = getattr(mutant.function, "__code__", None)
            assert (now is before) == (mutant.function is None)
        assert getattr(mutant.function, "__code__", None) is before


@pytest.mark.parametrize("game", GAMES)
def test_only_mutants_are_spared(game: str) -> None:
    assert unknown_spared(game) == ()


@pytest.mark.parametrize("game", GAMES)
def test_nothing_falls_while_the_rules_are_as_they_are(game: str) -> None:
    assert firm(game)
    assert fallen(game, firm(game), "") is None
    assert [one.file for one in cases(game, Path(SCENARIOS) / game) if one.falls()] == []
