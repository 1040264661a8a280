"""Positions to plain data, as YAML and JSON write it, and back; nothing is lost on the way.

A position may be written short: `assembling` lists the defaults. What is written is checked (see
`plausible`), unless it says `unchecked: true`: then only names, bounds and the room for cards are,
and the position may be one that no game comes to.
"""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, structs

from lexludi.kernel.bag import Bag
from lexludi.kernel.forms import Faults, given, plain, read_form
from lexludi.kernel.readings import departures
from lexludi.kernel.table import Table
from lexludi.kernel.writing import read_back, shortened
from lexludi.venturesome.components import Card, Player, Threat
from lexludi.venturesome.readings import Readings
from lexludi.venturesome.state import State, Threats
from lexludi.venturesome.written.assembling import assemble, game_of
from lexludi.venturesome.written.boxes import box_form
from lexludi.venturesome.written.forms import Cards, PositionForm, ThreatsForm
from lexludi.venturesome.written.plausible import implausible


def read_position(data: Any, players: int | None = None, readings: Readings | None = None) -> State:
    """The position that a form, or plain data, describe. Raises Faults, naming each field."""
    form = data if isinstance(data, PositionForm) else read_form(PositionForm, data)
    state = _assembled(form, players, readings)
    if form.unchecked is not True and (faults := tuple(implausible(state))):
        raise Faults(faults)
    return state


def _assembled(
    form: PositionForm, players: int | None = None, readings: Readings | None = None
) -> State:
    return assemble(form, game_of(form, players, readings))


def full_position(state: State) -> dict[str, Any]:
    """The position as plain data, with every field."""
    told: dict[str, Any] = plain(_full(state))
    return told


def position(state: State) -> dict[str, Any]:
    """The position as plain data, without what the defaults say; read back it is the same."""

    def is_it(form: PositionForm) -> bool:
        return read_back(_assembled, form, state)

    full = _without_empty(_full(state))
    form = shortened(full, is_it)
    if isinstance(form.threats, ThreatsForm):
        threats = shortened(form.threats, lambda one: is_it(structs.replace(form, threats=one)))
        form = structs.replace(form, threats=threats)
    told: dict[str, Any] = plain(structs.replace(form, unchecked=full.unchecked or UNSET))
    return told


def _full(state: State) -> PositionForm:
    turn = state.turn
    return PositionForm(
        players=len(state.game.players),
        readings=departures(state.game.readings),
        box=box_form(state.game.box),
        deck=list(state.deck),
        discards=dict(state.discards.counts.items()),
        hands=_held(state.hands),
        expeditions={player: list(row) for player, row in state.expeditions.items()},
        treasures=_held(state.treasures),
        threats=_threats(state.threats),
        banned={character for character, is_so in state.banned.items() if is_so},
        in_round={player for player, is_in in state.in_round.items() if is_in},
        round=turn.round,
        mover=turn.mover,
        stage=turn.stage,
        end=turn.end,
        partner=turn.partner,
        received=turn.received,
        to_lose=turn.to_lose,
        share=turn.share,
        unchecked=any(True for _ in implausible(state)),
    )


def _held(bags: Table[Player, Bag[Card]]) -> dict[Player, Cards]:
    return {player: dict(bag.counts.items()) for player, bag in bags.items()}


def _threats(threats: Threats) -> ThreatsForm:
    return ThreatsForm(
        deck=list(threats.deck),
        face_up=_listed(threats.face_up),
        resolved=_listed(threats.resolved),
        discards=_listed(threats.discards),
    )


def _listed(bag: Bag[Threat]) -> list[Threat]:
    return [threat for threat, count in bag.counts.items() for _ in range(count)]


def _without_empty(form: PositionForm) -> PositionForm:
    """The form without the entries of its mappings that say nothing."""
    return structs.replace(
        form,
        discards=_some(given(form.discards, {})),
        hands=_some_held(given(form.hands, {})),
        expeditions={player: row for player, row in given(form.expeditions, {}).items() if row},
        treasures=_some_held(given(form.treasures, {})),
    )


def _some_held(held: dict[Player, Cards]) -> dict[Player, Cards]:
    return {player: _some(cards) for player, cards in held.items() if any(cards.values())}


def _some(cards: Cards) -> Cards:
    return {kind: count for kind, count in cards.items() if count}
