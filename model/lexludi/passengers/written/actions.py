"""Moves and disclosures to plain data and back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from lexludi.kernel.forms import Fault, Faults, given, plain, read_form
from lexludi.passengers.actions import (
    Disclosure,
    GainVotes,
    GoBy,
    LayMask,
    LoseVotes,
    Move,
    Opened,
    PassCoin,
    Peek,
    Peeked,
    PlaceMystery,
    PlacePassenger,
    Reveal,
    Swap,
    TakeMask,
    Vote,
)
from lexludi.passengers.components import COLOURS, Player
from lexludi.passengers.moves.placing import plan_of
from lexludi.passengers.state import State
from lexludi.passengers.written.forms import (
    DisclosureForm,
    GainVotesForm,
    GoByForm,
    LayMaskForm,
    LoseVotesForm,
    MoveForm,
    OpenedForm,
    PassCoinForm,
    PeekedForm,
    PeekForm,
    PlaceForm,
    PlaceMysteryForm,
    RevealForm,
    SwapForm,
    TakeMaskForm,
    VoteForm,
)


def action(move: Move) -> dict[str, Any]:
    """The move as plain data, every field given."""
    told: dict[str, Any] = plain(_form(move))
    return told


def disclosure(shown: Disclosure) -> dict[str, Any]:
    """The disclosure as plain data."""
    told: dict[str, Any] = plain(_shown(shown))
    return told


def _shown(shown: Disclosure) -> DisclosureForm:
    match shown:
        case Peeked(to, space, card):
            return PeekedForm(to, space, card)
        case Opened(ballots):
            return OpenedForm(dict(ballots.items()))


def read_action(state: State, data: Any) -> Move:
    """The move that a form, or plain data, describe in a position. Raises Faults."""
    form = read_form(MoveForm, data) if isinstance(data, dict) else data
    if faults := tuple(_foreign(state, form)):
        raise Faults(faults)
    match form:
        case PlaceMysteryForm(space):
            return PlaceMystery(space)
        case PlaceForm(card, space, gift):
            return PlacePassenger(card, space, given(gift, plan_of(state, space).gift))
        case TakeMaskForm(colour):
            return TakeMask(colour)
        case VoteForm(boat):
            return Vote(boat)
        case _:
            return _read_use(form)


def _read_use(form: Any) -> Move:
    """A move that uses a gift."""
    match form:
        case PeekForm(space):
            return Peek(space)
        case RevealForm(space):
            return Reveal(space)
        case SwapForm((one, other)):
            return Swap(one, other)
        case LayMaskForm(space):
            return LayMask(space)
        case GainVotesForm():
            return GainVotes()
        case LoseVotesForm(player):
            return LoseVotes(player)
        case PassCoinForm(player):
            return PassCoin(player)
        case GoByForm():
            return GoBy()
        case _:
            raise Faults((Fault((), "is no move of Passengers"),))


def _form(move: Move) -> MoveForm:
    match move:
        case PlaceMystery(space):
            return PlaceMysteryForm(space)
        case PlacePassenger(card, space, gift):
            return PlaceForm(card, space, gift)
        case TakeMask(colour):
            return TakeMaskForm(colour)
        case Vote(boat):
            return VoteForm(boat)
        case _:
            return _use_form(move)


def _use_form(move: Move) -> MoveForm:
    match move:
        case Peek(space):
            return PeekForm(space)
        case Reveal(space):
            return RevealForm(space)
        case Swap(one, other):
            return SwapForm((one, other))
        case LayMask(space):
            return LayMaskForm(space)
        case GainVotes():
            return GainVotesForm()
        case LoseVotes(player):
            return LoseVotesForm(player)
        case PassCoin(player):
            return PassCoinForm(player)
        case GoBy():
            return GoByForm()
        case _:
            raise TypeError(f"no move of Passengers: {move!r}")


def _foreign(state: State, form: Any) -> Iterator[Fault]:
    player = getattr(form, "player", None)
    if isinstance(player, Player) and player not in state.game.players:
        yield Fault(("player",), f"{player.value} does not play in this game")
    if isinstance(form, TakeMaskForm) and form.colour not in COLOURS:
        yield Fault(("colour",), "is the colour of no mask, see components.masks")
