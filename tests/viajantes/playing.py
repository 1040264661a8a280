"""Random games of Viajantes, each told by its seed, and positions out of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice
from random import Random

from lexludi.viajantes.actions import Disclosure, Move
from lexludi.viajantes.anything import ACTIONS
from lexludi.viajantes.components import Game, game_for
from lexludi.viajantes.legal import candidates, is_legal
from lexludi.viajantes.moves import play
from lexludi.viajantes.playing import pick
from lexludi.viajantes.readings import Readings
from lexludi.viajantes.setup import set_up, shuffled
from lexludi.viajantes.state import State


@dataclass(frozen=True)
class Step:
    """One move of a game, from where, to where, and what it showed."""

    before: State
    move: Move
    after: State
    disclosures: tuple[Disclosure, ...]


def steps(game: Game, seed: int) -> Iterator[Step]:
    """A random game until it is over; one with an even seed hastens to its end."""
    random = Random(seed)
    state = set_up(game, shuffled(game, random))
    while not state.turn.over:
        move = of_any_sort(state, random) if seed % 2 else pick(state, random)
        played = play(state, move)
        yield Step(state, move, played.state, played.disclosures)
        state = played.state


def of_any_sort(state: State, random: Random) -> Move:
    """A legal move, each sort as likely as any other."""
    for sort in random.sample(list(ACTIONS.values()), len(ACTIONS)):
        of_that_sort = [move for move in candidates(state) if isinstance(move, sort)]
        for move in random.sample(of_that_sort, len(of_that_sort)):
            if is_legal(state, move):
                return move
    raise AssertionError("a position without a legal move in a game that is not over")


@lru_cache(maxsize=64)
def positions(players: int, seed: int, readings: Readings | None = None) -> tuple[State, ...]:
    """The positions of one random game, from the deal to the end or to the 400th move."""
    played = list(islice(steps(game_for(players, readings), seed), 400))
    return (*(step.before for step in played), played[-1].after)
