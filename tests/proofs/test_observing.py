"""Which clauses a claim is seen to exercise: the same ones, whatever was asked before it."""

from __future__ import annotations

from pathlib import Path

import pytest

from lexludi_proofs.engine.tasks import Task, answer
from lexludi_proofs.engine.verdicts import Result, Verdict, observed

from .cairn import cairn

TAKING = ("take.at-least-one", "take.at-most", "take.what-is-there")


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A small rulebook, about which nothing was asked before this module's tests."""
    root: Path = tmp_path_factory.mktemp("cairn")
    patch = pytest.MonkeyPatch()
    patch.syspath_prepend(str(root))
    return cairn(root).name


def asked(game: str, claim: str) -> list[Result]:
    """What came of a claim."""
    found = answer(Task(game=game, claim=claim, players=2))
    assert all(result.verdict is Verdict.PROVED for result in found)
    return found


def test_a_part_exercises_what_its_action_comes_past(game: str) -> None:
    parts = {result.part: set(result.applied) for result in asked(game, "never-negative")}
    assert parts["take"] == {*TAKING, "turn.alternate"}
    assert parts["wait"] == {"turn.alternate"}
    assert parts["deal"] == set()


def test_it_makes_no_difference_what_was_asked_before(game: str) -> None:
    first = observed(asked(game, "never-negative"))
    asked(game, "pebbles-kept")
    assert observed(asked(game, "never-negative")) == first


def test_a_refusal_that_may_not_occur_is_none(game: str) -> None:
    assert all(result.refused == () for result in asked(game, "never-negative"))


def test_that_every_refusal_occurs_is_what_rules_are_live_shows(game: str) -> None:
    refused = {result.part: result.refused for result in asked(game, "rules-are-live")}
    assert refused == {"take": TAKING, "swap": (), "wait": ()}
