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

TOLD = ("story", "moves", "loop")
TITLES = {"story": "Moves from there", "loop": "Round and round"}
SHAPES = re.compile(
    "svg|g|defs|title|desc|rect|circle|ellipse|line|polyline|polygon|path|text|tspan|use|style"
    "|clippath|marker|lineargradient|radialgradient|stop|symbol|pattern"
)
OUTSIDE = re.compile(r"https?:|//|javascript:|data:|@import", re.IGNORECASE)


def figure(witness: Mapping[str, Any], label: str, told: Told) -> nodes.container:
    """A witness or counterexample as a block: picture, moves, and what comes of them.

    `told` turns words into document nodes, with links where they name a clause.
    """
    found = parts.box("witness")
    found += _pictures(witness, label)
    for name in TOLD:
        moves = _sentences(witness.get(name))
        if moves:
            found += parts.line(parts.label(TITLES.get(name, name.capitalize())))
            found += parts.steps(map(told, moves))
    outcome = witness.get("outcome")
    if isinstance(outcome, Mapping) and outcome:
        found += nodes.definition_list(
            "",
            *(_outcome(key, told(_plain(value))) for key, value in outcome.items()),
            classes=["lex-outcome"],
        )
    elif isinstance(outcome, str) and outcome:
        found += parts.line(parts.label("Outcome: "), *told(outcome))
    if isinstance(witness.get("data"), Mapping):
        listing = parts.code(json.dumps(witness["data"], indent=2), "json")
        found += parts.folded("The same position as data", listing)
    shown = {*TOLD, "position", "drawing", "outcome", "before", "after", "players", "data"}
    for key, value in witness.items():
        if key not in shown and value not in (None, "", [], {}):
            name = key.replace("_", " ").capitalize()
            found += parts.line(parts.label(f"{name}: "), *told(_plain(value)))
    return found


def _pictures(witness: Mapping[str, Any], label: str) -> Iterable[nodes.Node]:
    drawn = _checked(witness.get("drawing"), label)
    if drawn is not None:
        yield drawn
    for name, title in (("position", "Position"), ("before", "Before"), ("after", "After")):
        picture = witness.get(name)
        if not isinstance(picture, str) or not picture.strip():
            continue
        listing = parts.code(picture.rstrip("\n"), "text")
        if drawn is not None and name == "position":
            yield parts.folded("The same position in words", listing)
        else:
            yield parts.line(parts.label(title))
            yield listing


def _outcome(reading: str, what: list[nodes.Node]) -> nodes.definition_list_item:
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
