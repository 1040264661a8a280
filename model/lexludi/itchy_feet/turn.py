"""What has to happen before the turn goes on, and whose turn comes next."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from lexludi.itchy_feet.components import Card, Game, Player
from lexludi.itchy_feet.hands import can_discard, has_won_by_postcards, over_limit
from lexludi.itchy_feet.law import encodes, require
from lexludi.itchy_feet.readings import (
    LimitChoice,
    LimitMoment,
    ReshuffleOrLimit,
    ReshuffleTrigger,
)
from lexludi.itchy_feet.setup import NO_CARDS, fresh_turn, no_trade
from lexludi.itchy_feet.state import Stage, State, Turn
from lexludi.kernel.bag import Bag
from lexludi.kernel.table import Table
from lexludi.kernel.words import choose, every, some

FOR_EMPTY_HAND: Final = 3  # cards drawn for an empty hand

Who = Table[Player, bool]


@dataclass(frozen=True, slots=True)
class Waiting:
    """Something that has to be done before the turn goes on: what, and by whom."""

    stage: Stage
    who: Who


def require_stage(state: State, stage: Stage) -> None:
    """Refuse what is done before or after its time."""
    require(state.turn.stage == stage, "turn.steps-in-order", now=state.turn.stage)


def settle(state: State) -> State:
    """What comes next: somebody has won, something waits, or the turn goes on or ends."""
    won = Table.of(state.game.players, lambda one: has_won_by_postcards(state, one))
    waits = in_order(state)
    turn, stage, actor = state.turn, Stage.ACT, state.turn.actor
    for one in reversed(waits):
        needed = some(one.who)
        stage = choose(needed, one.stage, stage)
        actor = choose(needed, first_of(state.game, one.who, turn.actor), actor)
    waiting = some(some(one.who) for one in waits)
    emptied = every((turn.emptied, limit_waits_first(state)))
    held_up = replace(turn, stage=stage, actor=actor, emptied=emptied)
    over = won_by(state, first_of(state.game, won, turn.actor))
    goes_on = replace(fresh_turn(state.game, turn.mover), skips=turn.skips)
    quiet = choose(turn.acted, next_turn(state), goes_on)
    return replace(
        state,
        paid=NO_CARDS,
        trade=no_trade(state.game),
        turn=choose(some(won), over, choose(waiting, held_up, quiet)),
    )


def won_by(state: State, winner: Player) -> Turn:
    """The game is over, and a player has won."""
    over = fresh_turn(state.game, state.turn.mover)
    return replace(over, stage=Stage.OVER, actor=winner)


def limit_waits_first(state: State) -> bool:
    """Whether somebody discards for the limit before discards could become the pile."""
    if state.game.readings.reshuffle_or_limit is ReshuffleOrLimit.LIMIT_FIRST:
        return some(over_limit(state, player) for player in state.game.players)
    return False


def in_order(state: State) -> tuple[Waiting, ...]:
    """All that can hold a turn up, in the order in which it is done."""
    readings, players = state.game.readings, state.game.players
    limit = Waiting(Stage.DISCARD, Table.of(players, lambda one: over_limit(state, one)))
    events = Waiting(Stage.DISCARD, Table.of(players, lambda one: has_to_discard(state, one)))
    for_event = Table.of(players, lambda one: has_to_draw_for_event(state, one))
    events_draw = Waiting(Stage.DRAW, for_event)
    draws = Waiting(Stage.DRAW, Table.of(players, lambda one: has_to_draw(state, one)))
    formed = pile_is_to_be_formed(state)
    at_turn = Table.of(players, lambda one: every((one == state.turn.actor, formed)))
    shuffle = Waiting(Stage.SHUFFLE, at_turn)
    limit_first = readings.reshuffle_or_limit is ReshuffleOrLimit.LIMIT_FIRST
    if readings.limit_moment is LimitMoment.END_OF_ACTION:
        if limit_first:
            goes_on = some((some(events.who), *draws_left(state)))
            needed = at_turn.map(lambda formed: every((formed, goes_on)))
            return (Waiting(Stage.SHUFFLE, needed), events, events_draw, draws, limit, shuffle)
        return (shuffle, events, events_draw, draws, limit)
    if limit_first:
        return (limit, shuffle, events, events_draw, draws)
    return (shuffle, limit, events, events_draw, draws)


@encodes("pile.reshuffle")
def pile_is_to_be_formed(state: State) -> bool:
    """Whether the discards have to become the new pile."""
    there = state.discards.size >= 1
    if state.game.readings.reshuffle_trigger is ReshuffleTrigger.LAST_CARD_ONLY:
        return every((state.turn.emptied, there))
    return every((state.pile.size == 0, there))


def gives_last_card(state: State) -> bool:
    """Whether the pile gives its last card now, as far as the moment matters."""
    edge = state.game.readings.reshuffle_trigger is ReshuffleTrigger.LAST_CARD_ONLY
    return every((edge, state.pile.size == 1))


def has_to_discard(state: State, player: Player) -> bool:
    """Whether an event takes a card of a player."""
    return every((state.turn.to_discard[player], can_discard(state, player)))


def has_to_draw_for_event(state: State, player: Player) -> bool:
    """Whether an event has a player draw a card, and there is one."""
    return every((state.turn.event_draws[player], state.pile.size >= 1))


def has_to_draw(state: State, player: Player) -> bool:
    """Whether a player has to draw a card, and there is one."""
    return every((state.turn.to_draw[player] >= 1, state.pile.size >= 1))


def draws_left(state: State) -> Iterator[bool]:
    """Of each player, whether a card is still to be drawn."""
    turn = state.turn
    return (some((turn.event_draws[one], turn.to_draw[one] >= 1)) for one in state.game.players)


def first_of(game: Game, who: Who, start: Player) -> Player:
    """The first of some players, clockwise, beginning with a certain one."""
    found = start
    for seats in range(len(game.players) - 1, -1, -1):
        other = game.left_of(start, seats)
        found = choose(who[other], other, found)
    return found


@encodes("turn.ends-with-action", "turn.clockwise")
def next_turn(state: State) -> Turn:
    """The turn of the left-hand neighbour begins, or of the next one who does not miss it."""
    game, skips = state.game, state.turn.skips
    mover = game.left_of(state.turn.mover)
    for _ in game.players:
        misses = skips[mover]
        skips = skips.replace(mover, False)
        mover = choose(misses, game.left_of(mover), mover)
    return begin(state, replace(fresh_turn(game, mover), skips=skips))


@encodes("hand.empty", "hand.empty-no-action")
def begin(state: State, turn: Turn) -> Turn:
    """Who begins a turn with an empty hand draws three cards, as far as there are any."""
    empty = every((state.hands[turn.mover].size == 0, state.pile.size >= 1))
    to_draw = turn.to_draw.replace(turn.mover, choose(empty, FOR_EMPTY_HAND, 0))
    stage = choose(empty, Stage.DRAW, Stage.ACT)
    return replace(turn, stage=stage, to_draw=to_draw)


def acted(state: State) -> State:
    """The action of the turn is done; what waits is done, and then the turn ends."""
    return settle(replace(state, turn=replace(state.turn, acted=True)))


def in_hand(state: State, player: Player, hand: Bag[Card]) -> State:
    """The position with another hand for a player."""
    return replace(state, hands=state.hands.replace(player, hand))


def discarded(state: State, player: Player, card: Card) -> State:
    """The position after a player has discarded a card of the hand."""
    gone = replace(state, discards=state.discards.add(card))
    return in_hand(gone, player, state.hands[player].remove(card))


CHANCE: Final = (Stage.STEAL, Stage.SHUFFLE)


def decider(state: State) -> Player | None:
    """Who decides what happens next, nobody where chance does; of a position that is known."""
    turn = state.turn
    if turn.stage in CHANCE:
        return None
    if turn.stage is Stage.DISCARD and state.game.readings.limit_choice is LimitChoice.CHANCE:
        return None
    return turn.actor
