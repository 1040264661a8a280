"""What one player can see of a position, at any time."""

from __future__ import annotations

from dataclasses import dataclass

from lexludi.kernel.bag import Bag
from lexludi.kernel.row import Row
from lexludi.kernel.table import Table
from lexludi.kernel.words import choose, every, negate, some
from lexludi.viajantes.actions import Disclosure
from lexludi.viajantes.components import Card, Character, Face, Kind, Player, Seat
from lexludi.viajantes.law import encodes
from lexludi.viajantes.readings import ClosedPile, ClothingBacks, IdentitiesSeen
from lexludi.viajantes.setup import blank_card
from lexludi.viajantes.state import Identities, State, Suitcase
from lexludi.viajantes.suitcases import took_in


@dataclass(frozen=True, slots=True)
class SeenCard:
    """A card as it is seen; kind and face are blank where they are not shown."""

    kind_shown: bool
    face_shown: bool
    card: Card


@dataclass(frozen=True, slots=True)
class SeenSuitcase:
    """A suitcase as everybody sees it."""

    closed: bool
    column: Row[SeenCard]
    received: bool
    gave: bool


@dataclass(frozen=True, slots=True)
class View:
    """All that one player can see."""

    hand: Bag[Kind]
    identities: Identities
    hand_sizes: Table[Player, int]
    seats: Table[Character, Seat]
    suitcases: Table[Character, SeenSuitcase]
    clothing: int
    points: Table[Player, int]
    mover: Player
    starter: Player
    bought: bool
    over: bool


@encodes("swap-hands.count-on-asking", "setup.clothing-face-up")
def view(state: State, player: Player) -> View:
    """What a player sees: own hand, own identities, what lies open, how many cards all hold."""
    turn = state.turn
    return View(
        hand=state.hands[player],
        identities=seen_identities(state, player),
        hand_sizes=state.hands.map(lambda hand: hand.size),
        seats=state.seats,
        suitcases=Table.of(state.game.characters, lambda holder: seen_suitcase(state, holder)),
        clothing=state.clothing,
        points=state.points,
        mover=turn.mover,
        starter=turn.starter,
        bought=turn.bought,
        over=turn.over,
    )


@encodes("components.identities")
def seen_identities(state: State, player: Player) -> Identities:
    """The identities a player knows: the own ones, once they may be looked at."""
    if state.game.readings.identities_seen is IdentitiesSeen.NOBODY_LOOKS:
        first, second = state.game.characters.members[:2]
        return Identities(first, second)
    return state.identities[player]


def seen_suitcase(state: State, holder: Character) -> SeenSuitcase:
    """A suitcase from outside: face-up cards of an open one, and that something came or went."""
    suitcase, traffic = state.suitcases[holder], state.turn.traffic[holder]
    nothing = SeenCard(False, False, blank_card(state.game))
    column = Row(
        nothing,
        tuple(
            seen_card(state, suitcase, card, held=place < suitcase.column.size)
            for place, card in enumerate(suitcase.column.cells)
        ),
        suitcase.column.size,
    )
    return SeenSuitcase(suitcase.closed, column, took_in(traffic), traffic.gave)


@encodes("close.turned-over")
def seen_card(state: State, suitcase: Suitcase, card: Card, *, held: bool) -> SeenCard:
    """A card as it lies there: its kind if it lies face up, nothing once it is in a closed pile."""
    readings, blank = state.game.readings, blank_card(state.game)
    lies_open = every((held, negate(suitcase.closed)))
    shown = every((lies_open, card.face == Face.UP))
    if readings.closed_pile is ClosedPile.FACE_UP_SEEN:
        shown = every((held, card.face == Face.UP))
    if readings.clothing_backs is ClothingBacks.DISTINCT:
        shown = some((shown, every((lies_open, card.kind == Kind.CLOTHING))))
    face_shown = some((lies_open, shown))
    return SeenCard(
        kind_shown=shown,
        face_shown=face_shown,
        card=Card(choose(shown, card.kind, blank.kind), choose(face_shown, card.face, blank.face)),
    )


def heard(
    disclosures: tuple[Disclosure, ...], player: Player, blank: Kind
) -> tuple[Disclosure, ...]:
    """What a player learns of the disclosures of a move: those made to the player."""
    return tuple(
        Disclosure(told.to, choose(told.to == player, told.kind, blank)) for told in disclosures
    )
