"""What a file may hold, and what is refused before anybody looks at its meaning."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from time import monotonic

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lexludi.judging.documents import DEPTH, SIZE, Unreadable, parse_document, read_document


def refused(text: str) -> str:
    with pytest.raises(Unreadable) as caught:
        parse_document(text, "f.yaml")
    assert "\n" not in str(caught.value)
    return str(caught.value)


def test_scalars_are_texts_but_for_whole_numbers_truths_and_nothing() -> None:
    data = parse_document("a: no\nb: 12\nc: '12'\nd: true\ne: ~\nf: 1.5\ng: -3\nh: on").data
    assert data == {
        "a": "no",
        "b": 12,
        "c": "12",
        "d": True,
        "e": None,
        "f": "1.5",
        "g": -3,
        "h": "on",
    }


def test_every_key_and_item_knows_its_line() -> None:
    document = parse_document("a:\n  b:\n  - x\n  - y: 1\n")
    assert [document.line(path) for path in [(), ("a",), ("a", "b", 0), ("a", "b", 1, "y")]] == [
        1,
        1,
        3,
        4,
    ]


def test_a_field_that_is_not_there_has_the_line_of_what_is_around_it() -> None:
    assert parse_document("a:\n  b: 1\n").line(("a", "c", "d")) == 1


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("a: &x [1]\nb: *x", "f.yaml:1: a: anchors and aliases are not allowed"),
        ("a: 1\nb: *x", "f.yaml:2: b: anchors and aliases are not allowed"),
        ("a: !!python/object/apply:os.system [ls]", "f.yaml:1: a: tags are not allowed"),
        ("a: 1\nb: 2\na: 3", "f.yaml:3: a: is given twice (first on line 1)"),
        ("? [a]\n: 1", "a key has to be a word"),
        ("", "is empty"),
        ("a: 1\n---\nb: 2", "holds a second document"),
        ("a: [1, 2", "is no YAML"),
        ("a: \x00", "holds a character that no text has"),
        ("a: " + "9" * 5000, "a: the number is too long"),
        ("[" * 200, f"nested more than {DEPTH} deep"),
        ("- " * 200 + "a", f"nested more than {DEPTH} deep"),
    ],
)
def test_what_is_no_plain_document_is_refused_by_line(text: str, said: str) -> None:
    assert said in refused(text)


def test_a_bomb_of_aliases_is_refused_before_it_unfolds() -> None:
    levels = "\n".join(f"l{at}: &l{at} [{', '.join([f'*l{at - 1}'] * 9)}]" for at in range(1, 9))
    begun = monotonic()
    assert "anchors and aliases" in refused(f"l0: &l0 lol\n{levels}")
    assert monotonic() - begun < 1


def problem(read: Callable[[], object]) -> str:
    """What is wrong with a document, or nothing."""
    try:
        read()
    except Unreadable as error:
        return str(error)
    return ""


@given(st.text(max_size=200))
def test_any_text_is_a_document_or_one_line(text: str) -> None:
    told = problem(lambda: parse_document(text, "f.yaml"))
    assert told == "" or told.startswith("f.yaml:")
    assert len(told.splitlines()) <= 1


@given(st.binary(max_size=200))
def test_any_bytes_are_a_document_or_one_line(
    tmp_path_factory: pytest.TempPathFactory, raw: bytes
) -> None:
    file = tmp_path_factory.getbasetemp() / "any.yaml"
    file.write_bytes(raw)
    assert len(problem(lambda: read_document(str(file))).splitlines()) <= 1


@pytest.mark.parametrize(
    ("raw", "said"),
    [
        (b"\x7fELF\x02\x01\x01\xff\xfe", "is no UTF-8 text"),
        (b"a: 1\n" * SIZE, f"is larger than {SIZE // 1024} KiB"),
        ("a: 1".encode("utf-16"), "is no UTF-8 text"),
    ],
)
def test_a_file_that_is_no_text_of_bounded_size_is_refused(
    tmp_path: Path, raw: bytes, said: str
) -> None:
    file = tmp_path / "f.yaml"
    file.write_bytes(raw)
    with pytest.raises(Unreadable, match=said):
        read_document(str(file))


def test_a_file_of_the_largest_size_is_read(tmp_path: Path) -> None:
    file = tmp_path / "f.yaml"
    file.write_bytes(b"a: 1\n" + b"#" * (SIZE - 5))
    assert read_document(str(file)).data == {"a": 1}


def test_a_folder_and_a_missing_file_are_refused(tmp_path: Path) -> None:
    with pytest.raises(Unreadable, match="is a folder"):
        read_document(str(tmp_path))
    with pytest.raises(Unreadable, match="cannot be opened"):
        read_document(str(tmp_path / "none.yaml"))
