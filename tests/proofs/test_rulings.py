"""Rulings, readings and rivals say the same: each pair of readings has its evidence."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from lexludi.kernel.law import IllegalMove
from lexludi.kernel.readings import chosen, rulings
from lexludi.rulebooks import rulebook
from lexludi.viajantes.readings import Readings
from lexludi_proofs.engine.claims import Rival
from lexludi_proofs.engine.tasks import Task, answer
from lexludi_proofs.engine.verdicts import Verdict
from lexludi_proofs.viajantes import CLAIMS
from lexludi_spec import Ruling
from lexludi_spec.rulings import Status

BOOK = rulebook("viajantes")
KNOWN = BOOK.specification.rulings
SWITCHES = rulings(Readings)
PARTING = [rival for rival in CLAIMS.rivals if rival.agree is None]
SETTLED_BY_WORDS = (Status.SETTLED, Status.OUTSIDE, Status.UNREACHABLE)


def pairs_of(names: Any) -> list[frozenset[str]]:
    return [frozenset(pair) for pair in combinations(names, 2)]


@pytest.mark.parametrize("name", SWITCHES)
def test_a_switch_has_the_readings_of_its_ruling_and_the_same_default(name: str) -> None:
    ruling = KNOWN[name]
    values = [reading.value for reading in SWITCHES[name]]
    assert sorted(values) == sorted(reading.id for reading in ruling.readings)
    assert getattr(Readings(), name.replace("-", "_")).value == ruling.default
    assert values[0] == ruling.default


def test_what_makes_a_difference_can_be_switched_and_nothing_else() -> None:
    differing = [name for name, ruling in KNOWN.items() if ruling.status is Status.DIFFERS]
    assert sorted(SWITCHES) == sorted(differing)


@pytest.mark.parametrize(
    "ruling",
    [ruling for ruling in KNOWN.values() if ruling.status is Status.DIFFERS],
    ids=lambda ruling: ruling.id,
)
def test_each_pair_of_readings_that_differ_is_shown_to_part_once(ruling: Ruling) -> None:
    shown = Counter(frozenset(rival.readings) for rival in PARTING if rival.ruling == ruling.id)
    assert shown == Counter(pairs_of(reading.id for reading in ruling.readings))


@pytest.mark.parametrize(
    "ruling",
    [
        ruling
        for ruling in KNOWN.values()
        if ruling.severity in ("H", "M") and {"W", "EQ"} & set(ruling.codes)
    ],
    ids=lambda ruling: ruling.id,
)
def test_what_matters_and_can_be_settled_has_evidence_or_a_reason(ruling: Ruling) -> None:
    rivals = [rival for rival in CLAIMS.rivals if rival.ruling == ruling.id]
    assert rivals or ruling.claims or ruling.status in SETTLED_BY_WORDS
    assert ruling.why


def test_the_claims_that_rulings_rest_on_are_claimed() -> None:
    named = {claim for ruling in KNOWN.values() for claim in ruling.claims}
    assert named <= {claim.name for claim in CLAIMS.claims}


@pytest.mark.parametrize("rival", CLAIMS.rivals, ids=lambda rival: rival.name)
def test_rivals_are_about_readings_there_are(rival: Rival) -> None:
    one, other = rival.readings
    assert one != other
    for reading in rival.readings:
        chosen(Readings, {**dict(rival.context), rival.ruling: reading})
    assert rival.ruling not in dict(rival.context)


def test_rivals_have_names_of_their_own() -> None:
    names = [claim.name for claim in (*CLAIMS.claims, *CLAIMS.rivals)]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("players", BOOK.players)
@pytest.mark.parametrize("rival", [each for each in PARTING if each.game], ids=lambda r: r.name)
def test_a_game_played_parts_its_readings_with_the_last_move(rival: Rival, players: int) -> None:
    assert rival.game is not None
    came = []
    for reading in rival.readings:
        readings = chosen(Readings, {**dict(rival.context), rival.ruling: reading})
        game = BOOK.new_game(players, readings)
        deal, moves = rival.game(game)
        state = BOOK.set_up(game, deal)
        for move in moves[:-1]:
            state = BOOK.play(state, move).state
        came.append(outcome(state, moves[-1]))
    assert came[0] != came[1]


def outcome(state: Any, move: Any) -> Any:
    """What everybody could tell of the last move, or the clause that refuses it."""
    try:
        played = BOOK.play(state, move)
    except IllegalMove as refusal:
        return refusal.clause
    return CLAIMS.table(played.state), played.disclosures


SEARCHED = (
    "empty-turn: allowed | forbidden",
    "unspent-points: pass-on | keep",
    "turn-after-hand-swap: goes-on | ends",
    "nearby-diagonal: no | yes",
)


@pytest.mark.parametrize(
    "name", [SEARCHED[0], *(pytest.param(one, marks=pytest.mark.slow) for one in SEARCHED[1:])]
)
def test_a_game_found_is_told_with_what_each_reading_makes_of_it(name: str) -> None:
    rival = CLAIMS.named(name)
    assert isinstance(rival, Rival)
    (found,) = answer(Task(game="viajantes", claim=name, players=3))
    assert found.verdict is Verdict.WITNESSED
    assert found.reason is not None
    assert found.reason.startswith("shortest: ")
    assert found.witness is not None
    outcomes = found.witness["outcome"]
    assert tuple(outcomes) == rival.readings
    assert len(set(outcomes.values())) == 2
    start = BOOK.read_position(found.witness["start"], 3, Readings())
    assert start.turn.mover is start.turn.starter
    assert not any(suitcase.column.size for suitcase in start.suitcases)
    assert found.reason.split()[1] == str(len(found.witness["story"]))
