"""Any position and any move whatever, from a supply of values: well formed, not always reachable.

A test draws from it, a solver leaves it open; both then say which of these they mean.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TypeVar

from lexludi.kernel.bag import Bag
from lexludi.kernel.domain import Domain, all_of
from lexludi.kernel.pile import Pile
from lexludi.kernel.row import Row
from lexludi.kernel.source import Source
from lexludi.kernel.table import Table
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
from lexludi.venturesome.components import (
    ALL_CARDS,
    CARDS,
    CHARACTERS,
    EACH_COLOUR,
    ENDS,
    INTIMIDATIONS,
    NO_CARD,
    ROUNDS,
    THREATS,
    Box,
    Card,
    Game,
)
from lexludi.venturesome.moves.threats import TAKES_TWO
from lexludi.venturesome.setup import Deal
from lexludi.venturesome.state import Stage, State, Threats, Turn

K = TypeVar("K")

ANY_MOVE: dict[str, Callable[[Game, Source], Move]] = {
    "play": lambda game, source: Play(source.member(CARDS), source.member(ENDS)),
    "give-up": lambda game, source: GiveUp(),
    "take-back": lambda game, source: TakeBack(any_place(game, source)),
    "swap-hands": lambda game, source: SwapHands(source.member(game.players)),
    "draw": lambda game, source: Draw(),
    "put-under": lambda game, source: PutUnder(source.member(CARDS)),
    "exchange": lambda game, source: Exchange(
        any_place(game, source), source.member(game.players), any_place(game, source)
    ),
    "intimidate": lambda game, source: Intimidate(source.member(CHARACTERS)),
    "hand-over": lambda game, source: HandOver(source.member(CARDS), source.member(game.players)),
    "hand-back": lambda game, source: HandBack(source.member(CARDS)),
    "resolve": lambda game, source: Resolve(source.member(THREATS)),
    "drop": lambda game, source: Drop(any_place(game, source)),
    "lose": lambda game, source: Lose(any_place(game, source)),
    "reveal-threat": lambda game, source: RevealThreat(),
    "shuffle-threat": lambda game, source: ShuffleThreat(source.member(THREATS)),
    "deal-card": lambda game, source: DealCard(),
    "shuffle-card": lambda game, source: ShuffleCard(source.member(CARDS)),
}


def any_game(game: Game, source: Source) -> Game:
    """The game with any box; `set_up` refuses those that nobody could have printed."""
    box = Box(
        Table.of(CARDS, lambda _: source.whole(0, EACH_COLOUR)),
        Table.of(CHARACTERS, lambda _: source.whole(0, INTIMIDATIONS)),
    )
    return replace(game, box=box)


def any_place(game: Game, source: Source) -> int:
    """A place in an expedition."""
    return source.whole(0, game.dealt_in_a_round - 1)


def any_bag(domain: Domain[K], most: int, source: Source) -> Bag[K]:
    """A bag of up to so many of each kind."""
    return Bag(Table.of(domain, lambda _: source.whole(0, most)))


def any_cards(source: Source) -> Bag[Card]:
    """Any cards without an order, no more of a kind than a colour has."""
    return any_bag(CARDS, EACH_COLOUR, source)


def any_expedition(game: Game, source: Source) -> Row[Card]:
    """A row of any cards."""
    cards = tuple(source.member(CARDS) for _ in range(game.dealt_in_a_round))
    return source.row(NO_CARD, cards)


def any_deck(source: Source, most: int) -> Pile[Card]:
    """A deck of up to so many cards."""
    row = source.row(NO_CARD, tuple(source.member(CARDS) for _ in range(most)))
    return Pile(Row(NO_CARD, row.cells + (NO_CARD,) * (ALL_CARDS - most), row.size))


def any_threats(source: Source) -> Threats:
    """Any threats in any order anywhere."""
    deck = source.row(THREATS.members[0], tuple(source.member(THREATS) for _ in THREATS))
    return Threats(Pile(deck), *(any_bag(THREATS, 1, source) for _ in range(3)))


def any_turn(game: Game, source: Source) -> Turn:
    """Any moment of the game."""
    return Turn(
        round=source.whole(1, ROUNDS),
        mover=source.member(game.players),
        stage=source.member(all_of(Stage)),
        end=source.member(ENDS),
        partner=source.member(game.players),
        received=source.member(CARDS),
        to_lose=source.whole(0, TAKES_TWO),
        share=source.whole(0, game.hand_size),
    )


def any_state(game: Game, source: Source) -> State:
    """A position with any cards anywhere, within the bounds of each container."""
    return State(
        game=game,
        deck=any_deck(source, ALL_CARDS),
        discards=any_cards(source),
        hands=Table.of(game.players, lambda _: any_cards(source)),
        expeditions=Table.of(game.players, lambda _: any_expedition(game, source)),
        treasures=Table.of(game.players, lambda _: any_cards(source)),
        threats=any_threats(source),
        banned=Table.of(CHARACTERS, lambda _: source.truth()),
        in_round=Table.of(game.players, lambda _: source.truth()),
        turn=any_turn(game, source),
    )


def any_deal(game: Game, source: Source) -> Deal:
    """Any hands, decks and starter; `set_up` refuses those that no deal gives."""
    left = ALL_CARDS - game.dealt_in_a_round
    threats = tuple(source.member(THREATS) for _ in THREATS)
    cards = tuple(source.member(CARDS) for _ in range(left))
    return Deal(
        hands=Table.of(game.players, lambda _: any_cards(source)),
        deck=Pile.of(ALL_CARDS, NO_CARD, cards),
        threat_deck=Pile.of(len(THREATS), THREATS.members[0], threats),
        starter=source.member(game.players),
    )


def any_move(game: Game, action: str, source: Source) -> Move:
    """A move of one action, about anything. Raises KeyError for an unknown action."""
    return ANY_MOVE[action](game, source)
