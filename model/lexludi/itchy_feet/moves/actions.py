"""The actions of a turn: to draw, to recycle, to steal, and to have none."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from lexludi.itchy_feet.actions import (
    Draw,
    Recycle,
    RecycleForOne,
    Steal,
    StolenCard,
    TakeFromDiscards,
)
from lexludi.itchy_feet.components import EVENTS, Ability, Card, Extension, Player, Sort
from lexludi.itchy_feet.hands import holds_something, stays_in_hand
from lexludi.itchy_feet.law import encodes, require
from lexludi.itchy_feet.readings import EmptyVictim, NothingToDraw, OwnDiscardBack
from lexludi.itchy_feet.state import Stage, State
from lexludi.itchy_feet.turn import acted, discarded, in_hand, require_stage
from lexludi.kernel.bag import Bag
from lexludi.kernel.words import choose, every, negate, total

RECYCLING_COSTS: Final = 2  # cards


@encodes("character.in-front", "character.aside")
def has_ability(state: State, player: Player, ability: Ability) -> bool:
    """Whether a player's character has an ability, where characters are played."""
    box = state.game.box
    return every(
        (
            box.extensions[Extension.CHARACTERS],
            box.abilities[state.characters[player]] == ability,
        )
    )


@encodes("draw.with-full-hand")
def draw(state: State, move: Draw) -> State:
    """The mover is going to draw a card; a full hand is no obstacle."""
    require_stage(state, Stage.ACT)
    if state.game.readings.nothing_to_draw is NothingToDraw.NO_DRAW:
        require(state.pile.size >= 1, "turn.one-action")
    mover, turn = state.turn.mover, state.turn
    cards = choose(has_ability(state, mover, Ability.DRAWS_TWO), 2, 1)
    return acted(replace(state, turn=replace(turn, to_draw=turn.to_draw.replace(mover, cards))))


def can_pay(state: State, card: Card) -> bool:
    """Whether the mover holds a card, and may discard it."""
    return every((state.hands[state.turn.mover].has(card), negate(stays_in_hand(state, card))))


def pay(state: State, card: Card) -> State:
    """A card of the mover's hand is discarded for an action, if it is no forbidden item."""
    require(negate(card == Card.FORBIDDEN_ITEM), "forbidden.no-payment", card=card)
    return replace(discarded(state, state.turn.mover, card), paid=state.paid.add(card))


def recycle(state: State, move: Recycle) -> State:
    """The mover pays with two cards and is going to take one of the discards."""
    require_stage(state, Stage.ACT)
    require(can_pay(state, move.first), "recycle.cost", card=move.first)
    once = pay(state, move.first)
    require(can_pay(once, move.second), "recycle.cost", card=move.second)
    return recycling(state, pay(once, move.second))


def recycle_for_one(state: State, move: RecycleForOne) -> State:
    """A character lets the mover pay with one card."""
    require_stage(state, Stage.ACT)
    able = has_ability(state, state.turn.mover, Ability.RECYCLES_FOR_ONE)
    require(able, "recycle.cost")
    require(can_pay(state, move.card), "recycle.cost", card=move.card)
    return recycling(state, pay(state, move.card))


def recycling(state: State, paid: State) -> State:
    """The mover has paid, and there is a card to take."""
    if state.game.readings.own_discard_back is OwnDiscardBack.EARLIER_CARDS_ONLY:
        require(recyclable(state.discards) >= 1, "recycle.chooses")
    turn = replace(paid.turn, stage=Stage.RECYCLE, actor=paid.turn.mover, acted=True)
    return replace(paid, turn=turn)


def recyclable(discards: Bag[Card]) -> int:
    """How many of the discards could be recycled: all but the events."""
    return discards.size - total(discards[kind] for kind in EVENTS)


@encodes("recycle.may-look")
def take_from_discards(state: State, move: TakeFromDiscards) -> State:
    """The mover takes the card that is recycled."""
    require_stage(state, Stage.RECYCLE)
    there = state.discards[move.card]
    if state.game.readings.own_discard_back is OwnDiscardBack.EARLIER_CARDS_ONLY:
        there = there - state.paid[move.card]
    require(there >= 1, "recycle.chooses", card=move.card)
    require(negate(move.card.sort == Sort.EVENT), "event.not-recycled", card=move.card)
    mover = state.turn.mover
    taken = replace(state, discards=state.discards.remove(move.card))
    return acted(in_hand(taken, mover, state.hands[mover].add(move.card)))


def steal(state: State, move: Steal) -> State:
    """The mover pays with a card and is going to get one out of another player's hand."""
    require_stage(state, Stage.ACT)
    require(negate(move.victim == state.turn.mover), "steal.from-another", victim=move.victim)
    there = holds_something(state, move.victim)
    require(can_pay(state, move.card), "steal.cost", card=move.card)
    paid = pay(state, move.card)
    stealing = replace(paid.turn, stage=Stage.STEAL, actor=move.victim, acted=True)
    if state.game.readings.empty_victim is EmptyVictim.REFUSED:
        require(there, "steal.from-another", victim=move.victim)
    elif negate(there):
        return acted(paid)
    return replace(paid, turn=stealing)


@encodes("steal.at-random", "forbidden.can-be-stolen")
def stolen_card(state: State, move: StolenCard) -> State:
    """Chance takes a card out of the victim's hand."""
    require_stage(state, Stage.STEAL)
    mover, victim = state.turn.mover, state.turn.actor
    theirs = state.hands[victim]
    require(theirs.has(move.card), "steal.from-another", card=move.card)
    robbed = in_hand(state, victim, theirs.remove(move.card))
    stolen = in_hand(robbed, mover, robbed.hands[mover].add(move.card))
    return acted(replace(stolen, turn=replace(stolen.turn, actor=mover)))
