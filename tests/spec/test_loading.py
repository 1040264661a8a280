"""Laws of loading: what pages say is what the specification holds, and nonsense is refused."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from lexludi_spec import Kind, SpecificationError, Status, bundled, load, parse_ruling_body

from .pebbles import CLAUSE, PAGE, RULING

Write = Callable[[str], Path]


def test_a_folder_is_a_game_with_a_title(write: Write) -> None:
    pebbles = load(write(PAGE))
    assert (pebbles.game, pebbles.title) == ("pebble-heap", "Pebbles")


def test_clauses_come_in_document_order(write: Write) -> None:
    assert list(load(write(PAGE)).clauses) == [
        "take.one-to-three",
        "take.what-is-there",
        "setup.heap",
        "end.last-loses",
    ]


def test_a_clause_holds_what_its_block_says(write: Write) -> None:
    clause = load(write(PAGE)).clauses["take.one-to-three"]
    assert clause.kind is Kind.OBLIGATION
    assert clause.source == "Taking, s1"
    assert clause.text == "A turn takes at least one pebble and at most three."
    assert (clause.page, clause.line) == ("page.md", 5)
    assert (clause.policy, clause.reason) == (None, None)


def test_a_ruling_holds_question_readings_grounds_and_why(write: Write) -> None:
    ruling = load(write(PAGE)).rulings["how-many"]
    assert ruling.status is Status.DIFFERS
    assert ruling.clauses == ("take.one-to-three",)
    assert ruling.question == "How many pebbles may a turn take?"
    assert [reading.id for reading in ruling.readings] == ["up-to-three", "exactly-three"]
    assert ruling.reading(ruling.default).statement == "one, two or three."
    assert ruling.reading(ruling.default).grounds == "the example takes two of them."
    assert ruling.why == "an example is plainer than a title."
    assert ruling.register is None


def test_rulings_are_found_by_the_clause_they_concern(write: Write) -> None:
    pebbles = load(write(PAGE))
    assert [ruling.id for ruling in pebbles.rulings_on("take.one-to-three")] == ["how-many"]
    assert pebbles.rulings_on("setup.heap") == ()


def test_a_reading_that_is_none_of_the_ruling_is_not_found(write: Write) -> None:
    with pytest.raises(KeyError, match="four"):
        load(write(PAGE)).rulings["how-many"].reading("four")


@pytest.mark.parametrize("kind", list(Kind))
def test_examples_advice_and_manners_bind_nobody(write: Write, kind: Kind) -> None:
    page = PAGE.replace(":kind: obligation", f":kind: {kind}")
    normative = load(write(page)).clauses["take.one-to-three"].normative
    assert normative == (kind not in ("example", "advice", "social"))


@pytest.mark.parametrize(
    ("policy", "normative"), [("by-construction", True), ("exception", True), ("outside", False)]
)
def test_a_clause_outside_the_game_binds_nobody(write: Write, policy: str, normative: bool) -> None:
    more = f":kind: obligation\n:policy: {policy}\n:reason: so it is"
    clause = load(write(PAGE.replace(":kind: obligation", more))).clauses["take.one-to-three"]
    assert (clause.policy, clause.reason) == (policy, "so it is")
    assert clause.normative == normative


def test_a_glossary_gives_each_word_its_meaning(write: Write) -> None:
    block = ":::{glossary}\nheap\n  All pebbles\n  together.\n\npebble\n  A small stone.\n:::\n"
    words = load(write(PAGE + block)).glossary
    assert [(word.name, word.meaning) for word in words] == [
        ("heap", "All pebbles together."),
        ("pebble", "A small stone."),
    ]


def test_code_and_notes_on_a_page_are_no_clauses(write: Write) -> None:
    more = f"```\n{CLAUSE}```\n\n:::{{note}}\nA word to readers.\n:::\n"
    assert len(load(write(PAGE + more)).clauses) == 4


def test_a_folder_is_read_once(write: Write) -> None:
    folder = write(PAGE)
    assert load(folder) is load(folder)


def test_bundled_games_load_by_name() -> None:
    assert "viajantes" in bundled()
    assert all(load(game).game == game for game in bundled())


@pytest.mark.parametrize("name", ["chess", "", "../viajantes", "viajantes/.."])
def test_an_unknown_game_is_refused_with_those_that_are_known(name: str) -> None:
    with pytest.raises(SpecificationError, match="viajantes"):
        load(name)


def test_a_folder_without_an_index_is_no_game(tmp_path: Path) -> None:
    with pytest.raises(SpecificationError, match=r"index\.md"):
        load(tmp_path)


MALFORMED = {
    "unknown kind": (":kind: obligation", ":kind: law", "kind", "'law'"),
    "missing kind": (":kind: obligation\n", "", "kind", "missing"),
    "missing source": (":source: Taking, s1\n", "", "source", "missing"),
    "empty source": (":source: Taking, s1", ":source:", "source", "missing"),
    "missing text": (
        "A turn takes at least one pebble and at most three.\n",
        "",
        "text",
        "missing",
    ),
    "unknown option": (":kind: obligation", ":kind: obligation\n:sort: x", "sort", "known are"),
    "option twice": (":kind: obligation", ":kind: obligation\n:kind: setup", "kind", "twice"),
    "no id": ("{clause} take.one-to-three", "{clause}", "id", "topic.idea"),
    "bad id": ("{clause} take.one-to-three", "{clause} Take One", "id", "topic.idea"),
    "id without a topic": ("{clause} take.one-to-three", "{clause} take", "id", "topic.idea"),
    "same id": ("{clause} setup.heap", "{clause} take.what-is-there", "id", "taken"),
    "policy without reason": (
        ":kind: obligation",
        ":kind: obligation\n:policy: outside",
        "reason",
        "missing",
    ),
    "reason without policy": (
        ":kind: obligation",
        ":kind: obligation\n:reason: so",
        "policy",
        "missing",
    ),
    "unknown policy": (
        ":kind: obligation",
        ":kind: obligation\n:policy: never\n:reason: so",
        "policy",
        "'never'",
    ),
    "unknown directive": ("{clause} setup.heap", "{clasue} setup.heap", "directive", "clasue"),
    "no directive": (":::{clause} setup.heap", "::: setup.heap", "fence", "opens with"),
    "unclosed fence": ("plainer than a title.\n:::", "plainer than a title.", "fence", "closed"),
    "no title": ("# Taking", "Taking", "title", "heading"),
    "unknown clause": (":clauses: take.one-to-three", ":clauses: take.two", "clauses", "take.two"),
    "no clauses": (":clauses: take.one-to-three\n", "", "clauses", "missing"),
    "unknown severity": (":severity: H", ":severity: X", "severity", "'X'"),
    "missing severity": (":severity: H\n", "", "severity", "missing"),
    "unknown code": (":codes: W", ":codes: W Q", "codes", "'Q'"),
    "missing codes": (":codes: W\n", "", "codes", "missing"),
    "unknown status": (":status: differs", ":status: odd", "status", "'odd'"),
    "missing status": (":status: differs\n", "", "status", "missing"),
    "missing default": (":default: up-to-three\n", "", "default", "missing"),
    "default no reading": (":default: up-to-three", ":default: four", "default", "none of its"),
    "default unlike list": (":default: up-to-three", ":default: exactly-three", "default", "marks"),
    "no default marked": (" (default)", "", "default", "no reading"),
    "two defaults": ("**exactly-three**:", "**exactly-three** (default):", "default", "two"),
    "reading twice": ("**exactly-three**", "**up-to-three**", "reading", "twice"),
    "reading without grounds": (" *Grounds:* the title of the section.", "", "reading", "Grounds"),
    "no question": ("How many pebbles may a turn take?\n", "", "question", "missing"),
    "no why": ("*Why:* an example is plainer than a title.\n", "", "why", "missing"),
    "empty why": ("*Why:* an example is plainer than a title.", "*Why:*", "why", "missing"),
    "bad ruling id": ("{ruling} how-many", "{ruling} How many", "id", "small letters"),
    "same ruling": (RULING, f"{RULING}\n{RULING}", "id", "taken"),
    "meaning without word": (
        "{ruling} how-many",
        "{glossary}\n  Lost.\n:::\n\n:::{ruling} how-many",
        "term",
        "before any word",
    ),
    "word without meaning": (
        "{ruling} how-many",
        "{glossary}\nheap\n:::\n\n:::{ruling} how-many",
        "meaning",
        "heap",
    ),
}


@pytest.mark.parametrize("case", MALFORMED)
def test_what_is_malformed_is_refused_by_page_line_and_field(write: Write, case: str) -> None:
    old, new, field, problem = MALFORMED[case]
    assert old in PAGE
    with pytest.raises(SpecificationError) as refused:
        load(write(PAGE.replace(old, new, 1)))
    error = refused.value
    assert (error.page, error.field) == ("page.md", field)
    assert error.line > 0
    assert problem in error.problem
    assert str(error).startswith(f"page.md:{error.line}: {field}: ")
    assert "\n" not in str(error)


def test_an_error_in_a_ruling_points_at_the_line_of_the_item(write: Write) -> None:
    page = PAGE.replace(" *Grounds:* the title of the section.", "")
    with pytest.raises(SpecificationError) as refused:
        load(write(page))
    assert page.splitlines()[refused.value.line - 1].startswith("- **exactly-three**")


def test_a_ruling_body_parses_alone() -> None:
    body = parse_ruling_body(RULING.partition("\n\n")[2].removesuffix(":::\n"))
    assert body.default == "up-to-three"
    assert len(body.readings) == 2
