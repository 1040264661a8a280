"""What one player can see of a position, at any time."""

from __future__ import annotations

from dataclasses import dataclass, replace

from lexludi.kernel.bag import Bag
from lexludi.kernel.table import Table
from lexludi.kernel.words import choose, every, some
from lexludi.passengers.actions import Disclosure, Opened, Peeked
from lexludi.passengers.components import (
    NO_CARD,
    Boat,
    Card,
    Faction,
    Player,
    Round,
    Space,
)
from lexludi.passengers.law import encodes
from lexludi.passengers.state import Coin, Gifts, Landing, Masks, Seat, State, Turn


@dataclass(frozen=True, slots=True)
class View:
    """All that one player can see.

    Of a passenger that lies face down the card is a stand-in. `smugglers` are those that the player
    knows to be some, which only smugglers do. `ballot` is the player's own; that others have
    sealed theirs is seen by whose turn it is.
    """

    faction: Faction
    smugglers: Table[Player, bool]
    hand: Bag[Card]
    hand_sizes: Table[Player, int]
    mystery_size: int
    seats: Table[Space, Seat]
    afterlands: Table[Round, Landing]
    lost_size: int
    gifts: Gifts
    votes: Table[Player, int]
    masks: Masks
    ballot: Boat
    coin: Coin
    turn: Turn


@encodes("place.open-information", "vote.secret")
def view(state: State, player: Player) -> View:
    """What a player sees: own hand, own faction and own ballot, and all that lies open."""
    return View(
        faction=state.factions[player],
        smugglers=smugglers_known(state, player),
        hand=state.hands[player],
        hand_sizes=state.hands.map(lambda hand: hand.size),
        mystery_size=state.mystery.size,
        seats=state.seats.map(lambda seat: seen(seat, player)),
        afterlands=state.afterlands.map(
            lambda landing: replace(
                landing, seats=landing.seats.map(lambda seat: seen(seat, player))
            )
        ),
        lost_size=state.lost.size,
        gifts=state.gifts,
        votes=state.votes,
        masks=state.masks,
        ballot=state.ballots[player],
        coin=state.coin,
        turn=state.turn,
    )


@encodes("gaze.demons-meet")
def smugglers_known(state: State, player: Player) -> Table[Player, bool]:
    """Who a player knows to be a smuggler: all of them, for those who are one."""
    one_of_them = state.factions[player] == Faction.DEMONS
    return state.factions.map(lambda faction: every((one_of_them, faction == Faction.DEMONS)))


@encodes("place.face-down", "mystery.face-down", "boat.face-down")
def seen(seat: Seat, player: Player) -> Seat:
    """A seat as a player sees it: who placed a passenger that may be looked at is remembered."""
    own = every((seat.own, seat.owner == player))
    return replace(
        seat,
        card=choose(some((seat.open, own)), seat.card, NO_CARD),
        own=own,
        owner=player,
    )


def heard(disclosures: tuple[Disclosure, ...], player: Player) -> tuple[Disclosure, ...]:
    """What a player learns of the disclosures of a move: those made to the player, or to all."""
    return tuple(heard_of(told, player) for told in disclosures)


def heard_of(told: Disclosure, player: Player) -> Disclosure:
    """One disclosure as a player learns of it; everybody sees which passenger is looked at."""
    match told:
        case Peeked(to, space, card):
            return Peeked(to, space, choose(to == player, card, NO_CARD))
        case Opened():
            return told
