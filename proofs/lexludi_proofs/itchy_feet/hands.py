"""What is claimed about hands: how large they can be, and when one wins."""

from __future__ import annotations

from typing import Final

from lexludi.itchy_feet.components import ALL_ITEMS, CARDS, COPIES, Game
from lexludi.itchy_feet.invariants import hands
from lexludi_proofs.engine.claims import Claim, Counted, Fact, Invariant, Step
from lexludi_proofs.itchy_feet.premises import AS_MANY, LAID_OUT, POSTCARDS, VICTIM, WITHIN, players


def standard_deck(game: Game) -> bool:
    """All cards but passports, countries and characters are as many as a standard deck with two
    jokers."""
    return ALL_ITEMS + sum(COPIES[card.sort] for card in CARDS if card.sort in COPIES) == 54


HANDS: Final[tuple[Claim, ...]] = (
    Invariant(
        name="hand-at-most-seven",
        holds=hands.within_limit,
        about=(players,),
        given=(AS_MANY, LAID_OUT),
        clauses=("hand.limit", "hand.counts"),
        because="what is too much is discarded before anything else goes on",
    ),
    Fact(
        name="all-hands-at-most-seven",
        holds=hands.all_within_limit,
        given=(WITHIN,),
        clauses=("hand.limit",),
        because="what is too much is discarded before anything else goes on",
    ),
    Invariant(
        name="hand-at-most-thirteen",
        holds=hands.thirteen_at_most,
        given=(WITHIN, LAID_OUT),
        clauses=("hand.limit", "trade.sizes"),
        because="two full hands are traded at most, and one card at least goes the other way",
    ),
    Invariant(
        name="nothing-waits-when-an-action-is-chosen",
        holds=hands.nothing_waits,
        clauses=("turn.steps-in-order", "turn.ends-with-action"),
        because="a turn goes on only when everything has been drawn and discarded",
    ),
    Invariant(
        name="four-postcards-end-the-game",
        holds=hands.four_postcards_end_it,
        clauses=("postcard.four-win", "postcard.any-moment"),
        because="it is looked for after everything that brings a card to a hand",
    ),
    Fact(
        name="postcard-winner-is-one",
        holds=hands.one_with_four_postcards,
        given=(POSTCARDS,),
        clauses=("components.postcards", "postcard.four-win"),
        because="there are six postcards",
    ),
    Fact(
        name="limit-can-be-met",
        holds=hands.limit_can_be_met,
        about=(players,),
        clauses=("forbidden.no-limit-discard",),
        because="there are three forbidden items, and all other cards may be discarded",
    ),
    Step(
        name="costs-as-written",
        holds=hands.costs_as_written,
        actions=("recycle", "recycle-for-one", "steal", "get-rid", "travel", "travel-to-centre"),
        clauses=("recycle.cost", "steal.cost", "forbidden.both-discarded", "travel.discards"),
        because="the cost is paid before anything comes of it",
    ),
    Step(
        name="one-card-for-it",
        holds=hands.brings_a_card,
        given=(VICTIM,),
        actions=("take-from-discards", "stolen-card"),
        clauses=("recycle.chooses", "steal.at-random"),
        because="one card is taken, from the discards or from a hand",
    ),
    Counted(
        name="standard-deck",
        holds=standard_deck,
        clauses=("components.standard-deck",),
        because="the numbers in the list add up",
    ),
)
