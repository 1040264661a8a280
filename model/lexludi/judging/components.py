"""A file that says what is in the box, for games whose rulebook leaves it out."""

from __future__ import annotations

from typing import Any, TypeVar

from lexludi.judging.documents import Document, rejected
from lexludi.kernel.forms import Fault, Faults
from lexludi.kernel.rulebook import Rulebook

G = TypeVar("G")


class NoComponents(LookupError):
    """A game whose rulebook says itself what is in the box."""

    def __init__(self, book: Rulebook[Any, Any, Any, Any]) -> None:
        super().__init__(
            f"{book.title} takes no components file, its rulebook says what is in the box"
        )


def with_components(book: Rulebook[G, Any, Any, Any], game: G, components: Document) -> G:
    """The game with the box of the file. Raises NoComponents, and Rejected for the file."""
    if book.with_components is None:
        raise NoComponents(book)
    try:
        return book.with_components(game, components.data)
    except Faults as error:
        raise rejected(components, error.faults) from None


def in_box(
    book: Rulebook[Any, Any, Any, Any], scenario: dict[str, Any], components: Document
) -> dict[str, Any]:
    """A scenario as written, its position in the box of the file unless it has one of its own.

    Raises Faults where the game has no use for the file, and Rejected for the file itself.
    """
    try:
        with_components(book, book.new_game(book.players[0], None), components)
    except NoComponents as error:
        raise Faults((Fault(("game",), str(error)),)) from None
    position = scenario.get("position", {})
    if not isinstance(position, dict):
        return scenario
    return {**scenario, "position": {"box": components.data, **position}}
