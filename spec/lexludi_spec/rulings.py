"""Rulings: what the rulebook leaves open, the rival readings of it, and the one taken by default.

The body of a ruling is the question, one list item a reading, and why the default is the default:

    How many pebbles may a turn take?

    - **up-to-three** (default): one, two or three. *Grounds:* the example takes two.
    - **exactly-three**: always three. *Grounds:* the title of the section.

    *Why:* an example is plainer than a title.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from lexludi_spec.clauses import IDENTIFIER
from lexludi_spec.errors import SpecificationError

if TYPE_CHECKING:
    from lexludi_spec.pages import Block

SEVERITIES = ("H", "M", "L")
CODES = ("W", "EQ", "P", "K", "N")

_ITEM = re.compile(
    r"- \*\*(?P<id>[a-z0-9-]+)\*\*(?P<default> \(default\))?: "
    r"(?P<statement>.+?) \*Grounds:\* (?P<grounds>.+)"
)
_WHY = "*Why:*"


class Status(StrEnum):
    """What is known of the readings of a ruling; each member equals its word on the page.

    `differs`: some position tells them apart; `equivalent`: none does; `unreachable`: the gap never
    opens in play; `parameter`: missing data, left open as a value; `outside`: about people or the
    room; `settled`: the text itself decides.
    """

    DIFFERS = "differs"
    EQUIVALENT = "equivalent"
    UNREACHABLE = "unreachable"
    PARAMETER = "parameter"
    OUTSIDE = "outside"
    SETTLED = "settled"


@dataclass(frozen=True, slots=True)
class Reading:
    """One way to take the text, and what speaks for it."""

    id: str
    statement: str
    grounds: str


@dataclass(frozen=True, slots=True)
class RulingBody:
    """What the body of a ruling says; `default` is the id of the reading marked so."""

    question: str
    readings: tuple[Reading, ...]
    default: str
    why: str


@dataclass(frozen=True, slots=True)
class Ruling:
    """A question that the rulebook leaves open, and how it is answered here.

    `register` is the number in the list of open questions, or None; `severity` is H, M or L, by how
    much the answer changes play; `codes` say what can settle it (W a position, EQ an equivalence, P
    missing data, K knowledge, N nothing inside the rules); `claims` names the claims that do.
    """

    id: str
    register: str | None
    clauses: tuple[str, ...]
    severity: str
    codes: tuple[str, ...]
    status: Status
    default: str
    question: str
    readings: tuple[Reading, ...]
    why: str
    page: str
    line: int
    claims: tuple[str, ...] = ()

    def reading(self, name: str) -> Reading:
        """The reading of that id; `KeyError` where there is none."""
        for reading in self.readings:
            if reading.id == name:
                return reading
        raise KeyError(name)


def parse_ruling_body(text: str, page: str = "ruling", line: int = 1) -> RulingBody:
    """Question, readings and grounds of the body of a ruling, or a `SpecificationError`.

    `page` and `line` (of the first line of the body) only serve the error.
    """
    question: list[str] = []
    readings: list[Reading] = []
    default: str | None = None
    why: list[str] = []
    for start, paragraph in _paragraphs(text):
        if paragraph.startswith("- "):
            item = _ITEM.fullmatch(paragraph)
            if item is None or why:
                shape = "a reading is '- **id**: statement *Grounds:* grounds', before the why"
                raise SpecificationError(page, line + start, "reading", shape)
            if any(item["id"] == reading.id for reading in readings):
                problem = f"{item['id']} is given twice"
                raise SpecificationError(page, line + start, "reading", problem)
            readings.append(Reading(item["id"], item["statement"], item["grounds"]))
            if item["default"]:
                if default is not None:
                    raise SpecificationError(page, line + start, "default", "two readings claim it")
                default = item["id"]
        elif paragraph.startswith(_WHY):
            why.append(paragraph.removeprefix(_WHY).strip())
        else:
            (why if readings else question).append(paragraph)
    for field, found in (("question", question), ("reading", readings), ("why", any(why))):
        if not found:
            raise SpecificationError(page, line, field, "is missing")
    if default is None:
        raise SpecificationError(page, line, "default", "no reading is marked '(default)'")
    return RulingBody("\n\n".join(question), tuple(readings), default, "\n\n".join(why))


def ruling(block: Block) -> Ruling:
    """The ruling that a block spells out, or a `SpecificationError`."""
    block.only({"register", "clauses", "severity", "codes", "status", "default", "claim"})
    if not IDENTIFIER.fullmatch(block.argument):
        raise block.error("id", "an id is small letters, digits and hyphens")
    severity = block.required("severity")
    if severity not in SEVERITIES:
        raise block.error("severity", f"{severity!r} is none of {', '.join(SEVERITIES)}")
    status = block.choice("status", Status)
    block.required("clauses")
    block.required("codes")
    for code in block.words("codes"):
        if code not in CODES:
            raise block.error("codes", f"{code!r} is none of {', '.join(CODES)}")
    body = parse_ruling_body(block.body, block.page, block.body_line)
    default = block.required("default")
    if default not in [reading.id for reading in body.readings]:
        raise block.error("default", f"{default!r} is none of its readings")
    if default != body.default:
        raise block.error("default", f"is {default!r}, but the list marks {body.default!r}")
    return Ruling(
        id=block.argument,
        register=block.options.get("register"),
        clauses=block.words("clauses"),
        severity=severity,
        codes=block.words("codes"),
        status=status,
        default=default,
        question=body.question,
        readings=body.readings,
        why=body.why,
        page=block.page,
        line=block.line,
        claims=block.words("claim"),
    )


def _paragraphs(text: str) -> list[tuple[int, str]]:
    """Paragraphs and list items, each on one line, with the line (from 0) where it starts."""
    found: list[tuple[int, list[str]]] = []
    fresh = True
    for number, line in enumerate(text.splitlines()):
        if not line.strip():
            fresh = True
            continue
        if fresh or line.startswith(("- ", _WHY)):
            found.append((number, []))
        found[-1][1].append(line.strip())
        fresh = False
    return [(number, " ".join(lines)) for number, lines in found]
