"""What one player can see of a position, at any time."""

from __future__ import annotations

from dataclasses import dataclass, replace

from lexludi.kernel.bag import Bag
from lexludi.kernel.row import Row
from lexludi.kernel.table import Table
from lexludi.kernel.words import choose, every, some
from lexludi.venturesome.actions import Disclosure
from lexludi.venturesome.components import NO_CARD, Card, Character, Player, Threat
from lexludi.venturesome.law import encodes
from lexludi.venturesome.readings import Counts
from lexludi.venturesome.state import Stage, State, Turn


@dataclass(frozen=True, slots=True)
class View:
    """All that one player can see; numbers of cards are 0 where they are not public."""

    hand: Bag[Card]
    treasure: Bag[Card]
    hand_sizes: Table[Player, int]
    treasure_sizes: Table[Player, int]
    expeditions: Table[Player, Row[Card]]
    discards: Bag[Card]
    deck_size: int
    threats_face_up: Bag[Threat]
    threats_resolved: int
    threat_discards: Bag[Threat]
    threat_deck_size: int
    banned: Table[Character, bool]
    in_round: Table[Player, bool]
    turn: Turn


@encodes(
    "play.face-up",
    "setup.hands-private",
    "setup.discards-public",
    "setup.threat-discards-public",
    "threat.treasure-private",
    "hunter.face-up",
    "adventurer.unseen",
    "collector.unseen",
)
def view(state: State, player: Player) -> View:
    """What a player sees: own hand, own treasure pile, and all that lies open."""
    threats = state.threats
    return View(
        hand=state.hands[player],
        treasure=state.treasures[player],
        hand_sizes=seen_sizes(state, state.hands),
        treasure_sizes=seen_sizes(state, state.treasures),
        expeditions=state.expeditions,
        discards=state.discards,
        deck_size=state.deck.size,
        threats_face_up=threats.face_up,
        threats_resolved=threats.resolved.size,
        threat_discards=threats.discards,
        threat_deck_size=threats.deck.size,
        banned=state.banned,
        in_round=state.in_round,
        turn=seen_turn(state.turn, player),
    )


def seen_sizes(state: State, bags: Table[Player, Bag[Card]]) -> Table[Player, int]:
    """How many cards everybody has, as far as others may count them."""
    if state.game.readings.counts is Counts.PRIVATE:
        return bags.map(lambda _: 0)
    return bags.map(lambda bag: bag.size)


def seen_turn(turn: Turn, player: Player) -> Turn:
    """The turn as a player sees it: only the two concerned know which card was handed over."""
    concerned = some((player == turn.mover, player == turn.partner))
    knows = every((turn.stage == Stage.HAND_BACK, concerned))
    return replace(turn, received=choose(knows, turn.received, NO_CARD))


def heard(disclosures: tuple[Disclosure, ...], player: Player) -> tuple[Disclosure, ...]:
    """What a player learns of the disclosures of a move: those made to the player."""
    return tuple(
        Disclosure(told.to, choose(told.to == player, told.card, NO_CARD)) for told in disclosures
    )
