"""What is on the table during a game of Venturesome, and nothing derived from it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from lexludi.kernel.bag import Bag
from lexludi.kernel.pile import Pile
from lexludi.kernel.row import Row
from lexludi.kernel.table import Table
from lexludi.venturesome.components import Card, Character, End, Game, Player, Threat


class Stage(Enum):
    """What has to be done next."""

    PLAY = "play"  # the mover plays a card, or cannot
    TAKE_BACK = "take-back"  # a Guide returns a card to the hand
    SWAP_HANDS = "swap-hands"  # an Adventurer swaps hands
    DRAW = "draw"  # a Professor draws,
    PUT_UNDER = "put-under"  # and puts a card under the deck
    EXCHANGE = "exchange"  # an Aviator exchanges cards of two expeditions
    INTIMIDATE = "intimidate"  # an Artifact Hunter chooses whom to intimidate
    HAND_OVER = "hand-over"  # a Collector hands a card over,
    HAND_BACK = "hand-back"  # and the partner hands one back
    THREAT = "threat"  # the mover resolves a threat
    ROPE_BRIDGE = "rope-bridge"  # two neighbours fall off the bridge
    SANDSTORM = "sandstorm"  # chance takes a card away
    REVEAL = "reveal"  # a threat is revealed
    SHUFFLE_THREATS = "shuffle-threats"  # discarded threats become the new deck
    DEAL = "deal"  # a card is dealt
    SHUFFLE_CARDS = "shuffle-cards"  # discarded cards become the new deck
    OVER = "over"  # the game has ended


@dataclass(frozen=True, slots=True)
class Threats:
    """The threat cards: the deck, those face up, those resolved this round, the discards."""

    deck: Pile[Threat]
    face_up: Bag[Threat]
    resolved: Bag[Threat]
    discards: Bag[Threat]


@dataclass(frozen=True, slots=True)
class Turn:
    """Which round it is, whose turn, and what has to be done next.

    While cards are dealt the mover is the player who gets the next one. `end` is where the last
    card was played, `partner` whom a Collector chose and `received` what that player was handed,
    `to_lose` how many cards a sandstorm still takes, `share` how many cards everybody is dealt.
    Where such a thing means nothing it is the first of its kind, or 0.
    """

    round: int
    mover: Player
    stage: Stage
    end: End
    partner: Player
    received: Card
    to_lose: int
    share: int


@dataclass(frozen=True, slots=True)
class State:
    """A position of Venturesome."""

    game: Game
    deck: Pile[Card]
    discards: Bag[Card]
    hands: Table[Player, Bag[Card]]
    expeditions: Table[Player, Row[Card]]
    treasures: Table[Player, Bag[Card]]
    threats: Threats
    banned: Table[Character, bool]
    in_round: Table[Player, bool]
    turn: Turn
