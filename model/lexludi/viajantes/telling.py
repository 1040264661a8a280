"""A move, a disclosure and a refusal in the game's words, for people who know the rulebook."""

from __future__ import annotations

from typing import Final

from lexludi.kernel.law import IllegalMove
from lexludi.viajantes.actions import (
    Buy,
    Disclosure,
    Look,
    Move,
    MoveItem,
    Put,
    Stop,
    SwapHands,
    SwapPlaces,
)
from lexludi.viajantes.components import Character, Face, Kind, Player
from lexludi.viajantes.state import State

PLACES: Final = ("1st", "2nd", "3rd", "4th", "5th", "6th")


def name(holder: Character) -> str:
    """A character's name, as on the card."""
    return holder.value.capitalize()


def card(kind: Kind) -> str:
    """What a card is."""
    return "clothing" if kind is Kind.CLOTHING else f"an item of the {kind.value.capitalize()}"


def place(at: int) -> str:
    """A place in a column; `at` counts from 0."""
    return PLACES[at] if 0 <= at < len(PLACES) else f"{at + 1}th"


def tell(state: State, move: Move) -> str:
    """What the move is, said before it is made: whoever reads it sees face-down cards as well."""
    mover = state.turn.mover.value
    match move:
        case Put(kind, face, into, at):
            told = f"{mover} puts {card(kind)} face {face.value} into the {name(into)}'s suitcase"
            return told + _unless_last(state, into, at)
        case Look(holder, at):
            return f"{mover} looks at the {place(at)} card of the {name(holder)}'s suitcase"
        case MoveItem(source, at, into, landing):
            moved = f"{mover} moves the {place(at)} card{_which(state, source, at)}"
            told = f"{moved} from the {name(source)}'s suitcase to the {name(into)}'s"
            return told + _unless_last(state, into, landing)
        case SwapPlaces(one, other):
            here, there = state.seats[one].value, state.seats[other].value
            return f"{mover} swaps the {name(one)} ({here}) and the {name(other)} ({there})"
        case SwapHands(by, partner):
            given, taken = state.hands[by].size, state.hands[partner].size
            return f"{by.value} swaps hands with {partner.value} ({given} cards for {taken})"
        case Buy():
            return f"{mover} buys a clothing card"
        case Stop():
            left = state.points[state.turn.mover]
            return f"{mover} ends the turn" + (f" with {left} points unspent" if left else "")


def tell_disclosure(shown: Disclosure) -> str:
    """Who was shown what."""
    return f"{shown.to.value} sees {card(shown.kind)}"


def tell_refusal(refusal: IllegalMove) -> str:
    """The clause that refuses, its words, and the facts of the case."""
    facts = ", ".join(_fact(fact, value) for fact, value in refusal.facts.items())
    return f"{refusal.clause}: {refusal.text}" + (f" ({facts})" if facts else "")


def _fact(fact: str, value: object) -> str:
    match value:
        case Character():
            return f"the {name(value)}"
        case Kind():
            return card(value)
        case Face():
            return f"face {value.value}"
        case Player():
            return value.value
        case int() if fact == "place":
            return f"{place(value)} place"
        case _:
            return f"{fact.replace('_', ' ')} {value}"


def _unless_last(state: State, into: Character, at: int) -> str:
    return "" if at == state.suitcases[into].column.size else f", as the {place(at)} card"


def _which(state: State, source: Character, at: int) -> str:
    column = state.suitcases[source].column
    if not column.holds(at):
        return " (there is none)"
    return f" ({card(column[at].kind)}, face {column[at].face.value})"
