"""What players can ask to do. `moves/` says whether it is allowed."""

from __future__ import annotations

from dataclasses import dataclass

from lexludi.kernel.table import Table
from lexludi.passengers.components import Boat, Card, Colour, Gift, Player, Space


@dataclass(frozen=True, slots=True)
class PlaceMystery:
    """The top mystery passenger goes to a space."""

    space: Space


@dataclass(frozen=True, slots=True)
class PlacePassenger:
    """A passenger of the hand goes to a space, and a gift is taken for it."""

    card: Card
    space: Space
    gift: Gift


@dataclass(frozen=True, slots=True)
class TakeMask:
    """A mask token, for a passenger in the mask area."""

    colour: Colour


@dataclass(frozen=True, slots=True)
class Peek:
    """A gift: to look at a passenger in secret."""

    space: Space


@dataclass(frozen=True, slots=True)
class Reveal:
    """A gift: to turn a passenger up."""

    space: Space


@dataclass(frozen=True, slots=True)
class Swap:
    """A gift: two passengers change places."""

    one: Space
    other: Space


@dataclass(frozen=True, slots=True)
class LayMask:
    """A gift: the own mask token goes onto a passenger."""

    space: Space


@dataclass(frozen=True, slots=True)
class GainVotes:
    """A gift: more vote tokens."""


@dataclass(frozen=True, slots=True)
class LoseVotes:
    """A gift: a player loses vote tokens."""

    player: Player


@dataclass(frozen=True, slots=True)
class PassCoin:
    """A gift: the master coin goes to a player."""

    player: Player


@dataclass(frozen=True, slots=True)
class GoBy:
    """A gift does nothing."""


@dataclass(frozen=True, slots=True)
class Vote:
    """A ballot is sealed."""

    boat: Boat


Move = (
    PlaceMystery
    | PlacePassenger
    | TakeMask
    | Peek
    | Reveal
    | Swap
    | LayMask
    | GainVotes
    | LoseVotes
    | PassCoin
    | GoBy
    | Vote
)


@dataclass(frozen=True, slots=True)
class Peeked:
    """A player has seen the passenger on a space."""

    to: Player
    space: Space
    card: Card


@dataclass(frozen=True, slots=True)
class Opened:
    """All players see which boat everybody has voted for, once all hands are open."""

    ballots: Table[Player, Boat]


Disclosure = Peeked | Opened
