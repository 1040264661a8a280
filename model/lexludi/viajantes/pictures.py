"""A position to look at, with everything in it: as text for a terminal; `drawings` has the SVG."""

from __future__ import annotations

from typing import Final

from lexludi.kernel.bag import Bag
from lexludi.viajantes.components import Card, Character, Face, Kind, Platform, Player
from lexludi.viajantes.state import State, Suitcase
from lexludi.viajantes.suitcases import took_in
from lexludi.viajantes.telling import name

WIDTH: Final = 12  # columns a carriage takes in the terminal
MARKS: Final = {Face.UP: "^", Face.DOWN: "v"}
LEGEND: Final = "^ face up   v face down   [closed suitcase]   * own item   > has the turn"


def picture(state: State) -> str:
    """The train with what lies beneath each character, then the players."""
    rows = [
        *_platform(state, Platform.A),
        "  " + "".join(f"={worth:=<{WIDTH - 2}} " for worth in carriages(state)).rstrip(),
        *_platform(state, Platform.B),
        "",
        *(line for player in state.game.players for line in _player(state, player)),
        table_line(state),
        LEGEND,
    ]
    return "\n".join(row.rstrip() for row in rows)


def carriages(state: State) -> list[int]:
    """The points of the carriages, from the locomotive on."""
    worth = {seat.carriage: points for seat, points in state.game.seat_points.items()}
    return [worth[number] for number in sorted(worth)]


def passengers(state: State, carriage: int, platform: Platform) -> list[Character]:
    """Who sits there: one character, except in a position that no rule allows."""
    return [
        holder
        for holder, seat in state.seats.items()
        if (seat.carriage, seat.platform) == (carriage, platform)
    ]


def label(card: Card) -> str:
    """What a card is, in one word."""
    return "clothing" if card.kind is Kind.CLOTHING else card.kind.value.capitalize()


def hand(cards: Bag[Kind]) -> str:
    """How many of each kind a hand holds."""
    told = [
        f"{count} {'clothing' if kind is Kind.CLOTHING else kind.value.capitalize()}"
        for kind, count in cards.counts.items()
        if count
    ]
    return ", ".join(told) or "nothing"


def identities(state: State, player: Player) -> str:
    """The two characters of a player."""
    pair = state.identities[player]
    return f"{name(pair.first)} + {name(pair.second)}"


def table_line(state: State) -> str:
    """What belongs to no player: the clothing row, and how far the turn has come."""
    turn = state.turn
    told = [f"clothing row {state.clothing}", f"{turn.spent} points spent this turn"]
    if turn.bought:
        told.append("clothing bought this turn")
    if took := [name(holder) for holder, seen in turn.traffic.items() if took_in(seen)]:
        told.append(f"took in a card this turn: {', '.join(took)}")
    told.append("the game is over" if turn.over else f"first player {turn.starter.value}")
    return "; ".join(told)


def _platform(state: State, platform: Platform) -> list[str]:
    columns = [
        [line for holder in passengers(state, number, platform) for line in _holder(state, holder)]
        for number in range(1, len(carriages(state)) + 1)
    ]
    height = max(map(len, columns))
    lines = [
        "".join(f"{column[at] if at < len(column) else '':<{WIDTH}}" for column in columns)
        for at in range(height)
    ]
    return [("  " if at else f"{platform.value} ") + line for at, line in enumerate(lines)]


def _holder(state: State, holder: Character) -> list[str]:
    suitcase: Suitcase = state.suitcases[holder]
    title = f"[{name(holder)}]" if suitcase.closed else name(holder)
    return [title, *(_card(card, holder) for card in suitcase.column)]


def _card(card: Card, holder: Character) -> str:
    own = "*" if card.kind is holder.item else ""
    return f"{MARKS[card.face]}{label(card)}{own}"


def _player(state: State, player: Player) -> list[str]:
    turn = ">" if state.turn.mover is player and not state.turn.over else " "
    points = f"{state.points[player]} points"
    cards = state.hands[player]
    return [
        f"{turn} {player.value}  {points}  {identities(state, player)}",
        f"      holds {cards.size}: {hand(cards)}",
    ]
