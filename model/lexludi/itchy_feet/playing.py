"""A random player, and chance: any legal move, with a taste for what a journey needs."""

from __future__ import annotations

from random import Random

from lexludi.itchy_feet.actions import (
    CloseTrade,
    Discard,
    GetRid,
    Give,
    Move,
    Pass,
    PutUnder,
    Recycle,
    RecycleForOne,
    ShuffleCard,
    Steal,
    StolenCard,
    Take,
    TakeFromDiscards,
    Travel,
    TravelToCentre,
)
from lexludi.itchy_feet.components import Card, Player
from lexludi.itchy_feet.legal import candidates, is_legal
from lexludi.itchy_feet.state import Stage, State
from lexludi.kernel.bag import Bag


def pick(state: State, random: Random) -> Move:
    """A legal move. Raises LookupError where there is none, as once the game is over."""
    turn = state.turn
    if turn.stage is Stage.SHUFFLE:
        return ShuffleCard(drawn(state.discards, random))
    asked = list(candidates(state))
    random.shuffle(asked)
    if turn.stage is Stage.STEAL:
        asked.insert(0, StolenCard(drawn(state.hands[turn.actor], random)))
    asked.sort(key=lambda move: distaste(state, move))
    for move in asked:
        if is_legal(state, move):
            return move
    raise LookupError("no move is legal")


def distaste(state: State, move: Move) -> int:
    """How late a move is considered: journeys first, what a journey needs last, then to pass."""
    mover, actor, partner = state.turn.mover, state.turn.actor, state.trade.partner
    match move:
        case TravelToCentre() | Travel() | GetRid():
            return 0
        case TakeFromDiscards(card) | Take(card):
            return 0 if card in wanted(state, mover) else 2
        case CloseTrade():
            return 1
        case Recycle(card, other):
            return 3 if {card, other} & wanted(state, mover) else 1
        case RecycleForOne(card) | Steal(card, _):
            return 3 if card in wanted(state, mover) else 1
        case Discard(card) | PutUnder(card):
            return 3 if card in wanted(state, actor) else 1
        case Give(card):
            return 0 if card in wanted(state, partner) - wanted(state, mover) else 3
        case Pass():
            return 4
        case _:
            return 1


def wanted(state: State, player: Player) -> set[Card]:
    """What a player needs for the next journey."""
    journeys, needs = state.journeys, state.game.box.needs
    country = journeys.centre if journeys.travelled[player] else journeys.countries[player]
    return {*needs[country], Card.PASSPORT, Card.POSTCARD}


def drawn(bag: Bag[Card], random: Random) -> Card:
    """A kind of card, as likely as there are cards of it."""
    (kind,) = random.choices(bag.counts.domain.members, bag.counts.values)
    return kind
