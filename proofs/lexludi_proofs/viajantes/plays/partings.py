"""Long games of Viajantes in which two readings part with the last move."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from lexludi.viajantes.actions import MoveItem, Stop, SwapHands, SwapPlaces
from lexludi.viajantes.components import CAPACITY, POINTS, Character, Face, Game
from lexludi_proofs.viajantes.plays.under_way import GameUnderWay, Played

NEARLY: Final = CAPACITY - 1


def _nearly(game: Game, closed: int, nearly: int) -> GameUnderWay:
    """A new round in which so many suitcases are closed and so many others hold four cards."""
    table, cast = GameUnderWay(game), game.characters.members
    sizes = [CAPACITY] * closed + [NEARLY] * nearly
    table.fill(dict(zip(cast, sizes, strict=False)))
    table.finish_round()
    return table


def _put_into(table: GameUnderWay, holders: Iterable[Character]) -> None:
    """The mover puts a card into each of these suitcases."""
    table.follow(table.put(holder) for holder in holders)


def one_too_many(game: Game) -> Played:
    """One suitcase too few is closed as the round begins; two more close; the round ends."""
    players, cast = len(game.players), game.characters.members
    table = _nearly(game, players - 1, 2)
    _put_into(table, cast[players - 1 : players + 1])
    table.stop(players - 1)
    return table.ended_by(Stop())


def one_more_closes(game: Game) -> Played:
    """As many suitcases as players are closed, and a player puts the fifth card into one more."""
    players, cast = len(game.players), game.characters.members
    table = _nearly(game, players - 1, 2)
    _put_into(table, cast[players - 1 : players])
    return table.ended_by(table.put(cast[players]))


def second_player_closes(game: Game) -> Played:
    """The second player closes the last suitcase needed, and the round ends."""
    players, cast = len(game.players), game.characters.members
    table = _nearly(game, players - 1, 1)
    table.stop()
    _put_into(table, cast[players - 1 : players])
    table.stop(players - 2)
    return table.ended_by(Stop())


def gap_counts(game: Game) -> Played:
    """Four cards, the second of which has been moved away: the next put fills the fifth place."""
    table = GameUnderWay(game)
    first, second = game.characters.members[:2]
    table.fill({first: NEARLY})
    table.do(MoveItem(first, 1, second, 0), Stop())
    return table.ended_by(table.put(first))


def five_in_one_out(game: Game) -> Played:
    """Four cards, the last of which has been moved away: the next put is the fifth ever added."""
    table = GameUnderWay(game)
    first, second = game.characters.members[:2]
    table.fill({first: NEARLY})
    table.do(MoveItem(first, NEARLY - 1, second, 0), Stop())
    return table.ended_by(table.put(first))


def _empty_the_first_hand(table: GameUnderWay) -> None:
    """The starter puts all ten cards, five a turn, while the others pass."""
    cast = table.game.characters.members
    for _ in range(2):
        _put_into(table, cast[:POINTS])
        table.stop()
        table.finish_round()


def swap_with_an_empty_hand(game: Game) -> Played:
    """The starter has put all cards; the next player swaps hands with the starter."""
    table = GameUnderWay(game)
    _empty_the_first_hand(table)
    table.stop()
    starter = table.deal.starter
    return table.ended_by(SwapHands(table.mover, starter))


def emptied_by_another(game: Game) -> Played:
    """A player whose hand another has emptied by a swap wants to swap in turn."""
    table = GameUnderWay(game)
    _empty_the_first_hand(table)
    starter = table.deal.starter
    second = game.left_of[starter]
    table.do(SwapHands(starter, second), Stop())
    return table.ended_by(SwapHands(second, game.left_of[second]))


def swap_across_a_carriage(game: Game) -> Played:
    """Two characters of one carriage, both suitcases closed, are to swap places."""
    table = GameUnderWay(game)
    first, second = game.characters.members[:2]
    table.fill({first: CAPACITY, second: CAPACITY})
    return table.ended_by(SwapPlaces(first, second))


def moved_face_down(game: Game) -> Played:
    """A card that another player put face down is moved."""
    table = GameUnderWay(game)
    first, second = game.characters.members[:2]
    table.do(table.put(first, face=Face.DOWN), Stop())
    return table.ended_by(MoveItem(first, 0, second, 0))
