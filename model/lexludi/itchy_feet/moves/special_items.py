"""Special items: what can be written on them, and when they are used."""

from __future__ import annotations

from dataclasses import replace

from lexludi.itchy_feet.actions import Interrupt, Pick, PutUnder, UseSpecial
from lexludi.itchy_feet.components import Card, Player, Sort, Text
from lexludi.itchy_feet.hands import can_discard, stays_in_hand
from lexludi.itchy_feet.law import encodes, require
from lexludi.itchy_feet.readings import InterruptedCost, InterruptedTurn
from lexludi.itchy_feet.state import Stage, State
from lexludi.itchy_feet.turn import (
    acted,
    discarded,
    gives_last_card,
    in_hand,
    require_stage,
    settle,
)
from lexludi.kernel.words import every, negate, some


@encodes("special.as-written")
def use_special(state: State, move: UseSpecial) -> State:
    """A player uses a special item, which is discarded; what is written on it is done."""
    player, card = move.player, move.card
    require_stage(state, Stage.ACT)
    text = state.game.box.texts[card]
    used = used_up(state, player, card)
    own_turn, any_time = player == state.turn.mover, state.game.box.any_time[card]
    require(some((own_turn, any_time)), "special.action-or-any-time", card=card)
    alone = negate(some((text == Text.STANDS_FOR_AN_ITEM, text == Text.INTERRUPTS)))
    require(alone, "special.action-or-any-time", card=card)
    using = replace(used, turn=replace(used.turn, actor=player, acted=negate(any_time)))
    if text == Text.PICKS_FROM_PILE:
        require(something_to_pick(state), "special.pile-only")
        return replace(using, turn=replace(using.turn, stage=Stage.PICK))
    if text == Text.SWAPS_WITH_PILE:
        require(state.pile.size >= 1, "special.pile-only")
        require(can_discard(using, player), "special.pile-only")
        return replace(using, turn=replace(using.turn, stage=Stage.SWAP))
    return settle(using)


def used_up(state: State, player: Player, card: Card) -> State:
    """A special item of a player's hand is discarded."""
    require(card.sort == Sort.SPECIAL, "special.action-or-any-time", card=card)
    require(state.hands[player].has(card), "special.action-or-any-time", card=card)
    return discarded(state, player, card)


def something_to_pick(state: State) -> bool:
    """Whether the pile holds a card other than an event."""
    return state.pile.how_many(lambda one: negate(one.sort == Sort.EVENT)) >= 1


def pick_from_pile(state: State, move: Pick) -> State:
    """The player takes a card of the pile, wherever it lies; events stay there."""
    require_stage(state, Stage.PICK)
    row, player = state.pile.row, state.turn.actor
    require(row.holds(move.place), "special.pile-only", place=move.place)
    card = row[move.place]
    require(negate(card.sort == Sort.EVENT), "special.pile-only", place=move.place)
    turn = replace(state.turn, emptied=gives_last_card(state))
    left = replace(state, pile=replace(state.pile, row=row.take(move.place)), turn=turn)
    return settle(in_hand(left, player, state.hands[player].add(card)))


def put_under(state: State, move: PutUnder) -> State:
    """The player puts a card of the hand under the pile, and draws one."""
    require_stage(state, Stage.SWAP)
    turn, player = state.turn, state.turn.actor
    hand = state.hands[player]
    require(hand.has(move.card), "special.pile-only", card=move.card)
    require(negate(move.card == Card.FORBIDDEN_ITEM), "forbidden.disposal", card=move.card)
    require(negate(stays_in_hand(state, move.card)), "special.pile-only", card=move.card)
    put = in_hand(state, player, hand.remove(move.card))
    drawing = replace(turn, to_draw=turn.to_draw.replace(player, 1))
    return settle(replace(put, pile=state.pile.put_under(move.card), turn=drawing))


@encodes("special.interrupts")
def interrupt(state: State, move: Interrupt) -> State:
    """A player stops the action of the mover, between its announcement and its end."""
    player, card = move.player, move.card
    turn, trade = state.turn, state.trade
    under_way = some(turn.stage == one for one in (Stage.RECYCLE, Stage.TRADE, Stage.STEAL))
    require(every((under_way, turn.acted)), "turn.steps-in-order", now=turn.stage)
    require(negate(player == turn.mover), "special.action-or-any-time", player=player)
    text = state.game.box.texts[card]
    interrupts = every((text == Text.INTERRUPTS, state.game.box.any_time[card]))
    require(interrupts, "special.action-or-any-time", card=card)
    stopped = used_up(state, player, card)
    hands = stopped.hands
    hands = hands.replace(trade.trader, hands[trade.trader].join(trade.given))
    hands = hands.replace(trade.partner, hands[trade.partner].join(trade.taken))
    stopped = replace(stopped, hands=hands, turn=replace(turn, actor=turn.mover))
    if state.game.readings.interrupted_cost is InterruptedCost.GIVEN_BACK:
        stopped = replace(
            in_hand(stopped, turn.mover, stopped.hands[turn.mover].join(state.paid)),
            discards=stopped.discards.without(state.paid),
        )
    if state.game.readings.interrupted_turn is InterruptedTurn.INTERRUPTED_PLAYER:
        return acted(stopped)
    skips = turn.skips.replace(player, True)
    return settle(replace(stopped, turn=replace(stopped.turn, acted=False, skips=skips)))
