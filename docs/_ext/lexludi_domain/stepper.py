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

MOST = 20  # positions that are drawn of a game: a page of hundreds is slow to load


def stepper(line: Line, label: str, told: Told) -> list[nodes.Node]:
    """The positions of a line; the numbers are those of the moves.

    Of a very long one only the last positions are drawn, and the moves before are told.
    """
    last = len(line.positions) - 1
    first = max(0, last + 1 - MOST)
    found = parts.stepper("", enumtype="arabic", prefix="", suffix=".", start=first, label=label)
    before = [told(each.move) for each in line.positions[:first] if each.move is not None]
    for at, position in enumerate(line.positions[first:], first):
        after = "at the start" if at == 0 else f"after move {at} of {last}"
        what = [parts.text("The start")] if position.move is None else told(position.move)
        pictures = pictured(position.drawing, position.picture, f"{label}, {after}")
        found += nodes.list_item("", parts.line(*what, name="move"), *pictures)
    if not before:
        return [found]
    return [parts.folded(f"The first {len(before)} moves", parts.steps(before)), found]


def pictured(drawing: object, picture: object, label: str) -> Iterable[nodes.Node]:
    """A position drawn and, folded, in characters; in characters alone where nothing is drawn."""
    image = drawn(drawing, label)
    listing = None
    if isinstance(picture, str) and picture.strip():
        listing = parts.code(picture.rstrip("\n"), "text")
    if image is None:
        return [] if listing is None else [listing]
    return [image] if listing is None else [image, parts.folded("The same in words", listing)]
