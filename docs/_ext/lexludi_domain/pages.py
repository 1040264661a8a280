"""Writing the pages of each game from what is installed; a file is touched only when it changes."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, cast

from lexludi.kernel.citations import modules
from lexludi_domain.games import FINDINGS, FOLDER, Game

if TYPE_CHECKING:
    from sphinx.application import Sphinx

    from lexludi_domain.domain import LexLudiDomain

REFERENCE = "reference"
SHARED = {
    "lexludi_spec": "Specification",
    "lexludi.kernel": "Kernel",
    "lexludi_proofs.symbolic": "Lift",
    "lexludi_proofs.engine": "Engine",
}
_NUMBER = re.compile(r"^(?:rulings?-)?\d+-")
_TITLE = re.compile(r"\A\s*#\s+.+\n")

Pages = dict[str, str]


def write(app: Sphinx) -> None:
    """Brings the generated folders up to date and removes pages that nothing makes any more."""
    domain = cast("LexLudiDomain", app.env.get_domain("lexludi"))
    games = domain.catalogue.games
    source = Path(app.srcdir)
    written: Pages = {f"{FOLDER}/index.md": _games_page(games)}
    for game in games.values():
        written |= {f"{FOLDER}/{game.name}/{name}": text for name, text in _pages(game, source)}
    written |= {f"{REFERENCE}/{name}": text for name, text in _shared_reference()}
    for folder in (FOLDER, REFERENCE):
        for file in (source / folder).rglob("*"):
            if file.is_file() and file.relative_to(source).as_posix() not in written:
                file.unlink()
    for name, text in written.items():
        file = source / name
        if not file.is_file() or file.read_text("utf-8") != text:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, "utf-8")


def _games_page(games: Mapping[str, Game]) -> str:
    tree = _toctree(f"{name}/index" for name in games)
    intro = "The rulebooks of this site. Each has the same rooms, so who knows one knows all."
    return f"# Games\n\n{intro}\n\n```{{lexludi-games}}\n```\n\n{tree}"


def _pages(game: Game, source: Path) -> Iterable[tuple[str, str]]:
    folder = game.specification.folder
    rulings = {ruling.page for ruling in game.specification.rulings.values()}
    words = {term.page for term in game.specification.glossary}
    rooms: dict[str, list[str]] = {"rules": [], "rulings": []}
    for file in sorted(folder.glob("*.md")):
        if file.name == "index.md" or file.name in words:
            continue
        room = "rulings" if file.name in rulings else "rules"
        name = _NUMBER.sub("", file.stem)
        rooms[room].append(name)
        yield f"{room}/{name}.md", file.read_text("utf-8")
    yield "rules/index.md", _room("Rules", RULES, "", rooms["rules"])
    below = ["rules/index"]
    if rooms["rulings"]:
        table = "```{lexludi-rulings}\n```\n\n"
        yield "rulings/index.md", _room("Rulings", RULINGS, table, rooms["rulings"])
        below.append("rulings/index")
    yield "claims.md", f"# Claims\n\n{CLAIMS}\n\n```{{lexludi-claims}}\n```\n"
    below.append("claims")
    findings = f"{FINDINGS}/{game.name}"
    if (source / f"{findings}.md").is_file():
        below.append(f"/{findings}")
    if game.rulebook is not None:
        yield "data.md", f"# Scenarios and data\n\n{DATA}\n\n```{{lexludi-data}}\n```\n"
        below.append("data")
    yield "evidence.md", f"# Evidence\n\n{EVIDENCE}\n\n```{{lexludi-evidence}}\n```\n"
    below.append("evidence")
    if words:
        text = "\n\n".join((folder / page).read_text("utf-8") for page in sorted(words))
        yield "glossary.md", text
        below.append("glossary")
    packages = {
        name: title
        for name, title in ((game.package, "Model"), (game.claims_package, "Claims as code"))
        if name
    }
    if packages:
        intro = f"The functions of {game.title}, each with the clauses that it encodes."
        for name, text in _reference(packages, "Reference", intro):
            yield f"{REFERENCE}/{name}", text
    start = (folder / "index.md").read_text("utf-8").rstrip()
    trees = _toctree(below, depth=2)
    if packages:
        trees += "\n" + _toctree([f"{REFERENCE}/index"])
    yield "index.md", f"{start}\n\n```{{lexludi-overview}}\n```\n\n{trees}"


def _room(title: str, intro: str, extra: str, names: Iterable[str]) -> str:
    return f"# {title}\n\n{intro}\n\n{extra}{_toctree(names)}"


def _toctree(names: Iterable[str], depth: int = 1) -> str:
    lines = "\n".join(names)
    return f"```{{toctree}}\n:maxdepth: {depth}\n:titlesonly:\n\n{lines}\n```\n"


def _shared_reference() -> Iterable[tuple[str, str]]:
    intro = "What all games share. The functions of one game are on the pages of that game."
    present = {name: title for name, title in SHARED.items() if modules(name)}
    yield from _reference(present, "Reference", intro)


def _reference(packages: Mapping[str, str], title: str, intro: str) -> Iterable[tuple[str, str]]:
    trees = []
    for package, group in packages.items():
        names = []
        for module in modules(package):
            if not module.file.stat().st_size or module.name.endswith("__main__"):
                continue
            name = module.name.replace(".", "-")
            names.append(name)
            inner = [each.name for each in modules(module.name) if each.name != module.name]
            yield f"{name}.rst", _module(module.name, package, inner)
        trees.append(f"## {group}\n\n{_toctree(names)}")
    yield "index.md", f"# {title}\n\n{intro}\n\n" + "\n".join(trees)


def _module(name: str, package: str, inner: Iterable[str]) -> str:
    short = name.removeprefix(f"{package}.")
    text = (
        f"{short}\n{'=' * len(short)}\n\n.. automodule:: {name}\n"
        "   :members:\n   :ignore-module-all:\n   :undoc-members:\n"
    )
    # A function may be called as a module is: the module has a page of its own.
    own = [each.removeprefix(f"{name}.") for each in inner]
    return text + (f"   :exclude-members: {', '.join(own)}\n" if own else "")


RULES = """\
What the rulebook says, in our own words, one idea a clause. Each clause has an id that never
changes and can be linked to. The marks below it say whether code encodes it, whether a test or a
scenario exercises it, and whether a proof rests on it. Open a clause to see all three."""

RULINGS = """\
Where the rulebook says two things, or too little, or nothing. Each ruling gives the readings that
can be defended, the grounds for each, and the reading that is taken where nothing else is said.
Where two readings were compared, a game in which they part is told and drawn, the smallest that was
found. That it is the *shortest* is said only where the solver ruled out all shorter ones."""

CLAIMS = """\
What is claimed about the rules, under the default readings, and what the solver said of each.
{doc}`/proofs` says what a verdict means and what has to be trusted. A claim without a result is
*not verified*, and *unknown* is never proof."""

DATA = """\
Worked positions with what is to happen in them, and the form in which positions, moves and what a
move shows are written down. {doc}`/implementing` says how another program can be held against
them."""

EVIDENCE = """\
Every clause against what speaks for it, and what each claim and each test exercised. *Applied* and
*refused* count in how many of them the clause was seen at work: coverage is observed, not claimed.
*Guard* is what fails when the clause is put out of force."""
