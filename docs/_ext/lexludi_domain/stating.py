"""A claim of the engine as the site states it, with what it leans on."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from lexludi_domain.games import Game


@dataclass(frozen=True, slots=True)
class Assumed:
    """What a claim takes for granted, and the claims that show it (none where empty)."""

    words: str
    shown_by: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Stated:
    """A claim in words; `players` are those it is about, None for all that the game allows."""

    name: str
    kind: str
    statement: str
    because: str
    clauses: tuple[str, ...]
    assumes: tuple[Assumed, ...]
    players: tuple[int, ...] | None


def stated(game: Game) -> tuple[Stated, ...]:
    """All claims of a game, also those known only from results."""
    found = {claim.name: _stated(claim, game.claims) for claim in game.claims}
    for each in game.results.verified:
        if each.claim not in found and each.kind != "reading":
            found[each.claim] = Stated(each.claim, each.kind, "", "", each.clauses, (), None)
    return tuple(found.values())


def _stated(claim: Any, others: Iterable[Any]) -> Stated:
    return Stated(
        name=claim.name,
        kind=claim.kind,
        statement=claim.statement,
        because=getattr(claim, "because", ""),
        clauses=tuple(claim.clauses),
        assumes=tuple(_assumed(given, others) for given in getattr(claim, "given", ())),
        players=getattr(claim, "players", None),
    )


def _assumed(given: Any, others: Iterable[Any]) -> Assumed:
    shown_by = [other.name for other in others if _states(other, given)]
    words = (getattr(given.holds, "__doc__", None) or "").strip().splitlines()
    name = getattr(given.holds, "__name__", "a fact").replace("_", " ")
    return Assumed(words[0] if words else name, tuple(shown_by))


def _states(claim: Any, given: Any) -> bool:
    """Whether a claim states this fact of these members, in every position."""
    same_fact = getattr(claim, "holds", None) is given.holds
    same_members = getattr(claim, "about", ()) == getattr(given, "about", ())
    everywhere = claim.kind in ("invariant", "never", "fact")
    return same_fact and same_members and everywhere
