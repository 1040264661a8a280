"""How a game begins, as a claim that every deal has to meet and no move can undo."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from lexludi_proofs.engine.claims import History


@dataclass(frozen=True, slots=True)
class Begun:
    """Whether the game has begun as the setup says."""

    well: bool


def as_set_up(well: Callable[[Any, Any, Any], bool]) -> History:
    """The record of whether a game, its deal and the first position are as the setup says."""
    return History(
        start=lambda game, deal, state: Begun(well(game, deal, state)),
        note=lambda before, move, after, record: record,
        any_record=lambda game, source: Begun(source.truth()),
    )
