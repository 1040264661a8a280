"""Files of each game for other programs: the schemas of what is written down, and the results."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, cast

import msgspec

from lexludi_domain.finding import address, plain
from lexludi_domain.games import FOLDER, Game

if TYPE_CHECKING:
    from sphinx.application import Sphinx

    from lexludi_domain.domain import LexLudiDomain

CLAUSES = "clauses.json"
FORMS = {
    "position": "a position",
    "move": "a move",
    "disclosure": "what a move shows to somebody",
}
RESULTS = {
    "verify": ("verdicts.json", "the verdict of each claim, with the games that show it"),
    "rulings": ("rulings.json", "each ruling, with the games in which its readings part"),
    "guard": ("guard.json", "what fails when a clause is out of force"),
}


def schemas(game: Game) -> Mapping[str, str]:
    """The JSON schemas of a game's forms, by what they are of."""
    forms = game.rulebook.forms() if hasattr(game.rulebook, "forms") else None
    return {
        name: json.dumps(msgspec.json.schema(getattr(forms, name)), indent=2)
        for name in FORMS
        if hasattr(forms, name)
    }


def results(game: Game) -> Mapping[str, Path]:
    """The results that there are, by the command that writes them."""
    files = {file.parent.name: file for file in game.results.files}
    return {name: files[name] for name in RESULTS if name in files}


def write(app: Sphinx, exception: Exception | None) -> None:
    """Puts the files of each game beside its pages."""
    if exception is not None or app.builder.format != "html":
        return
    domain = cast("LexLudiDomain", app.env.get_domain("lexludi"))
    for game in domain.catalogue.games.values():
        folder = Path(app.outdir) / FOLDER / game.name
        clauses = json.dumps(list(_clauses(app, domain, game)), indent=1, ensure_ascii=False)
        (folder / CLAUSES).write_text(f"{clauses}\n", "utf-8")
        for name, text in schemas(game).items():
            (folder / schema_file(name)).write_text(f"{text}\n", "utf-8")
        for name, file in results(game).items():
            shutil.copyfile(file, folder / RESULTS[name][0])


def _clauses(
    app: Sphinx, domain: LexLudiDomain, game: Game
) -> Iterator[Mapping[str, str | bool | None]]:
    for clause in game.specification.clauses.values():
        yield {
            "id": clause.id,
            "kind": clause.kind.value,
            "normative": clause.normative,
            "source": clause.source,
            "text": plain(clause.text),
            "address": address(app, domain, "clause", game.name, clause.id),
        }


def schema_file(name: str) -> str:
    """The name of the file with a schema."""
    return f"{name}.schema.json"
