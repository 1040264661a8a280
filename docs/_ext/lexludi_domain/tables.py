"""Directives that tell of a whole game: its figures, what nothing guards, and its rulings."""

from __future__ import annotations

from docutils import nodes

from lexludi_domain import nodes as parts
from lexludi_domain.games import Game
from lexludi_domain.linking import GameDirective
from lexludi_domain.ruling import STATUS
from lexludi_proofs.engine.guarding import Guarded

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
                    [parts.text(_score(game))],
                ]
            )
        heads = ["Game", "Players", "Clauses", "Rulings", "Claims", "Guarded"]
        return [parts.table(heads, rows, "games")]

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
        if game.results.recorded is not None:
            seen = game.results.recorded
            facts.append(f"{seen.covered} of {len(seen.owing)} clauses are covered by evidence")
        return [
            parts.bullets([parts.text(fact)] for fact in facts),
            *self._guard(game),
        ]

    def _guard(self, game: Game) -> list[nodes.Node]:
        """How many changes of the rules something notices, and each that nothing does."""
        changes = game.results.guard
        if not changes:
            return [
                parts.line(parts.text("No clause has been put out of force to see what fails."))
            ]
        day = game.results.guarded_on
        said = f"{_score(game)} clauses are guarded: something fails when they are out of force."
        wrong = [each for each in changes if each.change is not None]
        if wrong:
            noticed = sum(each.by is not None for each in wrong)
            spared = sum(each.spared is not None for each in wrong)
            said += f" {noticed} of {len(wrong)} small changes of a rule are noticed"
            said += f", {spared} need not be." if spared else "."
        found: list[nodes.Node] = [parts.line(parts.text(f"{said} Last tried on {day}."))]
        left = [each for each in changes if each.by is None]
        if left:
            listed = parts.bullets(
                [self.link("clause", each.clause), parts.text(f": {_unnoticed(each)}")]
                for each in left
            )
            found.append(parts.folded(f"What nothing is known to notice: {len(left)}", listed))
        return found


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


def _score(game: Game) -> str:
    """How many clauses something guards, of all that are put out of force or ought to be."""
    listed = [each for each in game.results.guard if each.change is None]
    if not listed:
        return "not known"
    return f"{sum(each.by is not None for each in listed)} of {len(listed)}"


def _unnoticed(one: Guarded) -> str:
    """What was changed, and why nothing noticed."""
    change = one.change or "out of force"
    if one.spared:
        return f"{change}; need not be noticed: {one.spared}"
    if not one.tried:
        return "not tried: nobody has said what the rules would be without it"
    return f"{change}; {one.reason or 'nothing fails'}"


def _span(players: tuple[int, ...]) -> str:
    if not players:
        return "not known"
    if len(players) == 1:
        return str(players[0])
    return f"{min(players)} to {max(players)}"
