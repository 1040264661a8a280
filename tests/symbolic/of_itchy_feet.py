"""What is lifted of Itchy Feet besides its moves, and where its moves are tried."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

from lexludi.itchy_feet.actions import (
    Disclosure,
    GetRid,
    Interrupt,
    Move,
    Pass,
    Recycle,
    Smuggle,
    Steal,
    Travel,
    TravelToCentre,
    UseSpecial,
)
from lexludi.itchy_feet.anything import most_of
from lexludi.itchy_feet.components import (
    CARDS,
    EXTENSIONS,
    ITEMS,
    NEEDED,
    NO_CARD,
    SPECIALS,
    Ability,
    Card,
    Game,
    Player,
    Text,
)
from lexludi.itchy_feet.hands import counted, has_won_by_postcards, over_limit
from lexludi.itchy_feet.moves.actions import recyclable
from lexludi.itchy_feet.state import Stage, State
from lexludi.itchy_feet.turn import first_of
from lexludi.itchy_feet.views import heard
from lexludi.kernel.bag import Bag
from lexludi.kernel.pile import Pile
from lexludi.kernel.row import Row
from lexludi.kernel.table import Table
from tests.itchy_feet.plain_moves import MOVES
from tests.symbolic.sampling import Sampling

NOTHING = Bag.of(CARDS)


def at_its_stage(state: State, move: Move, random: Random) -> State:
    """The position at the stage at which the move is due, with what the move asks for."""
    if random.random() < 0.1:
        return state
    stage = Stage(random.choice(MOVES[type(move)][0]))
    turn = replace(state.turn, stage=stage, acted=random.random() < 0.8)
    ready = with_what_it_takes(small(replace(state, turn=turn), random), move, random)
    return replace(
        ready,
        hands=ready.hands.map(lambda hand: within_a_box(state.game, hand)),
        discards=within_a_box(state.game, ready.discards),
        trade=replace(
            ready.trade,
            given=within_a_box(state.game, ready.trade.given),
            taken=within_a_box(state.game, ready.trade.taken),
        ),
    )


def within_a_box(game: Game, cards: Bag[Card]) -> Bag[Card]:
    """The cards without those of which no box has so many."""
    return Bag.of(CARDS, {one: min(n, most_of(game, one)) for one, n in cards.counts.items()})


def small(state: State, random: Random) -> State:
    """The position with hands and piles as small as in a game, at times with none at all."""

    def few(most: int) -> Bag[Card]:
        cards = random.choices(CARDS.members, k=random.randint(0, most))
        return Bag.of(CARDS, {card: cards.count(card) for card in cards})

    lying = random.choices(CARDS.members, k=random.choice((0, 1, 2, 9)))
    pile = Pile.of(state.pile.row.capacity, NO_CARD, lying)
    return replace(
        state,
        pile=pile,
        hands=state.hands.map(lambda _: few(7)),
        discards=few(random.choice((0, 1, 5))),
        trade=replace(state.trade, given=few(2), taken=few(2)),
        paid=NOTHING,
    )


def with_what_it_takes(state: State, move: Any, random: Random) -> State:
    """The position with the cards, the texts and the character that a move names."""
    mover, hands, box = state.turn.mover, state.hands, state.game.box
    match move:
        case Recycle(first, second):
            hands = hands.replace(mover, hands[mover].add(first).add(second))
        case Steal(card, _) | Smuggle(card, _) | GetRid(card):
            hands = hands.replace(mover, hands[mover].add(card).add(Card.FORBIDDEN_ITEM))
            played = Table.filled(EXTENSIONS, True)
            able = box.abilities.map(lambda _: Ability.GIVES_FORBIDDEN)
            box = replace(box, extensions=played, abilities=able)
        case Travel() | TravelToCentre():
            return ready_to_leave(state, move)
        case UseSpecial(player, card) | Interrupt(player, card):
            card = random.choice(SPECIALS.members) if card not in SPECIALS else card
            hands = hands.replace(player, hands[player].add(card))
            texts = dict.fromkeys(SPECIALS, Text.INTERRUPTS)
            if isinstance(move, Interrupt):
                box = replace(box, texts=Table.filled(CARDS, Text.NOTHING, texts))
        case Pass() if random.random() < 0.8:
            hands = hands.map(lambda _: NOTHING)
            state = replace(state, pile=Pile.of(state.pile.row.capacity, NO_CARD))
    return replace(state, hands=hands, game=replace(state.game, box=box))


def ready_to_leave(state: State, move: Travel | TravelToCentre) -> State:
    """The position in which a country asks for the items with which somebody leaves for it."""
    journeys, box, turn = state.journeys, state.game.box, state.turn
    mover = move.whose if isinstance(move, Travel) else turn.mover
    country = journeys.countries[mover] if isinstance(move, Travel) else journeys.centre
    cards = (move.first, move.second, move.third)
    asked = [card if card in ITEMS else NO_CARD for card in cards]
    texts = dict.fromkeys(SPECIALS, Text.STANDS_FOR_AN_ITEM)
    box = replace(
        box,
        needs=box.needs.replace(country, Row.of(NEEDED, NO_CARD, asked)),
        texts=Table.filled(CARDS, Text.NOTHING, texts),
    )
    hand = Bag.of(CARDS, {card: cards.count(card) for card in cards}).add(Card.PASSPORT)
    return replace(
        state,
        game=replace(state.game, box=box),
        hands=state.hands.replace(mover, hand),
        journeys=replace(
            journeys,
            there=journeys.there.replace(mover, True),
            travelled=journeys.travelled.replace(mover, True),
        ),
        turn=replace(turn, mover=mover),
    )


def heard_around(
    state: State, shown: tuple[Disclosure, ...], player: Player
) -> tuple[Disclosure, ...]:
    """What a player learns of the disclosures of a move."""
    return heard(shown, player)


SAMPLING = Sampling(
    functions={
        "counted": lambda at: counted(at[0], at[0].hands[at[1]]),
        "over_limit": lambda at: over_limit(at[0], at[1]),
        "has_won_by_postcards": lambda at: has_won_by_postcards(at[0], at[1]),
        "recyclable": lambda at: recyclable(at[0].discards),
        "left_of": lambda at: at[0].game.left_of(at[1]),
        "first_of": lambda at: first_of(at[0].game, at[0].turn.to_discard, at[1]),
    },
    others=lambda game: CARDS,
    heard=heard_around,
    livelier=at_its_stage,
    seen=("traded-cards",),
)
