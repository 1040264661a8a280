"""A game of Viajantes under way, from the deal of unshuffled cards or another."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from lexludi.viajantes import RULEBOOK
from lexludi.viajantes.actions import Move, Put, Stop
from lexludi.viajantes.components import ITEMS_EACH, POINTS, Character, Face, Game, Kind, Player
from lexludi.viajantes.setup import Deal, dealt
from lexludi.viajantes.state import State
from lexludi_proofs.engine.playing import UnderWay

Played = tuple[Deal, Sequence[Move]]
MOST_ROUNDS: Final = 12  # of filling suitcases: what takes longer has lost its way


def items_in_order(game: Game) -> list[Kind]:
    """The personal items as they lie in the box."""
    return [character.item for character in game.characters for _ in range(ITEMS_EACH)]


def plain_deal(game: Game) -> Deal:
    """The deal of unshuffled cards: everything in the order of the box."""
    cast = game.characters.members
    return dealt(game, cast, cast, items_in_order(game), game.players.members[0])


def from_the_deal(game: Game) -> Played:
    """A game in which nothing has been done yet."""
    return plain_deal(game), ()


class GameUnderWay(UnderWay[Game, Deal, State, Move]):
    """A game played move by move, from the deal of unshuffled cards where no other is given."""

    def __init__(self, game: Game, deal: Deal | None = None) -> None:
        super().__init__(RULEBOOK, game, deal or plain_deal(game))

    @property
    def mover(self) -> Player:
        """Whose turn it is."""
        return self.state.turn.mover

    def stop(self, turns: int = 1) -> None:
        """End so many turns, one after the other."""
        self.do(*[Stop()] * turns)

    def size(self, holder: Character) -> int:
        """How many cards a suitcase holds."""
        return self.state.suitcases[holder].column.size

    def held(self) -> list[Kind]:
        """The mover's cards, one by one, in the order of their kinds."""
        counts = self.state.hands[self.mover].counts
        return [kind for kind, count in counts.items() for _ in range(count)]

    def put(self, holder: Character, kind: Kind | None = None, face: Face | None = None) -> Put:
        """A put at the end of a suitcase's column, of the mover's first card if none is named.

        It lies the other way up than the card before it, if that is not said either.
        """
        column = self.state.suitcases[holder].column
        lies = face or (column.last.face.other if column.size else Face.UP)
        return Put(kind or self.held()[0], lies, holder, column.size)

    def puts(self, aim: Mapping[Character, int]) -> Iterator[Put]:
        """Puts for one turn: the emptiest suitcases first, each once, with whatever is held."""
        short = sorted((one for one in aim if self.size(one) < aim[one]), key=self.size)
        for holder, kind in zip(short[:POINTS], self.held(), strict=False):
            yield self.put(holder, kind)

    def fill(self, aim: Mapping[Character, int]) -> None:
        """Put cards, turn by turn, until the suitcases hold as many as the aim says."""
        for _ in range(MOST_ROUNDS * len(self.game.players)):
            if all(self.size(holder) >= size for holder, size in aim.items()):
                break
            self.follow(self.puts(aim))
            self.stop()

    def finish_round(self) -> None:
        """Pass until a new round begins."""
        for _ in self.game.players:
            if self.mover == self.state.turn.starter:
                break
            self.stop()
