"""The cards of a game as somebody wants them dealt: what is named, and what is left."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain, zip_longest
from types import MappingProxyType
from typing import Final

from lexludi.kernel.bag import Bag
from lexludi.venturesome.components import SYMBOLS, Card, Character, Game, Player, card
from lexludi.venturesome.readings import Dealing

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
    box = Box(game, named_cards(wanted.values()))
    return {player: box.settled(hand) for player, hand in wanted.items()}


def in_dealing_order(game: Game, hands: Hands, starter: Player) -> list[Card]:
    """The deck, top first, from which these hands are dealt, the first card to the starter."""
    seats = [game.left_of(starter, seats) if seats else starter for seats in range(len(hands))]
    in_turn = [hands[player] for player in seats]
    if game.readings.dealing is Dealing.ALL_AT_ONCE:
        return list(chain.from_iterable(in_turn))
    laps = zip_longest(*in_turn)
    return [one for lap in laps for one in lap if one is not None]


def named_cards(wanted: Iterable[Wanted]) -> Iterator[Card]:
    """Those that are named as cards."""
    return (one for one in chain.from_iterable(wanted) if isinstance(one, Card))
