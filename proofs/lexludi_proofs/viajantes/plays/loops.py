"""Rounds of Viajantes that lead back to where they began, and the games that they begin from."""

from __future__ import annotations

from collections.abc import Iterator

from lexludi.viajantes.actions import Look, Move, Stop, SwapHands
from lexludi.viajantes.components import FACES, POINTS, Face, Game
from lexludi.viajantes.state import State
from lexludi_proofs.viajantes.plays.under_way import GameUnderWay, Played


def everybody_passes(state: State) -> Iterator[Move]:
    """A round in which nobody does anything."""
    return (Stop() for _ in state.game.players)


def one_hidden_card(game: Game) -> Played:
    """A game in which one card lies face down and a new round begins."""
    table = GameUnderWay(game)
    table.do(table.put(game.characters.members[0], face=Face.DOWN))
    table.stop(len(game.players))
    return table.so_far()


def everybody_looks(state: State) -> Iterator[Move]:
    """A round in which everybody spends all points on looking at one card again and again."""
    holder, suitcase = next(
        (holder, suitcase) for holder, suitcase in state.suitcases.items() if suitcase.column.size
    )
    place = next(
        place for place, card in enumerate(suitcase.column) if card.face is FACES.members[1]
    )
    for _ in state.game.players:
        yield from (Look(holder, place) for _ in range(POINTS))
        yield Stop()


def hands_there_and_back(state: State) -> Iterator[Move]:
    """Two rounds in which the starter swaps hands with the next player, then swaps back."""
    first, second = state.turn.mover, state.game.left_of[state.turn.mover]
    for _ in range(2):
        yield SwapHands(first, second)
        yield from everybody_passes(state)
