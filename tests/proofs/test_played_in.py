"""A game that is shown can be played with other components or readings, and is replayed so."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from lexludi_proofs.engine.asking import Asker, Finding
from lexludi_proofs.engine.claims import Claim, Lasso, Played, Rival
from lexludi_proofs.engine.tasks import how
from lexludi_proofs.engine.verdicts import Verdict

from .heap import Game, Most, Player, Readings, State, Swap, Take
from .heap_claims import CLAIMS


def two_at_most(game: Game) -> Game:
    """The game in which a turn takes two pebbles at most."""
    return replace(game, readings=Readings(most=Most.TWO))


def three_taken(game: Game) -> tuple[Player, list[Take]]:
    """The first player takes three pebbles."""
    return Player.ONE, [Take(3)]


def under_two_at_most(state: State) -> bool:
    """Nobody may take more than two."""
    return state.game.readings.most is Most.TWO


def also_under_two_at_most(game: Game, moves: Any) -> bool:
    """The game that was played allows two at most."""
    return game.readings.most is Most.TWO


IN_OTHERS = Played(
    name="others",
    clauses=(),
    because="",
    holds=under_two_at_most,
    also=also_under_two_at_most,
    game=lambda game: (Player.ONE, [Take(2)]),
    played_in=two_at_most,
)
LOOP = Lasso(
    name="loop",
    clauses=(),
    because="",
    says="Swapping goes on for ever.",
    game=lambda game: (Player.ONE, []),
    loop=lambda state: [Swap(), Swap()] if under_two_at_most(state) else [],
    played_in=two_at_most,
)


def verdict(asker: Asker, claim: Claim) -> Verdict:
    """What the one finding about a claim says."""
    found: Finding
    (found,) = how(claim, CLAIMS)(asker, claim)
    return found.verdict


def test_a_game_is_played_in_the_game_it_is_for(asker: Asker) -> None:
    assert verdict(asker, IN_OTHERS) is Verdict.WITNESSED
    assert verdict(asker, replace(IN_OTHERS, played_in=None)) is Verdict.REFUTED


def test_what_that_game_refuses_is_refused(asker: Asker) -> None:
    assert verdict(asker, replace(IN_OTHERS, game=three_taken)) is Verdict.REFUTED


def test_a_loop_goes_round_in_the_game_it_is_for(asker: Asker) -> None:
    assert verdict(asker, LOOP) is Verdict.WITNESSED
    assert verdict(asker, replace(LOOP, played_in=None)) is Verdict.REFUTED


def test_readings_part_in_the_game_they_are_for(asker: Asker) -> None:
    claim = Rival(name="most", ruling="most", readings=("three", "two"), game=three_taken)
    assert verdict(asker, claim) is Verdict.WITNESSED
    assert verdict(asker, replace(claim, played_in=two_at_most)) is Verdict.UNKNOWN
