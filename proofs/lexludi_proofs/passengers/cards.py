"""What is claimed about passengers and masks: none is lost, and each is in one place."""

from __future__ import annotations

from typing import Final

from lexludi.passengers.invariants import cards, masks, rounds, votes
from lexludi_proofs.engine.claims import Claim, Invariant, Step
from lexludi_proofs.passengers.premises import (
    MYSTERIES,
    NOBODY_YET,
    SAILED,
    colours,
    each_round,
    kinds,
    spaces,
)

CARDS: Final[tuple[Claim, ...]] = (
    Invariant(
        name="box-as-printed",
        holds=cards.box_as_printed,
        clauses=(
            "components.souls",
            "components.demons",
            "components.jester",
            "components.spaces",
            "components.vote-tokens",
            "components.gift-cards",
            "place.mask-area",
        ),
        because="a game is dealt from a box",
    ),
    Step(
        name="cards-conserved",
        holds=cards.cards_conserved,
        about=(kinds,),
        given=(SAILED, NOBODY_YET, MYSTERIES),
        clauses=("boat.to-afterlands", "boat.loser-out", "place.own-card", "effect.swap"),
        because="cards only go from one place to another",
    ),
    Invariant(
        name="cards-in-the-box",
        holds=cards.within_the_box,
        about=(kinds,),
        given=(SAILED, NOBODY_YET, MYSTERIES),
        clauses=("setup.decks", "boat.to-afterlands", "boat.loser-out"),
        because="no more are dealt than there are, and then cards only go from place to place",
    ),
    Invariant(
        name="jester-as-dealt",
        holds=cards.jester_as_dealt,
        given=(SAILED, NOBODY_YET, MYSTERIES),
        clauses=("setup.faction-deck", "setup.jester-out"),
        because="cards only go from one place to another",
    ),
    Invariant(
        name="passengers-sit-on-spaces",
        holds=cards.seated_on_spaces,
        about=(spaces,),
        clauses=("place.space-there", "round.next-boats", "gift.in-play"),
        because="nobody is placed elsewhere, and the boats of the next round are empty",
    ),
    Invariant(
        name="nothing-on-empty-spaces",
        holds=cards.nothing_on_empty_spaces,
        about=(spaces,),
        clauses=("gift.in-play", "setup.first-boats"),
        because="gifts reach passengers and no empty spaces",
    ),
    Step(
        name="revealed-stay-revealed",
        holds=rounds.never_hidden_again,
        about=(each_round,),
        given=(SAILED, NOBODY_YET),
        clauses=("boat.face-down", "end.all-revealed"),
        because="no rule turns a passenger down again",
    ),
    Step(
        name="vote-turns-no-card",
        holds=votes.vote_turns_no_card,
        actions=("vote",),
        clauses=("boat.face-down",),
        because="a boat sails with its passengers as they lie",
    ),
    Step(
        name="afterlands-stay",
        holds=rounds.afterlands_stay,
        about=(each_round,),
        given=(SAILED,),
        clauses=("boat.to-afterlands", "gift.in-play"),
        because="gifts reach the boats of the round alone",
    ),
    Invariant(
        name="all-open-at-the-end",
        holds=rounds.all_open_at_the_end,
        clauses=("end.all-revealed",),
        because="when the third boat has sailed, all passengers are turned up",
    ),
    Invariant(
        name="one-mask-of-a-colour",
        holds=masks.one_mask_of_a_colour,
        about=(colours,),
        clauses=("components.masks", "mask.once", "effect.mask"),
        because="a mask goes from the supply to a player, and from there to a passenger",
    ),
    Step(
        name="masks-never-return",
        holds=masks.masks_never_return,
        about=(colours,),
        clauses=("mask.once", "boat.loser-out"),
        because="a round ends without any of them going back",
    ),
    Invariant(
        name="masks-are-taken-from-the-supply",
        holds=masks.masks_held_in_rounds,
        about=(colours,),
        clauses=("mask.once", "place.mask-area"),
        because="a mask that is taken is left in the supply no longer",
    ),
)
