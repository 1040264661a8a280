"""A move, a disclosure and a refusal in the game's words, for people who know the rulebook."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum

from lexludi.kernel.bag import Bag
from lexludi.kernel.law import IllegalMove
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
from lexludi.passengers.components import BOATS, Boat, Card, Colour, Effect, Gift, Space
from lexludi.passengers.moves.gifts import amount_of, effect_of
from lexludi.passengers.moves.placing import plan_of
from lexludi.passengers.state import Stage, State


def label(one: Card) -> str:
    """What a passenger is, in a word or two."""
    return "Jester" if one is Card.JESTER else one.value.replace("-", " ")


def card(one: Card) -> str:
    """What a passenger is."""
    return f"{'the' if one is Card.JESTER else 'a'} {label(one)}"


def space(one: Space) -> str:
    """Where a passenger sits."""
    return f"space {one.berth.number} of the {one.boat.value} boat"


def gift(one: Gift) -> str:
    """A gift by its number."""
    return one.value.replace("-", " ")


def votes(number: int) -> str:
    """So many vote tokens."""
    return "1 vote" if number == 1 else f"{number or 'no'} votes"


def listed(things: Iterable[str], nothing: str = "nobody") -> str:
    """Several things in one sentence."""
    *others, last = list(things) or [nothing]
    return f"{', '.join(others)} and {last}" if others else last


def cards(bag: Bag[Card]) -> str:
    """Several passengers in one sentence."""
    return listed(
        (
            card(one) if count == 1 else f"{count} x {label(one)}"
            for one, count in bag.counts.items()
            if count
        ),
        "nothing",
    )


def tell(state: State, move: Move) -> str:
    """What the move is, said before it is made: whoever reads it sees hidden cards as well."""
    mover = state.turn.mover.value
    match move:
        case PlaceMystery(where):
            return f"{mover} places a mystery passenger on {space(where)}"
        case PlacePassenger(one, where, taken):
            brings = f"{gift(taken)} and {votes(plan_of(state, where).votes)}"
            return f"{mover} places {card(one)} on {space(where)}, for {brings}"
        case TakeMask(colour):
            return f"{mover} takes the {colour.value} mask"
        case Vote(boat):
            return f"{mover} votes for the {boat.value} boat"
        case _:
            return f"{mover} uses {gift(state.turn.gift)}: {_use(state, move)}"


def _use(state: State, move: Move) -> str:
    match move:
        case Peek(where):
            return f"a look at {space(where)}"
        case Reveal(where):
            return f"reveals {_passenger(state, where)} on {space(where)}"
        case Swap(one, other):
            return f"swaps the passengers on {space(one)} and on {space(other)}"
        case LayMask(where):
            colour = state.masks.held[state.turn.mover]
            mask = "a" if colour is Colour.NONE else f"the {colour.value}"
            return f"lays {mask} mask on {space(where)}"
        case GainVotes():
            return f"takes {votes(amount_of(state))}"
        case LoseVotes(player):
            return f"{player.value} loses {votes(amount_of(state))}"
        case PassCoin(player):
            return f"the master coin goes to {player.value}"
        case GoBy():
            effect = effect_of(state)
            return "it does nothing" if effect in SILENT else f"it goes by ({effect.value})"
    raise TypeError(f"no move of Passengers: {move!r}")


SILENT = (Effect.NOTHING, Effect.NAME, Effect.SILENCE)


def _passenger(state: State, where: Space) -> str:
    seat = state.seats[where]
    return card(seat.card) if seat.taken else "nobody"


def tell_disclosure(told: Disclosure) -> str:
    """What somebody is shown."""
    match told:
        case Peeked(to, where, one):
            return f"{to.value} sees {card(one)} on {space(where)}"
        case Opened():
            sides = (f"{_voters(told, boat)} for the {boat.value} boat" for boat in BOATS)
            return f"everybody sees the ballots: {', '.join(sides)}"


def _voters(told: Opened, boat: Boat) -> str:
    return listed(player.value for player, chosen in told.ballots.items() if chosen is boat)


def tell_refusal(refusal: IllegalMove) -> str:
    """The clause that refuses, its words, and the facts of the case."""
    facts = ", ".join(_fact(fact, value) for fact, value in refusal.facts.items())
    return f"{refusal.clause}: {refusal.text}" + (f" ({facts})" if facts else "")


def _fact(fact: str, value: object) -> str:
    match value:
        case Card():
            return card(value)
        case Space():
            return space(value)
        case Gift():
            return gift(value)
        case Stage():
            return f"{fact}: {value.value}"
        case Enum():
            return f"{fact} {value.value}"
        case _:
            return f"{fact} {value}"
