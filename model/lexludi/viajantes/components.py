"""What is in the box: characters, cards, seats, players, and how much of each a game takes."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from typing import Final

from lexludi.kernel.domain import Domain
from lexludi.kernel.table import Table
from lexludi.viajantes.law import encodes
from lexludi.viajantes.readings import Readings

CAPACITY: Final = 5  # cards in a suitcase
ITEMS_EACH: Final = 5  # personal items of a character
HAND_SIZE: Final = 10  # cards a player starts with
POINTS: Final = 5  # action point cards
SPARE_CLOTHING: Final = 2  # clothing cards beyond one for each player


class Character(Enum):
    """The twelve characters; the rulebook names seven of them."""

    TOURIST = "tourist"
    GRANDMA = "grandma"
    STUDENT = "student"
    DOCTOR = "doctor"
    POLICEMAN = "policeman"
    CLOWN = "clown"
    BALLERINA = "ballerina"
    EIGHTH = "eighth"
    NINTH = "ninth"
    TENTH = "tenth"
    ELEVENTH = "eleventh"
    TWELFTH = "twelfth"

    @property
    def item(self) -> Kind:
        """The kind of card that is a personal item of this character."""
        return Kind[self.name]


class Kind(Enum):
    """What a card is, as far as a rule can tell: somebody's personal item, or clothing."""

    TOURIST = "tourist"
    GRANDMA = "grandma"
    STUDENT = "student"
    DOCTOR = "doctor"
    POLICEMAN = "policeman"
    CLOWN = "clown"
    BALLERINA = "ballerina"
    EIGHTH = "eighth"
    NINTH = "ninth"
    TENTH = "tenth"
    ELEVENTH = "eleventh"
    TWELFTH = "twelfth"
    CLOTHING = "clothing"


class Face(Enum):
    """Which way up a card lies."""

    UP = "up"
    DOWN = "down"

    @property
    def other(self) -> Face:
        """The other way up."""
        return Face.DOWN if self is Face.UP else Face.UP


FACES: Final = Domain(Face)


@dataclass(frozen=True, slots=True)
class Card:
    """A card in a suitcase."""

    kind: Kind
    face: Face


class Platform(Enum):
    """The two sides of the train."""

    A = "A"
    B = "B"


class Seat(Enum):
    """A place on the train: the carriage, counted from the locomotive, and the platform."""

    A1 = "1A"
    B1 = "1B"
    A2 = "2A"
    B2 = "2B"
    A3 = "3A"
    B3 = "3B"
    A4 = "4A"
    B4 = "4B"
    A5 = "5A"
    B5 = "5B"
    A6 = "6A"
    B6 = "6B"

    @property
    def carriage(self) -> int:
        """The carriage's number, 1 next to the locomotive."""
        return int(self.value[0])

    @property
    def platform(self) -> Platform:
        """The side of the train."""
        return Platform(self.value[1])

    @property
    def opposite(self) -> Seat:
        """The seat across the carriage, on the other platform."""
        return Seat(self.value[0] + ("B" if self.value[1] == "A" else "A"))


class Player(Enum):
    """A player, numbered clockwise around the table."""

    P1 = "P1"
    P2 = "P2"
    P3 = "P3"
    P4 = "P4"
    P5 = "P5"
    P6 = "P6"


CARRIAGES: Final = {
    3: (30, 20, 10),
    4: (30, 20, 20, 10),
    5: (30, 30, 20, 20, 10),
    6: (30, 30, 20, 20, 10, 10),
}


@dataclass(frozen=True, slots=True)
class Game:
    """What is fixed before the first turn: players, components and readings."""

    players: Domain[Player]
    characters: Domain[Character]
    kinds: Domain[Kind]
    seats: Domain[Seat]
    seat_points: Table[Seat, int]
    left_of: Table[Player, Player]
    readings: Readings

    @property
    def clothing(self) -> int:
        """How many clothing cards the game takes."""
        return clothing_for(len(self.players))


@encodes("variants.clothing", "components.clothing", "setup.clothing-row")
def clothing_for(players: int) -> int:
    """One clothing card for each player and two more."""
    return players + SPARE_CLOTHING


@encodes(
    "components.characters",
    "components.items",
    "components.carriages",
    "setup.train",
    "variants.carriages",
    "variants.removal",
)
def game_for(
    players: int,
    readings: Readings | None = None,
    characters: Iterable[Character] | None = None,
    carriages: tuple[int, ...] | None = None,
) -> Game:
    """The components for 3 to 6 players: as many carriages as players, twice as many characters.

    `characters` are those that stay in the game (the first ones, unless given); `carriages` are
    the points of each carriage from the locomotive on. Raises ValueError for another number of
    players, characters or carriages.
    """
    if players not in CARRIAGES:
        raise ValueError(f"Viajantes is for 3 to 6 players, not {players}")
    worth = CARRIAGES[players] if carriages is None else carriages
    cast = tuple(Character)[: 2 * players] if characters is None else tuple(characters)
    if len(worth) != players:
        raise ValueError(f"{players} players need {players} carriages, not {len(worth)}")
    if len(cast) != 2 * players:
        raise ValueError(f"{players} players need {2 * players} characters, not {len(cast)}")
    order = tuple(Player)[:players]
    left = dict(zip(order, (*order[1:], order[0]), strict=True))
    seats = Domain(tuple(Seat)[: 2 * players])
    return Game(
        players=Domain(order),
        characters=Domain(cast),
        kinds=Domain((*(character.item for character in cast), Kind.CLOTHING)),
        seats=seats,
        seat_points=Table.of(seats, lambda seat: worth[seat.carriage - 1]),
        left_of=Table.of(Domain(order), left.__getitem__),
        readings=Readings() if readings is None else readings,
    )
