"""Moves and disclosures to plain data and back. Places count from 1 there, from 0 in the model."""

from __future__ import annotations

from typing import Any

from lexludi.kernel.forms import Fault, Faults, plain, read_form
from lexludi.venturesome.actions import (
    DealCard,
    Disclosure,
    Draw,
    Drop,
    Exchange,
    GiveUp,
    HandBack,
    HandOver,
    Intimidate,
    Lose,
    Move,
    Play,
    PutUnder,
    Resolve,
    RevealThreat,
    ShuffleCard,
    ShuffleThreat,
    SwapHands,
    TakeBack,
)
from lexludi.venturesome.components import Player
from lexludi.venturesome.state import State
from lexludi.venturesome.written.forms import (
    DealCardForm,
    DisclosureForm,
    DrawForm,
    DropForm,
    ExchangeForm,
    GiveUpForm,
    HandBackForm,
    HandOverForm,
    IntimidateForm,
    LoseForm,
    MoveForm,
    PlayForm,
    PutUnderForm,
    ResolveForm,
    RevealThreatForm,
    ShuffleCardForm,
    ShuffleThreatForm,
    SwapHandsForm,
    TakeBackForm,
)


def action(move: Move) -> dict[str, Any]:
    """The move as plain data, every field given."""
    told: dict[str, Any] = plain(_form(move))
    return told


def disclosure(shown: Disclosure) -> dict[str, Any]:
    """The disclosure as plain data."""
    told: dict[str, Any] = plain(DisclosureForm(shown.to, shown.card))
    return told


def read_action(state: State, data: Any) -> Move:
    """The move that a form, or plain data, describe in a position. Raises Faults."""
    form = read_form(MoveForm, data) if isinstance(data, dict) else data
    if isinstance(form, SwapHandsForm | ExchangeForm | HandOverForm):
        _plays(state, form.other)
    match form:
        case PlayForm(card, end):
            return Play(card, end)
        case GiveUpForm():
            return GiveUp()
        case ResolveForm(threat):
            return Resolve(threat)
        case DropForm(place):
            return Drop(place - 1)
        case LoseForm(place):
            return Lose(place - 1)
        case RevealThreatForm():
            return RevealThreat()
        case ShuffleThreatForm(threat):
            return ShuffleThreat(threat)
        case DealCardForm():
            return DealCard()
        case ShuffleCardForm(card):
            return ShuffleCard(card)
        case _:
            return _read_effect(form)


def _read_effect(form: Any) -> Move:
    match form:
        case TakeBackForm(place):
            return TakeBack(place - 1)
        case SwapHandsForm(other):
            return SwapHands(other)
        case DrawForm():
            return Draw()
        case PutUnderForm(card):
            return PutUnder(card)
        case ExchangeForm(place, other, theirs):
            return Exchange(place - 1, other, theirs - 1)
        case IntimidateForm(character):
            return Intimidate(character)
        case HandOverForm(card, other):
            return HandOver(card, other)
        case HandBackForm(card):
            return HandBack(card)
        case _:
            raise Faults((Fault((), "is no move of Venturesome"),))


def _form(move: Move) -> MoveForm:
    match move:
        case Play(card, end):
            return PlayForm(card, end)
        case GiveUp():
            return GiveUpForm()
        case Resolve(threat):
            return ResolveForm(threat)
        case Drop(place):
            return DropForm(place + 1)
        case Lose(place):
            return LoseForm(place + 1)
        case RevealThreat():
            return RevealThreatForm()
        case ShuffleThreat(threat):
            return ShuffleThreatForm(threat)
        case DealCard():
            return DealCardForm()
        case ShuffleCard(card):
            return ShuffleCardForm(card)
        case _:
            return _effect_form(move)


def _effect_form(move: Move) -> MoveForm:
    match move:
        case TakeBack(place):
            return TakeBackForm(place + 1)
        case SwapHands(other):
            return SwapHandsForm(other)
        case Draw():
            return DrawForm()
        case PutUnder(card):
            return PutUnderForm(card)
        case Exchange(place, other, theirs):
            return ExchangeForm(place + 1, other, theirs + 1)
        case Intimidate(character):
            return IntimidateForm(character)
        case HandOver(card, other):
            return HandOverForm(card, other)
        case HandBack(card):
            return HandBackForm(card)
        case _:
            raise TypeError(f"no move of Venturesome: {move!r}")


def _plays(state: State, player: Player) -> None:
    if player not in state.game.players:
        raise Faults((Fault(("other",), f"{player.value} does not play in this game"),))
