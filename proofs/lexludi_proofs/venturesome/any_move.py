"""A legal move for every position of a game: what proves that nobody is ever stuck."""

from __future__ import annotations

from lexludi.kernel.words import choose, every, first_of, first_that, how_many, negate
from lexludi.venturesome.actions import (
    DealCard,
    Draw,
    Drop,
    Exchange,
    GiveUp,
    HandBack,
    HandOver,
    Intimidate,
    Lose,
    Move,
    Play,
    PutUnder,
    Resolve,
    RevealThreat,
    ShuffleCard,
    ShuffleThreat,
    SwapHands,
    TakeBack,
)
from lexludi.venturesome.components import CARDS, CHARACTERS, THREATS, Card, End, Player
from lexludi.venturesome.expeditions import can_play, can_play_something, lengths
from lexludi.venturesome.state import Stage, State


def a_legal_move(state: State) -> Move:
    """The first of the moves that are legal in a position that is not the end."""
    stage, mover = state.turn.stage, state.turn.mover
    hand = state.hands[mover]
    if stage == Stage.PLAY:
        return _play_or_give_up(state)
    if stage == Stage.TAKE_BACK:
        return TakeBack(_companion(state))
    if stage == Stage.SWAP_HANDS:
        return SwapHands(_another(state))
    if stage == Stage.DRAW:
        return Draw()
    if stage == Stage.PUT_UNDER:
        return PutUnder(first_of(CARDS, hand.has))
    if stage == Stage.EXCHANGE:
        return Exchange(_companion(state), _another(state), 0)
    if stage == Stage.INTIMIDATE:
        cards = state.game.box.intimidation
        return Intimidate(first_of(CHARACTERS, lambda one: cards[one] >= 1))
    if stage == Stage.HAND_OVER:
        given = first_of(CARDS, hand.has)
        return HandOver(given, _another(state))
    if stage == Stage.HAND_BACK:
        return HandBack(_card_to_give_back(state))
    return _threat_or_chance(state)


def _threat_or_chance(state: State) -> Move:
    stage, threats = state.turn.stage, state.threats
    if stage == Stage.THREAT:
        return Resolve(first_of(THREATS, threats.face_up.has))
    if stage == Stage.ROPE_BRIDGE:
        return Drop(0)
    if stage == Stage.SANDSTORM:
        return Lose(0)
    if stage == Stage.REVEAL:
        return RevealThreat()
    if stage == Stage.SHUFFLE_THREATS:
        return ShuffleThreat(first_of(THREATS, threats.discards.has))
    if stage == Stage.DEAL:
        return DealCard()
    return ShuffleCard(first_of(CARDS, state.discards.has))


def _play_or_give_up(state: State) -> Move:
    mover = state.turn.mover
    if negate(can_play_something(state, mover)):
        return GiveUp()
    able = {one: can_play(state, mover, one) for one in CHARACTERS}
    hand = state.hands[mover]
    playable = first_of(CARDS, lambda one: every((hand.has(one), able[one.character])))
    return Play(playable, End.LEFT)


def _companion(state: State) -> int:
    """The place at the end of the mover's expedition where the last card was not played."""
    expedition = state.expeditions[state.turn.mover]
    last = first_that(((expedition.size == at + 1, at) for at in expedition.places), 0)
    return choose(state.turn.end == End.LEFT, last, 0)


def _another(state: State) -> Player:
    """The next player in the round who has a card in front, else the next in the round."""
    game, mover, laid = state.game, state.turn.mover, lengths(state)
    others = [game.left_of(mover, seats) for seats in range(1, len(game.players))]
    waiting = first_that(((state.in_round[one], one) for one in others), others[0])
    there = ((every((state.in_round[one], laid[one] >= 1)), one) for one in others)
    return first_that(there, waiting)


def _card_to_give_back(state: State) -> Card:
    """A card of the partner's other than the one received."""
    turn = state.turn
    hand = state.hands[turn.partner]
    return first_of(CARDS, lambda one: hand[one] - how_many([one == turn.received]) >= 1)
