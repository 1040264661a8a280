"""Every move that the rules allow in a position; what chance does counts as a move."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import product
from typing import Final

from lexludi.itchy_feet.actions import (
    CloseTrade,
    Discard,
    Draw,
    DrawCard,
    GetRid,
    Give,
    Interrupt,
    Move,
    OpenTrade,
    Pass,
    Pick,
    PutUnder,
    Recycle,
    RecycleForOne,
    ShuffleCard,
    Smuggle,
    Steal,
    StolenCard,
    Take,
    TakeFromDiscards,
    Travel,
    TravelToCentre,
    UseSpecial,
)
from lexludi.itchy_feet.components import Card, Player, Sort, Text
from lexludi.itchy_feet.moves import play
from lexludi.itchy_feet.state import Stage, State
from lexludi.kernel.bag import Bag
from lexludi.kernel.law import allowed
from lexludi.kernel.row import Row


def moves(state: State) -> Iterator[Move]:
    """The legal moves, each once: what `play` accepts."""
    return (move for move in candidates(state) if is_legal(state, move))


def is_legal(state: State, move: Move) -> bool:
    """Whether the rules allow the move."""
    return allowed(play, state, move)


def candidates(state: State) -> Iterator[Move]:
    """Moves worth asking about at this stage: cards that are held, players there are."""
    return CANDIDATES[state.turn.stage](state)


def held(bag: Bag[Card]) -> list[Card]:
    """The kinds of which a bag has a card."""
    return [kind for kind, count in bag.counts.items() if count]


def _hand(state: State) -> list[Card]:
    return held(state.hands[state.turn.mover])


def _actions(state: State) -> Iterator[Move]:
    hand, players = _hand(state), state.game.players
    yield from (Draw(), Pass())
    yield from (Recycle(one, other) for one, other in product(hand, hand))
    yield from map(RecycleForOne, hand)
    yield from (OpenTrade(one, other) for one, other in product(players, players))
    yield from (Steal(card, victim) for card in hand for victim in players)
    yield from _journeys(state)
    yield from map(GetRid, hand)
    yield from (Smuggle(card, other) for card in hand for other in players)
    yield from (UseSpecial(one, card) for one, card in _specials(state))


def _journeys(state: State) -> Iterator[Move]:
    journeys, needs = state.journeys, state.game.box.needs
    for whose in state.game.players:
        for cards in _luggage(state, needs[journeys.countries[whose]]):
            yield Travel(whose, *cards)
    for cards in _luggage(state, needs[journeys.centre]):
        yield TravelToCentre(*cards)


def _luggage(state: State, needed: Row[Card]) -> Iterator[tuple[Card, Card, Card]]:
    hand, texts = _hand(state), state.game.box.texts
    wild = [card for card in hand if texts[card] is Text.STANDS_FOR_AN_ITEM]
    one, two, three = ([card for card in hand if card is each or card in wild] for each in needed)
    yield from product(one, two, three)


def _specials(state: State) -> Iterator[tuple[Player, Card]]:
    for player, hand in state.hands.items():
        for card in held(hand):
            if card.sort is Sort.SPECIAL:
                yield player, card


def _interrupts(state: State) -> Iterator[Move]:
    return (Interrupt(player, card) for player, card in _specials(state))


def _recycled(state: State) -> Iterator[Move]:
    yield from map(TakeFromDiscards, held(state.discards))
    yield from _interrupts(state)


def _traded(state: State) -> Iterator[Move]:
    trade = state.trade
    yield CloseTrade()
    yield from map(Give, held(state.hands[trade.trader]))
    yield from map(Take, held(state.hands[trade.partner]))
    yield from _interrupts(state)


def _stolen(state: State) -> Iterator[Move]:
    yield from map(StolenCard, held(state.hands[state.turn.actor]))
    yield from _interrupts(state)


# The moves worth asking about, by what has to be done next.
CANDIDATES: Final[Mapping[Stage, Callable[[State], Iterator[Move]]]] = {
    Stage.ACT: _actions,
    Stage.RECYCLE: _recycled,
    Stage.TRADE: _traded,
    Stage.STEAL: _stolen,
    Stage.PICK: lambda state: map(Pick, range(state.pile.size)),
    Stage.SWAP: lambda state: map(PutUnder, held(state.hands[state.turn.actor])),
    Stage.DRAW: lambda state: iter([DrawCard()]),
    Stage.DISCARD: lambda state: map(Discard, held(state.hands[state.turn.actor])),
    Stage.SHUFFLE: lambda state: map(ShuffleCard, held(state.discards)),
    Stage.OVER: lambda state: iter(()),
}
