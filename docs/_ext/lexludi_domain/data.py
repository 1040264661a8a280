"""The `lexludi-data` directive: a game's scenarios, and the JSON schemas of what they hold."""

from __future__ import annotations

import json
from typing import Any

import msgspec
from docutils import nodes

from lexludi_domain import nodes as parts
from lexludi_domain.linking import GameDirective

FORMS = {
    "position": "A position",
    "move": "A move",
    "disclosure": "What a move shows to somebody",
}


class DataDirective(GameDirective):
    """The scenarios of the page's game with the clauses they cite, then the schemas."""

    def run(self) -> list[nodes.Node]:
        """A section each."""
        game = self.game()
        found: list[nodes.Node] = []
        if game.scenarios:
            known = game.specification.clauses
            rows: list[list[list[nodes.Node]]] = [
                [
                    [parts.text(each.title)],
                    [nodes.literal("", f"{each.file}.yaml")],
                    self.links("clause", (name for name in known if name in each.clauses)),
                ]
                for each in game.scenarios
            ]
            table = parts.table(["Scenario", "File", "Clauses"], rows, "scenarios")
            found.append(self._section("scenarios", "Scenarios", table))
        schemas = list(self._schemas(game.rulebook))
        if schemas:
            found.append(self._section("schemas", "Schemas", *schemas))
        return found

    def _schemas(self, rulebook: Any) -> list[nodes.Node]:
        forms = rulebook.forms() if hasattr(rulebook, "forms") else None
        return [
            parts.folded(title, parts.code(_schema(getattr(forms, name)), "json"))
            for name, title in FORMS.items()
            if hasattr(forms, name)
        ]

    def _section(self, name: str, title: str, *children: nodes.Node) -> nodes.section:
        found = nodes.section("", nodes.title("", title), *children, ids=[name])
        self.state.document.note_explicit_target(found)
        return found


def _schema(form: Any) -> str:
    return json.dumps(msgspec.json.schema(form), indent=2)
