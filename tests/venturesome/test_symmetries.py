"""What makes no difference: the end from which a row is seen, who sits where, and names.

The characters differ by their effects and by the two threats that name them, the symbols by what
they are worth: where no rule asks for either, any other name would do.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from lexludi.kernel.bag import Bag
from lexludi.kernel.row import Row
from lexludi.kernel.table import Table
from lexludi.venturesome.actions import Drop, Exchange, Lose, Move, Play, Resolve, TakeBack
from lexludi.venturesome.components import CARDS, Character, End, Player, Threat
from lexludi.venturesome.legal import moves
from lexludi.venturesome.moves import play
from lexludi.venturesome.scoring import pile_points
from lexludi.venturesome.state import Stage, State
from tests.venturesome.plainly import plain
from tests.venturesome.playing import PLAYERS, positions
from tests.venturesome.renaming import (
    ROUND_THE_SQUARE,
    SAME_NAMES,
    SAME_SYMBOLS,
    other_names,
    renamed,
    renamed_card,
    renamed_move,
    turned_symbols,
)
from tests.venturesome.rivals import drawn

NAMING = (Threat.SNOW_AVALANCHE, Threat.STORM)  # the threats that name characters


def sampled(players: int, count: int) -> list[State]:
    """Some positions of random games, of every stage that they come to."""
    random = Random(players)
    reached = [state for seed in (0, 1) for state in positions(players, seed)]
    random.shuffle(reached)
    stages = {state.turn.stage: state for state in reached}
    return [*stages.values(), *reached[:count]]


def seen_from_behind(state: State) -> State:
    """The position with every expedition seen from its other end."""
    end = End.RIGHT if state.turn.end is End.LEFT else End.LEFT
    return replace(
        state,
        expeditions=state.expeditions.map(
            lambda row: Row.of(row.capacity, row.blank, list(row)[::-1])
        ),
        turn=replace(state.turn, end=end),
    )


def done_from_behind(state: State, move: Move) -> Move:
    """The move as it is said by those who see the rows from their other ends."""

    def last(player: Player) -> int:
        return state.expeditions[player].size - 1

    mine = last(state.turn.mover)
    match move:
        case Play():
            return Play(move.card, End.RIGHT if move.end is End.LEFT else End.LEFT)
        case TakeBack() | Lose():
            return replace(move, place=mine - move.place)
        case Drop():
            return Drop(mine - 1 - move.place)
        case Exchange():
            return Exchange(mine - move.place, move.other, last(move.other) - move.their_place)
        case _:
            return move


@pytest.mark.parametrize("players", PLAYERS)
def test_rows_seen_from_their_other_ends_change_nothing(players: int) -> None:
    for state in sampled(players, 10):
        mirrored = seen_from_behind(state)
        for move in moves(state):
            seen = play(mirrored, done_from_behind(state, move)).state
            expected = seen_from_behind(play(state, move).state)
            assert plain(seen) == plain(expected)
        assert len(list(moves(mirrored))) == len(list(moves(state)))


def moved_round(state: State, seats: int) -> State:
    """The position with everybody so many seats further to the left."""
    players = state.game.players.members

    def turned(table: Table[Player, Any]) -> Table[Player, Any]:
        values = table.values
        return Table(table.domain, (*values[-seats:], *values[:-seats]))

    def moved(player: Player) -> Player:
        return players[(players.index(player) + seats) % len(players)]

    turn = replace(state.turn, mover=moved(state.turn.mover), partner=moved(state.turn.partner))
    return replace(
        state,
        hands=turned(state.hands),
        expeditions=turned(state.expeditions),
        treasures=turned(state.treasures),
        in_round=turned(state.in_round),
        turn=turn,
    )


@pytest.mark.parametrize("players", PLAYERS)
def test_it_makes_no_difference_who_sits_where_at_the_table(players: int) -> None:
    for state in sampled(players, 10):
        order = state.game.players.members
        for move in moves(state):
            said: Any = move
            if hasattr(move, "other"):
                other = order[(order.index(move.other) + 1) % players]
                said = replace(said, other=other)
            seen = play(moved_round(state, 1), said).state
            assert plain(seen) == plain(moved_round(play(state, move).state, 1))


@pytest.mark.parametrize("players", PLAYERS)
def test_no_move_but_playing_asks_which_character_a_card_shows(players: int) -> None:
    random = Random(players)
    for state in sampled(players, 10):
        names = other_names(random)
        other = renamed(state, names, SAME_SYMBOLS)
        for move in moves(state):
            if isinstance(move, Play) or (isinstance(move, Resolve) and move.threat in NAMING):
                continue
            seen = play(other, renamed_move(move, names, SAME_SYMBOLS)).state
            expected = renamed(play(state, move).state, names, SAME_SYMBOLS)
            assert plain(seen) == plain(expected)


@pytest.mark.parametrize("players", PLAYERS)
def test_which_card_may_be_played_where_does_not_depend_on_names(players: int) -> None:
    random = Random(players)
    for state in sampled(players, 10):
        if state.turn.stage is not Stage.PLAY:
            continue
        names = other_names(random)
        other = renamed(state, names, SAME_SYMBOLS)
        legal = {renamed_move(move, names, SAME_SYMBOLS) for move in moves(state)}
        assert set(moves(other)) == legal
        for move in moves(state):
            seen = plain(play(other, renamed_move(move, names, SAME_SYMBOLS)).state)
            expected = plain(renamed(play(state, move).state, names, SAME_SYMBOLS))
            assert (seen.hands, seen.rows) == (expected.hands, expected.rows)


@pytest.mark.parametrize("players", PLAYERS)
def test_characters_named_by_the_same_threat_are_alike_to_every_threat(players: int) -> None:
    random = Random(players)
    snow = Character.ADVENTURER, Character.COLLECTOR, Character.HUNTER
    storm = Character.GUIDE, Character.AVIATOR, Character.PROFESSOR
    met = 0
    for state in sampled(players, 60):
        names = {Character.REPORTER: Character.REPORTER}
        for together in (snow, storm):
            names |= dict(zip(together, random.sample(together, 3), strict=True))
        other = renamed(state, names, SAME_SYMBOLS)
        for move in moves(state):
            if isinstance(move, Resolve):
                met += 1
                expected = renamed(play(state, move).state, names, SAME_SYMBOLS)
                assert plain(play(other, move).state) == plain(expected)
    assert met


@pytest.mark.parametrize("players", PLAYERS)
def test_artifacts_are_alike_to_the_threats_as_the_sides_of_a_square_are(players: int) -> None:
    random = Random(players)
    for state in sampled(players, 20):
        signs = turned_symbols(random)
        other = renamed(state, SAME_NAMES, signs)
        for move in moves(state):
            seen = play(other, renamed_move(move, SAME_NAMES, signs)).state
            assert plain(seen) == plain(renamed(play(state, move).state, SAME_NAMES, signs))


@pytest.mark.parametrize("seed", range(20))
def test_a_pile_is_worth_the_same_by_other_names_of_colours_and_artifacts(seed: int) -> None:
    random = Random(seed)
    readings = drawn(random)
    names = other_names(random)
    artifacts = random.sample(ROUND_THE_SQUARE, 4)
    signs = SAME_SYMBOLS | dict(zip(ROUND_THE_SQUARE, artifacts, strict=True))
    cards = random.choices(CARDS.members, k=20)
    pile, other = (
        Bag.of(CARDS, {kind: found.count(kind) for kind in found})
        for found in (cards, [renamed_card(one, names, signs) for one in cards])
    )
    assert pile_points(readings, other) == pile_points(readings, pile)


def test_other_names_are_no_symmetry_where_a_rule_asks_for_a_character() -> None:
    random, differ = Random(0), 0
    for state in sampled(5, 40):
        names = other_names(random)
        other = renamed(state, names, SAME_SYMBOLS)
        for move in moves(state):
            if isinstance(move, Play):
                seen = plain(play(other, renamed_move(move, names, SAME_SYMBOLS)).state)
                differ += seen != plain(renamed(play(state, move).state, names, SAME_SYMBOLS))
    assert differ
