"""Which pages are stale although their own text has not changed."""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from sphinx.application import Sphinx
    from sphinx.environment import BuildEnvironment

    from lexludi_domain.domain import LexLudiDomain
    from lexludi_domain.games import Game


def outdated(
    app: Sphinx, env: BuildEnvironment, added: set[str], changed: set[str], removed: set[str]
) -> list[str]:
    """The pages of every game whose model, claims, scenarios or results are not as last read.

    A dependency noted on a page covers files that change; this also covers those that come and go.
    """
    domain = cast("LexLudiDomain", env.get_domain("lexludi"))
    before: dict[str, str] = domain.data.setdefault("inputs", {})
    now = {name: _digest(game) for name, game in domain.catalogue.games.items()}
    stale = {name for name, digest in now.items() if before.get(name) != digest}
    domain.data["inputs"] = now
    if not stale:
        return []
    return [
        docname
        for docname in env.found_docs
        if (game := domain.catalogue.of_page(docname)) is None or game.name in stale
    ]


def _digest(game: Game) -> str:
    found = sha256()
    for file in game.inputs:
        found.update(str(file.name).encode())
        found.update(file.read_bytes())
        if file in game.results.files:
            found.update(str(file.stat().st_mtime_ns).encode())
    return found.hexdigest()
