"""What is claimed about boats: who finds a space, how many are aboard, and how many sail."""

from __future__ import annotations

from typing import Final

from lexludi.passengers.invariants import boats, rounds
from lexludi_proofs.engine.claims import Claim, Fact, Invariant
from lexludi_proofs.passengers.premises import (
    ABOARD,
    BOX,
    LOADED,
    LOADS,
    LOADS_OF_IT,
    MYSTERIES,
    NOBODY_YET,
    NOT_OVERFULL,
    OVER_LATE,
    SAILED,
    THREE_BOATS,
    each_round,
)

LIMITED: Final = (4, 6)  # players who fill both boats

BOATS: Final[tuple[Claim, ...]] = (
    Invariant(
        name="a-boat-for-each-round",
        holds=rounds.sailed_by_round,
        about=(each_round,),
        clauses=("components.boats", "boat.to-afterlands", "round.next-boats", "end.three-boats"),
        because="a vote sends one boat off, and another round or the end comes after it",
    ),
    Invariant(
        name="nobody-sails-before-the-vote",
        holds=boats.nobody_before_the_vote,
        about=(each_round,),
        clauses=("setup.first-boats", "boat.to-afterlands", "gift.in-play"),
        because="only a vote brings passengers to the Afterlands",
    ),
    Invariant(
        name="two-mysteries-a-round",
        holds=boats.mysteries_in_turn,
        clauses=("setup.mystery-deck", "mystery.last-player", "round.three"),
        because="the last player and the last but one place one each",
    ),
    Invariant(
        name="aboard-by-turn",
        holds=boats.aboard_by_turn,
        given=(MYSTERIES,),
        clauses=("place.one-card", "place.clockwise", "place.free-space", "place.coin-first"),
        because="everybody places one passenger, beginning with the holder of the coin",
    ),
    Invariant(
        name="boats-not-overfull",
        holds=rounds.boats_not_overfull,
        clauses=("place.capacity", "mystery.other-boat"),
        because="a full boat takes nobody, and no effect moves anybody to another boat for nothing",
    ),
    Fact(
        name="always-a-free-space",
        holds=boats.always_a_free_space,
        given=(BOX, ABOARD),
        clauses=("components.spaces", "place.capacity", "place.free-space"),
        because="both boats together have room for everybody",
    ),
    Fact(
        name="last-finds-one-boat",
        holds=boats.last_has_one_boat,
        given=(ABOARD, NOT_OVERFULL),
        players=LIMITED,
        clauses=("place.capacity", "place.one-card"),
        because="five of six places are taken by then",
    ),
    Fact(
        name="boats-loaded",
        holds=boats.boats_loaded,
        given=(ABOARD, NOT_OVERFULL),
        clauses=("place.capacity", "place.one-card", "mystery.other-boat"),
        because="who is not in one boat is in the other, which takes so many at most",
    ),
    Invariant(
        name="loads-that-sailed",
        holds=boats.loads_that_sailed,
        about=(each_round,),
        given=(LOADED, NOBODY_YET),
        clauses=("boat.to-afterlands", "place.capacity"),
        because="a boat sails with all who are aboard",
    ),
    Invariant(
        name="over-after-the-third-round",
        holds=rounds.over_after_the_third,
        clauses=("goal.three-rounds", "end.three-boats"),
        because="after the first and the second round another one follows",
    ),
    Fact(
        name="three-boats-at-the-end",
        holds=boats.three_boats_at_the_end,
        given=(SAILED, OVER_LATE),
        clauses=("end.three-boats", "boat.to-afterlands"),
        because="each of three rounds has sent one off",
    ),
    Fact(
        name="nine-sail",
        holds=boats.nine_sail,
        given=(LOADS, THREE_BOATS),
        players=LIMITED,
        clauses=("place.capacity", "end.three-boats", "boat.to-afterlands"),
        because="three boats sail, each with three aboard",
    ),
    Fact(
        name="bonus-counted-alike",
        holds=boats.bonus_counted_alike,
        about=(each_round,),
        given=(LOADS_OF_IT,),
        players=(4, 5, 6),
        clauses=("score.soul-bonus", "place.capacity"),
        because="three passengers are too few for two pairs",
    ),
)
