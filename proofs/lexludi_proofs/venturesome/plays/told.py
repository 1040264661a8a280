"""Rounds of Venturesome told in words, turn by turn, as a search has found them.

A turn names whom the mover lays and, where that has an effect, what it is about: `guide reporter`
takes a Reporter back, `adventurer P2` swaps hands with P2, `aviator guide P2 reporter` gives an own
Guide for a Reporter of P2, `hunter guide` intimidates Guides, `professor guide` puts a Guide under
the deck, a plain `professor` the card that was drawn. Turns are parted by bars or lines.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from lexludi.venturesome.actions import (
    Draw,
    Exchange,
    GiveUp,
    Intimidate,
    Move,
    PutUnder,
    SwapHands,
    TakeBack,
)
from lexludi.venturesome.components import Character, Game, Player, Threat
from lexludi.venturesome.state import Stage
from lexludi_proofs.venturesome.plays.under_way import GameUnderWay

GIVES_UP: Final = "gives up"
# Threats that leave nothing to choose once they are picked.
PLAIN: Final = (Threat.TRAP, Threat.BOG, Threat.JAGUAR, Threat.NATIVE, Threat.STORM)


@dataclass(frozen=True, slots=True)
class Told:
    """A round: the hands at its beginning, the upper cards of the deck, and the turns."""

    hands: Sequence[str]
    turns: str
    deck: str = ""


def characters(names: str) -> list[Character]:
    """The characters of these names; a number before one says how many."""
    found, count = list[Character](), 1
    for word in names.split():
        if word.isdigit():
            count = int(word)
        else:
            found += [_named(word)] * count
            count = 1
    return found


def turns_of(told: str) -> list[str]:
    """The turns, one by one."""
    return [turn.strip() for turn in told.strip().replace("\n", "|").split("|")]


def as_told(game: Game, told: Told) -> GameUnderWay:
    """The game after the turns that are told."""
    hands = dict(zip(game.players, map(characters, told.hands), strict=True))
    table = GameUnderWay(game, hands, characters(told.deck), PLAIN[: len(hands)])
    for turn in turns_of(told.turns):
        take_turn(table, turn)
    return table


def take_turn(table: GameUnderWay, turn: str) -> None:
    """The mover's turn; once a threat has to be resolved, the first that lies face up is."""
    if turn == GIVES_UP:
        table.do(GiveUp())
    else:
        laid, *about = turn.split()
        table.lay(_named(laid))
        table.do(*_effect(table, about))
    if table.state.turn.stage is Stage.THREAT:
        table.leave(next(filter(table.state.threats.face_up.has, PLAIN)))


def _effect(table: GameUnderWay, about: Sequence[str]) -> list[Move]:
    """What the card just laid leads to."""
    mover = table.mover
    match table.state.turn.stage:
        case Stage.TAKE_BACK:
            return [TakeBack(table.place(mover, _named(about[0])))]
        case Stage.SWAP_HANDS:
            return [SwapHands(Player(about[0]))]
        case Stage.DRAW:
            drawn = table.state.deck.top
            return [Draw(), PutUnder(table.held(_named(about[0])) if about else drawn)]
        case Stage.EXCHANGE:
            mine, other, theirs = _named(about[0]), Player(about[1]), _named(about[2])
            return [Exchange(table.place(mover, mine), other, table.place(other, theirs))]
        case Stage.INTIMIDATE:
            return [Intimidate(_named(about[0]))]
        case _:
            return []


def _named(name: str) -> Character:
    return Character[name.upper()]
