"""What is in the box: items, passports, countries, and the cards of the five extensions.

Which items there are, which three a country asks for, and what is written on special items,
events and characters is not in the rulebook: `Box` holds all of it, and `DEFAULT_BOX` is one that
could have been printed.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from lexludi.itchy_feet.law import encodes
from lexludi.itchy_feet.readings import Readings
from lexludi.kernel.domain import Domain, all_of
from lexludi.kernel.row import Row
from lexludi.kernel.table import Table, further_on
from lexludi.kernel.words import choose, every, how_many, total

ALL_ITEMS: Final = 32
NEEDED: Final = 3  # items that a country asks for
FORBIDDEN_ITEMS: Final = 3
POSTCARDS: Final = 6


class Sort(Enum):
    """The sorts of cards that can be in a hand or in the pile."""

    ITEM = "item"
    PASSPORT = "passport"
    POSTCARD = "postcard"
    FORBIDDEN = "forbidden-item"
    SPECIAL = "special-item"
    EVENT = "event"


class Card(Enum):
    """A kind of card. No rule tells two of a kind apart.

    The sixteen kinds of item have names of our own; a box says how many there are of each.
    """

    BACKPACK = "backpack", Sort.ITEM
    BINOCULARS = "binoculars", Sort.ITEM
    BOOTS = "boots", Sort.ITEM
    CAMERA = "camera", Sort.ITEM
    COAT = "coat", Sort.ITEM
    COMPASS = "compass", Sort.ITEM
    GUIDEBOOK = "guidebook", Sort.ITEM
    HAT = "hat", Sort.ITEM
    PHRASEBOOK = "phrasebook", Sort.ITEM
    SKIS = "skis", Sort.ITEM
    SNORKEL = "snorkel", Sort.ITEM
    SUNSCREEN = "sunscreen", Sort.ITEM
    SWIMSUIT = "swimsuit", Sort.ITEM
    TENT = "tent", Sort.ITEM
    TORCH = "torch", Sort.ITEM
    UMBRELLA = "umbrella", Sort.ITEM
    PASSPORT = "passport", Sort.PASSPORT
    POSTCARD = "postcard", Sort.POSTCARD
    FORBIDDEN_ITEM = "forbidden-item", Sort.FORBIDDEN
    MOUSETRAP = "mousetrap", Sort.SPECIAL
    CREDIT_CARD = "moms-credit-card", Sort.SPECIAL
    LOCAL_GUIDE = "local-guide", Sort.SPECIAL
    TRADING_POST = "trading-post", Sort.SPECIAL
    SPECIAL_5 = "special-5", Sort.SPECIAL
    SPECIAL_6 = "special-6", Sort.SPECIAL
    SPECIAL_7 = "special-7", Sort.SPECIAL
    SPECIAL_8 = "special-8", Sort.SPECIAL
    SPECIAL_9 = "special-9", Sort.SPECIAL
    EVENT_1 = "event-1", Sort.EVENT
    EVENT_2 = "event-2", Sort.EVENT
    EVENT_3 = "event-3", Sort.EVENT
    EVENT_4 = "event-4", Sort.EVENT

    sort: Sort

    @property
    def value(self) -> str:
        """The name of the kind."""
        name: str = self._value_
        return name

    def __new__(cls, name: str, sort: Sort) -> Card:
        kind = object.__new__(cls)
        kind._value_ = name
        kind.sort = sort
        return kind


class Country(Enum):
    """The thirteen countries, which the rulebook does not name."""

    C1 = "country-1"
    C2 = "country-2"
    C3 = "country-3"
    C4 = "country-4"
    C5 = "country-5"
    C6 = "country-6"
    C7 = "country-7"
    C8 = "country-8"
    C9 = "country-9"
    C10 = "country-10"
    C11 = "country-11"
    C12 = "country-12"
    C13 = "country-13"


class Character(Enum):
    """The six characters, of whom the rulebook names one."""

    SMUGGLER = "smuggler"
    CHARACTER_2 = "character-2"
    CHARACTER_3 = "character-3"
    CHARACTER_4 = "character-4"
    CHARACTER_5 = "character-5"
    CHARACTER_6 = "character-6"


class Extension(Enum):
    """What can be added to the game, alone or together."""

    EVENTS = "events"
    SPECIAL_ITEMS = "special-items"
    FORBIDDEN_ITEMS = "forbidden-items"
    POSTCARDS = "postcards"
    CHARACTERS = "characters"


class Text(Enum):
    """What can be written on an event or a special item."""

    NOTHING = "nothing"
    ALL_DRAW = "all-draw"  # an event: everybody draws a card
    ALL_DISCARD = "all-discard"  # an event: everybody discards a card
    HANDS_LEFT = "hands-left"  # an event: everybody hands the whole hand to the left
    STANDS_FOR_AN_ITEM = "stands-for-an-item"  # a special item: discarded for any one item
    INTERRUPTS = "interrupts"  # a special item: ends the action of another player
    PICKS_FROM_PILE = "picks-from-pile"  # a special item: a card of the pile, by choice
    SWAPS_WITH_PILE = "swaps-with-pile"  # a special item: a card under the pile, and one from it


class Ability(Enum):
    """What can be written on a character."""

    NOTHING = "nothing"
    DRAWS_TWO = "draws-two"
    RECYCLES_FOR_ONE = "recycles-for-one"
    GIVES_FORBIDDEN = "gives-forbidden"


class Player(Enum):
    """A player, numbered clockwise around the table."""

    P1 = "P1"
    P2 = "P2"
    P3 = "P3"
    P4 = "P4"
    P5 = "P5"
    P6 = "P6"
    P7 = "P7"
    P8 = "P8"
    P9 = "P9"
    P10 = "P10"


def of_sort(sort: Sort) -> Domain[Card]:
    """The kinds of card of one sort."""
    return Domain(one for one in Card if one.sort is sort)


CARDS: Final = all_of(Card)
ITEMS: Final = of_sort(Sort.ITEM)
SPECIALS: Final = of_sort(Sort.SPECIAL)
EVENTS: Final = of_sort(Sort.EVENT)
COUNTRIES: Final = all_of(Country)
CHARACTERS: Final = all_of(Character)
EXTENSIONS: Final = all_of(Extension)
PLAYERS: Final = (2, 3, 4, 5, 6)
NO_CARD: Final = CARDS.members[0]  # stands where there is no card

EVENT_TEXTS: Final = (Text.NOTHING, Text.ALL_DRAW, Text.ALL_DISCARD, Text.HANDS_LEFT)
SPECIAL_TEXTS: Final = (
    Text.NOTHING,
    Text.STANDS_FOR_AN_ITEM,
    Text.INTERRUPTS,
    Text.PICKS_FROM_PILE,
    Text.SWAPS_WITH_PILE,
)
SHUFFLED_IN: Final = {
    Sort.EVENT: Extension.EVENTS,
    Sort.SPECIAL: Extension.SPECIAL_ITEMS,
    Sort.FORBIDDEN: Extension.FORBIDDEN_ITEMS,
    Sort.POSTCARD: Extension.POSTCARDS,
}
COPIES: Final = {
    Sort.EVENT: 1,
    Sort.SPECIAL: 1,
    Sort.FORBIDDEN: FORBIDDEN_ITEMS,
    Sort.POSTCARD: POSTCARDS,
}


@dataclass(frozen=True, slots=True)
class Box:
    """What the rulebook leaves to the cards, and which extensions are played.

    `items` counts the items of each kind, `needs` has the three of each country, `texts` what is
    written on a card and `any_time` whether a special item can be used out of turn.
    """

    items: Table[Card, int]
    needs: Table[Country, Row[Card]]
    texts: Table[Card, Text]
    any_time: Table[Card, bool]
    abilities: Table[Character, Ability]
    extensions: Table[Extension, bool]


@encodes("components.items")
def default_items() -> Table[Card, int]:
    """Two of each of the sixteen kinds."""
    return Table.filled(ITEMS, ALL_ITEMS // len(ITEMS))


@encodes("components.countries", "goal.three-items")
def default_needs() -> Table[Country, Row[Card]]:
    """Three kinds for each country, no two countries alike."""
    kinds = ITEMS.members * 2

    def triple(country: Country) -> Row[Card]:
        at = COUNTRIES.position[country]
        return Row.of(NEEDED, NO_CARD, (kinds[at], kinds[at + 1], kinds[at + 5]))

    return Table.of(COUNTRIES, triple)


def default_texts() -> Table[Card, Text]:
    """What the rulebook hints at; nothing on the other cards."""
    known = {
        Card.MOUSETRAP: Text.INTERRUPTS,
        Card.CREDIT_CARD: Text.STANDS_FOR_AN_ITEM,
        Card.LOCAL_GUIDE: Text.PICKS_FROM_PILE,
        Card.TRADING_POST: Text.SWAPS_WITH_PILE,
    }
    return Table.filled(CARDS, Text.NOTHING, known)


DEFAULT_BOX: Final = Box(
    items=default_items(),
    needs=default_needs(),
    texts=default_texts(),
    any_time=Table.filled(CARDS, False, {Card.MOUSETRAP: True}),
    abilities=Table.filled(
        CHARACTERS, Ability.NOTHING, {Character.SMUGGLER: Ability.GIVES_FORBIDDEN}
    ),
    extensions=Table.filled(EXTENSIONS, False),
)


def full_box(box: Box) -> Box:
    """The box with all extensions, and with every text and every ability on some card."""
    texts, any_time, abilities = box.texts, box.any_time, box.abilities
    for card, text in zip(EVENTS, EVENT_TEXTS, strict=True):
        texts = texts.replace(card, text)
    for card, text in zip(SPECIALS, SPECIAL_TEXTS * 2, strict=False):
        texts = texts.replace(card, text)
        any_time = any_time.replace(card, card in SPECIALS.members[len(SPECIAL_TEXTS) :])
    for character, ability in zip(CHARACTERS, tuple(Ability), strict=False):
        abilities = abilities.replace(character, ability)
    return Box(box.items, box.needs, texts, any_time, abilities, Table.filled(EXTENSIONS, True))


def all_items_there(box: Box) -> bool:
    """Whether there are as many items as there should be."""
    return total(box.items) == ALL_ITEMS


def can_be_travelled_to(box: Box, needed: Row[Card]) -> bool:
    """Whether the box has the items that a country asks for, were they all in one hand."""
    return every(
        how_many(one == each for each in needed.cells) <= box.items[one] for one in needed.cells
    )


def texts_fit(box: Box) -> bool:
    """Whether only events and special items have a text, and one of their own sort."""
    allowed = {Sort.EVENT: EVENT_TEXTS, Sort.SPECIAL: SPECIAL_TEXTS}
    return all(text in allowed.get(card.sort, (Text.NOTHING,)) for card, text in box.texts.items())


@dataclass(frozen=True, slots=True)
class Game:
    """What is fixed before the first turn: players, components and readings."""

    players: Domain[Player]
    box: Box
    readings: Readings

    @property
    def most_cards(self) -> int:
        """How many cards there are with all extensions."""
        return (
            len(self.players)
            + ALL_ITEMS
            + sum(COPIES[card.sort] for card in CARDS if card.sort in COPIES)
        )

    @property
    def in_play(self) -> Table[Card, int]:
        """How many cards of each kind are in the game."""
        return Table.of(CARDS, self.copies)

    @property
    def number_of_cards(self) -> int:
        """How many cards are in the game."""
        shuffled_in = total(self.copies(card) for card in CARDS if card.sort in COPIES)
        return ALL_ITEMS + len(self.players) + shuffled_in

    def copies(self, card: Card) -> int:
        """How many cards of a kind, which is known, are in the game."""
        if card.sort is Sort.ITEM:
            return self.box.items[card]
        if card.sort is Sort.PASSPORT:
            return len(self.players)
        return choose(self.box.extensions[SHUFFLED_IN[card.sort]], COPIES[card.sort], 0)

    def left_of(self, player: Player, seats: int = 1) -> Player:
        """The player so many seats to the left, clockwise around the table."""
        return further_on(self.players, player, seats)


def game_for(players: int, readings: Readings | None = None, box: Box = DEFAULT_BOX) -> Game:
    """The game for 2 to 6 players.

    Raises ValueError for another number of players. Up to ten are taken as well, by those who ask
    what would go wrong with them.
    """
    if not 2 <= players <= len(Player):
        raise ValueError(f"Itchy Feet is for 2 to 6 players, not {players}")
    return Game(
        players=Domain(tuple(Player)[:players]),
        box=box,
        readings=Readings() if readings is None else readings,
    )
