"""Laws of the law: a check names its clause, and no clause is cited that is not there."""

from __future__ import annotations

import pickle
from dataclasses import dataclass

import pytest

from lexludi.kernel.law import IllegalMove, Law, UnknownClause, all_at_once, unobserved


@dataclass(frozen=True)
class Words:
    """A clause, as far as the law needs it."""

    text: str


@pytest.fixture
def law() -> Law:
    """Two clauses about a heap of pebbles."""
    return Law(
        "pebbles",
        {
            "take.at-least-one": Words("a turn takes a pebble or more"),
            "take.what-is-there": Words("a turn takes no more than the heap holds"),
        },
    )


def test_what_holds_is_not_refused(law: Law) -> None:
    law.require(True, "take.what-is-there")


def test_a_refusal_has_its_clause_its_words_and_its_facts(law: Law) -> None:
    with pytest.raises(IllegalMove) as refused:
        law.require(False, "take.what-is-there", asked=3, left_in_heap=2)
    assert refused.value.clause == "take.what-is-there"
    assert refused.value.text == "a turn takes no more than the heap holds"
    assert refused.value.facts == {"asked": 3, "left_in_heap": 2}
    assert str(refused.value) == (
        "take.what-is-there: a turn takes no more than the heap holds (asked 3, left in heap 2)"
    )


def test_a_refusal_without_facts_is_its_clause_and_words(law: Law) -> None:
    with pytest.raises(IllegalMove, match=r"^take.at-least-one: a turn takes a pebble or more$"):
        law.require(False, "take.at-least-one")


def test_a_refusal_survives_the_way_to_another_process(law: Law) -> None:
    with pytest.raises(IllegalMove) as refused:
        law.require(False, "take.what-is-there", asked=3)
    sent = pickle.loads(pickle.dumps(refused.value))
    assert (sent.clause, sent.text, sent.facts) == (
        refused.value.clause,
        refused.value.text,
        refused.value.facts,
    )


def test_an_unknown_clause_is_never_cited_in_silence(law: Law) -> None:
    with pytest.raises(UnknownClause, match=r"pebbles has no clause 'take\.twice'"):
        law.encodes("take.twice")
    with pytest.raises(UnknownClause):
        law.require(False, "take.twice")
    with pytest.raises(UnknownClause), law.without(["take.twice"]):
        pass


def test_a_marked_function_does_what_it_did_and_is_known_as_an_encoder(law: Law) -> None:
    @law.encodes("take.at-least-one", "take.what-is-there")
    def take(heap: int, count: int) -> int:
        """What is left."""
        return heap - count

    assert take(5, count=2) == 3
    assert take.__name__ == "take"
    assert take.__doc__ == "What is left."
    assert law.encoders["take.at-least-one"] == law.encoders["take.what-is-there"] == [take]


def test_a_clause_that_is_switched_off_refuses_nothing_until_it_is_back(law: Law) -> None:
    with law.without(["take.what-is-there"]):
        law.require(False, "take.what-is-there")
        with pytest.raises(IllegalMove):
            law.require(False, "take.at-least-one")
        with law.without(["take.at-least-one"]):
            law.require(False, "take.at-least-one")
            law.require(False, "take.what-is-there")
    with pytest.raises(IllegalMove):
        law.require(False, "take.what-is-there")


def test_a_clause_is_back_even_after_an_error(law: Law) -> None:
    with pytest.raises(ZeroDivisionError), law.without(["take.what-is-there"]):
        raise ZeroDivisionError
    with pytest.raises(IllegalMove):
        law.require(False, "take.what-is-there")


def test_an_observer_hears_what_applied_and_what_refused(law: Law) -> None:
    @law.encodes("take.at-least-one")
    def take() -> None:
        law.require(True, "take.what-is-there")
        law.require(False, "take.at-least-one")

    heard: list[tuple[str, bool]] = []
    with (
        law.observed(lambda clause, held: heard.append((clause, held))),
        pytest.raises(IllegalMove),
    ):
        take()
    assert heard == [
        ("take.at-least-one", True),
        ("take.what-is-there", True),
        ("take.at-least-one", False),
    ]
    with pytest.raises(IllegalMove):
        take()
    assert len(heard) == 3


def test_observers_are_told_side_by_side(law: Law) -> None:
    first: list[str] = []
    second: list[str] = []
    with law.observed(lambda clause, _: first.append(clause)):
        with law.observed(lambda clause, _: second.append(clause)):
            law.require(True, "take.at-least-one")
        law.require(True, "take.what-is-there")
    assert first == ["take.at-least-one", "take.what-is-there"]
    assert second == ["take.at-least-one"]


def test_a_clause_that_is_switched_off_is_not_observed(law: Law) -> None:
    heard: list[str] = []
    with law.observed(lambda clause, _: heard.append(clause)), law.without(["take.at-least-one"]):
        law.require(True, "take.at-least-one")
    assert heard == []


def test_a_run_of_all_games_at_once_is_told_to_those_who_ask_for_it(law: Law) -> None:
    played: list[tuple[str, bool]] = []
    lifted: list[tuple[str, bool]] = []
    with (
        law.observed(lambda *one: played.append(one)),
        law.observed(lambda *one: lifted.append(one), lifted=True),
    ):
        with all_at_once():
            law.require(True, "take.at-least-one")
        law.tell_again([("take.what-is-there", False)])
        assert played == []
        law.require(True, "take.what-is-there")
    assert played == [("take.what-is-there", True)]
    assert lifted == [
        ("take.at-least-one", True),
        ("take.what-is-there", False),
        ("take.what-is-there", True),
    ]


def test_what_is_tried_at_random_is_told_to_nobody(law: Law) -> None:
    heard: list[str] = []
    with law.observed(lambda clause, _: heard.append(clause), lifted=True), unobserved():
        law.require(True, "take.at-least-one")
        with all_at_once():
            law.require(True, "take.at-least-one")
        law.tell_again([("take.at-least-one", True)])
    assert heard == []
