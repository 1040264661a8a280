"""Three answers, and the third is never a proof."""

from __future__ import annotations

import pytest

from lexludi.kernel.words import every
from lexludi_proofs.symbolic.digests import digest
from lexludi_proofs.symbolic.plain import plain
from lexludi_proofs.symbolic.solving import Found, Impossible, Undecided, solve
from lexludi_proofs.symbolic.sources import Unknowns
from lexludi_proofs.symbolic.truths import term_of

FACTORS = 1_000_000_007, 1_000_000_009


def factoring(product: int) -> list[object]:
    """Two numbers above 1 with that product: hard to find, harder to exclude."""
    source = Unknowns("f")
    one, other = source.whole(2, 2**31 - 1), source.whole(2, 2**31 - 1)
    return [*source.limits, term_of(every((one * other == product, one <= other)))]


def test_giving_up_is_neither_possible_nor_impossible() -> None:
    answer = solve(factoring(FACTORS[0] * FACTORS[1]), milliseconds=1)
    assert isinstance(answer, Undecided)
    assert not isinstance(answer, Found | Impossible)
    assert answer.reason


def test_facts_that_can_hold_together_come_with_values() -> None:
    source = Unknowns("n")
    one, other = source.whole(0, 9), source.whole(0, 9)
    answer = solve([*source.limits, term_of(one + other == 17), term_of(one < other)])
    assert isinstance(answer, Found)
    assert plain(answer.model, (one, other)) == (8, 9)


def test_facts_that_cannot_hold_together_are_impossible() -> None:
    source = Unknowns("n")
    one, other = source.whole(0, 9), source.whole(0, 9)
    facts = term_of(one + other == 18), term_of(one < other)
    assert isinstance(solve([*source.limits, *facts]), Impossible)


@pytest.mark.parametrize("change", [0, 1])
def test_a_digest_names_its_query_and_no_other(change: int) -> None:
    def asked(bound: int) -> str:
        source = Unknowns("n")
        return digest([*source.limits, term_of(source.whole(0, 9) <= bound)])

    assert (asked(5) == asked(5 + change)) == (change == 0)
