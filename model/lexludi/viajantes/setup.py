"""From the box to the first turn; what chance decides is an argument."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from lexludi.kernel.bag import Bag
from lexludi.kernel.row import Row
from lexludi.kernel.table import Table
from lexludi.kernel.words import every, how_many
from lexludi.viajantes.components import (
    CAPACITY,
    HAND_SIZE,
    ITEMS_EACH,
    POINTS,
    Card,
    Character,
    Face,
    Game,
    Kind,
    Player,
    Seat,
)
from lexludi.viajantes.law import encodes, require
from lexludi.viajantes.state import Identities, Past, State, Story, Suitcase, Traffic, Turn


@dataclass(frozen=True, slots=True)
class Deal:
    """What chance and the players decide before the first turn."""

    seats: Table[Character, Seat]
    identities: Table[Player, Identities]
    hands: Table[Player, Bag[Kind]]
    starter: Player


@encodes(
    "setup.boarding",
    "setup.platforms",
    "setup.identities",
    "setup.hands",
    "setup.starter",
    "variants.deal",
    "variants.same-rules",
)
def set_up(game: Game, deal: Deal) -> State:
    """The position before the first turn: open, empty suitcases and a dealt hand for everybody."""
    require(one_each(game, deal.seats), "setup.seats")
    require(identities_dealt(game, deal.identities), "setup.two-identities-each")
    require(every(hand.size == HAND_SIZE for hand in deal.hands), "setup.hand-size")
    require(
        every(item_dealt(game, deal.hands, kind) for kind in game.kinds), "setup.all-items-dealt"
    )
    return State(
        game=game,
        seats=deal.seats,
        suitcases=Table.filled(game.characters, empty_suitcase(game)),
        hands=deal.hands,
        identities=deal.identities,
        clothing=game.clothing,
        points=all_points_to(game, deal.starter),
        turn=fresh_turn(game, deal.starter, deal.starter, over=False),
        past=nothing_remembered(game, deal.starter),
    )


def nothing_remembered(game: Game, starter: Player) -> Past:
    """The past before the first turn."""
    return Past(
        stories=Table.filled(game.characters, Story()),
        emptied_by_putting=Table.filled(game.players, False),
        reached=False,
        closer=starter,
    )


def one_each(game: Game, seats: Table[Character, Seat]) -> bool:
    """Whether each seat of the train is taken by one character."""
    return every(how_many(taken == seat for taken in seats) == 1 for seat in game.seats)


def identities_dealt(game: Game, identities: Table[Player, Identities]) -> bool:
    """Whether each character in the game is an identity of exactly one player."""
    return every(
        how_many(held == character for pair in identities for held in (pair.first, pair.second))
        == 1
        for character in game.characters
    )


def item_dealt(game: Game, hands: Table[Player, Bag[Kind]], kind: Kind) -> bool:
    """Whether the hands hold all five items of a character, or no clothing."""
    return hands.total(lambda hand: hand[kind]) == (0 if kind is Kind.CLOTHING else ITEMS_EACH)


def blank_card(game: Game) -> Card:
    """What stands in the places of a column that hold no card."""
    return Card(game.kinds.members[0], Face.UP)


@encodes("setup.open-suitcases")
def empty_suitcase(game: Game) -> Suitcase:
    """An open suitcase without cards."""
    return Suitcase(Row.of(CAPACITY, blank_card(game)), closed=False)


@encodes("setup.points", "turn.five-points", "components.points")
def all_points_to(game: Game, player: Player) -> Table[Player, int]:
    """All five action point cards before one player."""
    return Table.filled(game.players, 0).replace(player, POINTS)


def fresh_turn(game: Game, mover: Player, starter: Player, *, over: bool) -> Turn:
    """A turn in which nothing has been done yet."""
    return Turn(
        mover=mover,
        starter=starter,
        spent=0,
        bought=False,
        traffic=Table.filled(game.characters, Traffic()),
        over=over,
    )


def dealt(
    game: Game,
    boarding: Sequence[Character],
    identities: Sequence[Character],
    items: Sequence[Kind],
    starter: Player,
) -> Deal:
    """The deal that shuffled cards give: two characters board a carriage, two identities and ten
    cards go to each player."""
    seats = dict(zip(boarding, game.seats, strict=True))
    pairs = [Identities(*identities[at : at + 2]) for at in range(0, len(identities), 2)]
    hands = [items[at : at + HAND_SIZE] for at in range(0, len(items), HAND_SIZE)]
    return Deal(
        seats=Table.of(game.characters, seats.__getitem__),
        identities=Table(game.players, tuple(pairs)),
        hands=Table(
            game.players,
            tuple(Bag.of(game.kinds, {kind: hand.count(kind) for kind in hand}) for hand in hands),
        ),
        starter=starter,
    )


def shuffled(game: Game, random: Random) -> Deal:
    """A deal drawn by a random generator."""
    cast = list(game.characters)
    items = [character.item for character in cast for _ in range(ITEMS_EACH)]
    boarding = random.sample(cast, len(cast))
    identities = random.sample(cast, len(cast))
    random.shuffle(items)
    return dealt(game, boarding, identities, items, random.choice(game.players.members))
