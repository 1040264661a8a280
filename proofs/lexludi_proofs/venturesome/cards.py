"""What is claimed about cards: that none is lost, and that all are where they should be."""

from __future__ import annotations

from typing import Final

from lexludi.venturesome.invariants import cards, table
from lexludi_proofs.engine.claims import Claim, Fact, Invariant
from lexludi_proofs.venturesome.premises import (
    CARDS_CONSERVED,
    DECK_ROOM,
    HELD,
    LEFT_WITH,
    PARTNER,
    ROOM,
    TABLE,
    THREATS_IN_ORDER,
    characters,
    kinds,
    threats,
)

CARDS: Final[tuple[Claim, ...]] = (
    Invariant(
        name="box-as-printed",
        holds=cards.box_as_printed,
        clauses=("components.nine-a-colour", "components.intimidation"),
        because="cards neither come nor go",
    ),
    Invariant(
        name="partner-is-another",
        holds=table.partner_is_another,
        clauses=("collector.another-player",),
        because="a Collector chooses somebody else",
    ),
    Invariant(
        name="table-in-order",
        holds=table.table_in_order,
        given=(PARTNER,),
        clauses=(
            "play.last-card",
            "threat.not-a-target",
            "round.short-deal",
            "guide.empty-expedition",
            "professor.empty-deck",
        ),
        because="each step of a turn and of the preparation leaves what the next one needs",
    ),
    Fact(
        name="mover-is-in-the-round",
        holds=table.mover_is_in_the_round,
        given=(TABLE,),
        clauses=("turn.clockwise",),
        because="the turn passes to players in the round",
    ),
    Fact(
        name="hands-are-held",
        holds=table.hands_are_held,
        given=(TABLE,),
        clauses=("play.last-card", "play.unable-discards"),
        because="whoever plays the last card leaves, and no effect takes a card for nothing",
    ),
    Fact(
        name="effects-can-be-resolved",
        holds=table.effects_can_be_resolved,
        given=(TABLE,),
        clauses=("guide.empty-expedition", "professor.empty-deck", "threat.lone-player-skips"),
        because="an effect that lacks what it needs is skipped",
    ),
    Fact(
        name="something-to-deal",
        holds=table.there_is_something_to_deal,
        given=(TABLE,),
        clauses=("round.reshuffle", "round.short-deal"),
        because="everybody's share was worked out from the cards that are there",
    ),
    Fact(
        name="expedition-has-room",
        holds=table.expedition_has_room,
        given=(TABLE,),
        clauses=("setup.deal",),
        because="the card that is played is not in the expedition yet",
    ),
    Invariant(
        name="left-with-a-card",
        holds=table.left_with_a_card,
        given=(TABLE,),
        clauses=("play.last-card", "play.unable-discards", "setup.deal"),
        because="whoever leaves has played a last card, or discarded a hand",
    ),
    Fact(
        name="expedition-at-most",
        holds=table.expedition_at_most,
        given=(LEFT_WITH, HELD),
        clauses=("setup.deal", "play.last-card"),
        because="whoever plays the last card leaves, and no effect takes a card for nothing",
    ),
    Fact(
        name="deck-has-room",
        holds=table.deck_has_room,
        given=(TABLE,),
        clauses=("components.cards",),
        because="the card that is put under the deck is not in it yet",
    ),
    Fact(
        name="sixty-three-cards",
        holds=cards.sixty_three_cards,
        given=(TABLE,),
        clauses=("components.cards",),
        because="cards only go from one place to another",
    ),
    Invariant(
        name="cards-conserved",
        holds=cards.cards_conserved,
        about=(kinds,),
        given=(ROOM, DECK_ROOM, PARTNER),
        clauses=(
            "components.cards",
            "setup.deck",
            "setup.discard-pile",
            "guide.returns",
            "professor.puts-under",
            "aviator.exchanges",
        ),
        because="cards only go from one place to another",
    ),
    Fact(
        name="treasure-in-the-box",
        holds=cards.treasure_in_the_box,
        about=(kinds,),
        given=(CARDS_CONSERVED,),
        clauses=("components.cards",),
        because="no card is there twice",
    ),
    Invariant(
        name="threats-in-order",
        holds=table.threats_in_order,
        given=(TABLE,),
        clauses=("setup.threats-face-up", "round.reveal", "threat.turned-down"),
        because="every player who leaves the round turns one threat down",
    ),
    Fact(
        name="threats-face-up-equal-players-in-round",
        holds=table.threats_match_players,
        given=(THREATS_IN_ORDER,),
        clauses=("setup.threats-face-up", "round.reveal", "threat.turned-down"),
        because="every player who leaves the round turns one threat down",
    ),
    Invariant(
        name="threats-conserved",
        holds=cards.threats_conserved,
        about=(threats,),
        given=(THREATS_IN_ORDER,),
        clauses=(
            "components.threats",
            "setup.threat-deck",
            "setup.threat-discard-pile",
            "threat.turned-down",
        ),
        because="threats only go from one place to another",
    ),
    Invariant(
        name="banned-has-a-card",
        holds=cards.banned_has_a_card,
        about=(characters,),
        clauses=("hunter.chooses",),
        because="only cards of the intimidation stack are turned up",
    ),
    Invariant(
        name="one-ban-at-a-time",
        holds=cards.one_ban_at_a_time,
        clauses=("hunter.until",),
        because="the card chosen last covers the one before",
    ),
)
