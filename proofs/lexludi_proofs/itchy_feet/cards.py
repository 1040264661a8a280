"""What is claimed about cards: that none is lost, and that all are where they should be."""

from __future__ import annotations

from typing import Final

from lexludi.itchy_feet.invariants import cards
from lexludi_proofs.engine.claims import Claim, Fact, Invariant
from lexludi_proofs.itchy_feet.premises import ALL_THERE, BOX, LAID_OUT, PILE_ROOM, kinds

CARDS: Final[tuple[Claim, ...]] = (
    Invariant(
        name="box-as-printed",
        holds=cards.box_as_printed,
        clauses=("components.items", "goal.three-items"),
        because="a game is dealt from a box",
    ),
    Invariant(
        name="trade-is-laid-out",
        holds=cards.trade_is_laid_out,
        clauses=("trade.one-partner", "trade.until-done"),
        because="a trade is closed or stopped before anything else is done",
    ),
    Invariant(
        name="all-cards-there",
        holds=cards.all_cards_there,
        given=(LAID_OUT,),
        clauses=("setup.pile",),
        because="cards only go from one place to another",
    ),
    Fact(
        name="pile-has-room",
        holds=cards.pile_has_room,
        given=(ALL_THERE, BOX),
        clauses=("setup.pile",),
        because="no more cards are in the pile and the discards than there are",
    ),
    Invariant(
        name="cards-conserved",
        holds=cards.cards_conserved,
        about=(kinds,),
        given=(PILE_ROOM, LAID_OUT),
        clauses=("setup.pile", "trade.from-hand", "recycle.chooses", "steal.from-another"),
        because="cards only go from one place to another",
    ),
    Invariant(
        name="events-in-no-hand",
        holds=cards.events_in_no_hand,
        clauses=("event.at-once", "event.not-recycled"),
        because="an event is played as soon as it is drawn, and nobody gets it back",
    ),
)
