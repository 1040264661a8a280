"""Positions put together for one question: who holds what, and what lies in the piles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any

from lexludi.itchy_feet.actions import Move
from lexludi.itchy_feet.components import (
    CARDS,
    CHARACTERS,
    DEFAULT_BOX,
    EXTENSIONS,
    NO_CARD,
    Ability,
    Card,
    Character,
    Player,
    Text,
    game_for,
)
from lexludi.itchy_feet.moves import play
from lexludi.itchy_feet.setup import fresh_turn, set_up, shuffled
from lexludi.itchy_feet.state import State
from lexludi.kernel.bag import Bag
from lexludi.kernel.pile import Pile
from lexludi.kernel.table import Table
from tests.itchy_feet.rivals import chosen

KIND = {kind.value: kind for kind in CARDS}
ONE, TWO, THREE, *OTHERS = Player
HAT, TENT, BOOTS, COAT, SKIS = map(KIND.__getitem__, ("hat", "tent", "boots", "coat", "skis"))
PASSPORT, POSTCARD, FORBIDDEN = Card.PASSPORT, Card.POSTCARD, Card.FORBIDDEN_ITEM
EVENT, TRAP = Card.EVENT_1, Card.MOUSETRAP
Cards = Sequence[Card]


def bag(cards: Cards) -> Bag[Card]:
    """These cards, without an order."""
    return Bag.of(CARDS, Counter(cards))


def position(
    *hands: Cards,
    pile: Cards = (HAT, HAT, HAT),
    discards: Cards = (),
    texts: Mapping[Card, Text] | None = None,
    any_time: Cards = (TRAP,),
    ability: Ability = Ability.NOTHING,
    mover: Player = ONE,
    **readings: Any,
) -> State:
    """A position with these hands, P1's first, in which it is a player's turn to act.

    All extensions are played, everybody has the same character, and texts are the default ones but
    for those that are named.
    """
    known = dict(DEFAULT_BOX.texts.items()) | dict(texts or {})
    box = replace(
        DEFAULT_BOX,
        texts=Table.of(CARDS, known.__getitem__),
        any_time=Table.of(CARDS, lambda card: card in any_time),
        abilities=Table.of(CHARACTERS, lambda _: ability),
        extensions=Table.filled(EXTENSIONS, True),
    )
    game = game_for(len(hands), chosen(**readings), box)
    begun = set_up(game, shuffled(game, Random(0)))
    return replace(
        begun,
        pile=Pile.of(game.most_cards, NO_CARD, pile),
        discards=bag(discards),
        hands=Table(game.players, tuple(map(bag, hands))),
        characters=Table.filled(game.players, Character.SMUGGLER),
        turn=fresh_turn(game, mover),
    )


def needed(state: State, player: Player | None = None) -> tuple[Card, Card, Card]:
    """What the country of a player asks for, or the one in the centre."""
    journeys = state.journeys
    country = journeys.centre if player is None else journeys.countries[player]
    first, second, third = state.game.box.needs[country]
    return first, second, third


def holding(state: State, player: Player, cards: Cards) -> State:
    """The position in which a player has these cards."""
    return replace(state, hands=state.hands.replace(player, bag(cards)))


def travelled(state: State, *players: Player) -> State:
    """The position in which these players, and no others, have been to their own countries."""
    journeys = replace(
        state.journeys,
        there=Table.of(state.game.players, lambda one: one not in players),
        travelled=Table.of(state.game.players, lambda one: one in players),
    )
    return replace(state, journeys=journeys)


def after(state: State, *done: Move) -> State:
    """The position after some moves."""
    for move in done:
        state = play(state, move).state
    return state
