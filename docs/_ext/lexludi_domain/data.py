"""The `lexludi-data` directive: a game's scenarios, and the JSON schemas of what they hold."""

from __future__ import annotations

import json
from typing import Any

import msgspec
from docutils import nodes

from lexludi_domain import nodes as parts
from lexludi_domain.games import Game
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
            files = dict.fromkeys(each.file for each in game.scenarios)
            listed = [self._file(game, file) for file in files]
            found.append(self._section("scenarios", "Scenarios", *listed))
        schemas = list(self._schemas(game.rulebook))
        if schemas:
            found.append(self._section("schemas", "Schemas", *schemas))
        return found

    def _file(self, game: Game, file: str) -> nodes.section:
        known = game.specification.clauses
        titles = [
            [
                parts.text(f"{each.title}: "),
                *self.links("clause", (name for name in known if name in each.clauses)),
            ]
            for each in game.scenarios
            if each.file == file
        ]
        return self._section(f"scenarios-{file}", f"{file}.yaml", parts.bullets(titles))

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
