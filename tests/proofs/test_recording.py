"""What is recorded of a test: how it came out, what it saw, and what it says it is about."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from .cairn import Cairn, cairn

NEXT = "test_cairn.py::test_the_other_is_next"
NONE = "test_cairn.py::test_a_number_is_refused[none]"


@pytest.fixture
def game(tmp_path: Path) -> Cairn:
    """A small rulebook with two tests."""
    return cairn(tmp_path)


def spoilt(game: Cairn, line: str) -> None:
    """Put a line before the test of whose turn is next."""
    game.spoil("test_cairn.py", "def test_the_other", f"{line}\ndef test_the_other")


def test_a_test_is_recorded_with_what_applied_and_what_refused(game: Cairn) -> None:
    found = game.record_tests()
    assert found[NONE]["outcome"] == "passed"
    assert found[NONE]["seen"] == {
        game.name: {"applied": ["turn.alternate"], "refused": ["take.at-least-one"]}
    }
    assert found[NEXT]["cites"] == {game.name: ["turn.alternate"]}


def test_the_record_is_the_same_whichever_process_a_test_runs_in(game: Cairn) -> None:
    assert game.record_tests("-n", "2") == game.record_tests()


def test_the_record_does_not_depend_on_an_earlier_one(game: Cairn) -> None:
    first = game.record_tests()
    file = game.records / "observed" / "tests.json"
    text = file.read_text("utf-8")
    assert game.record_tests() == first
    assert file.read_text("utf-8") == text


@pytest.mark.parametrize(
    ("line", "outcome", "reason"),
    [
        ("@pytest.mark.skip('later')", "skipped", "later"),
        ("@pytest.mark.xfail(reason='some day')", "skipped", "expected to fail: some day"),
        ("@pytest.mark.usefixtures('nowhere')", "failed", None),
    ],
)
def test_a_test_that_did_not_run_to_its_end_saw_nothing(
    game: Cairn, line: str, outcome: str, reason: str | None
) -> None:
    game.spoil("test_cairn.py", "is Player.TWO", "is Player.ONE")
    spoilt(game, line)
    found = game.record_tests()[NEXT]
    assert (found["outcome"], found["reason"], found["seen"]) == (outcome, reason, {})


NAMING: list[tuple[str, Callable[[Cairn], None]]] = [
    (NEXT, lambda game: game.spoil("test_cairn.py", "Take(1)", "Take(len('turn.alternate'))")),
    (NONE, lambda game: game.spoil("test_cairn.py", "as refused", "as found")),
]


@pytest.mark.parametrize(("test", "spoil"), NAMING, ids=["in its text", "among its parameters"])
def test_a_test_that_fails_names_clauses(
    game: Cairn, test: str, spoil: Callable[[Cairn], None]
) -> None:
    spoil(game)
    named = "turn.alternate" if test == NEXT else "take.at-least-one"
    assert game.record_tests()[test]["names"] == {game.name: [named]}
