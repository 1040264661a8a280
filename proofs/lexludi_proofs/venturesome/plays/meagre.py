"""Games of Venturesome that end as one likes: everybody brings home a card a round.

In a meagre round everybody lays one card and then can lay no other: the rest of each hand is of
the same character, or of one whom an Artifact Hunter has intimidated. So three cards for each
player, and three threats that take them or leave them, make a whole game.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain, combinations
from typing import Final

from lexludi.kernel.row import Row
from lexludi.venturesome.components import (
    ALL_CARDS,
    NO_CARD,
    ROUNDS,
    THREATS,
    Card,
    Character,
    Game,
    Player,
    Symbol,
    Threat,
    card,
)
from lexludi.venturesome.moves.threats import takes
from lexludi_proofs.venturesome.plays.cards import Box, Hands, in_dealing_order, listed
from lexludi_proofs.venturesome.plays.names import (
    ADVENTURER,
    AVIATOR,
    COLLECTOR,
    GUIDE,
    HUNTER,
    PROFESSOR,
    REPORTER,
)
from lexludi_proofs.venturesome.plays.under_way import GameUnderWay, Played

ARTIFACTS: Final = (Symbol.ANKH, Symbol.CHALICE, Symbol.RING)  # three points, and no set
# The last are those that leave a single card alone; they fit any card, and are kept for the end.
PICKIEST_FIRST: Final = tuple(
    sorted(THREATS, key=lambda one: one in (Threat.TRAP, Threat.SANDSTORM, Threat.ROPE_BRIDGE))
)


@dataclass(frozen=True, slots=True)
class Meagre:
    """A meagre round: whom each player lays, how many of them are dealt, and who is barred.

    What is missing in a hand is of the barred character; in the third round, where the deck runs
    out, these are the cards that it still has.
    """

    laid: tuple[Character, ...]
    dealt: tuple[int, ...]
    barred: Character


SEATS: Final = (HUNTER, GUIDE, REPORTER, AVIATOR, PROFESSOR)

ROUNDS_OF: Final[Mapping[int, tuple[Meagre, Meagre, Meagre]]] = {
    2: (
        Meagre(SEATS[:2], (5, 4), COLLECTOR),
        Meagre(SEATS[:2], (4, 5), ADVENTURER),
        Meagre((REPORTER, AVIATOR), (9, 9), HUNTER),
    ),
    3: (
        Meagre(SEATS[:3], (3, 3, 3), COLLECTOR),
        Meagre(SEATS[:3], (3, 3, 3), ADVENTURER),
        Meagre(SEATS[:3], (3, 3, 3), PROFESSOR),
    ),
    4: (
        Meagre(SEATS[:4], (4, 4, 4, 3), COLLECTOR),
        Meagre(SEATS[:4], (4, 4, 4, 3), ADVENTURER),
        Meagre(SEATS[:4], (1, 1, 1, 3), PROFESSOR),
    ),
    5: (
        Meagre(SEATS, (5, 5, 5, 5, 4), COLLECTOR),
        Meagre(SEATS, (4, 4, 4, 4, 5), ADVENTURER),
        Meagre(SEATS, (0, 0, 0, 0, 0), COLLECTOR),
    ),
}


class MeagreGame:
    """A game of meagre rounds, played round by round.

    `finds` are the symbols of the cards that a player lays, one a round; three different artifacts
    where nothing else is said. `lost` are the cards that a threat takes, as player and round.
    """

    def __init__(
        self,
        game: Game,
        finds: Mapping[Player, Sequence[Symbol]] | None = None,
        lost: Collection[tuple[Player, int]] = (),
    ) -> None:
        self.game = game
        self.rounds = ROUNDS_OF[len(game.players)]
        symbols = {player: (finds or {}).get(player, ARTIFACTS) for player in game.players}
        self.cards = [
            {
                player: card(character, symbols[player][at])
                for player, character in zip(game.players, meagre.laid, strict=True)
            }
            for at, meagre in enumerate(self.rounds)
        ]
        fates = [
            [(one, (player, at) in lost) for player, one in cards.items()]
            for at, cards in enumerate(self.cards, start=1)
        ]
        self.threats = next(_threats_for(fates, PICKIEST_FIRST, ()))
        self.table = self._begun()

    def play_round(self) -> None:
        """Everybody lays a card, and then leaves."""
        table, at = self.table, self.table.state.turn.round - 1
        meagre = self.rounds[at]
        for one in self.cards[at].values():
            table.lay_harmlessly(one, meagre.barred)
        for threat in self.threats[at]:
            table.give_up(threat)

    def next_round(self) -> None:
        """Prepare the next round; who is dealt cards from a new deck gets more of the same."""
        at = self.table.state.turn.round - 1
        self.table.next_round(self._from_new_deck(at), self.threats[at])

    def finished(self) -> Played:
        """The whole game."""
        for _ in range(ROUNDS - 1):
            self.play_round()
            self.next_round()
        self.play_round()
        return self.table.so_far()

    def _begun(self) -> GameUnderWay:
        """The game before the first turn."""
        box, starter = Box(self.game), self.game.players.members[0]
        for kind in chain(*(cards.values() for cards in self.cards[: self._held_back()])):
            box.take(kind)
        first, second, third = (self._hands(box, at) for at in range(ROUNDS))
        under = in_dealing_order(self.game, third, starter)
        deck = in_dealing_order(self.game, second, starter)
        if PROFESSOR in self.rounds[0].laid:  # the upper card comes under the deck
            deck.insert(0, under.pop())
        threats = list(dict.fromkeys(chain(*self.threats)))
        return GameUnderWay(self.game, first, [*deck, *under], threats, starter)

    def _held_back(self) -> int:
        """Of how many rounds the cards that are laid come out of the first deck."""
        return sum(all(meagre.dealt) for meagre in self.rounds)

    def _hands(self, box: Box, at: int) -> Hands:
        """What the first deck gives everybody in a round."""
        meagre, hands = self.rounds[at], dict[Player, list[Card]]()
        for seat, (player, one) in enumerate(self.cards[at].items()):
            same, size = meagre.dealt[seat], self._share(at, seat)
            own = [one, *box.some(one.character, same - 1)] if same else []
            hands[player] = [*own, *box.some(meagre.barred, size - same)]
        return hands

    def _share(self, at: int, seat: int) -> int:
        """How many cards the first deck gives a player in a round."""
        players, full = len(self.game.players), self.game.dealt_in_a_round
        there = min(ALL_CARDS - at * full, full)
        return there // players + (seat < there % players)

    def _from_new_deck(self, at: int) -> Hands:
        """What a new deck gives everybody: the card to be laid, and others of the character."""
        hands, there = dict[Player, list[Card]](), listed(self.table.state.discards)
        for seat, (player, one) in enumerate(self.cards[at].items()):
            same = [other for other in there if other.character is one.character]
            if one in same:
                same.remove(one)
                same.insert(0, one)
            hands[player] = same[: self.game.hand_size - self._share(at, seat)]
        return hands


Fates = Sequence[tuple[Card, bool]]  # a card for each player, and whether it is lost


def _threats_for(
    rounds: Sequence[Fates], unused: Sequence[Threat], used: Sequence[Threat]
) -> Iterator[list[list[Threat]]]:
    """The threats that the players resolve round by round, such that the cards meet their fates."""
    if not rounds:
        yield []
        return
    now, *later = rounds
    for more in combinations(used, max(0, len(now) - len(unused))):
        for found in _fitting(now, [*unused, *more]):
            left = [threat for threat in unused if threat not in found]
            for rest in _threats_for(later, left, [*used, *found]):
                yield [found, *rest]


def _fitting(fates: Fates, threats: Sequence[Threat]) -> Iterator[list[Threat]]:
    """A threat for each card, which takes it or leaves it as its fate is."""
    if not fates:
        yield []
        return
    (one, is_lost), *others = fates
    for threat in threats:
        if takes(threat, Row.of(1, NO_CARD, [one]), 0) == is_lost:
            for rest in _fitting(others, [other for other in threats if other is not threat]):
                yield [threat, *rest]
