"""Results as the commands write them, for the small rulebook."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from .pebbles import write

DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><circle r="4"/></svg>'


def result(**given: Any) -> dict[str, Any]:
    """The answer to one question about the one claim, proved unless given otherwise."""
    return {
        "game": "pebbles",
        "claim": "heap-never-negative",
        "kind": "invariant",
        "part": "take",
        "players": 2,
        "readings": {},
        "verdict": "proved",
        "reason": None,
        "clauses": ["take.what-is-there"],
        "seconds": 0.1,
        "cached": False,
        "solver": "z3",
        "counterexample": None,
    } | given


def verified(root: Path, *results: dict[str, Any]) -> Path:
    """Writes what `lexludi verify` writes."""
    file = root / "build/verify/pebbles.json"
    write(file, json.dumps({"version": "1", "summary": {}, "results": results}))
    return file


def observed(root: Path) -> None:
    """Writes what `lexludi evidence` writes: a clause is covered, one is not, one owes nothing."""
    names = [f"test_{number}" for number in range(20)]
    row = {"kind": "obligation", "normative": True, "policy": None, "reason": None}
    row |= {"code": ["take:1"], "rulings": [], "claims": [], "without": None}
    bare = {"applied": 0, "refused": 0, "tests": []}
    clauses = {
        "take.turns": row | {"applied": 20, "refused": 1, "tests": names},
        "take.what-is-there": row | bare,
        "take.smile": row | bare | {"normative": False},
    }
    passed = {"outcome": "passed", "applied": ["take.turns"], "refused": []}
    tests = dict.fromkeys(names, passed) | {
        "test_0": passed | {"refused": ["take.turns"]},
        "test_skipped": passed | {"outcome": "skipped", "reason": "no time", "applied": []},
    }
    claims = {"heap-never-negative": passed | {"outcome": "proved", "cites": ["take.turns"]}}
    fault = {"clause": "take.what-is-there", "what": "no evidence", "says": "nothing exercised it"}
    game = {"clauses": clauses, "tests": tests, "claims": claims, "faults": [fault]}
    write(root / "build/evidence.json", json.dumps({"version": "1", "games": {"pebbles": game}}))


def guarded(root: Path) -> None:
    """Writes what `lexludi guard` writes: of three clauses one is guarded."""
    first = {"clause": "take.turns", "by": "scenario empty: expected that take.turns refuses this"}
    open_one = {"clause": "take.what-is-there", "by": None, "reason": "undecided: some-claim"}
    untried = {"clause": "take.smile", "by": None, "tried": False}
    wrong = {"clause": "take.turns", "by": None, "change": "2 for 1", "spared": "no difference"}
    write(root / "build/guard/pebbles.json", json.dumps([first, open_one, untried, wrong]))


def witness(drawing: str = DRAWING) -> dict[str, Any]:
    """A position in which the two readings part, after a game from a heap of four."""
    return {
        "players": 2,
        "position": "a heap of 1",
        "drawing": drawing,
        "data": {"heap": 1},
        "story": ["One takes 1", "One takes 2", "One takes the last"],
        "outcome": {"wins": "One wins", "loses": "refused by take.turns"},
        "start": {"heap": 4},
    }


def compared(root: Path) -> None:
    """Writes what `lexludi rulings` writes: with two players they part, with three they agree."""
    pairs = [
        {"readings": ["wins", "loses"], "players": 2, "verdict": "differs", "witness": witness()},
        {"readings": ["wins", "loses"], "players": 3, "verdict": "equivalent", "witness": None},
    ]
    pairs[1] |= {"context": {"last-pebble": "loses"}, "reason": "by induction"}
    ruling = {"game": "pebbles", "ruling": "last-pebble", "pairs": pairs}
    write(root / "build/rulings/pebbles.json", json.dumps([ruling]))
