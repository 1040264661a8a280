"""What is kept is found again; what is damaged, misplaced or out of reach is a miss."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from lexludi_proofs.engine import asking
from lexludi_proofs.engine.cache import Cache, key_of
from lexludi_proofs.engine.claims import Invariant
from lexludi_proofs.engine.inductive import invariant
from lexludi_proofs.engine.lifting import weighed
from lexludi_proofs.engine.running import answers
from lexludi_proofs.engine.tasks import Task
from lexludi_proofs.engine.verdicts import Verdict
from lexludi_proofs.symbolic.digests import digest
from lexludi_proofs.symbolic.solving import Undecided
from lexludi_proofs.symbolic.sources import Unknowns
from lexludi_proofs.symbolic.truths import term_of

from .conftest import heap_asker
from .heap_claims import heap_is_full, pebbles_kept
from .kinds import HOW

KEY, OTHER = key_of("one"), key_of("other")
ANSWER = {"verdict": "proved", "seconds": 0.5}


def entry(cache: Cache) -> Path:
    """The only file in the folder."""
    (file,) = (each for each in cache.folder.rglob("*") if each.is_file())
    return file


@pytest.fixture
def cache(tmp_path: Path) -> Cache:
    """A folder with one answer in it."""
    made = Cache(tmp_path / "answers")
    made.put(KEY, ANSWER)
    return made


def test_what_is_kept_is_found_again_by_its_key_alone(cache: Cache) -> None:
    assert Cache(cache.folder).get(KEY, dict) == ANSWER
    assert Cache(cache.folder).get(OTHER, dict) is None


def test_nothing_is_kept_in_a_new_folder(tmp_path: Path) -> None:
    assert Cache(tmp_path / "none").get(KEY, dict) is None


@pytest.mark.parametrize(
    "damage",
    [
        lambda whole: b"",
        lambda whole: b"\x00\xff" * 1000,
        lambda whole: b"[" * 100_000,
        lambda whole: b"null",
        lambda whole: whole[: len(whole) // 2],
        lambda whole: whole[:-1],
        lambda whole: whole.replace(b"proved", b"refute"),
        lambda whole: whole.replace(b"0.5", b"1.5"),
    ],
    ids=["empty", "noise", "deep", "null", "half", "cut short", "altered", "another number"],
)
def test_a_damaged_entry_is_a_miss_and_can_be_replaced(
    cache: Cache, damage: Callable[[bytes], bytes]
) -> None:
    file = entry(cache)
    file.write_bytes(damage(file.read_bytes()))
    assert cache.get(KEY, dict) is None
    cache.put(KEY, ANSWER)
    assert cache.get(KEY, dict) == ANSWER


def test_an_entry_under_the_key_of_another_is_a_miss(cache: Cache) -> None:
    file = entry(cache)
    moved = cache.folder / OTHER[:2] / f"{OTHER[2:]}.json"
    moved.parent.mkdir(exist_ok=True)
    file.rename(moved)
    assert cache.get(OTHER, dict) is None
    assert cache.get(KEY, dict) is None


def test_an_entry_of_another_type_is_a_miss(cache: Cache) -> None:
    assert cache.get(KEY, list[int]) is None


def test_a_folder_in_the_place_of_an_entry_is_a_miss(cache: Cache) -> None:
    file = entry(cache)
    file.unlink()
    file.mkdir()
    assert cache.get(KEY, dict) is None
    cache.put(KEY, ANSWER)


def test_no_half_written_entry_is_left_behind(cache: Cache) -> None:
    cache.put(KEY, ANSWER)
    assert entry(cache).suffix == ".json"


@pytest.fixture
def out_of_reach(tmp_path: Path) -> Path:
    """A folder that nobody can write, not even root: it lies below a file."""
    file = tmp_path / "file"
    file.write_text("", "utf-8")
    return file / "answers"


def test_a_folder_that_cannot_be_written_is_done_without(out_of_reach: Path) -> None:
    cache = Cache(out_of_reach)
    cache.put(KEY, ANSWER)
    assert cache.get(KEY, dict) is None
    assert not cache.writable


def test_a_claim_is_proved_all_the_same_without_a_folder(out_of_reach: Path) -> None:
    claim = Invariant(name="kept", holds=pebbles_kept, **HOW)
    found = list(invariant(heap_asker(cache=Cache(out_of_reach)), claim))
    assert {finding.verdict for finding in found} == {Verdict.PROVED}


def test_what_was_proved_once_is_not_asked_again(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    claim = Invariant(name="kept", holds=pebbles_kept, **HOW)
    cache = Cache(tmp_path)
    first = list(invariant(heap_asker(cache=cache), claim))
    monkeypatch.setattr(asking, "solve", lambda *_, **__: Undecided("asked again"))
    again = list(invariant(heap_asker(cache=cache), claim))
    assert {finding.verdict for finding in first} == {Verdict.PROVED}
    assert again == first


def test_what_was_not_proved_is_asked_again(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    claim = Invariant(name="full", holds=heap_is_full, **HOW)
    cache = Cache(tmp_path)
    first = {found.part: found.verdict for found in invariant(heap_asker(cache=cache), claim)}
    monkeypatch.setattr(asking, "solve", lambda *_, **__: Undecided("asked again"))
    again = {found.part: found.verdict for found in invariant(heap_asker(cache=cache), claim)}
    assert first["take"] is Verdict.REFUTED
    assert again["take"] is Verdict.UNKNOWN


def questions(claim: Invariant) -> list[str]:
    """The names of what is asked of a claim about the rules, lifted anew."""
    lifted = heap_asker().lifted
    held = weighed(lambda: claim.holds(lifted.before))
    return [
        digest([*lifted.limits, *lift.limits, *held, course.condition, *weighed(kept)])
        for lift in map(lifted.lift, ("take", "swap", "wait"))
        for course in lift.courses
        for kept in [lambda course=course: claim.holds(course.outcome.state)]
    ]


def test_a_question_has_the_same_name_whatever_was_asked_before() -> None:
    claim = Invariant(name="kept", holds=pebbles_kept, **HOW)
    first = questions(claim)
    alive = [Unknowns(f"meanwhile.{at}").whole(0, at + 1) + at for at in range(200)]
    assert questions(claim) == first
    assert len(set(first)) == len(first)
    assert alive


def test_the_sides_of_an_equation_may_change_places() -> None:
    source = Unknowns("n")
    one, other = source.whole(0, 9), source.whole(0, 9)
    assert digest([term_of(one == other)]) == digest([term_of(other == one)])
    assert digest([term_of(one <= other)]) != digest([term_of(other <= one)])
    assert digest([term_of(one == 3)]) != digest([term_of(one == 4)])
    assert digest([term_of(one == 3)]) != digest([term_of(other == 3)])


def test_kept_results_say_so_and_are_the_same(installed: Path, tmp_path: Path) -> None:
    task = Task(game="heap", claim="pebbles-kept", players=2, cache=str(tmp_path))
    (first,) = answers([task], jobs=1)
    (again,) = answers([task], jobs=1)
    assert not any(result.cached for result in first)
    assert all(result.cached for result in again)
    assert [(one.part, one.verdict, one.seconds) for one in again] == [
        (one.part, one.verdict, one.seconds) for one in first
    ]


def test_other_readings_players_or_clauses_have_their_own_answers() -> None:
    task = Task(game="heap", claim="pebbles-kept", players=2)
    others = [
        Task(game="heap", claim="heap-is-full", players=2),
        Task(game="heap", claim="pebbles-kept", players=3),
        Task(game="heap", claim="pebbles-kept", players=2, readings={"most": "two"}),
        Task(game="heap", claim="pebbles-kept", players=2, without="take.at-most"),
    ]
    assert len({each.key for each in (task, *others)}) == 5
    assert Task(game="heap", claim="pebbles-kept", players=2, seconds=1.0).key == task.key
