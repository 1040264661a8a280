"""Points and victory, worked out a second time, under every reading; and examples by hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import chain, product
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lexludi.kernel.bag import Bag
from lexludi.kernel.table import Table
from lexludi.venturesome import RULEBOOK
from lexludi.venturesome.components import CARDS, Card, game_for
from lexludi.venturesome.readings import (
    Disqualified,
    GemPoints,
    LastTieBreak,
    Maps,
    Readings,
    Sets,
    SharedFewest,
)
from lexludi.venturesome.scoring import gem_share, pile_points
from lexludi.venturesome.setup import set_up, shuffled
from lexludi.venturesome.state import State
from tests.venturesome import plain_scores
from tests.venturesome.plain_scores import Pile
from tests.venturesome.plainly import by_name
from tests.venturesome.playing import PLAYERS, positions
from tests.venturesome.rivals import KINDS, SCORED, chosen

KIND = {kind.value: kind for kind in CARDS}

# Piles of three points each that differ in the number of cards and in the points from gems.
THREE_POINTS = (
    ["guide 3-gems"],
    ["guide 1-gem", "guide 2-gems"],
    ["guide 2-gems", "guide ankh"],
    ["guide ankh", "guide chalice", "guide ring"],
    ["guide map", "guide 1-gem"],
    ["reporter 2-gems", "reporter statuette"],
    ["reporter 1-gem", "guide ring", "guide statuette"],
    ["aviator map", "guide map", "reporter ankh"],
)
OF_SCORING: list[dict[str, Any]] = [
    dict(zip(sorted(SCORED), found, strict=True))
    for found in product(*(KINDS[name] for name in sorted(SCORED)))
]
every_reading = st.sampled_from(OF_SCORING).map(lambda one: chosen(**one))
piles = st.lists(st.sampled_from([kind.value for kind in CARDS]), max_size=24)
alike = st.lists(st.sampled_from(THREE_POINTS), max_size=2).map(lambda found: list(chain(*found)))


def bag(pile: Sequence[str]) -> Bag[Card]:
    """The cards of a pile, as a position holds them."""
    return Bag.of(CARDS, Counter(KIND[card] for card in pile))


@lru_cache(maxsize=256)
def begun(players: int, readings: Readings) -> State:
    """Some position of a game."""
    game = game_for(players, readings)
    return set_up(game, shuffled(game, Random(0)))


def scored(hoards: Sequence[Sequence[str]], readings: Readings) -> State:
    """A position in which the players have these treasures."""
    state = begun(len(hoards), readings)
    treasures = Table(state.game.players, tuple(map(bag, hoards)))
    return replace(state, treasures=treasures)


def winners(hoards: Sequence[Sequence[str]], **readings: Any) -> set[int]:
    """Who wins with these treasures, players counted from 0."""
    won = RULEBOOK.winners(scored(hoards, chosen(**readings)))
    return {int(player.value[1:]) - 1 for player in won}


def worth(pile: Sequence[str], **readings: Any) -> int:
    """What a pile is worth."""
    return pile_points(chosen(**readings), bag(pile))


@settings(max_examples=200)
@given(pile=piles, readings=every_reading)
def test_a_pile_is_worth_what_its_cards_are_one_by_one(pile: Pile, readings: Readings) -> None:
    assert pile_points(readings, bag(pile)) == plain_scores.points(pile, by_name(readings))
    share = plain_scores.points_from_gems(pile, by_name(readings))
    assert gem_share(readings, bag(pile)) == share


@settings(max_examples=250)
@given(hoards=st.lists(alike, min_size=2, max_size=5), readings=every_reading)
def test_whoever_wins_wins_by_the_rulebook(hoards: list[Pile], readings: Readings) -> None:
    state = scored(hoards, readings)
    expected = plain_scores.winners(hoards, by_name(readings))
    assert {int(player.value[1:]) - 1 for player in RULEBOOK.winners(state)} == expected


@pytest.mark.slow
@pytest.mark.parametrize(
    "readings", OF_SCORING, ids=lambda one: ",".join(x.value for x in one.values())
)
def test_whoever_wins_wins_by_the_rulebook_under_each_reading(readings: dict[str, Any]) -> None:
    under = chosen(**readings)
    for hoards in product((*THREE_POINTS[:4], []), repeat=3):
        state = scored(hoards, under)
        expected = plain_scores.winners([list(one) for one in hoards], by_name(under))
        assert {int(player.value[1:]) - 1 for player in RULEBOOK.winners(state)} == expected


@pytest.mark.parametrize("players", PLAYERS)
def test_a_game_is_scored_by_the_rulebook(players: int) -> None:
    for seed in (0, 1):
        last = positions(players, seed)[-1]
        hoards = [
            [kind.value for kind, count in pile.counts.items() for _ in range(count)]
            for pile in last.treasures
        ]
        readings = by_name(last.game.readings)
        assert list(RULEBOOK.points(last).values()) == [
            plain_scores.points(hoard, readings) for hoard in hoards
        ]
        parts = RULEBOOK.subtotals(last)
        for player, total in RULEBOOK.points(last).items():
            assert total == sum(
                part for name, part in parts.items() if name.startswith(player.value)
            )


@settings(max_examples=60)
@given(pile=piles, card=st.sampled_from([kind.value for kind in CARDS]), readings=every_reading)
def test_another_card_never_makes_a_pile_worth_less(
    pile: Pile, card: str, readings: Readings
) -> None:
    assert pile_points(readings, bag([*pile, card])) >= pile_points(readings, bag(pile))


def test_two_maps_of_a_colour_count_each_other_and_themselves() -> None:
    pile = ["guide map", "guide map", "guide ring"]
    assert worth(pile) == 6 + 1
    assert worth(pile, maps=Maps.COLOUR_ONCE) == 3 + 1


def test_a_lone_map_counts_itself() -> None:
    assert worth(["guide map"]) == 1
    assert worth(["guide map", "reporter map"]) == 2


def test_a_card_scores_for_its_symbol_and_for_the_map_of_its_colour() -> None:
    assert worth(["guide map", "guide 2-gems"]) == 1 + 2 + 1


@pytest.mark.parametrize(
    ("count", "every_three", "one_set"), [(1, 1, 1), (2, 2, 2), (3, 7, 7), (5, 9, 9), (6, 14, 10)]
)
def test_artifacts_score_in_sets_of_three_of_any_colours(
    count: int, every_three: int, one_set: int
) -> None:
    pile = [f"{who} ankh" for who in ("guide", "reporter", "aviator") * 2][:count]
    assert worth(pile) == every_three
    assert worth(pile, sets=Sets.ONE_SET) == one_set


def test_three_different_artifacts_are_no_set() -> None:
    assert worth(["guide ankh", "guide ring", "guide chalice"]) == 3


def test_the_most_points_win() -> None:
    assert winners([["guide 3-gems"], ["guide 1-gem", "reporter 1-gem"], []]) == {0}


def test_a_tie_is_broken_by_fewer_cards() -> None:
    assert winners([["guide 1-gem", "guide 2-gems"], ["guide 3-gems"], []]) == {1}


def test_a_tie_in_cards_too_is_broken_by_fewer_points_from_gems() -> None:
    assert winners([["guide 1-gem", "guide 2-gems"], ["guide 2-gems", "guide ankh"]]) == {1}


def test_points_from_gems_may_include_what_a_map_scores_for_them() -> None:
    with_map = ["guide map", "guide 1-gem", "reporter map"]
    without = ["reporter 2-gems", "guide ring", "guide ankh"]
    assert worth(with_map) == worth(without) == 4
    assert winners([with_map, without]) == {0}
    assert winners([with_map, without], gem_points=GemPoints.WITH_MAPS) == set()


def hoard(points: int, *, cards: int = 0) -> Pile:
    """A pile of single gems, and of gems by threes as far as it takes to have so few cards."""
    for threes in range(points // 3 + 1):
        rest = points - 3 * threes
        if not cards or threes + rest == cards:
            return ["guide 3-gems"] * threes + ["guide 1-gem"] * rest
    raise ValueError(f"no {points} points with {cards} cards")


def test_those_who_stay_tied_are_out_and_the_fewest_points_win() -> None:
    tied = hoard(20)
    game = [tied, tied, hoard(15), hoard(9)]
    assert winners(game) == {3}
    assert winners(game, last_tie_break=LastTieBreak.NEXT_BEST) == {2}
    assert winners(game, last_tie_break=LastTieBreak.FEWEST_OF_ALL) == {3}


def test_two_with_the_fewest_points_are_told_apart_by_the_tie_breaks() -> None:
    tied = hoard(20)
    game = [tied, tied, hoard(9, cards=9), hoard(9, cards=7)]
    assert winners(game) == {3}
    assert winners(game, shared_fewest=SharedFewest.ALL_WIN) == {2, 3}
    assert winners(game, shared_fewest=SharedFewest.NOBODY_WINS) == set()
    assert winners([tied, tied, hoard(9), hoard(9)]) == {2, 3}


def test_who_has_lost_the_tie_already_is_not_out() -> None:
    game = [hoard(20, cards=10), hoard(20, cards=10), hoard(20, cards=12)]
    assert winners(game) == {2}
    assert winners(game, disqualified=Disqualified.TIED_ON_POINTS) == set()


@pytest.mark.parametrize("players", PLAYERS)
def test_nobody_wins_where_all_are_tied(players: int) -> None:
    for readings in OF_SCORING[::5]:
        assert winners([hoard(9)] * players, **readings) == set()


@settings(max_examples=60)
@given(hoards=st.lists(alike, min_size=2, max_size=2), readings=every_reading)
def test_of_two_players_never_both_win(hoards: list[Pile], readings: Readings) -> None:
    assert len(RULEBOOK.winners(scored(hoards, readings))) <= 1
