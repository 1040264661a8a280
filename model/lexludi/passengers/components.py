"""What is in the box: passengers, boats with their spaces, gifts, vote tokens and masks.

How the boats look, what the gifts do and how many cards there are of each colour is not in the
rulebook: `Box` holds all of it, and `DEFAULT_BOX` is one that could have been printed.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from typing import Final

from lexludi.kernel.domain import Domain, all_of
from lexludi.kernel.table import Table, further_on
from lexludi.kernel.words import choose, total
from lexludi.passengers.law import encodes
from lexludi.passengers.readings import Capacity, MysteryCounts, Readings, VotesBeyondSupply

ALL_VOTES: Final = 17
OF_A_TYPE: Final = 12  # souls, and as many demons
HAND: Final = 3  # cards of each player at first
MYSTERY_OF_A_TYPE: Final = 3
MYSTERY_CARDS: Final = 2 * MYSTERY_OF_A_TYPE
MASK_VOTES: Final = 2
THREE: Final = 3  # passengers in a boat, where that is the limit
FARTHEST: Final = 4  # columns by which a boat may be shifted
ROWS: Final = 2
COLUMNS: Final = 5


class Type(Enum):
    """The three types of passengers."""

    SOUL = "soul"
    DEMON = "demon"
    JESTER = "jester"


class Colour(Enum):
    """The colours of passengers and masks; none is that of the Jester, and of a missing mask."""

    GREEN = "green"
    RED = "red"
    BLUE = "blue"
    NONE = "none"


class Card(Enum):
    """A kind of passenger. No rule tells two of a kind apart."""

    GREEN_SOUL = "green-soul", Type.SOUL, Colour.GREEN
    RED_SOUL = "red-soul", Type.SOUL, Colour.RED
    BLUE_SOUL = "blue-soul", Type.SOUL, Colour.BLUE
    GREEN_DEMON = "green-demon", Type.DEMON, Colour.GREEN
    RED_DEMON = "red-demon", Type.DEMON, Colour.RED
    BLUE_DEMON = "blue-demon", Type.DEMON, Colour.BLUE
    JESTER = "jester", Type.JESTER, Colour.NONE

    type: Type
    colour: Colour

    @property
    def value(self) -> str:
        """The name of the kind."""
        name: str = self._value_
        return name

    def __new__(cls, name: str, type: Type, colour: Colour) -> Card:
        kind = object.__new__(cls)
        kind._value_ = name
        kind.type = type
        kind.colour = colour
        return kind


class Round(Enum):
    """The three rounds, by the number that their boats bear."""

    I = "I"  # noqa: E741
    II = "II"
    III = "III"


class Boat(Enum):
    """The two boats of a round."""

    RAVEN = "raven"
    WOLF = "wolf"


class Berth(Enum):
    """The spaces of one boat, as far as it has so many."""

    B1 = "space-1"
    B2 = "space-2"
    B3 = "space-3"
    B4 = "space-4"
    B5 = "space-5"

    @property
    def number(self) -> int:
        """Which of the spaces it is, counted from 1; of a place that is known."""
        return BERTHS.position[self] + 1


class Space(Enum):
    """The spaces of the two boats of a round."""

    RAVEN_1 = "raven-1", Boat.RAVEN, Berth.B1
    RAVEN_2 = "raven-2", Boat.RAVEN, Berth.B2
    RAVEN_3 = "raven-3", Boat.RAVEN, Berth.B3
    RAVEN_4 = "raven-4", Boat.RAVEN, Berth.B4
    RAVEN_5 = "raven-5", Boat.RAVEN, Berth.B5
    WOLF_1 = "wolf-1", Boat.WOLF, Berth.B1
    WOLF_2 = "wolf-2", Boat.WOLF, Berth.B2
    WOLF_3 = "wolf-3", Boat.WOLF, Berth.B3
    WOLF_4 = "wolf-4", Boat.WOLF, Berth.B4
    WOLF_5 = "wolf-5", Boat.WOLF, Berth.B5

    boat: Boat
    berth: Berth

    @property
    def value(self) -> str:
        """The boat, and which of its spaces it is."""
        name: str = self._value_
        return name

    def __new__(cls, name: str, boat: Boat, berth: Berth) -> Space:
        space = object.__new__(cls)
        space._value_ = name
        space.boat = boat
        space.berth = berth
        return space


class Gift(Enum):
    """The gifts by their numbers, in ascending order."""

    G0 = "gift-0"
    G1 = "gift-1"
    G2 = "gift-2"
    G3 = "gift-3"
    G4 = "gift-4"
    G5 = "gift-5"
    G6 = "gift-6"
    G7 = "gift-7"
    G8 = "gift-8"
    G9 = "gift-9"


class Effect(Enum):
    """What a gift can do. The last three change nothing on the table."""

    PEEK = "peek"
    REVEAL = "reveal"
    SWAP = "swap"
    MASK = "mask"
    GAIN_VOTES = "gain-votes"
    LOSE_VOTES = "lose-votes"
    PASS_COIN = "pass-coin"
    NAME = "name"
    SILENCE = "silence"
    NOTHING = "nothing"


class Faction(Enum):
    """Who plays together."""

    SOULS = "soul-ferrymen"
    DEMONS = "demon-smugglers"
    JESTER = "jester"


class Player(Enum):
    """A player, numbered clockwise around the table."""

    P1 = "P1"
    P2 = "P2"
    P3 = "P3"
    P4 = "P4"
    P5 = "P5"
    P6 = "P6"
    P7 = "P7"
    P8 = "P8"


CARDS: Final = all_of(Card)
BOATS: Final = all_of(Boat)
ROUNDS: Final = all_of(Round)
BERTHS: Final = all_of(Berth)
SPACES: Final = all_of(Space)
GIFTS: Final = all_of(Gift)
EFFECTS: Final = all_of(Effect)
FACTIONS: Final = all_of(Faction)
PLAYERS: Final = (4, 5, 6, 7, 8)
NO_CARD: Final = CARDS.members[0]  # stands where there is no card, or where it is not seen

# Souls, demons and Jesters of the faction deck, by the number of players.
FACTION_DECK: Final = {4: (2, 1, 1), 5: (3, 2, 0), 6: (3, 2, 1), 7: (4, 3, 0), 8: (4, 3, 1)}

COLOURS: Final = Domain((Colour.GREEN, Colour.RED, Colour.BLUE))


@dataclass(frozen=True, slots=True)
class Plan:
    """What a space is like, if it is there: where it lies in its boat, and what it brings.

    Rows count from above, columns from the left.
    """

    there: bool
    row: int
    column: int
    votes: int
    gift: Gift
    mask_area: bool


@dataclass(frozen=True, slots=True)
class Box:
    """What the rulebook leaves to the boats and cards.

    `plans` has the spaces of the boats of each round. `shifts` says by how many columns a boat of
    the Afterlands lies further to the right than one that is not shifted. `amounts` is how many
    vote tokens a gift moves, which has a meaning only where its effect is to gain or lose votes.
    """

    cards: Table[Card, int]
    plans: Table[Round, Table[Space, Plan]]
    shifts: Table[Round, Table[Boat, int]]
    effects: Table[Gift, Effect]
    amounts: Table[Gift, int]


@encodes("components.colours", "components.souls", "components.demons", "components.jester")
def default_cards() -> Table[Card, int]:
    """Four souls and four demons of each colour, and the Jester."""
    return Table.filled(CARDS, OF_A_TYPE // len(COLOURS), {Card.JESTER: 1})


DEFAULT_VOTES: Final = {Gift.G5: 3, Gift.G8: MASK_VOTES, Gift.G6: MASK_VOTES, Gift.G7: MASK_VOTES}
DEFAULT_EFFECTS: Final = {
    Gift.G0: Effect.PEEK,
    Gift.G1: Effect.REVEAL,
    Gift.G2: Effect.SWAP,
    Gift.G3: Effect.GAIN_VOTES,
    Gift.G4: Effect.LOSE_VOTES,
    Gift.G5: Effect.NOTHING,
    Gift.G6: Effect.NAME,
    Gift.G7: Effect.SILENCE,
    Gift.G8: Effect.MASK,
    Gift.G9: Effect.PASS_COIN,
}


@encodes("components.boats", "components.spaces")
def default_plans() -> Table[Round, Table[Space, Plan]]:
    """Six boats with a row of five spaces each; even gifts are those of the raven boat."""

    def plan(space: Space) -> Plan:
        at = BERTHS.position[space.berth]
        gift = GIFTS.members[2 * at + BOATS.position[space.boat]]
        return Plan(
            there=True,
            row=1,
            column=at + 1,
            votes=DEFAULT_VOTES.get(gift, 1),
            gift=gift,
            mask_area=DEFAULT_EFFECTS[gift] is Effect.MASK,
        )

    return Table.filled(ROUNDS, Table.of(SPACES, plan))


DEFAULT_BOX: Final = Box(
    cards=default_cards(),
    plans=default_plans(),
    shifts=Table.filled(ROUNDS, Table.filled(BOATS, 0)),
    effects=Table.of(GIFTS, DEFAULT_EFFECTS.__getitem__),
    amounts=Table.filled(GIFTS, 1),
)


def full_box(box: Box) -> Box:
    """The box with every effect on some gift, which the default one has already."""
    return Box(box.cards, box.plans, box.shifts, DEFAULT_BOX.effects, box.amounts)


def of_type(cards: Table[Card, int], type: Type) -> int:
    """How many cards of one type there are."""
    return total(cards[card] for card in CARDS if card.type is type)


def spaces_of(boat: Boat) -> Iterator[Space]:
    """The spaces that a boat can have."""
    return (space for space in SPACES if space.boat is boat)


def space_of(boat: Boat, place: Berth) -> Space:
    """The space of a boat, which may be unknown, at a place that is known."""
    raven, wolf = (space for space in SPACES if space.berth is place)
    return choose(boat == Boat.RAVEN, raven, wolf)


@dataclass(frozen=True, slots=True)
class Game:
    """What is fixed before the first round: players, components and readings."""

    players: Domain[Player]
    box: Box
    readings: Readings

    @property
    def faction_deck(self) -> tuple[int, int, int]:
        """How many souls, demons and Jesters are in the faction deck."""
        return FACTION_DECK[len(self.players)]

    @property
    def mystery_cards(self) -> int:
        """How many mystery passengers there are in a game."""
        return MYSTERY_CARDS if len(self.players) == 4 else 0

    @property
    def mystery_a_round(self) -> int:
        """How many mystery passengers come aboard in a round."""
        return self.mystery_cards // len(ROUNDS)

    @property
    def number_of_cards(self) -> int:
        """How many passengers are in the game."""
        return HAND * len(self.players) + self.mystery_cards

    @property
    def most_in_a_boat(self) -> int:
        """How many passengers a boat takes at most."""
        if len(self.players) <= 6:
            own_limit = self.readings.mystery_counts is MysteryCounts.DOES_NOT_COUNT
            return THREE + 1 if own_limit and self.mystery_cards else THREE
        return THREE + 1 if self.readings.capacity is Capacity.FOUR else len(BERTHS)

    @property
    def most_votes(self) -> int:
        """How many vote tokens one player can have at most."""
        unlimited = self.readings.votes_beyond_supply is VotesBeyondSupply.UNLIMITED
        return 2 * ALL_VOTES if unlimited else ALL_VOTES

    def left_of(self, player: Player, seats: int = 1) -> Player:
        """The player so many seats to the left, clockwise around the table."""
        return further_on(self.players, player, seats)


def game_for(players: int, readings: Readings | None = None, box: Box = DEFAULT_BOX) -> Game:
    """The game for 4 to 8 players. Raises ValueError for another number of players."""
    if players not in PLAYERS:
        raise ValueError(f"Passengers is for 4 to 8 players, not {players}")
    return Game(
        players=Domain(tuple(Player)[:players]),
        box=box,
        readings=Readings() if readings is None else readings,
    )
