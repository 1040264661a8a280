"""Everything that players and chance can do, and `play`, which does any of it."""

from __future__ import annotations

from dataclasses import dataclass

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
from lexludi.itchy_feet.moves.actions import (
    draw,
    recycle,
    recycle_for_one,
    steal,
    stolen_card,
    take_from_discards,
)
from lexludi.itchy_feet.moves.journeys import get_rid, smuggle, travel, travel_to_centre
from lexludi.itchy_feet.moves.passing import pass_turn
from lexludi.itchy_feet.moves.special_items import interrupt, pick_from_pile, put_under, use_special
from lexludi.itchy_feet.moves.trade import close_trade, give, open_trade, take
from lexludi.itchy_feet.moves.waiting import discard, draw_card, shuffle_card
from lexludi.itchy_feet.state import State


@dataclass(frozen=True, slots=True)
class Played:
    """The next position, and what somebody was shown on the way to it."""

    state: State
    disclosures: tuple[Disclosure, ...] = ()


def play(state: State, move: Move) -> Played:
    """What a move leads to. Raises IllegalMove, naming the clause, where it is refused."""
    match move:
        case DrawCard():
            drawn, disclosure = draw_card(state, move)
            return Played(drawn, (disclosure,))
        case Travel():
            return Played(*travel(state, move))
        case TravelToCentre():
            return Played(*travel_to_centre(state, move))
        case _:
            return Played(_unseen(state, move))


def _unseen(state: State, move: Move) -> State:
    """What a move leads to that shows nobody anything on the way."""
    match move:
        case Draw():
            return draw(state, move)
        case Recycle():
            return recycle(state, move)
        case RecycleForOne():
            return recycle_for_one(state, move)
        case TakeFromDiscards():
            return take_from_discards(state, move)
        case OpenTrade():
            return open_trade(state, move)
        case Give():
            return give(state, move)
        case Take():
            return take(state, move)
        case CloseTrade():
            return close_trade(state, move)
        case Steal():
            return steal(state, move)
        case StolenCard():
            return stolen_card(state, move)
        case GetRid():
            return get_rid(state, move)
        case Smuggle():
            return smuggle(state, move)
        case Pass():
            return pass_turn(state, move)
        case _:
            return _in_between(state, move)


def _in_between(state: State, move: Move) -> State:
    """What a special item leads to, or something that holds a turn up."""
    match move:
        case UseSpecial():
            return use_special(state, move)
        case Pick():
            return pick_from_pile(state, move)
        case PutUnder():
            return put_under(state, move)
        case Interrupt():
            return interrupt(state, move)
        case Discard():
            return discard(state, move)
        case ShuffleCard():
            return shuffle_card(state, move)
        case _:
            raise TypeError(f"no move of Itchy Feet: {move!r}")
