"""Claims about the small rulebook: true ones, wrong ones, and two that do a worker harm."""

from __future__ import annotations

import os
import signal
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from lexludi.kernel.source import Source
from lexludi.kernel.table import itself
from lexludi.kernel.words import choose, some
from lexludi_proofs.engine.breaking import Break
from lexludi_proofs.engine.claims import Claims, Counted, Given, History, Invariant

from . import heap
from .heap import PEBBLES, Game, Move, Player, State

NOTE: Final = "HEAP_NOTE"  # names the file in which a worker says that it has begun
MANY: Final = 12


def pebbles_kept(state: State) -> bool:
    """No pebble is lost."""
    return state.heap + state.taken.total(itself) == PEBBLES


def never_negative(state: State) -> bool:
    """The heap is never negative."""
    return state.heap >= 0


def heap_is_full(state: State) -> bool:
    """Nobody has taken anything."""
    return state.heap == PEBBLES


@dataclass(frozen=True, slots=True)
class Count:
    """How many moves have been made, up to a limit."""

    moves: int


def _noted(before: State, move: Move, after: State, record: Count) -> Count:
    return Count(choose(record.moves < MANY, record.moves + 1, MANY))


COUNTED: Final = History(
    start=lambda game, deal, state: Count(0),
    note=_noted,
    any_record=lambda game, source: _any_count(source),
)
KEPT: Final = Given(holds=pebbles_kept)


def _any_count(source: Source) -> Count:
    return Count(source.whole(0, MANY))


def three_a_move(state: State, record: Count) -> bool:
    """No move takes more than three pebbles."""
    return some((record.moves >= MANY, 3 * record.moves + state.heap >= PEBBLES))


def two_a_move(state: State, record: Count) -> bool:
    """No move takes more than two pebbles."""
    return some((record.moves >= MANY, 2 * record.moves + state.heap >= PEBBLES))


def _dies(game: Game) -> bool:
    os.kill(os.getpid(), signal.SIGKILL)
    return True


def _hangs(game: Game) -> bool:
    if NOTE in os.environ:
        Path(os.environ[NOTE]).write_text(str(os.getpid()), "utf-8")
    time.sleep(600)
    return True


def _same_again(player: Player) -> Player:
    return player


ALTERNATING: Final = Break("turn.alternate", heap.other, _same_again, "one player does it all")

CLAIMS: Final = Claims(
    game="heap",
    claims=(
        Counted(name="dies", holds=_dies, clauses=(), because="", says="Its worker dies."),
        Invariant(name="pebbles-kept", holds=pebbles_kept, clauses=("turn.alternate",), because=""),
        Counted(name="hangs", holds=_hangs, clauses=(), because="", says="It takes for ever."),
        Invariant(
            name="never-negative",
            holds=never_negative,
            clauses=("take.what-is-there",),
            because="nobody takes what is not there",
        ),
        Invariant(name="heap-is-full", holds=heap_is_full, clauses=(), because="it is not"),
    ),
    size=lambda state: state.taken.total(itself),
    breaks=(ALTERNATING,),
    table=lambda state: (state.heap, state.taken, state.mover),
)
