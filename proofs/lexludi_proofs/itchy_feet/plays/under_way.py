"""A game of Itchy Feet under way: hands and pile are dealt as one likes, and chance does too."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import chain
from types import MappingProxyType
from typing import Final

from lexludi.itchy_feet import RULEBOOK
from lexludi.itchy_feet.actions import (
    CloseTrade,
    Discard,
    Draw,
    DrawCard,
    Give,
    Move,
    OpenTrade,
    Recycle,
    ShuffleCard,
    Steal,
    StolenCard,
    Take,
    TakeFromDiscards,
    Travel,
    TravelToCentre,
)
from lexludi.itchy_feet.components import (
    CHARACTERS,
    COUNTRIES,
    NO_CARD,
    Card,
    Country,
    Game,
    Player,
)
from lexludi.itchy_feet.legal import held
from lexludi.itchy_feet.setup import FIRST_ITEMS, Deal, bag_of
from lexludi.itchy_feet.state import Stage, State
from lexludi.kernel.bag import Bag
from lexludi.kernel.pile import Pile
from lexludi.kernel.table import Table
from lexludi_proofs.engine.playing import UnderWay

Played = tuple[Deal, Sequence[Move]]
Items = Mapping[Player, Sequence[Card]]

CENTRE: Final = Country.C9  # of the default countries one that asks for nothing that the first does
HOLDING_UP: Final = (Stage.DRAW, Stage.DISCARD, Stage.SHUFFLE)
NO_ITEMS: Final[Items] = MappingProxyType({})
ANY: Final = None  # stands in a pile for any item that has no other place


class GameUnderWay(UnderWay[Game, Deal, State, Move]):
    """A game played move by move, from first items and a pile of one's choice.

    First items that are not named are any that have no other place; what is left after that lies
    under the pile, items first. The players have the first countries, in the order of the table.
    """

    def __init__(
        self,
        game: Game,
        items: Items = NO_ITEMS,
        pile: Sequence[Card | None] = (),
        starter: Player = Player.P1,
    ) -> None:
        spare = Counter({kind: game.copies(kind) for kind in game.in_play.domain})
        spare -= Counter(chain(*items.values(), filter(None, pile)))
        spare[Card.PASSPORT] = 0
        left = iter(list(spare.elements()))
        hands = {
            player: [*named, *(next(left) for _ in range(FIRST_ITEMS - len(named))), Card.PASSPORT]
            for player, named in ((one, items.get(one, ())) for one in game.players)
        }
        upper = [one or next(left) for one in pile]
        countries = [one for one in COUNTRIES if one is not CENTRE]
        deal = Deal(
            hands=Table.of(game.players, lambda player: bag_of(hands[player])),
            pile=Pile.of(game.most_cards, NO_CARD, [*upper, *left]),
            countries=Table(game.players, tuple(countries[: len(game.players)])),
            centre=CENTRE,
            characters=Table(game.players, CHARACTERS.members[: len(game.players)]),
            starter=starter,
        )
        super().__init__(RULEBOOK, game, deal)

    @property
    def mover(self) -> Player:
        """Whose turn it is."""
        return self.state.turn.mover

    @property
    def hand(self) -> Bag[Card]:
        """The mover's hand."""
        return self.state.hands[self.mover]

    def first(self, count: int, player: Player | None = None) -> list[Card]:
        """So many cards of a hand, of the mover's for one; items first."""
        return listed(self.state.hands[player or self.mover])[:count]

    def draw(self) -> None:
        """The mover draws."""
        self.do(Draw())
        self.wait()

    def everybody_draws(self, times: int = 1) -> None:
        """So many rounds in which everybody draws."""
        for _ in range(times * len(self.game.players)):
            self.draw()

    def others_recycle(self, player: Player) -> None:
        """Everybody recycles until it is this player's turn."""
        while self.mover is not player:
            self.recycle()

    def recycle(self) -> None:
        """The mover pays with the first two cards of the hand, and takes the second one back."""
        first, second = self.first(2)
        self.do(Recycle(first, second), TakeFromDiscards(second))
        self.wait()

    def lay_out(self, partner: Player, given: Iterable[Card], taken: Iterable[Card]) -> None:
        """The mover and a partner lay out what they have agreed to trade."""
        self.do(OpenTrade(self.mover, partner), *map(Give, given), *map(Take, taken))

    def trade(self, partner: Player, given: Iterable[Card], taken: Iterable[Card]) -> None:
        """The mover trades with a partner."""
        self.lay_out(partner, given, taken)
        self.do(CloseTrade())
        self.wait()

    def theft(self, victim: Player) -> Steal:
        """The mover's theft, paid with the first card of the hand."""
        (cost,) = self.first(1)
        return Steal(cost, victim)

    def steal(self, victim: Player) -> None:
        """The mover steals, and chance takes the first card of the victim's."""
        (stolen,) = self.first(1, victim)
        self.do(self.theft(victim), StolenCard(stolen))
        self.wait()

    def travel(self) -> None:
        """The mover travels to the own country."""
        self.do(Travel(self.mover, *needed(self.game, self.deal.countries[self.mover])))
        self.wait()

    def travel_to_centre(self) -> None:
        """The mover travels to the centre."""
        self.do(to_centre(self.game))

    def wait(self, stages: Collection[Stage] = HOLDING_UP) -> None:
        """What holds the turn up is done: the first card of a hand, or of the discards, goes."""
        while self.state.turn.stage in stages:
            self.do(first_thing(self.state))


def first_thing(state: State) -> Move:
    """What can be done first where a turn is held up."""
    match state.turn.stage:
        case Stage.DRAW:
            return DrawCard()
        case Stage.DISCARD:
            return Discard(held(state.hands[state.turn.actor])[0])
        case _:
            return ShuffleCard(held(state.discards)[0])


def needed(game: Game, country: Country) -> tuple[Card, Card, Card]:
    """The three items that a country asks for."""
    first, second, third = game.box.needs[country]
    return first, second, third


def to_centre(game: Game) -> TravelToCentre:
    """The journey to the centre, with just what it asks for."""
    return TravelToCentre(*needed(game, CENTRE))


def listed(cards: Bag[Card]) -> list[Card]:
    """The cards of a bag, one by one, in the order of their kinds."""
    return [kind for kind, count in cards.counts.items() for _ in range(count)]
