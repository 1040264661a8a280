"""The `lexludi-claims` directive: everything claimed of a game, and what the solver said of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from docutils import nodes

from lexludi_domain import nodes as parts
from lexludi_domain.games import Game
from lexludi_domain.linking import GameDirective
from lexludi_domain.results import NOT_VERIFIED, WORST_FIRST, Result, worst
from lexludi_domain.stating import Assumed, Stated, stated
from lexludi_domain.witness import figure

KINDS = {
    "invariant": "Holds in every position of every game: every deal has it, every move keeps it.",
    "step": "What any one move may change.",
    "fact": "Follows from invariants, without a look at any move.",
    "never": "Positions that cannot occur.",
    "possible": "Positions that can occur, each with a game that leads there.",
    "bound": "The least or greatest that something can be.",
    "ends": "Whether a game, or a part of it, comes to an end.",
    "stuck": "Whether somebody can always move.",
    "can": "What the players can always still bring about.",
    "leak": "What a move shows to those who should not see it.",
    "reading": "Where rival readings agree, or part.",
    "parameter": "Holds for every value of what the rulebook leaves out.",
    "counted": "Found by looking at every case there is.",
    "live": "No rule is dead: each action can be legal and each refusal can occur.",
}


class ClaimsDirective(GameDirective):
    """Shows every claim of a game with its verdicts; the game is the one of the page."""

    has_content = False

    def run(self) -> list[nodes.Node]:
        """A summary, then one section a kind."""
        game = self.game()
        claims = stated(game)
        found: list[nodes.Node] = [*self._summary(game, claims)]
        for kind in dict.fromkeys((*KINDS, *(claim.kind for claim in claims))):
            those = [claim for claim in claims if claim.kind == kind]
            if those:
                found.append(self._kind(game, kind, those))
        if game.results.falling:
            found.append(self._falling(game, {claim.name for claim in claims}))
        return found

    def _summary(self, game: Game, claims: Sequence[Stated]) -> Iterable[nodes.Node]:
        if not claims:
            yield parts.line(parts.text("Nothing is claimed of this game yet."))
            return
        verdicts = [game.verdict(claim.name) for claim in claims]
        counted = [(each, verdicts.count(each)) for each in reversed(WORST_FIRST)]
        told = [parts.verdict_badge(verdict, f"{number} ") for verdict, number in counted if number]
        yield parts.line(*parts.joined(told, " "), name="badges")
        results = game.results
        if results.verified_on is None:
            words = "There are no results of a verification: every claim below is not verified."
        else:
            solvers = sorted({each.solver for each in results.verified if each.solver})
            by = ", ".join(solvers) or "the solver"
            words = f"Last verified on {results.verified_on} by {by}."
        yield parts.line(parts.text(words))

    def _kind(self, game: Game, kind: str, claims: Sequence[Stated]) -> nodes.section:
        found = nodes.section(ids=[f"kind-{kind}"])
        found += nodes.title("", kind.capitalize())
        self.state.document.note_explicit_target(found)
        if kind in KINDS:
            found += parts.line(parts.text(KINDS[kind]))
        players = self._players(game, claims)
        heads = ["Claim, by players", *map(str, players)] if players else ["Claim", "Verdict"]
        rows: list[list[list[nodes.Node]]] = []
        for claim in claims:
            row: list[list[nodes.Node]] = [[self.link("claim", claim.name)]]
            row += [[self._badge(game, claim, number)] for number in players]
            rows.append(row if players else [*row, [parts.verdict_badge(NOT_VERIFIED)]])
        found += parts.table(heads, rows, "verdicts")
        found += [self._claim(game, claim) for claim in claims]
        return found

    def _players(self, game: Game, claims: Sequence[Stated]) -> tuple[int, ...]:
        if game.players:
            return game.players
        given = {each.players for claim in claims for each in game.results.of_claim(claim.name)}
        return tuple(sorted(given))

    def _badge(self, game: Game, claim: Stated, players: int) -> nodes.Node:
        if claim.players is not None and players not in claim.players:
            return parts.text("not claimed")
        results = [each for each in game.results.of_claim(claim.name) if each.players == players]
        return parts.verdict_badge(worst(each.verdict for each in results))

    def _claim(self, game: Game, claim: Stated) -> nodes.section:
        found = self.section("claim", claim.name, game)
        if claim.statement:
            found += parts.line(parts.text(claim.statement), name="words")
        found += parts.line(parts.verdict_badge(game.verdict(claim.name)), name="badges")
        if claim.because:
            found += parts.line(parts.label("Because "), parts.text(claim.because))
        if claim.clauses:
            found += parts.line(parts.label("Rests on "), *self.links("clause", claim.clauses))
        if claim.assumes:
            found += parts.line(parts.label("Assumes"))
            found += parts.bullets(self._assumed(game, each) for each in claim.assumes)
        results = game.results.of_claim(claim.name)
        if results:
            found += self._parts(results)
        found += [
            parts.folded(
                _title(each),
                figure(
                    each.shown,
                    f"{claim.name}, {each.players} players",
                    self.told(game),
                    game.rulebook,
                ),
            )
            for each in _telling(results)
        ]
        fallen = sorted(key for key, names in game.results.falling.items() if claim.name in names)
        if fallen:
            listed = parts.joined(nodes.literal("", key) for key in fallen)
            found += parts.line(parts.label("Falls under "), *listed)
        return found

    def _assumed(self, game: Game, assumed: Assumed) -> list[nodes.Node]:
        found: list[nodes.Node] = [parts.text(f"{assumed.words} ")]
        for name in assumed.shown_by:
            verdict = parts.verdict_badge(game.verdict(name))
            found += [self.link("claim", name), parts.text(" "), verdict]
        return found if assumed.shown_by else [*found, parts.badge("no claim shows it", "open")]

    def _parts(self, results: Sequence[Result]) -> nodes.Element:
        players = sorted({each.players for each in results})
        rows: list[list[list[nodes.Node]]] = []
        for part in dict.fromkeys(each.part for each in results):
            row: list[list[nodes.Node]] = [[parts.text(part or "whole")]]
            for number in players:
                asked = [each for each in results if (each.part, each.players) == (part, number)]
                cells = [[parts.verdict_badge(e.verdict), _seconds(e)] for e in asked]
                row.append([node for cell in cells for node in cell])
            rows.append(row)
        heads = ["Part, by players", *map(str, players)]
        remarks = parts.bullets(
            [parts.text(f"{each.players} players, {each.part or 'whole'}: {each.reason}")]
            for each in results
            if each.reason
        )
        title = "Every question asked" if len(results) > 1 else "The question asked"
        table = parts.table(heads, rows, "parts")
        return parts.folded(title, table, *([remarks] if remarks.children else []))

    def _falling(self, game: Game, known: set[str]) -> nodes.section:
        found = nodes.section(ids=["under-other-readings"])
        found += nodes.title("", "Under other readings")
        self.state.document.note_explicit_target(found)
        found += parts.line(
            parts.text(
                "Everything above holds under the default readings. These claims fall where one "
                "reading is exchanged for another."
            )
        )
        rows: list[list[list[nodes.Node]]] = []
        for key, names in sorted(game.results.falling.items()):
            ruling, _, reading = key.partition("=")
            head = [self.link("ruling", ruling), parts.text(" as "), nodes.literal("", reading)]
            fallen: list[nodes.Node] = parts.joined(
                [
                    self.link("claim", name) if name in known else nodes.literal("", name)
                    for name in names
                ]
            )
            rows.append([head, fallen or [parts.text("none")]])
        found += parts.table(["Reading", "Claims that fall"], rows, "falling")
        return found


def _telling(results: Sequence[Result]) -> list[Result]:
    """Every counterexample, and of the witnesses that of the fewest players for each part."""
    found: dict[object, Result] = {}
    for each in results:
        if each.shown:
            refuted = each.verdict == "refuted"
            found.setdefault((each.part, each.players if refuted else None), each)
    return list(found.values())


def _seconds(result: Result) -> nodes.Node:
    return parts.text(f" {result.seconds:.2f} s")


def _title(result: Result) -> str:
    what = "Counterexample" if result.verdict == "refuted" else "A game that shows it"
    part = f", {result.part}" if result.part else ""
    return f"{what}: {result.players} players{part}"
