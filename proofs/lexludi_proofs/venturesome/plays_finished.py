"""Finished games of Venturesome that end as one likes: everybody brings home a card a round.

In a meagre round everybody lays one card and then can lay no other: the rest of each hand is of
the same character, or of one whom an Artifact Hunter has intimidated. So three cards for each
player, and three threats that take them or leave them, make a whole game.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
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
from lexludi_proofs.venturesome.plays import (
    Box,
    GameUnderWay,
    Hands,
    Played,
    in_dealing_order,
    listed,
)

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


GUIDE, REPORTER = Character.GUIDE, Character.REPORTER
ADVENTURER, PROFESSOR = Character.ADVENTURER, Character.PROFESSOR
AVIATOR, HUNTER, COLLECTOR = Character.AVIATOR, Character.HUNTER, Character.COLLECTOR
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
        self.lost = lost
        symbols = {player: (finds or {}).get(player, ARTIFACTS) for player in game.players}
        self.cards = [
            {
                player: card(character, symbols[player][at])
                for player, character in zip(game.players, meagre.laid, strict=True)
            }
            for at, meagre in enumerate(self.rounds)
        ]
        self.threats = self._threats()
        self.table = self._begun()

    def play_round(self) -> None:
        """Everybody lays a card, and then leaves."""
        table, at = self.table, self.table.state.turn.round - 1
        meagre = self.rounds[at]
        for player, one in self.cards[at].items():
            if one.character is HUNTER:
                table.lay_hunter(meagre.barred, one)
            elif one.character is PROFESSOR:
                table.lay_professor(one)
            else:
                table.lay(one)
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
        return self.table.deal, self.table.moves

    def _threats(self) -> list[list[Threat]]:
        """For each round the threats that the players resolve, in the order of their turns."""
        unused, found = list(PICKIEST_FIRST), list[list[Threat]]()
        for at, cards in enumerate(self.cards):
            fates = [
                (one, (player, at + 1) in self.lost) for player, one in cards.items()
            ]
            found.append(_fitting(fates, unused))
            unused = [threat for threat in unused if threat not in found[-1]]
        return found
