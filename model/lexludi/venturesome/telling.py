"""A move, a disclosure and a refusal in the game's words, for people who know the rulebook."""

from __future__ import annotations

from collections.abc import Iterable
from string import capwords
from typing import Final

from lexludi.kernel.law import IllegalMove
from lexludi.kernel.row import Row
from lexludi.venturesome.actions import (
    DealCard,
    Disclosure,
    Draw,
    Drop,
    Exchange,
    GiveUp,
    HandBack,
    HandOver,
    Intimidate,
    Lose,
    Move,
    Play,
    PutUnder,
    Resolve,
    RevealThreat,
    ShuffleCard,
    ShuffleThreat,
    SwapHands,
    TakeBack,
)
from lexludi.venturesome.components import Card, Character, Player, Symbol, Threat
from lexludi.venturesome.moves.threats import is_bridge, is_sandstorm, takes
from lexludi.venturesome.state import Stage, State

ORDINALS: Final = {1: "st", 2: "nd", 3: "rd"}
SYMBOLS: Final = {
    Symbol.MAP: "a map",
    Symbol.ONE_GEM: "1 gem",
    Symbol.TWO_GEMS: "2 gems",
    Symbol.THREE_GEMS: "3 gems",
    Symbol.ANKH: "an ankh",
    Symbol.CHALICE: "a chalice",
    Symbol.RING: "a ring",
    Symbol.STATUETTE: "a statuette",
}


def name(character: Character) -> str:
    """A character's name."""
    return capwords(character.value.replace("-", " "))


def threat_name(threat: Threat) -> str:
    """A threat's name."""
    return capwords(threat.value.replace("spiders", "spider's").replace("-", " "))


def card(one: Card) -> str:
    """What a card is."""
    article = "an" if name(one.character)[0] in "AEIOU" else "a"
    return f"{article} {name(one.character)} with {SYMBOLS[one.symbol]}"


def place(at: int) -> str:
    """A place in an expedition, from the left; `at` counts from 0."""
    number = at + 1
    return f"{number}{'th' if number in (11, 12, 13) else ORDINALS.get(number % 10, 'th')}"


def listed(things: Iterable[str], nothing: str = "nothing") -> str:
    """Several things in one sentence."""
    *others, last = list(things) or [nothing]
    return f"{', '.join(others)} and {last}" if others else last


def tell(state: State, move: Move) -> str:
    """What the move is, said before it is made: whoever reads it sees face-down cards as well."""
    match move:
        case RevealThreat() | ShuffleThreat() | DealCard() | ShuffleCard():
            return _preparing(state, move)
        case Resolve() | Drop() | Lose():
            return _endangered(state, move)
        case Play() | GiveUp():
            return _first_step(state, move)
        case _:
            return _effect(state, move)


def _first_step(state: State, move: Play | GiveUp) -> str:
    mover = state.turn.mover
    match move:
        case Play(one, end):
            if state.expeditions[mover].size == 0:
                return f"{mover.value} plays {card(one)}, the first of the expedition"
            return f"{mover.value} plays {card(one)} at the {end.value} end"
        case GiveUp():
            held = state.hands[mover].counts.items()
            shown = [card(one) for one, count in held for _ in range(count)]
            return f"{mover.value} shows and discards {listed(shown, 'an empty hand')}"


def _effect(state: State, move: Move) -> str:
    mover, partner = state.turn.mover.value, state.turn.partner.value
    row = state.expeditions[state.turn.mover]
    match move:
        case TakeBack(at):
            return f"{mover} takes the {place(at)} card{_which(row, at)} back into the hand"
        case SwapHands(other):
            given, taken = state.hands[state.turn.mover].size, state.hands[other].size
            return f"{mover} swaps hands with {other.value} ({given} cards for {taken})"
        case Draw():
            return f"{mover} draws the top card of the deck"
        case PutUnder(one):
            return f"{mover} puts {card(one)} under the deck"
        case Exchange(at, other, there):
            mine = f"{mover} exchanges the {place(at)} card{_which(row, at)}"
            return f"{mine} for {other.value}'s {place(there)}" + _which(
                state.expeditions[other], there
            )
        case Intimidate(character):
            return f"{mover} intimidates the {name(character)}"
        case HandOver(one, other):
            return f"{mover} hands {card(one)} over to {other.value}"
        case HandBack(one):
            return f"{partner} gives {card(one)} back to {mover}"
        case _:
            raise TypeError(f"no effect of Venturesome: {move!r}")


def _endangered(state: State, move: Resolve | Drop | Lose) -> str:
    mover = state.turn.mover.value
    row = state.expeditions[state.turn.mover]
    match move:
        case Resolve(threat):
            return f"{mover} resolves the {threat_name(threat)}" + _taken(state, threat)
        case Drop(at):
            fallen = f"the {place(at)} card{_which(row, at)} and the {place(at + 1)}"
            return f"{fallen}{_which(row, at + 1)} of {mover} fall off the bridge"
        case Lose(at):
            return f"the sandstorm takes the {place(at)} card{_which(row, at)} of {mover}"


def _preparing(state: State, move: RevealThreat | ShuffleThreat | DealCard | ShuffleCard) -> str:
    match move:
        case RevealThreat():
            deck = state.threats.deck
            shown = f"the {threat_name(deck.top)}" if deck.size else "a threat"
            return f"{shown} is revealed"
        case ShuffleThreat(threat):
            return f"the {threat_name(threat)} is shuffled into the new threat deck"
        case DealCard():
            return f"{state.turn.mover.value} is dealt a card"
        case ShuffleCard(one):
            return f"{card(one)} is shuffled into the new deck"


def tell_disclosure(shown: Disclosure) -> str:
    """Who was shown what."""
    return f"{shown.to.value} sees {card(shown.card)}"


def tell_refusal(refusal: IllegalMove) -> str:
    """The clause that refuses, its words, and the facts of the case."""
    facts = ", ".join(_fact(fact, value) for fact, value in refusal.facts.items())
    return f"{refusal.clause}: {refusal.text}" + (f" ({facts})" if facts else "")


def _fact(fact: str, value: object) -> str:
    match value:
        case Character():
            return f"the {name(value)}"
        case Card():
            return card(value)
        case Threat():
            return f"the {threat_name(value)}"
        case Player():
            return value.value
        case Stage():
            return f"{fact} {value.value}"
        case int() if fact == "place":
            return f"{place(value)} place"
        case _:
            return f"{fact.replace('_', ' ')} {value}"


def _which(row: Row[Card], at: int) -> str:
    return f" ({card(row[at])})" if row.holds(at) else " (there is none)"


def _taken(state: State, threat: Threat) -> str:
    """What a threat takes, where neither choice nor chance decides it."""
    row = state.expeditions[state.turn.mover]
    if state.turn.stage is not Stage.THREAT or is_bridge(threat, row) or is_sandstorm(threat, row):
        return ""
    held = enumerate(row)
    return f", which takes {listed(card(one) for at, one in held if takes(threat, row, at))}"
