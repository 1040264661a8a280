"""Moves and disclosures to plain data and back. Places count from 1 there, from 0 in the model."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from lexludi.itchy_feet.actions import (
    CloseTrade,
    Discard,
    Disclosure,
    Draw,
    DrawCard,
    GetRid,
    Give,
    Interrupt,
    Move,
    OpenTrade,
    Pass,
    Pick,
    PutUnder,
    Recycle,
    RecycleForOne,
    ShuffleCard,
    Smuggle,
    Steal,
    StolenCard,
    Take,
    TakeFromDiscards,
    Travel,
    TravelToCentre,
    UseSpecial,
)
from lexludi.itchy_feet.components import Player
from lexludi.itchy_feet.state import State
from lexludi.itchy_feet.written.forms import (
    CloseTradeForm,
    DiscardForm,
    DisclosureForm,
    DrawCardForm,
    DrawForm,
    GetRidForm,
    GiveForm,
    InterruptForm,
    MoveForm,
    OpenTradeForm,
    PassForm,
    PickForm,
    PutUnderForm,
    RecycleForm,
    RecycleForOneForm,
    ShuffleCardForm,
    SmuggleForm,
    StealForm,
    StolenCardForm,
    TakeForm,
    TakeFromDiscardsForm,
    TravelForm,
    TravelToCentreForm,
    UseSpecialForm,
)
from lexludi.kernel.forms import Fault, Faults, given, plain, read_form

PLAYER_FIELDS = ("partner", "trader", "victim", "whose", "other", "player")


def action(move: Move) -> dict[str, Any]:
    """The move as plain data, every field given."""
    told: dict[str, Any] = plain(_form(move))
    return told


def disclosure(shown: Disclosure) -> dict[str, Any]:
    """The disclosure as plain data."""
    cards = {kind: count for kind, count in shown.cards.counts.items() if count}
    told: dict[str, Any] = plain(DisclosureForm(shown.to, cards))
    return told


def read_action(state: State, data: Any) -> Move:
    """The move that a form, or plain data, describe in a position. Raises Faults."""
    form = read_form(MoveForm, data) if isinstance(data, dict) else data
    if faults := tuple(_foreign(state, form)):
        raise Faults(faults)
    mover = state.turn.mover
    match form:
        case DrawForm():
            return Draw()
        case DrawCardForm():
            return DrawCard()
        case RecycleForm((first, second)):
            return Recycle(first, second)
        case OpenTradeForm(partner, trader):
            return OpenTrade(given(trader, mover), partner)
        case CloseTradeForm():
            return CloseTrade()
        case StealForm(card, victim):
            return Steal(card, victim)
        case TravelForm(cards, whose):
            return Travel(given(whose, mover), *cards)
        case TravelToCentreForm(cards):
            return TravelToCentre(*cards)
        case SmuggleForm(card, other):
            return Smuggle(card, other)
        case UseSpecialForm(card, player):
            return UseSpecial(given(player, mover), card)
        case InterruptForm(card, player):
            return Interrupt(player, card)
        case PickForm(place):
            return Pick(place - 1)
        case PassForm():
            return Pass()
        case _:
            return _read_card(form)


def _read_card(form: Any) -> Move:
    """A move that is about one card and nothing else."""
    match form:
        case RecycleForOneForm(card):
            return RecycleForOne(card)
        case TakeFromDiscardsForm(card):
            return TakeFromDiscards(card)
        case GiveForm(card):
            return Give(card)
        case TakeForm(card):
            return Take(card)
        case StolenCardForm(card):
            return StolenCard(card)
        case GetRidForm(card):
            return GetRid(card)
        case PutUnderForm(card):
            return PutUnder(card)
        case DiscardForm(card):
            return Discard(card)
        case ShuffleCardForm(card):
            return ShuffleCard(card)
        case _:
            raise Faults((Fault((), "is no move of Itchy Feet"),))


def _form(move: Move) -> MoveForm:
    match move:
        case Draw():
            return DrawForm()
        case DrawCard():
            return DrawCardForm()
        case Recycle(first, second):
            return RecycleForm((first, second))
        case OpenTrade(trader, partner):
            return OpenTradeForm(partner, trader)
        case CloseTrade():
            return CloseTradeForm()
        case Steal(card, victim):
            return StealForm(card, victim)
        case Travel(whose, first, second, third):
            return TravelForm((first, second, third), whose)
        case TravelToCentre(first, second, third):
            return TravelToCentreForm((first, second, third))
        case Smuggle(card, other):
            return SmuggleForm(card, other)
        case UseSpecial(player, card):
            return UseSpecialForm(card, player)
        case Interrupt(player, card):
            return InterruptForm(card, player)
        case Pick(place):
            return PickForm(place + 1)
        case Pass():
            return PassForm()
        case _:
            return _card_form(move)


def _card_form(move: Move) -> MoveForm:
    match move:
        case RecycleForOne(card):
            return RecycleForOneForm(card)
        case TakeFromDiscards(card):
            return TakeFromDiscardsForm(card)
        case Give(card):
            return GiveForm(card)
        case Take(card):
            return TakeForm(card)
        case StolenCard(card):
            return StolenCardForm(card)
        case GetRid(card):
            return GetRidForm(card)
        case PutUnder(card):
            return PutUnderForm(card)
        case Discard(card):
            return DiscardForm(card)
        case ShuffleCard(card):
            return ShuffleCardForm(card)
        case _:
            raise TypeError(f"no move of Itchy Feet: {move!r}")


def _foreign(state: State, form: Any) -> Iterator[Fault]:
    for name in PLAYER_FIELDS:
        player = getattr(form, name, None)
        if isinstance(player, Player) and player not in state.game.players:
            yield Fault((name,), f"{player.value} does not play in this game")
