"""The domain: where every clause, ruling, claim and term stands, and the roles that lead there.

An object's full name is `game/id`. On a page of a game the id alone means that game's; elsewhere
it means the only one of that id, and is unknown where several games have it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from docutils import nodes
from sphinx.domains import Domain, ObjType
from sphinx.roles import XRefRole
from sphinx.util import logging
from sphinx.util.nodes import make_refnode

from lexludi_domain.clause import ClauseDirective
from lexludi_domain.games import Catalogue, catalogue
from lexludi_domain.glossary import GlossaryDirective
from lexludi_domain.ruling import RulingDirective

if TYPE_CHECKING:
    from sphinx.addnodes import pending_xref
    from sphinx.builders import Builder
    from sphinx.environment import BuildEnvironment

logger = logging.getLogger(__name__)


class Place(NamedTuple):
    """Where an object stands."""

    docname: str
    anchor: str
    title: str


class LexLudiDomain(Domain):
    """Clauses, rulings, claims and the terms of the glossaries."""

    name = "lexludi"
    label = "Lex Ludi"
    object_types: ClassVar = {
        "clause": ObjType("clause", "clause"),
        "ruling": ObjType("ruling", "ruling"),
        "claim": ObjType("claim", "claim"),
        "term": ObjType("term", "term"),
    }
    roles: ClassVar = {
        kind: XRefRole(lowercase=kind == "term", warn_dangling=True) for kind in object_types
    }
    directives: ClassVar = {
        "clause": ClauseDirective,
        "ruling": RulingDirective,
        "glossary": GlossaryDirective,
    }
    initial_data: ClassVar = {"places": {}}
    dangling_warnings: ClassVar = {
        kind: f"unknown {kind}, or one of several games: %(target)s" for kind in object_types
    }
    data_version = 1

    @property
    def places(self) -> dict[tuple[str, str, str], Place]:
        """Where each object stands, by kind, game and id."""
        found: dict[tuple[str, str, str], Place] = self.data["places"]
        return found

    @cached_property
    def catalogue(self) -> Catalogue:
        """The games of the site."""
        config = self.env.config
        root = Path(self.env.srcdir).parent
        return catalogue(
            root, config.lexludi_results, config.lexludi_scenarios, config.lexludi_games
        )

    def note(self, kind: str, game: str, name: str, place: Place) -> None:
        """Remember where an object stands; a second place for it is a warning."""
        before = self.places.get((kind, game, name))
        if before is not None and before.docname != place.docname:
            logger.warning("%s %s is on %s too", kind, name, before.docname, location=place.docname)
        self.places[kind, game, name] = place

    def clear_doc(self, docname: str) -> None:
        """Forget what stood on a page."""
        for key, place in list(self.places.items()):
            if place.docname == docname:
                del self.places[key]

    def merge_domaindata(self, docnames: Iterable[str], otherdata: dict[str, object]) -> None:
        """Take over what another process read."""
        read = set(docnames)
        other = otherdata["places"]
        if isinstance(other, dict):
            self.places.update(
                {key: place for key, place in other.items() if place.docname in read}
            )

    def find(self, kind: str, target: str, docname: str) -> Place | None:
        """Where a target stands that a page names, or None where that is not clear."""
        game, slash, name = target.rpartition("/")
        here = self.catalogue.of_page(docname)
        if slash:
            return self.places.get((kind, game, name))
        if here is not None:
            return self.places.get((kind, here.name, target))
        found = [
            place
            for (of_kind, _, each), place in self.places.items()
            if (of_kind, each) == (kind, target)
        ]
        return found[0] if len(found) == 1 else None

    def resolve_xref(
        self,
        env: BuildEnvironment,
        fromdocname: str,
        builder: Builder,
        typ: str,
        target: str,
        node: pending_xref,
        contnode: nodes.Element,
    ) -> nodes.reference | None:
        """The link for a role, or None where its target is unknown."""
        place = self.find(typ, target, fromdocname)
        if place is None:
            return None
        return make_refnode(
            builder, fromdocname, place.docname, place.anchor, contnode, place.title
        )

    def resolve_any_xref(
        self,
        env: BuildEnvironment,
        fromdocname: str,
        builder: Builder,
        target: str,
        node: pending_xref,
        contnode: nodes.Element,
    ) -> list[tuple[str, nodes.reference]]:
        """The links that the `any` role may mean."""
        found = []
        for kind in self.object_types:
            link = self.resolve_xref(env, fromdocname, builder, kind, target, node, contnode)
            if link is not None:
                found.append((f"{self.name}:{kind}", link))
        return found

    def get_objects(self) -> Iterator[tuple[str, str, str, str, str, int]]:
        """Everything for the index of objects and the search."""
        for (kind, game, name), place in self.places.items():
            yield f"{game}/{name}", name, kind, place.docname, place.anchor, 1
