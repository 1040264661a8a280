"""A position that the solver found, told and drawn."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any

from docutils import nodes

from lexludi_domain import nodes as parts
from lexludi_domain.linking import Told
from lexludi_domain.replay import Line, replayed
from lexludi_domain.stepper import pictured, stepper

INSIDE = {
    "after": "The position it leads to",
    "elsewhere": "The other run, which looks the same until then",
}
SHOWN = frozenset({"story", "position", "drawing", "outcome", "data", "players", "start"})
LONG = 10


def figure(witness: Mapping[str, Any], label: str, told: Told, rulebook: Any) -> nodes.container:
    """A witness or counterexample as a block: the positions, the moves, and what comes of them.

    The moves lead on from the position; where the witness says how the game started, they are the
    whole game, and the position is the one before the last of them, or after it. `told` turns
    words into document nodes, with links where they name a clause; `rulebook` plays the moves.
    """
    found = parts.box("witness")
    moves = _sentences(witness.get("story"))
    line = replayed(rulebook, witness, moves)
    if line is not None:
        found += _stepped(line, label, told)
    else:
        found += _told(witness, moves, label, told)
    found += _outcome(witness, told)
    for name, value in witness.items():
        title = INSIDE.get(name, name.replace("_", " ").capitalize())
        if isinstance(value, Mapping) and "position" in value:
            if line is None or value.get("data") != line.positions[-1].data:
                inner = figure(value, f"{label}: {title}", told, rulebook)
                found += parts.folded(title, inner)
        elif name not in SHOWN and value not in (None, "", [], {}):
            found += parts.line(parts.label(f"{title}: "), *told(_plain(value)))
    first_is_given = "start" not in witness and line is not None and len(line.positions) > 1
    data = "The first position as data" if first_is_given else "The position as data"
    for name, title in (("data", data), ("start", "The start as data")):
        if isinstance(witness.get(name), Mapping):
            listing = parts.code(json.dumps(witness[name], indent=1), "json")
            found += parts.folded(title, listing)
    return found


def _stepped(line: Line, label: str, told: Told) -> Iterable[nodes.Node]:
    """The positions one by one; where they are many, the last of them, and the others folded."""
    count, last = len(line.positions) - 1, line.positions[-1]
    if 0 < count <= LONG:
        yield parts.line(parts.label("Position by position"))
        yield from stepper(line, label, told)
    else:
        if count:
            title = f"Position by position, {count} moves"
            yield parts.folded(title, *stepper(line, label, told))
            yield parts.line(parts.label(f"After move {count}: "), *told(last.move or ""))
        yield from pictured(last.drawing, last.picture, label)
    for move in line.left:
        yield parts.line(parts.label("And then "), *told(move), name="move")


def _told(witness: Mapping[str, Any], moves: list[str], label: str, told: Told) -> list[nodes.Node]:
    """The one position that a witness shows, and its moves in words."""
    pictures = pictured(witness.get("drawing"), witness.get("position"), label)
    listed: list[nodes.Node] = []
    if moves:
        listed = [parts.line(parts.label("Moves")), parts.steps(map(told, moves))]
    if "start" in witness:
        return [*listed, parts.line(parts.label("Before the last move")), *pictures]
    return [*pictures, *listed]


def _outcome(witness: Mapping[str, Any], told: Told) -> Iterable[nodes.Node]:
    outcome = witness.get("outcome")
    if isinstance(outcome, Mapping) and outcome:
        items = (_came(key, told(_plain(value))) for key, value in outcome.items())
        listed = nodes.definition_list("", *items, classes=["lex-outcome"])
        return [parts.line(parts.label("What comes of it under each reading")), listed]
    if isinstance(outcome, str) and outcome:
        return [parts.line(parts.label("Outcome "), *told(outcome))]
    return []


def _came(reading: str, what: list[nodes.Node]) -> nodes.definition_list_item:
    return nodes.definition_list_item(
        "",
        nodes.term("", "", nodes.literal("", reading)),
        nodes.definition("", parts.line(*what)),
    )


def _sentences(value: Any) -> list[str]:
    if isinstance(value, str):
        return [each for each in value.splitlines() if each.strip()]
    return [_plain(each) for each in value] if isinstance(value, list) else []


def _plain(value: Any) -> str:
    if isinstance(value, Mapping):
        return "; ".join(f"{key}: {_plain(each)}" for key, each in value.items())
    if isinstance(value, list):
        return ", ".join(map(_plain, value))
    return str(value)
