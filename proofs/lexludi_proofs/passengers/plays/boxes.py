"""Games with other boats and gifts than the default ones, or under other readings, to play in."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from lexludi.kernel.readings import chosen
from lexludi.kernel.table import Table
from lexludi.passengers.components import (
    ALL_VOTES,
    GIFTS,
    MASK_VOTES,
    SPACES,
    Berth,
    Effect,
    Game,
    Gift,
    Plan,
    Space,
)
from lexludi.passengers.readings import Readings

Planned = Callable[[Space, Plan], Plan]


def planned(game: Game, otherwise: Planned) -> Game:
    """The game with spaces of another plan in all boats."""
    plans = game.box.plans.map(
        lambda each: Table.of(SPACES, lambda space: otherwise(space, each[space]))
    )
    return replace(game, box=replace(game.box, plans=plans))


def with_effects(game: Game, effects: Mapping[Gift, Effect]) -> Game:
    """The game with other effects of some gifts."""
    box = game.box
    written = Table.of(GIFTS, lambda gift: effects.get(gift, box.effects[gift]))
    return replace(game, box=replace(box, effects=written))


def two_mask_areas(game: Game) -> Game:
    """The game with a mask area, and a gift that lays a mask, on the last space of every boat."""

    def last(space: Space, plan: Plan) -> Plan:
        area = space.berth is Berth.B5
        return replace(plan, mask_area=area, votes=MASK_VOTES if area else plan.votes)

    return with_effects(planned(game, last), {Gift.G9: Effect.MASK})


def swap_comes_last(game: Game) -> Game:
    """The game with a swap as the last gift."""
    return with_effects(game, {Gift.G9: Effect.SWAP})


def coin_without_votes(game: Game) -> Game:
    """The game without vote tokens on spaces, and with no gift of any effect but the last."""
    nothing = dict.fromkeys(GIFTS.members[:-1], Effect.NOTHING)
    bare = planned(game, lambda space, plan: replace(plan, votes=0, mask_area=False))
    return with_effects(bare, nothing)


def many_votes(game: Game) -> Game:
    """The game with gifts that move as many vote tokens as there are."""
    return replace(game, box=replace(game.box, amounts=Table.filled(GIFTS, ALL_VOTES)))


def two_gifts_of_votes(game: Game) -> Game:
    """The game with two gifts of votes, each of as many as there are, and none that takes any."""
    effects = {Gift.G4: Effect.NOTHING, Gift.G9: Effect.GAIN_VOTES}
    return with_effects(many_votes(game), effects)


def three_spaces(game: Game) -> Game:
    """The game with three spaces in each boat, the last of them a mask area."""

    def short(space: Space, plan: Plan) -> Plan:
        area = space.berth is Berth.B3
        there = space.berth in (Berth.B1, Berth.B2, Berth.B3)
        return replace(plan, there=there, mask_area=area, votes=MASK_VOTES)

    return planned(game, short)


def under_reading(ruling: str, reading: str) -> Callable[[Game], Game]:
    """What makes the game under one reading of a ruling, and the default ones, of any game."""

    def read(game: Game) -> Game:
        return replace(game, readings=chosen(Readings, {ruling: reading}))

    return read
