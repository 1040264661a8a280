"""Whose turn comes next, and how a player leaves a round."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from lexludi.kernel.bag import Bag
from lexludi.kernel.row import Marks
from lexludi.kernel.table import Table
from lexludi.kernel.words import choose, how_many, some
from lexludi.venturesome.components import ROUNDS, Card, Game, Player
from lexludi.venturesome.law import encodes, require
from lexludi.venturesome.preparing import prepare_round
from lexludi.venturesome.readings import BridgePair
from lexludi.venturesome.setup import empty_expedition, fresh_turn
from lexludi.venturesome.state import Stage, State, Turn


def require_stage(state: State, stage: Stage) -> None:
    """Refuse what is done before or after its time."""
    require(state.turn.stage == stage, "turn.steps-in-order", now=state.turn.stage)


@encodes("turn.clockwise")
def next_in_round(game: Game, in_round: Table[Player, bool], after: Player) -> Player:
    """The first player to the left who is still in the round."""
    found = after
    for seats in range(len(game.players) - 1, 0, -1):
        other = game.left_of(after, seats)
        found = choose(in_round[other], other, found)
    return found


def is_alone(state: State) -> bool:
    """Whether only one player is left in the round."""
    return how_many(state.in_round) == 1


@encodes("threat.lone-player-goes-on")
def end_turn(state: State) -> State:
    """The turn passes to the next player in the round, who may be the same one."""
    turn = state.turn
    after = next_in_round(state.game, state.in_round, turn.mover)
    return replace(state, turn=fresh_turn(state.game, turn.round, after, Stage.PLAY))


@encodes("threat.wait")
def all_but_the_mover(state: State) -> Table[Player, bool]:
    """Who is in the round once the mover has resolved a threat: the others who were."""
    return state.in_round.replace(state.turn.mover, False)


@encodes("round.ends")
def goes_on(state: State) -> bool:
    """Whether somebody is still in the round."""
    return some(state.in_round)


@encodes("game.three-rounds", "end.after-third-round")
def is_last_round(turn: Turn) -> bool:
    """Whether no round follows the present one: it is the third."""
    return turn.round == ROUNDS


@encodes("threat.treasure")
def leave_round(state: State, lost: Marks) -> State:
    """The mover discards what a threat takes and sets the rest aside; the others play on.

    The round ends with the last of them, the game with the third round. `lost` marks the places
    of the expedition from which the threat takes.
    """
    mover, turn = state.turn.mover, state.turn
    expedition = state.expeditions[mover]
    treasure = state.treasures[mover].pour_the_rest(expedition, lost)
    left = replace(
        state,
        discards=state.discards.pour(expedition, lost),
        expeditions=state.expeditions.replace(mover, empty_expedition(state.game)),
        treasures=state.treasures.replace(mover, treasure),
        in_round=all_but_the_mover(state),
    )
    over = replace(left, turn=fresh_turn(state.game, ROUNDS, mover, Stage.OVER))
    after_round = choose(is_last_round(turn), over, prepare_round(left))
    return choose(goes_on(left), end_turn(left), after_round)


def in_hand(state: State, player: Player, hand: Bag[Card]) -> State:
    """The position with another hand for a player."""
    return replace(state, hands=state.hands.replace(player, hand))


CHANCE: Final = (Stage.SANDSTORM, Stage.SHUFFLE_THREATS, Stage.SHUFFLE_CARDS)


def decider(state: State) -> Player | None:
    """Who decides what happens next, nobody where chance does; of a position that is known."""
    turn = state.turn
    if turn.stage in CHANCE:
        return None
    if turn.stage is Stage.HAND_BACK:
        return turn.partner
    if turn.stage is Stage.ROPE_BRIDGE:
        match state.game.readings.bridge_pair:
            case BridgePair.CHANCE:
                return None
            case BridgePair.LEFT_NEIGHBOUR:
                return state.game.left_of(turn.mover)
    return turn.mover
