"""Splitting: the text of a rulebook as small numbered units, the same way every time.

The text is read line by line. A line that equals a heading, or starts with one and a colon, opens
the section of that name and is its unit 0; lines before the first heading are the section "Title".
A heading met again at once goes on with its section; met again later it opens "Name (2)". Every
other line that is not blank is a table row (cells between bars or tabs, kept whole; a row of dashes
is none), a bullet (its mark is dropped), or running text; bullets and running text are cut after a
full stop, question or exclamation mark that is followed by a space and anything but a small letter.
Nothing is normalised but white space, quotation marks, dashes and how an accent is written down.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from hashlib import sha256
from unicodedata import normalize

TITLE = "Title"
SKETCH_BITS = 128

_QUOTES = str.maketrans(
    "\u201c\u201d\u201e\u00ab\u00bb\u2018\u2019\u201a\u00b4`", '"""""' + "'" * 5
)
_DASHES = str.maketrans("\u2010\u2011\u2012\u2013\u2014\u2015\u2212", "-" * 7)
_MARK = re.compile(r"(?:[-*\u2022\u25e6\u2013\u2014]|\d{1,2}[.)]|[IVX]{1,4}[.)])\s+(?=\S)")
_CUT = re.compile(r"(?:(?<=[.!?])|(?<=[.!?][\"')\]]))\s(?=[^a-z\u00df-\u00f6\u00f8-\u00ff\s])")
_RULE = re.compile(r"[\s|:+-]+")
_LATER = re.compile(r" \(\d+\)$")
_WORD = re.compile(r"[^\W_]+")
_ABBREVIATED = re.compile(r"\b(?:e\.g|i\.e|vs|cf|pp|p\. ?ex|p\u00e1gs?|sra?)\.$", re.IGNORECASE)


class Sort(StrEnum):
    """How a unit stands in the rulebook."""

    HEADING = "heading"
    SENTENCE = "sentence"
    BULLET = "bullet"
    ROW = "row"


@dataclass(frozen=True, slots=True, order=True)
class Place:
    """Where a unit stands: the section, and its number there."""

    section: str
    ordinal: int

    def __str__(self) -> str:
        return f"{self.section}, s{self.ordinal}"


@dataclass(frozen=True, slots=True)
class Unit:
    """A sentence, bullet, table row or heading; `text` is normalised, `line` counts from 1."""

    place: Place
    sort: Sort
    text: str
    line: int

    @property
    def digest(self) -> str:
        """Tells whether the words are the same: the start of the SHA-256 of the text."""
        return sha256(self.text.encode()).hexdigest()[:16]

    @property
    def sketch(self) -> str:
        """Tells how alike two units are without keeping any word: one bit for each word."""
        bits = 0
        for word in _WORD.findall(self.text.lower()):
            bits |= 1 << (int.from_bytes(sha256(word.encode()).digest()[:4], "big") % SKETCH_BITS)
        return f"{bits:0{SKETCH_BITS // 4}x}"


def normalise(text: str) -> str:
    """The text with single spaces, straight quotation marks, plain hyphens and whole letters."""
    return " ".join(normalize("NFC", text).translate(_QUOTES).translate(_DASHES).split())


def heading_of(section: str) -> str:
    """The heading that opens a section: its name, without the number of a later one."""
    return _LATER.sub("", section)


def split(text: str, headings: Sequence[str]) -> tuple[Unit, ...]:
    """The units of a rulebook's text, given the headings of its sections, in order."""
    known = {normalise(heading): heading for heading in headings}
    heading, section, counts = TITLE, TITLE, {TITLE: 1}
    met: dict[str, int] = {}
    units: list[Unit] = []
    for number, raw in enumerate(text.splitlines(), 1):
        line = normalise(raw)
        if not line:
            continue
        head = line if line in known else line.partition(":")[0]
        if head in known:
            if known[head] != heading:
                heading = known[head]
                met[heading] = met.get(heading, 0) + 1
                section = heading if met[heading] == 1 else f"{heading} ({met[heading]})"
                counts[section] = 0
            parts: Iterator[tuple[Sort, str]] = iter([(Sort.HEADING, line)])
        else:
            parts = _parts(raw, line)
        for sort, part in parts:
            units.append(Unit(Place(section, counts[section]), sort, part, number))
            counts[section] += 1
    return tuple(units)


def _parts(raw: str, line: str) -> Iterator[tuple[Sort, str]]:
    if _RULE.fullmatch(line):
        return
    if line.startswith("|") or "\t" in raw.strip():
        cells = line.strip("|").split("|") if line.startswith("|") else raw.strip().split("\t")
        yield Sort.ROW, " | ".join(normalise(cell) for cell in cells)
        return
    mark = _MARK.match(line)
    sort = Sort.BULLET if mark else Sort.SENTENCE
    begun = ""
    for piece in _CUT.split(line[mark.end() :] if mark else line):
        begun = f"{begun} {piece}" if begun else piece
        if not _ABBREVIATED.search(begun):
            yield sort, begun
            begun = ""
    if begun:
        yield sort, begun
