"""A position as SVG: for each player the expedition, the hand and the treasure pile, then the rest.

Expeditions are rows of cards from left to right, other cards are told by kind with their number.
Each colour has the short name of its character beside it. `kernel.svg` says how it fits a page.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from textwrap import wrap
from typing import Final, TypeVar

from lexludi.kernel.bag import Bag
from lexludi.kernel.svg import ACCENT, INK, LETTERS, LINE, WIDTH, box, drawn, text
from lexludi.venturesome.components import Card, Character, Player, Symbol, Threat
from lexludi.venturesome.expeditions import end_place
from lexludi.venturesome.pictures import JUST_PLAYED, points, short, table_lines, to_do
from lexludi.venturesome.scoring import GEMS
from lexludi.venturesome.state import Stage, State
from lexludi.venturesome.telling import threat_name

T = TypeVar("T")

GAP: Final = 4
CARDS_ABREAST: Final = 4
CARD_HEIGHT: Final = 2 * LINE
KINDS_ABREAST: Final = 3
COLOURS: Final = {
    Character.GUIDE: "#2f9e44",
    Character.REPORTER: "#868e96",
    Character.ADVENTURER: "#e8590c",
    Character.PROFESSOR: "#7950f2",
    Character.AVIATOR: "#1c7ed6",
    Character.HUNTER: "#e03131",
    Character.COLLECTOR: "#f2b705",
}
SYMBOLS: Final = {
    Symbol.MAP: "\u25a4",
    Symbol.ONE_GEM: "\u25c6",
    Symbol.TWO_GEMS: "\u25c6\u25c6",
    Symbol.THREE_GEMS: "\u25c6\u25c6\u25c6",
    Symbol.ANKH: "\u2625",
    Symbol.CHALICE: "\u222a",
    Symbol.RING: "\u25cb",
    Symbol.STATUETTE: "\u2659",
}
LEGEND: Final = (
    "\u25a4 map, \u25c6 gem, \u2625 ankh, \u222a chalice, \u25cb ring, \u2659 statuette; "
    "threats: bold face up, dashed turned down"
)


def drawing(state: State) -> str:
    """The position as an SVG element; where it matters, the card just played is framed."""
    parts: list[str] = []
    bottom = _sentences(parts, [f"round {state.turn.round}: {to_do(state)}"], 0.0)
    for player in state.game.players:
        bottom = _player(parts, state, player, bottom + 6)
    bottom = _threats(parts, state, bottom + 10)
    bottom = _sentences(parts, [*table_lines(state)[2:], LEGEND], bottom + 2)
    told = f"Position of Venturesome: {len(state.game.players)} players, "
    return drawn(told + to_do(state), bottom + 6, parts)


def _player(parts: list[str], state: State, player: Player, top: float) -> float:
    """Draw what a player has; the lower edge."""
    turn, hand, pile = state.turn, state.hands[player], state.treasures[player]
    over, out = turn.stage is Stage.OVER, not state.in_round[player]
    moves = turn.mover is player and not over
    parts.append(box(0, top, WIDTH, LINE + 2, opacity=0.24 if moves else 0.1))
    standing = ", has the turn" if moves else ", has left the round" * (out and not over)
    title = f"{player.value}: {points(state)[player]} points{standing}"
    parts.append(text(GAP, top + 13, title, bold=moves))
    bottom = _expedition(parts, state, player, top + LINE + 4)
    for name, bag in (("hand", hand), ("treasure", pile)):
        bottom = _sentences(parts, [f"{name}: {_number(bag.size)}"], bottom)
        bottom = _kinds(parts, bag, bottom + 2)
    return bottom


def _expedition(parts: list[str], state: State, player: Player, top: float) -> float:
    turn, row = state.turn, state.expeditions[player]
    framed = turn.mover is player and turn.stage in JUST_PLAYED
    just_played = end_place(row, turn.end) if framed else -1

    def draw(place: int, left: float, upper: float, width: float) -> None:
        one = row[place]
        marked = place == just_played
        parts.append(_coloured(one, (left, upper, width, CARD_HEIGHT - 2), marked=marked))
        parts.append(text(left + 6, upper + 12, short(one.character), bold=True))
        parts.append(text(left + 6, upper + 26, symbol(one.symbol)))

    bottom = _sentences(parts, [f"expedition: {_number(row.size)}"], top)
    return _grid(range(row.size), CARDS_ABREAST, CARD_HEIGHT, bottom + 2, draw)


def _kinds(parts: list[str], bag: Bag[Card], top: float) -> float:
    def draw(kind: Card, left: float, upper: float, width: float) -> None:
        times = f" \u00d7{bag[kind]}" if bag[kind] > 1 else ""
        parts.append(_coloured(kind, (left, upper, width, LINE - 2)))
        told = f"{short(kind.character)} {SYMBOLS[kind.symbol]}{times}"
        parts.append(text(left + 6, upper + 11, told))

    held = [kind for kind, count in bag.counts.items() if count]
    return _grid(held, KINDS_ABREAST, LINE, top, draw)


def _threats(parts: list[str], state: State, top: float) -> float:
    lying = state.threats

    def draw(one: tuple[Threat, bool], left: float, upper: float, width: float) -> None:
        threat, down = one
        parts.append(box(left, upper, width, LINE - 2, stroke=INK, dashed=down))
        parts.append(text(left + 6, upper + 11, threat_name(threat), bold=not down))

    shown = [(threat, False) for threat in _held(lying.face_up)]
    turned = [(threat, True) for threat in _held(lying.resolved)]
    return _grid([*shown, *turned], KINDS_ABREAST, LINE, top + 2, draw)


def symbol(one: Symbol) -> str:
    """A symbol as a sign and, unless it counts gems, its name."""
    return SYMBOLS[one] if one in GEMS else f"{SYMBOLS[one]} {one.value}"


def _held(bag: Bag[Threat]) -> list[Threat]:
    return [one for one, count in bag.counts.items() if count]


def _coloured(one: Card, place: tuple[float, float, float, float], *, marked: bool = False) -> str:
    """The boxes of a card: its colour as a bar at the left and as a tint; framed where marked."""
    left, top, width, height = place
    colour = COLOURS[one.character]
    stroke, line = (ACCENT, 3) if marked else (colour, 1)
    tint = box(left, top, width, height, fill=colour, opacity=0.16, stroke=stroke, line=line)
    return tint + box(left, top, 3, height, fill=colour, opacity=1)


def _grid(
    things: Sequence[T],
    abreast: int,
    height: float,
    top: float,
    draw: Callable[[T, float, float, float], None],
) -> float:
    """Draw some things beside and below each other; the lower edge."""
    block = WIDTH / abreast
    for at, thing in enumerate(things):
        below, beside = divmod(at, abreast)
        draw(thing, beside * block + GAP / 2, top + below * height, block - GAP)
    return top + -(-len(things) // abreast) * height


def _number(cards: int) -> str:
    return f"{cards} card" if cards == 1 else f"{cards or 'no'} cards"


def _sentences(parts: list[str], sentences: Iterable[str], top: float) -> float:
    """Write some sentences, in lines that fit; the lower edge."""
    for sentence in sentences:
        for line in wrap(sentence, LETTERS, subsequent_indent="   "):
            top += LINE
            parts.append(text(2, top - 4, line))
    return top
