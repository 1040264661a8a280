"""A box as it is written in a components file, and under `box` in a position.

For instance::

    cards:
      guide: {map: 2, 1-gem: 1, 2-gems: 1, 3-gems: 1, ankh: 1, chalice: 1, ring: 1, statuette: 1}
      reporter: ...
    intimidation: {guide: 1, reporter: 1, adventurer: 1, professor: 1, aviator: 1, collector: 1}

All seven colours are there, of nine cards each, and six intimidation cards; where those are left
out, they are the ones of the default box.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from lexludi.kernel.forms import Fault, Faults, Path, given, read_form
from lexludi.kernel.table import Table
from lexludi.kernel.words import total
from lexludi.venturesome.components import (
    CARDS,
    CHARACTERS,
    DEFAULT_BOX,
    EACH_COLOUR,
    INTIMIDATIONS,
    SYMBOLS,
    Box,
    Character,
    Game,
    card,
)
from lexludi.venturesome.written.forms import BoxForm


def with_components(game: Game, data: Any) -> Game:
    """The game with the box that plain data describe. Raises Faults, naming each field."""
    form = read_form(BoxForm, data)
    if faults := tuple(misprints(form)):
        raise Faults(faults)
    return replace(game, box=box_of(form))


def box_of(form: BoxForm, path: Path = ()) -> Box:
    """The box that a form describes, whatever the numbers. Raises Faults for a missing colour."""
    if missing := tuple(missing_colours(form, path)):
        raise Faults(missing)
    cards = Table.of(CARDS, lambda kind: form.cards[kind.character].get(kind.symbol, 0))
    return Box(cards, _intimidation(form))


def box_form(box: Box) -> BoxForm:
    """The box as a form, with every number."""
    cards = {
        character: {symbol: box.cards[card(character, symbol)] for symbol in SYMBOLS}
        for character in CHARACTERS
    }
    return BoxForm(cards, dict(box.intimidation.items()))


def missing_colours(form: BoxForm, path: Path = ()) -> Iterator[Fault]:
    """The colours of which a form says nothing."""
    for one in CHARACTERS:
        if one not in form.cards:
            yield Fault((*path, "cards", one.value), "is missing")


def misprints(form: BoxForm) -> Iterator[Fault]:
    """Whatever keeps the box from being one that could have been printed."""
    yield from missing_colours(form)
    for character, symbols in form.cards.items():
        there = sum(symbols.values())
        if there != EACH_COLOUR:
            problem = f"{there} cards of the {character.value} in all, a colour has {EACH_COLOUR}"
            yield Fault(("cards", character.value), problem)
    there = total(_intimidation(form))
    if there != INTIMIDATIONS:
        problem = f"{there} intimidation cards in all, there are {INTIMIDATIONS}"
        yield Fault(("intimidation",), problem)


def _intimidation(form: BoxForm) -> Table[Character, int]:
    default = dict(DEFAULT_BOX.intimidation.items())
    return Table.filled(CHARACTERS, 0, given(form.intimidation, default))
