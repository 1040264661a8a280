"""Step III: resolve a threat and leave the round."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from lexludi.kernel.row import Row
from lexludi.kernel.words import every, some
from lexludi.venturesome.actions import Drop, Lose, Resolve
from lexludi.venturesome.components import Card, Character, Symbol, Threat
from lexludi.venturesome.law import encodes, require
from lexludi.venturesome.state import Stage, State
from lexludi.venturesome.turn import leave_round, require_stage

TAKES_TWO: Final = 2  # cards that Trap, Sandstorm and Rope Bridge take

SYMBOLS_TAKEN: Final = {
    Threat.BOG: (Symbol.CHALICE, Symbol.STATUETTE),
    Threat.SPIDERS_NEST: (Symbol.RING, Symbol.STATUETTE),
    Threat.COLLAPSING_TEMPLE: (Symbol.CHALICE, Symbol.ANKH),
    Threat.JAGUAR: (Symbol.MAP,),
    Threat.VOLCANIC_ERUPTION: (Symbol.RING, Symbol.ANKH),
    Threat.EMERGENCY_LANDING: (Symbol.ONE_GEM, Symbol.TWO_GEMS),
    Threat.NATIVE: (Symbol.ONE_GEM, Symbol.THREE_GEMS),
}

CHARACTERS_TAKEN: Final = {
    Threat.SNOW_AVALANCHE: (Character.ADVENTURER, Character.COLLECTOR, Character.HUNTER),
    Threat.STORM: (Character.GUIDE, Character.AVIATOR, Character.PROFESSOR),
}


@encodes("threat.one", "threat.turned-down")
def resolve(state: State, move: Resolve) -> State:
    """The mover picks a threat that lies face up and turns it down; it takes its cards."""
    threats = state.threats
    require_stage(state, Stage.THREAT)
    require(threats.face_up.has(move.threat), "threat.face-up", threat=move.threat)
    turned = replace(
        threats,
        face_up=threats.face_up.remove(move.threat),
        resolved=threats.resolved.add(move.threat),
    )
    resolved = replace(state, threats=turned)
    expedition = state.expeditions[state.turn.mover]
    if is_bridge(move.threat, expedition):
        return replace(resolved, turn=replace(state.turn, stage=Stage.ROPE_BRIDGE))
    if is_sandstorm(move.threat, expedition):
        turn = replace(state.turn, stage=Stage.SANDSTORM, to_lose=TAKES_TWO)
        return replace(resolved, turn=turn)
    lost = expedition.where(lambda place, one: takes(move.threat, expedition, place))
    return leave_round(resolved, lost)


def takes(threat: Threat, expedition: Row[Card], place: int) -> bool:
    """Whether a threat takes the card at a place, as far as nothing is left to choice or chance."""
    one = expedition[place]
    return some(
        (
            traps(threat, expedition, place),
            takes_both(threat, expedition),
            takes_symbol(threat, one.symbol),
            takes_character(threat, one.character),
        )
    )


@encodes("threat.trap")
def traps(threat: Threat, expedition: Row[Card], place: int) -> bool:
    """The Trap takes the first and the last card, unless there is only one."""
    outermost = some((place == 0, expedition.size == place + 1))
    return every((threat == Threat.TRAP, expedition.size >= TAKES_TWO, outermost))


@encodes("threat.few-cards")
def takes_both(threat: Threat, expedition: Row[Card]) -> bool:
    """Sandstorm and Rope Bridge take both cards where there are two."""
    either = some((threat == Threat.SANDSTORM, threat == Threat.ROPE_BRIDGE))
    return every((either, expedition.size == TAKES_TWO))


@encodes(
    "threat.bog",
    "threat.spiders-nest",
    "threat.collapsing-temple",
    "threat.jaguar",
    "threat.volcanic-eruption",
    "threat.emergency-landing",
    "threat.native",
)
def takes_symbol(threat: Threat, symbol: Symbol) -> bool:
    """Seven threats take the cards with one symbol or two."""
    return some(
        every((threat == one, some(symbol == each for each in symbols)))
        for one, symbols in SYMBOLS_TAKEN.items()
    )


@encodes("threat.snow-avalanche", "threat.storm")
def takes_character(threat: Threat, character: Character) -> bool:
    """Two threats take the cards of three characters."""
    return some(
        every((threat == one, some(character == each for each in characters)))
        for one, characters in CHARACTERS_TAKEN.items()
    )


@encodes("threat.rope-bridge")
def is_bridge(threat: Threat, expedition: Row[Card]) -> bool:
    """The Rope Bridge takes two neighbours of three cards or more."""
    return every((threat == Threat.ROPE_BRIDGE, expedition.size > TAKES_TWO))


@encodes("threat.sandstorm")
def is_sandstorm(threat: Threat, expedition: Row[Card]) -> bool:
    """The Sandstorm takes any two of three cards or more."""
    return every((threat == Threat.SANDSTORM, expedition.size > TAKES_TWO))


def drop(state: State, move: Drop) -> State:
    """The Rope Bridge: a card and its right neighbour are discarded."""
    expedition = state.expeditions[state.turn.mover]
    require_stage(state, Stage.ROPE_BRIDGE)
    both = every((expedition.holds(move.place), expedition.holds(move.place + 1)))
    require(both, "threat.rope-bridge", place=move.place)
    fallen = expedition.where(lambda place, _: some((place == move.place, place == move.place + 1)))
    return leave_round(state, fallen)


def lose(state: State, move: Lose) -> State:
    """The Sandstorm: chance takes a card, twice, and the mover sets the rest aside."""
    mover, turn = state.turn.mover, state.turn
    expedition = state.expeditions[mover]
    require_stage(state, Stage.SANDSTORM)
    require(expedition.holds(move.place), "threat.sandstorm", place=move.place)
    lost = replace(
        state,
        discards=state.discards.add(expedition[move.place]),
        expeditions=state.expeditions.replace(mover, expedition.take(move.place)),
    )
    if turn.to_lose > 1:
        return replace(lost, turn=replace(turn, to_lose=turn.to_lose - 1))
    return leave_round(lost, expedition.where(lambda place, _: False))
