"""A box as it is written in a components file, and under `box` in a position.

For instance::

    cards: {green-soul: 6, red-soul: 4, blue-soul: 2, green-demon: 4, red-demon: 4, blue-demon: 4,
      jester: 1}
    boats:
      I:
        raven:
          shift: 1
          spaces:
            space-1: {gift: gift-0, votes: 3}
            space-2: {gift: gift-1, votes: 2, row: 2, column: 1, mask-area: true}
            space-3: ...
        wolf: ...
    effects: {gift-0: peek, gift-1: mask}
    amounts: {gift-3: 2}

All of it may be left out. What is wrong is said together with the clause that is concerned.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any, Final

from msgspec import UNSET

from lexludi.kernel.forms import Fault, Faults, Path, given, read_form
from lexludi.kernel.table import Table
from lexludi.passengers.boxes import has_room
from lexludi.passengers.components import (
    ALL_VOTES,
    BOATS,
    CARDS,
    DEFAULT_BOX,
    GIFTS,
    MASK_VOTES,
    OF_A_TYPE,
    ROUNDS,
    SPACES,
    Berth,
    Boat,
    Box,
    Card,
    Game,
    Gift,
    Plan,
    Round,
    Space,
    Type,
    of_type,
    spaces_of,
)
from lexludi.passengers.telling import gift as told_gift
from lexludi.passengers.written.forms import BoatForm, BoxForm, SpaceForm

# The clause that each field of a box is about.
CLAUSES: Final = {
    "cards": "components.colours",
    "boats": "components.spaces",
    "effects": "gift.effect",
    "amounts": "effect.gain-votes",
}


def with_components(game: Game, data: Any) -> Game:
    """The game with the box that plain data describe. Raises Faults, naming each field."""
    if faults := tuple(wrong(game, data)):
        raise Faults(faults)
    return replace(game, box=box_of(read_form(BoxForm, data)))


def box_of(form: BoxForm) -> Box:
    """The box that a form describes, whatever the numbers."""
    boats = given(form.boats, {})
    cards = form.cards
    effects, amounts = given(form.effects, {}), given(form.amounts, {})

    def plan(round: Round, space: Space) -> Plan:
        written = boats.get(round, {}).get(space.boat)
        if written is None:
            return DEFAULT_BOX.plans[round][space]
        return _plan(space.berth, written.spaces.get(space.berth))

    def shift(round: Round, boat: Boat) -> int:
        written = boats.get(round, {}).get(boat)
        return DEFAULT_BOX.shifts[round][boat] if written is None else given(written.shift, 0)

    return Box(
        cards=Table.of(
            CARDS, lambda card: given(cards, dict(DEFAULT_BOX.cards.items())).get(card, 0)
        ),
        plans=Table.of(ROUNDS, lambda round: Table.of(SPACES, lambda space: plan(round, space))),
        shifts=Table.of(ROUNDS, lambda round: Table.of(BOATS, lambda boat: shift(round, boat))),
        effects=Table.of(GIFTS, lambda one: effects.get(one, DEFAULT_BOX.effects[one])),
        amounts=Table.of(GIFTS, lambda one: amounts.get(one, DEFAULT_BOX.amounts[one])),
    )


def no_space(place: Berth) -> Plan:
    """A space that a boat does not have."""
    return Plan(there=False, row=1, column=place.number, votes=0, gift=Gift.G0, mask_area=False)


def _plan(place: Berth, form: SpaceForm | None) -> Plan:
    if form is None:
        return no_space(place)
    return Plan(
        there=given(form.there, True),
        row=given(form.row, 1),
        column=given(form.column, place.number),
        votes=form.votes,
        gift=form.gift,
        mask_area=given(form.mask_area, False),
    )


def box_form(box: Box) -> BoxForm:
    """The box as a form, with every number."""
    return BoxForm(
        cards=dict(box.cards.items()),
        boats={round: {boat: _boat_form(box, round, boat) for boat in BOATS} for round in ROUNDS},
        effects=dict(box.effects.items()),
        amounts=dict(box.amounts.items()),
    )


def _boat_form(box: Box, round: Round, boat: Boat) -> BoatForm:
    spaces: dict[Berth, SpaceForm] = {}
    for space in spaces_of(boat):
        plan = box.plans[round][space]
        if plan != no_space(space.berth):
            spaces[space.berth] = SpaceForm(
                gift=plan.gift,
                votes=plan.votes,
                row=plan.row,
                column=plan.column,
                mask_area=plan.mask_area,
                there=UNSET if plan.there else False,
            )
    return BoatForm(spaces, box.shifts[round][boat])


def wrong(game: Game, data: Any) -> list[Fault]:
    """All that is wrong with a box, its form and its numbers, each with its clause."""
    found: list[Fault] = []
    try:
        form = read_form(BoxForm, data)
    except Faults as error:
        found += (_cited(fault) for fault in error.faults)
        form = read_form(BoxForm, _without(data, found))
    known = {fault.path[:1] for fault in found}
    box = box_of(form)
    found += (fault for fault in misprints(replace(game, box=box)) if fault.path[:1] not in known)
    return found


def misprints(game: Game) -> Iterator[Fault]:
    """Whatever keeps the box of a game from being one that could have been printed."""
    cards = game.box.cards
    for type, clause in ((Type.SOUL, "components.souls"), (Type.DEMON, "components.demons")):
        if (there := of_type(cards, type)) != OF_A_TYPE:
            problem = f"{there} {type.value}s in all, there are {OF_A_TYPE}, see {clause}"
            yield Fault(("cards",), problem)
    if cards[Card.JESTER] != 1:
        problem = f"is {cards[Card.JESTER]}, there is one, see components.jester"
        yield Fault(("cards", Card.JESTER.value), problem)
    for round, plans in game.box.plans.items():
        yield from _misprinted_boats(game, round, plans)


def _misprinted_boats(game: Game, round: Round, plans: Table[Space, Plan]) -> Iterator[Fault]:
    path: Path = ("boats", round.value)
    there = [space for space in SPACES if plans[space].there]
    empty = [boat for boat in BOATS if not any(space.boat is boat for space in there)]
    for boat in empty:
        yield Fault((*path, boat.value, "spaces"), "has no space, see components.spaces")
    if not empty and not has_room(game, plans):
        needed = len(game.players) + game.mystery_a_round
        yield Fault(path, f"has no room for {needed} passengers, see components.spaces")
    votes = sum(plans[space].votes for space in there)
    if votes > ALL_VOTES:
        problem = f"{votes} votes in all, there are {ALL_VOTES}, see components.vote-tokens"
        yield Fault(path, problem)
    for at, space in enumerate(there):
        yield from _misprinted_space(path, plans, space, there[:at])


def _misprinted_space(
    path: Path, plans: Table[Space, Plan], space: Space, before: list[Space]
) -> Iterator[Fault]:
    """What is wrong with a space, by itself and beside those before it."""
    plan, here = plans[space], (*path, space.boat.value, "spaces", space.berth.value)
    aboard = [plans[one] for one in before if one.boat is space.boat]
    if any(plans[one].gift is plan.gift for one in before):
        problem = f"{told_gift(plan.gift)} is on two spaces of the round"
        yield Fault((*here, "gift"), f"{problem}, see components.gift-cards")
    if any((one.row, one.column) == (plan.row, plan.column) for one in aboard):
        yield Fault(here, "lies where another space lies, see components.spaces")
    if plan.mask_area and any(one.mask_area for one in aboard):
        problem = "is a second mask area of the boat, see place.mask-area"
        yield Fault((*here, "mask-area"), problem)
    if plan.mask_area and plan.votes != MASK_VOTES:
        problem = f"is {plan.votes}, the mask area brings {MASK_VOTES}, see place.mask-area"
        yield Fault((*here, "votes"), problem)


def _without(data: Any, faults: Iterable[Fault]) -> dict[str, Any]:
    """The box without the fields that are at fault."""
    left = dict(data) if isinstance(data, dict) else {}
    for fault in faults:
        left.pop(fault.path[0] if fault.path else "", None)
    return left


def _cited(fault: Fault) -> Fault:
    """The fault with the clause that its field is about."""
    clause = CLAUSES.get(str(fault.path[0])) if fault.path else None
    return Fault(fault.path, f"{fault.problem}, see {clause}") if clause else fault
