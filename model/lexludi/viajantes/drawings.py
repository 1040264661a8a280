"""A position as SVG: the train with what lies beneath each character, then the players.

`kernel.svg` says how it fits a page.
"""

from __future__ import annotations

from collections.abc import Collection
from textwrap import wrap
from typing import Final

from lexludi.kernel.svg import ACCENT, INK, LETTERS, LINE, WIDTH, box, drawn, text
from lexludi.viajantes.components import Card, Character, Face, Platform
from lexludi.viajantes.pictures import (
    carriages,
    hand,
    identities,
    label,
    passengers,
    table_line,
)
from lexludi.viajantes.state import State
from lexludi.viajantes.telling import name

ABREAST: Final = 3  # carriages beside each other; longer trains go on below
BLOCK: Final = WIDTH / ABREAST
GAP: Final = 4
MARKS: Final = {Face.UP: "\u25b3", Face.DOWN: "\u25bc"}
LEGEND: Final = (
    "\u25b3 face up, \u25bc face down (dashed); bold: the character's own item; \u25a0 closed"
)


def drawing(state: State, highlight: Collection[Character] = ()) -> str:
    """The position as an SVG element; the characters in `highlight` are framed in the accent."""
    parts: list[str] = []
    bottom = 2.0
    worth = carriages(state)
    for first in range(0, len(worth), ABREAST):
        numbers = range(first + 1, min(first + ABREAST, len(worth)) + 1)
        bottom = _stretch(parts, state, numbers, bottom, highlight) + 6
    for line in _lines(state):
        bottom += LINE
        parts.append(text(2, bottom - 4, line))
    told = f"Position of Viajantes: {len(worth)} players, "
    told += "the game is over" if state.turn.over else f"{state.turn.mover.value} has the turn"
    return drawn(told, bottom + 4, parts)


def _stretch(
    parts: list[str], state: State, numbers: range, top: float, highlight: Collection[Character]
) -> float:
    """Draw some carriages beside each other with their passengers; the lower edge."""
    worth = carriages(state)
    rail = top
    for platform in Platform:
        lower = rail
        for at, number in enumerate(numbers):
            left, edge = at * BLOCK, rail
            for holder in passengers(state, number, platform):
                edge = _holder(parts, state, holder, (left, edge), marked=holder in highlight)
            lower = max(lower, edge)
        rail = lower
        if platform is Platform.A:
            for at, number in enumerate(numbers):
                parts.append(box(at * BLOCK + GAP / 2, rail + 2, BLOCK - GAP, 18, opacity=0.16))
                middle = at * BLOCK + BLOCK / 2
                told = f"carriage {number}: {worth[number - 1]}"
                parts.append(text(middle, rail + 15, told, anchor="middle"))
            rail += 22
    return rail


def _holder(
    parts: list[str],
    state: State,
    holder: Character,
    corner: tuple[float, float],
    *,
    marked: bool,
) -> float:
    """Draw a character with the column beneath; the lower edge."""
    left, top = corner
    suitcase = state.suitcases[holder]
    height = LINE * (1 + suitcase.column.size) + 4
    seat = state.seats[holder].value
    stroke = ACCENT if marked else INK
    width = 3 if marked or suitcase.closed else 1
    parts.append(box(left + GAP, top + 2, BLOCK - 2 * GAP, height, stroke=stroke, line=width))
    title = f"{seat} {name(holder)}" + (" \u25a0" if suitcase.closed else "")
    parts.append(text(left + GAP + 4, top + 14, title, bold=True))
    for place, card in enumerate(suitcase.column):
        _card(parts, card, holder, (left + GAP + 3, top + LINE * (place + 1) + 3))
    return top + height + 4


def _card(parts: list[str], card: Card, holder: Character, corner: tuple[float, float]) -> None:
    left, top = corner
    down = card.face is Face.DOWN
    parts.append(
        box(
            left,
            top,
            BLOCK - 2 * GAP - 6,
            LINE - 2,
            stroke=INK,
            opacity=0.12 if down else 0,
            dashed=down,
        )
    )
    told = f"{MARKS[card.face]} {label(card)}"
    parts.append(text(left + 4, top + 11, told, bold=card.kind is holder.item))


def _lines(state: State) -> list[str]:
    """The players and the rest of the table, in lines that fit."""
    told: list[str] = []
    for player in state.game.players:
        turn = ", has the turn" if state.turn.mover is player and not state.turn.over else ""
        who = f"{player.value}: {identities(state, player)}; {state.points[player]} points{turn};"
        told += wrap(f"{who} holds {hand(state.hands[player])}", LETTERS, subsequent_indent="   ")
    return [*told, *wrap(table_line(state), LETTERS), *wrap(LEGEND, LETTERS)]
