"""What has to be true of a position at each stage, and of what waits there.

`settle` in `turn` decides what has to be done next. Here it is asked whether a written stage is
what it would have decided: nothing else comes first, and whoever acts has something to do.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from lexludi.itchy_feet.components import SPECIALS, Ability, Card, Extension, Text
from lexludi.itchy_feet.hands import HAND_LIMIT, counted, has_won_by_postcards, over_limit
from lexludi.itchy_feet.moves.actions import RECYCLING_COSTS, has_ability
from lexludi.itchy_feet.moves.special_items import something_to_pick
from lexludi.itchy_feet.readings import (
    LimitMoment,
    OwnFirst,
    ReshuffleOrLimit,
    ReshuffleTrigger,
    TradesBetweenOthers,
)
from lexludi.itchy_feet.setup import no_trade
from lexludi.itchy_feet.state import Stage, State
from lexludi.itchy_feet.turn import in_order
from lexludi.kernel.forms import Fault
from lexludi.kernel.words import some

HELD_UP: Final = (Stage.DRAW, Stage.DISCARD, Stage.SHUFFLE)
PAID: Final = (Stage.RECYCLE, Stage.STEAL)
TEXTS: Final = {Stage.PICK: Text.PICKS_FROM_PILE, Stage.SWAP: Text.SWAPS_WITH_PILE}


def wrong_moment(state: State) -> Iterator[Fault]:
    """Whatever does not fit the stage."""
    stage = state.turn.stage
    before = action_undone(state)
    if stage is Stage.OVER:
        yield from _wrong_end(state)
    else:
        yield from _won_already(before)
        yield from _wrong_stage(state, before)
    yield from _wrong_actor(state)
    yield from _wrong_payment(state)
    yield from _wrong_trade(state)
    if stage not in HELD_UP:
        yield from _waiting_in_vain(state)


def action_undone(state: State) -> State:
    """The position before the action under way: what was paid or laid out is still held."""
    trade, hands, mover = state.trade, state.hands, state.turn.mover
    hands = hands.replace(trade.trader, hands[trade.trader].join(trade.given))
    hands = hands.replace(trade.partner, hands[trade.partner].join(trade.taken))
    if state.turn.stage not in PAID:
        return replace(state, hands=hands)
    discards = state.discards.without(state.paid)
    hands = hands.replace(mover, hands[mover].join(state.paid))
    return replace(state, hands=hands, discards=discards)


def _won_already(state: State) -> Iterator[Fault]:
    for player, hand in state.hands.items():
        if has_won_by_postcards(state, player):
            problem = f"holds {hand[Card.POSTCARD]} postcards and has won, see postcard.any-moment"
            yield Fault(("hands", player.value), problem)


def _wrong_stage(state: State, before: State) -> Iterator[Fault]:
    """Whether something else has to be done first, and whether there is something to be done."""
    stage = state.turn.stage
    first = next((one for one in in_order(before) if some(one.who)), None)
    if stage is Stage.SHUFFLE:
        yield from _wrong_shuffle(state)
    elif stage not in HELD_UP:
        if first is not None:
            yield _comes_first(before, first.stage)
    elif first is None or first.stage is not stage:
        yield (
            Fault(("stage",), f"nobody has to {stage.value}")
            if first is None
            else _comes_first(before, first.stage)
        )
    elif not first.who[state.turn.actor]:
        problem = f"{state.turn.actor.value} is nobody who has to {stage.value} now"
        yield Fault(("actor",), problem)
    if stage is Stage.ACT:
        yield from _hand_to_fill(state)


def _wrong_shuffle(state: State) -> Iterator[Fault]:
    """Whether the discards can become the pile, or are about to, one at a time."""
    readings = state.game.readings
    if not state.discards.size:
        yield Fault(("discards",), "hold nothing that could be shuffled")
    if readings.reshuffle_trigger is ReshuffleTrigger.LAST_CARD_ONLY and not state.turn.emptied:
        yield Fault(("emptied",), "is false, see ruling reshuffle-trigger")
    at_once = readings.limit_moment is LimitMoment.AT_ONCE
    limit_first = readings.reshuffle_or_limit is ReshuffleOrLimit.LIMIT_FIRST and at_once
    if limit_first and any(over_limit(state, one) for one in state.game.players):
        yield _comes_first(state, Stage.DISCARD)


def _comes_first(state: State, stage: Stage) -> Fault:
    """The fault of a stage before which something else is done, told where it lies."""
    if stage is Stage.DISCARD:
        for player, hand in state.hands.items():
            if over_limit(state, player):
                problem = f"counts {counted(state, hand)} cards, {HAND_LIMIT} at most are kept"
                return Fault(("hands", player.value), f"{problem}, see hand.limit")
        return Fault(("to-discard",), "an event takes a card first, see event.at-once")
    if stage is Stage.SHUFFLE:
        return Fault(("pile",), "is formed of the discards first, see pile.reshuffle")
    return Fault(("to-draw",), "a card is drawn first, see turn.steps-in-order")


def _hand_to_fill(state: State) -> Iterator[Fault]:
    """Whether a turn begins with an empty hand, unless something could have emptied it in it."""
    extensions, mover = state.game.box.extensions, state.turn.mover
    trades = state.game.readings.trades_between_others is TradesBetweenOthers.ANY_TWO
    if extensions[Extension.EVENTS] or extensions[Extension.SPECIAL_ITEMS] or trades:
        return
    if state.pile.size and not state.hands[mover].size:
        yield Fault(("hands", mover.value), "is empty, and is filled first, see hand.empty")


def _wrong_actor(state: State) -> Iterator[Fault]:
    """Whether it is the mover who acts, or somebody else, and for the action of the turn."""
    turn = state.turn
    mover, stage, actor = turn.mover, turn.stage, turn.actor
    if stage in (Stage.ACT, Stage.RECYCLE) and actor is not mover:
        yield Fault(("actor",), f"is {actor.value}, but it is {mover.value} who acts")
    if stage is Stage.STEAL:
        if actor is mover:
            yield Fault(("actor",), "is the mover, who steals, see steal.from-another")
        elif not state.hands[actor].size:
            yield Fault(("hands", actor.value), "is empty, see steal.from-another")
    if stage in (Stage.ACT, Stage.OVER) and turn.acted:
        yield Fault(("acted",), f"is true, but at the stage {stage.value} it is false")
    if stage in PAID and not turn.acted:
        yield Fault(("acted",), f"is false, but at the stage {stage.value} the action is chosen")
    if stage in TEXTS:
        yield from _wrong_special(state)


def _wrong_special(state: State) -> Iterator[Fault]:
    turn, box = state.turn, state.game.box
    if turn.acted and turn.actor is not turn.mover:
        problem = f"{turn.actor.value} has no action, see special.action-or-any-time"
        yield Fault(("actor",), problem)
    text = TEXTS[turn.stage]
    used = (card for card, count in state.discards.counts.items() if count)
    if not any(box.texts[card] is text and box.any_time[card] != turn.acted for card in used):
        yield Fault(("discards",), f"has no special item that {text.value.replace('-', ' ')} now")
    if not (something_to_pick(state) if turn.stage is Stage.PICK else state.pile.size):
        yield Fault(("pile",), "holds no card for it, see special.pile-only")
    if turn.stage is Stage.SWAP and not state.hands[turn.actor].size:
        yield Fault(("hands", turn.actor.value), "is empty, see special.pile-only")


def _wrong_payment(state: State) -> Iterator[Fault]:
    stage, paid = state.turn.stage, state.paid.size
    if stage is Stage.RECYCLE:
        for_one = has_ability(state, state.turn.mover, Ability.RECYCLES_FOR_ONE)
        if paid != RECYCLING_COSTS and not (for_one and paid == 1):
            yield Fault(("paid",), f"{paid} cards are paid, not 2, see recycle.cost")
    elif stage is Stage.STEAL:
        if paid != 1:
            yield Fault(("paid",), f"{paid} cards are paid, not 1, see steal.cost")
    elif paid:
        yield Fault(("paid",), "has a meaning at the stages recycle and steal only")
    if state.paid[Card.FORBIDDEN_ITEM]:
        yield Fault(("paid",), "a forbidden item pays for nothing, see forbidden.no-payment")


def _wrong_trade(state: State) -> Iterator[Fault]:
    trade, turn = state.trade, state.turn
    if turn.stage is not Stage.TRADE:
        if trade != no_trade(state.game):
            yield Fault(("trade",), "has a meaning at the stage trade only")
        return
    any_two = state.game.readings.trades_between_others is TradesBetweenOthers.ANY_TWO
    if trade.trader is trade.partner:
        yield Fault(("trade", "partner"), "trades with nobody else, see trade.one-partner")
    if trade.trader is not turn.mover and not any_two:
        problem = f"is {trade.trader.value}, in the turn of {turn.mover.value}, see turn.one-action"
        yield Fault(("trade", "trader"), problem)
    if turn.actor is not trade.trader:
        yield Fault(("actor",), f"is {turn.actor.value}, but {trade.trader.value} trades")
    if turn.acted != (trade.trader is turn.mover):
        yield Fault(("acted",), "is true if the trader is the mover, and else false")


def _waiting_in_vain(state: State) -> Iterator[Fault]:
    """Whether something waits at a stage before which it would have been done or given up."""
    turn = state.turn
    problem = f"nothing of the sort waits at the stage {turn.stage.value}"
    if any(turn.to_draw):
        yield Fault(("to-draw",), problem)
    if any(turn.event_draws):
        yield Fault(("event-draws",), problem)
    if any(turn.to_discard):
        yield Fault(("to-discard",), problem)
    if turn.emptied:
        yield Fault(("emptied",), problem)


def _wrong_end(state: State) -> Iterator[Fault]:
    """Whether the actor has won, by postcards or by a journey to the centre."""
    turn, journeys = state.turn, state.journeys
    winner = turn.actor
    if has_won_by_postcards(state, winner):
        return
    hand = state.hands[winner]
    if winner is not turn.mover:
        yield Fault(("actor",), f"{winner.value} has neither four postcards nor the turn")
    own_first = state.game.readings.own_first
    if own_first is not OwnFirst.NO_ORDER and not journeys.travelled[winner]:
        problem = f"{winner.value} has not been to the own country, see goal.own-country-first"
        yield Fault(("travelled",), problem)
    if own_first is OwnFirst.EVERYBODY_FIRST and not all(journeys.travelled):
        yield Fault(("travelled",), "not everybody has been to the own country")
    if not hand[Card.PASSPORT]:
        yield Fault(("hands", winner.value), "holds no passport, see travel.passport")
    if hand[Card.FORBIDDEN_ITEM]:
        yield Fault(("hands", winner.value), "holds a forbidden item, see forbidden.no-travel")
    box, discards = state.game.box, state.discards
    needed = list(box.needs[journeys.centre])
    lacking = sum(max(0, needed.count(one) - discards[one]) for one in set(needed))
    wild = sum(discards[one] for one in SPECIALS if box.texts[one] is Text.STANDS_FOR_AN_ITEM)
    if lacking > wild:
        problem = f"lacks {lacking} of what the centre asks for, see travel.discards"
        yield Fault(("discards",), problem)
