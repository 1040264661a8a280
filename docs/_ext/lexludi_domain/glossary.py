"""The `glossary` directive: the words of a game, each with a place that can be linked to.

Sphinx has a directive of this name, for which a word means one thing on the whole site. Games use
the same nouns for different things: here a word is its game's, as a clause is.
"""

from __future__ import annotations

from docutils import nodes
from sphinx import addnodes

from lexludi_domain.games import Game
from lexludi_domain.linking import GameDirective
from lexludi_domain.originals import originals
from lexludi_spec import Term


class GlossaryDirective(GameDirective):
    """Shows the words that it names with their meanings, as the specification has them."""

    has_content = True

    def run(self) -> list[nodes.Node]:
        """The list of words."""
        game = self.game()
        words = {term.name: term for term in game.specification.glossary}
        here = [line.strip() for line in self.content if line.strip() and not line[0].isspace()]
        missing = [name for name in here if name not in words]
        if missing:
            raise self.error(f"the glossary of {game.name} lacks {', '.join(missing)}")
        listed = nodes.definition_list(
            "", *(self._entry(words[name], game) for name in here), classes=["glossary"]
        )
        return [addnodes.glossary("", listed, sorted=False)]

    def _entry(self, term: Term, game: Game) -> nodes.definition_list_item:
        where = f"term-{nodes.make_id(term.name)}"
        indexed = addnodes.index()
        indexed["entries"] = [
            ("single", f"{name}; {game.title}", where, "main", None)
            for name in (term.name, *originals(term))
        ]
        word = nodes.term("", "", nodes.Text(term.name), indexed, ids=[where])
        self.set_source_info(word)
        self.state.document.note_explicit_target(word)
        self.note("term", term.name.lower(), where, game)
        return nodes.definition_list_item("", word, nodes.definition("", *self.prose(term.meaning)))
