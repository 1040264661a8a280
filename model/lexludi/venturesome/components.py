"""What is in the box: characters, symbols, cards, threats, players, and how many cards of each.

How many cards of each symbol a colour has is not in the rulebook, nor which six characters have
an intimidation card: `Box` holds both, and `DEFAULT_BOX` is one that could have been printed.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from itertools import product
from typing import Final

from lexludi.kernel.domain import Domain, all_of
from lexludi.kernel.table import Table, further_on
from lexludi.kernel.words import every, total
from lexludi.venturesome.law import encodes
from lexludi.venturesome.readings import Readings

EACH_COLOUR: Final = 9  # cards of a colour
ALL_CARDS: Final = 63
INTIMIDATIONS: Final = 6  # intimidation cards
ROUNDS: Final = 3


class Character(Enum):
    """The members of an expedition; each has a colour of its own, so that either names both."""

    GUIDE = "guide"
    REPORTER = "reporter"
    ADVENTURER = "adventurer"
    PROFESSOR = "professor"
    AVIATOR = "aviator"
    HUNTER = "artifact-hunter"
    COLLECTOR = "collector"


class Symbol(Enum):
    """What a card is worth points for."""

    MAP = "map"
    ONE_GEM = "1-gem"
    TWO_GEMS = "2-gems"
    THREE_GEMS = "3-gems"
    ANKH = "ankh"
    CHALICE = "chalice"
    RING = "ring"
    STATUETTE = "statuette"


class Card(Enum):
    """A kind of card: a character with a symbol. No rule tells two of a kind apart."""

    _ignore_ = "kinds who what"
    kinds = vars()
    for who, what in product(Character, Symbol):
        kinds[f"{who.name}_{what.name}"] = (who, what)

    character: Character
    symbol: Symbol

    def __new__(cls, who: Character, what: Symbol) -> Card:
        kind = object.__new__(cls)
        kind._value_ = f"{who.value} {what.value}"
        kind.character = who
        kind.symbol = what
        return kind


class Threat(Enum):
    """The twelve dangers."""

    TRAP = "trap"
    BOG = "bog"
    SANDSTORM = "sandstorm"
    SPIDERS_NEST = "spiders-nest"
    ROPE_BRIDGE = "rope-bridge"
    COLLAPSING_TEMPLE = "collapsing-temple"
    JAGUAR = "jaguar"
    VOLCANIC_ERUPTION = "volcanic-eruption"
    EMERGENCY_LANDING = "emergency-landing"
    SNOW_AVALANCHE = "snow-avalanche"
    NATIVE = "native"
    STORM = "storm"


class End(Enum):
    """An end of an expedition, as its owner sees it."""

    LEFT = "left"
    RIGHT = "right"


class Player(Enum):
    """A player, numbered clockwise around the table."""

    P1 = "P1"
    P2 = "P2"
    P3 = "P3"
    P4 = "P4"
    P5 = "P5"
    P6 = "P6"


CHARACTERS: Final = all_of(Character)
SYMBOLS: Final = all_of(Symbol)
CARDS: Final = all_of(Card)
KINDS: Final = {(one.character, one.symbol): one for one in CARDS}
THREATS: Final = all_of(Threat)
ALL_THREATS: Final = len(THREATS)
ENDS: Final = all_of(End)
PLAYERS: Final = (2, 3, 4, 5)
NO_CARD: Final = CARDS.members[0]  # stands where there is no card


@encodes("components.one-character-a-colour")
def card(character: Character, symbol: Symbol) -> Card:
    """The kind of card that shows a character with a symbol."""
    return KINDS[character, symbol]


@dataclass(frozen=True, slots=True)
class Box:
    """How many cards of each kind there are, and intimidation cards of each character."""

    cards: Table[Card, int]
    intimidation: Table[Character, int]


@encodes("components.cards", "components.symbols")
def default_cards() -> Table[Card, int]:
    """Every colour has each symbol once, and another one of them a second time.

    Guides have a second map, and so on down the two lists.
    """
    twice = dict(zip(CHARACTERS, SYMBOLS, strict=False))
    return Table.of(CARDS, lambda one: 2 if twice[one.character] is one.symbol else 1)


@encodes("components.intimidation")
def default_intimidation() -> Table[Character, int]:
    """One card for each character but the Artifact Hunter, who has to play to change the card."""
    return Table.filled(CHARACTERS, 1, {Character.HUNTER: 0})


DEFAULT_BOX: Final = Box(default_cards(), default_intimidation())


@encodes("components.nine-a-colour")
def nine_of_each_colour(box: Box) -> bool:
    """Whether each colour has nine cards."""
    return every(
        total(box.cards[card(character, symbol)] for symbol in SYMBOLS) == EACH_COLOUR
        for character in CHARACTERS
    )


def six_intimidations(box: Box) -> bool:
    """Whether there are six intimidation cards."""
    return total(box.intimidation) == INTIMIDATIONS


@dataclass(frozen=True, slots=True)
class Game:
    """What is fixed before the first turn: players, components and readings."""

    players: Domain[Player]
    box: Box
    readings: Readings

    @property
    def hand_size(self) -> int:
        """How many cards a player is dealt in a round."""
        return hand_size_for(len(self.players))

    @property
    def dealt_in_a_round(self) -> int:
        """How many cards all players together are dealt in a round that is not short."""
        return self.hand_size * len(self.players)

    def left_of(self, player: Player, seats: int = 1) -> Player:
        """The player so many seats to the left, clockwise around the table."""
        return further_on(self.players, player, seats)


@encodes("setup.deal")
def hand_size_for(players: int) -> int:
    """Six cards, or nine where two play."""
    return 9 if players == 2 else 6


def game_for(players: int, readings: Readings | None = None, box: Box = DEFAULT_BOX) -> Game:
    """The game for 2 to 5 players.

    Raises ValueError for another number of players. Six are taken as well, by those who ask what
    would go wrong with them.
    """
    if players not in (*PLAYERS, len(Player)):
        raise ValueError(f"Venturesome is for 2 to 5 players, not {players}")
    return Game(
        players=Domain(tuple(Player)[:players]),
        box=box,
        readings=Readings() if readings is None else readings,
    )
