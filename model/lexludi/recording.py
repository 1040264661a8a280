"""A pytest plugin that notes which clauses applied and which refused, and in which passing test.

    pytest -p lexludi.recording --evidence build/evidence

writes one JSON file for each installed rulebook, `GAME.json`, from the tests that passed:

    {"put.alternate": {"applied": 12, "refused": 3, "tests": ["tests/..."], "code": ["..."]}}

`applied` and `refused` count tests, not moves. Keys are sorted and paths are relative to the root.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Generator, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Final

import pytest

from lexludi.kernel.citations import citations
from lexludi.rulebooks import rulebook, rulebooks

MOST_TESTS: Final = 12  # tests named for each clause
Seen = dict[str, dict[str, dict[str, list[str]]]]


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option that says where the evidence goes."""
    parser.addoption("--evidence", metavar="DIR", help="write which clauses applied and refused")


def pytest_configure(config: pytest.Config) -> None:
    """Record only where the option is given."""
    folder = config.getoption("--evidence")
    if folder:
        config.pluginmanager.register(Recorder(Path(folder), config), "lexludi-recorder")


class Recorder:
    """Collects what was observed, in this process and in those that tests were handed to."""

    def __init__(self, folder: Path, config: pytest.Config) -> None:
        self.folder = folder
        self.config = config
        self.books = {name: rulebook(name) for name in rulebooks()}
        self.seen: Seen = {name: {} for name in self.books}
        self._now: dict[str, dict[str, set[bool]]] = {}

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Generator[None, Any, Any]:
        """Observe the rulebooks while a test runs; a test that fails leaves no evidence."""
        now: dict[str, dict[str, set[bool]]] = {name: defaultdict(set) for name in self.books}
        with self._observing(now):
            result = yield
        for name, clauses in now.items():
            for clause, ways in clauses.items():
                self._note(name, clause, ways, item.nodeid)
        return result

    @contextmanager
    def _observing(self, now: dict[str, dict[str, set[bool]]]) -> Iterator[None]:
        with ExitStack() as stack:
            for name, book in self.books.items():
                clauses = now[name]
                stack.enter_context(
                    book.law.observed(
                        lambda clause, applied, clauses=clauses: clauses[clause].add(applied)  # type: ignore[misc]
                    )
                )
            yield

    def _note(self, game: str, clause: str, ways: set[bool], test: str) -> None:
        found = self.seen[game].setdefault(clause, {"applied": [], "refused": []})
        if True in ways:
            found["applied"].append(test)
        if False in ways:
            found["refused"].append(test)

    def pytest_testnodedown(self, node: Any) -> None:
        """Take in what another process has seen."""
        theirs: Seen = getattr(node, "workeroutput", {}).get("lexludi-evidence", {})
        for game, clauses in theirs.items():
            for clause, ways in clauses.items():
                found = self.seen[game].setdefault(clause, {"applied": [], "refused": []})
                for way, tests in ways.items():
                    found[way].extend(tests)

    def pytest_sessionfinish(self) -> None:
        """Hand over what was seen, or write it."""
        output = getattr(self.config, "workeroutput", None)
        if output is not None:
            output["lexludi-evidence"] = self.seen
            return
        for game in self.books:
            self._write(game)

    def _write(self, game: str) -> None:
        book, seen = self.books[game], self.seen[game]
        code = citations(book.package)
        evidence = {
            clause: {
                "applied": len(seen.get(clause, {}).get("applied", ())),
                "refused": len(seen.get(clause, {}).get("refused", ())),
                "tests": _telling(seen.get(clause, {})),
                "code": [f"{cited.file}:{cited.line}" for cited in code.get(clause, ())],
            }
            for clause in sorted(book.specification.clauses)
        }
        self.folder.mkdir(parents=True, exist_ok=True)
        text = json.dumps(evidence, indent=1, sort_keys=True)
        (self.folder / f"{game}.json").write_text(text + "\n", encoding="utf-8")


def _telling(ways: dict[str, list[str]]) -> list[str]:
    """Some tests that show a clause: those it refused something in come first."""
    refused, applied = sorted(ways.get("refused", ())), sorted(ways.get("applied", ()))
    return list(dict.fromkeys((*refused, *applied)))[:MOST_TESTS]
