"""From a function of the model back to the clauses that it encodes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lexludi_domain.encodings import cited

if TYPE_CHECKING:
    from sphinx.application import Sphinx


def add_clauses(
    app: Sphinx, what: str, name: str, obj: object, options: Any, lines: list[str]
) -> None:
    """Adds a line with the clauses to the description of a function that encodes any."""
    if what not in ("function", "method"):
        return
    for game in app.env.get_domain("lexludi").catalogue.games.values():  # type: ignore[attr-defined]
        if game.package is None or not name.startswith(f"{game.package}."):
            continue
        clauses = cited(game.package).get(name, ())
        known = [clause for clause in clauses if clause in game.specification.clauses]
        if known:
            links = ", ".join(
                f":lexludi:clause:`{clause} <{game.name}/{clause}>`" for clause in known
            )
            lines += ["", f":Clauses: {links}", ""]
