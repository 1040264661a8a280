"""What the commands `evidence` and `guard` wrote of a game, in records of theirs."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TypeVar

import msgspec
from sphinx.util import logging

from lexludi_proofs.engine.evidence import OfGame
from lexludi_proofs.engine.gate import Fault
from lexludi_proofs.engine.guarding import Guarded

logger = logging.getLogger(__name__)

T = TypeVar("T")


class Recorded(OfGame, frozen=True, kw_only=True):
    """The evidence about a game, and what is amiss with it."""

    faults: tuple[Fault, ...] = ()

    @property
    def owing(self) -> tuple[str, ...]:
        """The clauses that are owed code and evidence."""
        return tuple(name for name, row in self.clauses.items() if row.owes)

    @property
    def short(self) -> Mapping[str, tuple[Fault, ...]]:
        """What is amiss, by clause."""
        found: dict[str, tuple[Fault, ...]] = {}
        for fault in self.faults:
            found[fault.clause] = (*found.get(fault.clause, ()), fault)
        return found

    def rank(self, clause: str) -> int:
        """0 for a clause that lacks something, 1 where that is not decided, 2 for any other."""
        faults = self.short.get(clause, ())
        return min((1 if each.undecided else 0 for each in faults), default=2)

    @property
    def covered(self) -> int:
        """How many of the clauses that are owed something have it."""
        short = self.short
        return sum(name not in short for name in self.owing)


class _Evidence(msgspec.Struct, frozen=True):
    games: dict[str, Recorded]


def evidence(file: Path, game: str) -> Recorded | None:
    """The evidence about a game; None where there is none, or it cannot be read."""
    found = _read(file, _Evidence)
    return None if found is None else found.games.get(game)


def guard(file: Path) -> tuple[Guarded, ...]:
    """What was changed in the rules of a game, and what noticed."""
    return tuple(_read(file, list[Guarded]) or ())


def _read(file: Path, kind: type[T]) -> T | None:
    if not file.is_file():
        return None
    try:
        return msgspec.json.decode(file.read_bytes(), type=kind)
    except (OSError, msgspec.MsgspecError) as error:
        logger.warning("%s/%s cannot be read: %s", file.parent.name, file.name, error)
        return None
