"""What is claimed of every position and every move holds in games that are played at random."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import entry_points
from itertools import pairwise, product
from random import Random
from typing import Any

import pytest

from lexludi.rulebooks import rulebook
from lexludi_proofs.engine.claims import Claim, Invariant, Step
from lexludi_proofs.engine.tasks import GROUP, claims_of
from tests.symbolic.games import positions, sorts

MOST_MEMBERS = 6  # of all that a claim is about, in one position


def claimed() -> Iterator[Any]:
    """The claims about positions and moves, each for the fewest and for the most players."""
    for game in sorted(point.name for point in entry_points(group=GROUP)):
        for claim in claims_of(game).claims:
            if isinstance(claim, Invariant | Step) and getattr(claim, "history", None) is None:
                players = claim.players or rulebook(game).players
                for number in sorted({players[0], players[-1]}):
                    yield pytest.param(game, number, claim, id=f"{game}-{claim.name}-{number}")


def members(claim: Claim, game: Any, random: Random) -> list[tuple[Any, ...]]:
    """Some of the members that a claim is about."""
    everything = list(product(*(domain(game) for domain in getattr(claim, "about", ()))))
    return random.sample(everything, min(len(everything), MOST_MEMBERS))


@pytest.mark.parametrize(("game", "players", "claim"), list(claimed()))
def test_what_is_claimed_holds_in_random_games(game: str, players: int, claim: Any) -> None:
    book, random = rulebook(game), Random(claim.name)
    played = positions(game, players, book.readings())
    if isinstance(claim, Step):
        wanted = claim.actions or book.actions
        for (before, move), (after, _) in pairwise(played):
            if sorts(game)[type(move)] in wanted:
                for one in members(claim, before.game, random):
                    assert claim.holds(before, move, after, *one)
    else:
        for state, _ in played:
            for one in members(claim, state.game, random):
                assert claim.holds(state, *one)
