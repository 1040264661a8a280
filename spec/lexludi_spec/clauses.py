"""Clauses: the single ideas of a rulebook, each with an id that is never renumbered."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from lexludi_spec.pages import Block

IDENTIFIER = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)*")


class Kind(StrEnum):
    """What a clause does; each member equals its word on the page."""

    DEFINITION = "definition"
    COMPONENT = "component"
    SETUP = "setup"
    OBLIGATION = "obligation"
    PERMISSION = "permission"
    PROHIBITION = "prohibition"
    PROCEDURE = "procedure"
    SCORING = "scoring"
    EXAMPLE = "example"
    ADVICE = "advice"
    SOCIAL = "social"


class Policy(StrEnum):
    """Why a clause is not held to the usual evidence.

    `by-construction`: no position that breaks it can be written down; `exception`: evidence is
    waived, for the reason given; `outside`: it is about people or the room, not about positions.
    """

    BY_CONSTRUCTION = "by-construction"
    EXCEPTION = "exception"
    OUTSIDE = "outside"


@dataclass(frozen=True, slots=True)
class Clause:
    """One idea of the rulebook, in our own words.

    `source` is the place in the rulebook (see `places`), `page` and `line` where the clause is
    written down here, `reason` the grounds for `policy`; both or neither are given.
    """

    id: str
    kind: Kind
    source: str
    text: str
    page: str
    line: int
    policy: Policy | None = None
    reason: str | None = None

    @property
    def normative(self) -> bool:
        """Whether play can keep or break it, so that code and evidence are owed."""
        return (
            self.kind not in (Kind.EXAMPLE, Kind.ADVICE, Kind.SOCIAL)
            and self.policy != Policy.OUTSIDE
        )


def clause(block: Block) -> Clause:
    """The clause that a block spells out, or a `SpecificationError`."""
    block.only({"kind", "source", "policy", "reason"})
    if not IDENTIFIER.fullmatch(block.argument) or "." not in block.argument:
        raise block.error("id", "an id is topic.idea in small letters, digits and hyphens")
    kind = block.choice("kind", Kind)
    policy, reason = None, None
    if "policy" in block.options or "reason" in block.options:
        policy, reason = block.choice("policy", Policy), block.required("reason")
    if not block.body:
        raise block.error("text", "is missing")
    return Clause(
        id=block.argument,
        kind=kind,
        source=block.required("source"),
        text=" ".join(block.body.split()),
        page=block.page,
        line=block.line,
        policy=policy,
        reason=reason,
    )
