"""From the box to the first round; what chance decides is an argument."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

from lexludi.kernel.bag import Bag
from lexludi.kernel.pile import Pile
from lexludi.kernel.table import Table
from lexludi.kernel.words import choose, every, how_many, total
from lexludi.passengers.boxes import (
    gifts_differ,
    has_room,
    mask_areas_fit,
    places_differ,
    votes_suffice,
)
from lexludi.passengers.components import (
    BERTHS,
    CARDS,
    COLOURS,
    GIFTS,
    MYSTERY_CARDS,
    MYSTERY_OF_A_TYPE,
    NO_CARD,
    OF_A_TYPE,
    ROUNDS,
    SPACES,
    Boat,
    Card,
    Colour,
    Faction,
    Game,
    Gift,
    Player,
    Round,
    Space,
    Type,
    of_type,
)
from lexludi.passengers.law import encodes, require
from lexludi.passengers.readings import CoinPassed, LastPlayer
from lexludi.passengers.state import Coin, Gifts, Landing, Masks, Seat, Stage, State, Turn

NO_MASKS: Final = Table.filled(COLOURS, False)


@dataclass(frozen=True, slots=True)
class Deal:
    """What chance decides before the first round.

    Everybody has one card of the faction deck, one soul and one demon. The mystery passengers, top
    first, are those of four players. The starter is given the master coin.
    """

    faction_cards: Table[Player, Card]
    souls: Table[Player, Card]
    demons: Table[Player, Card]
    mystery: Pile[Card]
    starter: Player


@encodes(
    "goal.three-rounds",
    "setup.gifts-open",
    "setup.vote-tokens",
    "setup.first-boats",
    "setup.masks",
    "components.masks",
    "setup.coin",
    "setup.faction-card",
    "setup.three-cards",
)
def set_up(game: Game, deal: Deal) -> State:
    """The position before the first round: three cards each, and two empty boats."""
    check_box(game)
    for card in CARDS:
        require(dealt_of(deal, card) <= game.box.cards[card], "setup.decks", card=card)
    check_deal(game, deal)
    coin = coin_of(game, deal.starter)
    return State(
        game=game,
        factions=Table.of(game.players, lambda player: faction_of(deal.faction_cards[player])),
        hands=Table.of(game.players, lambda player: hand_dealt(deal, player)),
        mystery=deal.mystery,
        seats=empty_boats(game),
        afterlands=Table.filled(ROUNDS, nothing_landed(game)),
        lost=Bag.of(CARDS),
        gifts=no_gifts(game),
        votes=Table.filled(game.players, 0),
        masks=Masks(left=Table.filled(COLOURS, True), held=Table.filled(game.players, Colour.NONE)),
        ballots=Table.filled(game.players, Boat.RAVEN),
        coin=coin,
        turn=first_turn(game, coin, Round.I),
    )


@encodes("components.vote-tokens", "components.gift-cards", "components.boats")
def check_box(game: Game) -> None:
    """Refuse a game with a box that could not have been printed, or too small for its players."""
    box = game.box
    require(of_type(box.cards, Type.SOUL) == OF_A_TYPE, "components.souls")
    require(of_type(box.cards, Type.DEMON) == OF_A_TYPE, "components.demons")
    require(box.cards[Card.JESTER] == 1, "components.jester")
    require(every(has_room(game, plans) for plans in box.plans), "components.spaces")
    require(every(places_differ(plans) for plans in box.plans), "components.spaces")
    require(every(mask_areas_fit(plans) for plans in box.plans), "place.mask-area")
    require(every(votes_suffice(plans) for plans in box.plans), "components.vote-tokens")
    require(every(gifts_differ(plans) for plans in box.plans), "components.gift-cards")


@encodes("setup.jester-out")
def check_deal(game: Game, deal: Deal) -> None:
    """Refuse cards that are not those that everybody is dealt."""
    types = (Type.SOUL, Type.DEMON, Type.JESTER)
    for type, wanted in zip(types, game.faction_deck, strict=True):
        there = how_many(card.type == type for card in deal.faction_cards)
        require(there == wanted, "setup.faction-deck", type=type)
    require(every(card.type == Type.SOUL for card in deal.souls), "setup.hand")
    require(every(card.type == Type.DEMON for card in deal.demons), "setup.hand")
    pile = deal.mystery
    require(pile.size == game.mystery_cards, "setup.mystery-deck")
    for type in (Type.SOUL, Type.DEMON) if game.mystery_cards else ():
        there = pile.how_many(lambda card, type=type: card.type == type)  # type: ignore[misc]
        require(there == MYSTERY_OF_A_TYPE, "setup.mystery-deck", type=type)


def dealt_of(deal: Deal, card: Card) -> int:
    """How many cards of a kind are in a deal."""
    in_hands = (deal.faction_cards, deal.souls, deal.demons)
    return total(
        (
            *(how_many(one == card for one in cards) for cards in in_hands),
            deal.mystery.how_many(lambda one: one == card),
        )
    )


@encodes("faction.by-card", "faction.souls", "faction.demons", "faction.jester")
def faction_of(card: Card) -> Faction:
    """The faction of whoever was dealt a card of the faction deck."""
    other = choose(card.type == Type.DEMON, Faction.DEMONS, Faction.JESTER)
    return choose(card.type == Type.SOUL, Faction.SOULS, other)


def hand_dealt(deal: Deal, player: Player) -> Bag[Card]:
    """The three cards that a player was dealt."""
    cards = (deal.faction_cards[player], deal.souls[player], deal.demons[player])
    return Bag(Table.of(CARDS, lambda kind: how_many(one == kind for one in cards)))


def empty_seat(game: Game) -> Seat:
    """A space with nothing on it."""
    nobody = game.players.members[0]
    return Seat(
        taken=False,
        card=NO_CARD,
        open=False,
        mask=Colour.NONE,
        covered=NO_MASKS,
        own=False,
        owner=nobody,
    )


def empty_boats(game: Game) -> Table[Space, Seat]:
    """Two boats with nobody aboard."""
    return Table.filled(SPACES, empty_seat(game))


def nothing_landed(game: Game) -> Landing:
    """No boat of a round has reached the Afterlands yet."""
    return Landing(False, Boat.RAVEN, Table.filled(BERTHS, empty_seat(game)))


def no_gifts(game: Game) -> Gifts:
    """All gifts lie open beside the boats."""
    nobody = game.players.members[0]
    return Gifts(taken=Table.filled(GIFTS, False), takers=Table.filled(GIFTS, nobody))


def coin_of(game: Game, holder: Player) -> Coin:
    """The coin in the hand of who plays first."""
    readings, nobody = game.readings, game.players.members[0]
    at_start = readings.coin_passed is CoinPassed.HOLDER_AT_START
    at_first = asks_for_first_coin(game)
    return Coin(
        holder=holder,
        round_began=holder if at_start else nobody,
        game_began=holder if at_first else nobody,
    )


def asks_for_first_coin(game: Game) -> bool:
    """Whether it matters who held the coin at first: where mysteries are placed by a rival."""
    readings = game.readings
    by_first = readings.last_player is LastPlayer.BY_FIRST_COIN
    return every((game.mystery_cards >= 1, by_first))


@encodes("place.coin-first", "round.coin-first")
def first_turn(game: Game, coin: Coin, round: Round) -> Turn:
    """How a round begins: the holder of the coin places, after any mystery passengers."""
    if game.mystery_cards:
        return Turn(round, Stage.MYSTERY, last_player(game, coin), Gift.G0)
    return Turn(round, Stage.PLACE, coin.holder, Gift.G0)


@encodes("mystery.last-player")
def last_player(game: Game, coin: Coin) -> Player:
    """Whose turn is the last of a round."""
    first = coin.game_began if asks_for_first_coin(game) else coin.holder
    return game.left_of(first, len(game.players) - 1)


def shuffled(game: Game, random: Random) -> Deal:
    """A deal drawn by a random generator."""
    souls = drawn_deck(game, Type.SOUL, random)
    demons = drawn_deck(game, Type.DEMON, random)
    of_souls, of_demons, jesters = game.faction_deck
    faction_cards = [souls.pop() for _ in range(of_souls)]
    faction_cards += [demons.pop() for _ in range(of_demons)]
    faction_cards += [Card.JESTER] * jesters
    random.shuffle(faction_cards)
    mystery = [
        deck.pop()
        for deck in (souls, demons)
        for _ in range(MYSTERY_OF_A_TYPE if game.mystery_cards else 0)
    ]
    random.shuffle(mystery)
    return Deal(
        faction_cards=Table(game.players, tuple(faction_cards)),
        souls=Table.of(game.players, lambda _: souls.pop()),
        demons=Table.of(game.players, lambda _: demons.pop()),
        mystery=Pile.of(MYSTERY_CARDS, NO_CARD, mystery),
        starter=random.choice(game.players.members),
    )


def drawn_deck(game: Game, type: Type, random: Random) -> list[Card]:
    """The cards of one type, shuffled."""
    deck = [
        card for card, count in game.box.cards.items() if card.type is type for _ in range(count)
    ]
    random.shuffle(deck)
    return deck
