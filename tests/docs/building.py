"""Building sites in a folder of their own, and reading what came of it."""

from __future__ import annotations

import json
import os
import posixpath
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from html.parser import HTMLParser
from pathlib import Path
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

from sphinx.util.inventory import InventoryFile

DOCS = Path(__file__).parents[2] / "docs"
LOADING = {"script", "img", "iframe", "source", "link", "object", "embed", "audio", "video"}


@dataclass
class Page(HTMLParser):
    """What a test asks of a page: its anchors, its links, and what a browser would load."""

    ids: list[str] = field(default_factory=list)
    links: list[str] = field(default_factory=list)
    loads: list[str] = field(default_factory=list)
    words: str = ""

    def __post_init__(self) -> None:
        super().__init__()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Notes what the tag is for."""
        given = dict(attrs)
        if given.get("id"):
            self.ids.append(given["id"] or "")
        address = given.get("href") or given.get("src") or given.get("data")
        if address and tag in LOADING:
            self.loads.append(address)
        elif address and tag == "a":
            self.links.append(address)

    def handle_data(self, data: str) -> None:
        """Gathers the words."""
        self.words += data


class Found(NamedTuple):
    """What the search knows of something: its words, the rulebook's words, and where it is."""

    words: str
    own: list[str]
    address: str


@dataclass(frozen=True)
class Site:
    """A site that was built, what was said meanwhile, and the exit status."""

    source: Path
    out: Path
    said: str
    status: int

    @cached_property
    def pages(self) -> dict[str, Page]:
        """Every page by its address in the site."""
        return {file.relative_to(self.out).as_posix(): _page(file) for file in self._files()}

    @property
    def inventory(self) -> dict[str, dict[str, str]]:
        """The addresses in objects.inv by kind and name."""
        found = InventoryFile.loads((self.out / "objects.inv").read_bytes(), uri="")
        return {
            kind: {name: item.uri for name, item in items.items()}
            for kind, items in found.data.items()
        }

    def html(self, name: str) -> str:
        """The markup of a page."""
        return (self.out / name).read_text("utf-8")

    @property
    def found(self) -> dict[tuple[str, str, str], Found]:
        """What the search has to find, by the title of the game, kind and id."""
        text = (self.out / "_static/lexludi-found.js").read_text("utf-8")
        listed = json.loads(text.removeprefix("const LEXLUDI = ").removesuffix(";\n"))
        return {(game, kind, name): Found(*rest) for kind, game, name, *rest in listed}

    def broken_links(self) -> Iterator[str]:
        """The links that lead to no page, or to no place on it."""
        for name, page in self.pages.items():
            for link in page.links:
                parts = urlsplit(link)
                if parts.scheme or parts.netloc:
                    continue
                target = name
                if parts.path:
                    there = posixpath.join(posixpath.dirname(name), unquote(parts.path))
                    target = posixpath.normpath(there)
                if not self._has(target, unquote(parts.fragment)):
                    yield f"{name}: {link}"

    def _has(self, target: str, anchor: str) -> bool:
        if not anchor or target not in self.pages:
            return (self.out / target).is_file()
        return anchor in self.pages[target].ids

    def _files(self) -> Iterator[Path]:
        return self.out.rglob("*.html")


def _page(file: Path) -> Page:
    page = Page()
    page.feed(file.read_text("utf-8"))
    return page


def build(source: Path, out: Path, *, path: Path | None = None) -> Site:
    """Builds a site with every warning an error, and goes on after the first."""
    environment = dict(os.environ)
    if path is not None:
        before = environment.get("PYTHONPATH")
        environment["PYTHONPATH"] = os.pathsep.join(filter(None, (str(path), before)))
    command = [sys.executable, "-m", "sphinx", "-W", "--keep-going", "-n", "-q", "-b", "html"]
    done = subprocess.run(
        [*command, str(source), str(out)],
        env=environment,
        capture_output=True,
        text=True,
        timeout=400,
        check=False,
    )
    return Site(source, out, done.stdout + done.stderr, done.returncode)
