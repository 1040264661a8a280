"""Laws of the table of sources, and of the command that writes it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lexludi_spec import Specification, SpecificationError
from lexludi_spec.__main__ import main
from lexludi_spec.sources import (
    Entry,
    Sources,
    disagreements,
    draft,
    format_sources,
    load_sources,
    parse_sources,
    refresh,
)
from lexludi_spec.texts import Place

from .pebbles import HEADINGS, PAGE, TEXT

NAMES = st.lists(st.from_regex(r"[a-z]+\.[a-z]+", fullmatch=True), max_size=3, unique=True)


@st.composite
def tables(draw: st.DrawFn) -> Sources:
    entries = []
    sections = draw(st.lists(st.text(min_size=1, max_size=12), max_size=3, unique=True))
    for section in sections:
        for ordinal in range(draw(st.integers(1, 4))):
            clauses = tuple(draw(NAMES))
            reason = None if clauses else draw(st.none() | st.text(min_size=1, max_size=9))
            digest = f"{draw(st.integers(0, 2**64 - 1)):016x}"
            sketch = f"{draw(st.integers(0, 2**128 - 1)):032x}"
            entries.append(Entry(Place(section, ordinal), digest, sketch, clauses, reason))
    return Sources(tuple(entries))


@settings(deadline=None)
@given(tables())
def test_a_table_that_is_written_reads_back(table: Sources) -> None:
    assert parse_sources(format_sources(table)) == table


def test_a_draft_accounts_for_headings_only() -> None:
    table = draft(TEXT, HEADINGS)
    assert table.headings == HEADINGS
    assert [str(entry.place) for entry in table.entries if entry.accounted] == [
        "Setup, s0",
        "Taking, s0",
        "End, s0",
    ]


def test_a_table_keeps_no_word_of_the_text(pebbles: Specification) -> None:
    toml = (pebbles.folder / "sources.toml").read_text("utf-8")
    assert "pebbles" not in toml
    assert "twenty" not in toml


def test_refreshing_with_the_same_text_changes_nothing(pebbles: Specification) -> None:
    assert refresh(pebbles.sources, TEXT) == pebbles.sources


def test_refreshing_keeps_clauses_where_sentences_shift_and_change(pebbles: Specification) -> None:
    text = TEXT.replace("A turn takes one,", "First of all. A turn takes none, one,")
    carried = refresh(pebbles.sources, text).carried_by("take.one-to-three")
    assert [str(place) for place in carried] == ["Taking, s2"]


def test_the_clauses_of_a_sentence_that_changed_are_suspect(pebbles: Specification) -> None:
    changed = refresh(pebbles.sources, TEXT.replace("A turn takes one,", "A turn takes none, one,"))
    suspect = {clause for entry in changed.entries if entry.suspect for clause in entry.clauses}
    assert suspect == {"take.one-to-three"}
    assert parse_sources(format_sources(changed)) == changed
    assert refresh(changed, TEXT.replace("A turn takes one,", "A turn takes none, one,")) == changed


def test_only_what_has_clauses_can_be_suspect() -> None:
    unit = 's1 = { digest = "24ec84242ddfb59c", sketch = "00010000000000000000000000000000"'
    with pytest.raises(SpecificationError, match="suspect"):
        parse_sources(f'["Title"]\n{unit}, reason = "title", suspect = true }}')


def test_pages_and_table_agree(pebbles: Specification) -> None:
    assert disagreements(pebbles) == ()


@pytest.mark.parametrize(
    ("page", "table"),
    [
        (PAGE.replace("Taking, s2", "Taking, s3"), None),
        (PAGE.replace("Taking, s2", "nowhere"), None),
        (PAGE, ("take.what-is-there", "take.nothing")),
        (PAGE, ('clauses = ["end.last-loses"]', 'clauses = ["end.last-loses", "setup.heap"]')),
    ],
)
def test_pages_and_table_that_differ_are_reported(
    write: Callable[[str], Path],
    pebbles: Specification,
    page: str,
    table: tuple[str, str] | None,
    tmp_path: Path,
) -> None:
    from lexludi_spec import load

    toml = (pebbles.folder / "sources.toml").read_text("utf-8")
    folder = tmp_path / "other"
    folder.mkdir()
    (folder / "index.md").write_text("# Other\n", "utf-8")
    (folder / "page.md").write_text(page, "utf-8")
    (folder / "sources.toml").write_text(toml.replace(*table) if table else toml, "utf-8")
    assert disagreements(load(folder))


DIGESTS = 'digest = "0123456789abcdef", sketch = "' + "0" * 32 + '"'


@pytest.mark.parametrize(
    "toml",
    [
        "[",
        "Setup = 1",
        "[Setup]\nfirst = 1",
        f"[Setup]\nx1 = {{ {DIGESTS} }}",
        "[Setup]\ns1 = 1",
        "[Setup]\ns1 = { digest = '0123456789abcdef' }",
        f"[Setup]\ns1 = {{ {DIGESTS.replace('abcdef', 'abcdeg')} }}",
        f"[Setup]\ns1 = {{ {DIGESTS}, words = 'x' }}",
        f"[Setup]\ns1 = {{ {DIGESTS}, clauses = 'x' }}",
        f"[Setup]\ns1 = {{ {DIGESTS}, clauses = [1] }}",
        f"[Setup]\ns1 = {{ {DIGESTS}, reason = '' }}",
        f"[Setup]\ns1 = {{ {DIGESTS}, reason = 1 }}",
        f"[Setup]\ns1 = {{ {DIGESTS}, reason = 'x', clauses = ['a.b'] }}",
        f"[Setup]\ns2 = {{ {DIGESTS} }}\ns1 = {{ {DIGESTS} }}",
    ],
)
def test_a_malformed_table_is_refused_in_one_line(toml: str) -> None:
    with pytest.raises(SpecificationError, match=r"^sources\.toml:0: ") as refused:
        parse_sources(toml)
    assert "\n" not in str(refused.value)


def test_a_missing_table_is_named(tmp_path: Path) -> None:
    with pytest.raises(SpecificationError, match=r"sources\.toml"):
        load_sources(tmp_path / "sources.toml")


def headed(*names: str) -> list[str]:
    return [word for name in names for word in ("--heading", name)]


def test_the_command_starts_a_table_and_lists_what_is_open(
    write: Callable[[str], Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder, text = write(PAGE), tmp_path / "text.txt"
    text.write_text(TEXT, "utf-8")
    assert main([str(folder), str(text), "--from-pages", *headed(*HEADINGS)]) == 1
    assert capsys.readouterr().out.splitlines() == [
        "Title, s1: Pebbles",
        "Taking, s3: Colour | Points",
    ]
    table = (folder / "sources.toml").read_text("utf-8")
    (folder / "sources.toml").write_text(table.replace("clauses = []", 'reason = "none"'), "utf-8")
    assert main([str(folder), str(text)]) == 0


@pytest.mark.parametrize("more", [[], headed("Nowhere")])
def test_the_command_says_what_it_misses(
    write: Callable[[str], Path],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    more: list[str],
) -> None:
    folder, text = write(PAGE), tmp_path / "text.txt"
    text.write_text(TEXT, "utf-8")
    assert main([str(folder), str(text), *more]) == 2
    assert "heading" in capsys.readouterr().err
    assert not (folder / "sources.toml").exists()


def test_the_command_names_a_text_that_is_missing(
    write: Callable[[str], Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([str(write(PAGE)), str(tmp_path / "none.txt")]) == 2
    assert "none.txt" in capsys.readouterr().err
