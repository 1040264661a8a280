"""The action of trading: two players lay out what they have agreed on, and it changes hands."""

from __future__ import annotations

from dataclasses import replace

from lexludi.itchy_feet.actions import CloseTrade, Give, OpenTrade, Take
from lexludi.itchy_feet.components import Card, Player
from lexludi.itchy_feet.hands import holds_something
from lexludi.itchy_feet.law import encodes, require
from lexludi.itchy_feet.readings import BonusFor, TradesBetweenOthers, TradeSizes
from lexludi.itchy_feet.setup import NO_CARDS
from lexludi.itchy_feet.state import Stage, State, Trade
from lexludi.itchy_feet.turn import in_hand, require_stage, settle
from lexludi.kernel.table import Table
from lexludi.kernel.words import choose, every, negate, some


@encodes("trade.refused")
def open_trade(state: State, move: OpenTrade) -> State:
    """Two players have agreed to trade; offers that come to nothing are no move at all."""
    require_stage(state, Stage.ACT)
    trader, partner = move.trader, move.partner
    if state.game.readings.trades_between_others is TradesBetweenOthers.MOVER_ONLY:
        require(trader == state.turn.mover, "turn.one-action", trader=trader)
    require(negate(trader == partner), "trade.one-partner", partner=partner)
    both = (holds_something(state, trader), holds_something(state, partner))
    require(enough(state, *both), "trade.sizes")
    turn = replace(state.turn, stage=Stage.TRADE, actor=trader, acted=trader == state.turn.mover)
    return replace(state, trade=Trade(trader, partner, NO_CARDS, NO_CARDS), turn=turn)


def enough(state: State, one: bool, other: bool) -> bool:
    """Whether a trade is one, if each of the two gives something or not."""
    if state.game.readings.trade_sizes is TradeSizes.GIFTS_ALLOWED:
        return some((one, other))
    return every((one, other))


def give(state: State, move: Give) -> State:
    """Who opened the trade lays out a card."""
    trade = state.trade
    laid = lay_out(state, trade.trader, move.card)
    return replace(laid, trade=replace(trade, given=trade.given.add(move.card)))


def take(state: State, move: Take) -> State:
    """The partner lays out a card."""
    trade = state.trade
    laid = lay_out(state, trade.partner, move.card)
    return replace(laid, trade=replace(trade, taken=trade.taken.add(move.card)))


@encodes("forbidden.can-be-traded")
def lay_out(state: State, player: Player, card: Card) -> State:
    """A card leaves a hand to be traded, whichever card it is."""
    require_stage(state, Stage.TRADE)
    hand = state.hands[player]
    require(hand.has(card), "trade.from-hand", card=card)
    return in_hand(state, player, hand.remove(card))


@encodes("trade.until-done")
def close_trade(state: State, move: CloseTrade) -> State:
    """What each has laid out comes to the hand of the other."""
    require_stage(state, Stage.TRADE)
    trade = state.trade
    given, taken = trade.given, trade.taken
    require(enough(state, given.size >= 1, taken.size >= 1), "trade.sizes")
    hands = state.hands
    hands = hands.replace(trade.trader, hands[trade.trader].join(taken))
    hands = hands.replace(trade.partner, hands[trade.partner].join(given))
    turn = replace(state.turn, to_draw=with_bonus(state), actor=trade.trader)
    return settle(replace(state, hands=hands, turn=turn))


@encodes("trade.bonus", "trade.bonus-own-turn")
def with_bonus(state: State) -> Table[Player, int]:
    """Who opened the trade in the own turn draws a card."""
    trade, to_draw = state.trade, state.turn.to_draw
    own_turn = trade.trader == state.turn.mover
    drawn = to_draw.replace(trade.trader, choose(own_turn, 1, 0))
    if state.game.readings.bonus_for is BonusFor.BOTH:
        return drawn.replace(trade.partner, choose(own_turn, 1, 0))
    return drawn
