"""What holds in whole random games, from the deal to the end, for 2 to 6 players."""

from __future__ import annotations

from collections import Counter
from itertools import groupby, islice, pairwise
from random import Random

import pytest

from lexludi.itchy_feet import RULEBOOK
from lexludi.itchy_feet.actions import Pass, ShuffleCard, Travel, TravelToCentre
from lexludi.itchy_feet.components import Extension, game_for
from lexludi.itchy_feet.legal import candidates
from lexludi.itchy_feet.moves import play
from lexludi.itchy_feet.readings import (
    ForbiddenAfterDisposal,
    LimitMoment,
    Readings,
    UsedEvents,
)
from lexludi.itchy_feet.state import Stage, State
from tests.itchy_feet.plainly import SPECIALS, is_event, is_special, size
from tests.itchy_feet.playing import (
    GAMES,
    PLAYERS,
    game_played,
    last_move,
    positions,
    positions_told,
    steps,
)
from tests.itchy_feet.rivals import OF_MOVES, chosen, named

DECIDING = (Stage.ACT, Stage.RECYCLE, Stage.TRADE, Stage.STEAL, Stage.PICK, Stage.SWAP)
OUT = UsedEvents.OUT_OF_THE_GAME
GONE = ForbiddenAfterDisposal.OUT_OF_THE_GAME

of_games = pytest.mark.parametrize(("players", "seed"), GAMES)


@of_games
def test_every_card_of_the_game_is_always_somewhere(players: int, seed: int) -> None:
    game = positions(players, seed)[0].game
    there = Counter({kind.value: count for kind, count in game.in_play.items() if count})
    assert size(there) == game.number_of_cards
    assert all(at.everything == there for at in positions_told(players, seed))


@pytest.mark.parametrize("readings", OF_MOVES, ids=named)
def test_every_card_of_the_game_is_somewhere_under_each_rival_reading(readings: Readings) -> None:
    told = positions_told(5, 2, readings)
    assert all(at.everything == told[0].everything for at in told)


@of_games
def test_containers_hold_nothing_beyond_their_size(players: int, seed: int) -> None:
    for state in positions(players, seed):
        row = state.pile.row
        assert 0 <= row.size <= row.capacity
        assert set(row.cells[row.size :]) <= {row.blank}
        heaps = (*state.hands, state.discards, state.removed, state.trade.given, state.trade.taken)
        assert all(count >= 0 for heap in heaps for count in heap.counts)


@of_games
def test_nobody_holds_more_than_seven_when_somebody_acts(players: int, seed: int) -> None:
    for state in positions(players, seed):
        if state.turn.stage in DECIDING:
            assert all(hand.size <= 7 for hand in state.hands)
        assert all(hand.size <= 14 for hand in state.hands)


@of_games
def test_whoever_is_over_the_limit_discards_before_anybody_draws(players: int, seed: int) -> None:
    for state in positions(players, seed):
        if state.turn.stage is Stage.DRAW:
            assert all(hand.size <= 7 for hand in state.hands)


def test_a_hand_grows_beyond_seven_where_the_limit_waits_for_the_end() -> None:
    late = chosen(limit_moment=LimitMoment.END_OF_ACTION)
    found = [state for seed in range(4) for state in positions(2, seed, late)]
    assert any(state.turn.stage is Stage.DRAW and max_hand(state) > 7 for state in found)


def max_hand(state: State) -> int:
    """The size of the largest hand."""
    return max(hand.size for hand in state.hands)


@of_games
def test_no_event_is_ever_in_a_hand_or_in_a_trade(players: int, seed: int) -> None:
    for at in positions_told(players, seed):
        heaps = [*at.hands, at.given or Counter(), at.taken or Counter()]
        assert not any(is_event(card) and count for heap in heaps for card, count in heap.items())


@of_games
def test_only_cards_of_extensions_that_are_played_are_in_the_game(players: int, seed: int) -> None:
    at = positions_told(players, seed)[0]
    played = at.box.extensions
    for card, count in at.everything.items():
        extension = (
            Extension.EVENTS
            if is_event(card)
            else Extension.SPECIAL_ITEMS
            if is_special(card)
            else {
                "postcard": Extension.POSTCARDS,
                "forbidden-item": Extension.FORBIDDEN_ITEMS,
            }.get(card)
        )
        assert extension is None or not count or extension.value in played
    assert set(SPECIALS) <= set(at.everything) or "special-items" not in played


@of_games
def test_nothing_leaves_the_game_by_the_default_readings(players: int, seed: int) -> None:
    assert all(not size(at.removed) for at in positions_told(players, seed))


def test_what_leaves_the_game_never_comes_back() -> None:
    both = chosen(used_events=OUT, forbidden_after_disposal=GONE)
    met: Counter[str] = Counter()
    for seed in range(6):
        for made in game_played(3, seed, both):
            assert all(made.became.removed[one] >= n for one, n in made.was.removed.items())
            met += made.became.removed - made.was.removed
    assert met["forbidden-item"]
    assert any(map(is_event, met))


@of_games
def test_turns_go_clockwise(players: int, seed: int) -> None:
    movers = [state.turn.mover for state in positions(players, seed)]
    order = positions(players, seed)[0].game.players.members
    told = [order.index(mover) for mover, _ in groupby(movers)]
    assert all(after == (before + 1) % players for before, after in pairwise(told))


@of_games
def test_a_turn_has_one_action(players: int, seed: int) -> None:
    for made in game_played(players, seed):
        before, after = made.was, made.became
        if before.stage == "act" and after.mover != before.mover:
            assert after.stage in ("act", "draw")
        if before.acted and after.mover == before.mover:
            assert after.stage not in ("act", "recycle", "trade", "steal")


@of_games
def test_a_game_ends_with_a_journey_to_the_centre_or_with_four_postcards(
    players: int, seed: int
) -> None:
    for made in game_played(players, seed):
        over = made.became
        if over.stage != "over":
            assert not isinstance(made.move, TravelToCentre)
            assert all(hand["postcard"] < 4 for hand in over.hands)
            continue
        assert over.actor is not None
        if isinstance(made.move, TravelToCentre):
            assert over.actor == made.was.mover
            assert over.actor in made.was.travelled
            assert made.was.hand["passport"] >= 1
        else:
            assert over.hands[over.actor]["postcard"] >= 4
        assert [player.value for player in RULEBOOK.winners(made.after)] == [f"P{over.actor + 1}"]


@pytest.mark.parametrize("players", PLAYERS[:2])
def test_both_ways_to_win_are_met(players: int) -> None:
    ends = set()
    for seed in range(12):
        made = last_move(players, seed)
        if RULEBOOK.is_over(made.after):
            ends.add(isinstance(made.move, TravelToCentre))
        if len(ends) == 2:
            return
    assert ends == {True, False}


@of_games
def test_nobody_wins_with_a_forbidden_item_in_the_luggage(players: int, seed: int) -> None:
    for made in game_played(players, seed):
        if isinstance(made.move, Travel | TravelToCentre):
            assert made.was.hand["forbidden-item"] == 0
            assert made.was.hand["passport"] >= 1
            assert size(made.became.discards) + len(made.became.pile) >= 3


@of_games
def test_countries_leave_the_table_as_their_owners_travel(players: int, seed: int) -> None:
    for made in game_played(players, seed):
        before, after = made.was, made.became
        gone = before.there - after.there
        assert after.there <= before.there
        assert gone == ({before.mover} if isinstance(made.move, Travel) else set())
        assert after.travelled == set(range(players)) - after.there


@of_games
def test_the_discards_are_shuffled_when_the_pile_is_empty_and_all_of_them_are(
    players: int, seed: int
) -> None:
    for made in game_played(players, seed):
        before, after = made.was, made.became
        if isinstance(made.move, ShuffleCard):
            assert Counter(after.pile) == Counter(before.pile) + before.discards - after.discards
            assert size(before.discards) - size(after.discards) == 1
            assert (after.stage == "shuffle") == (size(after.discards) >= 1)
        elif after.stage == "shuffle":
            assert after.pile == []


@of_games
def test_nobody_passes_who_could_act(players: int, seed: int) -> None:
    assert not any(isinstance(made.move, Pass) for made in game_played(players, seed))


def test_a_game_that_is_over_allows_no_move() -> None:
    played = [last_move(2, seed).after for seed in range(2)]
    ended = [last for last in played if RULEBOOK.is_over(last)]
    assert ended
    for last in ended:
        assert list(RULEBOOK.moves(last)) == list(candidates(last)) == []
        with pytest.raises(LookupError):
            RULEBOOK.pick(last, Random(0))


def test_the_same_seed_gives_the_same_game() -> None:
    games = [tuple(islice(steps(game_for(4), 2), 60)) for _ in range(2)]
    assert games[0] == games[1]


@pytest.mark.parametrize("players", PLAYERS)
def test_a_game_is_replayed_from_its_moves(players: int) -> None:
    played = game_played(players, 1)
    state = played[0].before
    for made in played:
        outcome = play(state, made.move)
        assert outcome.disclosures == made.disclosures
        state = outcome.state
    assert state == played[-1].after
