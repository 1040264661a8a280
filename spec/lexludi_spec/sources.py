"""Sources: where each unit of a rulebook went (`sources.toml`), without any of its words.

A unit is kept as section, number, digest and sketch (see `texts`), with the clauses that carry it
or the reason why none does. `draft` starts the table of a new rulebook, `refresh` brings one up to
date with a text, and `python -m lexludi_spec` does either for a folder.
"""

from __future__ import annotations

import json
import tomllib
from dataclasses import dataclass, replace
from functools import cache
from typing import TYPE_CHECKING

from lexludi_spec.alignment import align
from lexludi_spec.errors import SpecificationError
from lexludi_spec.places import format_places, parse_places
from lexludi_spec.texts import SKETCH_BITS, Place, Sort, heading_of, split

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from lexludi_spec.specification import Specification

HEADING = "heading"

_NOTE = "# Written by lexludi_spec.sources; clauses and reasons are edited by hand.\n"
_HEX = frozenset("0123456789abcdef")


@dataclass(frozen=True, slots=True)
class Entry:
    """One unit of the rulebook: what became of it, and enough to know it again.

    It is `suspect` from when its words change until somebody has read its clauses again.
    """

    place: Place
    digest: str
    sketch: str
    clauses: tuple[str, ...] = ()
    reason: str | None = None
    suspect: bool = False

    @property
    def accounted(self) -> bool:
        """Whether clauses carry it or a reason is stated."""
        return bool(self.clauses) or self.reason is not None


@dataclass(frozen=True, slots=True)
class Sources:
    """The units of a rulebook in its own order."""

    entries: tuple[Entry, ...]

    @property
    def headings(self) -> tuple[str, ...]:
        """What opens the sections: the names of those that have a unit 0."""
        opened = (entry.place.section for entry in self.entries if entry.place.ordinal == 0)
        return tuple(dict.fromkeys(heading_of(section) for section in opened))

    def carried_by(self, clause: str) -> tuple[Place, ...]:
        """The units that a clause carries."""
        return tuple(entry.place for entry in self.entries if clause in entry.clauses)


def load_sources(path: Path) -> Sources:
    """The table in a `sources.toml`; `SpecificationError` where it is missing or malformed."""
    return _load(path.resolve())


@cache
def _load(path: Path) -> Sources:
    try:
        return parse_sources(path.read_text("utf-8"), path.name)
    except FileNotFoundError:
        raise SpecificationError(path.name, 0, "file", "is missing") from None


def parse_sources(text: str, page: str = "sources.toml") -> Sources:
    """The table written in `text`."""
    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise SpecificationError(page, 0, "toml", str(error)) from None
    entries: list[Entry] = []
    for section, units in table.items():
        if not isinstance(units, dict):
            raise SpecificationError(page, 0, section, "is not a section of units")
        for name, fields in units.items():
            entries.append(_entry(section, name, fields, page))
        if (numbers := [int(name[1:]) for name in units]) != sorted(numbers):
            raise SpecificationError(page, 0, section, "its units are not in order")
    return Sources(tuple(entries))


def _entry(section: str, name: str, fields: object, page: str) -> Entry:
    where = f"{section}, {name}"
    if not name.startswith("s") or not name[1:].isdecimal() or not isinstance(fields, dict):
        raise SpecificationError(page, 0, where, "a unit is s1 = { digest = ..., ... }")
    for key in fields.keys() - {"digest", "sketch", "clauses", "reason", "suspect"}:
        raise SpecificationError(page, 0, where, f"no such field, {key}")
    for key, length in (("digest", 16), ("sketch", SKETCH_BITS // 4)):
        value = fields.get(key)
        if not isinstance(value, str) or len(value) != length or not _HEX.issuperset(value):
            raise SpecificationError(page, 0, where, f"{key} is not {length} hexadecimal digits")
    clauses = _strings(fields.get("clauses", []), page, f"{where}, clauses")
    reason = fields.get("reason")
    if reason is not None and (not isinstance(reason, str) or not reason or clauses):
        raise SpecificationError(page, 0, where, "reason is a text, and excludes clauses")
    suspect = fields.get("suspect", False)
    if not isinstance(suspect, bool) or (suspect and not clauses):
        raise SpecificationError(page, 0, where, "suspect is true or false, and needs clauses")
    place = Place(section, int(name[1:]))
    return Entry(place, fields["digest"], fields["sketch"], clauses, reason, suspect)


def _strings(value: object, page: str, where: str) -> tuple[str, ...]:
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        raise SpecificationError(page, 0, where, "is not a list of texts")
    return tuple(value)


def _quoted(text: str) -> str:
    """The text as a TOML string: as in JSON, but for a control character JSON lets through."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def draft(text: str, headings: Sequence[str]) -> Sources:
    """The table of a rulebook's text with nothing but the headings accounted for."""
    entries = tuple(
        Entry(
            unit.place,
            unit.digest,
            unit.sketch,
            reason=HEADING if unit.sort is Sort.HEADING else None,
        )
        for unit in split(text, headings)
    )
    return Sources(entries)


def refresh(sources: Sources, text: str, headings: Sequence[str] | None = None) -> Sources:
    """The table of a new text; units that are the same or changed keep clauses and reasons.

    The clauses of what has changed are suspect.
    """
    fresh = list(draft(text, sources.headings if headings is None else headings).entries)
    for old, new in align(sources.entries, fresh):
        known = sources.entries[old]
        if known.accounted:
            changed = known.digest != fresh[new].digest
            fresh[new] = replace(
                fresh[new],
                clauses=known.clauses,
                reason=known.reason,
                suspect=bool(known.clauses) and (known.suspect or changed),
            )
    return Sources(tuple(fresh))


def from_pages(sources: Sources, specification: Specification) -> Sources:
    """The table with each unit's clauses taken from the `:source:` of the pages."""
    carried: dict[Place, list[str]] = {}
    for clause in specification.clauses.values():
        for place in parse_places(clause.source):
            carried.setdefault(place, []).append(clause.id)
    entries = tuple(
        replace(entry, clauses=tuple(carried[entry.place]), reason=None)
        if entry.place in carried
        else replace(entry, clauses=(), suspect=False)
        for entry in sources.entries
    )
    return replace(sources, entries=entries)


def disagreements(specification: Specification) -> tuple[str, ...]:
    """One line for each clause whose `:source:` and the table do not say the same."""
    sources = specification.sources
    found = []
    for clause in specification.clauses.values():
        here = format_places(sorted(sources.carried_by(clause.id)))
        try:
            there = format_places(sorted(parse_places(clause.source)))
        except ValueError as error:
            there = str(error)
        if here != there:
            found.append(f"{clause.page}:{clause.line}: {clause.id}: {there} / table: {here}")
    for entry in sources.entries:
        for name in entry.clauses:
            if name not in specification.clauses:
                found.append(f"sources.toml: {entry.place}: no such clause, {name}")
    return tuple(found)


def format_sources(sources: Sources) -> str:
    """The table as the text of a `sources.toml`."""
    lines = [_NOTE.strip()]
    section = None
    for entry in sources.entries:
        if entry.place.section != section:
            section = entry.place.section
            lines += ["", f"[{_quoted(section)}]"]
        fields = [f"digest = {_quoted(entry.digest)}", f"sketch = {_quoted(entry.sketch)}"]
        if entry.reason is None:
            fields.append(f"clauses = [{', '.join(map(_quoted, entry.clauses))}]")
        else:
            fields.append(f"reason = {_quoted(entry.reason)}")
        if entry.suspect:
            fields.append("suspect = true")
        lines.append(f"s{entry.place.ordinal} = {{ {', '.join(fields)} }}")
    return "\n".join(lines) + "\n"
