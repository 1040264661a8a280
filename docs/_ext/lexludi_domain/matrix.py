"""The `lexludi-evidence` directive: clauses against what speaks for them, and both ways back."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from docutils import nodes

from lexludi_domain import nodes as parts
from lexludi_domain.games import Game
from lexludi_domain.linking import GameDirective
from lexludi_domain.recorded import Recorded
from lexludi_proofs.engine.evidence import Row, Witness

ABSENT = "No evidence is recorded. To record it, and to write this page from it:"
MADE_BY = "make test slow verify guard evidence docs"


class EvidenceDirective(GameDirective):
    """The matrix of the page's game, or how to make it where nothing is recorded."""

    def run(self) -> list[nodes.Node]:
        """What is amiss, then the clauses, the claims and the tests."""
        game = self.game()
        found = game.results.recorded
        if found is None:
            return [parts.line(parts.text(ABSENT)), parts.code(MADE_BY, "text")]
        return [
            *self._amiss(found),
            self._section("by-clause", "By clause", self._clauses(game, found)),
            self._section("by-claim", "By claim", *self._witnesses(game, found.claims, "claim")),
            self._section("by-test", "By test", *self._witnesses(game, found.tests, "test")),
        ]

    def _amiss(self, found: Recorded) -> list[nodes.Node]:
        owing = len(found.owing)
        told = f"{found.covered} of {owing} clauses that are owed code and evidence are covered."
        first = parts.line(parts.text(told))
        if not found.faults:
            return [first]
        together: dict[tuple[str, str], list[str]] = {}
        for one in found.faults:
            together.setdefault((one.what, one.says), []).append(one.clause)
        rows: list[list[list[nodes.Node]]] = [
            [[parts.text(what)], self.links("clause", filter(None, clauses)), [parts.text(says)]]
            for (what, says), clauses in together.items()
        ]
        table = parts.table(["What is amiss", "Clauses", "In words"], rows, "amiss")
        title = f"What is amiss: {len(found.faults)}"
        return [first, parts.folded(title, table)]

    def _clauses(self, game: Game, found: Recorded) -> nodes.table:
        known = [name for name in found.clauses if name in game.specification.clauses]
        ordered = sorted(known, key=found.rank)
        rows = [self._clause(game, found, name, found.clauses[name]) for name in ordered]
        heads = ["Clause", "State", "Code", "Tests", "Claims", "Applied", "Refused", "Guard"]
        return parts.table(heads, rows, "evidence")

    def _clause(self, game: Game, found: Recorded, name: str, row: Row) -> list[list[nodes.Node]]:
        amiss = dict.fromkeys(one.what for one in found.short.get(name, ()))
        badges = parts.joined((parts.badge(what, "open") for what in amiss), " ")
        if not amiss:
            badges = [
                parts.badge("covered", "yes") if row.owes else parts.badge("none owed", "info")
            ]
        guarded = game.guarded.get(name)
        return [
            [self.link("clause", name)],
            badges,
            [parts.text(str(len(row.code)))],
            [parts.text(str(len(row.tests)))],
            [parts.text(str(len(row.claims)))],
            [parts.text(str(row.applied))],
            [parts.text(str(row.refused))],
            [parts.text("not tried" if guarded is None else noticed(guarded.by))],
        ]

    def _witnesses(
        self, game: Game, witnesses: Mapping[str, Witness], kind: str
    ) -> Iterable[nodes.Node]:
        """A fold for each test or claim, those that are no evidence first."""
        for name, one in sorted(witnesses.items(), key=lambda item: item[1].holds):
            counted = f" applied {len(one.applied)}, refused {len(one.refused)}"
            badge = parts.badge(one.outcome, "yes" if one.holds else "open")
            yield parts.folded(
                f"{name} ",
                *self._witness(game, name, one, kind),
                extra=[badge, parts.text(counted)],
            )

    def _witness(self, game: Game, name: str, one: Witness, kind: str) -> Iterable[nodes.Node]:
        if kind == "claim" and any(claim.name == name for claim in game.claims):
            yield parts.line(parts.label("Claim "), self.link("claim", name))
        if one.reason:
            yield parts.line(parts.text(one.reason))
        for title, clauses in (("Refused by ", one.refused), ("About ", one.cites)):
            known = [each for each in clauses if each in game.specification.clauses]
            if known:
                yield parts.line(parts.label(title), *self.links("clause", known))
        if one.applied:
            yield parts.line(parts.label("Applied "), parts.text(", ".join(one.applied)))

    def _section(self, name: str, title: str, *children: nodes.Node) -> nodes.section:
        found = nodes.section("", nodes.title("", title), *children, ids=[name])
        self.state.document.note_explicit_target(found)
        return found


def noticed(by: str | None) -> str:
    """What notices that a clause is out of force, in a few words."""
    return "nothing" if by is None else re.split(r": | \(", by)[0]
