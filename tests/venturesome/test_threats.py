"""What each threat takes from an expedition, worked out a second time from symbols and places."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lexludi.kernel.bag import Bag
from lexludi.kernel.law import IllegalMove
from lexludi.kernel.row import Row
from lexludi.venturesome.actions import Drop, Lose, Resolve
from lexludi.venturesome.components import CARDS, NO_CARD, THREATS, Card, Threat, game_for
from lexludi.venturesome.legal import moves
from lexludi.venturesome.moves import play
from lexludi.venturesome.setup import set_up, shuffled
from lexludi.venturesome.state import Stage, State
from tests.venturesome.plain_moves import falls
from tests.venturesome.plainly import Position, plain
from tests.venturesome.playing import PLAYERS, tried

START = set_up(game_for(3), shuffled(game_for(3), Random(0)))
KIND = {kind.value: kind for kind in CARDS}
TWO = (Threat.SANDSTORM, Threat.ROPE_BRIDGE)  # of three or more they leave a choice

rows = st.lists(st.sampled_from(sorted(KIND)), max_size=9)
threats = st.sampled_from(THREATS.members)
decided = st.sampled_from([threat for threat in THREATS if threat not in TWO])


def facing(threat: Threat, row: Sequence[str]) -> State:
    """A position in which the mover has this expedition and has to resolve this threat."""
    mover = START.turn.mover
    expedition = Row.of(START.game.dealt_in_a_round, NO_CARD, (KIND[card] for card in row))
    return replace(
        START,
        expeditions=START.expeditions.replace(mover, expedition),
        hands=START.hands.replace(mover, Bag.of(CARDS)),
        threats=replace(START.threats, face_up=Bag.of(THREATS, {threat: 1})),
        turn=replace(START.turn, stage=Stage.THREAT),
    )


def ends(state: State) -> list[tuple[Counter[str], Counter[str]]]:
    """Each way in which a threat can end: what is discarded, and what goes to the treasure."""
    mover = START.turn.mover
    if not state.in_round[mover]:
        at = plain(state)
        seat = START.game.players.position[mover]
        return [(at.discards, at.treasures[seat])]
    return [end for move in moves(state) for end in ends(play(state, move).state)]


def taken(threat: Threat, row: Sequence[str]) -> list[tuple[Counter[str], Counter[str]]]:
    """Each way in which resolving a threat with this expedition can end."""
    return ends(play(facing(threat, row), Resolve(threat)).state)


def split(row: Sequence[str], lost: set[int]) -> tuple[Counter[str], Counter[str]]:
    """The cards at some places, and the others."""
    return (
        Counter(card for place, card in enumerate(row) if place in lost),
        Counter(card for place, card in enumerate(row) if place not in lost),
    )


@settings(max_examples=200)
@given(threat=decided, row=rows)
def test_a_threat_takes_the_cards_that_the_rulebook_names(threat: Threat, row: list[str]) -> None:
    assert taken(threat, row) == [split(row, falls(threat.value, row))]


@pytest.mark.parametrize("threat", TWO, ids=lambda threat: threat.value)
@settings(max_examples=30)
@given(row=st.lists(st.sampled_from(sorted(KIND)), max_size=5))
def test_sandstorm_and_rope_bridge_take_two_of_three_or_more(
    threat: Threat, row: list[str]
) -> None:
    places = range(len(row))
    if len(row) < 2:
        pairs: list[set[int]] = [set()]
    elif threat is Threat.ROPE_BRIDGE:
        pairs = [{place, place + 1} for place in places[:-1]]
    else:
        pairs = [{one, other} for one in places for other in places if one < other]
    expected = [split(row, pair) for pair in pairs]
    found = taken(threat, row)
    assert all(end in expected for end in found)
    assert all(end in found for end in expected)


@settings(max_examples=60)
@given(threat=threats, row=rows)
def test_no_card_is_lost_between_discards_and_treasure(threat: Threat, row: list[str]) -> None:
    for discarded, kept in taken(threat, row[:5]):
        assert discarded + kept == Counter(row[:5])


@pytest.mark.parametrize("threat", THREATS, ids=lambda threat: threat.value)
@pytest.mark.parametrize("count", [0, 1, 2])
def test_trap_sandstorm_and_rope_bridge_take_both_of_two_and_none_of_fewer(
    threat: Threat, count: int
) -> None:
    row = ["reporter ring", "reporter map"][:count]
    if threat in (Threat.TRAP, *TWO):
        assert taken(threat, row) == [split(row, {0, 1} if count == 2 else set())]


def test_the_trap_leaves_the_middle_of_three() -> None:
    row = ["guide ring", "reporter map", "aviator ankh"]
    assert taken(Threat.TRAP, row) == [split(row, {0, 2})]


@pytest.mark.parametrize("threat", THREATS, ids=lambda threat: threat.value)
def test_every_threat_but_three_takes_nothing_from_some_card_and_something_from_another(
    threat: Threat,
) -> None:
    alone = {card: bool(taken(threat, [card])[0][0]) for card in KIND}
    assert set(alone.values()) == ({False} if threat in (Threat.TRAP, *TWO) else {False, True})


def test_the_reporter_is_named_by_no_threat_and_every_other_character_by_one() -> None:
    for card, kind in KIND.items():
        named = Threat.SNOW_AVALANCHE, Threat.STORM
        hits = sum(bool(taken(threat, [card])[0][0]) for threat in named)
        assert hits == (kind.character.value != "reporter")


@settings(max_examples=80)
@given(threat=threats, row=st.lists(st.sampled_from(sorted(KIND)), max_size=5))
def test_a_row_seen_from_its_other_end_fares_no_differently(threat: Threat, row: list[str]) -> None:
    def in_no_order(found: list[tuple[Counter[str], Counter[str]]]) -> list[str]:
        return sorted(str([sorted(part.items()) for part in end]) for end in found)

    assert in_no_order(taken(threat, row)) == in_no_order(taken(threat, row[::-1]))


@given(row=rows, other=decided, threat=decided)
def test_only_a_threat_that_lies_face_up_can_be_resolved(
    row: list[str], other: Threat, threat: Threat
) -> None:
    state = facing(threat, row)
    if other is not threat:
        with pytest.raises(IllegalMove) as refused:
            play(state, Resolve(other))
        assert refused.value.clause == "threat.face-up"
    resolved = play(state, Resolve(threat)).state.threats
    assert not resolved.face_up.has(threat)
    assert resolved.resolved[threat] == 1


def seats_left(at: Position) -> int:
    """How many players are in the round."""
    return len(at.inside)


@pytest.mark.parametrize("players", PLAYERS)
def test_whoever_resolves_a_threat_leaves_the_round_with_the_rest_as_treasure(players: int) -> None:
    for made, move in tried(players, Resolve):
        before, after = made.was, made.became
        if after.stage in ("rope-bridge", "sandstorm"):
            assert seats_left(after) == seats_left(before)
            continue
        lost, kept = split(before.row, falls(move.threat.value, before.row))
        assert after.treasures[before.mover] - before.treasures[before.mover] == kept
        assert after.discards - before.discards == lost
        assert after.rows[before.mover] == []
        for seat in range(players):
            if seat != before.mover:
                assert after.treasures[seat] == before.treasures[seat]
                assert after.rows[seat] == before.rows[seat]


@pytest.mark.parametrize("kind", [Drop, Lose])
def test_a_bridge_and_a_storm_take_two_cards_in_games_too(kind: type[Drop | Lose]) -> None:
    for players in (4, 5):
        for made, move in tried(players, kind):
            before, after = made.was, made.became
            width = 2 if isinstance(move, Drop) else 1
            lost = Counter(before.row[move.place : move.place + width])
            assert after.discards - before.discards == lost
            if after.stage == "sandstorm":
                assert (before.to_lose, after.to_lose) == (2, 1)
                assert seats_left(after) == seats_left(before)
            else:
                assert after.rows[before.mover] == []
                kept = Counter(before.row) - lost
                assert after.treasures[before.mover] - before.treasures[before.mover] == kept


def test_cards_are_named_by_character_and_symbol() -> None:
    assert all(kind.value == f"{kind.character.value} {kind.symbol.value}" for kind in Card)
