"""What claims about Venturesome are about, and what they may assume because others show it."""

from __future__ import annotations

from typing import Final

from lexludi.kernel.domain import Domain
from lexludi.venturesome import invariants as inv
from lexludi.venturesome.components import (
    CARDS,
    CHARACTERS,
    THREATS,
    Card,
    Character,
    Game,
    Player,
    Threat,
)
from lexludi_proofs.engine.claims import Given


def players(game: Game) -> Domain[Player]:
    """The players."""
    return game.players


def kinds(game: Game) -> Domain[Card]:
    """All kinds of card."""
    return CARDS


def characters(game: Game) -> Domain[Character]:
    """The seven characters."""
    return CHARACTERS


def threats(game: Game) -> Domain[Threat]:
    """The twelve threats."""
    return THREATS


BOX: Final = Given(holds=inv.box_as_printed)
CARDS_CONSERVED: Final = Given(holds=inv.cards_conserved, about=(kinds,), at_it=True)
THREATS_CONSERVED: Final = Given(holds=inv.threats_conserved, about=(threats,))
TWELVE: Final = Given(holds=inv.twelve_threats)
