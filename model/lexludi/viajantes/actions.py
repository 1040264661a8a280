"""What a player can ask to do. `moves/` says whether it is allowed and what it leads to."""

from __future__ import annotations

from dataclasses import dataclass

from lexludi.viajantes.components import Character, Face, Kind, Player


@dataclass(frozen=True, slots=True)
class Put:
    """Action 1: a card of the own hand goes into a suitcase, at a place of its column."""

    card: Kind
    face: Face
    into: Character
    place: int


@dataclass(frozen=True, slots=True)
class Look:
    """Action 2: look at the card at a place of a suitcase, counted from 0."""

    suitcase: Character
    place: int


@dataclass(frozen=True, slots=True)
class MoveItem:
    """Action 3: the card at a place of one suitcase goes to a place of another."""

    source: Character
    place: int
    into: Character
    landing: int


@dataclass(frozen=True, slots=True)
class SwapPlaces:
    """Action 4: two characters change seats."""

    one: Character
    other: Character


@dataclass(frozen=True, slots=True)
class SwapHands:
    """Action 5: a player and another exchange their whole hands."""

    by: Player
    other: Player


@dataclass(frozen=True, slots=True)
class Buy:
    """Action 6: take a clothing card from the row into the hand."""


@dataclass(frozen=True, slots=True)
class Stop:
    """The turn ends here."""


Move = Put | Look | MoveItem | SwapPlaces | SwapHands | Buy | Stop


@dataclass(frozen=True, slots=True)
class Disclosure:
    """Somebody is shown what a card is, once."""

    to: Player
    kind: Kind
