"""What a game offers to everything that is not about one game: commands, proofs, tests, site.

A package adds a rulebook by naming an instance under the entry-point group `lexludi.rulebooks`.
`play` returns something with a `state` and with `disclosures`; `kernel.readings` works on the
`readings` record, `kernel.forms` on the records of a scenario file.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Generic, Protocol, TypeVar

from lexludi.kernel.law import IllegalMove, Law
from lexludi.kernel.source import Source
from lexludi_spec import Specification

G = TypeVar("G")
D = TypeVar("D")
S = TypeVar("S")
M = TypeVar("M")
S_co = TypeVar("S_co", covariant=True)


class Outcome(Protocol[S_co]):
    """What a legal move leads to: the next position, and what somebody was shown on the way."""

    @property
    def state(self) -> S_co:
        """The next position."""
        ...

    @property
    def disclosures(self) -> Sequence[Any]:
        """What somebody was shown, once."""
        ...


class PositionReader(Protocol[S_co]):
    """Plain data, as YAML or JSON give them, to a position."""

    def __call__(self, data: Any, players: int | None = None, readings: Any = None) -> S_co:
        """The position; players and readings are those of the data unless given here.

        Raises kernel.forms.Faults, which names the field, for what is no position.
        """
        ...


@dataclass(frozen=True, slots=True)
class Forms:
    """The record types (msgspec) of a scenario file: a position, a move, and what a move shows."""

    position: Any
    move: Any
    disclosure: Any


def as_it_is(game: G, source: Source) -> G:
    """The game itself, of a rulebook that leaves out no number."""
    return game


def unchanged(game: G) -> G:
    """The game itself, of a rulebook to which nothing can be added."""
    return game


@dataclass(frozen=True, slots=True)
class Rulebook(Generic[G, D, S, M]):
    """One game: games G, deals D, positions S and moves M of it.

    `readings` is the record type whose fields are the rulings that a program can switch;
    `actions` names the sorts of move; `package` is where its rules are. `pick` draws a legal move,
    with a taste for those that bring the game to its end. `mover` has the turn, `view` is what a
    player can see. `subtotals` are points by name that are no player's total.
    `any_game` leaves open what the rulebook leaves out, so that a proof holds for all of it;
    `with_components` takes it as plain data (raising kernel.forms.Faults), where there is any; a
    position carries the same under `box`. `rounds` says how many rounds of a game have begun, where
    that is not a turn of each player.
    `fullest` is a game with all that can be added to it, for examples of everything.
    `position` and `action` give plain data, `read_position` and `read_action` take them;
    `full_position` says also what a short position leaves to the defaults.
    """

    name: str
    title: str
    package: str
    players: Sequence[int]
    specification: Specification
    law: Law
    readings: type[Any]
    new_game: Callable[[int, Any], G]
    shuffled: Callable[[G, Random], D]
    set_up: Callable[[G, D], S]
    play: Callable[[S, M], Outcome[S]]
    moves: Callable[[S], Iterator[M]]
    pick: Callable[[S, Random], M]
    actions: Sequence[str]
    any_deal: Callable[[G, Source], D]
    any_state: Callable[[G, Source], S]
    any_move: Callable[[G, str, Source], M]
    is_over: Callable[[S], bool]
    seats: Callable[[G], Sequence[Any]]
    mover: Callable[[S], Any]
    view: Callable[[S, Any], Any]
    points: Callable[[S], Mapping[Any, int]]
    subtotals: Callable[[S], Mapping[str, int]]
    winners: Callable[[S], Sequence[Any]]
    tell: Callable[[S, M], str]
    tell_disclosure: Callable[[Any], str]
    tell_refusal: Callable[[IllegalMove], str]
    picture: Callable[[S], str]
    drawing: Callable[[S], str]
    forms: Callable[[], Forms]
    position: Callable[[S], dict[str, Any]]
    full_position: Callable[[S], dict[str, Any]]
    read_position: PositionReader[S]
    action: Callable[[M], dict[str, Any]]
    read_action: Callable[[S, Any], M]
    disclosure: Callable[[Any], dict[str, Any]]
    any_game: Callable[[G, Source], G] = as_it_is
    fullest: Callable[[G], G] = unchanged
    with_components: Callable[[G, Any], G] | None = None
    rounds: Callable[[S], int] | None = None
