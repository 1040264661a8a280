"""What the boats of a box have to be like, whichever they are: room, votes and gifts for all."""

from __future__ import annotations

from lexludi.kernel.table import Table
from lexludi.kernel.words import choose, every, how_many, implies, negate, some, total
from lexludi.passengers.components import (
    ALL_VOTES,
    BOATS,
    GIFTS,
    MASK_VOTES,
    SPACES,
    Boat,
    Game,
    Plan,
    Space,
    spaces_of,
)


def number_of_spaces(plans: Table[Space, Plan], boat: Boat) -> int:
    """How many spaces a boat has."""
    return how_many(plans[space].there for space in spaces_of(boat))


def has_room(game: Game, plans: Table[Space, Plan]) -> bool:
    """Whether the boats of a round have room for everybody, and a space each at least."""
    spaces = [number_of_spaces(plans, boat) for boat in BOATS]
    most = game.most_in_a_boat
    aboard = [choose(number <= most, number, most) for number in spaces]
    enough = total(aboard) >= len(game.players) + game.mystery_a_round
    return every((*(number >= 1 for number in spaces), enough))


def votes_suffice(plans: Table[Space, Plan]) -> bool:
    """Whether there are vote tokens for all spaces of a round."""
    return total(choose(plan.there, plan.votes, 0) for plan in plans) <= ALL_VOTES


def gifts_differ(plans: Table[Space, Plan]) -> bool:
    """Whether no two spaces of a round bring one gift."""
    return every(
        how_many(every((plan.there, plan.gift == gift)) for plan in plans) <= 1 for gift in GIFTS
    )


def places_differ(plans: Table[Space, Plan]) -> bool:
    """Whether no two spaces of a boat lie in one place."""
    return every(
        some(
            (
                negate(plans[one].there),
                negate(plans[other].there),
                plans[one].row != plans[other].row,
                plans[one].column != plans[other].column,
            )
        )
        for boat in BOATS
        for one in spaces_of(boat)
        for other in spaces_of(boat)
        if SPACES.position[one] < SPACES.position[other]
    )


def mask_areas_fit(plans: Table[Space, Plan]) -> bool:
    """Whether no boat has more than one mask area, and it brings two votes."""
    votes = every(
        implies(every((plan.there, plan.mask_area)), plan.votes == MASK_VOTES) for plan in plans
    )
    single = every(
        how_many(every((plans[one].there, plans[one].mask_area)) for one in spaces_of(boat)) <= 1
        for boat in BOATS
    )
    return every((votes, single))
