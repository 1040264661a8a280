"""What is on the table during a game of Itchy Feet, and nothing derived from it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from lexludi.itchy_feet.components import Card, Character, Country, Game, Player
from lexludi.kernel.bag import Bag
from lexludi.kernel.pile import Pile
from lexludi.kernel.table import Table


class Stage(Enum):
    """What has to be done next."""

    ACT = "act"  # the mover chooses an action
    RECYCLE = "recycle"  # the mover takes a card from the discards
    TRADE = "trade"  # two players lay out what they have agreed on
    STEAL = "steal"  # chance takes a card out of a hand
    PICK = "pick"  # a special item takes a card out of the pile
    SWAP = "swap"  # a special item puts a card under the pile
    DRAW = "draw"  # a card is drawn
    DISCARD = "discard"  # a card is discarded
    SHUFFLE = "shuffle"  # the discards become the new pile
    OVER = "over"  # the game has ended


@dataclass(frozen=True, slots=True)
class Trade:
    """What the two who trade have laid out; without a trade, nothing by anybody."""

    trader: Player
    partner: Player
    given: Bag[Card]
    taken: Bag[Card]


@dataclass(frozen=True, slots=True)
class Turn:
    """Whose turn it is, what has to be done next and by whom, and what still waits.

    `actor` draws, discards, is stolen from or uses a special item, and has won once the game is
    over. `acted` says that the action of the turn has been chosen. `to_draw` counts the cards that
    still wait for each player, `event_draws` and `to_discard` say of whom an event still wants a
    card drawn or discarded. `skips` says who misses the next turn, `emptied` that the pile gave
    its last card just now.
    """

    mover: Player
    stage: Stage
    actor: Player
    acted: bool
    to_draw: Table[Player, int]
    event_draws: Table[Player, bool]
    to_discard: Table[Player, bool]
    skips: Table[Player, bool]
    emptied: bool


@dataclass(frozen=True, slots=True)
class Journeys:
    """Who has which country, which of them are still there, and who has been to the own one."""

    countries: Table[Player, Country]
    centre: Country
    there: Table[Player, bool]
    travelled: Table[Player, bool]


@dataclass(frozen=True, slots=True)
class State:
    """A position of Itchy Feet. `paid` are the discards that paid for the action under way."""

    game: Game
    pile: Pile[Card]
    discards: Bag[Card]
    paid: Bag[Card]
    removed: Bag[Card]
    hands: Table[Player, Bag[Card]]
    trade: Trade
    journeys: Journeys
    characters: Table[Player, Character]
    turn: Turn
