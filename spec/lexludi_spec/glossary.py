"""Glossary: the rulebook's nouns, each with what it means here."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from lexludi_spec.pages import Block


@dataclass(frozen=True, slots=True)
class Term:
    """A word of the game and its meaning."""

    name: str
    meaning: str
    page: str
    line: int


def terms(block: Block) -> Iterator[Term]:
    """The entries of a glossary block: the word flush left, its meaning indented below."""
    name, start, meaning = "", 0, list[str]()
    for number, line in enumerate([*block.body.splitlines(), "."], block.body_line):
        if line.startswith(" "):
            meaning.append(line.strip())
        elif line.strip():
            if meaning and not name:
                raise block.error("term", "a meaning stands before any word")
            if name and not meaning:
                raise block.error("meaning", f"is missing for {name!r}")
            if name:
                yield Term(name, " ".join(meaning), block.page, start)
            name, start, meaning = line.strip(), number, []
