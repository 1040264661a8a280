"""What a game offers to everything that is not about one game: commands, proofs, tests, site.

A package adds a rulebook by naming an instance under the entry-point group `lexludi.rulebooks`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Generic, TypeVar

from lexludi.kernel.law import Law
from lexludi.kernel.source import Source
from lexludi_spec import Specification

G = TypeVar("G")
D = TypeVar("D")
S = TypeVar("S")
M = TypeVar("M")


@dataclass(frozen=True, slots=True)
class Rulebook(Generic[G, D, S, M]):
    """One game: games G, deals D, positions S and moves M of it.

    `readings` is the record type whose fields are the rulings that a program can switch;
    `actions` names the sorts of move; `scenario` is the record type of a scenario file's body.
    """

    name: str
    title: str
    players: Sequence[int]
    specification: Specification
    law: Law
    readings: type[Any]
    new_game: Callable[[int, Any], G]
    shuffled: Callable[[G, Random], D]
    set_up: Callable[[G, D], S]
    play: Callable[[S, M], Any]
    moves: Callable[[S], Iterator[M]]
    actions: Sequence[str]
    any_deal: Callable[[G, Source], D]
    any_state: Callable[[G, Source], S]
    any_move: Callable[[G, str, Source], M]
    is_over: Callable[[S], bool]
    seats: Callable[[G], Sequence[Any]]
    points: Callable[[S], Mapping[Any, int]]
    winners: Callable[[S], Sequence[Any]]
    tell: Callable[[S, M], str]
    picture: Callable[[S], str]
    drawing: Callable[[S], str]
    position: Callable[[S], dict[str, Any]]
    read_position: Callable[[Any], S]
    action: Callable[[M], dict[str, Any]]
    read_action: Callable[[S, Any], M]
