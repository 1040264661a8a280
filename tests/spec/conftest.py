"""The small rulebook as a folder of pages, and as a specification."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from lexludi_spec import Specification, load
from lexludi_spec.sources import draft, format_sources, from_pages

from .pebbles import HEADINGS, PAGE, TEXT


@pytest.fixture
def write(tmp_path: Path) -> Callable[[str], Path]:
    """Writes a game of one page, besides its index, and gives its folder."""

    def written(page: str) -> Path:
        folder = tmp_path / "pebble_heap"
        folder.mkdir(exist_ok=True)
        (folder / "index.md").write_text("# Pebbles\n", "utf-8")
        (folder / "page.md").write_text(page, "utf-8")
        return folder

    return written


@pytest.fixture
def pebbles(write: Callable[[str], Path]) -> Specification:
    """The small rulebook, fully accounted for but for its title and the head of its table."""
    folder = write(PAGE)
    table = from_pages(draft(TEXT, HEADINGS), load(folder))
    toml = format_sources(table).replace("clauses = []", 'reason = "no rule"')
    (folder / "sources.toml").write_text(toml, "utf-8")
    return load(folder)
