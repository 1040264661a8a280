"""A pytest plugin that notes which clauses applied and which refused, and in which test.

    pytest -p lexludi.recording --evidence build/observed/tests.json

writes one JSON file: for each test that touched a clause, claims to, or was not run to its end,
how it ended and what it saw of each installed rulebook.

    {"tests": {"tests/...": {"outcome": "passed", "reason": null,
                             "cites": {}, "beyond": {}, "names": {},
                             "seen": {"viajantes": {"applied": ["..."], "refused": ["..."]}}}}}

A test says what it is about with a mark, `cites("viajantes", "put.alternate", beyond=[...])`, and
is held to it: what it cites comes into it, what is `beyond` it does not. `names` are the clauses
that the text of a test names which was not run to its end. Keys are sorted, paths are relative to
the root.
"""

from __future__ import annotations

import ast
import inspect
import json
from collections.abc import Generator, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from textwrap import dedent
from typing import Any, Final

import pytest

from lexludi.rulebooks import rulebook, rulebooks

OUTPUT: Final = "lexludi-evidence"
Seen = dict[str, dict[str, list[str]]]
Said = dict[str, dict[str, list[str]]]  # by `cites`, `beyond` and `names`, then by game


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option that says where the record goes."""
    parser.addoption("--evidence", metavar="FILE", help="write which clauses applied and refused")


def pytest_configure(config: pytest.Config) -> None:
    """Make the mark known, and record where the option is given."""
    config.addinivalue_line("markers", "cites(game, *clauses, beyond): what a test is about")
    file = config.getoption("--evidence")
    if file:
        config.pluginmanager.register(Recorder(Path(file), config), "lexludi-recorder")


class Recorder:
    """Collects what was observed, in this process and in those that tests were handed to."""

    def __init__(self, file: Path, config: pytest.Config) -> None:
        self.file = file
        self.config = config
        self.books = {name: rulebook(name) for name in rulebooks()}
        self.seen: dict[str, Seen] = {}
        self.said: dict[str, Said] = {}
        self.ended: dict[str, tuple[str, str | None]] = {}

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, Any, Any]:
        """Note what a test says it is about, before it is run."""
        said: Said = {}
        for mark in item.iter_markers("cites"):
            game, *clauses = mark.args
            said.setdefault("cites", {})[game] = sorted(clauses)
            said.setdefault("beyond", {})[game] = sorted(mark.kwargs.get("beyond", ()))
        result = yield
        if self.ended.get(item.nodeid, ("passed",))[0] != "passed":
            said["names"] = self._named(item)
        if said:
            self.said[item.nodeid] = said
        return result

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Generator[None, Any, Any]:
        """Observe the rulebooks while a test runs."""
        now: dict[str, set[tuple[str, bool]]] = {name: set() for name in self.books}
        with self._observing(now):
            result = yield
        seen = {
            game: {
                "applied": sorted(clause for clause, applied in told if applied),
                "refused": sorted(clause for clause, applied in told if not applied),
            }
            for game, told in now.items()
            if told
        }
        if seen:
            self.seen[item.nodeid] = seen
        return result

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note how a test ended: the first phase that did not pass decides."""
        if report.outcome != "passed" or report.nodeid not in self.ended:
            reason = _reason(report) if report.skipped else None
            self.ended[report.nodeid] = (report.outcome, reason)

    def pytest_testnodedown(self, node: Any) -> None:
        """Take in what another process has seen."""
        theirs = getattr(node, "workeroutput", {}).get(OUTPUT, {})
        self.seen.update(theirs.get("seen", {}))
        self.said.update(theirs.get("said", {}))

    def pytest_sessionfinish(self) -> None:
        """Hand over what was seen, or write it."""
        output = getattr(self.config, "workeroutput", None)
        if output is not None:
            output[OUTPUT] = {"seen": self.seen, "said": self.said}
            return
        text = json.dumps({"tests": self._record()}, indent=1, sort_keys=True)
        self.file.parent.mkdir(parents=True, exist_ok=True)
        self.file.write_text(text + "\n", encoding="utf-8")

    def _record(self) -> dict[str, Any]:
        """What is written of each test; one that fails leaves no evidence."""
        record = {}
        for test, (outcome, reason) in self.ended.items():
            passed = outcome == "passed"
            seen, said = self.seen.get(test, {}), self.said.get(test, {})
            if seen or said or not passed:
                record[test] = {
                    "outcome": outcome,
                    "reason": reason,
                    "seen": seen if passed else {},
                    **{how: said.get(how, {}) for how in ("cites", "beyond", "names")},
                }
        return record

    @contextmanager
    def _observing(self, now: dict[str, set[tuple[str, bool]]]) -> Iterator[None]:
        with ExitStack() as stack:
            for name, book in self.books.items():
                told = now[name]
                stack.enter_context(
                    book.law.observed(
                        lambda clause, applied, told=told: told.add((clause, applied))  # type: ignore[misc]
                    )
                )
            yield

    def _named(self, item: pytest.Item) -> dict[str, list[str]]:
        """The clauses that stand in the text of a test or among its parameters, by game.

        Where several games have a clause of that name, those whose folder or name the test bears.
        """
        words = _texts_of(item)
        found = {
            game: {clause for clause in book.specification.clauses if clause in words}
            for game, book in self.books.items()
        }
        own = {
            game: clauses
            for game, clauses in found.items()
            if game in item.nodeid or game.replace("-", "_") in item.nodeid
        }
        chosen = own if any(own.values()) else found
        return {game: sorted(clauses) for game, clauses in chosen.items() if clauses}


def _texts_of(item: pytest.Item) -> set[str]:
    """The texts in the body of a test, and those among its parameters."""
    parameters = getattr(getattr(item, "callspec", None), "params", {})
    words = {value for value in parameters.values() if isinstance(value, str)}
    function = inspect.unwrap(getattr(item, "function", _texts_of))
    try:
        tree = ast.parse(dedent(inspect.getsource(function)))
    except (OSError, SyntaxError, TypeError):
        return words
    for statement in getattr(tree.body[0], "body", ()):
        for node in ast.walk(statement):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                words.add(node.value)
    return words


def _reason(report: pytest.TestReport) -> str:
    """Why a test was skipped, or was expected to fail."""
    if hasattr(report, "wasxfail"):
        return f"expected to fail: {report.wasxfail}".rstrip(": ")
    told = report.longrepr[2] if isinstance(report.longrepr, tuple) else str(report.longrepr)
    return told.removeprefix("Skipped: ")
