"""A position as SVG: the players, the boats in play, and those that have sailed, the last on top.

Each colour has its own filling, and a passenger that lies face down has a dashed edge. `kernel.svg`
says how it fits a page.
"""

from __future__ import annotations

from collections.abc import Iterable
from textwrap import wrap
from typing import Final

from lexludi.kernel.svg import ACCENT, LETTERS, LINE, WIDTH, box, drawn, text
from lexludi.passengers.components import (
    BERTHS,
    BOATS,
    COLUMNS,
    Boat,
    Colour,
    Plan,
    Player,
    Round,
    space_of,
)
from lexludi.passengers.moves.placing import plan_of
from lexludi.passengers.pictures import before, has_the_turn, name, table_lines, to_do
from lexludi.passengers.state import Seat, State
from lexludi.passengers.telling import cards, gift, label

GAP: Final = 4
CELL: Final = WIDTH / COLUMNS
HEIGHT: Final = 3 * LINE
COLOURS: Final = {
    Colour.GREEN: "#2f9e44",
    Colour.RED: "#e03131",
    Colour.BLUE: "#1c7ed6",
    Colour.NONE: "#868e96",
}
LEGEND: Final = "dashed: face down; a thick edge: under a mask of that colour; number of the gift"


def drawing(state: State) -> str:
    """The position as an SVG element."""
    parts: list[str] = []
    asked = to_do(state)
    bottom = _sentences(parts, [asked], 0.0)
    for player in state.game.players:
        bottom = _player(parts, state, player, bottom + 6)
    for boat in BOATS:
        bottom = _boat(parts, state, boat, bottom + 6)
    for round in reversed(Round):
        bottom = _landing(parts, state, round, bottom)
    bottom = _sentences(parts, [*table_lines(state), LEGEND], bottom + 2)
    told = f"Position of Passengers: {len(state.game.players)} players, {asked}"
    return drawn(told, bottom + 6, parts)


def _player(parts: list[str], state: State, player: Player, top: float) -> float:
    """Draw what a player has; the lower edge."""
    moves = has_the_turn(state, player)
    parts.append(box(0, top, WIDTH, LINE + 2, opacity=0.24 if moves else 0.1))
    standing = ", has the turn" * moves
    parts.append(text(GAP, top + 13, f"{name(state, player)}{standing}", bold=moves))
    told = [f"hand: {cards(state.hands[player])}", ", ".join(before(state, player))]
    return _sentences(parts, told, top + LINE + 2)


def _boat(parts: list[str], state: State, boat: Boat, top: float) -> float:
    """Draw a boat in play; the lower edge."""
    top = _sentences(parts, [f"{boat.value} boat"], top)
    lower = top
    for place in BERTHS:
        space = space_of(boat, place)
        plan = plan_of(state, space)
        if plan.there:
            brings = f"{gift(plan.gift)[5:]}: {plan.votes}v{' mask' if plan.mask_area else ''}"
            lower = max(lower, _seat(parts, state.seats[space], plan, top, brings))
    return lower


def _landing(parts: list[str], state: State, round: Round, top: float) -> float:
    """Draw a boat of the Afterlands; the lower edge."""
    landing = state.afterlands[round]
    if not landing.sailed:
        return top
    title = f"Afterlands {round.value}: {landing.boat.value} boat"
    shift = state.game.box.shifts[round][landing.boat]
    shifted = f", {abs(shift)} columns to the {'right' if shift > 0 else 'left'}" if shift else ""
    top = _sentences(parts, [title + shifted], top)
    lower = top
    for place in BERTHS:
        plan = state.game.box.plans[round][space_of(landing.boat, place)]
        if plan.there:
            lower = max(lower, _seat(parts, landing.seats[place], plan, top, str(place.number)))
    return lower


def _seat(parts: list[str], seat: Seat, plan: Plan, top: float, brings: str) -> float:
    """Draw a space with what it brings and who is on it; the lower edge."""
    left = (plan.column - 1) * CELL + GAP / 2
    upper = top + 2 + (plan.row - 1) * HEIGHT
    width, height = CELL - GAP, HEIGHT - GAP
    masked = seat.mask is not Colour.NONE
    fill = COLOURS[seat.card.colour] if seat.taken else COLOURS[Colour.NONE]
    stroke = COLOURS[seat.mask] if masked else fill
    parts.append(
        box(
            left,
            upper,
            width,
            height,
            fill=fill,
            opacity=0.2 if seat.taken else 0.04,
            stroke=stroke if seat.taken else ACCENT if plan.mask_area else stroke,
            line=3 if masked else 1,
            dashed=seat.taken and not seat.open and not masked,
        )
    )
    parts.append(text(left + GAP, upper + 12, brings))
    if seat.taken:
        for at, word in enumerate(label(seat.card).split()):
            parts.append(text(left + GAP, upper + 25 + 13 * at, word, bold=seat.open))
    return upper + height


def _sentences(parts: list[str], sentences: Iterable[str], top: float) -> float:
    """Write some sentences, in lines that fit; the lower edge."""
    for sentence in sentences:
        for line in wrap(sentence, LETTERS, subsequent_indent="   ") or [""]:
            top += LINE
            parts.append(text(2, top - 4, line))
    return top
