"""What is claimed about totals: how many points each side can have, and how many both at once.

What depends on how the boats look is claimed of boats of one row, one above the other.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lexludi.passengers.invariants import scores
from lexludi.passengers.scoring import demon_points, soul_points
from lexludi.passengers.state import Stage, State
from lexludi_proofs.engine.claims import Claim, Fact, Given, Played
from lexludi_proofs.passengers.plays.extremes import only_masks, sailed
from lexludi_proofs.passengers.premises import (
    JESTER_DEALT,
    KINDS_WITHIN_BOX,
    LOADS,
    LOADS_OF_IT,
    NOBODY_THERE_YET,
    NOBODY_YET,
    ONE_MASK,
    THREE_BOATS,
    each_round,
)

UP_TO_SIX: Final = (4, 5, 6)
NINE_SAIL: Final = (4, 6)
FIVE: Final = Given(holds=scores.three_souls_at_most, about=(each_round,))


def ended_with(souls: int, demons: int) -> Callable[[State], bool]:
    """Whether the game is over, and the two sides have so many points."""

    def so_ended(state: State) -> bool:
        over = state.turn.stage is Stage.OVER
        return over and (soul_points(state), demon_points(state)) == (souls, demons)

    return so_ended


def smugglers(name: str, players: tuple[int, ...], *given: Given) -> Fact:
    """How many points the smugglers have at most, with some numbers of players."""
    most = scores.MOST_OF_DEMONS[players[0]]
    return Fact(
        name=name,
        says=f"In boats of one row the smugglers have {most} points at most.",
        holds=scores.demons_at_most,
        given=given,
        players=players,
        clauses=("score.demon", "score.demon-bonus", "score.mask-colour"),
        because="seats have few neighbours, and there are few of a colour",
    )


def ties(name: str, players: tuple[int, ...], *given: Given) -> Fact:
    """With how many points both sides can end, with some numbers of players."""
    lowest, highest = scores.TIES[players[0]]
    return Fact(
        name=name,
        says=f"In boats of one row both sides end alike with {lowest} to {highest} points only.",
        holds=scores.ties_between,
        given=given,
        players=players,
        clauses=("score.soul", "score.demon", "score.soul-bonus", "score.demon-bonus"),
        because="each passenger is a point for one side, and few bring more to both",
    )


# Points of ferrymen and smugglers, and boats with which six players come to them.
MOST_FOR_FERRYMEN: Final = (15, 0, "- g g g", "- r r r", "- b b b")
LEAST_FOR_FERRYMEN: Final = (1, 9, "- G G B", "B - G B", "R J G -")
MOST_FOR_SMUGGLERS: Final = (5, 17, "- R r R", "- r R r", "- G/r r R")
MOST_WITHOUT_MASKS: Final = (5, 15, "G - r R", "- r R r", "- R r R")
TIES: Final = (
    (5, 5, "J G b -", "g r - b", "R B R -"),
    (6, 6, "J G b -", "g r - b", "R r R -"),
    (7, 7, "J G - B", "g r - b", "- r R r"),
    (8, 8, "B - r R", "b b b -", "- J B b"),
    (9, 9, "B b B -", "b b b -", "- r R r"),
    (10, 10, "b g - b", "g J/g G -", "G g g -"),
    (11, 11, "r R r -", "- r J/r r", "- b B b/b"),
)


def shown(name: str, says: str, because: str, totals: tuple[int, int, *tuple[str, ...]]) -> Played:
    """That six players can come to these totals."""
    souls, demons, *boats = totals
    return Played(
        name=name,
        says=says,
        holds=ended_with(souls, demons),
        game=sailed(*boats),
        played_in=only_masks,
        players=(6,),
        clauses=("score.soul", "score.demon", "score.soul-bonus", "score.demon-bonus"),
        because=because,
    )


TOTALS: Final[tuple[Claim, ...]] = (
    Fact(
        name="three-souls-bring-five-at-most",
        holds=scores.three_souls_at_most,
        about=(each_round,),
        given=(LOADS_OF_IT, NOBODY_THERE_YET),
        players=UP_TO_SIX,
        clauses=("score.soul", "score.soul-bonus", "place.capacity"),
        because="three passengers are three souls at most, all of one colour",
    ),
    Fact(
        name="ferrymen-have-fifteen-at-most",
        holds=scores.fifteen_at_most,
        given=(FIVE,),
        players=UP_TO_SIX,
        clauses=("score.soul", "score.soul-bonus", "goal.three-rounds"),
        because="three boats bring five points each at most",
    ),
    smugglers(
        "smugglers-have-17-at-most", NINE_SAIL, LOADS, NOBODY_YET, KINDS_WITHIN_BOX, ONE_MASK
    ),
    smugglers("smugglers-have-17-at-most-among-five", (5,), LOADS, NOBODY_YET, JESTER_DEALT),
    smugglers(
        "smugglers-have-27-at-most-among-seven", (7,), KINDS_WITHIN_BOX, JESTER_DEALT, ONE_MASK
    ),
    smugglers("smugglers-have-28-at-most-among-eight", (8,), KINDS_WITHIN_BOX, ONE_MASK),
    Fact(
        name="fifteen-without-masks",
        holds=scores.fifteen_without_masks,
        given=(LOADS, NOBODY_YET, KINDS_WITHIN_BOX),
        players=NINE_SAIL,
        clauses=("score.demon", "score.demon-bonus", "score.jester-colour"),
        because="it takes a fifth soul of a colour, or a Jester with one, to bring more",
    ),
    ties("ties-of-5-to-11", NINE_SAIL, LOADS, THREE_BOATS, KINDS_WITHIN_BOX),
    ties("ties-of-3-to-9-among-five", (5,), LOADS, THREE_BOATS, JESTER_DEALT),
    ties(
        "ties-of-3-to-16-among-seven",
        (7,),
        LOADS,
        THREE_BOATS,
        KINDS_WITHIN_BOX,
        JESTER_DEALT,
        ONE_MASK,
    ),
    Fact(
        name="ties-of-nine-without-masks",
        holds=scores.nine_without_masks,
        given=(LOADS, THREE_BOATS, KINDS_WITHIN_BOX),
        players=NINE_SAIL,
        clauses=("score.soul-bonus", "score.demon-bonus", "score.jester-colour"),
        because="without a mask the Jester brings a bonus to nobody",
    ),
    shown(
        "ferrymen-can-have-fifteen",
        "Nine souls, three of a colour in each boat, bring the ferrymen fifteen points.",
        "there are nine souls among those who are dealt",
        MOST_FOR_FERRYMEN,
    ),
    shown(
        "ferrymen-can-have-one",
        "All eight demons can sail, so that the Jester's point is all that the ferrymen have.",
        "the ninth passenger is the Jester then",
        LEAST_FOR_FERRYMEN,
    ),
    shown(
        "smugglers-can-have-seventeen",
        "Demons and souls of one colour beside and above one another bring 17 points.",
        "a mask makes one demon more of the colour",
        MOST_FOR_SMUGGLERS,
    ),
    shown(
        "smugglers-can-have-fifteen-without-masks",
        "Without a mask demons and souls of one colour bring 15 points.",
        "there are four of each",
        MOST_WITHOUT_MASKS,
    ),
    *(
        shown(
            f"tie-of-{totals[0]}",
            f"Ferrymen and smugglers can both end with {totals[0]} points.",
            "such boats can sail",
            totals,
        )
        for totals in TIES
    ),
)
