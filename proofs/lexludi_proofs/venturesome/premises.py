"""What claims about Venturesome are about, and what they may assume because others show it."""

from __future__ import annotations

from typing import Final

from lexludi.kernel.domain import Domain
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
from lexludi.venturesome.invariants import cards, effects, rounds, table
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


CARDS_CONSERVED: Final = Given(holds=cards.cards_conserved, about=(kinds,), at_it=True)
THREATS_CONSERVED: Final = Given(holds=cards.threats_conserved, about=(threats,), at_it=True)
TABLE: Final = Given(holds=table.table_in_order)
MOVER: Final = Given(holds=table.mover_is_in_the_round)
HELD: Final = Given(holds=table.hands_are_held)
RESOLVABLE: Final = Given(holds=table.effects_can_be_resolved)
LEFT_WITH: Final = Given(holds=table.left_with_a_card)
TO_DEAL: Final = Given(holds=table.there_is_something_to_deal)
PARTNER: Final = Given(holds=table.partner_is_another, settles=True)
ROOM: Final = Given(holds=table.expedition_has_room)
DECK_ROOM: Final = Given(holds=table.deck_has_room)
THREATS_IN_ORDER: Final = Given(holds=table.threats_in_order)
FIRST_TURNS: Final = Given(holds=effects.first_turns_in_order)
NINE_GUIDES: Final = Given(holds=rounds.nine_guides_at_most)
GUIDES_TO_COME: Final = Given(holds=rounds.cards_to_come_in_the_box, about=(kinds,), only=(guides,))
LONE_GUIDE: Final = Given(holds=effects.no_guide_meets_a_guide)
DECK_BY_ROUND: Final = Given(holds=rounds.deck_by_round)
SHUFFLED_LATE: Final = Given(holds=rounds.cards_shuffled_late)
THREATS_SHUFFLED_LATE: Final = Given(holds=rounds.threats_shuffled_late)
THREAT_DECK: Final = Given(holds=rounds.threat_deck_by_round)
SHARE: Final = Given(holds=rounds.share_as_large_as_can_be)
RECEIVED: Final = Given(holds=effects.partner_holds_the_card)
TARGET: Final = Given(holds=effects.aviator_has_a_target)
FULL_HANDS: Final = Given(holds=rounds.deal_never_short)
TREASURE: Final = Given(holds=cards.treasure_in_the_box, about=(kinds,))
BOX: Final = Given(holds=cards.box_as_printed)
