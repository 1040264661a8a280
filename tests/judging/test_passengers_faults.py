"""What is wrong in a scenario of Passengers is said with file, line and field."""

from __future__ import annotations

import pytest

from lexludi.judging.documents import parse_document
from lexludi.judging.judging import judge_document

from .faults import problems

GOOD = """\
title: a title
game: passengers
players: 6
position:
  coin: P2
  hands: {P2: {green-soul: 2, red-demon: 1}}
  masks: [green, red, blue]
moves:
- move: {action: place, card: green-soul, space: wolf-3}
expect:
  position: {seats: {wolf-3: {card: green-soul}}}
"""


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (
            "[green, red, blue]",
            "[green, red, blue, yellow]",
            "7: position.masks[4]: no colour 'yellow' (known: green, red, blue, none)",
        ),
        (
            "coin: P2",
            "coin: P2\n  held: {P1: red}",
            "8: position.masks: the red mask is in 2 places",
        ),
        ("coin: P2", "coin: P7", "5: position.coin: P7 does not play, only 6 do"),
        ("green-soul: 2", "green-soul: 5", "6: position.hands: 5 cards 'green-soul' in all"),
        ("green-soul: 2", "green-soul: many", "6: position.hands.P2.green-soul: should be a whole"),
        ("  coin:", "  coins:", "5: position.coins: unknown field (did you mean coin?)"),
        ("players: 6", "players: 9", "3: players: is 9, Passengers is for 4, 5, 6, 7, 8"),
        (
            "space: wolf-3",
            "space: wolf-6",
            "9: moves[1].move.space: no space 'wolf-6' (did you mean wolf-5?)",
        ),
    ],
)
def test_a_fault_is_told_with_line_and_field(old: str, new: str, said: str) -> None:
    assert old in GOOD
    told = problems(GOOD.replace(old, new, 1))
    assert any(one.startswith(f"f.yaml:{said}") for one in told), told


def test_a_scenario_without_faults_is_judged() -> None:
    (one,) = judge_document(parse_document(GOOD, "f.yaml"))
    assert not one.failed
