"""What there is: cards neither come nor go, and lie where the moment allows."""

from __future__ import annotations

from lexludi.itchy_feet.components import (
    EVENTS,
    Card,
    Sort,
    all_items_there,
    can_be_travelled_to,
)
from lexludi.itchy_feet.state import Stage, State
from lexludi.kernel.words import every, implies, negate, some, total


def box_as_printed(state: State) -> bool:
    """There are 32 items, and every country asks for three that there are."""
    box = state.game.box
    fit = every(can_be_travelled_to(box, need) for need in box.needs)
    return every((all_items_there(box), fit))


def cards_conserved(state: State, kind: Card) -> bool:
    """Of every kind there are as many cards as the game began with, wherever they are."""
    return there_are(state, kind) == state.game.in_play[kind]


def there_are(state: State, kind: Card) -> int:
    """How many cards of a kind are in hands, pile, discards, on the table or out of the game."""
    trade = state.trade
    return total(
        (
            state.hands.total(lambda hand: hand[kind]),
            state.pile.how_many(lambda card: card == kind),
            state.discards[kind],
            state.removed[kind],
            trade.given[kind],
            trade.taken[kind],
        )
    )


def all_cards_there(state: State) -> bool:
    """There are as many cards as the game began with, wherever they are."""
    trade = state.trade
    there = total(
        (
            state.hands.total(lambda hand: hand.size),
            state.pile.size,
            state.discards.size,
            state.removed.size,
            trade.given.size,
            trade.taken.size,
        )
    )
    return there == state.game.number_of_cards


def pile_has_room(state: State) -> bool:
    """The pile can take every card that comes under it."""
    return state.pile.size + state.discards.size <= state.game.most_cards


def trade_is_laid_out(state: State) -> bool:
    """Cards are laid out only while two players trade, and these are two."""
    trade = state.trade
    trading = state.turn.stage == Stage.TRADE
    nothing = every((trade.given.size == 0, trade.taken.size == 0))
    return every(
        (
            implies(negate(trading), nothing),
            implies(trading, negate(trade.trader == trade.partner)),
        )
    )


def paid_is_discarded(state: State, kind: Card) -> bool:
    """What has been paid for the action under way lies among the discards."""
    return state.paid[kind] <= state.discards[kind]


def events_in_no_hand(state: State) -> bool:
    """No event is in a hand, nor on the table between two who trade."""
    trade = state.trade
    bags = (*state.hands, trade.given, trade.taken, state.paid)
    return every(bag[kind] == 0 for bag in bags for kind in EVENTS)


def specials_wait_for_nothing(state: State) -> bool:
    """Where something has to be done, it can be done."""
    turn = state.turn
    hand = state.hands[turn.actor]
    return every(
        (
            implies(turn.stage == Stage.DRAW, state.pile.size >= 1),
            implies(turn.stage == Stage.SHUFFLE, state.discards.size >= 1),
            implies(turn.stage == Stage.STEAL, hand.size >= 1),
            implies(turn.stage == Stage.SWAP, hand.size >= 1),
            implies(
                turn.stage == Stage.PICK,
                state.pile.how_many(lambda one: negate(one.sort == Sort.EVENT)) >= 1,
            ),
            implies(
                turn.stage == Stage.RECYCLE,
                some(state.discards[kind] >= 1 for kind in state.discards.counts.domain),
            ),
        )
    )
