"""Games of Viajantes that fill suitcases until something closes."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from lexludi.viajantes.actions import Move, Stop
from lexludi.viajantes.components import CAPACITY, Character, Game
from lexludi.viajantes.state import State
from lexludi.viajantes.suitcases import closed_count
from lexludi_proofs.viajantes.plays.under_way import GameUnderWay, Played


def filled(game: Game, *aims: Mapping[Character, int]) -> Played:
    """A game that fills suitcases up to each aim in turn, every aim by the end of a round."""
    table = GameUnderWay(game)
    for aim in aims:
        table.fill(aim)
        table.finish_round()
    return table.so_far()


def one_suitcase(game: Game) -> Played:
    """A game in which each player in turn puts one card into the same suitcase, until it closes."""
    table, holder = GameUnderWay(game), game.characters.members[0]
    for _ in range(CAPACITY - 1):
        table.do(table.put(holder), Stop())
    table.do(table.put(holder))
    return table.so_far()


def as_fast_as_can_be(game: Game) -> Played:
    """A game in which everybody feeds as many suitcases as end it, as long as any is open."""
    first = game.characters.members[: len(game.players)]
    return filled(game, dict.fromkeys(first, CAPACITY))


def closing(more: int) -> Callable[[Game], Played]:
    """A game that ends with that many closed suitcases more than there are players."""

    def played(game: Game) -> Played:
        players, cast = len(game.players), game.characters.members
        nearly = {
            holder: CAPACITY if at < players - 1 else CAPACITY - 1 for at, holder in enumerate(cast)
        }
        last = {holder: CAPACITY for at, holder in enumerate(cast) if at < players + more}
        return filled(game, nearly, last)

    return played


def rounds(count: int) -> Callable[[Game, Sequence[Move]], bool]:
    """Whether the moves of a game are so many rounds: as many turns for each player."""

    def so_many(game: Game, moves: Sequence[Move]) -> bool:
        return sum(isinstance(move, Stop) for move in moves) == count * len(game.players)

    return so_many


def is_over_with(more: int) -> Callable[[State], bool]:
    """Whether the game is over with that many closed suitcases more than players."""

    def over(state: State) -> bool:
        return state.turn.over and closed_count(state) == len(state.game.players) + more

    return over
