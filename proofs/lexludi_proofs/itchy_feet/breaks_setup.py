"""Components and setup of Itchy Feet put out of force."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from lexludi.itchy_feet import setup
from lexludi.itchy_feet.actions import Draw
from lexludi.itchy_feet.components import CHARACTERS, COUNTRIES, Card, Game
from lexludi.itchy_feet.law import require
from lexludi.itchy_feet.moves.actions import draw
from lexludi.itchy_feet.setup import Deal, set_up
from lexludi.itchy_feet.state import State
from lexludi.kernel.table import Table
from lexludi.kernel.words import every, negate, some
from lexludi_proofs.engine.breaking import Break


def _always(*_: object) -> bool:
    return True


def _but_for(clause: str) -> Callable[..., None]:
    """What requires everything but what one clause asks for."""

    def required(fact: bool, cited: str, **facts: object) -> None:
        if cited != clause:
            require(fact, cited, **facts)

    return required


def _one_more(card: Card) -> Callable[[Game, Deal], State]:
    """What sets up a game with a card more than there are."""

    def with_one_more(game: Game, deal: Deal) -> State:
        after = set_up(game, deal)
        return replace(after, discards=after.discards.add(card))

    return with_one_more


def _held_at_first(card: Card) -> Callable[[Game, Deal], State]:
    """What sets up a game with a card in a hand that should be shuffled into the pile."""

    def with_it_in_hand(game: Game, deal: Deal) -> State:
        after = set_up(game, deal)
        first = game.players.members[0]
        hand = after.hands[first].add(card)
        return replace(after, hands=after.hands.replace(first, hand), pile=after.pile.drawn())

    return with_it_in_hand


def _no_passport(game: Game, deal: Deal) -> State:
    after = set_up(game, deal)
    first = game.players.members[0]
    hand = after.hands[first].remove(Card.PASSPORT)
    return replace(
        after,
        hands=after.hands.replace(first, hand),
        discards=after.discards.add(Card.PASSPORT),
    )


def _another_item(game: Game, deal: Deal) -> State:
    after = set_up(game, deal)
    box = replace(game.box, items=game.box.items.replace(Card.HAT, game.box.items[Card.HAT] + 1))
    return replace(after, game=replace(game, box=box), discards=after.discards.add(Card.HAT))


def _all_or_none(game: Game, deal: Deal) -> State:
    there = game.box.extensions
    require(some((every(there), negate(some(there)))), "setup.any-extensions")
    return set_up(game, deal)


def _first_begins(game: Game, deal: Deal) -> State:
    return set_up(game, replace(deal, starter=game.players.members[0]))


def _all_the_same(game: Game, deal: Deal) -> State:
    same = Table.filled(game.players, CHARACTERS.members[0])
    return replace(set_up(game, deal), characters=same)


def _another_character(state: State, move: Draw) -> State:
    mover, another = state.turn.mover, CHARACTERS.members[-1]
    return replace(draw(state, move), characters=state.characters.replace(mover, another))


def _another_country(state: State, move: Draw) -> State:
    mover, journeys = state.turn.mover, state.journeys
    there = journeys.there.replace(mover, True)
    countries = journeys.countries.replace(mover, COUNTRIES.members[-1])
    return replace(draw(state, move), journeys=replace(journeys, there=there, countries=countries))


SETUP: Final = (
    *(
        Break(clause, require, _but_for(clause), says)
        for clause, says in (
            ("goal.three-items", "a country asks for items that there are not"),
            ("setup.country", "two players have the same country"),
            ("setup.centre", "the country in the centre is a player's, too"),
            ("setup.pile", "other cards are in the pile than are in the game"),
            ("setup.hand", "hands have any number of cards"),
        )
    ),
    Break("components.items", set_up, _another_item, "an item comes from another game"),
    Break("setup.passport", set_up, _no_passport, "a player has no passport"),
    Break(
        "setup.extensions",
        set_up,
        _held_at_first(Card.LOCAL_GUIDE),
        "a card of an extension is in a first hand",
    ),
    Break("components.countries", setup.once, _always, "there are many of a country"),
    Break("components.passports", set_up, _one_more(Card.PASSPORT), "there is a passport more"),
    Break("components.events", set_up, _one_more(Card.EVENT_1), "there is an event more"),
    Break(
        "components.special-items", set_up, _one_more(Card.MOUSETRAP), "there is an item too many"
    ),
    Break(
        "components.forbidden-items",
        set_up,
        _one_more(Card.FORBIDDEN_ITEM),
        "there is a forbidden item more",
    ),
    Break("components.postcards", set_up, _one_more(Card.POSTCARD), "there is a postcard more"),
    Break("components.characters", set_up, _all_the_same, "all have the same character"),
    Break("setup.passports-aside", set_up, _one_more(Card.PASSPORT), "a spare passport is used"),
    Break("setup.countries-aside", draw, _another_country, "a spare country is laid out"),
    Break("setup.any-extensions", set_up, _all_or_none, "extensions come all together"),
    Break("setup.starter", set_up, _first_begins, "the same player begins every game"),
    Break("event.shuffled", set_up, _held_at_first(Card.EVENT_1), "an event is dealt"),
    Break("special.shuffled", set_up, _held_at_first(Card.MOUSETRAP), "a special item is dealt"),
    Break(
        "forbidden.shuffled",
        set_up,
        _held_at_first(Card.FORBIDDEN_ITEM),
        "one is dealt",
    ),
    Break("postcard.shuffled", set_up, _held_at_first(Card.POSTCARD), "a postcard is dealt"),
    Break("character.aside", draw, _another_character, "a spare character is used"),
)
