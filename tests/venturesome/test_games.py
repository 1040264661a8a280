"""What holds in whole random games, from the deal to the last threat, for 2 to 5 players."""

from __future__ import annotations

from collections import Counter
from itertools import groupby, pairwise

import pytest

from lexludi.kernel.words import every
from lexludi.venturesome import RULEBOOK
from lexludi.venturesome.actions import GiveUp, Lose, Play, Resolve
from lexludi.venturesome.components import Character, game_for
from lexludi.venturesome.legal import candidates
from lexludi.venturesome.moves import play
from lexludi.venturesome.readings import Bans
from lexludi.venturesome.state import Stage, State
from tests.venturesome.plainly import character_of, size
from tests.venturesome.playing import (
    GAMES,
    PLAYERS,
    SEEDS,
    Step,
    game_played,
    positions,
    positions_told,
    steps,
)
from tests.venturesome.rivals import chosen

MOST_TURNS = {2: 27, 3: 27, 4: 33, 5: 39}  # in a round: the cards dealt and the nine Guides
BETWEEN = ("reveal", "shuffle-threats", "deal", "shuffle-cards")
HALFWAY = (Stage.ROPE_BRIDGE, Stage.SANDSTORM)

of_games = pytest.mark.parametrize(("players", "seed"), GAMES)


def acting(state: State) -> bool:
    """Whether players are taking their turns."""
    return state.turn.stage.value not in (*BETWEEN, "over")


@of_games
def test_every_card_of_the_box_is_always_somewhere(players: int, seed: int) -> None:
    game = positions(players, seed)[0].game
    box = Counter({kind.value: count for kind, count in game.box.cards.items()})
    assert size(box) == 63
    assert all(at.everything == box for at in positions_told(players, seed))


@of_games
def test_every_threat_is_always_in_one_place(players: int, seed: int) -> None:
    for at in positions_told(players, seed):
        assert list(at.threats.values()) == [1] * 12


@of_games
def test_containers_hold_nothing_beyond_their_size(players: int, seed: int) -> None:
    for state in positions(players, seed):
        for row in (*state.expeditions, state.deck.row, state.threats.deck.row):
            assert 0 <= row.size <= row.capacity
            assert set(row.cells[row.size :]) <= {row.blank}
        for bag in (*state.hands, *state.treasures, state.discards):
            assert all(count >= 0 for count in bag.counts)


@of_games
def test_whoever_is_in_the_round_holds_a_card(players: int, seed: int) -> None:
    for state in positions(players, seed):
        leaving = state.turn.stage in (Stage.THREAT, *HALFWAY)
        for player, hand in state.hands.items() if acting(state) else ():
            if not state.in_round[player] or (leaving and player is state.turn.mover):
                assert hand.size == 0
            elif leaving or state.turn.stage is not Stage.HAND_BACK:
                assert hand.size >= 1


@of_games
def test_whoever_has_left_the_round_has_no_expedition(players: int, seed: int) -> None:
    for state in positions(players, seed):
        for player, row in state.expeditions.items():
            if not state.in_round[player] or state.turn.stage.value in BETWEEN:
                assert row.size == 0


@of_games
def test_there_are_as_many_threats_to_come_as_players_in_the_round(players: int, seed: int) -> None:
    for at in positions_told(players, seed):
        if at.stage not in (*BETWEEN, "over"):
            halfway = at.stage in ("rope-bridge", "sandstorm")
            assert size(at.face_up) == len(at.inside) - halfway
            assert size(at.face_up + at.resolved) == players


@of_games
def test_one_character_is_banned_at_most(players: int, seed: int) -> None:
    assert {len(at.banned) for at in positions_told(players, seed)} == {0, 1}


def test_more_characters_are_banned_where_bans_accumulate() -> None:
    played = game_played(5, 0, chosen(bans=Bans.ACCUMULATE))
    assert max(len(made.became.banned) for made in played) >= 2


@of_games
def test_the_deck_keeps_its_size_while_players_take_their_turns(players: int, seed: int) -> None:
    for made in game_played(players, seed):
        if acting(made.before) and acting(made.after):
            sizes = [
                state.deck.size + (state.turn.stage is Stage.PUT_UNDER)
                for state in (made.before, made.after)
            ]
            assert sizes[0] == sizes[1]


@of_games
def test_cards_are_played_in_new_colours_and_not_while_they_are_banned(
    players: int, seed: int
) -> None:
    for made in game_played(players, seed):
        if isinstance(made.move, Play):
            at = made.was
            character = made.move.card.character.value
            assert character not in {character_of(card) for card in at.row} | at.banned


@of_games
def test_nobody_gives_up_who_could_play(players: int, seed: int) -> None:
    for made in game_played(players, seed):
        if isinstance(made.move, GiveUp):
            at = made.was
            there = {character_of(card) for card in at.row} | at.banned
            assert {character_of(card) for card in at.hand} <= there
            bare = not at.row
            assert not bare or {character_of(card) for card in at.hand} <= at.banned


@of_games
def test_three_rounds_are_played_and_no_more(players: int, seed: int) -> None:
    rounds = [state.turn.round for state in positions(players, seed)]
    assert [number for number, _ in groupby(rounds)] == [1, 2, 3]
    stages = [state.turn.stage for state in positions(players, seed)]
    assert stages.index(Stage.OVER) == len(stages) - 1


@of_games
def test_every_player_resolves_one_threat_in_every_round(players: int, seed: int) -> None:
    resolved = Counter(
        (made.before.turn.round, made.before.turn.mover)
        for made in game_played(players, seed)
        if isinstance(made.move, Resolve)
    )
    assert len(resolved) == 3 * players
    assert set(resolved.values()) == {1}


def rounds(players: int, seed: int) -> list[list[Step]]:
    """The turns of a game, round by round, without what is done in between."""
    played = [made for made in game_played(players, seed) if acting(made.before)]
    return [list(turns) for _, turns in groupby(played, lambda made: made.before.turn.round)]


@of_games
def test_the_left_neighbour_of_who_left_last_starts_the_next_round(players: int, seed: int) -> None:
    played = rounds(players, seed)
    assert played[0][0].before == positions(players, seed)[0]
    for turns, following in pairwise(played):
        table = turns[0].before.game.players.members
        last = table.index(turns[-1].before.turn.mover)
        assert following[0].before.turn.mover is table[(last + 1) % players]


@of_games
def test_a_round_starts_with_full_hands_nobody_banned_and_nothing_laid(
    players: int, seed: int
) -> None:
    for number, turns in enumerate(rounds(players, seed), start=1):
        at = turns[0].was
        sizes = {size(hand) for hand in at.hands}
        full = 9 if players == 2 else 6
        assert sizes == {full} or (players >= 4 and number == 3 and len(sizes) == 1)
        assert at.banned == set()
        assert at.rows == [[]] * players
        assert at.inside == set(range(players))
        assert size(at.face_up) == players
        assert size(at.resolved) == 0


@of_games
def test_turns_go_clockwise_past_those_who_have_left(players: int, seed: int) -> None:
    for turns in rounds(players, seed):
        for made in turns:
            before, after = made.was, made.became
            if after.stage == "play" and acting(made.after) and after.round == before.round:
                passed = [(before.mover + seats) % players for seats in range(1, players + 1)]
                assert after.mover == next(seat for seat in passed if seat in after.inside)
            elif acting(made.after):
                assert after.mover == before.mover


@of_games
def test_a_round_has_no_more_turns_than_cards_dealt_and_guides(players: int, seed: int) -> None:
    for turns in rounds(players, seed):
        begun = [made for made in turns if made.before.turn.stage is Stage.PLAY]
        assert len(begun) <= MOST_TURNS[players]


@of_games
def test_no_guide_is_in_an_expedition_that_a_guide_joins(players: int, seed: int) -> None:
    for made in game_played(players, seed):
        if isinstance(made.move, Play) and made.move.card.character is Character.GUIDE:
            mover = made.before.turn.mover
            assert all(
                one.character is not Character.GUIDE for one in made.before.expeditions[mover]
            )


@of_games
def test_an_expedition_that_has_begun_is_never_empty_before_its_player_leaves(
    players: int, seed: int
) -> None:
    for made in game_played(players, seed):
        for player, row in made.before.expeditions.items():
            stays = made.after.in_round[player] and acting(made.after)
            if row.size and stays and not isinstance(made.move, Lose):
                assert made.after.expeditions[player].size >= 1


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("seed", SEEDS)
def test_two_or_three_players_never_shuffle_again(players: int, seed: int) -> None:
    met = {state.turn.stage for state in positions(players, seed)}
    assert not met & {Stage.SHUFFLE_CARDS, Stage.SHUFFLE_THREATS}
    assert positions(players, seed)[-1].deck.size == 9


@pytest.mark.parametrize("players", PLAYERS)
def test_a_game_that_is_over_allows_no_move(players: int) -> None:
    last = positions(players, 0)[-1]
    assert RULEBOOK.is_over(last)
    assert list(RULEBOOK.moves(last)) == list(candidates(last)) == []
    assert not every(last.in_round)


def test_the_same_seed_gives_the_same_game() -> None:
    assert tuple(steps(game_for(4), 2)) == tuple(steps(game_for(4), 2))


@pytest.mark.parametrize("players", PLAYERS)
def test_a_game_is_replayed_from_its_moves(players: int) -> None:
    played = game_played(players, 1)
    state = played[0].before
    for made in played:
        outcome = play(state, made.move)
        assert outcome.disclosures == made.disclosures
        state = outcome.state
    assert state == played[-1].after
