"""A claim falls with a certain clause, or where another claim is not given: that is its twin."""

from __future__ import annotations

import pytest

from .test_twins_itchy_feet import TWINS as ITCHY_FEET
from .test_twins_passengers import TWINS as PASSENGERS
from .test_twins_venturesome import TWINS as VENTURESOME
from .test_twins_viajantes import TWINS as VIAJANTES
from .twins import Twins, facts_in_a_circle, given_by_nobody

GAMES = (ITCHY_FEET, PASSENGERS, VENTURESOME, VIAJANTES)
each_game = pytest.mark.parametrize("twins", GAMES, ids=[twins.game for twins in GAMES])


@each_game
def test_every_claim_has_a_twin(twins: Twins) -> None:
    assert not twins.unpaired()


@each_game
def test_what_a_claim_takes_as_given_is_established_by_a_claim(twins: Twins) -> None:
    assert not given_by_nobody(twins.claims)


@each_game
def test_no_fact_rests_on_itself(twins: Twins) -> None:
    assert not facts_in_a_circle(twins.claims)


@each_game
def test_every_clause_of_a_twin_can_be_put_out_of_force(twins: Twins) -> None:
    assert not twins.unbreakable()


@pytest.mark.parametrize(("twins", "name"), [one for twins in GAMES for one in twins.names()])
def test_a_claim_falls_with_its_clause(twins: Twins, name: str) -> None:
    assert twins.falls(name)


@pytest.mark.parametrize(("twins", "name"), [one for twins in GAMES for one in twins.facts()])
def test_a_fact_falls_with_each_claim_it_rests_on(twins: Twins, name: str) -> None:
    assert twins.stands_on_all(name)
