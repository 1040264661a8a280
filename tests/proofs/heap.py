"""A rulebook small enough that everything about it is proved in no time, as a third party's.

Two players take from a heap of nine pebbles, swap what they have taken, or wait.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from pathlib import Path
from random import Random
from types import MappingProxyType
from typing import Any, Final

from lexludi.kernel.domain import Domain
from lexludi.kernel.law import Law
from lexludi.kernel.rulebook import Rulebook
from lexludi.kernel.source import Source
from lexludi.kernel.table import Table
from lexludi_spec import Specification
from lexludi_spec.clauses import Clause, Kind

PEBBLES: Final = 9
MOST: Final = 3


class Player(Enum):
    """The two players."""

    ONE = "one"
    TWO = "two"


class Most(Enum):
    """How many pebbles a turn may take."""

    THREE = "three"
    TWO = "two"


class Colour(Enum):
    """What colour pebbles have, which no rule asks."""

    BLACK = "black"
    WHITE = "white"


@dataclass(frozen=True, slots=True)
class Readings:
    """The readings chosen."""

    most: Most = Most.THREE
    colour: Colour = Colour.BLACK


@dataclass(frozen=True, slots=True)
class Game:
    """What is fixed before the first turn."""

    players: Domain[Player]
    readings: Readings


@dataclass(frozen=True, slots=True)
class State:
    """The heap, what each has taken, and whose turn it is."""

    game: Game
    heap: int
    taken: Table[Player, int]
    mover: Player


@dataclass(frozen=True, slots=True)
class Take:
    """Take that many pebbles."""

    count: int


@dataclass(frozen=True, slots=True)
class Swap:
    """Exchange all that has been taken."""


@dataclass(frozen=True, slots=True)
class Wait:
    """Do nothing."""


@dataclass(frozen=True, slots=True)
class Played:
    """What a move leads to."""

    state: State
    disclosures: tuple[Any, ...] = ()


Move = Take | Swap | Wait
ACTIONS: Final[dict[str, type[Move]]] = {"take": Take, "swap": Swap, "wait": Wait}


def _clause(name: str, kind: Kind, text: str) -> Clause:
    return Clause(id=name, kind=kind, source="Taking, s1", text=text, page="heap.md", line=1)


CLAUSES: Final = {
    clause.id: clause
    for clause in (
        _clause("take.what-is-there", Kind.PROHIBITION, "Nobody takes more than the heap holds."),
        _clause("take.at-least-one", Kind.PROHIBITION, "Nobody takes nothing."),
        _clause("take.at-most", Kind.PROHIBITION, "A turn takes three pebbles or fewer."),
        _clause("turn.alternate", Kind.OBLIGATION, "The two take turns."),
    )
}
LAW: Final = Law("heap", CLAUSES)


def new_game(players: int, readings: Readings | None = None) -> Game:
    """A game of two."""
    return Game(Domain(tuple(Player)[:players]), readings or Readings())


def set_up(game: Game, starter: Player) -> State:
    """All pebbles on the heap."""
    return State(game, PEBBLES, Table.filled(game.players, 0), starter)


@LAW.encodes("turn.alternate")
def other(player: Player) -> Player:
    """The other player."""
    return Table(Domain(Player), (Player.TWO, Player.ONE))[player]


def play(state: State, move: Move) -> Played:
    """What a move leads to."""
    after = replace(state, mover=other(state.mover))
    match move:
        case Take():
            most = MOST if state.game.readings.most is Most.THREE else MOST - 1
            LAW.require(move.count >= 1, "take.at-least-one")
            LAW.require(move.count <= most, "take.at-most")
            LAW.require(move.count <= state.heap, "take.what-is-there")
            taken = state.taken.adjust(state.mover, move.count)
            return Played(replace(after, heap=state.heap - move.count, taken=taken))
        case Swap():
            return Played(replace(after, taken=state.taken.exchange(Player.ONE, Player.TWO)))
        case Wait():
            return Played(after)


def any_state(game: Game, source: Source) -> State:
    """Any numbers of pebbles anywhere."""
    return State(
        game=game,
        heap=source.whole(0, PEBBLES),
        taken=Table.of(game.players, lambda _: source.whole(0, PEBBLES)),
        mover=source.member(game.players),
    )


def any_move(game: Game, action: str, source: Source) -> Move:
    """A move of one action."""
    kind = ACTIONS[action]
    return Take(source.whole(0, 7)) if kind is Take else kind()  # type: ignore[call-arg]


def as_data(state: State) -> dict[str, Any]:
    """The position as plain data."""
    return {"heap": state.heap, "taken": list(state.taken), "mover": state.mover.value}


def told(state: State) -> str:
    """The position in words."""
    return f"heap {state.heap}, taken {' and '.join(map(str, state.taken))}"


RULEBOOK: Final[Rulebook[Game, Player, State, Move]] = Rulebook(
    name="heap",
    title="Heap",
    package=__name__,
    players=(2,),
    specification=Specification(
        "heap", "Heap", Path(), MappingProxyType(CLAUSES), MappingProxyType({}), ()
    ),
    law=LAW,
    readings=Readings,
    new_game=new_game,
    shuffled=lambda game, random: random.choice(game.players.members),
    set_up=set_up,
    play=play,
    moves=lambda state: iter([Wait()]),
    pick=lambda state, random: Wait(),
    actions=tuple(ACTIONS),
    any_deal=lambda game, source: source.member(game.players),
    any_state=any_state,
    any_move=any_move,
    is_over=lambda state: state.heap == 0,
    seats=lambda game: game.players.members,
    mover=lambda state: state.mover,
    view=lambda state, player: state.taken[player],
    points=lambda state: dict(state.taken.items()),
    subtotals=lambda state: {},
    winners=lambda state: (),
    tell=lambda state, move: str(move),
    tell_disclosure=str,
    tell_refusal=str,
    picture=told,
    drawing=told,
    forms=lambda: Random(),  # type: ignore[arg-type,return-value]
    position=as_data,
    full_position=as_data,
    read_position=lambda data, players=None, readings=None: set_up(new_game(2), Player.ONE),
    action=lambda move: {},
    read_action=lambda state, data: Wait(),
    disclosure=lambda shown: {},
)
