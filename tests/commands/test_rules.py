"""`lexludi rules` and `lexludi audit`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from lexludi.kernel.citations import citations
from lexludi.rulebooks import rulebook, rulebooks

from .conftest import Run


def test_all_clauses_are_listed(run: Run) -> None:
    rows = json.loads(run("rules", "viajantes", "--format", "json").stdout)
    assert [row["clause"] for row in rows] == list(rulebook("viajantes").specification.clauses)
    table = run("rules", "viajantes")
    assert table.exit_code == 0
    assert "put.alternate" in table.stdout


def test_a_clause_in_full_has_words_place_code_and_rulings(run: Run, tmp_path: Path) -> None:
    row = json.loads(run("rules", "viajantes", "put.alternate", "--format", "json").stdout)
    assert row["text"] == rulebook("viajantes").specification.clauses["put.alternate"].text
    assert row["kind"] == "prohibition"
    assert "alternation" in row["rulings"]
    (place,) = row["code"]
    assert (place["how"], place["function"]) == ("requires", "put")
    assert place["file"] == "lexludi/viajantes/moves/put.py"
    nothing = tmp_path / "none.json"
    told = run("rules", "viajantes", "put.alternate", "--evidence", nothing).stdout
    for piece in (row["source"], f"{place['file']}:{place['line']}", "alternation", "not recorded"):
        assert piece in told


def test_an_unknown_clause_gets_a_suggestion(run: Run) -> None:
    result = run("rules", "viajantes", "put.alternat")
    assert result.exit_code == 2
    assert "did you mean put.alternate?" in result.stderr


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """What was recorded of one clause."""
    found = {"put.alternate": {"tests": ["tests/a.py::one", "tests/b.py::two"], "claims": ["c"]}}
    file = tmp_path / "evidence.json"
    file.write_text(json.dumps({"games": {"viajantes": {"clauses": found}}}), "utf-8")
    return file


def test_evidence_is_shown_where_it_is_recorded(run: Run, record: Path) -> None:
    told = run("rules", "viajantes", "put.alternate", "--evidence", record).stdout
    assert "2 tests, 1 claim" in told
    assert "tests/b.py::two" in told
    row = json.loads(
        run("rules", "viajantes", "put.alternate", "--evidence", record, "--format", "json").stdout
    )
    assert row["evidence"]["claims"] == ["c"]


def test_a_game_of_which_nothing_is_recorded_has_no_evidence(run: Run, record: Path) -> None:
    told = run("rules", "venturesome", "play.must", "--evidence", record)
    assert "not recorded" in told.stdout


@pytest.mark.parametrize("text", ["{", "[]", "\x00", "{}", '{"games": {"viajantes": []}}'])
def test_a_damaged_record_of_evidence_is_named(run: Run, tmp_path: Path, text: str) -> None:
    (tmp_path / "record.json").write_text(text, "utf-8")
    result = run("rules", "viajantes", "--evidence", tmp_path / "record.json")
    assert result.exit_code == 2
    assert "record.json" in result.stderr
    assert len(result.stderr.splitlines()) == 1


@pytest.mark.parametrize("name", rulebooks())
def test_no_citation_is_of_an_unknown_clause(name: str) -> None:
    book = rulebook(name)
    assert set(citations(book.package)) <= set(book.specification.clauses)


@pytest.mark.parametrize("name", rulebooks())
def test_what_is_marked_is_what_the_source_cites(name: str) -> None:
    book = rulebook(name)
    marked = {
        (clause, function.__name__)
        for clause, functions in book.law.encoders.items()
        for function in functions
    }
    read = {
        (clause, place.function.rpartition(".")[2])
        for clause, places in citations(book.package).items()
        for place in places
        if place.how.value == "encodes"
    }
    assert marked == read


@pytest.fixture
def text(tmp_path: Path) -> Path:
    file = tmp_path / "rulebook.txt"
    file.write_text("Viajantes\nSomething else altogether is written here.\n", "utf-8")
    return file


def test_a_text_that_is_not_the_rulebook_is_a_finding(run: Run, text: Path) -> None:
    result = run("audit", "viajantes", "--text", text)
    assert result.exit_code == 1
    found = json.loads(run("audit", "viajantes", "--text", text, "--format", "json").stdout)
    assert not found["clean"]
    assert any(row["finding"] == "added" for row in found["findings"])


def test_a_text_that_is_no_text_is_bad_input(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "binary"
    file.write_bytes(b"\x00\xff\xfe")
    result = run("audit", "viajantes", "--text", file)
    assert result.exit_code == 2
    assert "is no UTF-8 text" in result.stderr


def test_the_rulebook_itself_is_accounted_for(run: Run) -> None:
    file = Path(__file__).parents[3] / "shared" / "rulebooks" / "viajantes.txt"
    if not file.is_file():
        pytest.skip("the text of the rulebook is not part of the project")
    result = run("audit", "viajantes", "--text", file)
    assert result.exit_code == 0
    assert "0 gone" in result.stdout
