"""Positions put together for one question: a hand, an expedition, and who else is in the round."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from random import Random
from typing import Any

from lexludi.kernel.bag import Bag
from lexludi.kernel.pile import Pile
from lexludi.kernel.row import Row
from lexludi.kernel.table import Table
from lexludi.venturesome.actions import Move, Play
from lexludi.venturesome.components import (
    ALL_CARDS,
    CARDS,
    CHARACTERS,
    NO_CARD,
    Card,
    Character,
    End,
    Player,
    game_for,
)
from lexludi.venturesome.moves import play
from lexludi.venturesome.readings import Readings
from lexludi.venturesome.setup import set_up, shuffled
from lexludi.venturesome.state import State
from tests.venturesome.rivals import chosen

KIND = {kind.value: kind for kind in CARDS}
Cards = Sequence[str]


@lru_cache(maxsize=32)
def begun(readings: Readings) -> State:
    """The beginning of a game of three."""
    game = game_for(3, readings)
    return replace(
        set_up(game, shuffled(game, Random(0))),
        hands=Table.filled(game.players, bag(["reporter map", "reporter ankh"])),
    )


def bag(cards: Cards) -> Bag[Card]:
    """A hand of these cards."""
    return Bag.of(CARDS, Counter(KIND[card] for card in cards))


def position(
    hand: Cards,
    row: Cards = (),
    *,
    alone: bool = False,
    banned: Character | None = None,
    deck: Cards = ("reporter ring", "reporter chalice"),
    **readings: Any,
) -> State:
    """A position in which the mover has this hand and this expedition."""
    state = begun(chosen(**readings))
    mover = state.turn.mover
    expedition = Row.of(state.game.dealt_in_a_round, NO_CARD, (KIND[card] for card in row))
    inside: Mapping[Player, bool] = {mover: True}
    return replace(
        state,
        deck=Pile.of(ALL_CARDS, NO_CARD, (KIND[card] for card in deck)),
        hands=state.hands.replace(mover, bag(hand)),
        expeditions=state.expeditions.replace(mover, expedition),
        in_round=Table.filled(state.game.players, not alone, inside),
        banned=Table.of(CHARACTERS, lambda one: one is banned),
    )


def after(state: State, *done: Move) -> State:
    """The position after some moves."""
    for move in done:
        state = play(state, move).state
    return state


def lay(card: str) -> Play:
    """A card goes to the right end."""
    return Play(KIND[card], End.RIGHT)
