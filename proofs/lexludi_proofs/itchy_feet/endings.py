"""Games that were played to show that something can happen, and that a game need not end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from lexludi.itchy_feet.actions import (
    Draw,
    Move,
    OpenTrade,
    Pass,
    Recycle,
    Steal,
    Travel,
    TravelToCentre,
)
from lexludi.itchy_feet.components import Card, Extension, Game
from lexludi.itchy_feet.hands import FOUR_POSTCARDS
from lexludi.itchy_feet.state import Stage, State
from lexludi_proofs.engine.claims import Claim, Lasso, Played
from lexludi_proofs.itchy_feet.plays import hands, loops, winning
from lexludi_proofs.itchy_feet.plays.boxes import under_reading, with_extension

ACTIONS: Final = (Draw, Recycle, OpenTrade, Steal, Travel, TravelToCentre, Pass)
UP_TO_FIVE: Final = (2, 3, 4, 5)
LARGEST: Final = 13  # cards in a hand


def turns(moves: Sequence[Move]) -> int:
    """How many turns were taken, in a game of the printed cards: one for each action."""
    return sum(isinstance(move, ACTIONS) for move in moves)


def centre_reached(state: State) -> bool:
    """Somebody has won who has been to the own country."""
    return state.turn.stage is Stage.OVER and state.journeys.travelled[state.turn.actor]


def in_the_second_own_turn(game: Game, moves: Sequence[Move]) -> bool:
    """Whoever began has had two turns, and all others one."""
    return turns(moves) == len(game.players) + 1


def in_the_fourth_own_turn(game: Game, moves: Sequence[Move]) -> bool:
    """Whoever began has had four turns, and nobody has traded or stolen."""
    alone = not any(isinstance(move, OpenTrade | Steal) for move in moves)
    return alone and turns(moves) == 3 * len(game.players) + 1


def won_by_postcards_out_of_turn(state: State) -> bool:
    """Somebody has won by four postcards in another player's turn, without a journey."""
    winner = state.turn.actor
    four = state.hands[winner][Card.POSTCARD] >= FOUR_POSTCARDS
    stayed = not any(state.journeys.travelled)
    return state.turn.stage is Stage.OVER and winner is not state.turn.mover and four and stayed


def nothing_left(state: State) -> bool:
    """An action is to be chosen while there is no card in the pile and none discarded."""
    return state.turn.stage is Stage.ACT and not state.pile.size and not state.discards.size


def one_has_all_passports(state: State) -> bool:
    """An action is to be chosen while one player holds all passports."""
    most = max(hand[Card.PASSPORT] for hand in state.hands)
    return state.turn.stage is Stage.ACT and most == len(state.game.players)


def hand_is_large(state: State) -> bool:
    """A player holds thirteen cards."""
    return max(hand.size for hand in state.hands) == LARGEST


ENDINGS: Final[tuple[Claim, ...]] = (
    Played(
        name="wins-in-two-own-turns",
        says="A game can be won in the second turn of whoever began: own country, then the centre.",
        holds=centre_reached,
        also=in_the_second_own_turn,
        game=winning.with_help,
        clauses=("goal.centre-wins", "trade.sizes"),
        because="others can trade away all that the centre asks for; two journeys take two turns",
    ),
    Played(
        name="wins-in-four-own-turns-without-a-trade",
        says="Without any trade or theft a game can be won in the fourth turn of whoever began.",
        holds=centre_reached,
        also=in_the_fourth_own_turn,
        game=winning.without_a_trade,
        clauses=("goal.centre-wins", "travel.free-card", "draw.top"),
        because="the free card and two more can be what the centre asks for",
    ),
    Played(
        name="wins-by-postcards",
        says="Four postcards can win in another player's turn, before anybody has travelled.",
        holds=won_by_postcards_out_of_turn,
        game=winning.by_postcards,
        played_in=with_extension(Extension.POSTCARDS),
        clauses=("postcard.four-win", "postcard.any-moment", "setup.any-extensions"),
        because="a trade can bring two of them at once",
    ),
    Played(
        name="pile-and-discards-can-both-be-empty",
        says="With six players all cards can be in hands, so that there is none to draw.",
        holds=nothing_left,
        game=hands.nothing_left,
        players=(6,),
        clauses=("pile.reshuffle", "hand.limit"),
        because="six hands of seven cards are more than there are",
    ),
    Played(
        name="one-can-hold-all-passports",
        says="One player can hold all passports, so that nobody else can travel.",
        holds=one_has_all_passports,
        game=hands.all_passports,
        clauses=("trade.from-hand", "hand.limit"),
        because="passports can be traded like any card, and there are no more than seven",
    ),
    Played(
        name="hand-of-thirteen-for-a-moment",
        says="A hand can grow to thirteen cards before it is brought down to seven.",
        holds=hand_is_large,
        game=hands.seven_for_one,
        clauses=("hand.limit", "trade.sizes"),
        because="a full hand can be traded for a single card of a full hand",
    ),
    Lasso(
        name="may-never-end",
        says="A game need not end: everybody can draw and discard the card for ever.",
        game=loops.all_hands_full,
        loop=loops.everything_drawn_and_discarded,
        players=UP_TO_FIVE,
        clauses=("hand.limit", "pile.reshuffle", "turn.one-action"),
        because="a hand can be full and as its player wants it, and a shuffle change nothing",
    ),
    Lasso(
        name="thefts-may-never-end",
        says="A game need not end if everybody steals for ever, and nobody does anything else.",
        game=loops.everybody_steals,
        loop=loops.stolen_there_and_back,
        clauses=("steal.cost", "hand.empty", "pile.reshuffle"),
        because="a theft costs a card, but an empty hand is filled, and discards become the pile",
    ),
    Lasso(
        name="trades-may-never-end",
        says="Six players who hold all cards can trade there and back for ever.",
        game=loops.six_hold_all_cards,
        loop=loops.traded_there_and_back,
        players=(6,),
        clauses=("trade.sizes", "trade.bonus", "turn.one-action"),
        because="there is no card to draw as a bonus, so a second trade undoes the first",
    ),
    Lasso(
        name="passing-may-never-end",
        says="Where players may pass, all of them can do so for ever.",
        game=loops.just_dealt,
        loop=loops.everybody_passes,
        played_in=under_reading("acting", "may-pass"),
        clauses=("turn.one-action",),
        because="then nothing makes anybody act",
    ),
)
