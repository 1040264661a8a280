"""The results of the last run of the solver, as the site shows them.

Each is a JSON file that another command writes; one that is missing is no error (the site then
says that nothing is verified), one that cannot be read is a warning.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import cached_property
from pathlib import Path
from typing import Any

from sphinx.util import logging

from lexludi_domain.recorded import Recorded, evidence, guard
from lexludi_proofs.engine.cache import SOURCES, sources_digest
from lexludi_proofs.engine.guarding import Guarded

logger = logging.getLogger(__name__)

NOT_VERIFIED = "not verified"
WORST_FIRST = ("refuted", "unknown", NOT_VERIFIED, "witnessed", "proved")
Found = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Result:
    """The answer to one part of a claim for one number of players."""

    claim: str
    kind: str
    part: str | None
    players: int
    readings: Found
    verdict: str
    reason: str | None
    clauses: tuple[str, ...]
    seconds: float
    solver: str
    shown: Found

    @classmethod
    def of(cls, entry: Found) -> Result:
        """The result that an entry of the JSON spells out; KeyError where a field is missing."""
        return cls(
            claim=entry["claim"],
            kind=entry["kind"],
            part=entry.get("part"),
            players=entry["players"],
            readings=entry.get("readings") or {},
            verdict=entry["verdict"],
            reason=entry.get("reason"),
            clauses=tuple(entry.get("clauses") or ()),
            seconds=float(entry.get("seconds") or 0),
            solver=entry.get("solver") or "",
            shown=entry.get("counterexample") or entry.get("witness") or {},
        )


@dataclass(frozen=True, slots=True)
class Pair:
    """Two readings of a ruling and what is known of them, for one number of players.

    `context` are the readings of other rulings under which they were compared.
    """

    readings: tuple[str, ...]
    context: Found
    players: int | None
    verdict: str
    reason: str | None
    witness: Found | None


@dataclass(frozen=True)
class Results:
    """The result files of one game, in the folder where the commands write them."""

    folder: Path
    game: str
    names: tuple[str, ...] = field(
        default=("verify", "rulings", "under_readings", "evidence", "guard")
    )

    @property
    def files(self) -> tuple[Path, ...]:
        """Those of the files that are there."""
        candidates = (self._file(name) for name in self.names)
        return tuple(file for file in candidates if file.is_file())

    @cached_property
    def verified(self) -> tuple[Result, ...]:
        """What `lexludi verify` found, in its order."""
        found = self._read("verify")
        entries = found.get("results", ()) if isinstance(found, dict) else ()
        return tuple(self._made("verify", Result.of, entries))

    @cached_property
    def verified_on(self) -> str | None:
        """The day of the last verification, and whether the sources are others by now."""
        found = self._read("verify")
        if not isinstance(found, dict) or "date" not in found:
            return self._day("verify")
        day = str(found["date"])[:10]
        if found.get("sources") == sources_digest(*SOURCES):
            return day
        return f"{day} (the sources have changed since)"

    @cached_property
    def pairs(self) -> Mapping[str, tuple[Pair, ...]]:
        """The pairs of readings that were compared, by ruling."""
        found = self._read("rulings")
        entries = found if isinstance(found, list) else ()
        return dict(self._made("rulings", _pairs, entries))

    @property
    def compared_on(self) -> str | None:
        """The day when the readings were last compared."""
        return self._day("rulings")

    @cached_property
    def falling(self) -> Mapping[str, tuple[str, ...]]:
        """The claims that fall under each other reading, named `ruling=reading`."""
        found = self._read("under_readings")
        return {key: tuple(claims) for key, claims in (found or {}).items()}

    @cached_property
    def recorded(self) -> Recorded | None:
        """What was observed of the clauses, None where nothing was."""
        return evidence(self._file("evidence"), self.game)

    @cached_property
    def guard(self) -> tuple[Guarded, ...]:
        """What was changed in the rules, and what noticed."""
        return guard(self._file("guard"))

    @property
    def guarded_on(self) -> str | None:
        """The day when the rules were last changed to see what notices."""
        return self._day("guard")

    def of_claim(self, claim: str) -> tuple[Result, ...]:
        """The results of one claim under the default readings."""
        return tuple(each for each in self.verified if each.claim == claim and not each.readings)

    def _file(self, name: str) -> Path:
        """The file of one result; the evidence of all games is in one."""
        if name == "evidence":
            return self.folder / "evidence.json"
        return self.folder / name / f"{self.game}.json"

    def _day(self, name: str) -> str | None:
        file = self._file(name)
        if not file.is_file():
            return None
        return datetime.fromtimestamp(file.stat().st_mtime, UTC).date().isoformat()

    def _read(self, name: str) -> Any:
        file = self._file(name)
        if not file.is_file():
            return None
        try:
            return json.loads(file.read_text("utf-8"))
        except (OSError, ValueError) as error:
            logger.warning("%s/%s cannot be read: %s", name, file.name, error)
            return None

    def _made(self, name: str, make: Any, entries: Iterable[Any]) -> Iterable[Any]:
        for number, entry in enumerate(entries):
            try:
                yield make(entry)
            except (KeyError, TypeError, ValueError, AttributeError) as error:
                logger.warning("%s/%s.json: entry %d: %r", name, self.game, number, error)


def worst(verdicts: Iterable[str]) -> str:
    """The verdict of a whole from those of its parts; nothing at all is not verified."""
    given = set(verdicts) or {NOT_VERIFIED}
    return next((each for each in WORST_FIRST if each in given), "unknown")


def _pairs(entry: Found) -> tuple[str, tuple[Pair, ...]]:
    return entry["ruling"], tuple(
        Pair(
            readings=tuple(pair["readings"]),
            context=pair.get("context") or {},
            players=pair.get("players"),
            verdict=pair["verdict"],
            reason=pair.get("reason"),
            witness=pair.get("witness"),
        )
        for pair in entry.get("pairs", ())
    )
