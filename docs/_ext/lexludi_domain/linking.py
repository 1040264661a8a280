"""What the directives of a game's pages share: the game, links, anchors and dependencies."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, cast

from docutils import nodes
from docutils.statemachine import StringList
from sphinx import addnodes
from sphinx.util.docutils import SphinxDirective

if TYPE_CHECKING:
    from lexludi_domain.domain import LexLudiDomain
    from lexludi_domain.games import Game

Told = Callable[[str], list[nodes.Node]]
"""Words of a game to nodes of the document, with links where they name a clause."""

_NAMED = re.compile(r"([a-z0-9-]+(?:\.[a-z0-9-]+)+)")


def link(kind: str, name: str, docname: str) -> addnodes.pending_xref:
    """A link to a clause, ruling, claim or term, resolved once all pages are read."""
    shown = nodes.literal("", name, classes=["xref", "lexludi"])
    return addnodes.pending_xref(
        "", shown, refdomain="lexludi", reftype=kind, reftarget=name, refdoc=docname, refwarn=True
    )


def function_link(name: str, docname: str) -> addnodes.pending_xref:
    """A link to a function of the model, by its full name."""
    shown = nodes.literal("", name, classes=["xref", "py", "py-obj"])
    return addnodes.pending_xref(
        "", shown, refdomain="py", reftype="obj", reftarget=name, refdoc=docname, refwarn=False
    )


def page_link(page: str, words: str, docname: str) -> addnodes.pending_xref:
    """A link to a page of the site."""
    where = {"reftarget": f"/{page}", "refdoc": docname, "refwarn": True, "refexplicit": True}
    shown = nodes.inline("", words)
    return addnodes.pending_xref("", shown, refdomain="std", reftype="doc", **where)


def anchor(kind: str, name: str) -> str:
    """The anchor of an object: a clause's is its id, the others say what they are."""
    return name if kind == "clause" else f"{kind}-{name}"


class GameDirective(SphinxDirective):
    """A directive on a page of a game."""

    @property
    def domain(self) -> LexLudiDomain:
        """Our domain."""
        return cast("LexLudiDomain", self.env.get_domain("lexludi"))

    def game(self) -> Game:
        """The game of this page, or the one named as the argument; an error where there is none."""
        if self.required_arguments == 0 and self.arguments:
            found = self.domain.catalogue.games.get(self.arguments[0])
        else:
            found = self.domain.catalogue.of_page(self.env.docname)
        if found is None:
            raise self.error("this is not a page of an installed game")
        for file in found.results.files:
            self.env.note_dependency(str(file))
        return found

    def link(self, kind: str, name: str) -> addnodes.pending_xref:
        """A link from this page."""
        return link(kind, name, self.env.docname)

    def links(self, kind: str, names: Iterable[str]) -> list[nodes.Node]:
        """Links from this page, with commas between them."""
        found: list[nodes.Node] = []
        for name in names:
            if found:
                found.append(nodes.Text(", "))
            found.append(self.link(kind, name))
        return found

    def told(self, game: Game) -> Told:
        """Turns words of a game into nodes, with links where they name a clause."""

        def linked(words: str) -> list[nodes.Node]:
            return [
                self.link("clause", part)
                if part in game.specification.clauses
                else nodes.Text(part)
                for part in _NAMED.split(words)
                if part
            ]

        return linked

    def section(self, kind: str, name: str, game: Game) -> nodes.section:
        """An anchored section for an object, known to the domain; its title is the id."""
        where = anchor(kind, name)
        found = nodes.section(ids=[where], classes=["lex-object", f"lex-{kind}"])
        found += nodes.title("", "", nodes.literal("", name))
        self.set_source_info(found)
        self.state.document.note_explicit_target(found)
        self.note(kind, name, where, game)
        return found

    def note(self, kind: str, name: str, where: str, game: Game) -> None:
        """Tell the domain that an object of a game stands on this page, at an anchor."""
        from lexludi_domain.domain import Place

        place = Place(self.env.docname, where, f"{game.title}: {kind} {name}")
        self.domain.note(kind, game.name, name, place)

    def prose(self, words: str, offset: int | None = None) -> list[nodes.Node]:
        """Markup as it stands on the page, parsed."""
        parent = nodes.container()
        source, number = self.get_source_info()
        lines = words.splitlines()
        where = [(source, (offset or number) + at) for at in range(len(lines))]
        self.state.nested_parse(StringList(lines, items=where), self.content_offset, parent)
        return parent.children

    def inline(self, words: str) -> list[nodes.Node]:
        """Markup of one paragraph, parsed, without the paragraph."""
        found = self.prose(words)
        if len(found) == 1 and isinstance(found[0], nodes.paragraph):
            return found[0].children
        return found
