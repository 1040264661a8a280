"""The `ruling` directive: what a rulebook leaves open, and where the answers part."""

from __future__ import annotations

from typing import ClassVar

from docutils import nodes
from docutils.parsers.rst import directives

from lexludi_domain import nodes as parts
from lexludi_domain.games import Game
from lexludi_domain.linking import GameDirective
from lexludi_domain.results import Pair
from lexludi_domain.witness import figure
from lexludi_spec import Reading, Ruling, Status

STATUS = {
    Status.DIFFERS: "the readings differ",
    Status.EQUIVALENT: "the readings agree",
    Status.UNREACHABLE: "never comes up in play",
    Status.PARAMETER: "left open as a value",
    Status.OUTSIDE: "outside the rules of play",
    Status.SETTLED: "settled by the text",
}
SEVERITY = {"H": "changes play a lot", "M": "changes play somewhat", "L": "changes play little"}
AGREED = {
    "equivalent": "No position tells them apart: proved.",
    "unreachable": "The position in which they would part cannot occur: proved.",
    "unknown": "The solver came to no answer, which is no proof that they agree.",
}


class RulingDirective(GameDirective):
    """Shows a ruling: its question, its readings, and the position in which each pair parts."""

    required_arguments = 1
    has_content = True
    option_spec: ClassVar = dict.fromkeys(
        ("register", "clauses", "severity", "codes", "status", "default", "claim"),
        directives.unchanged,
    )

    def run(self) -> list[nodes.Node]:
        """The ruling's section."""
        game = self.game()
        ruling = game.specification.rulings.get(self.arguments[0])
        if ruling is None:
            raise self.error(f"{game.name} has no ruling {self.arguments[0]}")
        found = self.section("ruling", ruling.id, game)
        found += parts.line(
            parts.badge(STATUS[ruling.status], "info"),
            parts.text(" "),
            parts.badge(SEVERITY[ruling.severity], "info"),
            name="badges",
        )
        found += parts.line(
            parts.label("On "), *self.links("clause", ruling.clauses), name="asides"
        )
        found += parts.box("words", *self.prose(ruling.question))
        found += nodes.definition_list(
            "", *(self._reading(each, ruling) for each in ruling.readings), classes=["lex-readings"]
        )
        found += parts.line(parts.label("Why "), *self.inline(ruling.why), name="why")
        known = {claim.name for claim in game.claims}
        settled = [name for name in ruling.claims if name in known]
        if settled:
            found += parts.line(
                parts.label("Settled by "), *self.links("claim", settled), name="asides"
            )
        found += self._pairs(game, ruling)
        return [found]

    def _reading(self, reading: Reading, ruling: Ruling) -> nodes.definition_list_item:
        term = nodes.term("", "", nodes.literal("", reading.id))
        if reading.id == ruling.default:
            term += [parts.text(" "), parts.badge("taken by default", "yes")]
        return nodes.definition_list_item(
            "",
            term,
            nodes.definition(
                "",
                parts.line(*self.inline(reading.statement)),
                parts.line(parts.label("Grounds "), *self.inline(reading.grounds), name="grounds"),
            ),
        )

    def _pairs(self, game: Game, ruling: Ruling) -> list[nodes.Node]:
        pairs = game.results.pairs.get(ruling.id, ())
        if not pairs:
            owed = ruling.status is Status.DIFFERS
            return [parts.line(parts.badge("readings not compared", "open"))] if owed else []
        return [self._pair(pair, game) for pair in pairs]

    def _pair(self, pair: Pair, game: Game) -> nodes.container:
        head = [
            parts.label("Between "),
            *parts.joined((nodes.literal("", each) for each in pair.readings), " and "),
            parts.text(" "),
            parts.verdict_badge(pair.verdict),
        ]
        if pair.players:
            head.append(parts.text(f" with {pair.players} players"))
        for other, reading in pair.context.items():
            head += [parts.text(", where "), self.link("ruling", other)]
            head += [parts.text(" is read as "), nodes.literal("", reading)]
        if game.results.compared_on:
            head.append(parts.text(f", {game.results.compared_on}"))
        found = parts.box("pair", parts.line(*head))
        if pair.reason:
            found += parts.line(parts.text(f"{pair.reason[0].upper()}{pair.reason[1:]}."))
        if pair.witness is not None:
            label = f"{pair.readings[0]} against {pair.readings[-1]}"
            found += figure(pair.witness, label, self.told(game), game.rulebook)
        elif pair.verdict in AGREED:
            found += parts.line(parts.text(AGREED[pair.verdict]))
        return found
