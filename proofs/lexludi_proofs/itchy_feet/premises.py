"""What claims about Itchy Feet are about, and what they may assume because others show it."""

from __future__ import annotations

from typing import Final

from lexludi.itchy_feet.components import CARDS, Card, Game, Player
from lexludi.itchy_feet.invariants import cards
from lexludi.kernel.domain import Domain
from lexludi_proofs.engine.claims import Given


def players(game: Game) -> Domain[Player]:
    """The players."""
    return game.players


def kinds(game: Game) -> Domain[Card]:
    """All kinds of card."""
    return CARDS


CARDS_CONSERVED: Final = Given(holds=cards.cards_conserved, about=(kinds,), at_it=True)
PILE_ROOM: Final = Given(holds=cards.pile_has_room)
ALL_THERE: Final = Given(holds=cards.all_cards_there)
LAID_OUT: Final = Given(holds=cards.trade_is_laid_out)
PAID: Final = Given(holds=cards.paid_is_discarded, about=(kinds,))
BOX: Final = Given(holds=cards.box_as_printed)
