"""Where a rival reading parts from the default: the smallest positions that show it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from lexludi.venturesome.actions import GiveUp, HandBack, HandOver, Intimidate, Play, TakeBack
from lexludi.venturesome.components import Character, End
from lexludi.venturesome.legal import is_legal, moves
from lexludi.venturesome.readings import (
    Bans,
    BridgePair,
    DifferentCard,
    HunterLast,
    LastCard,
    LoneHunter,
    Stopping,
)
from lexludi.venturesome.state import Stage
from lexludi.venturesome.turn import decider
from tests.venturesome.building import KIND, after, bag, lay, position
from tests.venturesome.playing import game_played
from tests.venturesome.rivals import chosen


def test_leaving_of_ones_own_will_is_allowed_where_one_may_stop() -> None:
    hand = ["guide map"]
    assert not is_legal(position(hand), GiveUp())
    free = position(hand, stopping=Stopping.MAY_STOP)
    assert set(moves(free)) == {GiveUp(), *(Play(KIND["guide map"], end) for end in End)}
    left = after(free, GiveUp())
    assert left.turn.stage is Stage.THREAT
    assert left.discards[KIND["guide map"]] == 1


@pytest.mark.parametrize("row", [[], ["reporter map"]])
def test_a_guide_played_last_takes_a_card_back_where_its_effect_is_not_skipped(
    row: list[str],
) -> None:
    skipped = after(position(["guide map"], row), lay("guide map"))
    assert skipped.turn.stage is Stage.THREAT
    state = position(["guide map"], row, last_card=LastCard.GUIDE_STILL_RETURNS)
    still = after(state, lay("guide map"))
    assert still.turn.stage is (Stage.TAKE_BACK if row else Stage.THREAT)
    if row:
        back = after(still, TakeBack(0))
        assert back.turn.stage is Stage.PLAY
        assert back.turn.mover is not state.turn.mover
        assert back.hands[state.turn.mover] == bag(row)


@pytest.mark.parametrize("card", ["adventurer map", "professor map", "collector map"])
def test_no_other_card_played_last_has_an_effect_where_a_guide_has(card: str) -> None:
    state = position([card], ["reporter map"], last_card=LastCard.GUIDE_STILL_RETURNS)
    assert after(state, lay(card)).turn.stage is Stage.THREAT


@pytest.mark.parametrize("card", ["artifact-hunter map", "guide map"])
def test_a_hunter_played_last_lifts_the_ban_where_the_reading_says_so(card: str) -> None:
    for reading in HunterLast:
        state = position([card], ["reporter map"], banned=Character.AVIATOR, hunter_last=reading)
        played = after(state, lay(card))
        lifted = reading is HunterLast.BAN_LIFTED and card == "artifact-hunter map"
        assert played.banned[Character.AVIATOR] != lifted
        assert played.turn.stage is Stage.THREAT


def test_a_second_ban_is_added_to_the_first_where_bans_accumulate() -> None:
    hand = ["artifact-hunter map", "guide map"]
    for reading in Bans:
        state = position(hand, banned=Character.AVIATOR, bans=reading)
        done = lay("artifact-hunter map"), Intimidate(Character.GUIDE)
        banned = after(state, *done).banned
        assert banned[Character.GUIDE]
        assert banned[Character.AVIATOR] == (reading is Bans.ACCUMULATE)


def test_a_lone_hunter_bans_nobody_where_that_is_skipped() -> None:
    hand = ["artifact-hunter map", "guide map"]
    for reading in LoneHunter:
        for alone in (True, False):
            state = position(hand, alone=alone, lone_hunter=reading)
            stage = after(state, lay("artifact-hunter map")).turn.stage
            skipped = alone and reading is LoneHunter.SKIPPED
            assert stage is (Stage.PLAY if skipped else Stage.INTIMIDATE)


def test_a_card_of_the_same_kind_is_no_other_card_where_kinds_have_to_differ() -> None:
    hand = ["collector map", "reporter map", "guide map"]
    for reading in DifferentCard:
        state = position(hand, different_card=reading)
        other = state.game.left_of(state.turn.mover)
        state = replace(state, hands=state.hands.replace(other, bag(["reporter map"])))
        done = lay("collector map"), HandOver(KIND["reporter map"], other)
        asked = after(state, *done)
        same_kind = reading is DifferentCard.OTHER_CARD
        assert is_legal(asked, HandBack(KIND["reporter map"])) == same_kind
        assert bool(list(moves(asked))) == same_kind


def test_the_card_received_is_not_the_other_card() -> None:
    state = position(["collector map", "guide map", "guide ring"])
    other = state.game.left_of(state.turn.mover)
    done = lay("collector map"), HandOver(KIND["guide map"], other)
    asked = after(state, *done)
    assert set(moves(asked)) == {HandBack(KIND["reporter map"]), HandBack(KIND["reporter ankh"])}


def test_whoever_picks_the_pair_on_the_bridge_picks_among_the_same() -> None:
    played = [game_played(4, 1, chosen(bridge_pair=reading)) for reading in BridgePair]
    told = [[(made.move, made.was.stage) for made in game] for game in played]
    assert told[0] == told[1] == told[2]


def test_whoever_has_the_turn_decides_but_for_what_partners_and_chance_decide() -> None:
    for players in (2, 5):
        for made in game_played(players, 1):
            turn = made.before.turn
            match turn.stage:
                case Stage.HAND_BACK:
                    assert decider(made.before) is turn.partner
                case Stage.SANDSTORM | Stage.SHUFFLE_CARDS | Stage.SHUFFLE_THREATS:
                    assert decider(made.before) is None
                case _:
                    assert decider(made.before) is turn.mover


def test_the_pair_on_the_bridge_is_decided_by_whom_the_reading_says() -> None:
    deciders = {}
    for reading in BridgePair:
        state = position(["guide map"], bridge_pair=reading)
        state = replace(state, turn=replace(state.turn, stage=Stage.ROPE_BRIDGE))
        deciders[reading] = decider(state)
        mover, left = state.turn.mover, state.game.left_of(state.turn.mover)
    assert deciders == {
        BridgePair.RESOLVER: mover,
        BridgePair.CHANCE: None,
        BridgePair.LEFT_NEIGHBOUR: left,
    }
