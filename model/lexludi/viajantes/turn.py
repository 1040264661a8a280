"""Paying for actions, ending a turn, and whose turn comes next."""

from __future__ import annotations

from dataclasses import replace

from lexludi.kernel.table import Table
from lexludi.kernel.words import choose, negate, some
from lexludi.viajantes.components import CAPACITY, POINTS, Character, Game, Player
from lexludi.viajantes.ending import enough_closed, is_last_turn
from lexludi.viajantes.law import encodes, require
from lexludi.viajantes.past import after_turn
from lexludi.viajantes.readings import (
    ClosingTime,
    FivePointLimit,
    ReceivedPoints,
    UnspentPoints,
)
from lexludi.viajantes.setup import all_points_to, fresh_turn
from lexludi.viajantes.state import State, Suitcase


def refuse_once_over(state: State) -> None:
    """Refuse whatever is done once the game is over."""
    require(negate(state.turn.over), "end.no-more-turns")


@encodes("turn.pass-points", "turn.any-order", "turn.repeat", "turn.ends-when-spent")
def pay(state: State, by: Player, cost: int) -> State:
    """A player pays for an action, handing the point cards to the left.

    With the fifth point spent there is nothing left to pay with, and all a player can do is stop.
    """
    held = state.points[by]
    if state.game.readings.five_point_limit is FivePointLimit.PER_ACTION:
        require(cost <= POINTS, "turn.within-points", cost=cost)
        cost = choose(cost <= held, cost, held)
    require(cost <= held, "turn.within-points", cost=cost, points_left=held)
    left = state.game.left_of[by]
    return replace(
        state,
        points=state.points.adjust(by, -cost).adjust(left, cost),
        turn=replace(state.turn, spent=spent_with(state, by, cost)),
    )


def spent_with(state: State, by: Player, cost: int) -> int:
    """What the mover has spent in this turn, counted up to five, once a player has paid.

    Only where points are used as soon as they are received can they come round to the mover again.
    """
    spent = state.turn.spent + choose(by == state.turn.mover, cost, 0)
    if state.game.readings.received_points is ReceivedPoints.AT_ONCE:
        return choose(spent <= POINTS, spent, POINTS)
    return spent


@encodes("turn.unspent-lost")
def end_turn(state: State) -> State:
    """The turn passes clockwise with all five points, or the game ends with the round."""
    game, turn = state.game, state.turn
    state = replace(state, suitcases=closed_late(state))
    after = next_player(game, turn.mover)
    past = after_turn(game, state.past, turn.mover, enough_closed=enough_closed(state))
    over = is_last_turn(state, past, after)
    return replace(
        state,
        points=points_for_next(state, after),
        turn=fresh_turn(game, after, turn.starter, over=over),
        past=past,
    )


@encodes("turn.next-player")
def next_player(game: Game, mover: Player) -> Player:
    """The player to the left, clockwise around the table."""
    return game.left_of[mover]


def points_for_next(state: State, after: Player) -> Table[Player, int]:
    """The point cards as the next turn begins."""
    if state.game.readings.unspent_points is UnspentPoints.KEEP:
        return state.points
    return all_points_to(state.game, after)


def closed_late(state: State) -> Table[Character, Suitcase]:
    """The suitcases, the full ones closed where that waits for the turn's end."""
    if state.game.readings.closing_time is ClosingTime.AT_ONCE:
        return state.suitcases
    return state.suitcases.map(
        lambda suitcase: Suitcase(
            suitcase.column, some((suitcase.closed, suitcase.column.size >= CAPACITY))
        )
    )
