"""What a hand can pay with, when it is too large, and when it wins."""

from __future__ import annotations

from typing import Final

from lexludi.itchy_feet.components import Card, Player
from lexludi.itchy_feet.law import encodes
from lexludi.itchy_feet.readings import ForbiddenPostcards, LimitCounts, PassportAsPayment
from lexludi.itchy_feet.state import State
from lexludi.kernel.bag import Bag
from lexludi.kernel.words import every, negate, some

HAND_LIMIT: Final = 7
FOUR_POSTCARDS: Final = 4


@encodes("hand.counts")
def counted(state: State, hand: Bag[Card]) -> int:
    """How many cards of a hand count towards its limit."""
    if state.game.readings.limit_counts is LimitCounts.LISTED_CARDS:
        return hand.size - hand[Card.POSTCARD] - hand[Card.FORBIDDEN_ITEM]
    return hand.size


@encodes("hand.limit")
def over_limit(state: State, player: Player) -> bool:
    """Whether a player has to discard because the hand is too large."""
    hand = state.hands[player]
    return every((counted(state, hand) > HAND_LIMIT, can_discard(state, player)))


@encodes("forbidden.no-limit-discard")
def can_discard(state: State, player: Player) -> bool:
    """Whether a player holds a card that can be discarded."""
    return discardable_cards(state, player) >= 1


def discardable_cards(state: State, player: Player) -> int:
    """How many cards of a player's hand can be discarded."""
    hand = state.hands[player]
    if state.game.readings.passport_as_payment is PassportAsPayment.STAYS:
        return hand.size - hand[Card.FORBIDDEN_ITEM] - hand[Card.PASSPORT]
    return hand.size - hand[Card.FORBIDDEN_ITEM]


def stays_in_hand(state: State, card: Card) -> bool:
    """Whether a card is a passport that is never discarded."""
    stays = state.game.readings.passport_as_payment is PassportAsPayment.STAYS
    return every((stays, card == Card.PASSPORT))


@encodes("postcard.four-win", "postcard.any-moment")
def has_won_by_postcards(state: State, player: Player) -> bool:
    """Whether a player holds four postcards, in whosever turn."""
    hand = state.hands[player]
    four = hand[Card.POSTCARD] >= FOUR_POSTCARDS
    if state.game.readings.forbidden_postcards is ForbiddenPostcards.BLOCKS_WINNING:
        return every((four, negate(hand.has(Card.FORBIDDEN_ITEM))))
    return four


def holds_something(state: State, player: Player) -> bool:
    """Whether a player holds a card."""
    return state.hands[player].size >= 1


def somebody_else_holds(state: State, player: Player) -> bool:
    """Whether another player holds a card."""
    return some(
        every((negate(other == player), holds_something(state, other)))
        for other in state.game.players
    )
