"""Laws of the audit: each way in which a text can differ is told apart, also all at once."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lexludi_spec import Specification
from lexludi_spec.alignment import align
from lexludi_spec.audit import AuditReport, audit
from lexludi_spec.sources import draft

from .pebbles import TEXT

SENTENCE = "A turn takes one, two or three pebbles from the heap."
CHANGED = "A turn takes one, two or four pebbles from the heap."
LINES = TEXT.splitlines()


def changed(report: AuditReport) -> list[tuple[str, str]]:
    return [(str(match.entry.place), match.unit.text) for match in report.changed]


def added(report: AuditReport) -> list[str]:
    return [unit.text for unit in report.added]


def gone(report: AuditReport) -> list[str]:
    return [str(entry.place) for entry in report.gone]


def test_a_text_that_did_not_change_has_no_findings(pebbles: Specification) -> None:
    report = audit(pebbles, TEXT)
    assert report.clean
    assert len(report.accounted) == report.units == len(pebbles.sources.entries) == 12
    assert report.suspect == ()


def test_white_space_quotes_and_blank_lines_are_no_change(pebbles: Specification) -> None:
    assert audit(pebbles, TEXT.replace(" ", "  ").replace("\n", "\n\n")).clean


def test_a_changed_sentence_makes_its_clauses_suspect(pebbles: Specification) -> None:
    report = audit(pebbles, TEXT.replace(SENTENCE, CHANGED))
    assert not report.clean
    assert changed(report) == [("Taking, s1", CHANGED)]
    assert (added(report), gone(report), report.moved) == ([], [], ())
    assert report.suspect == ("take.one-to-three",)


def test_a_rewritten_sentence_is_a_changed_one(pebbles: Specification) -> None:
    report = audit(pebbles, TEXT.replace(SENTENCE, "Grab whatever you like."))
    assert changed(report) == [("Taking, s1", "Grab whatever you like.")]
    assert (added(report), gone(report)) == ([], [])


def test_a_changed_row_is_told_by_its_place(pebbles: Specification) -> None:
    report = audit(pebbles, TEXT.replace("| two points", "| nine points"))
    assert changed(report) == [("Taking, s5", "white pebble | nine points")]
    assert report.suspect == ("end.last-loses",)


def test_an_added_sentence_leaves_the_others_accounted_for(pebbles: Specification) -> None:
    extra = "Whoever sneezes misses a turn."
    report = audit(pebbles, TEXT.replace(SENTENCE, f"{extra} {SENTENCE}"))
    assert added(report) == [extra]
    assert (changed(report), gone(report), report.suspect) == ([], [], ())
    assert len(report.accounted) == 12
    assert not report.clean


def test_a_removed_sentence_makes_its_clauses_suspect(pebbles: Specification) -> None:
    report = audit(pebbles, TEXT.replace(SENTENCE, ""))
    assert gone(report) == ["Taking, s1"]
    assert (changed(report), added(report)) == ([], [])
    assert report.suspect == ("take.one-to-three",)
    assert not report.clean


def test_a_moved_sentence_is_neither_added_nor_gone(pebbles: Specification) -> None:
    text = TEXT.replace(f"{SENTENCE}\n", "") + SENTENCE
    report = audit(pebbles, text)
    assert [(str(m.entry.place), str(m.unit.place)) for m in report.moved] == [
        ("Taking, s1", "End, s2")
    ]
    assert (changed(report), added(report), gone(report)) == ([], [], [])
    assert report.suspect == ("take.one-to-three",)
    assert not report.clean


@pytest.mark.parametrize("extra", ["Whoever sneezes misses a turn.", "- Bring your own pebbles."])
def test_changed_added_and_removed_are_told_apart_in_one_text(
    pebbles: Specification, extra: str
) -> None:
    text = TEXT.replace(SENTENCE, f"{CHANGED}\n{extra}").replace(
        " Toss a coin to see who begins.", ""
    )
    report = audit(pebbles, text)
    assert changed(report) == [("Taking, s1", CHANGED)]
    assert added(report) == [extra.removeprefix("- ")]
    assert gone(report) == ["Setup, s2"]
    assert report.suspect == ("setup.heap", "take.one-to-three")


def test_neighbours_that_are_removed_changed_and_added_are_told_apart(
    pebbles: Specification,
) -> None:
    text = TEXT.replace(f"{SENTENCE}\n", "").replace(
        "still holds.\n", "holds by then.\nWhoever sneezes misses a turn.\n"
    )
    report = audit(pebbles, text)
    assert gone(report) == ["Taking, s1"]
    assert changed(report) == [
        ("Taking, s2", "Nobody takes more pebbles than the heap holds by then.")
    ]
    assert added(report) == ["Whoever sneezes misses a turn."]


def test_a_renamed_heading_costs_only_itself(pebbles: Specification) -> None:
    report = audit(pebbles, TEXT.replace("\nEnd\n", "\nThe End\n"))
    assert changed(report) == [("End, s0", "The End")]
    assert len(report.accounted) == 11


def test_an_empty_text_has_lost_everything(pebbles: Specification) -> None:
    report = audit(pebbles, "")
    assert len(report.gone) == 12
    assert set(report.suspect) == set(pebbles.clauses)


def test_a_unit_without_clause_or_reason_is_unaccounted_for(pebbles: Specification) -> None:
    table = pebbles.folder / "sources.toml"
    bare = table.read_text("utf-8").replace('clauses = ["take.one-to-three"]', "clauses = []")
    with_gap = _copy(pebbles, bare)
    report = audit(with_gap, TEXT)
    assert [unit.text for unit in report.unaccounted] == [SENTENCE]
    assert report.disagreements
    assert not report.clean


def _copy(specification: Specification, sources: str) -> Specification:
    from lexludi_spec import load

    folder = Path(specification.folder).parent / "pebble_copy"
    folder.mkdir()
    for page in specification.folder.glob("*.md"):
        (folder / page.name).write_text(page.read_text("utf-8"), "utf-8")
    (folder / "sources.toml").write_text(sources, "utf-8")
    return load(folder)


@settings(deadline=None)
@given(st.lists(st.sampled_from(LINES), max_size=14).map("\n".join))
def test_every_unit_and_every_entry_is_in_exactly_one_list(text: str) -> None:
    olds, news = draft(TEXT, ("Taking",)).entries, draft(text, ("Taking",)).entries
    pairs = align(olds, news)
    assert list(pairs) == sorted(pairs)
    assert len({old for old, _ in pairs}) == len({new for _, new in pairs}) == len(pairs)


@settings(deadline=None)
@given(st.sets(st.integers(0, len(LINES) - 1)))
def test_what_is_left_of_a_text_is_recognised_word_for_word(lost: set[int]) -> None:
    olds = draft(TEXT, ()).entries
    news = draft("\n".join(x for at, x in enumerate(LINES) if at not in lost), ()).entries
    same = [(old, new) for old, new in align(olds, news) if olds[old].digest == news[new].digest]
    assert len(same) == len(news)
