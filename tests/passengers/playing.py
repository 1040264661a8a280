"""Games to try things in: random ones, and positions put together by hand."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from random import Random
from typing import Any

from lexludi.kernel.readings import alternatives, departures
from lexludi.passengers import RULEBOOK
from lexludi.passengers.actions import Move
from lexludi.passengers.components import PLAYERS
from lexludi.passengers.readings import Readings
from lexludi.passengers.state import State

DEFAULT = Readings()
RIVALS = [readings for readings in alternatives(Readings) if readings != DEFAULT]
GAMES = [(players, seed) for players in PLAYERS for seed in range(2)]


@dataclass(frozen=True)
class Step:
    """A move of a game, between two positions, with what it showed."""

    before: State
    move: Move
    after: State
    disclosures: tuple[Any, ...]


def named(readings: Readings) -> str:
    """What sets these readings apart from the defaults, for the name of a test."""
    return ",".join(f"{ruling}={value}" for ruling, value in departures(readings).items())


def chosen(**readings: Any) -> Readings:
    """The default readings but for these."""
    return replace(DEFAULT, **readings)


def steps(players: int, seed: int, readings: Readings) -> Iterator[Step]:
    """The moves of a random game."""
    random = Random(seed)
    game = RULEBOOK.new_game(players, readings)
    state = RULEBOOK.set_up(game, RULEBOOK.shuffled(game, random))
    while not RULEBOOK.is_over(state):
        move = RULEBOOK.pick(state, random)
        outcome = RULEBOOK.play(state, move)
        yield Step(state, move, outcome.state, tuple(outcome.disclosures))
        state = outcome.state


@cache
def game_played(players: int, seed: int, readings: Readings = DEFAULT) -> tuple[Step, ...]:
    """A random game to its end."""
    return tuple(steps(players, seed, readings))


def position(players: int, readings: Readings | None = None, **written: Any) -> State:
    """A position as it would be written in a file, checked unless it says otherwise."""
    names = {name.replace("_", "-"): value for name, value in written.items()}
    state: State = RULEBOOK.read_position(names, players, readings)
    return state


def after(state: State, *moves: dict[str, Any]) -> State:
    """The position after these moves, as they would be written in a file."""
    for move in moves:
        state = RULEBOOK.play(state, RULEBOOK.read_action(state, move)).state
    return state
