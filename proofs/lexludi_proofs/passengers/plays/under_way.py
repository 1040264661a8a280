"""A game of Passengers under way: hands are dealt as one likes, or as they come."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from lexludi.kernel.pile import Pile
from lexludi.kernel.table import Table
from lexludi.passengers import RULEBOOK
from lexludi.passengers.actions import Move, PlacePassenger, Vote
from lexludi.passengers.components import (
    CARDS,
    MYSTERY_CARDS,
    MYSTERY_OF_A_TYPE,
    NO_CARD,
    Boat,
    Card,
    Game,
    Gift,
    Player,
    Space,
    Type,
)
from lexludi.passengers.legal import candidates, is_legal
from lexludi.passengers.moves.placing import plan_of
from lexludi.passengers.setup import Deal
from lexludi.passengers.state import Stage, State
from lexludi_proofs.engine.playing import UnderWay

Played = tuple[Deal, Sequence[Move]]
Hands = Mapping[Player, tuple[Card, Card, Card]]  # the card of the faction deck, a soul, a demon

AS_THEY_COME: Final[Hands] = MappingProxyType({})


class GameUnderWay(UnderWay[Game, Deal, State, Move]):
    """A game played move by move, from hands and mystery passengers of one's choice.

    Hands that are not named are of what is left: first as many ferrymen as there are, then
    smugglers, then the Jester.
    """

    def __init__(
        self,
        game: Game,
        hands: Hands = AS_THEY_COME,
        mystery: Sequence[Card] = (),
        starter: Player = Player.P1,
    ) -> None:
        spare = Counter(dict(game.box.cards.items()))
        spare -= Counter([*mystery, *(card for hand in hands.values() for card in hand)])

        def left(type: Type) -> Card:
            card = next(one for one in CARDS if one.type is type and spare[one] > 0)
            spare[card] -= 1
            return card

        types = Counter(dict(zip(Type, game.faction_deck, strict=True)))
        types -= Counter(hand[0].type for hand in hands.values())
        others = iter(list(types.elements()))
        full = {
            player: hands[player]
            if player in hands
            else (left(next(others)), left(Type.SOUL), left(Type.DEMON))
            for player in game.players
        }
        if game.mystery_cards and not mystery:
            mystery = [left(one) for one in (Type.SOUL, Type.DEMON) * MYSTERY_OF_A_TYPE]
        deal = Deal(
            faction_cards=Table.of(game.players, lambda player: full[player][0]),
            souls=Table.of(game.players, lambda player: full[player][1]),
            demons=Table.of(game.players, lambda player: full[player][2]),
            mystery=Pile.of(MYSTERY_CARDS, NO_CARD, mystery),
            starter=starter,
        )
        super().__init__(RULEBOOK, game, deal)

    @property
    def stage(self) -> Stage:
        """What has to be done next."""
        return self.state.turn.stage

    @property
    def mover(self) -> Player:
        """Whose turn it is."""
        return self.state.turn.mover

    def anything(self, fits: Callable[[Move], bool] = lambda move: True) -> Move:
        """The first legal move that fits. Raises LookupError where there is none."""
        for move in candidates(self.state):
            if fits(move) and is_legal(self.state, move):
                return move
        raise LookupError("no such move is legal")

    def until(self, *stages: Stage, apart_from: Collection[Space] = ()) -> None:
        """Whatever is possible is done, until one of these stages has come.

        Nobody sits down on some spaces.
        """

        def elsewhere(move: Move) -> bool:
            return not (isinstance(move, PlacePassenger) and move.space in apart_from)

        while self.stage not in stages:
            self.do(self.anything(elsewhere))

    def place(self, card: Card, space: Space | None = None) -> None:
        """The mover places a card, on the first free space where none is named."""
        self.do(self.placing(card, space))

    def placing(self, card: Card, space: Space | None = None) -> PlacePassenger:
        """The mover's placing of a card."""

        def fits(move: Move) -> bool:
            return (
                isinstance(move, PlacePassenger)
                and move.card is card
                and space in (None, move.space)
            )

        found = self.anything(fits)
        assert isinstance(found, PlacePassenger)
        return found

    def sitting(self, space: Space) -> PlacePassenger:
        """The mover's placing of a card on a space, whatever it is, be it allowed or not."""
        hand = self.state.hands[self.mover]
        card = next(one for one in CARDS if hand.has(one))
        return PlacePassenger(card, space, plan_of(self.state, space).gift)

    def sit(self, space: Space) -> None:
        """The mover places any card on a space."""
        self.do(self.sitting(space))

    def until_gift(self, gift: Gift) -> None:
        """Whatever is possible is done, until it is the turn of a gift."""
        while not (self.stage is Stage.GIFT and self.state.turn.gift is gift):
            self.do(self.anything())

    def all_but_one_vote(self, choices: Mapping[Player, Boat] | Boat) -> Vote:
        """All vote for one boat, or each for their own, but for the last, whose vote it gives."""
        self.until(Stage.VOTE)
        while True:
            boat = choices if isinstance(choices, Boat) else choices[self.mover]
            if self.game.left_of(self.mover) is self.state.coin.holder:
                return Vote(boat)
            self.do(Vote(boat))

    def sailing(self, boat: Boat, apart_from: Collection[Space] = ()) -> Played:
        """The round so far, and what is left of it, with a boat that sails at its end.

        Nobody else sits down on some spaces, nor where a swap is to be had.
        """
        self.until(Stage.VOTE, apart_from=(*apart_from, Space.RAVEN_2))
        return self.ended_by(self.all_but_one_vote(boat))
