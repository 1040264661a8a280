"""Every scenario comes out as expected, and together they try each rule from both sides."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from lexludi.judging.documents import read_document
from lexludi.judging.judging import Judged, judge, judge_file
from lexludi.judging.scenarios import Scenario, scenarios
from lexludi.kernel.citations import How, citations
from lexludi.kernel.forms import Faults, given
from lexludi.kernel.readings import rulings
from lexludi.rulebooks import rulebook, rulebooks
from lexludi_spec import Kind, Policy

FOLDER = Path(__file__).parents[1] / "scenarios"
FILES = sorted(FOLDER.rglob("*.yaml"))

# Of these, all readings allow and score the same: they differ in who knows what, or who decides.
SILENT = {
    "viajantes": {"identities-seen", "clothing-backs", "closed-pile"},
    "venturesome": {
        "counts",  # how many cards others hold is seen, or not
        "bridge-pair",  # the same pairs may fall, whoever picks one
    },
    "itchy-feet": {
        "traded-cards",  # what is traded is seen by all, or not
        "limit-choice",  # the same cards may go, whoever picks one
    },
    "passengers": {"own-card-again"},  # who looks at a passenger again, or remembers it
}


def named(file: Path) -> str:
    """What a file is called in the name of a test."""
    return f"{file.parent.name}-{file.stem}"


@cache
def judged(file: Path) -> tuple[Judged, ...]:
    return judge_file(str(file))


@cache
def read(file: Path) -> tuple[Scenario, ...]:
    return scenarios(read_document(str(file)))


def of(game: str) -> list[Scenario]:
    """The scenarios of a game, from all files."""
    return [one for file in FILES for one in read(file) if one.book.name == game]


def about(scenario: Scenario) -> set[str]:
    """The clauses that a scenario names, and those that it says refuse a move."""
    refusing = [step.refused for step in given(scenario.form.moves, [])]
    return {*given(scenario.form.clauses, []), *(one for one in refusing if isinstance(one, str))}


def each() -> Iterator[Any]:
    """Every scenario with its file, held to what it is about."""
    for file in FILES:
        for one in read(file):
            beyond = given(one.form.beyond, [])
            mark = pytest.mark.cites(one.book.name, *sorted(about(one)), beyond=beyond)
            yield pytest.param(file, one, id=f"{named(file)}: {one.form.title}", marks=mark)


@pytest.mark.parametrize(("file", "scenario"), list(each()))
def test_a_scenario_comes_out_as_expected(file: Path, scenario: Scenario) -> None:
    document = read_document(str(file))
    results = [judge(document, scenario, readings) for readings in scenario.readings]
    assert [problem for one in results for problem in one.failed] == []


@pytest.mark.parametrize("file", FILES, ids=named)
def test_a_scenario_expects_something(file: Path) -> None:
    assert [one.title for one in judged(file) if one.met == 0] == []


@pytest.mark.parametrize("file", FILES, ids=named)
def test_a_scenario_cites_what_it_is_about(file: Path) -> None:
    silent = [one for one in read(file) if not (one.form.clauses or one.form.beyond)]
    assert [one.form.title for one in silent] == []


@pytest.mark.parametrize("game", rulebooks())
def test_titles_tell_scenarios_apart(game: str) -> None:
    titles = [one.form.title for one in of(game)]
    assert len(titles) == len(set(titles))


@pytest.mark.parametrize("game", rulebooks())
def test_every_prohibition_on_a_move_refuses_one_and_allows_its_neighbour(game: str) -> None:
    """In one scenario about the clause, it refuses a move, and another move is legal."""
    book = rulebook(game)
    tried = {
        step.refused
        for scenario in of(game)
        for step in given(scenario.form.moves, [])
        if step.refused in given(scenario.form.clauses, [])
        if any(not isinstance(other.refused, str) for other in given(scenario.form.moves, []))
    }
    prohibitions = {
        clause.id
        for clause in book.specification.clauses.values()
        if clause.kind is Kind.PROHIBITION
        and clause.policy is not Policy.BY_CONSTRUCTION
        and not clause.id.startswith("setup.")
    }
    assert prohibitions - tried == set()


@pytest.mark.parametrize("game", rulebooks())
def test_every_clause_that_can_refuse_a_move_refuses_one(game: str) -> None:
    """Also those that are no prohibitions, such as an effect that needs a card to be there.

    Setup refuses deals, and no move.
    """
    book = rulebook(game)
    refusing = {
        clause
        for clause, places in citations(book.package).items()
        for place in places
        if place.how is How.REQUIRES and place.module != f"{book.package}.setup"
    }
    tried = {step.refused for scenario in of(game) for step in given(scenario.form.moves, [])}
    assert refusing - tried == set()


@pytest.mark.parametrize("game", rulebooks())
def test_what_refuses_a_move_is_cited_where_it_refuses(game: str) -> None:
    found = citations(rulebook(game).package)
    for scenario in of(game):
        for step in given(scenario.form.moves, []):
            if isinstance(step.refused, str):
                hows = {citation.how for citation in found[step.refused]}
                assert How.REQUIRES in hows, step.refused


@pytest.mark.parametrize("game", rulebooks())
def test_every_reading_that_changes_a_verdict_stands_in_a_scenario(game: str) -> None:
    book = rulebook(game)
    default, silent = book.readings(), SILENT.get(game, set())
    there = {
        (ruling, reading)
        for scenario in of(game)
        if isinstance(scenario.form.readings, dict)
        for ruling, reading in scenario.form.readings.items()
    }
    wanted = {
        (ruling, reading.value)
        for ruling, kind in rulings(book.readings).items()
        for reading in kind
        if reading is not getattr(default, ruling.replace("-", "_")) and ruling not in silent
    }
    assert wanted - there == set()


@pytest.mark.parametrize("file", FILES, ids=named)
def test_a_chosen_reading_matters_to_some_scenario_that_chooses_it(file: Path) -> None:
    """Under the defaults, one of the scenarios that choose a reading would come out otherwise."""
    document = read_document(str(file))
    matters: dict[tuple[str, str], bool] = {}
    for scenario in read(file):
        choices = scenario.form.readings
        if not isinstance(choices, dict) or len(choices) != 1:
            continue
        try:
            failed = judge(document, scenario, scenario.book.readings()).failed
        except Faults:  # the position itself needs the reading
            failed = ("position",)
        (choice,) = choices.items()
        matters[choice] = matters.get(choice, False) or bool(failed)
    alone = {("hand-swap-timing", "any-moment"), ("received-points", "at-once")}
    assert {choice for choice, does in matters.items() if not does} <= alone
