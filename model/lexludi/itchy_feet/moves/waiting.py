"""What holds a turn up: cards are drawn, discarded, shuffled, and events befall everybody."""

from __future__ import annotations

from dataclasses import replace

from lexludi.itchy_feet.actions import Discard, Disclosure, DrawCard, ShuffleCard
from lexludi.itchy_feet.components import CARDS, Card, Player, Sort, Text
from lexludi.itchy_feet.hands import can_discard, over_limit, stays_in_hand
from lexludi.itchy_feet.law import encodes, require
from lexludi.itchy_feet.readings import EventInstead, LimitMoment, UsedEvents
from lexludi.itchy_feet.state import Stage, State, Turn
from lexludi.itchy_feet.turn import discarded, gives_last_card, in_hand, require_stage, settle
from lexludi.kernel.bag import Bag
from lexludi.kernel.table import Table
from lexludi.kernel.words import every, how_many, negate, some


@encodes("draw.top")
def draw_card(state: State, move: DrawCard) -> tuple[State, Disclosure]:
    """Whoever has to draw takes the top card of the pile; an event is played at once."""
    require_stage(state, Stage.DRAW)
    turn, player, card = state.turn, state.turn.actor, state.pile.top
    require(state.pile.size >= 1, "turn.steps-in-order")
    emptied = gives_last_card(state)
    waits = replace(one_drawn(turn, player), emptied=emptied)
    drawn = replace(state, pile=state.pile.drawn(), turn=waits)
    told = Disclosure(player, Bag.of(CARDS).add(card))
    if card.sort == Sort.EVENT:
        if state.game.readings.event_instead is EventInstead.ANOTHER_CARD:
            drawn = replace(drawn, turn=replace(turn, emptied=emptied))
        return play_event(drawn, card), told
    return settle(in_hand(drawn, player, state.hands[player].add(card))), told


def one_drawn(turn: Turn, player: Player) -> Turn:
    """The turn with one card less to be drawn: the one for an event, if there is one, first."""
    for_event = turn.event_draws[player]
    left = turn.to_draw[player] - how_many([negate(for_event)])
    return replace(
        turn,
        to_draw=turn.to_draw.replace(player, left),
        event_draws=turn.event_draws.replace(player, False),
    )


@encodes("event.at-once", "event.everybody")
def play_event(state: State, card: Card) -> State:
    """An event befalls all players, and is discarded."""
    text, turn, players = state.game.box.texts[card], state.turn, state.game.players
    if state.game.readings.used_events is UsedEvents.TO_DISCARDS:
        state = replace(state, discards=state.discards.add(card))
    else:
        state = replace(state, removed=state.removed.add(card))
    draw, discard = text == Text.ALL_DRAW, text == Text.ALL_DISCARD
    waits = replace(
        turn,
        event_draws=turn.event_draws.map(lambda waits: some((draw, waits))),
        to_discard=Table.of(
            players,
            lambda one: some((every((discard, can_discard(state, one))), turn.to_discard[one])),
        ),
    )
    befallen = replace(state, turn=waits)
    if text == Text.HANDS_LEFT:
        order = players.members
        hands = Table(players, tuple(state.hands[order[at - 1]] for at in range(len(order))))
        return settle(replace(befallen, hands=hands))
    return settle(befallen)


@encodes("hand.limit")
def discard(state: State, move: Discard) -> State:
    """A card too many is discarded, or one that an event takes; the player chooses which."""
    require_stage(state, Stage.DISCARD)
    turn, player = state.turn, state.turn.actor
    hand = state.hands[player]
    require(hand.has(move.card), "turn.steps-in-order", card=move.card)
    forbidden = move.card == Card.FORBIDDEN_ITEM
    require(negate(forbidden), "forbidden.no-limit-discard", card=move.card)
    require(negate(stays_in_hand(state, move.card)), "turn.steps-in-order", card=move.card)
    still = every((turn.to_discard[player], limit_comes_first(state, player)))
    waits = replace(turn, to_discard=turn.to_discard.replace(player, still))
    return settle(replace(discarded(state, player, move.card), turn=waits))


def limit_comes_first(state: State, player: Player) -> bool:
    """Whether a card is discarded for the limit before one is for an event."""
    at_once = state.game.readings.limit_moment is LimitMoment.AT_ONCE
    return every((at_once, over_limit(state, player)))


def shuffle_card(state: State, move: ShuffleCard) -> State:
    """Chance puts one of the discards under the new pile, until none is left."""
    require_stage(state, Stage.SHUFFLE)
    require(state.discards.has(move.card), "turn.steps-in-order", card=move.card)
    discards = state.discards.remove(move.card)
    mixed = replace(state, pile=state.pile.put_under(move.card), discards=discards)
    if discards.size >= 1:
        return mixed
    return settle(replace(mixed, turn=replace(mixed.turn, emptied=False)))
