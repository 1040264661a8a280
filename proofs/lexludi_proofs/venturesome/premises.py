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


def guides(game: Game) -> Domain[Card]:
    """The kinds of card that show a Guide."""
    return Domain(one for one in CARDS if one.character is Character.GUIDE)


CARDS_CONSERVED: Final = Given(holds=inv.cards_conserved, about=(kinds,), at_it=True)
THREATS_CONSERVED: Final = Given(holds=inv.threats_conserved, about=(threats,), at_it=True)
TABLE: Final = Given(holds=inv.table_in_order)
MOVER: Final = Given(holds=inv.mover_is_in_the_round)
HELD: Final = Given(holds=inv.hands_are_held)
RESOLVABLE: Final = Given(holds=inv.effects_can_be_resolved)
LEFT_WITH: Final = Given(holds=inv.left_with_a_card)
TO_DEAL: Final = Given(holds=inv.there_is_something_to_deal)
PARTNER: Final = Given(holds=inv.partner_is_another, settles=True)
ROOM: Final = Given(holds=inv.expedition_has_room)
DECK_ROOM: Final = Given(holds=inv.deck_has_room)
THREATS_IN_ORDER: Final = Given(holds=inv.threats_in_order)
FIRST_TURNS: Final = Given(holds=inv.first_turns_in_order)
NINE_GUIDES: Final = Given(holds=inv.nine_guides_at_most)
GUIDES_TO_COME: Final = Given(holds=inv.cards_to_come_in_the_box, about=(kinds,), only=(guides,))
LONE_GUIDE: Final = Given(holds=inv.no_guide_meets_a_guide)
DECK_BY_ROUND: Final = Given(holds=inv.deck_by_round)
SHUFFLED_LATE: Final = Given(holds=inv.cards_shuffled_late)
THREATS_SHUFFLED_LATE: Final = Given(holds=inv.threats_shuffled_late)
THREAT_DECK: Final = Given(holds=inv.threat_deck_by_round)
SHARE: Final = Given(holds=inv.share_as_large_as_can_be)
RECEIVED: Final = Given(holds=inv.partner_holds_the_card)
TARGET: Final = Given(holds=inv.aviator_has_a_target)
FULL_HANDS: Final = Given(holds=inv.deal_never_short)
TREASURE: Final = Given(holds=inv.treasure_in_the_box, about=(kinds,))
BOX: Final = Given(holds=inv.box_as_printed)
