"""Points and winners: the worked examples of the rulebook, and where readings part."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from lexludi.kernel.readings import departures
from lexludi.kernel.source import RandomSource
from lexludi.passengers import RULEBOOK
from lexludi.passengers.anything import any_game
from lexludi.passengers.components import BOATS, ROUNDS, Faction, Player, spaces_of
from lexludi.passengers.readings import FinalTie, Gaps, MaskedJester, Readings, SoulBonus
from lexludi.passengers.scoring import demon_points, soul_points, winning_faction
from lexludi.passengers.state import State
from tests.passengers import plain_scores
from tests.passengers.playing import DEFAULT, RIVALS, chosen, game_played, named, position

Boats = dict[str, list[str]]


def sailed(boats: Boats, players: int = 6, readings: Readings | None = None, **more: Any) -> State:
    """A position with these passengers in the Afterlands, spaces from 1; `-` is an empty one.

    A colour after a slash is that of a mask.
    """
    afterlands: dict[str, Any] = {}
    for round, seats in boats.items():
        there = {}
        for at, told in enumerate(seats, 1):
            card, _, mask = told.partition("/")
            if card != "-":
                there[f"space-{at}"] = {"card": card, **({"mask": mask} if mask else {})}
        afterlands[round] = {"seats": there}
    return position(players, readings, afterlands=afterlands, unchecked=True, **more)


def test_the_worked_example_of_the_ferrymen() -> None:
    state = sailed(
        {
            "I": ["blue-soul", "red-demon"],
            "II": ["green-soul", "green-soul", "green-soul"],
            "III": ["red-soul", "blue-soul/red", "green-demon"],
        }
    )
    assert soul_points(state) == 9


def test_the_worked_example_of_the_smugglers() -> None:
    state = sailed(
        {
            "I": ["red-soul", "red-demon", "-"],
            "II": ["blue-demon", "green-soul/red", "-", "jester"],
            "III": ["-", "-", "green-demon", "green-soul"],
        }
    )
    assert demon_points(state) == 7


@pytest.mark.parametrize(("souls", "points"), [(1, 1), (2, 3), (3, 5), (4, 7), (5, 8)])
def test_the_bonus_grows_to_three(souls: int, points: int) -> None:
    assert soul_points(sailed({"I": ["red-soul"] * souls}, 8)) == points


def test_one_group_of_a_boat_counts_or_each_of_them() -> None:
    boats = {"I": ["red-soul", "red-soul", "blue-soul", "blue-soul", "red-soul"]}
    assert soul_points(sailed(boats, 8)) == 7
    assert soul_points(sailed(boats, 8, chosen(soul_bonus=SoulBonus.EVERY_GROUP))) == 8


def test_the_jester_is_both_and_of_no_colour_but_that_of_a_mask() -> None:
    alone = sailed({"I": ["jester"]})
    assert (soul_points(alone), demon_points(alone)) == (1, 1)
    boats = {"I": ["red-soul", "jester/red", "red-demon"]}
    assert soul_points(sailed(boats)) == 3
    assert demon_points(sailed(boats)) == 4
    assert demon_points(sailed(boats, 6, chosen(masked_jester=MaskedJester.ONLY_AS_SOUL))) == 3
    assert demon_points(sailed({"I": ["red-soul", "jester", "red-demon"]})) == 2


@pytest.mark.parametrize(
    ("seats", "points", "past"),
    [
        (["red-demon", "-", "red-soul"], 1, 2),
        (["red-demon", "red-soul", "red-demon"], 4, 4),
        (["red-demon", "blue-soul", "red-soul"], 1, 1),
        (["red-demon", "red-demon"], 2, 2),
        (["blue-demon/red", "red-soul"], 2, 2),
    ],
)
def test_neighbours_in_a_boat(seats: list[str], points: int, past: int) -> None:
    assert demon_points(sailed({"I": seats})) == points
    assert demon_points(sailed({"I": seats}, 6, chosen(gaps=Gaps.LOOK_PAST))) == past


def test_neighbours_above_one_another() -> None:
    stacked = {"I": ["red-demon"], "II": ["red-soul"], "III": ["-", "red-soul"]}
    assert demon_points(sailed(stacked)) == 2
    far = {"I": ["red-demon"], "II": ["-", "-"], "III": ["red-soul"]}
    assert demon_points(sailed(far)) == 1
    assert demon_points(sailed(far, 6, chosen(gaps=Gaps.LOOK_PAST))) == 2


def test_shifted_boats_and_boats_of_two_rows() -> None:
    def spaces(first: int, shift: int = 0) -> dict[str, Any]:
        told = {
            f"space-{at}": {
                "gift": f"gift-{first + at}",
                "votes": 1,
                "row": 1 if at < 3 else 2,
                "column": at if at < 3 else at - 2,
            }
            for at in (1, 2, 3, 4)
        }
        return {"spaces": told, "shift": shift}

    for shift, points in ((0, 2), (1, 1)):
        boats = {
            round: {"raven": spaces(0, shift if round == "II" else 0), "wolf": spaces(4)}
            for round in ("I", "II", "III")
        }
        state = sailed({"I": ["red-demon"], "II": ["-", "-", "red-soul"]}, box={"boats": boats})
        assert demon_points(state) == points
    one_boat = sailed({"I": ["red-demon", "-", "red-soul"]}, box={"boats": boats})
    assert demon_points(one_boat) == 2


SIX = {
    "P1": "soul-ferrymen",
    "P2": "soul-ferrymen",
    "P3": "soul-ferrymen",
    "P4": "demon-smugglers",
    "P5": "demon-smugglers",
    "P6": "jester",
}


@pytest.mark.parametrize(
    ("coin", "reading", "winner"),
    [
        ("P1", FinalTie.TIED_FACTION, Faction.SOULS),
        ("P4", FinalTie.TIED_FACTION, Faction.DEMONS),
        ("P6", FinalTie.TIED_FACTION, Faction.SOULS),
        ("P6", FinalTie.ANY_FACTION, Faction.JESTER),
        ("P4", FinalTie.ANY_FACTION, Faction.DEMONS),
    ],
)
def test_who_wins_a_tie(coin: str, reading: FinalTie, winner: Faction) -> None:
    boats = {"I": ["green-soul"] * 4, "II": ["red-demon"] * 4, "III": ["blue-demon"] * 3}
    state = sailed(boats, 6, chosen(final_tie=reading), factions=SIX, coin=coin)
    assert soul_points(state) == demon_points(state) == 7
    assert winning_faction(state) is winner


def test_below_seven_points_the_jester_wins_alone() -> None:
    boats = {"I": ["green-soul", "green-soul", "green-soul"], "II": ["red-demon"] * 5}
    state = sailed(boats, factions=SIX)
    assert (soul_points(state), demon_points(state)) == (5, 5)
    assert RULEBOOK.winners(state) == (Player.P6,)
    assert RULEBOOK.points(state)[Player.P6] == 13
    assert RULEBOOK.points(state)[Player.P1] == 10
    assert RULEBOOK.subtotals(state)["jester-halves"] == 13


@pytest.mark.parametrize("players", [4, 5, 6, 7, 8])
def test_all_of_the_faction_with_the_most_points_win(players: int) -> None:
    last = game_played(players, 1)[-1].after
    points = RULEBOOK.points(last)
    winners = RULEBOOK.winners(last)
    assert all(points[player] == max(points.values()) for player in winners)
    (faction,) = {last.factions[player] for player in winners}
    assert winners == tuple(one for one, its in last.factions.items() if its is faction)


def any_afterlands(players: int, seed: int, readings: Readings) -> State:
    """Any passengers in three boats of any shape, no two of them in one place."""
    random = Random(seed)
    source = RandomSource(random)
    game = any_game(RULEBOOK.new_game(players, readings), source)
    places = [(row, column) for row in (1, 2) for column in range(1, 6)]
    plans = game.box.plans
    for round in ROUNDS:
        for boat in BOATS:
            for space, (row, column) in zip(spaces_of(boat), random.sample(places, 5), strict=True):
                plan = replace(plans[round][space], row=row, column=column, there=True)
                plans = plans.replace(round, plans[round].replace(space, plan))
    state: State = RULEBOOK.any_state(replace(game, box=replace(game.box, plans=plans)), source)
    return state


@pytest.mark.parametrize("readings", [DEFAULT, *RIVALS], ids=named)
def test_points_are_those_of_another_way_to_count_them(readings: Readings) -> None:
    told = departures(readings)
    for seed in range(25):
        state = any_afterlands(8, seed, readings)
        assert soul_points(state) == plain_scores.soul_points(state, told)
        assert demon_points(state) == plain_scores.demon_points(state, told)
