"""Random games of Itchy Feet, each told by its seed, and positions out of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from itertools import islice
from random import Random

from lexludi.itchy_feet.actions import Disclosure, Interrupt, Move, UseSpecial
from lexludi.itchy_feet.components import NO_CARD, Game, Sort, game_for
from lexludi.itchy_feet.legal import candidates, is_legal
from lexludi.itchy_feet.moves import play
from lexludi.itchy_feet.playing import pick
from lexludi.itchy_feet.readings import Readings
from lexludi.itchy_feet.setup import bag_of, set_up, shuffled
from lexludi.itchy_feet.state import Stage, State
from lexludi.kernel.pile import Pile
from tests.itchy_feet.boxes import box_of
from tests.itchy_feet.plainly import Position, plain

PLAYERS = (2, 3, 4, 5, 6)
SEEDS = range(3)
GAMES = [(players, seed) for players in PLAYERS for seed in SEEDS]
MOST_MOVES = 100
RARE = (Interrupt, UseSpecial)


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


def of_any_sort(state: State, random: Random) -> Move:
    """A legal move, each sort as likely as any other; cards out of turn when they can be."""
    asked: dict[type, list[Move]] = {}
    for move in candidates(state):
        asked.setdefault(type(move), []).append(move)
    sorts = random.sample(list(asked), len(asked))
    sorts.sort(key=lambda sort: sort not in RARE)
    for sort in sorts:
        for move in random.sample(asked[sort], min(len(asked[sort]), 25)):
            if is_legal(state, move):
                return move
    return pick(state, random)


def steps(game: Game, seed: int) -> Iterator[Step]:
    """A random game until it is over; one with an even seed hastens to its end."""
    random = Random(seed)
    return played_on(set_up(game, shuffled(game, random)), random, (0.9, 0.1)[seed % 2])


def played_on(state: State, random: Random, haste: float) -> Iterator[Step]:
    """The game from a position on, in which some moves hasten to the end."""
    while state.turn.stage is not Stage.OVER:
        hastens = random.random() < haste
        move = pick(state, random) if hastens else of_any_sort(state, random)
        made = step(state, move)
        yield made
        state = made.after


def few_cards(game: Game, random: Random) -> State:
    """A position with next to nothing in the pile and among the discards, and with small hands."""
    state = set_up(game, shuffled(game, random))
    there = list(state.pile)
    discards, hands = bag_of(there[4 : random.choice((4, 4, 5, 7))]), state.hands
    for player, hand in state.hands.items():
        cards = [card for card, count in hand.counts.items() for _ in range(count)]
        some = [random.choice(there) for _ in range(5)]
        held = [card for card in (*cards, *some) if card.sort is not Sort.EVENT]
        hands = hands.replace(player, bag_of(random.sample(held, random.choice((0, 1, 2, 4)))))
    if random.random() < 0.3:
        full = [card for card in there if card.sort is not Sort.EVENT]
        hands = hands.replace(state.turn.mover, bag_of(full[-7:]))
    pile = Pile.of(game.most_cards, NO_CARD, there[: random.choice((0, 1, 1, 2, 3))])
    return replace(state, pile=pile, discards=discards, hands=hands)


@lru_cache(maxsize=64)
def game_played(players: int, seed: int, readings: Readings | None = None) -> tuple[Step, ...]:
    """A random game to its end or to its 100th move, with a box of its own."""
    game = game_for(players, readings, box_of(Random(f"box {seed}")))
    return tuple(islice(steps(game, seed), MOST_MOVES))


@lru_cache(maxsize=16)
def last_move(players: int, seed: int) -> Step:
    """The last move of a game that hastens to its end, or its 500th."""
    random = Random(f"end {seed}")
    game = game_for(players, None, box_of(random))
    *_, last = islice(played_on(set_up(game, shuffled(game, random)), random, 1), 500)
    return last


@lru_cache(maxsize=32)
def positions(players: int, seed: int, readings: Readings | None = None) -> tuple[State, ...]:
    """The positions of one random game, from the deal to the end."""
    played = game_played(players, seed, readings)
    return (*(made.before for made in played), played[-1].after)


@lru_cache(maxsize=32)
def positions_told(
    players: int, seed: int, readings: Readings | None = None
) -> tuple[Position, ...]:
    """The positions of one random game, on plain lists and counters."""
    played = game_played(players, seed, readings)
    return (played[0].was, *(made.became for made in played))


@lru_cache(maxsize=64)
def few_cards_played(
    players: int, seed: int, readings: Readings | None = None
) -> tuple[State, ...]:
    """Positions in which the pile runs out, hands are empty, and events follow each other."""
    random = Random(f"few {seed}")
    start = few_cards(game_for(players, readings, box_of(random)), random)
    found = [start]
    try:
        found.extend(made.after for made in islice(played_on(start, random, 0.1), 15))
    except LookupError:
        return tuple(found)  # with next to no cards somebody may have no move
    return tuple(found)
