"""Positions to plain data, as YAML and JSON write it, and back; nothing is lost on the way.

A position may be written short: `assembling` lists the defaults. What is written is checked (see
`plausible`), unless it says `unchecked: true`: then only names, bounds and the room for cards are,
and the position may be one that no game comes to.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from msgspec import UNSET, Struct, UnsetType, structs

from lexludi.itchy_feet.components import Card, Player
from lexludi.itchy_feet.readings import Readings
from lexludi.itchy_feet.state import State, Trade
from lexludi.itchy_feet.written.assembling import assemble, game_of
from lexludi.itchy_feet.written.boxes import box_form
from lexludi.itchy_feet.written.forms import Cards, PositionForm, TradeForm
from lexludi.itchy_feet.written.plausible import implausible
from lexludi.kernel.bag import Bag
from lexludi.kernel.forms import Faults, given, plain, read_form
from lexludi.kernel.readings import departures
from lexludi.kernel.table import Table
from lexludi.kernel.writing import read_back, shortened

K = TypeVar("K")

INNER: Final = ("box", "trade")  # fields that are records themselves
BY_PLAYER: Final = ("hands", "countries", "characters", "to_draw")


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

    full = _full(state)
    form = shortened(_without_zeros(full), is_it)
    for name in INNER:
        form = structs.replace(form, **{name: _inside(form, name, is_it)})
    for name in BY_PLAYER:
        form = structs.replace(form, **{name: _fewer(form, name, is_it)})
    told: dict[str, Any] = plain(structs.replace(form, unchecked=full.unchecked or UNSET))
    return told


def _inside(form: PositionForm, name: str, is_it: Callable[[PositionForm], bool]) -> Any:
    """A record of a position without what the defaults say."""
    record = getattr(form, name)
    if not isinstance(record, Struct):
        return record
    return shortened(record, lambda one: is_it(structs.replace(form, **{name: one})))


def _fewer(form: PositionForm, name: str, is_it: Callable[[PositionForm], bool]) -> Any:
    """What a position has for each player, without those for whom the defaults say it."""
    entries = getattr(form, name)
    for player in list(entries) if isinstance(entries, dict) else ():
        fewer = {key: value for key, value in entries.items() if key is not player}
        if is_it(structs.replace(form, **{name: fewer})):
            entries = fewer
    return entries


def _full(state: State) -> PositionForm:
    turn, journeys = state.turn, state.journeys
    return PositionForm(
        players=len(state.game.players),
        readings=departures(state.game.readings),
        box=box_form(state.game.box),
        pile=list(state.pile),
        discards=_cards(state.discards),
        paid=_cards(state.paid),
        removed=_cards(state.removed),
        hands={player: _cards(hand) for player, hand in state.hands.items()},
        trade=_trade(state.trade),
        countries=dict(journeys.countries.items()),
        centre=journeys.centre,
        gone={player for player, is_so in journeys.there.items() if not is_so},
        travelled=_those(journeys.travelled),
        characters=dict(state.characters.items()),
        mover=turn.mover,
        stage=turn.stage,
        actor=turn.actor,
        acted=turn.acted,
        to_draw=dict(turn.to_draw.items()),
        event_draws=_those(turn.event_draws),
        to_discard=_those(turn.to_discard),
        skips=_those(turn.skips),
        emptied=turn.emptied,
        unchecked=any(True for _ in implausible(state)),
    )


def _trade(trade: Trade) -> TradeForm:
    return TradeForm(trade.trader, trade.partner, _cards(trade.given), _cards(trade.taken))


def _those(players: Table[Player, bool]) -> set[Player]:
    return {player for player, is_so in players.items() if is_so}


def _cards(bag: Bag[Card]) -> Cards:
    return dict(bag.counts.items())


def _without_zeros(form: PositionForm) -> PositionForm:
    """The form without the numbers that say nothing."""
    trade = given(form.trade, TradeForm())
    return structs.replace(
        form,
        discards=_some(form.discards),
        paid=_some(form.paid),
        removed=_some(form.removed),
        hands={player: _some(hand) for player, hand in given(form.hands, {}).items()},
        trade=structs.replace(trade, given=_some(trade.given), taken=_some(trade.taken)),
        to_draw=_some(form.to_draw),
    )


def _some(counts: dict[K, int] | UnsetType) -> dict[K, int]:
    return {key: count for key, count in given(counts, dict[K, int]()).items() if count}
