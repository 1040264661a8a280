"""A legal move for every position of a game: what proves that nobody is ever stuck."""

from __future__ import annotations

from lexludi.itchy_feet.actions import (
    CloseTrade,
    Discard,
    Draw,
    DrawCard,
    Give,
    Move,
    OpenTrade,
    Pick,
    PutUnder,
    ShuffleCard,
    StolenCard,
    Take,
    TakeFromDiscards,
)
from lexludi.itchy_feet.components import CARDS, Card, Player, Sort
from lexludi.itchy_feet.hands import holds_something
from lexludi.itchy_feet.state import Stage, State
from lexludi.kernel.bag import Bag
from lexludi.kernel.words import every, first_of, first_that, negate


def a_legal_move(state: State) -> Move:
    """A move that is legal in a position that is not the end."""
    turn = state.turn
    hand = state.hands[turn.actor]
    if turn.stage == Stage.ACT:
        return _draw_or_trade(state)
    if turn.stage == Stage.TRADE:
        return _on_with_the_trade(state)
    if turn.stage == Stage.RECYCLE:
        discards = state.discards
        return TakeFromDiscards(
            first_of(CARDS, lambda one: every((one.sort is not Sort.EVENT, discards.has(one))))
        )
    if turn.stage == Stage.STEAL:
        return StolenCard(first_of(CARDS, hand.has))
    if turn.stage == Stage.PICK:
        return Pick(_place_without_event(state))
    if turn.stage == Stage.SWAP:
        return PutUnder(_to_part_with(hand))
    if turn.stage == Stage.DRAW:
        return DrawCard()
    if turn.stage == Stage.DISCARD:
        return Discard(_to_part_with(hand))
    return ShuffleCard(first_of(CARDS, state.discards.has))


def _to_part_with(hand: Bag[Card]) -> Card:
    return first_of(CARDS, lambda one: every((one is not Card.FORBIDDEN_ITEM, hand.has(one))))


def _draw_or_trade(state: State) -> Move:
    if state.pile.size >= 1:
        return Draw()
    return OpenTrade(state.turn.mover, _another_with_cards(state))


def _another_with_cards(state: State) -> Player:
    game, mover = state.game, state.turn.mover
    others = [game.left_of(mover, seats) for seats in range(1, len(game.players))]
    return first_that(((holds_something(state, one), one) for one in others), others[0])


def _on_with_the_trade(state: State) -> Move:
    trade = state.trade
    if trade.given.size == 0:
        return Give(first_of(CARDS, state.hands[trade.trader].has))
    if trade.taken.size == 0:
        return Take(first_of(CARDS, state.hands[trade.partner].has))
    return CloseTrade()


def _place_without_event(state: State) -> int:
    row = state.pile.row
    places = ((every((row.holds(at), negate(row[at].sort == Sort.EVENT))), at) for at in row.places)
    return first_that(places, 0)
