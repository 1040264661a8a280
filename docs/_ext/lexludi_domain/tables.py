"""Directives that tell of a whole game: its figures, its rulings, and its evidence."""

from __future__ import annotations

from docutils import nodes

from lexludi_domain import nodes as parts
from lexludi_domain.clause import badges
from lexludi_domain.linking import GameDirective
from lexludi_domain.results import Evidence
from lexludi_domain.ruling import STATUS

Row = list[list[nodes.Node]]


class GamesDirective(GameDirective):
    """A table of all games of the site, each with its figures."""

    def run(self) -> list[nodes.Node]:
        """The table."""
        rows: list[Row] = []
        for name, game in self.domain.catalogue.games.items():
            spec = game.specification
            link = nodes.reference("", game.title, internal=True, refuri=self._uri(name))
            rows.append(
                [
                    [link],
                    [parts.text(_span(game.players))],
                    [parts.text(str(len(spec.clauses)))],
                    [parts.text(str(len(spec.rulings)))],
                    [parts.text(str(len(game.claims)))],
                ]
            )
        return [parts.table(["Game", "Players", "Clauses", "Rulings", "Claims"], rows, "games")]

    def _uri(self, name: str) -> str:
        page = f"games/{name}/index"
        return self.env.app.builder.get_relative_uri(self.env.docname, page)


class OverviewDirective(GameDirective):
    """The figures of the page's game."""

    def run(self) -> list[nodes.Node]:
        """A line of figures."""
        game = self.game()
        spec = game.specification
        normative = sum(clause.normative for clause in spec.clauses.values())
        facts = [
            f"{len(spec.clauses)} clauses, {normative} of them binding",
            f"{len(spec.rulings)} rulings",
        ]
        if game.players:
            facts.insert(0, f"{_span(game.players)} players")
        if game.claims:
            held = [game.verdict(claim.name) for claim in game.claims]
            proved = sum(each in ("proved", "witnessed") for each in held)
            day = game.results.verified_on
            when = f"{proved} of them shown to hold on {day}" if day else "not verified"
            facts.append(f"{len(held)} claims, {when}")
        return [parts.bullets([parts.text(fact)] for fact in facts)]


class RulingsTableDirective(GameDirective):
    """Every ruling of the page's game: its question's id, its default and its status."""

    def run(self) -> list[nodes.Node]:
        """The table."""
        game = self.game()
        rows: list[Row] = [
            [
                [self.link("ruling", ruling.id)],
                [nodes.literal("", ruling.default)],
                [parts.text(STATUS[ruling.status])],
                self.links("clause", ruling.clauses),
            ]
            for ruling in game.specification.rulings.values()
        ]
        heads = ["Ruling", "Default", "Status", "Clauses"]
        return [parts.table(heads, rows, "rulings")]


class EvidenceDirective(GameDirective):
    """The matrix of clauses against what speaks for each."""

    def run(self) -> list[nodes.Node]:
        """The table, in the order of the rulebook."""
        game = self.game()
        rows: list[Row] = []
        for clause in game.specification.clauses.values():
            seen = game.results.evidence.get(clause.id, Evidence())
            rows.append(
                [
                    [self.link("clause", clause.id)],
                    [parts.text(clause.kind.value)],
                    parts.joined(badges(game, clause), " "),
                    [parts.text(str(seen.applied))],
                    [parts.text(str(seen.refused))],
                ]
            )
        heads = ["Clause", "Kind", "Evidence", "Applied", "Refused"]
        return [parts.table(heads, rows, "evidence")]


def _span(players: tuple[int, ...]) -> str:
    if not players:
        return "not known"
    if len(players) == 1:
        return str(players[0])
    return f"{min(players)} to {max(players)}"
