"""Reading YAML from strangers: plain values with the line of each, or one error that says where.

Only mappings, lists and scalars: no tags, anchors or aliases (a short file could else unfold to a
huge one), no key twice, bounded size and depth. Scalars follow YAML 1.2: `no` and `on` are texts.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path as File
from typing import Any, Final

import yaml

from lexludi.kernel.forms import Fault, Path

SIZE: Final = 256 * 1024  # bytes
DEPTH: Final = 24
MOST_FAULTS: Final = 20
WHOLE: Final = re.compile(r"[-+]?[0-9]{1,9}")
DIGITS: Final = re.compile(r"[-+]?[0-9]{10,}")
TRUTHS: Final = {"true": True, "false": False}
NOTHING: Final = frozenset(("", "~", "null"))


class Unreadable(ValueError):
    """A file that is no document: one line with file, line (0: the whole file), field, problem."""

    def __init__(self, file: str, line: int, path: Path, problem: str) -> None:
        super().__init__(located(file, line, Fault(path, problem)))
        self.file = file
        self.line = line


class Rejected(ValueError):
    """A file that is of no use; `problems` are lines that each name file, line and field."""

    def __init__(self, problems: tuple[str, ...]) -> None:
        super().__init__("\n".join(problems))
        self.problems = problems


def located(file: str, line: int, fault: Fault) -> str:
    """A fault with its place, on one line."""
    return f"{shown(file)}:{line}: {fault}"


def shown(file: str) -> str:
    """A file's name, as it is if it can stand in one line of a message."""
    return file if file.isprintable() else ascii(file)


@dataclass(slots=True)
class Document:
    """What a file holds, and the line (from 1) on which each key or item begins."""

    file: str
    data: Any
    lines: dict[Path, int] = field(default_factory=dict)

    def line(self, path: Path) -> int:
        """The line of the field, or of the nearest one around it that stands in the file."""
        for length in range(len(path), -1, -1):
            if path[:length] in self.lines:
                return self.lines[path[:length]]
        return 1

    def located(self, fault: Fault) -> str:
        """A fault with its place, on one line."""
        return located(self.file, self.line(fault.path), fault)


def rejected(document: Document, faults: Iterable[Fault]) -> Rejected:
    """The faults of a file, each once and not more than anybody reads."""
    told = [document.located(fault) for fault in dict.fromkeys(faults)]
    if len(told) > MOST_FAULTS:
        more = Fault((), f"{len(told) - MOST_FAULTS} more faults like these")
        told = [*told[:MOST_FAULTS], document.located(more)]
    return Rejected(tuple(told))


def document_in(file: str) -> Document:
    """The document in a file. Raises Rejected."""
    try:
        return read_document(file)
    except Unreadable as error:
        raise Rejected((str(error),)) from None


def read_document(file: str) -> Document:
    """The document in a file. Raises Unreadable."""
    path = File(file)
    try:
        with path.open("rb") as opened:
            raw = opened.read(SIZE + 1)
    except IsADirectoryError:
        raise Unreadable(file, 0, (), "is a folder, name the files in it") from None
    except (OSError, ValueError) as error:
        told = error.strerror if isinstance(error, OSError) and error.strerror else "no such file"
        raise Unreadable(file, 0, (), f"cannot be opened ({told.lower()})") from None
    if len(raw) > SIZE:
        raise Unreadable(file, 0, (), f"is larger than {SIZE // 1024} KiB, split it")
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = raw[: error.start].count(b"\n") + 1
        raise Unreadable(file, line, (), "is no UTF-8 text") from None
    return parse_document(text, file)


def parse_document(text: str, file: str = "text") -> Document:
    """The document that a text is. Raises Unreadable."""
    document = Document(file, None)
    try:
        events = yaml.parse(text, Loader=yaml.SafeLoader)
        document.data = _Builder(document, events).build()
    except yaml.reader.ReaderError as error:
        line = text[: error.position].count("\n") + 1
        raise Unreadable(file, line, (), "holds a character that no text has") from None
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        problem = " ".join((error.problem or "cannot be read").split())
        line = mark.line + 1 if mark else 0
        raise Unreadable(file, line, (), f"is no YAML ({problem[:80]})") from None
    return document


class _Builder:
    """Puts the values together from the events of the parser."""

    def __init__(self, document: Document, events: Iterator[Any]) -> None:
        self._document = document
        self._events = events

    def build(self) -> Any:
        next(self._events)  # the start of the stream
        start = next(self._events)
        if isinstance(start, yaml.StreamEndEvent):
            self._fail(start, (), "is empty")
        value = self._value(next(self._events), ())
        next(self._events)  # the end of the document
        after = next(self._events)
        if not isinstance(after, yaml.StreamEndEvent):
            self._fail(after, (), "holds a second document, write a list instead of '---'")
        return value

    def _value(self, event: Any, path: Path) -> Any:
        self._document.lines.setdefault(path, event.start_mark.line + 1)
        if isinstance(event, yaml.AliasEvent) or getattr(event, "anchor", None) is not None:
            self._fail(event, path, "anchors and aliases are not allowed, write the value out")
        if getattr(event, "tag", None) is not None:
            self._fail(event, path, "tags are not allowed, leave the '!' out")
        if len(path) > DEPTH:
            self._fail(event, path[:3], f"is nested more than {DEPTH} deep")
        if isinstance(event, yaml.ScalarEvent):
            return self._scalar(event, path)
        if isinstance(event, yaml.SequenceStartEvent):
            return self._list(path)
        return self._mapping(path)

    def _list(self, path: Path) -> list[Any]:
        items: list[Any] = []
        while not isinstance(event := next(self._events), yaml.SequenceEndEvent):
            items.append(self._value(event, (*path, len(items))))
        return items

    def _mapping(self, path: Path) -> dict[str, Any]:
        found: dict[str, Any] = {}
        while not isinstance(event := next(self._events), yaml.MappingEndEvent):
            if not isinstance(event, yaml.ScalarEvent):
                self._fail(event, path, "a key has to be a word")
            key = event.value
            here = (*path, key)
            if event.anchor is not None or event.tag is not None:
                self._fail(event, here, "anchors and tags are not allowed")
            if key in found:
                self._fail(event, here, f"is given twice (first on line {self._line(here)})")
            self._document.lines[here] = event.start_mark.line + 1
            found[key] = self._value(next(self._events), here)
        return found

    def _scalar(self, event: Any, path: Path) -> Any:
        text: str = event.value
        if not event.implicit[0]:
            return text
        if WHOLE.fullmatch(text):
            return int(text)
        if DIGITS.fullmatch(text):
            self._fail(event, path, "the number is too long")
        if text.lower() in NOTHING:
            return None
        return TRUTHS.get(text.lower(), text)

    def _line(self, path: Path) -> int:
        return self._document.lines[path]

    def _fail(self, event: Any, path: Path, problem: str) -> None:
        raise Unreadable(self._document.file, event.start_mark.line + 1, path, problem)
