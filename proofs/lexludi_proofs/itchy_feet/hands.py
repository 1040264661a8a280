"""What is claimed about hands: how large they can be, and when one wins."""

from __future__ import annotations

from typing import Final

from lexludi.itchy_feet.invariants import hands
from lexludi_proofs.engine.claims import Claim, Fact, Invariant
from lexludi_proofs.itchy_feet.premises import AS_MANY, LAID_OUT, POSTCARDS, WITHIN, players

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
)
