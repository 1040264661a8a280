"""Audit: a text of the rulebook against what the specification says became of each sentence."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from lexludi_spec.alignment import align
from lexludi_spec.sources import Entry, disagreements
from lexludi_spec.texts import Unit, split

if TYPE_CHECKING:
    from collections.abc import Iterable

    from lexludi_spec.specification import Specification


@dataclass(frozen=True, slots=True)
class Match:
    """A unit of the text, and the entry of the table that it is taken for."""

    entry: Entry
    unit: Unit


@dataclass(frozen=True, slots=True)
class AuditReport:
    """What an audit found; every unit of the text and every entry of the table is in one list.

    `accounted`: the same words, with clauses or a reason; `unaccounted`: the same words, with
    neither; `changed`: other words in the same place; `moved`: the same words elsewhere; `added`:
    units that the table does not have; `gone`: entries that the text does not have. `suspect` are
    the clauses that have to be read again, `disagreements` lines where pages and table differ.
    """

    accounted: tuple[Match, ...]
    unaccounted: tuple[Unit, ...]
    changed: tuple[Match, ...]
    moved: tuple[Match, ...]
    added: tuple[Unit, ...]
    gone: tuple[Entry, ...]
    suspect: tuple[str, ...]
    disagreements: tuple[str, ...]

    @property
    def clean(self) -> bool:
        """Whether the text is, unit by unit, what the specification accounts for."""
        return not (
            self.unaccounted
            or self.changed
            or self.moved
            or self.added
            or self.gone
            or self.disagreements
        )

    @property
    def units(self) -> int:
        """How many units the text has."""
        matched = len(self.accounted) + len(self.changed) + len(self.moved)
        return matched + len(self.unaccounted) + len(self.added)


def audit(specification: Specification, text: str) -> AuditReport:
    """Compares a text of the rulebook, unit by unit, with the specification's table of sources."""
    sources = specification.sources
    entries, units = sources.entries, split(text, sources.headings)
    pairs = align(entries, units)
    matches = [Match(entries[old], units[new]) for old, new in pairs]
    same = [match for match in matches if match.entry.digest == match.unit.digest]
    changed = tuple(match for match in matches if match.entry.digest != match.unit.digest)
    old_paired, new_paired = {old for old, _ in pairs}, {new for _, new in pairs}
    lost = [entry for at, entry in enumerate(entries) if at not in old_paired]
    found = [unit for at, unit in enumerate(units) if at not in new_paired]
    moved = tuple(_moved(lost, found))
    return AuditReport(
        accounted=tuple(match for match in same if match.entry.accounted),
        unaccounted=tuple(match.unit for match in same if not match.entry.accounted),
        changed=changed,
        moved=moved,
        added=tuple(unit for unit in found if unit not in [match.unit for match in moved]),
        gone=tuple(entry for entry in lost if entry not in [match.entry for match in moved]),
        suspect=_clauses(
            entry
            for at, entry in enumerate(entries)
            if at not in old_paired or entry in [match.entry for match in changed]
        ),
        disagreements=disagreements(specification),
    )


def _moved(lost: list[Entry], found: list[Unit]) -> Iterable[Match]:
    """The lost entries whose very words were found elsewhere."""
    waiting = list(found)
    for entry in lost:
        for unit in waiting:
            if unit.digest == entry.digest:
                waiting.remove(unit)
                yield Match(entry, unit)
                break


def _clauses(entries: Iterable[Entry]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(name for entry in entries for name in entry.clauses))
