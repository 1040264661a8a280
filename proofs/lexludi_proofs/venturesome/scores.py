"""What is claimed about points."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from lexludi.venturesome import scoring
from lexludi.venturesome.components import EACH_COLOUR, Game
from lexludi.venturesome.readings import Maps, Readings
from lexludi_proofs.engine.claims import Claim, Counted


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


SCORES: Final[tuple[Claim, ...]] = (
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
