"""Random games of Venturesome, each told by its seed, and positions out of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache
from random import Random
from typing import Any, TypeVar

from lexludi.kernel.table import Table
from lexludi.venturesome.actions import Disclosure, Move
from lexludi.venturesome.components import (
    CARDS,
    CHARACTERS,
    DEFAULT_BOX,
    EACH_COLOUR,
    INTIMIDATIONS,
    SYMBOLS,
    Box,
    Game,
    game_for,
)
from lexludi.venturesome.legal import moves
from lexludi.venturesome.moves import play
from lexludi.venturesome.playing import pick
from lexludi.venturesome.readings import Readings
from lexludi.venturesome.setup import set_up, shuffled
from lexludi.venturesome.state import Stage, State
from tests.venturesome.plainly import Position, plain

M = TypeVar("M", bound=Move)
PLAYERS = (2, 3, 4, 5)
SEEDS = range(3)
GAMES = [(players, seed) for players in PLAYERS for seed in SEEDS]
CHANCE = (Stage.SHUFFLE_CARDS, Stage.SHUFFLE_THREATS, Stage.SANDSTORM)


@dataclass(frozen=True)
class Step:
    """One move of a game, from where, to where, and what it showed."""

    before: State
    move: Move
    after: State
    disclosures: tuple[Disclosure, ...]

    @cached_property
    def was(self) -> Position:
        """The position before the move, on plain lists and counters."""
        return plain(self.before)

    @cached_property
    def became(self) -> Position:
        """The position after the move, on plain lists and counters."""
        return plain(self.after)


def step(state: State, move: Move) -> Step:
    """One move from a position."""
    played = play(state, move)
    return Step(state, move, played.state, played.disclosures)


def any_box(random: Random) -> Box:
    """A box that could have been printed: nine cards a colour, six intimidation cards."""
    cards = dict.fromkeys(CARDS, 0)
    kinds = {(one.character, one.symbol): one for one in CARDS}
    for character in CHARACTERS:
        for symbol in random.choices(SYMBOLS.members, k=EACH_COLOUR):
            cards[kinds[character, symbol]] += 1
    shown = random.sample(CHARACTERS.members, INTIMIDATIONS)
    return Box(
        Table.of(CARDS, cards.__getitem__), Table.of(CHARACTERS, lambda one: int(one in shown))
    )


def careful(state: State, random: Random) -> Move:
    """A legal move of a player who minds the treasure: threats that take little, few bans."""
    if state.turn.stage in CHANCE:
        return pick(state, random)
    legal = list(moves(state))
    random.shuffle(legal)

    def harm(move: Any) -> int:
        after = play(state, move).state
        match state.turn.stage:
            case Stage.THREAT:
                mover = state.turn.mover
                waiting = 2 * (after.turn.stage in (Stage.ROPE_BRIDGE, Stage.SANDSTORM))
                return waiting - after.treasures[mover].size - after.expeditions[mover].size
            case Stage.INTIMIDATE:
                return sum(hand[one] for hand in state.hands for one in CARDS if bars(move, one))
        return 0

    def bars(move: Any, one: Any) -> bool:
        return one.character is move.character

    return min(legal, key=harm)


def steps(game: Game, seed: int) -> Iterator[Step]:
    """A random game until it is over, or until a rival reading leaves nobody a move.

    Every third seed has players who are careful.
    """
    random = Random(seed)
    state = set_up(game, shuffled(game, random))
    while state.turn.stage is not Stage.OVER:
        try:
            move = careful(state, random) if seed % 3 == 2 else pick(state, random)
        except LookupError:
            return
        made = step(state, move)
        yield made
        state = made.after


@lru_cache(maxsize=64)
def game_played(players: int, seed: int, readings: Readings | None = None) -> tuple[Step, ...]:
    """A random game, those with an odd seed with a box of their own."""
    box = any_box(Random(f"box {seed}")) if seed % 2 else DEFAULT_BOX
    return tuple(steps(game_for(players, readings, box), seed))


@lru_cache(maxsize=16)
def positions(players: int, seed: int, readings: Readings | None = None) -> tuple[State, ...]:
    """The positions of one random game, from the deal to the end."""
    played = game_played(players, seed, readings)
    return (*(made.before for made in played), played[-1].after)


@lru_cache(maxsize=32)
def positions_told(players: int, seed: int) -> tuple[Position, ...]:
    """The positions of one random game, on plain lists and counters."""
    played = game_played(players, seed)
    return (played[0].was, *(made.became for made in played))


def tried(
    players: int, kind: type[M], readings: Readings | None = None
) -> tuple[tuple[Step, M], ...]:
    """Every legal move of one kind in the positions of a few games."""
    return _tried(players, kind.__name__, readings)


@lru_cache(maxsize=64)
def _tried(players: int, kind: str, readings: Readings | None) -> tuple[tuple[Step, Any], ...]:
    found = tuple(
        (step(made.before, move), move)
        for seed in SEEDS[:2]
        for made in game_played(players, seed, readings)
        if type(made.move).__name__ == kind
        for move in moves(made.before)
        if type(move).__name__ == kind
    )
    assert found, f"no {kind} in these games"
    return found
