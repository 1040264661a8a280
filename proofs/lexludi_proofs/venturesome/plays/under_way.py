"""A game of Venturesome under way: the order of all cards is the player's to choose, as are the
moves of chance.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import chain, islice

from lexludi.venturesome import RULEBOOK
from lexludi.venturesome.actions import (
    DealCard,
    Draw,
    Exchange,
    GiveUp,
    HandBack,
    HandOver,
    Intimidate,
    Move,
    Play,
    PutUnder,
    Resolve,
    RevealThreat,
    ShuffleCard,
    ShuffleThreat,
    SwapHands,
    TakeBack,
)
from lexludi.venturesome.components import (
    THREATS,
    Card,
    Character,
    End,
    Game,
    Player,
    Threat,
)
from lexludi.venturesome.setup import Deal, dealt
from lexludi.venturesome.stages import PREPARING
from lexludi.venturesome.state import Stage, State
from lexludi_proofs.engine.playing import UnderWay
from lexludi_proofs.venturesome.plays.cards import (
    NO_HANDS,
    Box,
    Hands,
    Wanted,
    in_dealing_order,
    listed,
    named_cards,
)

Played = tuple[Deal, Sequence[Move]]


class GameUnderWay(UnderWay[Game, Deal, State, Move]):
    """A game played move by move, from hands, deck and threats of one's choice.

    A hand that is not given in full is filled up with cards that have no other place; what is left
    after that lies under the deck, as the threats that are not named lie under the others.
    """

    def __init__(
        self,
        game: Game,
        hands: Mapping[Player, Wanted],
        deck: Wanted = (),
        threats: Sequence[Threat] = (),
        starter: Player = Player.P1,
    ) -> None:
        box = Box(game, named_cards([*hands.values(), deck]))
        settled = {player: box.settled(hand) for player, hand in hands.items()}
        upper = box.settled(deck)
        spare = iter(box.rest())
        cards = [
            one
            for player in game.players
            for one in _filled(settled.get(player, ()), game.hand_size, spare)
        ]
        unnamed = [threat for threat in THREATS if threat not in threats]
        deal = dealt(game, [*cards, *upper, *spare], [*threats, *unnamed], starter)
        super().__init__(RULEBOOK, game, deal)

    @property
    def mover(self) -> Player:
        """Whose turn it is."""
        return self.state.turn.mover

    def held(self, character: Character) -> Card:
        """The mover's first card of a character. Raises LookupError where there is none."""
        for one in listed(self.state.hands[self.mover]):
            if one.character is character:
                return one
        raise LookupError(f"{self.mover.value} holds no {character.value}")

    def lay(self, one: Card | Character, *effect: Move) -> None:
        """The mover lays a card, or the first one of a character, at the right; its effect."""
        laid = one if isinstance(one, Card) else self.held(one)
        self.do(Play(laid, End.RIGHT), *effect)

    def lay_guide(self, character: Character) -> None:
        """The mover lays a Guide and takes the first of a character back."""
        self.lay(Character.GUIDE, TakeBack(self.place(self.mover, character)))

    def lay_adventurer(self, other: Player) -> None:
        """The mover lays an Adventurer and swaps hands."""
        self.lay(Character.ADVENTURER, SwapHands(other))

    def lay_hunter(self, character: Character, one: Card | Character = Character.HUNTER) -> None:
        """The mover lays an Artifact Hunter and intimidates a character."""
        self.lay(one, Intimidate(character))

    def lay_professor(self, one: Card | Character = Character.PROFESSOR) -> None:
        """The mover lays a Professor, and the card drawn goes under the deck."""
        self.lay(one)
        self.do(Draw(), PutUnder(self.state.deck.top))

    def lay_harmlessly(self, one: Card | Character, barred: Character) -> None:
        """The mover lays a card and gets nothing from it; who can bar somebody bars this one."""
        match one.character if isinstance(one, Card) else one:
            case Character.HUNTER:
                self.lay_hunter(barred, one)
            case Character.PROFESSOR:
                self.lay_professor(one)
            case _:
                self.lay(one)

    def lay_collector(self, other: Player, character: Character) -> None:
        """The mover lays a Collector; the two players exchange cards of a character."""
        self.lay(Character.COLLECTOR, HandOver(self.held(character), other))
        self.do(HandBack(self._partners(character)))

    def lay_aviator(self, other: Player, mine: Character, theirs: Character) -> None:
        """The mover lays an Aviator; two expeditions exchange characters."""
        places = self.place(self.mover, mine), self.place(other, theirs)
        self.lay(Character.AVIATOR, Exchange(places[0], other, places[1]))

    def place(self, player: Player, character: Character) -> int:
        """Where in a player's expedition the first of a character lies, counted from 0."""
        row = [one.character for one in self.state.expeditions[player]]
        return row.index(character)

    def leave(self, threat: Threat, *losses: Move) -> None:
        """The mover resolves a threat."""
        self.do(Resolve(threat), *losses)

    def give_up(self, threat: Threat, *losses: Move) -> None:
        """The mover, who can play nothing, discards the hand and resolves a threat."""
        self.do(GiveUp())
        self.leave(threat, *losses)

    def next_round(self, hands: Hands = NO_HANDS, threats: Sequence[Threat] = ()) -> None:
        """Prepare the next round.

        Where a deck is formed anew, chance puts these threats uppermost, or cards such that the
        players get these next.
        """
        self.prepare(PREPARING, hands, threats)

    def prepare(
        self, stages: Collection[Stage], hands: Hands = NO_HANDS, threats: Sequence[Threat] = ()
    ) -> None:
        """Prepare the next round, as long as it is in these stages."""
        while self.state.turn.stage in stages:
            self.do(*self._preparing(hands, threats))

    def finish(self) -> Played:
        """The game, played on to its end: everybody does the first thing that the rules allow."""
        while self.state.turn.stage is not Stage.OVER:
            self.do(next(self.book.moves(self.state)))
        return self.so_far()

    def _preparing(self, hands: Hands, threats: Sequence[Threat]) -> list[Move]:
        """The moves of one stage between rounds."""
        match self.state.turn.stage:
            case Stage.REVEAL:
                return [RevealThreat()]
            case Stage.SHUFFLE_THREATS:
                there = self.state.threats.discards
                order = dict.fromkeys([*threats, *THREATS])
                return [ShuffleThreat(one) for one in order if there.has(one)]
            case Stage.SHUFFLE_CARDS:
                first = in_dealing_order(self.game, hands, self.mover)
                rest = Counter(listed(self.state.discards)) - Counter(first)
                return [ShuffleCard(one) for one in chain(first, rest.elements())]
            case _:
                return [DealCard()]

    def _partners(self, character: Character) -> Card:
        """The first card of a character with which a Collector's partner can answer."""
        turn = self.state.turn
        own = self.state.hands[turn.partner].remove(turn.received)
        return next(one for one in listed(own) if one.character is character)


def _filled(hand: Sequence[Card], size: int, spare: Iterator[Card]) -> Iterable[Card]:
    """A hand of full size: these cards and, where they are too few, spare ones."""
    return chain(hand, islice(spare, size - len(hand)))
