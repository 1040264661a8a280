"""What is claimed about points, ties and who wins."""

from __future__ import annotations

from typing import Final

from lexludi.passengers.invariants import scores
from lexludi_proofs.engine.claims import Claim, Fact, Played
from lexludi_proofs.passengers.plays import partings
from lexludi_proofs.passengers.premises import AS_DEALT, each_round

EVEN: Final = (4, 6, 8)
ODD: Final = (5, 7)

SCORES: Final[tuple[Claim, ...]] = (
    Fact(
        name="each-counts-once",
        holds=scores.each_counts_once,
        about=(each_round,),
        clauses=("score.soul", "score.demon", "score.jester-both"),
        because="every card is a soul or a demon, and the Jester both",
    ),
    Fact(
        name="bonus-for-two-alike",
        holds=scores.bonus_for_two_alike,
        about=(each_round,),
        clauses=("score.soul-bonus",),
        because="the bonus begins with two souls of a colour, and ends with four",
    ),
    Fact(
        name="jester-never-ties",
        holds=scores.jester_never_ties,
        players=EVEN,
        clauses=("score.jester-fixed",),
        because="the Jester has half a point that nobody else can have",
    ),
    Fact(
        name="jester-wins-below",
        holds=scores.jester_wins_below,
        players=EVEN,
        clauses=("goal.most-points", "score.jester-fixed", "score.jester-anywhere"),
        because="the Jester's points are fixed, so the others' decide",
    ),
    Fact(
        name="most-points-win",
        holds=scores.most_points_win,
        clauses=("goal.most-points",),
        because="only those who are tied for it are looked at further",
    ),
    Fact(
        name="coin-settles-final-ties",
        holds=scores.coin_settles_final_ties,
        clauses=("tie.coin",),
        because="its holder's faction is one of those that are tied",
    ),
    Fact(
        name="ferrymen-win-other-ties",
        holds=scores.ferrymen_win_other_ties,
        players=EVEN,
        clauses=("tie.souls",),
        because="the last sentence says so",
    ),
    Fact(
        name="last-sentence-never-needed",
        holds=scores.coin_always_settles,
        given=(AS_DEALT,),
        players=ODD,
        clauses=("tie.coin", "tie.souls"),
        because="with five and with seven players nobody is the Jester",
    ),
    Played(
        name="last-sentence-can-be-needed",
        says="With a Jester, a tie can be left to the last sentence, and then the ferrymen win.",
        holds=scores.last_sentence_decides,
        game=partings.tied_while_the_jester_has_the_coin,
        players=EVEN,
        clauses=("tie.souls", "tie.coin"),
        because="the Jester can hold the coin, and is in no tie",
    ),
)
