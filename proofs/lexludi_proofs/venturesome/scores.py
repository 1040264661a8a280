"""What is claimed about points."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from lexludi.venturesome import scoring
from lexludi.venturesome.components import EACH_COLOUR, Game, Player
from lexludi.venturesome.invariants import scores
from lexludi.venturesome.readings import Maps, Readings
from lexludi_proofs.engine.claims import Bound, Claim, Counted, Fact, Given
from lexludi_proofs.venturesome.plays.scored import least_last_place, nothing_won
from lexludi_proofs.venturesome.plays.under_way import Played
from lexludi_proofs.venturesome.premises import TREASURE


def further_maps_count_again(game: Game) -> bool:
    """Where each map counts, every map beyond the first of a colour is worth all cards of it once
    more."""
    each, once = Readings(maps=Maps.EACH_MAP), Readings(maps=Maps.COLOUR_ONCE)
    return all(
        scoring.map_points(each, maps, cards) - scoring.map_points(once, maps, cards)
        == (maps - 1) * cards
        for cards in range(EACH_COLOUR + 1)
        for maps in range(1, cards + 1)
    )


def three_artifacts_are_seven_points(game: Game) -> bool:
    """A third artifact of a kind is worth five points, any other one."""
    points = [scoring.artifact_points(Readings(), count) for count in range(64)]
    more = [after - before for before, after in pairwise(points)]
    return all(worth == (5 if n % 3 == 2 else 1) for n, worth in enumerate(more))


GEMS: Final = Given(holds=scores.gems_within_the_box)
ARTIFACTS: Final = Given(holds=scores.artifacts_within_the_box)
MAPS: Final = Given(holds=scores.maps_within_the_box)


def no_treasure(game: Game) -> tuple[Played, tuple[Player, ...]]:
    """A game in which nobody brings anything home."""
    return nothing_won(game), ()


def two_cards(game: Game) -> tuple[Played, tuple[Player, ...]]:
    """A game in which two players bring home a card each, and the third one wins."""
    return least_last_place(game), ()


SCORES: Final[tuple[Claim, ...]] = (
    Fact(
        name="gems-within-the-box",
        holds=scores.gems_within_the_box,
        given=(TREASURE,),
        clauses=("score.gems",),
        because="a pile holds no more cards of a kind than the box",
    ),
    Fact(
        name="artifacts-within-the-box",
        holds=scores.artifacts_within_the_box,
        given=(TREASURE,),
        clauses=("score.artifacts", "score.sets"),
        because="more artifacts are never worth less",
    ),
    Fact(
        name="maps-within-the-box",
        holds=scores.maps_within_the_box,
        given=(TREASURE,),
        clauses=("score.maps",),
        because="more maps and more cards of their colour are never worth less",
    ),
    Fact(
        name="points-within-the-box",
        holds=scores.points_within_the_box,
        given=(GEMS, ARTIFACTS, MAPS),
        clauses=("score.every-source",),
        because="gems, artifacts and maps are within the box, each on its own",
    ),
    Bound(
        name="smallest-tie-without-a-winner",
        value=scores.cards_where_nobody_wins,
        limit=lambda game: 0,
        attained=no_treasure,
        greatest=False,
        players=(2, 3),
        clauses=("tie.disqualified", "tie.nobody"),
        because="who have nothing are tied in everything",
    ),
    Bound(
        name="smallest-last-place-win",
        value=scores.cards_where_last_place_wins,
        limit=lambda game: 2,
        attained=two_cards,
        greatest=False,
        players=(3,),
        clauses=("tie.disqualified", "tie.fewest-points"),
        because="two others have to be tied with more",
    ),
    Counted(
        name="further-maps-count-again",
        holds=further_maps_count_again,
        clauses=("score.maps",),
        because="each map counts all cards of its colour",
    ),
    Counted(
        name="third-artifact-makes-a-set",
        holds=three_artifacts_are_seven_points,
        clauses=("score.artifacts", "score.sets"),
        because="three alike are worth three points and four more",
    ),
)
