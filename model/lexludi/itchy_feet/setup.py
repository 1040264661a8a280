"""From the box to the first turn; what chance decides is an argument."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

from lexludi.itchy_feet.components import (
    CARDS,
    CHARACTERS,
    COUNTRIES,
    ITEMS,
    NO_CARD,
    SHUFFLED_IN,
    Card,
    Character,
    Country,
    Extension,
    Game,
    Player,
    Sort,
    all_items_there,
    can_be_travelled_to,
)
from lexludi.itchy_feet.law import encodes, require
from lexludi.itchy_feet.state import Journeys, Stage, State, Trade, Turn
from lexludi.kernel.bag import Bag
from lexludi.kernel.domain import Domain
from lexludi.kernel.pile import Pile
from lexludi.kernel.table import Table
from lexludi.kernel.words import every, how_many, implies, negate, some, total

FIRST_ITEMS: Final = 3  # items that each player draws before the game
NO_CARDS: Final = Bag.of(CARDS)
LATER: Final = Domain(one for one in CARDS if one.sort in SHUFFLED_IN)  # not in a first hand


@dataclass(frozen=True, slots=True)
class Deal:
    """What chance and the players decide before the first turn."""

    hands: Table[Player, Bag[Card]]
    pile: Pile[Card]
    countries: Table[Player, Country]
    centre: Country
    characters: Table[Player, Character]
    starter: Player


@encodes(
    "setup.passports-aside",
    "setup.countries-aside",
    "setup.extensions",
    "setup.any-extensions",
    "setup.starter",
    "event.shuffled",
    "special.shuffled",
    "forbidden.shuffled",
    "postcard.shuffled",
    "character.in-front",
    "character.aside",
)
def set_up(game: Game, deal: Deal) -> State:
    """The position before the first turn: everybody has a passport, three items and a country."""
    require(all_items_there(game.box), "components.items")
    require(
        every(can_be_travelled_to(game.box, need) for need in game.box.needs), "goal.three-items"
    )
    require(every(hand[Card.PASSPORT] == 1 for hand in deal.hands), "setup.passport")
    require(every(items_in(hand) == FIRST_ITEMS for hand in deal.hands), "setup.hand")
    require(every(hand.size == FIRST_ITEMS + 1 for hand in deal.hands), "setup.hand")
    require(every(hand[kind] == 0 for hand in deal.hands for kind in LATER), "setup.extensions")
    dealt_out = len(game.players) * (FIRST_ITEMS + 1)
    require(deal.pile.size == game.number_of_cards - dealt_out, "setup.pile")
    require(every(all_there(game, deal, kind) for kind in CARDS), "setup.pile")
    require(every(once(deal, country) for country in deal.countries), "setup.country")
    require(negate(some(one == deal.centre for one in deal.countries)), "setup.centre")
    require(characters_differ(game, deal.characters), "components.characters")
    return State(
        game=game,
        pile=deal.pile,
        discards=NO_CARDS,
        paid=NO_CARDS,
        removed=NO_CARDS,
        hands=deal.hands,
        trade=no_trade(game),
        journeys=Journeys(
            countries=deal.countries,
            centre=deal.centre,
            there=Table.filled(game.players, True),
            travelled=Table.filled(game.players, False),
        ),
        characters=deal.characters,
        turn=fresh_turn(game, deal.starter),
    )


def items_in(hand: Bag[Card]) -> int:
    """How many items a hand holds."""
    return total(hand[kind] for kind in ITEMS)


@encodes(
    "components.passports",
    "components.events",
    "components.special-items",
    "components.forbidden-items",
    "components.postcards",
)
def all_there(game: Game, deal: Deal, kind: Card) -> bool:
    """Whether hands and pile hold all cards of a kind that are in the game."""
    held = deal.hands.total(lambda hand: hand[kind])
    return held + deal.pile.how_many(lambda card: card == kind) == game.in_play[kind]


@encodes("components.countries")
def once(deal: Deal, country: Country) -> bool:
    """Whether one player has a country, and no other."""
    return how_many(one == country for one in deal.countries) == 1


def characters_differ(game: Game, characters: Table[Player, Character]) -> bool:
    """Whether everybody has another character, where characters are played."""
    played = game.box.extensions[Extension.CHARACTERS]
    alone = (how_many(one == other for other in characters) == 1 for one in characters)
    return implies(played, every(alone))


def no_trade(game: Game) -> Trade:
    """Nobody trades."""
    nobody = game.players.members[0]
    return Trade(nobody, nobody, NO_CARDS, NO_CARDS)


def fresh_turn(game: Game, mover: Player) -> Turn:
    """A turn in which nothing has been done yet and nothing waits."""
    return Turn(
        mover=mover,
        stage=Stage.ACT,
        actor=mover,
        acted=False,
        to_draw=Table.filled(game.players, 0),
        event_draws=Table.filled(game.players, False),
        to_discard=Table.filled(game.players, False),
        skips=Table.filled(game.players, False),
        emptied=False,
    )


def shuffled(game: Game, random: Random) -> Deal:
    """A deal drawn by a random generator."""
    items = [kind for kind, count in game.box.items.items() for _ in range(count)]
    random.shuffle(items)
    countries = random.sample(COUNTRIES.members, len(game.players) + 1)
    more = len(game.players) > len(CHARACTERS)  # only asked about, never played with characters
    characters = random.sample(CHARACTERS.members * (2 if more else 1), len(game.players))
    return dealt(game, items, countries, characters, random)


def dealt(
    game: Game,
    items: list[Card],
    countries: list[Country],
    characters: list[Character],
    random: Random,
) -> Deal:
    """The deal that shuffled items give, top first; the extensions are shuffled into the rest."""
    there = len(game.players) * FIRST_ITEMS
    hands = [[*items[at : at + FIRST_ITEMS], Card.PASSPORT] for at in range(0, there, FIRST_ITEMS)]
    more = [
        kind
        for kind in CARDS
        if kind.sort not in (Sort.ITEM, Sort.PASSPORT)
        for _ in range(game.copies(kind))
    ]
    pile = [*items[there:], *more]
    if more:
        random.shuffle(pile)
    return Deal(
        hands=Table(game.players, tuple(bag_of(hand) for hand in hands)),
        pile=Pile.of(game.most_cards, NO_CARD, pile),
        countries=Table(game.players, tuple(countries[:-1])),
        centre=countries[-1],
        characters=Table(game.players, tuple(characters)),
        starter=random.choice(game.players.members),
    )


def bag_of(cards: list[Card]) -> Bag[Card]:
    """These cards, without an order."""
    return Bag.of(CARDS, {kind: cards.count(kind) for kind in cards})
