"""Positions to plain data, as YAML and JSON write it, and back; nothing is lost on the way.

A position may be written short: `assembling` lists the defaults. What is written is checked (see
`plausible`), unless it says `unchecked: true`: then only names, bounds and the room for cards are,
and the position may be one that no game comes to.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from msgspec import UNSET, Struct, structs

from lexludi.kernel.bag import Bag
from lexludi.kernel.forms import Faults, plain, read_form
from lexludi.kernel.readings import departures
from lexludi.kernel.table import Table
from lexludi.kernel.writing import read_back, shortened
from lexludi.passengers.components import COLOURS, NO_CARD, Boat, Colour, Game, Gift, Player
from lexludi.passengers.readings import Readings
from lexludi.passengers.setup import empty_seat, nothing_landed
from lexludi.passengers.state import Gifts, Landing, Seat, State
from lexludi.passengers.written.assembling import assemble, game_of
from lexludi.passengers.written.boxes import box_form
from lexludi.passengers.written.forms import Cards, LandingForm, PositionForm, SeatForm
from lexludi.passengers.written.plausible import implausible

K = TypeVar("K")

BY_KEY: Final = ("factions", "hands", "votes", "held", "ballots")


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
    form = shortened(_without_defaults(full, state), is_it)
    form = structs.replace(form, box=_inside(form, is_it))
    for name in BY_KEY:
        form = structs.replace(form, **{name: _fewer(form, name, is_it)})
    form = structs.replace(form, hands=_without_zeros(form.hands), lost=_some(form.lost))
    told: dict[str, Any] = plain(structs.replace(form, unchecked=full.unchecked or UNSET))
    return told


def _inside(form: PositionForm, is_it: Callable[[PositionForm], bool]) -> Any:
    """The box of a position without what the defaults say."""
    if not isinstance(form.box, Struct):
        return form.box
    return shortened(form.box, lambda one: is_it(structs.replace(form, box=one)))


def _fewer(form: PositionForm, name: str, is_it: Callable[[PositionForm], bool]) -> Any:
    """The entries of a field without those that the defaults say."""
    entries = getattr(form, name)
    for key in list(entries) if isinstance(entries, dict) else ():
        fewer = {one: value for one, value in entries.items() if one is not key}
        if is_it(structs.replace(form, **{name: fewer})):
            entries = fewer
    return entries


def _full(state: State) -> PositionForm:
    game, gifts, masks, coin, turn = state.game, state.gifts, state.masks, state.coin, state.turn
    return PositionForm(
        players=len(game.players),
        readings=departures(game.readings),
        box=box_form(game.box),
        factions=dict(state.factions.items()),
        hands={player: _cards(hand) for player, hand in state.hands.items()},
        mystery=list(state.mystery),
        seats={space: _seat(seat) for space, seat in state.seats.items()},
        afterlands={round: _landing(landing) for round, landing in state.afterlands.items()},
        lost=_cards(state.lost),
        gifts=_takers(game, gifts),
        taken=_those(gifts.taken),
        votes=dict(state.votes.items()),
        masks=_those(masks.left),
        held=dict(masks.held.items()),
        ballots=dict(state.ballots.items()),
        coin=coin.holder,
        coin_as_round_began=coin.round_began,
        coin_as_game_began=coin.game_began,
        round=turn.round,
        stage=turn.stage,
        mover=turn.mover,
        gift=turn.gift,
        unchecked=any(True for _ in implausible(state)),
    )


def _seat(seat: Seat) -> SeatForm:
    covered = {colour for colour in COLOURS if seat.covered[colour]}
    return SeatForm(seat.card, seat.open, seat.mask, covered, seat.own, seat.owner, seat.taken)


def _landing(landing: Landing) -> LandingForm:
    seats = {place: _seat(seat) for place, seat in landing.seats.items()}
    return LandingForm(landing.boat, seats, landing.sailed)


def _without_defaults(form: PositionForm, state: State) -> PositionForm:
    """The form without the seats on which there is nothing, and the boats that have not sailed."""
    landings = {
        round: LandingForm(
            boat=landing.boat if landing.sailed or landing.boat is not Boat.RAVEN else UNSET,
            seats=_short_seats(state.game, landing.seats) or UNSET,
            sailed=UNSET if landing.sailed else False,
        )
        for round, landing in state.afterlands.items()
        if landing != nothing_landed(state.game)
    }
    return structs.replace(form, seats=_short_seats(state.game, state.seats), afterlands=landings)


def _short_seats(game: Game, seats: Table[K, Seat]) -> dict[K, SeatForm]:
    """The seats on which there is anything, each without what the defaults say."""
    empty = empty_seat(game)
    return {place: _short_seat(seat, empty) for place, seat in seats.items() if seat != empty}


def _short_seat(seat: Seat, empty: Seat) -> SeatForm:
    covered = {colour for colour in COLOURS if seat.covered[colour]}
    owned = seat.own or seat.owner is not empty.owner
    return SeatForm(
        card=seat.card if seat.taken or seat.card is not NO_CARD else UNSET,
        open=seat.open or UNSET,
        mask=UNSET if seat.mask is Colour.NONE else seat.mask,
        covered=covered or UNSET,
        own=UNSET if seat.own == owned else seat.own,
        owner=seat.owner if owned else UNSET,
        taken=UNSET if seat.taken else False,
    )


def _takers(game: Game, gifts: Gifts) -> dict[Gift, Player]:
    """Who has taken which gift; of what is not taken only what is not the default."""
    nobody = game.players.members[0]
    return {
        gift: taker
        for gift, taker in gifts.takers.items()
        if gifts.taken[gift] or taker is not nobody
    }


def _those(kinds: Table[K, bool]) -> set[K]:
    return {kind for kind, is_so in kinds.items() if is_so}


def _cards(bag: Bag[Any]) -> Cards:
    return dict(bag.counts.items())


def _some(counts: Any) -> Any:
    """The numbers that say something."""
    if not isinstance(counts, dict):
        return counts
    return {key: count for key, count in counts.items() if count}


def _without_zeros(hands: Any) -> Any:
    """The hands with the numbers that say something."""
    if not isinstance(hands, dict):
        return hands
    return {player: _some(hand) for player, hand in hands.items()}
