"""Everything that players and chance can do, and `play`, which does any of it."""

from __future__ import annotations

from dataclasses import dataclass

from lexludi.venturesome.actions import (
    DealCard,
    Disclosure,
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
from lexludi.venturesome.moves.effects import (
    draw,
    exchange,
    hand_back,
    hand_over,
    intimidate,
    put_under,
    swap_hands,
    take_back,
)
from lexludi.venturesome.moves.first_step import give_up, play_card
from lexludi.venturesome.moves.threats import drop, lose, resolve
from lexludi.venturesome.preparing import deal_card, reveal_threat, shuffle_card, shuffle_threat
from lexludi.venturesome.state import State


@dataclass(frozen=True, slots=True)
class Played:
    """The next position, and what somebody was shown on the way to it."""

    state: State
    disclosures: tuple[Disclosure, ...] = ()


def play(state: State, move: Move) -> Played:
    """What a move leads to. Raises IllegalMove, naming the clause, where it is refused."""
    match move:
        case Draw():
            return _shown(draw(state, move))
        case HandOver():
            return _shown(hand_over(state, move))
        case HandBack():
            return _shown(hand_back(state, move))
        case DealCard():
            return _shown(deal_card(state, move))
        case _:
            return Played(_unseen(state, move))


def _shown(outcome: tuple[State, Disclosure]) -> Played:
    state, disclosure = outcome
    return Played(state, (disclosure,))


def _unseen(state: State, move: Move) -> State:
    """What a move leads to that shows nobody anything on the way."""
    match move:
        case Play():
            return play_card(state, move)
        case GiveUp():
            return give_up(state, move)
        case TakeBack():
            return take_back(state, move)
        case SwapHands():
            return swap_hands(state, move)
        case PutUnder():
            return put_under(state, move)
        case Exchange():
            return exchange(state, move)
        case Intimidate():
            return intimidate(state, move)
        case Resolve():
            return resolve(state, move)
        case Drop():
            return drop(state, move)
        case Lose():
            return lose(state, move)
        case RevealThreat():
            return reveal_threat(state, move)
        case ShuffleThreat():
            return shuffle_threat(state, move)
        case ShuffleCard():
            return shuffle_card(state, move)
        case _:
            raise TypeError(f"no move of Venturesome: {move!r}")
