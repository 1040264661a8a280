"""`moves` yields exactly what `play` accepts, among every move that can be said."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cache
from itertools import product
from random import Random

import pytest

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
from lexludi.itchy_feet.anything import any_game, any_state
from lexludi.itchy_feet.components import CARDS, Card, Game, Player, game_for
from lexludi.itchy_feet.legal import moves
from lexludi.itchy_feet.moves import play
from lexludi.itchy_feet.readings import Readings
from lexludi.itchy_feet.state import Stage, State
from lexludi.kernel.law import IllegalMove
from lexludi.kernel.source import RandomSource
from tests.itchy_feet.building import HAT, ONE, PASSPORT, TWO, holding, needed, position, travelled
from tests.itchy_feet.plain_moves import MOVES, allowed
from tests.itchy_feet.plainly import plain
from tests.itchy_feet.playing import PLAYERS, positions
from tests.itchy_feet.rivals import OF_MOVES, named


@cache
def every_move(game: Game) -> tuple[Move, ...]:
    """Each move that can be said in a game but the journeys, sensible or not."""
    return tuple(_every_move(game.players.members, range(-1, game.most_cards + 1)))


def _every_move(players: tuple[Player, ...], places: range) -> Iterator[Move]:
    yield from (Draw(), DrawCard(), CloseTrade(), Pass())
    for sort in (RecycleForOne, TakeFromDiscards, Give, Take, StolenCard, GetRid, PutUnder):
        yield from map(sort, CARDS)
    yield from map(Discard, CARDS)
    yield from map(ShuffleCard, CARDS)
    yield from (Recycle(*found) for found in product(CARDS, CARDS))
    yield from (OpenTrade(*found) for found in product(players, players))
    yield from (Steal(*found) for found in product(CARDS, players))
    yield from (Smuggle(*found) for found in product(CARDS, players))
    yield from (UseSpecial(*found) for found in product(players, CARDS))
    yield from (Interrupt(*found) for found in product(players, CARDS))
    yield from map(Pick, places)


def journeys(players: Iterable[Player], cards: Iterable[Card]) -> Iterator[Move]:
    """Each journey that can be said with some kinds of cards."""
    for packed in product(cards, repeat=3):
        yield TravelToCentre(*packed)
        yield from (Travel(whose, *packed) for whose in players)


def said(state: State) -> list[Move]:
    """Each move that can be said in a position.

    Of the journeys there are those with cards of the mover's hand, at other stages than that of
    acting one of each sort, and some with cards that are not held.
    """
    hand, players = state.hands[state.turn.mover], state.game.players
    random = Random(repr(hand))
    held = [card for card, count in hand.counts.items() if count]
    if state.turn.stage is not Stage.ACT:
        held = held[:1]
    packed = [*random.sample(held, min(len(held), 8)), random.choice(CARDS.members)]
    return [*every_move(state.game), *journeys(players, dict.fromkeys(packed))]


def accepted(state: State, asked: Iterable[Move]) -> set[Move]:
    """What `play` does not refuse, found by trying everything."""
    found = set()
    for move in asked:
        try:
            play(state, move)
        except IllegalMove:
            continue
        found.add(move)
    return found


def exactly_accepted(state: State) -> bool:
    """Whether the moves that are listed are those that `play` accepts, each once."""
    asked, listed = said(state), list(moves(state))
    packed = {move for move in listed if isinstance(move, Travel | TravelToCentre)}
    assert len(listed) == len(set(listed))
    assert set(listed) == accepted(state, asked) | packed
    return bool(listed)


def at_each_stage(players: int, seed: int, readings: Readings | None = None) -> list[State]:
    """A position of a random game for each stage that it comes to."""
    reached = list(positions(players, seed, readings))
    Random(f"{players} {seed}").shuffle(reached)
    return list({state.turn.stage: state for state in reached}.values())


def anywhere(players: int, stage: Stage, random: Random) -> State:
    """Any position whatever, at a stage."""
    source = RandomSource(random)
    state = any_state(any_game(game_for(players), source), source)
    return replace(state, turn=replace(state.turn, stage=stage))


@pytest.mark.parametrize("players", PLAYERS)
def test_moves_are_exactly_what_play_accepts(players: int) -> None:
    for seed in (2, 3):
        going_on = [exactly_accepted(state) for state in at_each_stage(players, seed)]
        assert len(going_on) >= 5


@pytest.mark.parametrize("stage", Stage, ids=lambda stage: stage.value)
def test_moves_are_exactly_what_play_accepts_in_any_position(stage: Stage) -> None:
    random = Random(stage.value)
    met = {exactly_accepted(anywhere(3, stage, random)) for _ in range(3)}
    assert (True in met) == (stage is not Stage.OVER)


@pytest.mark.parametrize("players", PLAYERS)
def test_moves_are_exactly_what_the_rulebook_allows(players: int) -> None:
    for state in at_each_stage(players, 1):
        at, listed = plain(state), set(moves(state))
        for move in said(state):
            assert (move in listed) == allowed(at, move), move


@pytest.mark.slow
@pytest.mark.parametrize("readings", OF_MOVES, ids=named)
def test_moves_are_what_each_rival_reading_allows(readings: Readings) -> None:
    for players, seed in ((2, 1), (4, 2)):
        for state in at_each_stage(players, seed, readings):
            exactly_accepted(state)
            at, listed = plain(state), set(moves(state))
            for move in said(state):
                assert (move in listed) == allowed(at, move), move


def test_journeys_are_accepted_with_what_the_country_asks_for_and_with_nothing_else() -> None:
    state = travelled(position((), (HAT,)))
    held = (*needed(state, ONE), *needed(state), *needed(state, TWO), PASSPORT, Card.CREDIT_CARD)
    state = holding(state, ONE, held)
    cards = list(dict.fromkeys((*held, HAT)))
    asked = list(journeys(state.game.players, cards))
    listed = {move for move in moves(state) if isinstance(move, Travel | TravelToCentre)}
    assert accepted(state, asked) == listed
    assert listed >= {Travel(ONE, *needed(state, ONE))}
    assert {move for move in asked if allowed(plain(state), move)} == listed


def test_every_sort_of_move_is_tried_out() -> None:
    state = position((HAT,), (HAT,))
    assert {type(move) for move in said(state)} == set(MOVES)


@pytest.mark.parametrize("players", PLAYERS)
def test_a_refusal_changes_nothing_and_a_move_leaves_the_position_before_it_alone(
    players: int,
) -> None:
    for state in at_each_stage(players, 1):
        before = repr(state)
        for move in Random(players).sample(said(state), 100):
            try:
                play(state, move)
            except IllegalMove:
                continue
        for move in moves(state):
            play(state, move)
        assert repr(state) == before
