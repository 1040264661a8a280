"""The `lexludi-data` directive: a game's scenarios, and its files for other programs."""

from __future__ import annotations

from docutils import nodes

from lexludi_domain import nodes as parts
from lexludi_domain.files import CLAUSES, FORMS, RESULTS, results, schema_file, schemas
from lexludi_domain.games import Game
from lexludi_domain.linking import GameDirective


class DataDirective(GameDirective):
    """The scenarios of the page's game with the clauses they cite, then the files."""

    def run(self) -> list[nodes.Node]:
        """A section each."""
        game = self.game()
        found: list[nodes.Node] = []
        if game.scenarios:
            files = dict.fromkeys(each.file for each in game.scenarios)
            listed = [self._file(game, file) for file in files]
            found.append(self._section("scenarios", "Scenarios", *listed))
        found.append(self._section("files", "Files", *self._files(game)))
        return found

    def _files(self, game: Game) -> list[nodes.Node]:
        """What there is to download, then each schema to look at."""
        known = schemas(game)
        rows: list[list[list[nodes.Node]]] = [[[_download(CLAUSES)], [parts.text("every clause")]]]
        for name in known:
            what = parts.text(f"JSON schema of {FORMS[name]}")
            rows.append([[_download(schema_file(name))], [what]])
        for name in results(game):
            file, told = RESULTS[name]
            made_by = nodes.literal("", f"lexludi {name}")
            rows.append([[_download(file)], [parts.text(f"{told}, made by "), made_by]])
        folds = [
            parts.folded(f"The schema of {FORMS[name]}", parts.code(text, "json"))
            for name, text in known.items()
        ]
        return [parts.table(["File", "What it holds"], rows, "files"), *folds]

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

    def _section(self, name: str, title: str, *children: nodes.Node) -> nodes.section:
        found = nodes.section("", nodes.title("", title), *children, ids=[name])
        self.state.document.note_explicit_target(found)
        return found


def _download(file: str) -> nodes.reference:
    return nodes.reference("", file, internal=True, refuri=file)
