"""A random player, and chance: any legal move, with a taste for journeys and for ends of trades."""

from __future__ import annotations

from random import Random

from lexludi.itchy_feet.actions import (
    CloseTrade,
    GetRid,
    Move,
    Pass,
    ShuffleCard,
    StolenCard,
    Travel,
    TravelToCentre,
)
from lexludi.itchy_feet.components import Card
from lexludi.itchy_feet.legal import candidates, is_legal
from lexludi.itchy_feet.state import Stage, State
from lexludi.kernel.bag import Bag

EAGER = (TravelToCentre, Travel, GetRid)


def pick(state: State, random: Random) -> Move:
    """A legal move. Raises LookupError where there is none, as once the game is over."""
    turn = state.turn
    if turn.stage is Stage.SHUFFLE:
        return ShuffleCard(drawn(state.discards, random))
    asked = list(candidates(state))
    random.shuffle(asked)
    if turn.stage is Stage.STEAL:
        asked.insert(0, StolenCard(drawn(state.hands[turn.actor], random)))
    asked.sort(key=lambda move: eagerness(move, random))
    for move in asked:
        if is_legal(state, move):
            return move
    raise LookupError("no move is legal")


def eagerness(move: Move, random: Random) -> int:
    """How soon a move is considered: journeys first, to pass last."""
    if isinstance(move, EAGER):
        return 0
    if isinstance(move, CloseTrade):
        return random.choice((0, 1))
    return 2 if isinstance(move, Pass) else 1


def drawn(bag: Bag[Card], random: Random) -> Card:
    """A kind of card, as likely as there are cards of it."""
    (kind,) = random.choices(bag.counts.domain.members, bag.counts.values)
    return kind
