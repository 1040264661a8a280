"""A position, a box, a move and a disclosure as they are written in a file: what may be said.

`positions`, `boxes` and `actions` give them their meaning, with the defaults for what is left out.
Cards without an order are written as the number of each kind.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from lexludi.kernel.rulebook import Forms
from lexludi.passengers.components import (
    ALL_VOTES,
    COLUMNS,
    FARTHEST,
    PLAYERS,
    ROWS,
    Berth,
    Boat,
    Card,
    Colour,
    Effect,
    Faction,
    Gift,
    Player,
    Round,
    Space,
)
from lexludi.passengers.state import Stage

Count: TypeAlias = Annotated[int, Meta(ge=0, le=99)]
Votes: TypeAlias = Annotated[int, Meta(ge=0, le=2 * ALL_VOTES)]
Cards: TypeAlias = dict[Card, Count]


class SpaceForm(Struct, forbid_unknown_fields=True, rename="kebab"):
    """A space of a boat: where it lies, and what it brings.

    Without `row` it is the first, without `column` the number of the space, and without
    `mask-area` it is none.
    """

    gift: Gift
    votes: Annotated[int, Meta(ge=0, le=ALL_VOTES)]
    row: Annotated[int, Meta(ge=1, le=ROWS)] | UnsetType = UNSET
    column: Annotated[int, Meta(ge=1, le=COLUMNS)] | UnsetType = UNSET
    mask_area: bool | UnsetType = UNSET
    there: bool | UnsetType = UNSET


class BoatForm(Struct, forbid_unknown_fields=True):
    """A boat: its spaces, and by how many columns it lies to the right in the Afterlands."""

    spaces: dict[Berth, SpaceForm]
    shift: Annotated[int, Meta(ge=-FARTHEST, le=FARTHEST)] | UnsetType = UNSET


class BoxForm(Struct, forbid_unknown_fields=True, rename="kebab"):
    """What the rulebook leaves to boats and cards; what is left out is as in the default box.

    Kinds that `cards` does not name have no card. Boats that `boats` does not name, and gifts
    without an effect in `effects` or a number of votes in `amounts`, keep the default.
    """

    cards: Cards | UnsetType = UNSET
    boats: dict[Round, dict[Boat, BoatForm]] | UnsetType = UNSET
    effects: dict[Gift, Effect] | UnsetType = UNSET
    amounts: dict[Gift, Annotated[int, Meta(ge=1, le=ALL_VOTES)]] | UnsetType = UNSET


class SeatForm(Struct, forbid_unknown_fields=True):
    """What is on a space: a passenger face down, unless it is `open`, and perhaps a mask on it."""

    card: Card | UnsetType = UNSET
    open: bool | UnsetType = UNSET
    mask: Colour | UnsetType = UNSET
    covered: set[Colour] | UnsetType = UNSET
    own: bool | UnsetType = UNSET
    owner: Player | UnsetType = UNSET
    taken: bool | UnsetType = UNSET


class LandingForm(Struct, forbid_unknown_fields=True):
    """A boat that has sailed, and who is aboard."""

    boat: Boat | UnsetType = UNSET
    seats: dict[Berth, SeatForm] | UnsetType = UNSET
    sailed: bool | UnsetType = UNSET


class PositionForm(Struct, forbid_unknown_fields=True, rename="kebab"):
    """A position. Everything may be left out; `assembling` says what is then assumed.

    `mystery` is written from the top. `masks` are those in the supply, `held` those that players
    have, and `gifts` says who has taken which.
    """

    players: Annotated[int, Meta(ge=min(PLAYERS), le=max(PLAYERS))] | UnsetType = UNSET
    readings: dict[str, str] | UnsetType = UNSET
    box: BoxForm | UnsetType = UNSET
    factions: dict[Player, Faction] | UnsetType = UNSET
    hands: dict[Player, Cards] | UnsetType = UNSET
    mystery: list[Card] | UnsetType = UNSET
    seats: dict[Space, SeatForm] | UnsetType = UNSET
    afterlands: dict[Round, LandingForm] | UnsetType = UNSET
    lost: Cards | UnsetType = UNSET
    gifts: dict[Gift, Player] | UnsetType = UNSET
    taken: set[Gift] | UnsetType = UNSET
    votes: dict[Player, Votes] | UnsetType = UNSET
    masks: set[Colour] | UnsetType = UNSET
    held: dict[Player, Colour] | UnsetType = UNSET
    ballots: dict[Player, Boat] | UnsetType = UNSET
    coin: Player | UnsetType = UNSET
    coin_as_round_began: Player | UnsetType = UNSET
    coin_as_game_began: Player | UnsetType = UNSET
    round: Round | UnsetType = UNSET
    stage: Stage | UnsetType = UNSET
    mover: Player | UnsetType = UNSET
    gift: Gift | UnsetType = UNSET
    unchecked: bool | UnsetType = UNSET


class PlaceMysteryForm(Struct, tag_field="action", tag="place-mystery", forbid_unknown_fields=True):
    """The top mystery passenger goes to a space."""

    space: Space


class PlaceForm(Struct, tag_field="action", tag="place", forbid_unknown_fields=True):
    """A passenger of the hand goes to a space; the gift is that of the space unless it is said."""

    card: Card
    space: Space
    gift: Gift | UnsetType = UNSET


class TakeMaskForm(Struct, tag_field="action", tag="take-mask", forbid_unknown_fields=True):
    """A mask token is taken."""

    colour: Colour


class PeekForm(Struct, tag_field="action", tag="peek", forbid_unknown_fields=True):
    """A gift: to look at a passenger in secret."""

    space: Space


class RevealForm(Struct, tag_field="action", tag="reveal", forbid_unknown_fields=True):
    """A gift: to turn a passenger up."""

    space: Space


class SwapForm(Struct, tag_field="action", tag="swap", forbid_unknown_fields=True):
    """A gift: two passengers change places."""

    spaces: tuple[Space, Space]


class LayMaskForm(Struct, tag_field="action", tag="lay-mask", forbid_unknown_fields=True):
    """A gift: the own mask token goes onto a passenger."""

    space: Space


class GainVotesForm(Struct, tag_field="action", tag="gain-votes", forbid_unknown_fields=True):
    """A gift: more vote tokens."""


class LoseVotesForm(Struct, tag_field="action", tag="lose-votes", forbid_unknown_fields=True):
    """A gift: a player loses vote tokens."""

    player: Player


class PassCoinForm(Struct, tag_field="action", tag="pass-coin", forbid_unknown_fields=True):
    """A gift: the master coin goes to a player."""

    player: Player


class GoByForm(Struct, tag_field="action", tag="go-by", forbid_unknown_fields=True):
    """A gift does nothing."""


class VoteForm(Struct, tag_field="action", tag="vote", forbid_unknown_fields=True):
    """A ballot is sealed."""

    boat: Boat


class PeekedForm(Struct, tag_field="what", tag="passenger", forbid_unknown_fields=True):
    """Somebody has looked at a passenger."""

    to: Player
    space: Space
    card: Card


class OpenedForm(Struct, tag_field="what", tag="ballots", forbid_unknown_fields=True):
    """Everybody sees all ballots."""

    ballots: dict[Player, Boat]


DisclosureForm: TypeAlias = PeekedForm | OpenedForm

MoveForm: TypeAlias = (
    PlaceMysteryForm
    | PlaceForm
    | TakeMaskForm
    | PeekForm
    | RevealForm
    | SwapForm
    | LayMaskForm
    | GainVotesForm
    | LoseVotesForm
    | PassCoinForm
    | GoByForm
    | VoteForm
)


def forms() -> Forms:
    """The record types of positions, moves and disclosures in scenario files."""
    return Forms(PositionForm, MoveForm, DisclosureForm)
