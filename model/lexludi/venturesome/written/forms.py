"""A position, a box, a move and a disclosure as they are written in a file: what may be said.

`positions`, `boxes` and `actions` give them their meaning, with the defaults for what is left out.
A card is written as its character and its symbol, such as `guide map` or `artifact-hunter 2-gems`;
cards without an order as the number of each kind.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from lexludi.kernel.rulebook import Forms
from lexludi.venturesome.components import (
    ROUNDS,
    Card,
    Character,
    End,
    Player,
    Symbol,
    Threat,
    hand_size_for,
)
from lexludi.venturesome.moves.threats import TAKES_TWO
from lexludi.venturesome.state import Stage

Count: TypeAlias = Annotated[int, Meta(ge=0, le=99)]
Cards: TypeAlias = dict[Card, Count]
Place: TypeAlias = Annotated[
    int, Meta(ge=1, le=99, description="A place in an expedition, counted from 1 on the left.")
]


class BoxForm(Struct, forbid_unknown_fields=True):
    """How many cards of each kind are in the box, and intimidation cards of each character.

    All seven characters have to be there; a symbol that is not named is on none of their cards.
    """

    cards: dict[Character, dict[Symbol, Count]]
    intimidation: dict[Character, Count] | UnsetType = UNSET


class ThreatsForm(Struct, forbid_unknown_fields=True, rename="kebab"):
    """Where the threats are; the deck from the top."""

    deck: list[Threat] | UnsetType = UNSET
    face_up: list[Threat] | UnsetType = UNSET
    resolved: list[Threat] | UnsetType = UNSET
    discards: list[Threat] | UnsetType = UNSET


class PositionForm(Struct, forbid_unknown_fields=True, rename="kebab"):
    """A position. Everything may be left out; `assembling` says what is then assumed.

    Expeditions are written from left to right, the deck from the top.
    """

    players: Annotated[int, Meta(ge=2, le=len(Player))] | UnsetType = UNSET
    readings: dict[str, str] | UnsetType = UNSET
    box: BoxForm | UnsetType = UNSET
    deck: list[Card] | UnsetType = UNSET
    discards: Cards | UnsetType = UNSET
    hands: dict[Player, Cards] | UnsetType = UNSET
    expeditions: dict[Player, list[Card]] | UnsetType = UNSET
    treasures: dict[Player, Cards] | UnsetType = UNSET
    threats: ThreatsForm | UnsetType = UNSET
    banned: set[Character] | UnsetType = UNSET
    in_round: set[Player] | UnsetType = UNSET
    round: Annotated[int, Meta(ge=1, le=ROUNDS)] | UnsetType = UNSET
    mover: Player | UnsetType = UNSET
    stage: Stage | UnsetType = UNSET
    end: End | UnsetType = UNSET
    partner: Player | UnsetType = UNSET
    received: Card | UnsetType = UNSET
    to_lose: Annotated[int, Meta(ge=0, le=TAKES_TWO)] | UnsetType = UNSET
    share: Annotated[int, Meta(ge=0, le=hand_size_for(2))] | UnsetType = UNSET
    unchecked: bool | UnsetType = UNSET


class PlayForm(Struct, tag_field="action", tag="play", forbid_unknown_fields=True):
    """Play a card of the hand at an end of the expedition, the right one unless it is named."""

    card: Card
    end: End = End.RIGHT


class GiveUpForm(Struct, tag_field="action", tag="give-up", forbid_unknown_fields=True):
    """Discard the hand, where nothing can be played."""


class TakeBackForm(Struct, tag_field="action", tag="take-back", forbid_unknown_fields=True):
    """The Guide: return a card of the expedition to the hand."""

    place: Place


class SwapHandsForm(Struct, tag_field="action", tag="swap-hands", forbid_unknown_fields=True):
    """The Adventurer: swap hands with another player."""

    other: Player


class DrawForm(Struct, tag_field="action", tag="draw", forbid_unknown_fields=True):
    """The Professor: draw the top card of the deck."""


class PutUnderForm(Struct, tag_field="action", tag="put-under", forbid_unknown_fields=True):
    """The Professor: put a card of the hand under the deck."""

    card: Card


class ExchangeForm(
    Struct, tag_field="action", tag="exchange", forbid_unknown_fields=True, rename="kebab"
):
    """The Aviator: exchange a card of the expedition for one of another player's."""

    place: Place
    other: Player
    their_place: Place


class IntimidateForm(Struct, tag_field="action", tag="intimidate", forbid_unknown_fields=True):
    """The Artifact Hunter: choose a character that nobody may play."""

    character: Character


class HandOverForm(Struct, tag_field="action", tag="hand-over", forbid_unknown_fields=True):
    """The Collector: hand a card over to another player."""

    card: Card
    other: Player


class HandBackForm(Struct, tag_field="action", tag="hand-back", forbid_unknown_fields=True):
    """The Collector: the other player gives a card in exchange."""

    card: Card


class ResolveForm(Struct, tag_field="action", tag="resolve", forbid_unknown_fields=True):
    """Resolve a threat that lies face up."""

    threat: Threat


class DropForm(Struct, tag_field="action", tag="drop", forbid_unknown_fields=True):
    """The Rope Bridge: discard the card at a place and its right neighbour."""

    place: Place


class LoseForm(Struct, tag_field="action", tag="lose", forbid_unknown_fields=True):
    """The Sandstorm: chance discards the card at a place."""

    place: Place


class RevealThreatForm(Struct, tag_field="action", tag="reveal-threat", forbid_unknown_fields=True):
    """Between rounds: the top card of the threat deck is revealed."""


class ShuffleThreatForm(
    Struct, tag_field="action", tag="shuffle-threat", forbid_unknown_fields=True
):
    """Between rounds: chance puts a discarded threat under the new threat deck."""

    threat: Threat


class DealCardForm(Struct, tag_field="action", tag="deal-card", forbid_unknown_fields=True):
    """Between rounds: the next player is dealt the top card of the deck."""


class ShuffleCardForm(Struct, tag_field="action", tag="shuffle-card", forbid_unknown_fields=True):
    """Between rounds: chance puts a discarded card under the new deck."""

    card: Card


class DisclosureForm(Struct, forbid_unknown_fields=True):
    """Somebody is shown what a card is."""

    to: Player
    card: Card


MoveForm: TypeAlias = (
    PlayForm
    | GiveUpForm
    | TakeBackForm
    | SwapHandsForm
    | DrawForm
    | PutUnderForm
    | ExchangeForm
    | IntimidateForm
    | HandOverForm
    | HandBackForm
    | ResolveForm
    | DropForm
    | LoseForm
    | RevealThreatForm
    | ShuffleThreatForm
    | DealCardForm
    | ShuffleCardForm
)


def forms() -> Forms:
    """The record types of positions, moves and disclosures in scenario files."""
    return Forms(PositionForm, MoveForm, DisclosureForm)
