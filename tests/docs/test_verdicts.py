"""What a claim as a whole comes to, and what it leans on."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from .results import result, verified


def never_negative(heap: int) -> bool:
    """The heap is never negative."""
    return heap >= 0


def claim(name: str, **given: Any) -> Any:
    """A claim as the engine would make it."""
    first = {"kind": "invariant", "statement": name, "clauses": (), "players": None}
    return SimpleNamespace(**{"name": name, **first, **given})


def game(root: Path, *claims: Any) -> Any:
    """A game for two or three players with these claims."""
    from lexludi_domain.games import Game
    from lexludi_domain.results import Results

    return Game(
        name="pebbles",
        specification=SimpleNamespace(title="Pebbles"),  # type: ignore[arg-type]
        results=Results(root / "build", "pebbles"),
        scenario_folder=root,
        rulebook=SimpleNamespace(players=(2, 3)),
        claims=claims,
    )


@pytest.mark.parametrize(
    ("verdicts", "whole"),
    [
        ({2: "proved", 3: "proved"}, "proved"),
        ({2: "proved"}, "not verified"),
        ({2: "proved", 3: "unknown"}, "unknown"),
        ({2: "refuted", 3: "unknown"}, "refuted"),
        ({2: "refuted"}, "refuted"),
        ({}, "not verified"),
    ],
)
def test_a_verdict_covers_every_player_count(
    tmp_path: Path, verdicts: dict[int, str], whole: str
) -> None:
    name = "heap-never-negative"
    verified(tmp_path, *(result(players=n, verdict=each) for n, each in verdicts.items()))
    assert game(tmp_path, claim(name)).verdict(name) == whole


def test_a_claim_about_some_player_counts_owes_no_others(tmp_path: Path) -> None:
    name = "heap-never-negative"
    verified(tmp_path, result(players=2))
    assert game(tmp_path, claim(name, players=(2,))).verdict(name) == "proved"


def test_an_assumption_names_the_claim_that_shows_it(tmp_path: Path) -> None:
    from lexludi_domain.stating import stated

    given = SimpleNamespace(holds=never_negative, about=())
    shown = claim("shown", holds=never_negative, about=())
    only_possible = claim("possible", kind="possible", holds=never_negative, about=())
    leaning = claim("leaning", given=(given,))
    found = stated(game(tmp_path, shown, only_possible, leaning))[-1].assumes
    assert [(each.words, each.shown_by) for each in found] == [
        ("The heap is never negative.", ("shown",))
    ]


def test_an_assumption_of_other_members_is_not_shown(tmp_path: Path) -> None:
    from lexludi_domain.stating import stated

    given = SimpleNamespace(holds=never_negative, about=(len,))
    shown = claim("shown", holds=never_negative, about=())
    found = stated(game(tmp_path, shown, claim("leaning", given=(given,))))[-1].assumes
    assert found[0].shown_by == ()
