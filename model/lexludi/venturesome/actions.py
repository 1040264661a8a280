"""What players can ask to do, and what chance does. `moves/` says whether it is allowed."""

from __future__ import annotations

from dataclasses import dataclass

from lexludi.venturesome.components import Card, Character, End, Player, Threat


@dataclass(frozen=True, slots=True)
class Play:
    """Step I: a card of the own hand goes to an end of the own expedition."""

    card: Card
    end: End


@dataclass(frozen=True, slots=True)
class GiveUp:
    """Step I, where no card can be played: the hand is shown and discarded."""


@dataclass(frozen=True, slots=True)
class TakeBack:
    """The Guide: the card at a place of the own expedition, counted from 0, returns to the hand."""

    place: int


@dataclass(frozen=True, slots=True)
class SwapHands:
    """The Adventurer: the mover and another player swap hands."""

    other: Player


@dataclass(frozen=True, slots=True)
class Draw:
    """The Professor: the top card of the deck comes to the hand."""


@dataclass(frozen=True, slots=True)
class PutUnder:
    """The Professor: a card of the hand goes under the deck."""

    card: Card


@dataclass(frozen=True, slots=True)
class Exchange:
    """The Aviator: a card of the own expedition against one of another player's."""

    place: int
    other: Player
    their_place: int


@dataclass(frozen=True, slots=True)
class Intimidate:
    """The Artifact Hunter: a character that nobody may play from now on."""

    character: Character


@dataclass(frozen=True, slots=True)
class HandOver:
    """The Collector: a card of the hand for another player."""

    card: Card
    other: Player


@dataclass(frozen=True, slots=True)
class HandBack:
    """The Collector: the card that the other player gives in exchange."""

    card: Card


@dataclass(frozen=True, slots=True)
class Resolve:
    """Step III: a threat that lies face up."""

    threat: Threat


@dataclass(frozen=True, slots=True)
class Drop:
    """The Rope Bridge: the card at a place falls off, and its right neighbour."""

    place: int


@dataclass(frozen=True, slots=True)
class Lose:
    """The Sandstorm: chance takes the card at a place."""

    place: int


@dataclass(frozen=True, slots=True)
class RevealThreat:
    """Between rounds: the top card of the threat deck is laid face up."""


@dataclass(frozen=True, slots=True)
class ShuffleThreat:
    """Between rounds: chance puts a discarded threat under the new threat deck."""

    threat: Threat


@dataclass(frozen=True, slots=True)
class DealCard:
    """Between rounds: the next player is dealt the top card of the deck."""


@dataclass(frozen=True, slots=True)
class ShuffleCard:
    """Between rounds: chance puts a discarded card under the new deck."""

    card: Card


Move = (
    Play
    | GiveUp
    | TakeBack
    | SwapHands
    | Draw
    | PutUnder
    | Exchange
    | Intimidate
    | HandOver
    | HandBack
    | Resolve
    | Drop
    | Lose
    | RevealThreat
    | ShuffleThreat
    | DealCard
    | ShuffleCard
)


@dataclass(frozen=True, slots=True)
class Disclosure:
    """Somebody is shown what a card is, once."""

    to: Player
    card: Card
