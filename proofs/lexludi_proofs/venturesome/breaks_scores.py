"""The scoring of Venturesome put out of force."""

from __future__ import annotations

from typing import Any, Final

from lexludi.kernel.bag import Bag
from lexludi.kernel.table import Table
from lexludi.kernel.words import choose, negate, some
from lexludi.venturesome import scoring
from lexludi.venturesome.components import Card, Player, Symbol
from lexludi.venturesome.readings import Readings
from lexludi.venturesome.scoring import (
    Among,
    all_map_points,
    artifact_points,
    fewest,
    gem_points,
    gem_share,
    map_points,
    pile_points,
    player_points,
    winners,
)
from lexludi.venturesome.state import State
from lexludi_proofs.engine.breaking import Break


def _never(*_: object) -> bool:
    return False


def _nothing(*_: object) -> int:
    return 0


def _hand_as_well(state: State, player: Player) -> int:
    held = pile_points(state.game.readings, state.hands[player])
    return player_points(state, player) + held


def _one_gem_each(pile: Any) -> int:
    return -scoring.with_symbol(pile, Symbol.ONE_GEM)


def _sets_alone(readings: Readings, count: int) -> int:
    return artifact_points(readings, count) - count


def _two_for_three(readings: Any, count: int) -> int:
    return count + 4 * (count // 2)


def _itself(readings: Any, maps: int, cards: int) -> int:
    return map_points(readings, maps, maps)


def _gems_or_maps(readings: Readings, pile: Bag[Card]) -> int:
    maps = choose(gem_points(pile) >= 1, all_map_points(readings, pile), 0)
    return pile_points(readings, pile) - maps


def _best(state: State, among: Among) -> Among:
    return among


def _all_but_cards(state: State, among: Among) -> Among:
    return fewest(among, lambda one: gem_share(state.game.readings, state.treasures[one]))


def _cards_alone(state: State, among: Among) -> Among:
    return fewest(among, lambda one: state.treasures[one].size)


def _nobody_out(state: State, best: Any, tied: Any) -> Any:
    return tied.map(_never)


def _nobody(state: State, out: Any) -> Any:
    return out.map(_never)


def _all_instead(state: State) -> Among:
    won = winners(state)
    nobody = negate(some(won))
    return Table.of(won.domain, lambda one: choose(nobody, True, won[one]))


SCORES: Final = (
    Break("score.reveal", player_points, _nothing, "piles stay closed, and nobody has points"),
    Break("score.treasure", player_points, _hand_as_well, "cards in the hand count as well"),
    Break("score.gems", gem_points, _one_gem_each, "a gem costs a point"),
    Break("score.artifacts", artifact_points, _sets_alone, "a single artifact is worth nothing"),
    Break("score.sets", artifact_points, _two_for_three, "two artifacts make a set"),
    Break("score.maps", map_points, _itself, "a map counts maps alone"),
    Break("score.every-source", pile_points, _gems_or_maps, "maps do not count beside gems"),
    Break("score.most-wins", scoring.with_most_points, _best, "points do not matter"),
    Break("tie.fewer-cards", scoring.after_tie_breaks, _all_but_cards, "piles are not counted"),
    Break("tie.fewer-gem-points", scoring.after_tie_breaks, _cards_alone, "gems do not matter"),
    Break("tie.disqualified", scoring.disqualified, _nobody_out, "nobody drops out"),
    Break("tie.fewest-points", scoring.least_of_the_others, _nobody, "nobody wins instead"),
    Break("tie.nobody", winners, _all_instead, "all win where nobody does"),
)
