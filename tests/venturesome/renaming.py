"""A position and its moves told with other names: of characters, of symbols, of threats."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

from lexludi.kernel.bag import Bag
from lexludi.kernel.pile import Pile
from lexludi.kernel.row import Row
from lexludi.kernel.table import Table
from lexludi.venturesome.actions import Move
from lexludi.venturesome.components import (
    CARDS,
    CHARACTERS,
    SYMBOLS,
    Card,
    Character,
    Symbol,
    Threat,
    card,
)
from lexludi.venturesome.state import State

Names = dict[Character, Character]
Signs = dict[Symbol, Symbol]

# Neighbours in the square are the artifacts that one threat takes, in this order.
ROUND_THE_SQUARE = (Symbol.ANKH, Symbol.CHALICE, Symbol.STATUETTE, Symbol.RING)
OF_TWO_ARTIFACTS = (
    Threat.COLLAPSING_TEMPLE,
    Threat.BOG,
    Threat.SPIDERS_NEST,
    Threat.VOLCANIC_ERUPTION,
)
SAME_SYMBOLS: Signs = {each: each for each in SYMBOLS}
SAME_NAMES: Names = {each: each for each in CHARACTERS}


def renamed_card(one: Card, names: Names, signs: Signs) -> Card:
    """The card with another character's name and another symbol."""
    return card(names[one.character], signs[one.symbol])


def renamed(state: State, names: Names, signs: Signs) -> State:
    """The position with every character and symbol called by another's name."""
    kinds = {one: renamed_card(one, names, signs) for one in CARDS}
    threats = artifact_threats(signs)

    def bag(one: Bag[Card]) -> Bag[Card]:
        return Bag.of(CARDS, {kinds[kind]: count for kind, count in one.counts.items()})

    def row(one: Row[Card]) -> Row[Card]:
        return Row.of(one.capacity, one.blank, (kinds[kind] for kind in one))

    def menaces(one: Bag[Threat]) -> Bag[Threat]:
        domain = one.counts.domain
        return Bag.of(domain, {threats[threat]: count for threat, count in one.counts.items()})

    def by_character(table: Table[Character, Any]) -> Table[Character, Any]:
        return Table.filled(CHARACTERS, None, {names[who]: one for who, one in table.items()})

    box = state.game.box
    lying = state.threats
    return replace(
        state,
        game=replace(
            state.game,
            box=replace(
                box,
                cards=Table.filled(CARDS, 0, {kinds[one]: n for one, n in box.cards.items()}),
                intimidation=by_character(box.intimidation),
            ),
        ),
        deck=Pile(row(state.deck.row)),
        discards=bag(state.discards),
        hands=state.hands.map(bag),
        expeditions=state.expeditions.map(row),
        treasures=state.treasures.map(bag),
        threats=replace(
            lying,
            deck=Pile.of(
                lying.deck.row.capacity,
                lying.deck.row.blank,
                (threats[threat] for threat in lying.deck),
            ),
            face_up=menaces(lying.face_up),
            resolved=menaces(lying.resolved),
            discards=menaces(lying.discards),
        ),
        banned=by_character(state.banned),
        turn=replace(state.turn, received=kinds[state.turn.received]),
    )


def artifact_threats(signs: Signs) -> dict[Threat, Threat]:
    """How the threats to two artifacts are called once the artifacts have other names."""
    taken = {
        threat: {ROUND_THE_SQUARE[at], ROUND_THE_SQUARE[(at + 1) % 4]}
        for at, threat in enumerate(OF_TWO_ARTIFACTS)
    }
    found = {threat: threat for threat in Threat}
    for threat, artifacts in taken.items():
        after = {signs[one] for one in artifacts}
        found[threat] = next(other for other, two in taken.items() if two == after)
    return found


def renamed_move(move: Move, names: Names, signs: Signs) -> Move:
    """The move as it is said by those who use the other names."""
    said: Any = move
    for name in getattr(move, "__slots__", ()):
        match value := getattr(move, name):
            case Card():
                said = replace(said, **{name: renamed_card(value, names, signs)})
            case Character():
                said = replace(said, **{name: names[value]})
            case Threat():
                said = replace(said, **{name: artifact_threats(signs)[value]})
    return said  # type: ignore[no-any-return]


def other_names(random: Random) -> Names:
    """Any other names for the characters."""
    return dict(zip(CHARACTERS, random.sample(CHARACTERS.members, 7), strict=True))


def turned_symbols(random: Random) -> Signs:
    """Other names for the artifacts: the square of those that a threat takes together, turned."""
    turns, flipped = random.randrange(4), random.random() < 0.5
    order = ROUND_THE_SQUARE[::-1] if flipped else ROUND_THE_SQUARE
    moved = (*order[turns:], *order[:turns])
    return {each: each for each in SYMBOLS} | dict(zip(ROUND_THE_SQUARE, moved, strict=True))
