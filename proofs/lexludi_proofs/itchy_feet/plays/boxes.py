"""Games with other components than the printed one, or under other readings, to be played in."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from lexludi.itchy_feet.components import CARDS, Card, Extension, Game, Text
from lexludi.itchy_feet.readings import Readings
from lexludi.kernel.readings import chosen
from lexludi.kernel.table import Table


def with_extension(
    extension: Extension, texts: Mapping[Card, Text] | None = None
) -> Callable[[Game], Game]:
    """What makes the game with one extension more of any game; `texts` are on the cards."""

    def extended(game: Game) -> Game:
        box = game.box
        there = box.extensions.replace(extension, True)
        written = Table.of(CARDS, lambda card: (texts or {}).get(card, box.texts[card]))
        return replace(game, box=replace(box, extensions=there, texts=written))

    return extended


def under_reading(ruling: str, reading: str) -> Callable[[Game], Game]:
    """What makes the game under one reading of a ruling, and the default ones, of any game."""

    def read(game: Game) -> Game:
        return replace(game, readings=chosen(Readings, {ruling: reading}))

    return read
