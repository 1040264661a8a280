"""A position of Venturesome on plain lists and counters: nothing in it is from the model but names.

`plain_moves` says what a move makes of such a position, `plain_scores` what the piles are worth.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, fields, replace
from functools import cache
from typing import Any

from lexludi.venturesome.readings import Readings
from lexludi.venturesome.state import State

DEALING = ("deal", "shuffle-cards")
Row = list[str]


@dataclass
class Position:
    """What lies where. Players are counted from 0; cards are called by character and symbol."""

    readings: dict[str, str]
    intimidation: Counter[str]
    deck: list[str]
    discards: Counter[str]
    hands: list[Counter[str]]
    rows: list[Row]
    treasures: list[Counter[str]]
    threat_deck: list[str]
    face_up: Counter[str]
    resolved: Counter[str]
    threat_discards: Counter[str]
    banned: set[str]
    inside: set[int]
    round: int
    mover: int
    stage: str
    end: str | None = None
    partner: int | None = None
    received: str | None = None
    to_lose: int = 0
    share: int = 0

    @property
    def row(self) -> Row:
        """The mover's expedition."""
        return self.rows[self.mover]

    @property
    def hand(self) -> Counter[str]:
        """The mover's hand."""
        return self.hands[self.mover]

    def copy(self) -> Position:
        """The same position, to be changed without changing this one."""
        return replace(
            self,
            deck=self.deck[:],
            discards=self.discards.copy(),
            hands=[hand.copy() for hand in self.hands],
            rows=[row[:] for row in self.rows],
            treasures=[pile.copy() for pile in self.treasures],
            threat_deck=self.threat_deck[:],
            face_up=self.face_up.copy(),
            resolved=self.resolved.copy(),
            threat_discards=self.threat_discards.copy(),
            banned=self.banned.copy(),
            inside=self.inside.copy(),
        )

    @property
    def everything(self) -> Counter[str]:
        """All character cards there are, wherever they lie."""
        found = Counter(self.deck) + self.discards
        for heap in (*self.hands, *self.treasures, *map(Counter, self.rows)):
            found += heap
        return found

    @property
    def threats(self) -> Counter[str]:
        """All threats there are, wherever they lie."""
        return Counter(self.threat_deck) + self.face_up + self.resolved + self.threat_discards


def named(counts: Any) -> Counter[str]:
    """How many there are of each kind, by name."""
    return Counter({kind.value: count for kind, count in counts.items() if count})


@cache
def by_name(readings: Readings) -> dict[str, str]:
    """The reading of each ruling, by name."""
    return {each.name: getattr(readings, each.name).value for each in fields(readings)}


def plain(state: State) -> Position:
    """The position by names; what means nothing at the moment is left out."""
    turn, threats, players = state.turn, state.threats, list(state.game.players)
    stage = turn.stage.value
    return Position(
        readings=by_name(state.game.readings),
        intimidation=named(state.game.box.intimidation),
        deck=[card.value for card in state.deck],
        discards=named(state.discards.counts),
        hands=[named(hand.counts) for hand in state.hands],
        rows=[[card.value for card in row] for row in state.expeditions],
        treasures=[named(pile.counts) for pile in state.treasures],
        threat_deck=[threat.value for threat in threats.deck],
        face_up=named(threats.face_up.counts),
        resolved=named(threats.resolved.counts),
        threat_discards=named(threats.discards.counts),
        banned={character.value for character, fact in state.banned.items() if fact},
        inside={at for at, fact in enumerate(state.in_round) if fact},
        round=turn.round,
        mover=players.index(turn.mover),
        stage=stage,
        end=turn.end.value if stage in ("take-back", "exchange") else None,
        partner=players.index(turn.partner) if stage == "hand-back" else None,
        received=turn.received.value if stage == "hand-back" else None,
        to_lose=turn.to_lose if stage == "sandstorm" else 0,
        share=turn.share if stage in DEALING else 0,
    )


def character_of(card: str) -> str:
    """Whom a card shows."""
    return card.split()[0]


def size(cards: Counter[str]) -> int:
    """How many cards there are."""
    return sum(cards.values())
