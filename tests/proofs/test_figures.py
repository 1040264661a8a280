"""The figures of a page are those of the specification, of the claims and of the last guard."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from lexludi.commands import main
from lexludi.rulebooks import rulebook
from lexludi_proofs.commands.figures import BEGIN, END

README = Path(__file__).parents[2] / "README.md"


@pytest.fixture
def page(tmp_path: Path) -> Path:
    """A page with a place for figures, and nothing in it."""
    file = tmp_path / "page.md"
    file.write_text(f"# Title\n\n{BEGIN}\n{END}\n\nMore.\n", "utf-8")
    return file


def run(page: Path, *options: str) -> int:
    records = str(page.parent / "build")
    return (
        CliRunner().invoke(main, ["figures", str(page), "--records", records, *options]).exit_code
    )


def test_the_readme_is_up_to_date(tmp_path: Path) -> None:
    """But for the guard, which is not run here: `make check` compares that as well."""
    page = tmp_path / "README.md"
    page.write_text(README.read_text("utf-8"), "utf-8")
    assert run(page, "--check") == 0


def test_figures_are_written_between_the_marks(page: Path) -> None:
    assert run(page, "--check") == 1
    assert run(page) == 0
    assert run(page, "--check") == 0
    text = page.read_text("utf-8")
    assert text.startswith("# Title\n\n")
    assert text.endswith("\n\nMore.\n")
    assert f"| Viajantes | {len(rulebook('viajantes').specification.clauses)} | " in text


def test_what_the_guard_found_is_counted_without_the_mutants(page: Path) -> None:
    found = [
        {"clause": "put.cost", "by": "scenario putting"},
        {"clause": "put.columns", "by": None},
        {"clause": "put.cost", "by": "scenario putting", "change": "2 for 1"},
    ]
    file = page.parent / "build" / "guard" / "viajantes.json"
    file.parent.mkdir(parents=True)
    file.write_text(json.dumps(found), "utf-8")
    assert run(page) == 0
    assert "| 1 of 2 |" in page.read_text("utf-8")
    file.unlink()
    assert run(page, "--check") == 0


@pytest.mark.parametrize("text", ["", f"{END}\n{BEGIN}", BEGIN])
def test_a_page_without_a_place_for_them_is_bad_input(page: Path, text: str) -> None:
    page.write_text(text, "utf-8")
    assert run(page) == 2
