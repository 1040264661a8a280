"""What the search of the site finds besides pages: each clause, ruling, claim and term by itself.

A clause is found by its id, by the words of its text and by those of the rulebook. The script
`search.js` reads the list that is written here.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from lexludi_domain.games import Game
from lexludi_domain.originals import originals, used
from lexludi_domain.stating import stated

if TYPE_CHECKING:
    from sphinx.application import Sphinx

    from lexludi_domain.domain import LexLudiDomain

LIST = "lexludi-found.js"
SCRIPT = "search.js"
_ROLE = re.compile(r"\{[\w:]+\}`([^`<]*?)\s*(?:<[^>]*>)?`")
_MARKS = re.compile(r"[*`]")

Entry = tuple[str, str, str, list[str]]
"""Kind, id, words, and words of the rulebook."""


def add_scripts(
    app: Sphinx, pagename: str, template: str, context: dict[str, Any], doctree: object
) -> None:
    """Has the search page, and no other, load the list and the script that reads it."""
    if pagename == "search":
        for name in (LIST, SCRIPT):
            app.add_js_file(name, loading_method="defer")


def write(app: Sphinx, exception: Exception | None) -> None:
    """Writes the list beside the other scripts of the site."""
    if exception is not None or app.builder.format != "html":
        return
    domain = cast("LexLudiDomain", app.env.get_domain("lexludi"))
    found = [
        [kind, game.title, name, words, own, where]
        for game in domain.catalogue.games.values()
        for kind, name, words, own in _entries(game)
        if (where := address(app, domain, kind, game.name, name)) is not None
    ]
    file = Path(app.outdir) / "_static" / LIST
    file.parent.mkdir(exist_ok=True)
    file.write_text(f"const LEXLUDI = {json.dumps(found, ensure_ascii=False)};\n", "utf-8")


def _entries(game: Game) -> Iterator[Entry]:
    specification = game.specification
    for clause in specification.clauses.values():
        own = used(clause.text, specification.glossary)
        yield (
            "clause",
            clause.id,
            plain(clause.text),
            [each for those in own.values() for each in those],
        )
    for ruling in specification.rulings.values():
        yield "ruling", ruling.id, plain(ruling.question), []
    for claim in stated(game):
        yield "claim", claim.name, plain(claim.statement), []
    for term in specification.glossary:
        yield "term", term.name, plain(term.meaning), list(originals(term))


def plain(words: str) -> str:
    """Words as a reader sees them, without their markup."""
    return " ".join(_MARKS.sub("", _ROLE.sub(r"\1", words)).split())


def address(app: Sphinx, domain: LexLudiDomain, kind: str, game: str, name: str) -> str | None:
    """Where something is on the site; None where it has no place."""
    place = domain.places.get((kind, game, name.lower() if kind == "term" else name))
    return None if place is None else f"{app.builder.get_target_uri(place.docname)}#{place.anchor}"
