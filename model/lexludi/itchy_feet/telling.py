"""A move, a disclosure and a refusal in the game's words, for people who know the rulebook."""

from __future__ import annotations

from collections.abc import Iterable

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
from lexludi.itchy_feet.components import Card, Country, Player, Sort, Text
from lexludi.itchy_feet.moves.waiting import limit_comes_first
from lexludi.itchy_feet.state import Stage, State
from lexludi.kernel.bag import Bag
from lexludi.kernel.law import IllegalMove

BARE = ("binoculars", "boots", "skis", "sunscreen")  # items that take no article
NAMED = {
    Card.MOUSETRAP: "the Mousetrap",
    Card.CREDIT_CARD: "Mom's Credit Card",
    Card.LOCAL_GUIDE: "the Local Guide",
    Card.TRADING_POST: "the Trading Post",
}
EFFECTS = {
    Text.NOTHING: "nothing is written on it",
    Text.ALL_DRAW: "everybody draws a card",
    Text.ALL_DISCARD: "everybody discards a card",
    Text.HANDS_LEFT: "everybody hands the hand to the left",
}


def label(one: Card) -> str:
    """What a card is, in a word."""
    return one.value.replace("-", " ")


def card(one: Card) -> str:
    """What a card is."""
    if one in NAMED:
        return NAMED[one]
    words = label(one)
    if one.sort is Sort.SPECIAL:
        return words.replace("special", "special item")
    if one.sort is Sort.EVENT or one.value in BARE:
        return words
    return f"{'an' if words[0] in 'aeiou' else 'a'} {words}"


def country(one: Country) -> str:
    """A country's name."""
    return one.value.replace("-", " ")


def listed(things: Iterable[str], nothing: str = "nothing") -> str:
    """Several things in one sentence."""
    *others, last = list(things) or [nothing]
    return f"{', '.join(others)} and {last}" if others else last


def cards(bag: Bag[Card]) -> str:
    """Several cards in one sentence."""
    return listed(
        card(one) if count == 1 else f"{count} x {label(one)}"
        for one, count in bag.counts.items()
        if count
    )


def tell(state: State, move: Move) -> str:
    """What the move is, said before it is made: whoever reads it sees face-down cards as well."""
    mover, actor = state.turn.mover.value, state.turn.actor.value
    match move:
        case Travel() | TravelToCentre() | GetRid() | Smuggle():
            return _journey(state, move)
        case OpenTrade() | Give() | Take() | CloseTrade():
            return _trade(state, move)
        case UseSpecial() | Pick() | PutUnder() | Interrupt():
            return _special(state, move)
        case Draw():
            return f"{mover} chooses to draw"
        case DrawCard():
            return f"{actor} draws {_top(state)}"
        case Discard(one):
            return f"{actor} discards {card(one)}, {_why_discarded(state)}"
        case ShuffleCard(one):
            return f"Chance puts {card(one)} under the new pile"
        case Pass():
            return f"{mover} does nothing"
        case _:
            return _action(state, move)


def _top(state: State) -> str:
    """The card that is drawn, which only an event shows to everybody."""
    if not state.pile.size:
        return "a card, where there is none"
    top = state.pile.top
    if top.sort is not Sort.EVENT:
        return "a card"
    return f"{card(top)}: {EFFECTS.get(state.game.box.texts[top], 'no effect of an event')}"


def _why_discarded(state: State) -> str:
    player = state.turn.actor
    event = state.turn.to_discard[player] and not limit_comes_first(state, player)
    return "for the event" if event else "having too many cards"


def _action(state: State, move: Move) -> str:
    mover, actor = state.turn.mover.value, state.turn.actor.value
    match move:
        case Recycle(first, second):
            return f"{mover} discards {card(first)} and {card(second)} to recycle"
        case RecycleForOne(one):
            return f"{mover} discards {card(one)} to recycle"
        case TakeFromDiscards(one):
            return f"{mover} takes {card(one)} out of the discards"
        case Steal(one, victim):
            return f"{mover} discards {card(one)} to steal from {victim.value}"
        case StolenCard(one):
            return f"Chance gives {mover} {card(one)} of {actor}'s"
    raise TypeError(f"no move of Itchy Feet: {move!r}")


def _journey(state: State, move: Travel | TravelToCentre | GetRid | Smuggle) -> str:
    mover, journeys = state.turn.mover.value, state.journeys
    match move:
        case Travel(whose, first, second, third):
            owner = "the own country" if whose is state.turn.mover else f"{whose.value}'s country"
            there = f"{owner}, {country(journeys.countries[whose])}"
            return f"{mover} travels to {there}, with {listed(map(card, (first, second, third)))}"
        case TravelToCentre(first, second, third):
            there = f"the centre, {country(journeys.centre)}"
            return f"{mover} travels to {there}, with {listed(map(card, (first, second, third)))}"
        case GetRid(one):
            return f"{mover} gets rid of a forbidden item, together with {card(one)}"
        case Smuggle(one, other):
            return f"{mover} gives {other.value} {card(one)}"


def _trade(state: State, move: OpenTrade | Give | Take | CloseTrade) -> str:
    trade = state.trade
    match move:
        case OpenTrade(trader, partner):
            return f"{trader.value} and {partner.value} agree to trade"
        case Give(one):
            return f"{trade.trader.value} lays out {card(one)}"
        case Take(one):
            return f"{trade.partner.value} lays out {card(one)}"
        case CloseTrade():
            given, taken = cards(trade.given), cards(trade.taken)
            return f"{trade.trader.value} gives {given} to {trade.partner.value} for {taken}"


def _special(state: State, move: UseSpecial | Pick | PutUnder | Interrupt) -> str:
    actor = state.turn.actor.value
    match move:
        case UseSpecial(player, one):
            return f"{player.value} uses {card(one)}"
        case Pick(place):
            return f"{actor} takes {card(state.pile.row[place])} out of the pile"
        case PutUnder(one):
            return f"{actor} puts {card(one)} under the pile"
        case Interrupt(player, one):
            return f"{player.value} stops {state.turn.mover.value} with {card(one)}"


def tell_disclosure(told: Disclosure) -> str:
    """What somebody is shown."""
    return f"{told.to.value} sees {cards(told.cards)}"


def tell_refusal(refusal: IllegalMove) -> str:
    """The clause that refuses, its words, and the facts of the case."""
    facts = ", ".join(_fact(fact, value) for fact, value in refusal.facts.items())
    return f"{refusal.clause}: {refusal.text}" + (f" ({facts})" if facts else "")


def _fact(fact: str, value: object) -> str:
    match value:
        case Card():
            return card(value)
        case Player():
            return f"{fact} {value.value}"
        case Stage():
            return f"{fact}: {value.value}"
        case _:
            return f"{fact} {value}"
