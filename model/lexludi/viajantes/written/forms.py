"""A position, a move and a disclosure as they are written in a file: what may be said, and how.

`positions` and `actions` give them their meaning, with the defaults for what is left out.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from lexludi.kernel.rulebook import Forms
from lexludi.viajantes.components import CAPACITY, Character, Face, Kind, Player, Seat

Count: TypeAlias = Annotated[int, Meta(ge=0, le=99)]
Place: TypeAlias = Annotated[
    int, Meta(ge=1, le=CAPACITY + 1, description="A place in a column, counted from 1.")
]
CardText: TypeAlias = Annotated[
    str,
    Meta(
        description="A card and which way up it lies, such as 'tourist up' or 'clothing down'.",
        extra_json_schema={"pattern": f"^({'|'.join(kind.value for kind in Kind)}) (up|down)$"},
    ),
]
Traffics: TypeAlias = Literal["item-put", "clothing-put", "item-moved", "clothing-moved", "gave"]


class StoryForm(Struct, forbid_unknown_fields=True, rename="kebab"):
    """What happened to a suitcase earlier, for the readings that ask for it."""

    ever_filled: bool | UnsetType = UNSET
    ever_put: bool | UnsetType = UNSET
    last_put: Face | UnsetType = UNSET
    first_put: Face | UnsetType = UNSET
    odd_puts: bool | UnsetType = UNSET
    added: Count | UnsetType = UNSET
    gaps: Count | UnsetType = UNSET


class PastForm(Struct, forbid_unknown_fields=True, rename="kebab"):
    """What the table no longer shows; all of it has defaults (see `positions`)."""

    stories: dict[Character, StoryForm] | UnsetType = UNSET
    emptied_by_putting: set[Player] | UnsetType = UNSET
    reached: bool | UnsetType = UNSET
    closer: Player | UnsetType = UNSET


class PositionForm(Struct, forbid_unknown_fields=True, rename="kebab"):
    """A position. Everything may be left out; `positions` says what is then assumed."""

    players: Annotated[int, Meta(ge=3, le=6)] | UnsetType = UNSET
    readings: dict[str, str] | UnsetType = UNSET
    characters: list[Character] | UnsetType = UNSET
    carriages: list[Count] | UnsetType = UNSET
    seats: dict[Character, Seat] | UnsetType = UNSET
    suitcases: dict[Character, list[CardText]] | UnsetType = UNSET
    closed: set[Character] | UnsetType = UNSET
    hands: dict[Player, dict[Kind, Count]] | UnsetType = UNSET
    identities: dict[Player, tuple[Character, Character]] | UnsetType = UNSET
    clothing: Count | UnsetType = UNSET
    mover: Player | UnsetType = UNSET
    starter: Player | UnsetType = UNSET
    spent: Count | UnsetType = UNSET
    points: dict[Player, Count] | UnsetType = UNSET
    bought: bool | UnsetType = UNSET
    traffic: dict[Character, set[Traffics]] | UnsetType = UNSET
    over: bool | UnsetType = UNSET
    past: PastForm | UnsetType = UNSET
    unchecked: bool | UnsetType = UNSET


class PutForm(Struct, tag_field="action", tag="put", forbid_unknown_fields=True):
    """Put a card of the hand into a suitcase, at the end of its column unless a place is named."""

    card: Kind
    into: Character
    face: Face
    place: Place | UnsetType = UNSET


class LookForm(Struct, tag_field="action", tag="look", forbid_unknown_fields=True):
    """Look at a card of a suitcase."""

    suitcase: Character
    place: Place


class MoveItemForm(
    Struct,
    tag_field="action",
    tag="move-item",
    forbid_unknown_fields=True,
    rename={"source": "from"},
):
    """Move a card from one suitcase to another; it lands where the readings have it land."""

    source: Character
    place: Place
    into: Character
    landing: Place | UnsetType = UNSET


class SwapPlacesForm(Struct, tag_field="action", tag="swap-places", forbid_unknown_fields=True):
    """Swap the places of two characters."""

    one: Character
    other: Character


class SwapHandsForm(Struct, tag_field="action", tag="swap-hands", forbid_unknown_fields=True):
    """Swap hands with another player; by the one whose turn it is, unless somebody is named."""

    other: Player
    by: Player | UnsetType = UNSET


class BuyForm(Struct, tag_field="action", tag="buy", forbid_unknown_fields=True):
    """Buy a clothing card."""


class StopForm(Struct, tag_field="action", tag="stop", forbid_unknown_fields=True):
    """End the turn."""


class DisclosureForm(Struct, forbid_unknown_fields=True):
    """Somebody is shown what a card is."""

    to: Player
    card: Kind


MoveForm: TypeAlias = (
    PutForm | LookForm | MoveItemForm | SwapPlacesForm | SwapHandsForm | BuyForm | StopForm
)


def forms() -> Forms:
    """The record types of positions, moves and disclosures in scenario files."""
    return Forms(PositionForm, MoveForm, DisclosureForm)
