"""A third party's rulebook in a folder, made anew for each test that spoils something in it.

It has the rules of `heap`, with pages, a table of sources, a ruling, claims and a test of its own.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import dataclass, replace
from itertools import count
from pathlib import Path
from typing import Any

from click.testing import CliRunner, Result

from lexludi.commands import main
from lexludi_proofs.commands.verify import as_json
from lexludi_proofs.engine.tasks import Task, answer, claims_of
from lexludi_spec.sources import Sources, draft, format_sources

HEAP = Path(__file__).with_name("heap.py").read_text("utf-8")
NUMBERS = count()

TEXT = """\
Cairn
Taking
Nobody takes more pebbles than the heap still holds.
Whoever takes has to take at least one pebble.
Three pebbles are the most that a single turn may take.
The two players take turns until nothing is left.
"""
KINDS = {
    "take.what-is-there": "prohibition",
    "take.at-least-one": "prohibition",
    "take.at-most": "prohibition",
    "turn.alternate": "obligation",
}
RULING = """\
:::{ruling} most
:clauses: take.at-most
:severity: H
:codes: W
:status: differs
:default: three

How many may a turn take?

- **three** (default): three. *Grounds:* the sentence.
- **two**: two. *Grounds:* the picture.

*Why:* a sentence is plainer than a picture.
:::
"""
CLAIMS = '''\
"""Claims about the heap."""

from lexludi.kernel.table import itself
from lexludi_proofs.engine.claims import Claims, Invariant, Live, rivals

from NAME import PEBBLES, State


def pebbles_kept(state: State) -> bool:
    """No pebble is lost."""
    return state.heap + state.taken.total(itself) == PEBBLES


def never_negative(state: State) -> bool:
    """The heap is never negative."""
    return state.heap >= 0


CLAIMS = Claims(
    game="NAME",
    claims=(
        Live(),
        Invariant(name="pebbles-kept", holds=pebbles_kept, clauses=("turn.alternate",), because=""),
        Invariant(
            name="never-negative",
            holds=never_negative,
            clauses=("take.what-is-there",),
            because="",
        ),
    ),
    size=lambda state: state.heap,
    rivals=rivals("most", "three", "two"),
)
'''
TESTS = '''\
"""Tests of the heap."""

import pytest

from lexludi.kernel.law import IllegalMove
from NAME import Player, Take, new_game, play, set_up

START = set_up(new_game(2), Player.ONE)


@pytest.mark.cites("NAME", "turn.alternate")
def test_the_other_is_next():
    assert play(START, Take(1)).state.mover is Player.TWO


@pytest.mark.parametrize(
    ("count", "clause"), [(0, "take.at-least-one"), (4, "take.at-most")], ids=["none", "four"]
)
def test_a_number_is_refused(count, clause):
    with pytest.raises(IllegalMove) as refused:
        play(START, Take(count))
    assert refused.value.clause == clause
'''


@dataclass(frozen=True)
class Cairn:
    """The rulebook as installed in a folder, under a name that no other has."""

    root: Path
    name: str

    @property
    def package(self) -> Path:
        """The folder of its rules, pages and claims."""
        return self.root / self.name

    @property
    def records(self) -> Path:
        """Where what is recorded goes."""
        return self.root / "build"

    def spoil(self, file: str, old: str, new: str) -> None:
        """Change a piece of one of its files, which has it once."""
        path = self.root / file if file == "test_cairn.py" else self.package / file
        text = path.read_text("utf-8")
        assert text.count(old) == 1, old
        path.write_text(text.replace(old, new), "utf-8")

    def record_tests(self, *options: str) -> dict[str, Any]:
        """Run its tests in a process of their own, and record what they exercise."""
        file = self.records / "observed" / "tests.json"
        command = [sys.executable, "-m", "pytest", "-q", "-c", "/dev/null", "--rootdir", "."]
        recording = ["-p", "lexludi.recording", "--evidence", str(file)]
        done = subprocess.run(
            [*command, *recording, *options, "test_cairn.py"],
            cwd=self.root,
            env={**os.environ, "PYTHONPATH": str(self.root)},
            capture_output=True,
            text=True,
        )
        assert done.returncode in (0, 1), done.stdout + done.stderr
        found: dict[str, Any] = json.loads(file.read_text("utf-8"))["tests"]
        return found

    def verify(self) -> None:
        """Ask its claims, and keep the verdicts."""
        claims = [claim.name for claim in claims_of(self.name).claims]
        asked = [Task(game=self.name, claim=claim, players=2) for claim in claims]
        results = [result for task in asked for result in answer(task)]
        file = self.records / "verify" / f"{self.name}.json"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(as_json(results), "utf-8")

    def evidence(self, *options: str) -> Result:
        """What `lexludi evidence` says of it."""
        command = ["evidence", self.name, "--records", str(self.records), *options]
        return CliRunner().invoke(main, command)

    def faults(self, *options: str) -> set[tuple[str, str]]:
        """Which clauses lack something, and what."""
        told = json.loads(self.evidence("--format", "json", *options).stdout)
        return {(one["clause"], one["what"]) for one in told["games"][self.name]["faults"]}


def cairn(root: Path) -> Cairn:
    """Write the rulebook into a folder, which has to be on the path."""
    name = f"cairn{next(NUMBERS)}"
    made = Cairn(root, name)
    rules = made.package / "rules"
    rules.mkdir(parents=True)
    (made.package / "__init__.py").write_text(_model(name), "utf-8")
    (made.package / "claims.py").write_text(CLAIMS.replace("NAME", name), "utf-8")
    (root / "test_cairn.py").write_text(TESTS.replace("NAME", name), "utf-8")
    sentences = TEXT.splitlines()[2:]
    clauses = "\n".join(
        f":::{{clause}} {clause}\n:kind: {kind}\n:source: Taking, s{at}\n{sentence}\n:::\n"
        for at, ((clause, kind), sentence) in enumerate(
            zip(KINDS.items(), sentences, strict=True), 1
        )
    )
    (rules / "index.md").write_text("# Cairn\n\nA heap of pebbles.\n", "utf-8")
    (rules / "taking.md").write_text(f"# Taking\n\n{clauses}", "utf-8")
    (rules / "rulings.md").write_text(f"# Rulings\n\n{RULING}", "utf-8")
    (rules / "sources.toml").write_text(format_sources(_sources()), "utf-8")
    metadata = root / f"{name}-1.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n")
    (metadata / "entry_points.txt").write_text(
        f"[lexludi.rulebooks]\n{name} = {name}:RULEBOOK\n"
        f"[lexludi.claims]\n{name} = {name}.claims:CLAIMS\n",
        "utf-8",
    )
    return made


def _sources() -> Sources:
    """Each sentence with its clause; what stands before them is the title."""
    clauses = dict(enumerate(KINDS, 1))
    entries = [
        replace(entry, clauses=(clauses[entry.place.ordinal],))
        if entry.place.section == "Taking" and entry.place.ordinal
        else replace(entry, reason="heading")
        for entry in draft(TEXT, ["Taking"]).entries
    ]
    return Sources(tuple(entries))


def _model(name: str) -> str:
    """The rules of `heap`, with the clauses of the pages."""
    before, _, rest = HEAP.partition("CLAUSES: Final = {")
    _, _, after = rest.partition("LAW: Final = Law(")
    text = (
        f"{before}SPECIFICATION = load(Path(__file__).parent / 'rules')\nLAW: Final = Law({after}"
    )
    start = text.index("    specification=Specification(")
    end = text.index("    law=LAW,")
    text = f"{text[:start]}    specification=SPECIFICATION,\n{text[end:]}"
    for old, new in (
        ('Law("heap", CLAUSES)', f'Law("{name}", SPECIFICATION.clauses)'),
        ('name="heap"', f'name="{name}"'),
        ("from lexludi_spec import Specification", "from lexludi_spec import load"),
    ):
        assert old in text
        text = text.replace(old, new)
    return text
