"""Drawings of positions: shapes and words, and nothing that would be run or fetched."""

from __future__ import annotations

import re
from collections.abc import Iterable
from hashlib import sha256
from typing import Any
from xml.etree import ElementTree

from sphinx.util import logging

from lexludi_domain import nodes as parts

logger = logging.getLogger(__name__)

SHAPES = re.compile(
    "svg|g|defs|title|desc|rect|circle|ellipse|line|polyline|polygon|path|text|tspan|use|style"
    "|clippath|marker|lineargradient|radialgradient|stop|symbol|pattern"
)
OUTSIDE = re.compile(r"https?:|//|javascript:|data:|@import", re.IGNORECASE)


def drawn(markup: Any, label: str) -> parts.drawing | None:
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
