"""What there is of cards and threats, that none is lost, and how many of them lie where."""

from __future__ import annotations

from lexludi.kernel.words import every, how_many, implies
from lexludi.venturesome.components import (
    ALL_CARDS,
    ALL_THREATS,
    Card,
    Character,
    Threat,
    nine_of_each_colour,
    six_intimidations,
)
from lexludi.venturesome.stages import at
from lexludi.venturesome.state import Stage, State


def cards_of(state: State, kind: Card) -> int:
    """How many cards of a kind there are, wherever they lie."""
    in_bags = state.hands.total(lambda bag: bag[kind]) + state.treasures.total(
        lambda bag: bag[kind]
    )
    in_rows = state.expeditions.total(lambda row: row.how_many(lambda one: one == kind))
    in_deck = state.deck.how_many(lambda one: one == kind)
    return in_bags + in_rows + in_deck + state.discards[kind]


def cards_conserved(state: State, kind: Card) -> bool:
    """There are always as many cards of each kind as in the box, whatever the box."""
    return cards_of(state, kind) == state.game.box.cards[kind]


def sixty_three_cards(state: State) -> bool:
    """Hands, expeditions, treasure piles, deck and discards always hold 63 cards."""
    held = in_play(state) + in_treasures(state)
    return held + state.deck.size + state.discards.size == ALL_CARDS


def treasure_in_the_box(state: State, kind: Card) -> bool:
    """No treasure pile holds more cards of a kind than the box."""
    most = state.game.box.cards[kind]
    return every(pile[kind] <= most for pile in state.treasures)


def box_as_printed(state: State) -> bool:
    """Each colour has nine cards, and there are six intimidation cards."""
    return every((nine_of_each_colour(state.game.box), six_intimidations(state.game.box)))


def threats_conserved(state: State, threat: Threat) -> bool:
    """Each threat is always in one place: deck, face up, resolved, or discarded."""
    threats = state.threats
    lying = threats.face_up[threat] + threats.resolved[threat] + threats.discards[threat]
    return threats.deck.how_many(lambda one: one == threat) + lying == 1


def twelve_threats(state: State) -> bool:
    """There are always twelve threats."""
    threats = state.threats
    lying = threats.face_up.size + threats.resolved.size + threats.discards.size
    return threats.deck.size + lying == ALL_THREATS


def banned_has_a_card(state: State, character: Character) -> bool:
    """Only a character that has an intimidation card can be intimidated."""
    return implies(state.banned[character], state.game.box.intimidation[character] >= 1)


def one_ban_at_a_time(state: State) -> bool:
    """At most one character is intimidated at a time."""
    return how_many(state.banned) <= 1


def in_hands(state: State) -> int:
    """How many cards are in hands."""
    return state.hands.total(lambda hand: hand.size)


def in_expeditions(state: State) -> int:
    """How many cards lie in expeditions."""
    return state.expeditions.total(lambda row: row.size)


def in_play(state: State) -> int:
    """How many cards are in hands and expeditions."""
    return in_hands(state) + in_expeditions(state)


def in_treasures(state: State) -> int:
    """How many cards lie in treasure piles."""
    return state.treasures.total(lambda bag: bag.size)


def drawn_by_a_professor(state: State) -> int:
    """1 while a Professor still has to put a card under the deck, else 0."""
    return how_many([at(state, Stage.PUT_UNDER)])
