"""Moves and disclosures to plain data and back. Places count from 1 there, from 0 in the model."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, UnsetType

from lexludi.kernel.forms import Fault, Faults, plain, read_form
from lexludi.viajantes.actions import (
    Buy,
    Disclosure,
    Look,
    Move,
    MoveItem,
    Put,
    Stop,
    SwapHands,
    SwapPlaces,
)
from lexludi.viajantes.components import Character, Kind, Player
from lexludi.viajantes.readings import Landing
from lexludi.viajantes.state import State
from lexludi.viajantes.written.forms import (
    BuyForm,
    DisclosureForm,
    LookForm,
    MoveForm,
    MoveItemForm,
    PutForm,
    StopForm,
    SwapHandsForm,
    SwapPlacesForm,
)


def action(move: Move) -> dict[str, Any]:
    """The move as plain data, every field given."""
    told: dict[str, Any] = plain(_form(move))
    return told


def disclosure(shown: Disclosure) -> dict[str, Any]:
    """The disclosure as plain data."""
    told: dict[str, Any] = plain(DisclosureForm(shown.to, shown.kind))
    return told


def read_action(state: State, data: Any) -> Move:
    """The move that a form, or plain data, describe in a position. Raises Faults."""
    form = read_form(MoveForm, data) if isinstance(data, dict) else data
    match form:
        case PutForm(card, into, face, place):
            _in_game(state, "into", into)
            _kind_in_game(state, card)
            return Put(card, face, into, _place(place, state.suitcases[into].column.size))
        case LookForm(suitcase, place):
            _in_game(state, "suitcase", suitcase)
            return Look(suitcase, place - 1)
        case MoveItemForm(source, place, into, landing):
            _in_game(state, "from", source)
            _in_game(state, "into", into)
            return MoveItem(source, place - 1, into, _place(landing, _end(state, into)))
        case SwapPlacesForm(one, other):
            _in_game(state, "one", one)
            _in_game(state, "other", other)
            return SwapPlaces(one, other)
        case SwapHandsForm(partner, by):
            player = state.turn.mover if by is UNSET else by
            _plays(state, "other", partner)
            _plays(state, "by", player)
            return SwapHands(player, partner)
        case BuyForm():
            return Buy()
        case StopForm():
            return Stop()
        case _:
            raise Faults((Fault((), "is no move of Viajantes"),))


def _form(move: Move) -> MoveForm:
    match move:
        case Put(card, face, into, place):
            return PutForm(card, into, face, place + 1)
        case Look(suitcase, place):
            return LookForm(suitcase, place + 1)
        case MoveItem(source, place, into, landing):
            return MoveItemForm(source, place + 1, into, landing + 1)
        case SwapPlaces(one, other):
            return SwapPlacesForm(one, other)
        case SwapHands(by, partner):
            return SwapHandsForm(partner, by)
        case Buy():
            return BuyForm()
        case Stop():
            return StopForm()


def _place(place: int | UnsetType, default: int) -> int:
    return default if isinstance(place, UnsetType) else place - 1


def _end(state: State, into: Character) -> int:
    on_top = state.game.readings.landing is Landing.ON_TOP
    return 0 if on_top else state.suitcases[into].column.size


def _in_game(state: State, field: str, character: Character) -> None:
    if character not in state.game.characters:
        raise Faults((Fault((field,), f"the {character.value} is not in this game"),))


def _kind_in_game(state: State, kind: Kind) -> None:
    if kind not in state.game.kinds:
        raise Faults((Fault(("card",), f"the {kind.value} is not in this game"),))


def _plays(state: State, field: str, player: Player) -> None:
    if player not in state.game.players:
        raise Faults((Fault((field,), f"{player.value} does not play in this game"),))
