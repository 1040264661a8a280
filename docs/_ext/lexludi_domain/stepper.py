"""A line of play as a list of drawn positions, which a script shows one at a time.

Without the script it is a numbered list, each position under the move that led to it.
"""

from __future__ import annotations

from collections.abc import Iterable

from docutils import nodes

from lexludi_domain import nodes as parts
from lexludi_domain.drawings import drawn
from lexludi_domain.linking import Told
from lexludi_domain.replay import Line


def stepper(line: Line, label: str, told: Told) -> parts.stepper:
    """All positions of a line; the numbers are those of the moves."""
    last = len(line.positions) - 1
    found = parts.stepper("", enumtype="arabic", prefix="", suffix=".", start=0, label=label)
    for at, position in enumerate(line.positions):
        after = "at the start" if at == 0 else f"after move {at} of {last}"
        what = [parts.text("The start")] if position.move is None else told(position.move)
        pictures = pictured(position.drawing, position.picture, f"{label}, {after}")
        found += nodes.list_item("", parts.line(*what, name="move"), *pictures)
    return found


def pictured(drawing: object, picture: object, label: str) -> Iterable[nodes.Node]:
    """A position drawn and, folded, in characters; in characters alone where nothing is drawn."""
    image = drawn(drawing, label)
    listing = None
    if isinstance(picture, str) and picture.strip():
        listing = parts.code(picture.rstrip("\n"), "text")
    if image is None:
        return [] if listing is None else [listing]
    return [image] if listing is None else [image, parts.folded("The same in words", listing)]
