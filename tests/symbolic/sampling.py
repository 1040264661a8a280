"""What the tests of lifted rules need to know of a rulebook that it does not tell of itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

from lexludi.kernel.domain import Domain

About = tuple[Any, Any, Any]  # a position, a player, and a third thing


def as_it_is(state: Any, move: Any, random: Random) -> Any:
    """The position itself."""
    return state


def nothing_heard(state: Any, shown: Any, player: Any) -> tuple[()]:
    """What players hear in a game in which moves show nothing."""
    return ()


@dataclass(frozen=True)
class Sampling:
    """One game's own.

    `functions` are of a position, a player and one of the `others`. `livelier` makes any position
    whatever into one in which a move is more likely to be allowed, and `heard` is what a player
    learns of the disclosures of a move. `dealt` is what a deal gives to players. Rulings whose
    names begin as in `scored` or `seen` leave every move as it is.
    """

    functions: Mapping[str, Callable[[About], Any]] = field(default_factory=dict)
    others: Callable[[Any], Domain[Any]] = lambda game: game.players
    heard: Callable[[Any, Any, Any], Any] = nothing_heard
    livelier: Callable[[Any, Any, Random], Any] = as_it_is
    dealt: str = "hands"
    scored: tuple[str, ...] = ()
    seen: tuple[str, ...] = ()
