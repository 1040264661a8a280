"""What is claimed about votes: how many there are, and that they always decide."""

from __future__ import annotations

from typing import Final

from lexludi.passengers.invariants import votes
from lexludi_proofs.engine.claims import Claim, Fact, Invariant, Step
from lexludi_proofs.passengers.premises import BOX, FREE_VOTES, SAILED, WITHIN_SUPPLY, players

VOTES: Final[tuple[Claim, ...]] = (
    Invariant(
        name="votes-of-free-spaces-left",
        holds=votes.votes_of_free_spaces_left,
        given=(BOX,),
        clauses=("components.vote-tokens", "place.votes", "place.free-space", "setup.vote-tokens"),
        because="who takes the votes of a space sits on it, and there are enough for all spaces",
    ),
    Invariant(
        name="votes-within-supply",
        holds=votes.votes_within_supply,
        given=(FREE_VOTES,),
        clauses=("components.vote-tokens", "effect.gain-votes", "effect.lose-votes"),
        because="spaces bring what is there, and gifts no more than is left",
    ),
    Fact(
        name="nobody-has-more-than-all-votes",
        holds=votes.no_more_than_all_votes,
        about=(players,),
        given=(WITHIN_SUPPLY,),
        clauses=("components.vote-tokens",),
        because="nobody has fewer than none",
    ),
    Invariant(
        name="no-votes-between-rounds",
        holds=votes.no_votes_between_rounds,
        clauses=("round.tokens-back", "setup.vote-tokens", "setup.gifts-open"),
        because="vote tokens and gifts go back after each vote",
    ),
    Step(
        name="one-boat-sails",
        holds=votes.one_boat_sails,
        actions=("vote",),
        given=(SAILED,),
        clauses=("vote.everybody", "vote.together", "boat.to-afterlands"),
        because="the last ballot decides, and there is no vote without a result",
    ),
    Step(
        name="more-votes-win",
        holds=votes.more_votes_win,
        actions=("vote",),
        clauses=("vote.sum", "vote.most-wins"),
        because="the larger sum wins",
    ),
    Step(
        name="majority-decides-alone",
        holds=votes.majority_decides,
        about=(players,),
        actions=("vote",),
        clauses=("vote.sum", "vote.most-wins"),
        because="all others together have fewer votes",
    ),
    Step(
        name="coin-settles-ties",
        holds=votes.coin_settles_ties,
        actions=("vote",),
        clauses=("vote.tie", "vote.most-wins"),
        because="between equal sums it is the holder's ballot that counts",
    ),
    Step(
        name="tokens-go-back",
        holds=votes.tokens_back,
        actions=("vote",),
        clauses=("round.tokens-back",),
        because="nothing is kept for another round",
    ),
)
