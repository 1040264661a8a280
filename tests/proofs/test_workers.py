"""Claims side by side: what becomes of a worker befalls its own claim and no other."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest
from click.testing import CliRunner, Result

from lexludi.commands import main
from lexludi_proofs.commands.reporting import as_junit
from lexludi_proofs.engine.verdicts import Result as Verdicts

from .conftest import Run

ASKED = ("dies", "pebbles-kept", "hangs", "never-negative", "heap-is-full")
LIMIT = 10


@pytest.fixture(scope="module")
def ended(installed: Path) -> Result:
    """One run over claims of every fate, in the order in which they are asked."""
    chosen = [each for name in ASKED for each in ("--claim", name)]
    how = ["--no-cache", "--jobs", "2", "--timeout", str(LIMIT), "--format", "json"]
    return CliRunner().invoke(main, ["verify", "heap", *how, *chosen])


@pytest.fixture(scope="module")
def report(ended: Result) -> Any:
    """What the run printed."""
    return json.loads(ended.stdout)


def of(report: Any, claim: str) -> list[Any]:
    return [result for result in report["results"] if result["claim"] == claim]


def test_a_worker_that_dies_leaves_its_claim_unknown(report: Any) -> None:
    (only,) = of(report, "dies")
    assert (only["verdict"], only["reason"]) == ("unknown", "worker died")


def test_a_worker_that_takes_too_long_is_ended_and_its_claim_unknown(report: Any) -> None:
    (only,) = of(report, "hangs")
    assert (only["verdict"], only["reason"]) == ("unknown", f"no answer within {LIMIT} s")


@pytest.mark.parametrize("claim", ["pebbles-kept", "never-negative"])
def test_the_claims_beside_them_are_proved(report: Any, claim: str) -> None:
    parts = of(report, claim)
    assert [part["part"] for part in parts] == ["deal", "take", "swap", "wait"]
    assert {part["verdict"] for part in parts} == {"proved"}


def test_what_is_refuted_outweighs_what_is_unknown(ended: Result) -> None:
    assert ended.exit_code == 1


def test_results_come_in_the_order_asked(report: Any) -> None:
    assert tuple(dict.fromkeys(each["claim"] for each in report["results"])) == ASKED


def test_the_report_has_the_keys_others_rely_on(report: Any) -> None:
    assert set(report) >= {"version", "summary", "results"}
    assert set(report["summary"]) == {"proved", "witnessed", "refuted", "unknown"}
    assert sum(report["summary"].values()) == len(report["results"])
    keys = "game claim kind part players readings verdict reason clauses seconds cached solver"
    for result in report["results"]:
        assert set(result) >= {*keys.split(), "counterexample"}
        assert result["game"] == "heap"
        assert result["verdict"] in report["summary"]


def test_the_report_says_which_clauses_were_seen_at_work(report: Any) -> None:
    seen = report["observed"]["heap"]["never-negative"]
    taking = ["take.at-least-one", "take.at-most", "take.what-is-there"]
    assert seen == {"applied": [*taking, "turn.alternate"], "refused": []}
    assert not any("applied" in result for result in report["results"])


def test_a_refuted_claim_is_told_as_a_position_and_a_move(report: Any) -> None:
    refuted = [part for part in of(report, "heap-is-full") if part["verdict"] == "refuted"]
    assert [part["part"] for part in refuted] == ["take"]
    shown = refuted[0]["counterexample"]
    assert shown["position"].startswith("heap 9")
    assert shown["story"][0].startswith("Take")


def test_junit_has_a_case_for_each_part(report: Any) -> None:
    results = msgspec.convert(report["results"], list[Verdicts])
    suite = ElementTree.fromstring(as_junit(results))
    cases = list(suite)
    assert suite.attrib["tests"] == str(len(results)) == str(len(cases))
    assert int(suite.attrib["failures"]) == report["summary"]["refuted"]
    assert int(suite.attrib["errors"]) == report["summary"]["unknown"]
    assert sum(case.find("failure") is not None for case in cases) == report["summary"]["refuted"]
    assert sum(case.find("error") is not None for case in cases) == report["summary"]["unknown"]


def test_no_time_at_all_proves_nothing(installed: Path, run: Run) -> None:
    ended = run("verify", "heap", "--no-cache", "--claim", "pebbles-kept", "--timeout", "0.01")
    assert ended.exit_code == 3
    assert "no answer within 0.01 s" in ended.stdout
    assert "proved" not in ended.stdout


def test_what_was_kept_is_told_as_kept(
    installed: Path, run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LEXLUDI_CACHE", str(tmp_path / "answers"))
    asked = ("verify", "heap", "--claim", "pebbles-kept", "--jobs", "1")
    assert run(*asked).exit_code == 0
    again = run(*asked)
    assert again.exit_code == 0
    assert "kept" in again.stdout
    for file in (tmp_path / "answers").rglob("*.json"):
        file.write_bytes(file.read_bytes()[:-7])
    assert run(*asked, "--format", "junit").stdout.count("<testcase ") == 4


def test_a_cache_out_of_reach_is_done_without(
    installed: Path, run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "file"
    file.write_text("", "utf-8")
    monkeypatch.setenv("LEXLUDI_CACHE", str(file / "answers"))
    ended = run("verify", "heap", "--claim", "pebbles-kept", "--jobs", "1")
    assert ended.exit_code == 0
    assert ended.stderr == ""


def test_a_clause_out_of_force_turns_what_rests_on_it_red(installed: Path, run: Run) -> None:
    asked = ("verify", "heap", "--no-cache", "--jobs", "1", "--claim", "never-negative")
    ended = run(*asked, "--without", "take.what-is-there")
    assert ended.exit_code == 1
    assert "heap 0" in ended.stdout
    assert "Take(count=1)" in ended.stdout
