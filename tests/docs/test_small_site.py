"""A rulebook that a third party installs has its pages without a word from us."""

from __future__ import annotations

import json
import os

import pytest

from .building import Site
from .conftest import builder
from .pebbles import write
from .results import compared, observed, result, verified

CLAUSES = ("take.what-is-there", "take.turns", "take.smile")
TURN = "games/pebbles/rules/turn.html"
CLAIMS = "games/pebbles/claims.html"
RULINGS = "games/pebbles/rulings/rulings-1.html"


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Site:
    """The site before anything was verified."""
    return builder(tmp_path_factory.mktemp("bare"))()


@pytest.fixture(scope="module")
def answered(tmp_path_factory: pytest.TempPathFactory) -> Site:
    """The site with a scenario, and with results of a day long past."""
    root = tmp_path_factory.mktemp("answered")
    scenario = "title: An empty heap\nmoves:\n- clause: take.what-is-there\n"
    write(root / "tests/scenarios/pebbles/empty.yaml", scenario)
    fallen = result(verdict="refuted", readings={"last-pebble": "loses"})
    open_one = result(players=3, verdict="unknown", reason="out of time")
    os.utime(verified(root, result(), open_one, fallen), (86400, 86400))
    compared(root)
    observed(root)
    write(root / "docs/findings/pebbles.md", "# Findings\n\nSee {clause}`take.turns`.\n")
    return builder(root)()


def test_a_second_game_needs_no_new_code(bare: Site) -> None:
    assert bare.status == 0, bare.said
    assert set(CLAUSES) <= set(bare.pages[TURN].ids)
    assert list(bare.broken_links()) == []


def test_objects_inv_has_every_clause_ruling_and_claim(bare: Site) -> None:
    found = bare.inventory
    assert set(found["lexludi:clause"]) == {f"pebbles/{clause}" for clause in CLAUSES}
    assert found["lexludi:clause"]["pebbles/take.turns"] == f"{TURN}#take.turns"
    assert set(found["lexludi:ruling"]) == {"pebbles/last-pebble"}
    assert set(found["lexludi:claim"]) == {"pebbles/heap-never-negative"}


def test_a_clause_shows_its_code_and_the_function_its_clauses(bare: Site) -> None:
    assert "LAW.require(count" in bare.pages[TURN].words
    reference = bare.html("games/pebbles/reference/pebbles.html")
    assert "../rules/turn.html#take.turns" in reference
    assert "../rules/turn.html#take.what-is-there" in reference


def test_without_results_nothing_is_verified(bare: Site) -> None:
    words = bare.pages[CLAIMS].words
    assert "? not verified" in words
    assert "✓ proved" not in words
    assert "proof: not verified" in bare.pages[TURN].words
    assert "readings not compared" in bare.pages[RULINGS].words


def test_a_clause_shows_the_scenarios_that_cite_it(answered: Site) -> None:
    assert answered.status == 0, answered.said
    assert "An empty heap" in answered.pages[TURN].words
    assert "1 scenario" in answered.pages[TURN].words


def test_a_claim_shows_statement_assumptions_and_verdicts(answered: Site) -> None:
    page = answered.pages[CLAIMS]
    assert "claim-heap-never-negative" in page.ids
    for words in ("The heap is never negative", "Assumes", "✓ proved", "? unknown", "out of time"):
        assert words in page.words


def test_the_verdict_of_a_claim_is_its_worst(answered: Site) -> None:
    assert "proof: unknown" in answered.pages[TURN].words


def test_results_under_other_readings_are_not_the_claims_verdict(answered: Site) -> None:
    assert "refuted" not in answered.pages[CLAIMS].words


def test_verdicts_carry_the_day_of_the_results(answered: Site) -> None:
    assert "1970-01-02" in answered.pages[CLAIMS].words
    assert "1970-01-02" in answered.pages[TURN].words


def test_a_ruling_shows_where_its_readings_part(answered: Site) -> None:
    page = answered.pages[RULINGS]
    for words in ("One takes the last", "a heap of 1", "refused by take.turns", "with 2 players"):
        assert words in page.words
    assert "<circle" in answered.html(RULINGS)
    assert "turn.html#take.turns" in " ".join(page.links)


def test_a_ruling_says_that_its_readings_agree(answered: Site) -> None:
    words = answered.pages[RULINGS].words
    assert "with 3 players, where last-pebble is read as loses" in words
    assert "By induction." in words
    assert "No position tells them apart: proved." in words


def test_results_are_files_for_other_programs_where_there_are_any(
    answered: Site, bare: Site
) -> None:
    for name in ("verdicts.json", "rulings.json"):
        assert name in answered.pages["games/pebbles/data.html"].links
        assert (answered.out / "games/pebbles" / name).is_file()
        assert name not in bare.pages["games/pebbles/data.html"].links
    clauses = json.loads((bare.out / "games/pebbles/clauses.json").read_text("utf-8"))
    assert {each["id"]: each["address"] for each in clauses} == {
        clause: f"{TURN}#{clause}" for clause in CLAUSES
    }


def test_findings_are_among_the_pages_of_their_game(answered: Site, bare: Site) -> None:
    index = "games/pebbles/index.html"
    assert "../../findings/pebbles.html" in answered.pages[index].links
    assert f"../{TURN}#take.turns" in answered.pages["findings/pebbles.html"].links
    assert not any("findings" in link for link in bare.pages[index].links)
    assert list(answered.broken_links()) == []


def test_an_assumption_that_no_claim_shows_is_marked(bare: Site) -> None:
    assert "no claim shows it" in bare.pages[CLAIMS].words


def test_the_margin_shows_the_branch_of_the_page_and_no_other(bare: Site) -> None:
    rulings = "rulings-1.html"
    assert rulings not in bare.pages[CLAIMS].links
    assert rulings in bare.pages[RULINGS.replace("rulings-1", "index")].links
    assert "../../../implementing.html" in bare.pages[TURN].links
