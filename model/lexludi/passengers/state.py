"""What is on the table during a game of Passengers, and nothing derived from it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from lexludi.kernel.bag import Bag
from lexludi.kernel.pile import Pile
from lexludi.kernel.table import Table
from lexludi.passengers.components import (
    Berth,
    Boat,
    Card,
    Colour,
    Faction,
    Game,
    Gift,
    Player,
    Round,
    Space,
)


class Stage(Enum):
    """What has to be done next."""

    MYSTERY = "mystery"  # the mover places a mystery passenger
    PLACE = "place"  # the mover places a passenger of the own hand
    MASK = "mask"  # the mover chooses a mask token
    GIFT = "gift"  # the mover uses a gift
    VOTE = "vote"  # the mover seals a ballot
    OVER = "over"  # the game has ended


@dataclass(frozen=True, slots=True)
class Seat:
    """What is on a space: a passenger, if it is `taken`, and the colour of the mask on it.

    `covered` has the masks under that one, `own` says that a player has placed the passenger and
    `owner` who that was. Both are kept only where a reading asks for them.
    """

    taken: bool
    card: Card
    open: bool
    mask: Colour
    covered: Table[Colour, bool]
    own: bool
    owner: Player


@dataclass(frozen=True, slots=True)
class Landing:
    """The boat of a round that has `sailed` to the Afterlands, with what is on its spaces."""

    sailed: bool
    boat: Boat
    seats: Table[Berth, Seat]


@dataclass(frozen=True, slots=True)
class Gifts:
    """Which gifts of the round have been taken, and by whom."""

    taken: Table[Gift, bool]
    takers: Table[Gift, Player]


@dataclass(frozen=True, slots=True)
class Masks:
    """Which mask tokens are in the supply, and which one each player has, if any."""

    left: Table[Colour, bool]
    held: Table[Player, Colour]


@dataclass(frozen=True, slots=True)
class Coin:
    """Who holds the master coin.

    Who held it when the round began, and when the game did, is kept only where a reading asks for
    it; else it is the first player.
    """

    holder: Player
    round_began: Player
    game_began: Player


@dataclass(frozen=True, slots=True)
class Turn:
    """Whose turn it is, what has to be done next, and the gift that is used, if one is.

    Players place, and seal their ballots, clockwise from the holder of the coin.
    """

    round: Round
    stage: Stage
    mover: Player
    gift: Gift


@dataclass(frozen=True, slots=True)
class State:
    """A position of Passengers.

    `seats` are the spaces of the two boats in play, `lost` the passengers of boats that are out of
    the game. A ballot that is not sealed yet, or no longer, is one for the raven.
    """

    game: Game
    factions: Table[Player, Faction]
    hands: Table[Player, Bag[Card]]
    mystery: Pile[Card]
    seats: Table[Space, Seat]
    afterlands: Table[Round, Landing]
    lost: Bag[Card]
    gifts: Gifts
    votes: Table[Player, int]
    masks: Masks
    ballots: Table[Player, Boat]
    coin: Coin
    turn: Turn
