"""A position as SVG: the train with what lies beneath each character, then the players.

Drawn for a width of 360, and readable there; it takes its colours from the text around it, so that
light and dark pages both show it. The variables `--lexludi-accent` and `--lexludi-font` change it.
"""

from __future__ import annotations

from collections.abc import Collection
from textwrap import wrap
from typing import Final
from xml.sax.saxutils import escape, quoteattr

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

WIDTH: Final = 360
ABREAST: Final = 3  # carriages beside each other; longer trains go on below
BLOCK: Final = WIDTH / ABREAST
GAP: Final = 4
LINE: Final = 16
LETTERS: Final = 58  # letters in a line of text
ACCENT: Final = "var(--lexludi-accent, #d9480f)"
FONT: Final = "var(--lexludi-font, system-ui, sans-serif)"
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
        parts.append(_text(2, bottom - 4, line, 11))
    told = f"Position of Viajantes: {len(worth)} players, "
    told += "the game is over" if state.turn.over else f"{state.turn.mover.value} has the turn"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {bottom + 4:g}" '
        f'role="img" aria-label={quoteattr(told)} class="lexludi-position" '
        f'style="width:100%;max-width:{2 * WIDTH}px;height:auto;font-family:{FONT}" '
        f'fill="currentColor"><title>{escape(told)}</title>{"".join(parts)}</svg>'
    )


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
                parts.append(_box(at * BLOCK + GAP / 2, rail + 2, BLOCK - GAP, 18, opacity=0.16))
                middle = at * BLOCK + BLOCK / 2
                told = f"carriage {number}: {worth[number - 1]}"
                parts.append(_text(middle, rail + 15, told, 11, anchor="middle"))
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
    stroke = ACCENT if marked else "currentColor"
    width = 3 if marked or suitcase.closed else 1
    parts.append(_box(left + GAP, top + 2, BLOCK - 2 * GAP, height, stroke=stroke, width=width))
    title = f"{seat} {name(holder)}" + (" \u25a0" if suitcase.closed else "")
    parts.append(_text(left + GAP + 4, top + 14, title, 11, bold=True))
    for place, card in enumerate(suitcase.column):
        _card(parts, card, holder, (left + GAP + 3, top + LINE * (place + 1) + 3))
    return top + height + 4


def _card(parts: list[str], card: Card, holder: Character, corner: tuple[float, float]) -> None:
    left, top = corner
    down = card.face is Face.DOWN
    parts.append(
        _box(
            left,
            top,
            BLOCK - 2 * GAP - 6,
            LINE - 2,
            stroke="currentColor",
            opacity=0.12 if down else 0,
            dashed=down,
        )
    )
    told = f"{MARKS[card.face]} {label(card)}"
    parts.append(_text(left + 4, top + 11, told, 11, bold=card.kind is holder.item))


def _lines(state: State) -> list[str]:
    """The players and the rest of the table, in lines that fit."""
    told: list[str] = []
    for player in state.game.players:
        turn = ", has the turn" if state.turn.mover is player and not state.turn.over else ""
        who = f"{player.value}: {identities(state, player)}; {state.points[player]} points{turn};"
        told += wrap(f"{who} holds {hand(state.hands[player])}", LETTERS, subsequent_indent="   ")
    return [*told, *wrap(table_line(state), LETTERS), *wrap(LEGEND, LETTERS)]


def _text(
    left: float, base: float, words: str, size: int, *, anchor: str = "start", bold: bool = False
) -> str:
    weight = ' font-weight="700"' if bold else ""
    return (
        f'<text x="{left:g}" y="{base:g}" font-size="{size}" text-anchor="{anchor}"{weight}>'
        f"{escape(words)}</text>"
    )


def _box(
    left: float,
    top: float,
    width_: float,
    height: float,
    *,
    stroke: str = "none",
    width: float = 1,
    opacity: float = 0,
    dashed: bool = False,
) -> str:
    dash = ' stroke-dasharray="3 2"' if dashed else ""
    return (
        f'<rect x="{left:g}" y="{top:g}" width="{width_:g}" height="{height:g}" rx="3" '
        f'fill-opacity="{opacity:g}" stroke={quoteattr(stroke)} stroke-width="{width:g}"{dash}/>'
    )
