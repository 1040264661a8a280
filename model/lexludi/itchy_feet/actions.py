"""What players can ask to do, and what chance does. `moves/` says whether it is allowed."""

from __future__ import annotations

from dataclasses import dataclass

from lexludi.itchy_feet.components import Card, Player
from lexludi.kernel.bag import Bag


@dataclass(frozen=True, slots=True)
class Draw:
    """An action: to draw."""


@dataclass(frozen=True, slots=True)
class DrawCard:
    """Whoever has to draw takes the top card of the pile."""


@dataclass(frozen=True, slots=True)
class Recycle:
    """An action: two cards of the hand for one of the discards."""

    first: Card
    second: Card


@dataclass(frozen=True, slots=True)
class RecycleForOne:
    """An action of a character: one card of the hand for one of the discards."""

    card: Card


@dataclass(frozen=True, slots=True)
class TakeFromDiscards:
    """The card that is recycled."""

    card: Card


@dataclass(frozen=True, slots=True)
class OpenTrade:
    """An action: a trade that two players have agreed on."""

    trader: Player
    partner: Player


@dataclass(frozen=True, slots=True)
class Give:
    """A card that the one who opened the trade lays out."""

    card: Card


@dataclass(frozen=True, slots=True)
class Take:
    """A card that the partner lays out."""

    card: Card


@dataclass(frozen=True, slots=True)
class CloseTrade:
    """What has been laid out changes hands."""


@dataclass(frozen=True, slots=True)
class Steal:
    """An action: a card of the hand is discarded to steal from another player."""

    card: Card
    victim: Player


@dataclass(frozen=True, slots=True)
class StolenCard:
    """Chance: the card that is stolen."""

    card: Card


@dataclass(frozen=True, slots=True)
class Travel:
    """An action: to a country in front of a player, with what stands for its three items."""

    whose: Player
    first: Card
    second: Card
    third: Card


@dataclass(frozen=True, slots=True)
class TravelToCentre:
    """An action: to the country in the centre, with what stands for its three items."""

    first: Card
    second: Card
    third: Card


@dataclass(frozen=True, slots=True)
class GetRid:
    """An action: a forbidden item is discarded together with another card."""

    card: Card


@dataclass(frozen=True, slots=True)
class Smuggle:
    """An action of the Smuggler: a card for another player."""

    card: Card
    other: Player


@dataclass(frozen=True, slots=True)
class UseSpecial:
    """A special item is used, as an action or at any time."""

    player: Player
    card: Card


@dataclass(frozen=True, slots=True)
class Pick:
    """A special item: the card at a place of the pile, counted from 0 at the top."""

    place: int


@dataclass(frozen=True, slots=True)
class PutUnder:
    """A special item: a card of the hand goes under the pile."""

    card: Card


@dataclass(frozen=True, slots=True)
class Interrupt:
    """A special item: the action of another player is stopped."""

    player: Player
    card: Card


@dataclass(frozen=True, slots=True)
class Discard:
    """A card too many, or one that an event takes."""

    card: Card


@dataclass(frozen=True, slots=True)
class Pass:
    """No action."""


@dataclass(frozen=True, slots=True)
class ShuffleCard:
    """Chance puts one of the discards under the new pile."""

    card: Card


Move = (
    Draw
    | DrawCard
    | Recycle
    | RecycleForOne
    | TakeFromDiscards
    | OpenTrade
    | Give
    | Take
    | CloseTrade
    | Steal
    | StolenCard
    | Travel
    | TravelToCentre
    | GetRid
    | Smuggle
    | UseSpecial
    | Pick
    | PutUnder
    | Interrupt
    | Discard
    | Pass
    | ShuffleCard
)


@dataclass(frozen=True, slots=True)
class Disclosure:
    """Somebody is shown some cards, once."""

    to: Player
    cards: Bag[Card]
