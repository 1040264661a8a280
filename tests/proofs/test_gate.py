"""The gate turns red, and names the clause, whatever of its evidence is taken away."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from lexludi_spec.sources import format_sources, parse_sources, refresh

from .cairn import TEXT, Cairn, cairn

OTHER_WORDS = TEXT.replace("a single turn may take", "a turn of one player may take")
assert OTHER_WORDS != TEXT


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Cairn:
    """The rulebook, not imported and with nothing recorded yet."""
    monkeypatch.syspath_prepend(str(tmp_path))
    return cairn(tmp_path)


@pytest.fixture(scope="module")
def recorded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cairn]:
    """The rulebook, tested and verified; nobody changes it."""
    root = tmp_path_factory.mktemp("cairn")
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(root))
        whole = cairn(root)
        whole.record_tests()
        whole.verify()
        yield whole


def with_records_of(bare: Cairn, whole: Cairn) -> None:
    """Give a rulebook the records of another, as if they were its own."""
    for file in ("observed/tests.json", f"verify/{whole.name}.json"):
        there = bare.records / file.replace(whole.name, bare.name)
        there.parent.mkdir(parents=True, exist_ok=True)
        text = (whole.records / file).read_text("utf-8").replace(whole.name, bare.name)
        there.write_text(text, "utf-8")


def test_the_gate_is_open_where_everything_is_exercised(recorded: Cairn) -> None:
    told = recorded.evidence("--check")
    assert told.exit_code == 0, told.output
    assert "4 of 4 clauses that bind are covered" in told.output
    assert recorded.faults() == set()


def test_the_record_goes_both_ways(recorded: Cairn, tmp_path: Path) -> None:
    file = tmp_path / "evidence.json"
    assert recorded.evidence("--output", str(file)).exit_code == 0
    found = json.loads(file.read_text("utf-8"))["games"][recorded.name]
    clause = found["clauses"]["take.at-most"]
    four = "test_cairn.py::test_a_number_is_refused[four]"
    assert clause["tests"][0] == four
    assert clause["claims"][0] == "rules-are-live"
    assert found["tests"][four]["refused"] == ["take.at-most"]
    assert "take.at-most" in found["claims"]["rules-are-live"]["refused"]
    (place,) = clause["code"]
    assert place.startswith(f"{recorded.name}/__init__.py:")


@pytest.mark.parametrize(
    ("line", "clause"),
    [
        ('            LAW.require(move.count <= most, "take.at-most")\n', "take.at-most"),
        ('@LAW.encodes("turn.alternate")\n', "turn.alternate"),
    ],
)
def test_a_citation_taken_out_of_the_code(
    bare: Cairn, recorded: Cairn, line: str, clause: str
) -> None:
    bare.spoil("__init__.py", line, "")
    with_records_of(bare, recorded)
    assert bare.faults() == {(clause, "no code")}
    assert bare.evidence("--check").exit_code == 1
    bare.verify()
    if clause == "turn.alternate":
        assert (clause, "not observed") in bare.faults()


def test_a_test_that_is_skipped(bare: Cairn, recorded: Cairn) -> None:
    with_records_of(bare, recorded)
    for test in ("test_the_other_is_next", "test_a_number_is_refused"):
        bare.spoil("test_cairn.py", f"def {test}", f"@pytest.mark.skip('later')\ndef {test}")
    bare.record_tests()
    assert bare.faults() == {
        (clause, "test skipped") for clause in ("turn.alternate", "take.at-most")
    } | {("take.at-least-one", "test skipped")}
    told = bare.evidence("--check")
    assert told.exit_code == 1
    assert "take.at-most: test skipped: test_cairn.py::test_a_number_is_refused[four] (later)" in (
        told.output
    )


def test_a_test_that_fails_is_no_evidence(bare: Cairn) -> None:
    bare.spoil("test_cairn.py", "is Player.TWO", "is Player.ONE")
    tests = bare.record_tests()
    assert tests["test_cairn.py::test_the_other_is_next"]["seen"] == {}
    assert ("turn.alternate", "test failed") in bare.faults()


@pytest.mark.parametrize(("verdict", "code"), [("unknown", 3), ("refuted", 1)])
def test_a_claim_that_no_longer_holds(
    bare: Cairn, recorded: Cairn, verdict: str, code: int
) -> None:
    with_records_of(bare, recorded)
    file = bare.records / "verify" / f"{bare.name}.json"
    found = json.loads(file.read_text("utf-8"))
    fallen = next(one for one in found["results"] if one["claim"] == "never-negative")
    fallen["verdict"] = verdict
    file.write_text(json.dumps(found), "utf-8")
    told = bare.evidence("--check")
    assert told.exit_code == code
    assert f"take.what-is-there: claim {verdict}: never-negative" in told.output


def test_a_claim_that_was_not_asked(bare: Cairn, recorded: Cairn) -> None:
    with_records_of(bare, recorded)
    (bare.records / "verify" / f"{bare.name}.json").unlink()
    told = bare.evidence("--check")
    assert told.exit_code == 1  # nothing refuses what no test tries
    assert ("take.what-is-there", "claim not verified") in bare.faults()
    assert ("take.what-is-there", "never refused") in bare.faults()


def test_verdicts_about_other_sources_do_not_count(bare: Cairn, recorded: Cairn) -> None:
    with_records_of(bare, recorded)
    file = bare.records / "verify" / f"{bare.name}.json"
    found = json.loads(file.read_text("utf-8"))
    file.write_text(json.dumps(found | {"sources": "of last week"}), "utf-8")
    assert ("turn.alternate", "claim not verified") in bare.faults()


def test_a_sentence_that_changed_in_the_rulebook(recorded: Cairn, tmp_path: Path) -> None:
    text = tmp_path / f"{recorded.name}.txt"
    text.write_text(TEXT, "utf-8")
    assert recorded.evidence("--check", "--rulebooks", str(tmp_path)).exit_code == 0
    text.write_text(OTHER_WORDS, "utf-8")
    told = recorded.evidence("--check", "--rulebooks", str(tmp_path))
    assert told.exit_code == 1
    assert recorded.faults("--rulebooks", str(tmp_path)) == {("take.at-most", "suspect")}


def test_a_sentence_that_changed_is_suspect_until_it_is_read_again(
    bare: Cairn, recorded: Cairn
) -> None:
    with_records_of(bare, recorded)
    file = bare.package / "rules" / "sources.toml"
    sources = parse_sources(file.read_text("utf-8"))
    file.write_text(format_sources(refresh(sources, OTHER_WORDS)), "utf-8")
    assert bare.faults() == {("take.at-most", "suspect")}
    assert bare.evidence("--check").exit_code == 1


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("rules/rulings.md", "- **two**: two. *Grounds:* the picture.\n", ""),
        ("__init__.py", '    TWO = "two"\n\n\nclass Colour', "\n\nclass Colour"),
        ("claims.py", 'rivals("most", "three", "two")', 'rivals("most", "three")'),
    ],
    ids=["specification", "model", "comparison"],
)
def test_a_ruling_that_loses_a_reading(
    bare: Cairn, recorded: Cairn, file: str, old: str, new: str
) -> None:
    bare.spoil(file, old, new)
    with_records_of(bare, recorded)
    assert bare.faults() == {("take.at-most", "reading lost")}
    assert bare.evidence("--check").exit_code == 1


def test_an_id_that_the_specification_does_not_have(bare: Cairn, recorded: Cairn) -> None:
    bare.spoil("claims.py", '"take.what-is-there"', '"take.what-was-there"')
    with_records_of(bare, recorded)
    assert bare.faults() == {("take.what-was-there", "unknown id")}


def test_a_policy_excuses_what_has_no_code(bare: Cairn, recorded: Cairn) -> None:
    bare.spoil("__init__.py", '            LAW.require(move.count <= most, "take.at-most")\n', "")
    policy = ":kind: prohibition\n:policy: exception\n:reason: a hand holds no more\n"
    bare.spoil(
        "rules/taking.md",
        ":::{clause} take.at-most\n:kind: prohibition\n",
        f":::{{clause}} take.at-most\n{policy}",
    )
    with_records_of(bare, recorded)
    assert bare.faults() == set()


def test_a_test_that_does_not_exercise_what_it_is_about(bare: Cairn, recorded: Cairn) -> None:
    with_records_of(bare, recorded)
    bare.spoil(
        "test_cairn.py",
        '"turn.alternate")',
        '"turn.alternate", "take.no-such", beyond=["take.at-most"])',
    )
    bare.record_tests()
    assert bare.faults() == {("take.no-such", "unknown id"), ("take.at-most", "observed")}


def test_nothing_recorded_is_bad_input(bare: Cairn) -> None:
    told = bare.evidence("--check")
    assert told.exit_code == 2
    assert "nothing is recorded" in told.stderr


def test_a_damaged_record_is_named(bare: Cairn) -> None:
    file = bare.records / "observed" / "tests.json"
    file.parent.mkdir(parents=True)
    file.write_text('{"tests": []}', "utf-8")
    told = bare.evidence("--check")
    assert told.exit_code == 2
    assert "tests.json" in told.stderr
    assert len(told.stderr.splitlines()) == 1
