"""The `clause` directive: one idea of a rulebook, and what speaks for it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from docutils import nodes
from docutils.parsers.rst import directives

from lexludi_domain import nodes as parts
from lexludi_domain.encodings import Site
from lexludi_domain.games import Game
from lexludi_domain.linking import GameDirective, function_link, page_link
from lexludi_domain.originals import used
from lexludi_domain.results import worst
from lexludi_proofs.engine.evidence import Row
from lexludi_spec import Clause

SOME = 8  # tests that a clause names; the page of evidence has all


class ClauseDirective(GameDirective):
    """Shows a clause with its id, kind, place in the rulebook, text, badges and evidence."""

    required_arguments = 1
    has_content = True
    option_spec: ClassVar = dict.fromkeys(
        ("kind", "source", "policy", "reason"), directives.unchanged
    )

    def run(self) -> list[nodes.Node]:
        """The clause's section."""
        game = self.game()
        clause = game.specification.clauses.get(self.arguments[0])
        if clause is None:
            raise self.error(f"{game.name} has no clause {self.arguments[0]}")
        found = self.section("clause", clause.id, game)
        found += parts.line(
            nodes.inline("", clause.kind.value, classes=["lex-kind"]),
            parts.text(f" · {clause.source}"),
            name="origin",
        )
        found += parts.box("words", *self.prose("\n".join(self.content)))
        if clause.policy is not None:
            found += parts.line(
                parts.label(f"{clause.policy.value.capitalize()}: "),
                *self.inline(clause.reason or ""),
                name="policy",
            )
        found += parts.line(*parts.joined(badges(game, clause), " "), name="badges")
        rulings = [ruling.id for ruling in game.specification.rulings_on(clause.id)]
        if rulings:
            found += parts.line(
                parts.label("Open to reading: "), *self.links("ruling", rulings), name="asides"
            )
        evidence = self._evidence(game, clause)
        if evidence:
            found += parts.folded("Code, tests and proofs", *evidence)
        return [found]

    def _evidence(self, game: Game, clause: Clause) -> list[nodes.Node]:
        found: list[nodes.Node] = list(self._originals(game, clause))
        for site in game.sites.get(clause.id, ()):
            found += self._code(site)
        scenarios = game.cited_by(clause.id)
        if scenarios:
            found.append(parts.line(parts.label("Scenarios that cite it")))
            found.append(
                parts.bullets(
                    [parts.text(f"{each.title} "), nodes.literal("", f"{each.file}.yaml")]
                    for each in scenarios
                )
            )
        seen = row_of(game, clause)
        if seen is not None:
            found += self._observed(game, seen)
        guarded = game.guarded.get(clause.id)
        if guarded is not None and guarded.by:
            found.append(
                parts.line(parts.label("Out of force, this fails "), parts.text(guarded.by))
            )
        claims = game.claims_on(clause.id)
        if claims:
            day = game.results.verified_on
            found.append(parts.line(parts.label("Claims that rest on it")))
            found.append(
                parts.bullets(
                    [
                        self.link("claim", claim.name),
                        parts.text(": "),
                        parts.text(claim.statement.rstrip(".")),
                        parts.text(". "),
                        parts.verdict_badge(game.verdict(claim.name)),
                        *([parts.text(f" on {day}")] if day else []),
                    ]
                    for claim in claims
                )
            )
        return found

    def _originals(self, game: Game, clause: Clause) -> Iterable[nodes.Node]:
        """What the rulebook calls the terms of the clause, where that is another word."""
        own = used(clause.text, game.specification.glossary)
        if own:
            told = parts.joined(
                nodes.inline("", "", nodes.emphasis("", ", ".join(words)), parts.text(f" ({name})"))
                for name, words in own.items()
            )
            yield parts.line(parts.label("In the rulebook's words "), *told)

    def _code(self, site: Site) -> list[nodes.Node]:
        how = "Refused by " if site.refuses else "Encoded in "
        name = function_link(site.name, self.env.docname)
        return [parts.line(parts.label(how), name), parts.code(site.source)]

    def _observed(self, game: Game, seen: Row) -> list[nodes.Node]:
        found: list[nodes.Node] = [
            parts.line(
                parts.label("Observed: "),
                parts.text(
                    f"applied in {seen.applied} tests and claims, refused in {seen.refused}"
                ),
            )
        ]
        if seen.tests:
            found.append(parts.line(parts.label("Tests that exercise it")))
            found.append(parts.bullets([nodes.literal("", name)] for name in seen.tests[:SOME]))
        if len(seen.tests) > SOME:
            page = page_link(f"games/{game.name}/evidence", "the evidence", self.env.docname)
            more = parts.text(f"and {len(seen.tests) - SOME} more, see ")
            found.append(parts.line(more, page, parts.text(".")))
        return found


def row_of(game: Game, clause: Clause) -> Row | None:
    """What was observed of a clause, None where nothing is recorded."""
    recorded = game.results.recorded
    return None if recorded is None else recorded.clauses.get(clause.id)


def badges(game: Game, clause: Clause) -> list[nodes.Node]:
    """What there is for a clause, as badges: code, test, proof, ruling."""
    seen = row_of(game, clause)
    tests = len(seen.tests) if seen else 0
    found: list[nodes.Node] = []
    places = len(game.sites.get(clause.id, ()))
    cited = len(game.cited_by(clause.id))
    verdicts = [game.verdict(claim.name) for claim in game.claims_on(clause.id)]
    if places:
        found.append(parts.badge("code", "yes"))
    elif clause.normative:
        found.append(parts.badge("no code", "open"))
    if tests:
        found.append(parts.badge(_several(tests, "test"), "yes"))
    if cited:
        found.append(parts.badge(_several(cited, "scenario"), "yes"))
    if clause.normative and not tests and not cited:
        found.append(parts.badge("no test", "open"))
    if verdicts:
        verdict = worst(verdicts)
        held = sum(each in ("proved", "witnessed") for each in verdicts)
        prefix = f"proof: {held} of {len(verdicts)}, "
        if held == len(verdicts):
            found.append(parts.badge(f"proof: {_several(held, 'claim')}", "yes"))
        else:
            found.append(parts.verdict_badge(verdict, prefix if held else "proof: "))
    elif clause.normative:
        found.append(parts.badge("no claim", "info"))
    guarded = game.guarded.get(clause.id)
    if guarded is not None:
        found.append(
            parts.badge("guarded" if guarded.by else "not guarded", "yes" if guarded.by else "open")
        )
    rulings = len(game.specification.rulings_on(clause.id))
    if rulings:
        found.append(parts.badge(_several(rulings, "ruling"), "info"))
    if not clause.normative:
        found.append(parts.badge("no evidence owed", "info"))
    return found


def _several(number: int, word: str) -> str:
    return f"{number} {word}" + ("" if number == 1 else "s")
