"""What treasure piles are worth and who wins, worked out from the rulebook card by card.

It shares no code with the model; readings go by name, players are counted from 0.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

Pile = list[str]
Readings = dict[str, str]

GEMS = ("1-gem", "2-gems", "3-gems")
ARTIFACTS = ("ankh", "chalice", "ring", "statuette")


def colour(card: str) -> str:
    """The colour of a card, called after its character."""
    return card.split()[0]


def symbol(card: str) -> str:
    """The symbol of a card."""
    return card.split()[1]


def gems(pile: Pile) -> list[str]:
    """The cards with gems."""
    return [card for card in pile if symbol(card) in GEMS]


def gem_points(pile: Pile) -> int:
    """As many points for each card with gems as it has gems."""
    return sum(int(symbol(card)[0]) for card in gems(pile))


def artifact_points(pile: Pile, readings: Readings) -> int:
    """A point for each artifact, and four for three of a sort."""
    points = 0
    for sort in ARTIFACTS:
        lying = [card for card in pile if symbol(card) == sort]
        points += len(lying)
        sets = [lying[at : at + 3] for at in range(0, len(lying) - 2, 3)]
        points += 4 * len(sets[:1] if readings["sets"] == "one-set" else sets)
    return points


def mapped(pile: Pile, cards: Pile, readings: Readings) -> int:
    """What the maps of a pile score for some cards."""
    maps = [colour(card) for card in pile if symbol(card) == "map"]
    if readings["maps"] == "colour-once":
        maps = list(set(maps))
    return sum(colour(card) == one for one in maps for card in cards)


def points(pile: Pile, readings: Readings) -> int:
    """What a treasure pile is worth."""
    found = gem_points(pile) + artifact_points(pile, readings)
    return found + mapped(pile, pile, readings)


def points_from_gems(pile: Pile, readings: Readings) -> int:
    """The points that the tie-break counts as from gems."""
    if readings["gem_points"] == "gem-symbols":
        return gem_points(pile)
    return gem_points(pile) + mapped(pile, gems(pile), readings)


def winners(piles: list[Pile], readings: Readings) -> set[int]:
    """Who wins."""
    worth = [points(pile, readings) for pile in piles]
    behind = [(len(pile), points_from_gems(pile, readings)) for pile in piles]
    everybody = range(len(piles))
    best = least(everybody, lambda one: -worth[one])
    tied = least(best, lambda one: behind[one])
    if len(tied) == 1:
        return tied
    out = best if readings["disqualified"] == "tied-on-points" else tied
    rest = set(everybody) - out
    if not rest:
        return set()
    found = {
        "fewest-of-the-rest": least(rest, lambda one: worth[one]),
        "next-best": least(rest, lambda one: -worth[one]),
        "fewest-of-all": least(everybody, lambda one: worth[one]),
    }[readings["last_tie_break"]]
    if len(found) == 1:
        return found
    return {
        "chain-again": least(found, lambda one: behind[one]),
        "all-win": found,
        "nobody-wins": set(),
    }[readings["shared_fewest"]]


def least(players: Iterable[int], measure: Callable[[int], int | tuple[int, int]]) -> set[int]:
    """Those of some players for whom a measure is least."""
    measured = {player: measure(player) for player in players}
    lowest = min(measured.values())
    return {player for player, found in measured.items() if found == lowest}
