"""How many cards a player can hold."""

from __future__ import annotations

from typing import Final

from lexludi.itchy_feet.actions import (
    GetRid,
    Move,
    Recycle,
    RecycleForOne,
    Steal,
    StolenCard,
    TakeFromDiscards,
    Travel,
    TravelToCentre,
)
from lexludi.itchy_feet.components import Card, Player
from lexludi.itchy_feet.hands import (
    FOUR_POSTCARDS,
    HAND_LIMIT,
    can_discard,
    counted,
    has_won_by_postcards,
)
from lexludi.itchy_feet.state import Stage, State
from lexludi.kernel.words import choose, every, how_many, implies, negate, some

GROWING = (Stage.DISCARD, Stage.SHUFFLE, Stage.OVER)  # where a hand can be too large


def within_limit(state: State, player: Player) -> bool:
    """Nobody has more than seven cards but while it is being seen to."""
    growing = some(state.turn.stage == one for one in GROWING)
    return some((growing, counted(state, state.hands[player]) <= HAND_LIMIT))


def all_within_limit(state: State) -> bool:
    """When an action is chosen, nobody has more than seven cards."""
    small = every(hand.size <= HAND_LIMIT for hand in state.hands)
    return implies(state.turn.stage == Stage.ACT, small)


def thirteen_at_most(state: State) -> bool:
    """No hand ever holds more than thirteen cards, nor what is laid out of one more than seven."""
    trading = state.turn.stage == Stage.TRADE
    small = every(hand.size <= 2 * HAND_LIMIT - 1 for hand in state.hands)
    of_one_hand = every(
        state.hands[player].size + laid_out_by(state, player) <= HAND_LIMIT
        for player in state.game.players
    )
    return every((small, implies(trading, of_one_hand)))


def laid_out_by(state: State, player: Player) -> int:
    """How many cards a player has laid out to trade."""
    trade = state.trade
    given = choose(player == trade.trader, trade.given.size, 0)
    return given + choose(player == trade.partner, trade.taken.size, 0)


def four_postcards_end_it(state: State) -> bool:
    """Nobody holds four postcards while the game goes on."""
    over = state.turn.stage == Stage.OVER
    four = some(has_won_by_postcards(state, player) for player in state.game.players)
    return implies(four, over)


def one_with_four_postcards(state: State) -> bool:
    """No two players hold four postcards."""
    return how_many(hand[Card.POSTCARD] >= FOUR_POSTCARDS for hand in state.hands) <= 1


def nothing_waits(state: State) -> bool:
    """When an action is chosen, nobody has anything left to draw or to discard."""
    turn = state.turn
    quiet = every(
        (
            every(number == 0 for number in turn.to_draw),
            negate(some(turn.event_draws)),
            negate(some(turn.to_discard)),
            negate(turn.acted),
            turn.actor == turn.mover,
        )
    )
    return implies(turn.stage == Stage.ACT, quiet)


def limit_can_be_met(state: State, player: Player) -> bool:
    """A hand of more than seven cards holds one that may be discarded."""
    return implies(state.hands[player].size > HAND_LIMIT, can_discard(state, player))


COSTS: Final = {Recycle: 2, RecycleForOne: 1, Steal: 1, GetRid: 2, Travel: 3, TravelToCentre: 3}


def costs_as_written(before: State, move: Move, after: State) -> bool:
    """Recycling costs two cards of the hand, stealing one, a journey three, disposal two."""
    mover = before.turn.mover
    cost = COSTS.get(type(move))
    if cost is None:
        return True
    return after.hands[mover].size == before.hands[mover].size - cost


def brings_a_card(before: State, move: Move, after: State) -> bool:
    """What is recycled or stolen is one card more in the mover's hand."""
    mover = before.turn.mover
    if not isinstance(move, TakeFromDiscards | StolenCard):
        return True
    return after.hands[mover].size == before.hands[mover].size + 1
