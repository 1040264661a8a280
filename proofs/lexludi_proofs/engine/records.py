"""What other commands write and evidence is made of: runs of tests, verdicts, clauses that guard.

Only what evidence needs is read; other keys may stand beside it.
"""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

import msgspec

T = TypeVar("T")
Clauses = dict[str, tuple[str, ...]]  # by `applied` and `refused`, or by game


class BadRecord(ValueError):
    """A record that cannot be read, in one line that names the file."""


class TestRun(msgspec.Struct, frozen=True, kw_only=True):
    """How a test came out, what it saw of each game, and what it says it is about."""

    outcome: str
    reason: str | None = None
    seen: dict[str, Clauses] = {}
    cites: Clauses = {}
    beyond: Clauses = {}
    names: Clauses = {}


class Run(msgspec.Struct, frozen=True):
    """A run of tests, by their names."""

    tests: dict[str, TestRun]


class Verdict(msgspec.Struct, frozen=True, kw_only=True):
    """What came of one part of a claim."""

    game: str
    claim: str
    part: str | None
    players: int
    readings: dict[str, str]
    verdict: str
    reason: str | None


class Verified(msgspec.Struct, frozen=True, kw_only=True):
    """What `lexludi verify` wrote, and the digest of the sources that it was asked of."""

    results: list[Verdict] = []
    observed: dict[str, dict[str, Clauses]] = {}
    sources: str | None = None


class Missed(msgspec.Struct, frozen=True, kw_only=True):
    """What turned red without a clause, or with another `change` of it."""

    clause: str
    by: str | None
    change: str | None = None


def runs_in(folder: Path) -> dict[str, TestRun]:
    """The tests of all runs that are recorded in a folder. Raises BadRecord."""
    found: dict[str, TestRun] = {}
    for file in sorted(folder.glob("*.json")):
        found.update(read(file, Run, Run({})).tests)
    return found


def read(file: Path, kind: type[T], missing: T) -> T:
    """The record in a file, or what stands for one that is missing. Raises BadRecord."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=kind)
    except FileNotFoundError:
        return missing
    except (OSError, ValueError, msgspec.MsgspecError) as error:
        raise BadRecord(f"{file} cannot be read ({' '.join(str(error).split())[:80]})") from None
