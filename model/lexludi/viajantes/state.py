"""What is on the table during a game of Viajantes, and nothing derived from it."""

from __future__ import annotations

from dataclasses import dataclass

from lexludi.kernel.bag import Bag
from lexludi.kernel.row import Row
from lexludi.kernel.table import Table
from lexludi.viajantes.components import Card, Character, Face, Game, Kind, Player, Seat


@dataclass(frozen=True, slots=True)
class Suitcase:
    """A character's suitcase: the cards beneath the character, first to last, and its lid."""

    column: Row[Card]
    closed: bool


@dataclass(frozen=True, slots=True)
class Identities:
    """The two characters whose identity cards a player holds."""

    first: Character
    second: Character


@dataclass(frozen=True, slots=True)
class Traffic:
    """What a suitcase took in and gave away during the present turn."""

    item_put: bool = False
    clothing_put: bool = False
    item_moved: bool = False
    clothing_moved: bool = False
    gave: bool = False


@dataclass(frozen=True, slots=True)
class Turn:
    """Whose turn it is and what has been done in it; `over` once the game has ended."""

    mover: Player
    starter: Player
    spent: int
    bought: bool
    traffic: Table[Character, Traffic]
    over: bool


@dataclass(frozen=True, slots=True)
class Story:
    """What happened to a suitcase earlier; only some rival readings ask for it."""

    ever_filled: bool = False
    ever_put: bool = False
    last_put: Face = Face.UP
    first_put: Face = Face.UP
    odd_puts: bool = False
    added: int = 0
    gaps: int = 0


@dataclass(frozen=True, slots=True)
class Past:
    """What the table no longer shows; kept up only under the rival readings that ask for it."""

    stories: Table[Character, Story]
    emptied_by_putting: Table[Player, bool]
    reached: bool
    closer: Player


@dataclass(frozen=True, slots=True)
class State:
    """A position of Viajantes."""

    game: Game
    seats: Table[Character, Seat]
    suitcases: Table[Character, Suitcase]
    hands: Table[Player, Bag[Kind]]
    identities: Table[Player, Identities]
    clothing: int
    points: Table[Player, int]
    turn: Turn
    past: Past
