"""How many cards players have, what lies in an expedition, and what could be added to it."""

from __future__ import annotations

from lexludi.kernel.row import Row
from lexludi.kernel.table import Table
from lexludi.kernel.words import choose, every, negate, some
from lexludi.venturesome.components import CHARACTERS, SYMBOLS, Card, Character, End, Player, card
from lexludi.venturesome.law import encodes
from lexludi.venturesome.state import State


def hand_sizes(state: State) -> Table[Player, int]:
    """How many cards each player holds."""
    return state.hands.map(lambda hand: hand.size)


def lengths(state: State) -> Table[Player, int]:
    """How many cards lie in each expedition."""
    return state.expeditions.map(lambda row: row.size)


def shows(expedition: Row[Card], character: Character) -> bool:
    """Whether a character is in an expedition."""
    return some(expedition.where(lambda _, one: one.character == character))


def holds_some(state: State, player: Player, character: Character) -> bool:
    """Whether a player holds a card of a character."""
    hand = state.hands[player]
    return some(hand.has(card(character, symbol)) for symbol in SYMBOLS)


@encodes("hunter.unable")
def can_play(state: State, player: Player, character: Character) -> bool:
    """Whether a player holds a card of a character and no rule keeps it in the hand."""
    return every(
        (
            holds_some(state, player, character),
            negate(shows(state.expeditions[player], character)),
            negate(state.banned[character]),
        )
    )


def can_play_something(state: State, player: Player) -> bool:
    """Whether a player holds a card that may be played."""
    return some(can_play(state, player, character) for character in CHARACTERS)


def end_place(expedition: Row[Card], end: End) -> int:
    """The place of the card at an end of an expedition, counted from 0."""
    return choose(end == End.LEFT, 0, expedition.size - 1)


@encodes("play.at-an-end")
def laid(expedition: Row[Card], one: Card, end: End) -> Row[Card]:
    """The expedition with a card laid at one end."""
    return expedition.insert(choose(end == End.LEFT, 0, expedition.size), one)
