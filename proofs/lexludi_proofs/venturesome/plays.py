"""Games of Venturesome played to a purpose, on the plain rules, and what they are played with.

`GameUnderWay` plays move by move; the order of all cards is the player's to choose, as are the
moves of chance. The games themselves are in the `plays_*` modules beside this one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import chain, islice, zip_longest
from types import MappingProxyType
from typing import Final

from lexludi.kernel.bag import Bag
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
    SYMBOLS,
    THREATS,
    Card,
    Character,
    End,
    Game,
    Player,
    Threat,
    card,
)
from lexludi.venturesome.legal import moves
from lexludi.venturesome.moves import play
from lexludi.venturesome.readings import Dealing
from lexludi.venturesome.setup import Deal, dealt, set_up
from lexludi.venturesome.stages import PREPARING
from lexludi.venturesome.state import Stage, State

Played = tuple[Deal, Sequence[Move]]
Hands = Mapping[Player, Sequence[Card]]
Wanted = Sequence[Card | Character]  # a character stands for any card of that character
NO_HANDS: Final[Hands] = MappingProxyType({})


def listed(cards: Bag[Card]) -> list[Card]:
    """The cards of a bag, one by one, in the order of their kinds."""
    return [kind for kind, count in cards.counts.items() for _ in range(count)]


class Box:
    """The cards of a game that have not been given a place yet."""

    def __init__(self, game: Game, given: Iterable[Card] = ()) -> None:
        self.left = Counter(dict(game.box.cards.items()))
        for one in given:
            self.take(one)

    def take(self, one: Card) -> Card:
        """A card of this kind. Raises LookupError where none is left."""
        if not self.left[one]:
            raise LookupError(f"no {one.value} is left")
        self.left[one] -= 1
        return one

    def any(self, character: Character) -> Card:
        """A card of a character: of the kind of which most are left, the later one of equals."""
        kinds = [card(character, symbol) for symbol in reversed(SYMBOLS.members)]
        return self.take(max(kinds, key=self.left.__getitem__))

    def some(self, character: Character, count: int) -> list[Card]:
        """So many cards of a character."""
        return [self.any(character) for _ in range(count)]

    def settled(self, wanted: Wanted) -> list[Card]:
        """These cards, which have their place already, with a card for each character named."""
        return [one if isinstance(one, Card) else self.any(one) for one in wanted]

    def rest(self) -> list[Card]:
        """All cards that are left."""
        return list(self.left.elements())


def hands_of(game: Game, wanted: Mapping[Player, Wanted]) -> Hands:
    """Hands of these cards, with a card for each character named."""
    box = Box(game, _cards(wanted.values()))
    return {player: box.settled(hand) for player, hand in wanted.items()}


def in_dealing_order(game: Game, hands: Hands, starter: Player) -> list[Card]:
    """The deck, top first, from which these hands are dealt, the first card to the starter."""
    seats = [game.left_of(starter, seats) if seats else starter for seats in range(len(hands))]
    in_turn = [hands[player] for player in seats]
    if game.readings.dealing is Dealing.ALL_AT_ONCE:
        return list(chain.from_iterable(in_turn))
    laps = zip_longest(*in_turn)
    return [one for lap in laps for one in lap if one is not None]


class GameUnderWay:
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
        box = Box(game, _cards([*hands.values(), deck]))
        settled = {player: box.settled(hand) for player, hand in hands.items()}
        upper = box.settled(deck)
        spare = iter(box.rest())
        cards = [
            one
            for player in game.players
            for one in _filled(settled.get(player, ()), game.hand_size, spare)
        ]
        unnamed = [threat for threat in THREATS if threat not in threats]
        self.game = game
        self.deal = dealt(game, [*cards, *upper, *spare], [*threats, *unnamed], starter)
        self.state: State = set_up(game, self.deal)
        self.moves: list[Move] = []

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

    def do(self, *moves: Move) -> None:
        """Make moves, one after the other."""
        for move in moves:
            self.state = play(self.state, move).state
            self.moves.append(move)

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
            self.do(next(moves(self.state)))
        return self.deal, self.moves

    def ended_by(self, *last: Move) -> Played:
        """The game so far and moves that may be refused under some reading: none is made here."""
        return self.deal, (*self.moves, *last)

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


def _cards(wanted: Iterable[Wanted]) -> Iterator[Card]:
    """Those that are named as cards."""
    return (one for one in chain.from_iterable(wanted) if isinstance(one, Card))


def _filled(hand: Sequence[Card], size: int, spare: Iterator[Card]) -> Iterable[Card]:
    """A hand of full size: these cards and, where they are too few, spare ones."""
    return chain(hand, islice(spare, size - len(hand)))
