"""What each kind of claim comes to: proved where it holds, refuted where it does not, and no more
than unknown where the solver, the premises or the replay leave it open."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from lexludi_proofs.engine import asking
from lexludi_proofs.engine.asking import Asker, Finding
from lexludi_proofs.engine.claims import Claim, Fact, Given, Invariant, Live, Possible
from lexludi_proofs.engine.tasks import how
from lexludi_proofs.engine.verdicts import Verdict
from lexludi_proofs.symbolic.solving import Undecided

from .conftest import heap_asker
from .heap import PEBBLES, RULEBOOK, Colour, Most, Move, Played, Player, State, Take, Wait, play
from .heap_claims import CLAIMS, heap_is_full, two_a_move
from .kinds import (
    HOW,
    PLAIN,
    SEARCHED,
    bound,
    empty,
    leak,
    own_pebbles,
    ranking,
    rival,
    shortest,
    stuck,
    the_heap_too,
    with_premise,
)

HOLDS = (Verdict.PROVED, Verdict.WITNESSED)
ALL = [*with_premise(()), *SEARCHED, *PLAIN]


def named(claim: Claim) -> str:
    return f"{claim.kind}:{claim.name}"


def findings(asker: Asker, claim: Claim) -> list[Finding]:
    return list(how(claim, CLAIMS)(asker, claim))


def verdicts(found: Sequence[Finding]) -> set[Verdict]:
    return {finding.verdict for finding in found}


@pytest.mark.parametrize("claim", ALL, ids=named)
def test_what_holds_is_proved_or_witnessed(asker: Asker, claim: Claim) -> None:
    assert verdicts(findings(asker, claim)) <= set(HOLDS)


@pytest.mark.parametrize("claim", [*with_premise(()), *SEARCHED], ids=named)
def test_what_the_solver_leaves_open_is_unknown_with_a_reason(
    monkeypatch: pytest.MonkeyPatch, asker: Asker, claim: Claim
) -> None:
    monkeypatch.setattr(asking, "solve", lambda *_, **__: Undecided("gave up"))
    monkeypatch.setattr(asking, "among", lambda *_: False)
    monkeypatch.setitem(vars(asker.lifted), "seen", {})
    found = findings(asker, claim)
    # What was played out on the plain rules needs no solver.
    asked = [finding for finding in found if finding.verdict is not Verdict.WITNESSED]
    assert verdicts(asked) == {Verdict.UNKNOWN}
    assert all(finding.reason for finding in asked)


@pytest.mark.parametrize("claim", with_premise((Given(holds=lambda state: False),)), ids=named)
def test_premises_that_never_hold_prove_nothing(asker: Asker, claim: Claim) -> None:
    found = [finding for finding in findings(asker, claim) if finding.part != "deal"]
    assert Verdict.PROVED not in verdicts(found)
    assert Verdict.WITNESSED not in verdicts(found)


def test_a_move_replayed_to_something_else_is_unknown() -> None:
    elsewhere = replace(RULEBOOK, play=lambda state, move: Played(state))
    claim = Invariant(name="full", holds=heap_is_full, **HOW)
    found = {finding.part: finding for finding in findings(heap_asker(book=elsewhere), claim)}
    assert found["take"].verdict is Verdict.UNKNOWN
    assert "replay" in str(found["take"].reason)


def test_a_deal_replayed_to_something_else_is_unknown() -> None:
    elsewhere = replace(
        RULEBOOK, set_up=lambda game, deal: replace(RULEBOOK.set_up(game, deal), heap=1)
    )
    claim = Invariant(name="empty", holds=empty, **HOW)
    found = findings(heap_asker(book=elsewhere), claim)[0]
    assert (found.part, found.verdict) == ("deal", Verdict.UNKNOWN)
    assert "replay" in str(found.reason)


def says_otherwise_of_plain_positions(state: State) -> bool:
    """Holds of every plain position and of no unknown one."""
    return isinstance(state.heap, int)


@pytest.mark.parametrize(
    "claim",
    [
        Fact(name="fact", holds=says_otherwise_of_plain_positions, **HOW),
        Possible(name="possible", holds=lambda state: not isinstance(state.heap, int), **HOW),
        replace(bound(5), value=lambda state, _: 1 if isinstance(state.heap, int) else state.heap),
    ],
    ids=named,
)
def test_a_position_that_looks_otherwise_when_plain_is_unknown(asker: Asker, claim: Claim) -> None:
    found = findings(asker, claim)
    assert verdicts(found) == {Verdict.UNKNOWN}
    assert "replay" in str(found[0].reason)


def test_a_bound_that_is_passed_is_refuted_with_the_value_found(asker: Asker) -> None:
    (found,) = findings(asker, bound(5))
    assert found.verdict is Verdict.REFUTED
    assert found.counterexample is not None
    taken = max(found.counterexample["data"]["taken"])
    assert taken > 5
    assert found.reason == f"claimed 5, found {taken}"


def test_a_bound_that_nothing_comes_to_is_refuted_by_the_game_played(asker: Asker) -> None:
    limit, attained = findings(asker, bound(PEBBLES + 1))
    assert limit.verdict is Verdict.PROVED
    assert attained.verdict is Verdict.REFUTED
    assert attained.reason == f"{PEBBLES}, not {PEBBLES + 1}"


@pytest.mark.parametrize("within", [0, 1, 2])
def test_what_takes_more_moves_than_were_searched_is_refuted(asker: Asker, within: int) -> None:
    (found,) = findings(asker, Possible(name="empty", holds=empty, within=within, **HOW))
    assert found.verdict is Verdict.REFUTED
    assert f"up to {within} moves" in str(found.reason)


def test_the_game_found_is_as_short_as_can_be(asker: Asker) -> None:
    (found,) = findings(asker, Possible(name="empty", holds=empty, within=9, **HOW))
    assert found.witness is not None
    assert len(found.witness["story"]) == PEBBLES // 3
    assert found.witness["after"]["data"]["heap"] == 0


def test_a_game_longer_than_needed_is_not_the_shortest(asker: Asker) -> None:
    detour = shortest(lambda game: (Player.ONE, (Wait(), Take(3), Take(3), Take(3))))
    found = {finding.part: finding.verdict for finding in findings(asker, detour)}
    assert found.pop(None) is Verdict.WITNESSED
    assert found.pop("none shorter") is Verdict.REFUTED
    assert set(found.values()) == {Verdict.PROVED}


def test_a_pace_that_play_beats_is_refuted(asker: Asker) -> None:
    found = {finding.part: finding for finding in findings(asker, shortest(slow=two_a_move))}
    assert found["take"].verdict is Verdict.REFUTED


def test_a_game_that_leads_elsewhere_shows_nothing(asker: Asker) -> None:
    short = shortest(lambda game: (Player.ONE, (Take(3),)))
    (found,) = findings(asker, short)
    assert found.verdict is Verdict.REFUTED


def test_a_rank_that_starts_elsewhere_is_refuted(asker: Asker) -> None:
    found = findings(asker, ranking(most=PEBBLES - 1))
    assert (found[0].part, found[0].verdict) == ("deal", Verdict.REFUTED)


def test_a_rank_that_does_not_fall_is_refuted(asker: Asker) -> None:
    still = replace(ranking(), falls=("take", "wait"))
    found = {finding.part: finding.verdict for finding in findings(asker, still)}
    assert found["wait"] is Verdict.REFUTED


def test_a_rule_that_never_refuses_is_refuted(asker: Asker) -> None:
    found = findings(asker, Live(given=(Given(holds=heap_is_full),)))
    assert found[0].verdict is Verdict.REFUTED
    assert found[0].reason == "never refused by take.what-is-there"


def test_a_way_out_that_can_be_refused_is_refuted_with_the_clause(asker: Asker) -> None:
    claim = replace(stuck(), move=lambda state: Take(1))
    (found,) = findings(asker, claim)
    assert found.verdict is Verdict.REFUTED
    assert found.counterexample is not None
    assert found.counterexample["outcome"] == "refused by take.what-is-there"
    assert found.counterexample["data"]["heap"] == 0


def test_a_way_out_that_the_plain_rules_allow_is_unknown() -> None:
    allowed = replace(RULEBOOK, play=_allowed_on_the_plain_rules)
    claim = replace(stuck(), move=lambda state: Take(1))
    (found,) = findings(heap_asker(book=allowed), claim)
    assert found.verdict is Verdict.UNKNOWN
    assert "replay" in str(found.reason)


def _allowed_on_the_plain_rules(state: State, move: Move) -> Played:
    return Played(state) if isinstance(state.heap, int) else play(state, move)


def test_a_leak_that_the_plain_rules_do_not_have_is_unknown() -> None:
    silent = replace(RULEBOOK, play=lambda state, move: Played(state))
    (found,) = findings(heap_asker(book=silent), leak(the_heap_too))
    assert found.verdict is Verdict.UNKNOWN
    assert "replay" in str(found.reason)


def test_what_a_view_shows_is_a_leak_and_what_it_hides_is_none(asker: Asker) -> None:
    (hidden,) = findings(asker, leak(own_pebbles))
    (shown,) = findings(asker, leak(the_heap_too))
    assert hidden.verdict is Verdict.PROVED
    assert shown.verdict is Verdict.REFUTED
    assert shown.counterexample is not None
    runs = shown.counterexample, shown.counterexample["elsewhere"]
    assert runs[0]["story"] != runs[1]["story"]


def test_readings_that_part_do_not_agree(asker: Asker) -> None:
    found = {finding.part: finding for finding in findings(asker, rival(lambda state: True))}
    assert found["take"].verdict is Verdict.REFUTED
    assert found["take"].counterexample is not None
    assert found["wait"].verdict is Verdict.PROVED


def test_readings_that_give_two_answers_do_not_agree(asker: Asker) -> None:
    def colour(state: State) -> bool:
        return state.game.readings.colour is Colour.BLACK

    def most(state: State) -> bool:
        return state.game.readings.most is Most.THREE

    alike = rival(lambda state: True, "colour", ("black", "white"))
    for asks, verdict in ((most, Verdict.PROVED), (colour, Verdict.REFUTED)):
        found = {each.part: each for each in findings(asker, replace(alike, asks=asks))}
        assert found["answer"].verdict is verdict
        assert found["take"].verdict is Verdict.PROVED


def test_readings_that_allow_a_move_nowhere_agree_on_it(asker: Asker) -> None:
    nothing_left = Given(holds=lambda state: state.heap == 0)
    agreeing = replace(rival(lambda state: True), given=(nothing_left,))
    found = {finding.part: finding for finding in findings(asker, agreeing)}
    assert found["take"].verdict is Verdict.PROVED
    assert found["take"].reason == "no such move was met"


def test_readings_are_not_shown_to_agree_on_no_positions(asker: Asker) -> None:
    nowhere = Given(holds=lambda state: False)
    found = findings(asker, replace(rival(lambda state: True), given=(nowhere,)))
    assert {one.verdict for one in found if one.part == "take"} == {Verdict.UNKNOWN}


def test_readings_that_agree_are_not_seen_to_part(asker: Asker) -> None:
    alike = replace(rival(None, "colour", ("black", "white")), within=2)
    (found,) = findings(asker, alike)
    assert found.verdict is Verdict.UNKNOWN
    assert "within 2 moves" in str(found.reason)


def test_where_readings_part_each_is_told_with_what_it_comes_to(asker: Asker) -> None:
    (found,) = findings(asker, rival())
    assert found.witness is not None
    outcomes: dict[str, Any] = found.witness["outcome"]
    assert outcomes == {"three": "allowed", "two": "refused by take.at-most"}
