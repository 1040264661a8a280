"""What there is: cards neither come nor go, and lie where the moment allows."""

from __future__ import annotations

from lexludi.itchy_feet.components import (
    EVENTS,
    FORBIDDEN_ITEMS,
    POSTCARDS,
    Card,
    all_items_there,
    can_be_travelled_to,
)
from lexludi.itchy_feet.hands import HAND_LIMIT, can_discard
from lexludi.itchy_feet.moves.actions import recyclable
from lexludi.itchy_feet.moves.passing import can_act
from lexludi.itchy_feet.moves.special_items import something_to_pick
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
    held = state.hands.total(lambda hand: hand.size)
    return state.pile.size + state.discards.size + held <= state.game.most_cards


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


def victim_is_another(state: State) -> bool:
    """Nobody steals from themselves."""
    turn = state.turn
    return implies(turn.stage == Stage.STEAL, negate(turn.actor == turn.mover))


def drawer_has_to_draw(state: State) -> bool:
    """Whoever is about to draw has a card to draw."""
    turn = state.turn
    waits = some((turn.event_draws[turn.actor], turn.to_draw[turn.actor] >= 1))
    return implies(turn.stage == Stage.DRAW, waits)


def nothing_paid_yet(state: State) -> bool:
    """Nothing counts as paid but while the action that was paid for is under way."""
    under_way = some(state.turn.stage == one for one in (Stage.RECYCLE, Stage.STEAL))
    return implies(negate(under_way), state.paid.size == 0)


def events_in_no_hand(state: State) -> bool:
    """No event is in a hand, nor on the table between two who trade."""
    trade = state.trade
    bags = (*state.hands, trade.given, trade.taken, state.paid)
    return every(bag[kind] == 0 for bag in bags for kind in EVENTS)


def something_to_do_it_with(state: State) -> bool:
    """Where something has to be done, there are cards to do it with."""
    turn, trade = state.turn, state.trade
    hand = state.hands[turn.actor]
    return every(
        (
            implies(turn.stage == Stage.DRAW, state.pile.size >= 1),
            implies(turn.stage == Stage.SHUFFLE, state.discards.size >= 1),
            implies(turn.stage == Stage.STEAL, hand.size >= 1),
            implies(turn.stage == Stage.SWAP, can_discard(state, turn.actor)),
            implies(turn.stage == Stage.PICK, something_to_pick(state)),
            implies(turn.stage == Stage.RECYCLE, recyclable(state.discards) >= 1),
            implies(turn.stage == Stage.DISCARD, can_discard(state, turn.actor)),
            implies(
                turn.stage == Stage.TRADE,
                every(
                    (
                        state.hands[trade.trader].size + trade.given.size >= 1,
                        state.hands[trade.partner].size + trade.taken.size >= 1,
                    )
                ),
            ),
        )
    )


def formed_in_time(state: State) -> bool:
    """When an action is chosen the pile is not empty, unless nothing has been discarded."""
    formed = some((state.pile.size >= 1, state.discards.size == 0))
    return implies(state.turn.stage == Stage.ACT, formed)


def pile_lasts(state: State) -> bool:
    """The pile has a card until the game is over, but while the discards are made a new one."""
    without = some(state.turn.stage == one for one in (Stage.SHUFFLE, Stage.OVER))
    return some((without, state.pile.size >= 1))


def something_to_draw(state: State) -> bool:
    """When an action is chosen there is a card to draw."""
    return implies(state.turn.stage == Stage.ACT, state.pile.size >= 1)


def something_to_draw_if_many(state: State) -> bool:
    """Where there are more cards than all hands can hold, there is always one to draw."""
    game = state.game
    many = game.number_of_cards > HAND_LIMIT * len(game.players)
    return implies(many, something_to_draw(state))


def something_can_be_done(state: State) -> bool:
    """When an action is chosen there is one that can be done."""
    return implies(state.turn.stage == Stage.ACT, can_act(state))


def passports_in_circulation(state: State) -> bool:
    """There are as many passports as players."""
    return there_are(state, Card.PASSPORT) == len(state.game.players)


def as_many_as(state: State) -> bool:
    """No more forbidden items and postcards are in the game than there are."""
    return every(
        (
            there_are(state, Card.FORBIDDEN_ITEM) <= FORBIDDEN_ITEMS,
            there_are(state, Card.POSTCARD) <= POSTCARDS,
        )
    )
