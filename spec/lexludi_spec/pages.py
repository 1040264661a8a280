"""Reading a page: the directive blocks of a MyST Markdown file, not yet what they mean.

A block is a colon fence, `:::{name} argument`, then option lines `:key: value`, then the body, then
`:::`. Everything between blocks is prose for readers and is passed over, code fences included.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import TYPE_CHECKING, TypeVar

from lexludi_spec.errors import SpecificationError

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

OURS = frozenset({"clause", "ruling", "glossary"})
PROSE = frozenset({"note", "tip", "warning", "seealso", "figure", "toctree", "admonition"})

_Choice = TypeVar("_Choice", bound=StrEnum)

_OPEN = re.compile(r"(?P<fence>:{3,})\{(?P<name>[^}]*)\}\s*(?P<argument>.*)")
_OPTION = re.compile(r":(?P<key>[a-z][a-z-]*):(?:\s+(?P<value>.*))?")
_CODE = re.compile(r"(`{3,}|~{3,})")
_TITLE = re.compile(r"#\s+(?P<title>.+)")


@dataclass(frozen=True, slots=True)
class Block:
    """One directive as written: `line` of its opening fence, `body_line` of its first word."""

    name: str
    argument: str
    options: Mapping[str, str]
    body: str
    page: str
    line: int
    body_line: int

    def required(self, key: str) -> str:
        """The value of an option that has to be there and has to say something."""
        value = self.options.get(key, "")
        if not value:
            raise self.error(key, "is missing")
        return value

    def choice(self, key: str, among: type[_Choice]) -> _Choice:
        """The member of an enumeration that a required option names."""
        value = self.required(key)
        try:
            return among(value)
        except ValueError:
            raise self.error(key, f"{value!r} is none of {', '.join(among)}") from None

    def words(self, key: str) -> tuple[str, ...]:
        """The words of an option that may be left out."""
        return tuple(self.options.get(key, "").split())

    def only(self, known: Collection[str]) -> None:
        """Refuses options that this directive does not have."""
        for key in self.options:
            if key not in known:
                raise self.error(key, f"no such option, known are {', '.join(sorted(known))}")

    def error(self, field: str, problem: str) -> SpecificationError:
        """The error to raise for a field of this block."""
        where = f"{self.name} {self.argument}".strip()
        return SpecificationError(self.page, self.line, field, f"{problem} ({where})")


def title(text: str, page: str) -> str:
    """The text of the first heading of a page."""
    for line in text.splitlines():
        if found := _TITLE.fullmatch(line.rstrip()):
            return found["title"]
    raise SpecificationError(page, 1, "title", "the page has no heading of the first level")


def blocks(text: str, page: str) -> Iterator[Block]:
    """The clause, ruling and glossary blocks of a page, in order."""
    lines = text.splitlines()
    at = 0
    while at < len(lines):
        line = lines[at].rstrip()
        if code := _CODE.match(line):
            at = _closing(lines, at, code[1], page) + 1
        elif line.startswith(":::"):
            opened = _OPEN.fullmatch(line)
            if opened is None:
                raise SpecificationError(page, at + 1, "fence", f"no directive opens with {line!r}")
            end = _closing(lines, at, opened["fence"], page)
            if opened["name"] in OURS:
                yield _block(opened, lines[at + 1 : end], page, at + 1)
            elif opened["name"] not in PROSE:
                raise SpecificationError(
                    page, at + 1, "directive", f"no such directive, {opened['name']!r}"
                )
            at = end + 1
        else:
            at += 1


def _closing(lines: list[str], start: int, fence: str, page: str) -> int:
    for at in range(start + 1, len(lines)):
        if lines[at].rstrip() == fence:
            return at
    raise SpecificationError(page, start + 1, "fence", f"opened with {fence} and never closed")


def _block(opened: re.Match[str], inner: list[str], page: str, line: int) -> Block:
    options: dict[str, str] = {}
    at = 0
    while at < len(inner) and (option := _OPTION.fullmatch(inner[at].rstrip())):
        key = option["key"]
        if key in options:
            raise SpecificationError(page, line + 1 + at, key, "the option is given twice")
        options[key] = (option["value"] or "").strip()
        at += 1
    while at < len(inner) and not inner[at].strip():
        at += 1
    return Block(
        name=opened["name"],
        argument=opened["argument"].strip(),
        options=MappingProxyType(options),
        body="\n".join(inner[at:]).rstrip(),
        page=page,
        line=line,
        body_line=line + 1 + at,
    )
