"""Step II: the effects of the characters, in the order of the help sheet."""

from __future__ import annotations

from dataclasses import replace

from lexludi.kernel.table import Table
from lexludi.kernel.words import how_many, negate, some
from lexludi.venturesome.actions import (
    Disclosure,
    Draw,
    Exchange,
    HandBack,
    HandOver,
    Intimidate,
    PutUnder,
    SwapHands,
    TakeBack,
)
from lexludi.venturesome.components import CHARACTERS
from lexludi.venturesome.expeditions import end_place
from lexludi.venturesome.law import encodes, require
from lexludi.venturesome.readings import Bans, DifferentCard
from lexludi.venturesome.state import Stage, State
from lexludi.venturesome.turn import end_turn, in_hand, require_stage


@encodes("guide.returns", "guide.closes-up")
def take_back(state: State, move: TakeBack) -> State:
    """The Guide: another card of the expedition returns to the hand, and the row closes up."""
    mover = state.turn.mover
    expedition = state.expeditions[mover]
    require_stage(state, Stage.TAKE_BACK)
    require(expedition.holds(move.place), "guide.returns", place=move.place)
    just_played = end_place(expedition, state.turn.end)
    require(negate(move.place == just_played), "guide.not-itself", place=move.place)
    row = expedition.take(move.place)
    hand = state.hands[mover].add(expedition[move.place])
    taken = replace(state, expeditions=state.expeditions.replace(mover, row))
    return end_turn(in_hand(taken, mover, hand))


@encodes("adventurer.swaps-hands", "adventurer.unseen")
def swap_hands(state: State, move: SwapHands) -> State:
    """The Adventurer: the mover and another player in the round swap their hands."""
    require_stage(state, Stage.SWAP_HANDS)
    another = negate(move.other == state.turn.mover)
    require(another, "adventurer.another-player", player=move.other)
    require(state.in_round[move.other], "threat.not-a-target", player=move.other)
    return end_turn(replace(state, hands=state.hands.exchange(state.turn.mover, move.other)))


@encodes("professor.draws")
def draw(state: State, move: Draw) -> tuple[State, Disclosure]:
    """The Professor: the top card of the deck comes to the hand."""
    mover, one = state.turn.mover, state.deck.top
    require_stage(state, Stage.DRAW)
    require(state.deck.size >= 1, "professor.empty-deck")
    held = in_hand(state, mover, state.hands[mover].add(one))
    turn = replace(state.turn, stage=Stage.PUT_UNDER)
    return replace(held, deck=state.deck.drawn(), turn=turn), Disclosure(mover, one)


@encodes("professor.puts-under", "professor.last-card-drawn", "professor.just-drawn")
def put_under(state: State, move: PutUnder) -> State:
    """The Professor: a card of the hand goes under the deck."""
    mover = state.turn.mover
    hand = state.hands[mover]
    require_stage(state, Stage.PUT_UNDER)
    require(hand.has(move.card), "professor.from-hand", card=move.card)
    put = replace(state, deck=state.deck.put_under(move.card))
    return end_turn(in_hand(put, mover, hand.remove(move.card)))


@encodes("aviator.exchanges", "aviator.same-places", "aviator.same-colours-allowed")
def exchange(state: State, move: Exchange) -> State:
    """The Aviator: two cards of two expeditions change places."""
    mover, other = state.turn.mover, move.other
    mine, theirs = state.expeditions[mover], state.expeditions[other]
    require_stage(state, Stage.EXCHANGE)
    require(negate(other == mover), "aviator.another-player", player=other)
    require(state.in_round[other], "threat.not-a-target", player=other)
    require(mine.holds(move.place), "aviator.exchanges", place=move.place)
    just_played = end_place(mine, state.turn.end)
    require(negate(move.place == just_played), "aviator.not-itself", place=move.place)
    require(theirs.holds(move.their_place), "aviator.exchanges", place=move.their_place)
    given, taken = mine[move.place], theirs[move.their_place]
    expeditions = state.expeditions.replace(mover, mine.replace(move.place, taken))
    expeditions = expeditions.replace(other, theirs.replace(move.their_place, given))
    return end_turn(replace(state, expeditions=expeditions))


@encodes("hunter.until", "hunter.same-again", "hunter.face-up")
def intimidate(state: State, move: Intimidate) -> State:
    """The Artifact Hunter: nobody may play the chosen character from now on."""
    require_stage(state, Stage.INTIMIDATE)
    cards = state.game.box.intimidation
    require(cards[move.character] >= 1, "hunter.chooses", character=move.character)
    banned = Table.of(CHARACTERS, lambda one: one == move.character)
    if state.game.readings.bans is Bans.ACCUMULATE:
        banned = Table.of(CHARACTERS, lambda one: some((state.banned[one], banned[one])))
    return end_turn(replace(state, banned=banned))


@encodes("collector.hands-over", "collector.unseen", "collector.looks-first")
def hand_over(state: State, move: HandOver) -> tuple[State, Disclosure]:
    """The Collector: a card of the hand goes to another player, who alone sees it."""
    mover, other = state.turn.mover, move.other
    hand = state.hands[mover]
    require_stage(state, Stage.HAND_OVER)
    require(hand.has(move.card), "collector.from-hand", card=move.card)
    require(negate(other == mover), "collector.another-player", player=other)
    require(state.in_round[other], "threat.not-a-target", player=other)
    given = in_hand(state, mover, hand.remove(move.card))
    turn = replace(state.turn, stage=Stage.HAND_BACK, partner=other, received=move.card)
    got = replace(in_hand(given, other, state.hands[other].add(move.card)), turn=turn)
    return got, Disclosure(other, move.card)


@encodes("collector.gives-back")
def hand_back(state: State, move: HandBack) -> tuple[State, Disclosure]:
    """The Collector: the partner chooses another card for the mover."""
    mover, partner, received = state.turn.mover, state.turn.partner, state.turn.received
    hand = state.hands[partner]
    require_stage(state, Stage.HAND_BACK)
    others = hand[move.card] - how_many([move.card == received])
    require(others >= 1, "collector.different-card", card=move.card)
    if state.game.readings.different_card is DifferentCard.OTHER_KIND:
        require(negate(move.card == received), "collector.different-card", card=move.card)
    given = in_hand(state, partner, hand.remove(move.card))
    got = in_hand(given, mover, state.hands[mover].add(move.card))
    return end_turn(got), Disclosure(mover, move.card)
