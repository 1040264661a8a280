"""What holds in whole random games, from the deal to the end, for 4 to 8 players."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from lexludi.passengers import RULEBOOK
from lexludi.passengers.actions import (
    GoBy,
    Opened,
    Peek,
    Peeked,
    PlaceMystery,
    PlacePassenger,
    Vote,
)
from lexludi.passengers.components import (
    CARDS,
    COLOURS,
    PLAYERS,
    ROUNDS,
    SPACES,
    Boat,
    Effect,
)
from lexludi.passengers.invariants import (
    boats,
    cards,
    factions,
    masks,
    rounds,
    secrets,
    votes,
)
from lexludi.passengers.readings import MaskShortage, MaskUse, Readings, VotesBeyondSupply
from lexludi.passengers.state import Stage, State
from tests.passengers.playing import GAMES, RIVALS, Step, game_played, named

of_games = pytest.mark.parametrize(("players", "seed"), GAMES)


def kept_by(step: Step) -> None:
    """Check what no move changes, and what holds after each."""
    state = step.after
    for kind in CARDS:
        assert cards.cards_conserved(step.before, step.move, state, kind)
        assert cards.within_the_box(state, kind)
    assert cards.box_as_printed(state)
    assert cards.all_cards_there(state)
    assert cards.types_as_dealt(state)
    assert rounds.boats_not_overfull(state)
    assert rounds.gift_in_turn(state)
    assert rounds.all_open_at_the_end(state)
    assert votes.no_votes_between_rounds(state)
    assert votes.votes_of_free_spaces_left(state)
    assert boats.mysteries_in_turn(state)
    assert boats.aboard_by_turn(state)
    assert boats.boats_loaded(state)
    assert factions.factions_as_dealt(state)
    assert rounds.steps_left(state) < rounds.steps_left(step.before)
    for player in state.game.players:
        assert rounds.hand_by_round(state, player)
        assert rounds.one_gift_each(state, player)
        assert factions.two_alike_tell(state, player)
        assert factions.first_hand_tells(state, player)
        assert secrets.open_information_is_seen(state, player)
    for round in ROUNDS:
        assert boats.nobody_before_the_vote(state, round)
        assert boats.loads_that_sailed(state, round)
        assert rounds.sailed_by_round(state, round)
        assert rounds.never_hidden_again(step.before, step.move, state, round)
        assert rounds.afterlands_stay(step.before, step.move, state, round)
    for space in SPACES:
        assert cards.seated_on_spaces(state, space)
        assert cards.nothing_on_empty_spaces(state, space)
    for colour in COLOURS:
        assert masks.one_mask_of_a_colour(state, colour)
        assert masks.masks_held_in_rounds(state, colour)


@of_games
def test_nothing_is_lost_and_every_moment_has_what_it_should(players: int, seed: int) -> None:
    for step in game_played(players, seed):
        kept_by(step)
        assert votes.votes_within_supply(step.after)
        assert all(
            masks.masks_never_return(step.before, step.move, step.after, one) for one in COLOURS
        )


@pytest.mark.parametrize("readings", RIVALS, ids=named)
def test_the_same_goes_for_each_rival_reading(readings: Readings) -> None:
    back = readings.mask_shortage is MaskShortage.BACK_FROM_LOSERS
    returned = readings.mask_use is MaskUse.RETURNED_UNUSED
    unlimited = readings.votes_beyond_supply is VotesBeyondSupply.UNLIMITED
    for players in (4, 8):
        for step in game_played(players, 5, readings):
            kept_by(step)
            assert unlimited or votes.votes_within_supply(step.after)
            assert (
                back
                or returned
                or all(
                    masks.masks_never_return(step.before, step.move, step.after, one)
                    for one in COLOURS
                )
            )


@of_games
def test_a_round_is_placing_then_gifts_then_votes(players: int, seed: int) -> None:
    order = (Stage.MYSTERY, Stage.PLACE, Stage.MASK, Stage.GIFT, Stage.VOTE)
    for step in game_played(players, seed):
        was, now = step.before.turn, step.after.turn
        if was.round is now.round and now.stage is not Stage.OVER:
            again = {was.stage, now.stage} <= {Stage.PLACE, Stage.MASK}
            assert again or order.index(was.stage) <= order.index(now.stage)
        else:
            assert was.stage is Stage.VOTE


@of_games
def test_in_each_round_everybody_places_uses_a_gift_and_votes_once(players: int, seed: int) -> None:
    played = game_played(players, seed)
    for round in ROUNDS:
        moves = [step for step in played if step.before.turn.round is round]
        for kinds in ((PlacePassenger,), (Vote,)):
            movers = [step.before.turn.mover for step in moves if isinstance(step.move, kinds)]
            assert len(movers) == len(set(movers)) == players
        gifts = [step.before.turn.gift for step in moves if step.before.turn.stage is Stage.GIFT]
        assert gifts == sorted(gifts, key=lambda gift: gift.value)
        assert len(set(gifts)) == players
        mystery = [step for step in moves if isinstance(step.move, PlaceMystery)]
        assert len(mystery) == (2 if players == 4 else 0)


@of_games
def test_nobody_leaves_out_an_effect_but_that_of_a_mask(players: int, seed: int) -> None:
    for step in game_played(players, seed):
        if isinstance(step.move, GoBy):
            effect = step.before.game.box.effects[step.before.turn.gift]
            others = {Effect.NOTHING, Effect.NAME, Effect.SILENCE, Effect.MASK}
            hidden = [seat for seat in step.before.seats if seat.taken and not seat.open]
            looks = effect in (Effect.PEEK, Effect.REVEAL)
            assert effect in others or (looks and not hidden)


@of_games
def test_the_boat_with_more_votes_sails_and_ties_go_to_the_coin(players: int, seed: int) -> None:
    for step in game_played(players, seed):
        opened = [shown for shown in step.disclosures if isinstance(shown, Opened)]
        if not opened:
            continue
        sums: Counter[Boat] = Counter()
        for player, boat in opened[0].ballots.items():
            sums[boat] += step.before.votes[player]
        raven, wolf = sums[Boat.RAVEN], sums[Boat.WOLF]
        wanted = opened[0].ballots[step.before.coin.holder]
        if raven != wolf:
            wanted = Boat.RAVEN if raven > wolf else Boat.WOLF
        assert step.after.afterlands[step.before.turn.round].boat is wanted


@of_games
def test_a_peek_is_for_one_player_and_true(players: int, seed: int) -> None:
    for step in game_played(players, seed):
        if isinstance(step.move, Peek):
            card = step.before.seats[step.move.space].card
            mover = step.before.turn.mover
            assert step.disclosures == (Peeked(mover, step.move.space, card),)


@pytest.mark.parametrize("players", PLAYERS)
def test_a_game_that_is_over_allows_no_move(players: int) -> None:
    last: State = game_played(players, 0)[-1].after
    assert list(RULEBOOK.moves(last)) == []
    with pytest.raises(LookupError):
        RULEBOOK.pick(last, Random(0))
    winners = RULEBOOK.winners(last)
    assert len({last.factions[player] for player in winners}) == 1


def test_every_sort_of_move_is_made_in_some_game() -> None:
    made = {type(step.move) for players, seed in GAMES for step in game_played(players, seed)}
    assert len(made) == len(RULEBOOK.actions)
