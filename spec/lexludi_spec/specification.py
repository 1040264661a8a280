"""Loading: a folder of pages as one `Specification`, checked as a whole."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, TypeVar

from lexludi_spec import pages
from lexludi_spec.clauses import Clause, clause
from lexludi_spec.errors import SpecificationError
from lexludi_spec.glossary import Term, terms
from lexludi_spec.rulings import Ruling, ruling

if TYPE_CHECKING:
    from collections.abc import Mapping

    from lexludi_spec.sources import Sources

INDEX = "index.md"
SOURCES = "sources.toml"
HERE = Path(__file__).parent

_Found = TypeVar("_Found", Clause, Ruling, Term)


@dataclass(frozen=True, slots=True)
class Specification:
    """What one rulebook says: its clauses and rulings in document order, and its words."""

    game: str
    title: str
    folder: Path
    clauses: Mapping[str, Clause]
    rulings: Mapping[str, Ruling]
    glossary: tuple[Term, ...]

    @property
    def sources(self) -> Sources:
        """Which sentence of the rulebook went where (`sources.toml`), read when first asked for."""
        from lexludi_spec.sources import load_sources

        return load_sources(self.folder / SOURCES)

    def rulings_on(self, name: str) -> tuple[Ruling, ...]:
        """The rulings that concern a clause."""
        return tuple(ruling for ruling in self.rulings.values() if name in ruling.clauses)


def bundled() -> tuple[str, ...]:
    """The names of the games that come with this package."""
    return tuple(sorted(_name(index.parent) for index in HERE.glob(f"*/{INDEX}")))


def load(folder: Path | str) -> Specification:
    """The specification of a bundled game (by name) or of any folder of pages (by path); cached.

    Raises `SpecificationError` for whatever is malformed, in the first page where something is.
    """
    if isinstance(folder, Path):
        return _load(folder.resolve())
    inside = HERE / folder.replace("-", "_")
    if not folder.replace("-", "").isalnum() or not (inside / INDEX).is_file():
        known = ", ".join(bundled())
        raise SpecificationError(folder, 0, "game", f"no such game is bundled, known are {known}")
    return _load(inside)


@cache
def _load(folder: Path) -> Specification:
    if not (folder / INDEX).is_file():
        raise SpecificationError(INDEX, 0, "page", "is missing, it holds the title of the game")
    clauses: dict[str, Clause] = {}
    rulings: dict[str, Ruling] = {}
    glossary: dict[str, Term] = {}
    texts = {path.name: path.read_text("utf-8") for path in sorted(folder.glob("*.md"))}
    for page, text in texts.items():
        pages.title(text, page)
        for block in pages.blocks(text, page):
            if block.name == "clause":
                _add(clauses, block.argument, clause(block), block)
            elif block.name == "ruling":
                _add(rulings, block.argument, ruling(block), block)
            else:
                for term in terms(block):
                    _add(glossary, term.name, term, block)
    for one in rulings.values():
        for name in one.clauses:
            if name not in clauses:
                raise SpecificationError(one.page, one.line, "clauses", f"no such clause, {name}")
    return Specification(
        game=_name(folder),
        title=pages.title(texts[INDEX], INDEX),
        folder=folder,
        clauses=MappingProxyType(clauses),
        rulings=MappingProxyType(rulings),
        glossary=tuple(glossary.values()),
    )


def _add(found: dict[str, _Found], name: str, value: _Found, block: pages.Block) -> None:
    if name in found:
        raise block.error("id", f"{name} is taken already")
    found[name] = value


def _name(folder: Path) -> str:
    return folder.name.replace("_", "-")
