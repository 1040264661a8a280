"""What is claimed about journeys: their order, and what is left of the countries."""

from __future__ import annotations

from typing import Final

from lexludi.itchy_feet.invariants import journeys
from lexludi_proofs.engine.claims import Claim, Invariant, Step
from lexludi_proofs.itchy_feet.premises import players

JOURNEYS: Final[tuple[Claim, ...]] = (
    Invariant(
        name="own-country-first",
        holds=journeys.own_country_first,
        clauses=("goal.own-country-first", "postcard.four-win"),
        because="nobody may travel to the centre before",
    ),
    Invariant(
        name="country-gone-when-reached",
        holds=journeys.gone_when_reached,
        about=(players,),
        clauses=("travel.removes-country", "travel.own-or-centre"),
        because="one travels to the own country or to the centre",
    ),
    Step(
        name="countries-only-leave",
        holds=journeys.countries_only_leave,
        about=(players,),
        clauses=("travel.removes-country",),
        because="no rule puts a country on the table",
    ),
    Step(
        name="centre-takes-another-turn",
        holds=journeys.two_turns_at_least,
        clauses=("turn.one-action", "goal.own-country-first"),
        because="a turn has one action, and a journey is one",
    ),
)
