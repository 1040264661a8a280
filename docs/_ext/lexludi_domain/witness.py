"""A position that the solver found, told and drawn."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Mapping
from hashlib import sha256
from typing import Any
from xml.etree import ElementTree

from docutils import nodes
from sphinx.util import logging

from lexludi_domain import nodes as parts

logger = logging.getLogger(__name__)

Told = Callable[[str], list[nodes.Node]]

INSIDE = {
    "after": "The position it leads to",
    "elsewhere": "The other run, which looks the same until then",
}
SHOWN = frozenset({"story", "position", "drawing", "outcome", "data", "players", "start"})
LONG = 16
SHAPES = re.compile(
    "svg|g|defs|title|desc|rect|circle|ellipse|line|polyline|polygon|path|text|tspan|use|style"
    "|clippath|marker|lineargradient|radialgradient|stop|symbol|pattern"
)
OUTSIDE = re.compile(r"https?:|//|javascript:|data:|@import", re.IGNORECASE)


def figure(witness: Mapping[str, Any], label: str, told: Told) -> nodes.container:
    """A witness or counterexample as a block: the position, the moves, and what comes of them.

    The moves lead on from the position; where the witness says how the game started, they are the
    whole game, and the position is the one before the last of them. `told` turns words into
    document nodes, with links where they name a clause.
    """
    found = parts.box("witness")
    if "start" in witness:
        found += _moves(witness, "The game", told)
        found += parts.line(parts.label("Before the last move"))
        found += _pictures(witness, label)
    else:
        found += _pictures(witness, label)
        found += _moves(witness, "Moves from there", told)
    found += _outcome(witness, told)
    for name, value in witness.items():
        title = INSIDE.get(name, name.replace("_", " ").capitalize())
        if isinstance(value, Mapping) and "position" in value:
            found += parts.folded(title, figure(value, f"{label}: {title}", told))
        elif name not in SHOWN and value not in (None, "", [], {}):
            found += parts.line(parts.label(f"{title}: "), *told(_plain(value)))
    for name, title in (("data", "The same position as data"), ("start", "The start as data")):
        if isinstance(witness.get(name), Mapping):
            listing = parts.code(json.dumps(witness[name], indent=1), "json")
            found += parts.folded(title, listing)
    return found


def _pictures(witness: Mapping[str, Any], label: str) -> Iterable[nodes.Node]:
    drawn = _checked(witness.get("drawing"), label)
    picture = witness.get("position")
    listing = (
        parts.code(picture.rstrip("\n"), "text")
        if isinstance(picture, str) and picture.strip()
        else None
    )
    if drawn is None:
        return [] if listing is None else [listing]
    return [drawn] if listing is None else [drawn, parts.folded("The same in words", listing)]


def _moves(witness: Mapping[str, Any], title: str, told: Told) -> Iterable[nodes.Node]:
    moves = _sentences(witness.get("story"))
    if not moves:
        return []
    listed = parts.steps(map(told, moves))
    if len(moves) > LONG:
        return [parts.folded(f"{title}: {len(moves)} moves", listed)]
    return [parts.line(parts.label(title)), listed]


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


def _checked(markup: Any, label: str) -> parts.drawing | None:
    """The drawing, unless it is more than shapes and words: then it is left out with a warning."""
    if not isinstance(markup, str) or not markup.strip():
        return None
    try:
        root = ElementTree.fromstring(markup)
    except ElementTree.ParseError as error:
        logger.warning("drawing of %s: %s", label, error)
        return None
    problem = next((each for element in root.iter() for each in _problems(element)), None)
    if problem is not None:
        logger.warning("drawing of %s: %s is not drawn", label, problem)
        return None
    bare = re.sub(r"^\s*<\?xml[^>]*\?>\s*", "", markup)
    return parts.drawing(markup=_apart(bare), label=f"Position: {label}")


def _problems(element: ElementTree.Element) -> Iterable[str]:
    tag = element.tag.rpartition("}")[2].lower()
    if not SHAPES.fullmatch(tag):
        yield f"an element {tag}"
    if tag == "style" and OUTSIDE.search(element.text or ""):
        yield "a style from elsewhere"
    for name, value in element.attrib.items():
        if name.lower().startswith("on") or OUTSIDE.search(value):
            yield f"an attribute {name}"


def _apart(markup: str) -> str:
    """Makes the ids of one drawing differ from those of all others on the page."""
    mine = f"d{sha256(markup.encode()).hexdigest()[:8]}-"
    for name in set(re.findall(r'\bid="([^"]+)"', markup)):
        escaped = re.escape(name)
        markup = re.sub(rf'\bid="{escaped}"', f'id="{mine}{name}"', markup)
        markup = re.sub(rf"#{escaped}(?=[\")'])", f"#{mine}{name}", markup)
    return markup
