"""What there is: passengers neither come nor go, and each space has one at most."""

from __future__ import annotations

from lexludi.kernel.words import every, how_many, implies, negate, total
from lexludi.passengers.actions import Move
from lexludi.passengers.boxes import (
    gifts_differ,
    has_room,
    mask_areas_fit,
    places_differ,
    votes_suffice,
)
from lexludi.passengers.components import (
    CARDS,
    MYSTERY_OF_A_TYPE,
    OF_A_TYPE,
    Card,
    Colour,
    Space,
    Type,
    of_type,
)
from lexludi.passengers.state import Landing, Seat, State


def box_as_printed(state: State) -> bool:
    """The box has twelve souls, twelve demons and a Jester, and boats with room for everybody."""
    box = state.game.box
    cards = (
        of_type(box.cards, Type.SOUL) == OF_A_TYPE,
        of_type(box.cards, Type.DEMON) == OF_A_TYPE,
        box.cards[Card.JESTER] == 1,
    )
    boats = (
        every(
            (
                has_room(state.game, plans),
                places_differ(plans),
                mask_areas_fit(plans),
                votes_suffice(plans),
                gifts_differ(plans),
            )
        )
        for plans in box.plans
    )
    return every((*cards, *boats))


def holds(seat: Seat, kind: Card) -> bool:
    """Whether a passenger of a kind sits there."""
    return every((seat.taken, seat.card == kind))


def counted(seat: Seat, kind: Card) -> int:
    """1 where a passenger of a kind sits, else 0."""
    return how_many([holds(seat, kind)])


def landed(landing: Landing, kind: Card) -> int:
    """How many passengers of a kind a boat has brought to the Afterlands."""
    return landing.seats.total(lambda seat: counted(seat, kind))


def there_are(state: State, kind: Card) -> int:
    """How many cards of a kind are in hands, boats and Afterlands, mysteries or out of the game."""
    return total(
        (
            state.hands.total(lambda hand: hand[kind]),
            state.mystery.how_many(lambda card: card == kind),
            state.seats.total(lambda seat: counted(seat, kind)),
            state.afterlands.total(lambda landing: landed(landing, kind)),
            state.lost[kind],
        )
    )


def cards_conserved(before: State, move: Move, after: State, kind: Card) -> bool:
    """No move changes how many cards of a kind there are, wherever they are."""
    return there_are(before, kind) == there_are(after, kind)


def within_the_box(state: State, kind: Card) -> bool:
    """Of no kind are there more cards than in the box."""
    return there_are(state, kind) <= state.game.box.cards[kind]


def all_cards_there(state: State) -> bool:
    """There are three cards for each player, and six more with four, wherever they are."""
    places = (
        state.hands.total(lambda hand: hand.size),
        state.mystery.size,
        state.seats.total(lambda seat: how_many([seat.taken])),
        state.afterlands.total(
            lambda landing: landing.seats.total(lambda seat: how_many([seat.taken]))
        ),
        state.lost.size,
    )
    return total(places) == state.game.number_of_cards


def jester_as_dealt(state: State) -> bool:
    """There is a Jester where one is in the faction deck, and else none."""
    *_, jesters = state.game.faction_deck
    return there_are(state, Card.JESTER) == jesters


def types_as_dealt(state: State) -> bool:
    """There are as many souls, demons and Jesters as are dealt, to players and as mysteries."""
    game = state.game
    souls, demons, _ = game.faction_deck
    more = len(game.players) + (MYSTERY_OF_A_TYPE if game.mystery_cards else 0)
    return every(
        (
            there_are_of(state, Type.SOUL) == souls + more,
            there_are_of(state, Type.DEMON) == demons + more,
            jester_as_dealt(state),
        )
    )


def there_are_of(state: State, type: Type) -> int:
    """How many cards of a type there are, wherever they are."""
    return total(there_are(state, kind) for kind in CARDS if kind.type == type)


def seated_on_spaces(state: State, space: Space) -> bool:
    """A passenger in play sits on a space that a boat of the round has."""
    there = state.game.box.plans[state.turn.round][space].there
    return implies(state.seats[space].taken, there)


def nothing_on_empty_spaces(state: State, space: Space) -> bool:
    """Where nobody sits, nothing lies open and no mask lies."""
    seat = state.seats[space]
    bare = every((negate(seat.open), seat.mask == Colour.NONE))
    return implies(negate(seat.taken), bare)
