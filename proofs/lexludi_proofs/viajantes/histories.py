"""What an observer of Viajantes writes down, for claims about more than the present position."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from lexludi.kernel.source import Source
from lexludi.kernel.table import Table
from lexludi.kernel.words import choose, every
from lexludi.viajantes.actions import Buy, Move, MoveItem, Put, Stop, SwapPlaces
from lexludi.viajantes.components import Character, Game, Player
from lexludi.viajantes.setup import Deal
from lexludi.viajantes.state import State
from lexludi_proofs.engine.claims import History

ENOUGH: Final = 6  # where counting stops: no claim asks for more
MOST_AHEAD: Final = 3  # the same, for turns beyond those that everybody has had
MANY: Final = 12  # the same, for moves


def one_more(count: int) -> int:
    """The count with one more, up to where counting stops."""
    return choose(count < ENOUGH, count + 1, ENOUGH)


@dataclass(frozen=True, slots=True)
class Record:
    """What has happened: in this turn, to each suitcase, and in the round.

    `turns` counts each player's turns beyond those that everybody has had, and is lowered by one
    for all when everybody has had one more; `ended` counts all turns and `moves` all moves, each
    up to a limit.
    """

    arrivals: Table[Character, int]
    item_moves: Table[Character, int]
    purchases: int
    place_swaps: int
    turns: Table[Player, int]
    ended: int
    moves: int


def start(game: Game, deal: Deal, state: State) -> Record:
    """The record before the first turn."""
    return Record(
        arrivals=Table.filled(game.characters, 0),
        item_moves=Table.filled(game.characters, 0),
        purchases=0,
        place_swaps=0,
        turns=Table.filled(game.players, 0),
        ended=0,
        moves=0,
    )


def note(before: State, move: Move, after: State, record: Record) -> Record:
    """The record after one more move."""
    record = replace(record, moves=choose(record.moves < MANY, record.moves + 1, MANY))
    match move:
        case Put():
            return replace(record, arrivals=_counted(record.arrivals, move.into))
        case MoveItem():
            moves = _counted(_counted(record.item_moves, move.source), move.into)
            return replace(record, arrivals=_counted(record.arrivals, move.into), item_moves=moves)
        case Buy():
            return replace(record, purchases=one_more(record.purchases))
        case SwapPlaces():
            return replace(record, place_swaps=one_more(record.place_swaps))
        case Stop():
            return _after_turn(before, record)
        case _:
            return record


def _counted(counts: Table[Character, int], holder: Character) -> Table[Character, int]:
    return counts.replace(holder, one_more(counts[holder]))


def _after_turn(before: State, record: Record) -> Record:
    mover = before.turn.mover
    had = record.turns[mover]
    turns = record.turns.replace(mover, choose(had < MOST_AHEAD, had + 1, MOST_AHEAD))
    level = every(count >= 1 for count in turns)
    return Record(
        arrivals=record.arrivals.map(lambda _: 0),
        item_moves=record.item_moves,
        purchases=0,
        place_swaps=0,
        turns=turns.map(lambda count: choose(level, count - 1, count)),
        ended=one_more(record.ended),
        moves=record.moves,
    )


def any_record(game: Game, source: Source) -> Record:
    """Any record whatever."""
    return Record(
        arrivals=Table.of(game.characters, lambda _: source.whole(0, ENOUGH)),
        item_moves=Table.of(game.characters, lambda _: source.whole(0, ENOUGH)),
        purchases=source.whole(0, ENOUGH),
        place_swaps=source.whole(0, ENOUGH),
        turns=Table.of(game.players, lambda _: source.whole(0, MOST_AHEAD)),
        ended=source.whole(0, ENOUGH),
        moves=source.whole(0, MANY),
    )


WHOLE_GAME: Final = History(start=start, note=note, any_record=any_record)
