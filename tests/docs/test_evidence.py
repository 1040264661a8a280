"""What was observed and what guards are on the pages, made from the files of the commands."""

from __future__ import annotations

import re

import pytest

from .building import Site
from .conftest import builder
from .pebbles import write
from .results import guarded, observed

TURN = "games/pebbles/rules/turn.html"
MATRIX = "games/pebbles/evidence.html"
INDEX = "games/pebbles/index.html"


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Site:
    """A site for which nothing was recorded."""
    return builder(tmp_path_factory.mktemp("bare"))()


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Site:
    """A site with evidence, and after the guard."""
    root = tmp_path_factory.mktemp("evidence")
    observed(root)
    guarded(root)
    return builder(root)()


def rows(site: Site) -> list[str]:
    """The rows of the matrix, as they are written."""
    table = site.html(MATRIX).partition('id="by-clause"')[2].partition("</table>")[0]
    return re.findall(r"<tr.*?</tr>", table, re.DOTALL)[1:]


def test_without_a_record_the_page_says_how_to_make_one_and_nothing_else(bare: Site) -> None:
    assert bare.status == 0, bare.said
    assert "No evidence is recorded" in bare.pages[MATRIX].words
    assert "make test slow verify guard evidence docs" in bare.pages[MATRIX].words
    assert "by-clause" not in bare.pages[MATRIX].ids
    assert "No clause has been put out of force" in bare.pages[INDEX].words


def test_the_matrix_has_every_clause_and_those_that_lack_something_first(site: Site) -> None:
    assert site.status == 0, site.said
    order = ["take.what-is-there", "take.turns", "take.smile"]
    assert [next(name for name in order if f"#{name}" in row) for row in rows(site)] == order
    for row, mark in zip(rows(site), ("? no evidence", "✓ covered", "• none owed"), strict=True):
        assert mark in row


def test_what_is_lacking_comes_before_what_is_not_decided() -> None:
    from lexludi_domain.recorded import Recorded

    from lexludi_proofs.engine.gate import Fault

    faults = (
        Fault(clause="open", what="claim unknown", says="", undecided=True),
        Fault(clause="bare", what="claim unknown", says="", undecided=True),
        Fault(clause="bare", what="no evidence", says=""),
    )
    found = Recorded(clauses={}, tests={}, claims={}, faults=faults)
    assert sorted(["fine", "open", "bare"], key=found.rank) == ["bare", "open", "fine"]


def test_the_matrix_says_how_much_is_covered_and_what_is_amiss(site: Site) -> None:
    words = site.pages[MATRIX].words
    assert "1 of 2 clauses that are owed code and evidence are covered." in words
    assert "nothing exercised it" in words
    assert "1 of 2 clauses are covered by evidence" in site.pages[INDEX].words


def test_tests_and_claims_lead_back_to_their_clauses(site: Site) -> None:
    html = site.html(MATRIX)
    by_claim, _, by_test = html.partition('id="by-claim"')[2].partition('id="by-test"')
    assert "claims.html#claim-heap-never-negative" in by_claim
    assert "rules/turn.html#take.turns" in by_claim
    assert by_test.count('<details class="lex-fold">') == 21
    assert by_test.index("test_skipped") < by_test.index("test_0")
    for words in ("no time", "? skipped", "applied 1, refused 1"):
        assert words in by_test


def test_a_clause_shows_some_of_its_tests_and_where_all_are(site: Site) -> None:
    words = site.pages[TURN].words
    assert "in 20 tests and claims, refused in 1" in words
    assert "test_7" in words
    assert "test_8" not in words
    assert "and 12 more" in words
    assert "../evidence.html" in site.pages[TURN].links


def test_a_clause_says_what_fails_without_it(site: Site) -> None:
    words = site.pages[TURN].words
    assert "✓ guarded" in words
    assert "? not guarded" in words
    assert "scenario empty: expected that take.turns refuses this" in words


def test_the_overview_has_the_score_of_the_guard_and_its_survivors(site: Site) -> None:
    words = site.pages[INDEX].words
    assert "1 of 3 clauses are guarded" in words
    assert "0 of 1 small changes of a rule are noticed, 1 need not be" in words
    assert "take.what-is-there: out of force; undecided: some-claim" in words
    assert "take.smile: not tried" in words
    assert "take.turns: 2 for 1; need not be noticed: no difference" in words
    assert "1 of 3" in site.pages["games/index.html"].words


def test_every_link_resolves(site: Site) -> None:
    assert list(site.broken_links()) == []


@pytest.mark.parametrize("file", ["evidence.json", "guard/pebbles.json"])
def test_a_record_that_cannot_be_read_fails_and_is_named(
    tmp_path_factory: pytest.TempPathFactory, file: str
) -> None:
    root = tmp_path_factory.mktemp("broken")
    write(root / "build" / file, "{")
    built = builder(root)()
    assert built.status != 0
    assert file in built.said
