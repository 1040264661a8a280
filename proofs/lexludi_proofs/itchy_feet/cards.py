"""What is claimed about cards: that none is lost, and that all are where they should be."""

from __future__ import annotations

from typing import Final

from lexludi.itchy_feet.invariants import cards
from lexludi.itchy_feet.state import Stage, State
from lexludi_proofs.engine.claims import Claim, Fact, Invariant, NeverStuck
from lexludi_proofs.itchy_feet.any_move import a_legal_move
from lexludi_proofs.itchy_feet.premises import (
    ALL_LIMITS,
    ALL_THERE,
    FORMED,
    LAID_OUT,
    NO_EVENTS,
    NOT_PAID,
    PASSPORTS,
    PILE_ROOM,
    SCARCE,
    TO_DO,
    kinds,
)


def is_over(state: State) -> bool:
    """Whether the game has ended."""
    return state.turn.stage == Stage.OVER


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
        given=(ALL_THERE,),
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
    Invariant(
        name="nothing-paid-yet",
        holds=cards.nothing_paid_yet,
        clauses=("recycle.cost", "steal.cost"),
        because="what was paid is forgotten when the action is done",
    ),
    Invariant(
        name="paid-is-discarded",
        holds=cards.paid_is_discarded,
        about=(kinds,),
        given=(NOT_PAID,),
        clauses=("recycle.cost", "steal.cost"),
        because="a cost is discarded, and stays there until the action is done",
    ),
    Invariant(
        name="victim-is-another",
        holds=cards.victim_is_another,
        clauses=("steal.from-another",),
        because="a thief names another player",
    ),
    Invariant(
        name="drawer-has-to-draw",
        holds=cards.drawer_has_to_draw,
        clauses=("turn.steps-in-order", "draw.top"),
        because="nobody is asked to draw for nothing",
    ),
    Invariant(
        name="something-to-do-it-with",
        holds=cards.something_to_do_it_with,
        given=(LAID_OUT, NO_EVENTS),
        clauses=("turn.steps-in-order", "trade.sizes", "steal.from-another", "special.pile-only"),
        because="nothing is begun that could not be brought to its end",
    ),
    Invariant(
        name="pile-formed-in-time",
        holds=cards.formed_in_time,
        clauses=("pile.reshuffle",),
        because="discards become the pile as soon as it is empty",
    ),
    Fact(
        name="draw-is-always-possible",
        holds=cards.something_to_draw,
        given=(ALL_THERE, ALL_LIMITS, FORMED, LAID_OUT),
        players=(2, 3, 4, 5),
        clauses=("pile.reshuffle", "hand.limit", "draw.top"),
        because="up to five hands of seven cannot hold all cards",
    ),
    Fact(
        name="draw-is-possible-with-many-cards",
        holds=cards.something_to_draw_if_many,
        given=(ALL_THERE, ALL_LIMITS, FORMED, LAID_OUT),
        clauses=("pile.reshuffle", "hand.limit", "draw.top"),
        because="what no hand holds is in the pile or comes there",
    ),
    Fact(
        name="action-is-always-possible",
        holds=cards.something_can_be_done,
        given=(ALL_THERE, ALL_LIMITS, FORMED, LAID_OUT),
        clauses=("turn.one-action", "pile.reshuffle", "hand.limit"),
        because="where all cards are in hands, there are two hands to trade between",
    ),
    NeverStuck(
        name="never-stuck",
        says="Until the game is over there is a legal move, or something for chance to do.",
        move=a_legal_move,
        unless=is_over,
        given=(TO_DO, LAID_OUT, ALL_THERE, ALL_LIMITS, FORMED, NO_EVENTS),
        clauses=("turn.one-action", "pile.reshuffle", "hand.limit", "trade.sizes"),
        because="where there is nothing to draw there are two hands to trade between",
    ),
    Fact(
        name="passports-in-circulation",
        holds=cards.passports_in_circulation,
        given=(PASSPORTS,),
        clauses=("setup.passport", "setup.passports-aside"),
        because="passports go from hand to hand, to the discards and to the pile, but nowhere else",
    ),
    Fact(
        name="as-many-as-there-are",
        holds=cards.as_many_as,
        given=(SCARCE,),
        clauses=("components.forbidden-items", "components.postcards"),
        because="cards only go from one place to another",
    ),
)
