"""A position, a box, a move and a disclosure as they are written in a file: what may be said.

`positions`, `boxes` and `actions` give them their meaning, with the defaults for what is left out.
Cards without an order are written as the number of each kind.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from lexludi.itchy_feet.components import (
    Ability,
    Card,
    Character,
    Country,
    Extension,
    Player,
    Text,
)
from lexludi.itchy_feet.state import Stage
from lexludi.kernel.rulebook import Forms

Count: TypeAlias = Annotated[int, Meta(ge=0, le=99)]
Cards: TypeAlias = dict[Card, Count]
Place: TypeAlias = Annotated[
    int, Meta(ge=1, le=99, description="A place in the pile, counted from 1 at the top.")
]
Luggage: TypeAlias = Annotated[
    tuple[Card, Card, Card],
    Meta(description="What stands for each item, in the order in which the country asks for them."),
]


class BoxForm(Struct, forbid_unknown_fields=True, rename="kebab"):
    """What the rulebook leaves to the cards; what is left out is as in the default box.

    Kinds that `items` does not name have no item, `needs` names all thirteen countries, `any-time`
    every special item that can be used out of turn, and `extensions` all that are played. Cards
    without a text in `texts`, and characters without one in `abilities`, keep the default one.
    """

    items: Cards | UnsetType = UNSET
    needs: dict[Country, list[Card]] | UnsetType = UNSET
    texts: dict[Card, Text] | UnsetType = UNSET
    any_time: set[Card] | UnsetType = UNSET
    abilities: dict[Character, Ability] | UnsetType = UNSET
    extensions: set[Extension] | UnsetType = UNSET


class TradeForm(Struct, forbid_unknown_fields=True):
    """Who trades, and what each of the two has laid out so far."""

    trader: Player | UnsetType = UNSET
    partner: Player | UnsetType = UNSET
    given: Cards | UnsetType = UNSET
    taken: Cards | UnsetType = UNSET


class PositionForm(Struct, forbid_unknown_fields=True, rename="kebab"):
    """A position. Everything may be left out; `assembling` says what is then assumed.

    The pile is written from the top. `paid` are those of the discards that paid for the action
    under way, `gone` the players whose country has left the table.
    """

    players: Annotated[int, Meta(ge=2, le=len(Player))] | UnsetType = UNSET
    readings: dict[str, str] | UnsetType = UNSET
    box: BoxForm | UnsetType = UNSET
    pile: list[Card] | UnsetType = UNSET
    discards: Cards | UnsetType = UNSET
    paid: Cards | UnsetType = UNSET
    removed: Cards | UnsetType = UNSET
    hands: dict[Player, Cards] | UnsetType = UNSET
    trade: TradeForm | UnsetType = UNSET
    countries: dict[Player, Country] | UnsetType = UNSET
    centre: Country | UnsetType = UNSET
    gone: set[Player] | UnsetType = UNSET
    travelled: set[Player] | UnsetType = UNSET
    characters: dict[Player, Character] | UnsetType = UNSET
    mover: Player | UnsetType = UNSET
    stage: Stage | UnsetType = UNSET
    actor: Player | UnsetType = UNSET
    acted: bool | UnsetType = UNSET
    to_draw: dict[Player, Count] | UnsetType = UNSET
    event_draws: set[Player] | UnsetType = UNSET
    to_discard: set[Player] | UnsetType = UNSET
    skips: set[Player] | UnsetType = UNSET
    emptied: bool | UnsetType = UNSET
    unchecked: bool | UnsetType = UNSET


class DrawForm(Struct, tag_field="action", tag="draw", forbid_unknown_fields=True):
    """An action: to draw."""


class DrawCardForm(Struct, tag_field="action", tag="draw-card", forbid_unknown_fields=True):
    """Whoever has to draw takes the top card of the pile."""


class RecycleForm(Struct, tag_field="action", tag="recycle", forbid_unknown_fields=True):
    """An action: two cards of the hand are paid for one of the discards."""

    cards: tuple[Card, Card]


class RecycleForOneForm(
    Struct, tag_field="action", tag="recycle-for-one", forbid_unknown_fields=True
):
    """An action of a character: one card of the hand is paid for one of the discards."""

    card: Card


class TakeFromDiscardsForm(
    Struct, tag_field="action", tag="take-from-discards", forbid_unknown_fields=True
):
    """The card that is recycled."""

    card: Card


class OpenTradeForm(Struct, tag_field="action", tag="open-trade", forbid_unknown_fields=True):
    """An action: two players have agreed to trade; the trader is the mover unless it is said."""

    partner: Player
    trader: Player | UnsetType = UNSET


class GiveForm(Struct, tag_field="action", tag="give", forbid_unknown_fields=True):
    """The trader lays out a card."""

    card: Card


class TakeForm(Struct, tag_field="action", tag="take", forbid_unknown_fields=True):
    """The partner lays out a card."""

    card: Card


class CloseTradeForm(Struct, tag_field="action", tag="close-trade", forbid_unknown_fields=True):
    """What has been laid out changes hands."""


class StealForm(Struct, tag_field="action", tag="steal", forbid_unknown_fields=True):
    """An action: a card of the hand is paid to steal from another player."""

    card: Card
    victim: Player


class StolenCardForm(Struct, tag_field="action", tag="stolen-card", forbid_unknown_fields=True):
    """Chance: the card that is stolen."""

    card: Card


class TravelForm(Struct, tag_field="action", tag="travel", forbid_unknown_fields=True):
    """An action: to a country in front of a player, the mover unless it is said."""

    cards: Luggage
    whose: Player | UnsetType = UNSET


class TravelToCentreForm(
    Struct, tag_field="action", tag="travel-to-centre", forbid_unknown_fields=True
):
    """An action: to the country in the centre."""

    cards: Luggage


class GetRidForm(Struct, tag_field="action", tag="get-rid", forbid_unknown_fields=True):
    """An action: a forbidden item is discarded together with this card."""

    card: Card


class SmuggleForm(Struct, tag_field="action", tag="smuggle", forbid_unknown_fields=True):
    """An action of the Smuggler: a card for another player."""

    card: Card
    other: Player


class UseSpecialForm(Struct, tag_field="action", tag="use-special", forbid_unknown_fields=True):
    """A special item is used, by the mover unless it is said."""

    card: Card
    player: Player | UnsetType = UNSET


class PickForm(Struct, tag_field="action", tag="pick", forbid_unknown_fields=True):
    """A special item: the card at a place of the pile."""

    place: Place


class PutUnderForm(Struct, tag_field="action", tag="put-under", forbid_unknown_fields=True):
    """A special item: a card of the hand goes under the pile."""

    card: Card


class InterruptForm(Struct, tag_field="action", tag="interrupt", forbid_unknown_fields=True):
    """A special item: the action of another player is stopped."""

    card: Card
    player: Player


class DiscardForm(Struct, tag_field="action", tag="discard", forbid_unknown_fields=True):
    """A card too many, or one that an event takes."""

    card: Card


class PassForm(Struct, tag_field="action", tag="pass", forbid_unknown_fields=True):
    """No action."""


class ShuffleCardForm(Struct, tag_field="action", tag="shuffle-card", forbid_unknown_fields=True):
    """Chance puts one of the discards under the new pile."""

    card: Card


class DisclosureForm(Struct, forbid_unknown_fields=True):
    """Somebody is shown some cards."""

    to: Player
    cards: Cards


MoveForm: TypeAlias = (
    DrawForm
    | DrawCardForm
    | RecycleForm
    | RecycleForOneForm
    | TakeFromDiscardsForm
    | OpenTradeForm
    | GiveForm
    | TakeForm
    | CloseTradeForm
    | StealForm
    | StolenCardForm
    | TravelForm
    | TravelToCentreForm
    | GetRidForm
    | SmuggleForm
    | UseSpecialForm
    | PickForm
    | PutUnderForm
    | InterruptForm
    | DiscardForm
    | PassForm
    | ShuffleCardForm
)


def forms() -> Forms:
    """The record types of positions, moves and disclosures in scenario files."""
    return Forms(PositionForm, MoveForm, DisclosureForm)
