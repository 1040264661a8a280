"""The scoring written a second time, over names and sets, to be compared with the rules."""

from __future__ import annotations

from dataclasses import dataclass

from lexludi.passengers.components import BERTHS, space_of
from lexludi.passengers.state import State


@dataclass(frozen=True)
class Sitting:
    """A passenger of the Afterlands: its boat, its type and colour, and where it sits."""

    round: str
    type: str
    colour: str
    row: int
    column: int

    @property
    def soul(self) -> bool:
        """Whether it counts as a soul."""
        return self.type != "demon"

    @property
    def demon(self) -> bool:
        """Whether it counts as a demon."""
        return self.type != "soul"


def sitting(state: State) -> list[Sitting]:
    """All passengers of the Afterlands; rows count from the top of a picture of it."""
    found, above = [], 0
    for round in ("III", "II", "I"):
        landing = next(one for key, one in state.afterlands.items() if key.value == round)
        plans = next(one for key, one in state.game.box.plans.items() if key.value == round)
        shifts = next(one for key, one in state.game.box.shifts.items() if key.value == round)
        here = {place: plans[space_of(landing.boat, place)] for place in BERTHS}
        tall = 2 if any(plan.there and plan.row == 2 for plan in here.values()) else 1
        for place, seat in landing.seats.items():
            if seat.taken:
                name = seat.card.value
                colour, _, type = name.partition("-") if "-" in name else ("none", "", name)
                mask = seat.mask.value
                plan = here[place]
                found.append(
                    Sitting(
                        round=round,
                        type=type,
                        colour=colour if mask == "none" else mask,
                        row=above + plan.row,
                        column=plan.column + shifts[landing.boat],
                    )
                )
        above += tall
    return found


def soul_points(state: State, readings: dict[str, str]) -> int:
    """What the ferrymen score."""
    points = 0
    for round in ("I", "II", "III"):
        souls = [one for one in sitting(state) if one.round == round and one.soul]
        sizes = [sum(one.colour == colour for one in souls) for colour in ("green", "red", "blue")]
        bonuses = [(0, 0, 1, 2, 3, 3)[size] for size in sizes]
        best = readings.get("soul-bonus") != "every-group"
        points += len(souls) + (max(bonuses) if best else sum(bonuses))
    return points


def demon_points(state: State, readings: dict[str, str]) -> int:
    """What the smugglers score."""
    everybody = sitting(state)
    at = {(one.row, one.column): one for one in everybody}
    points = 0
    for one in everybody:
        if not one.demon:
            continue
        points += 1
        if one.type == "jester" and readings.get("masked-jester") == "only-as-soul":
            continue
        for down, right in ((0, 1), (0, -1), (1, 0), (-1, 0)):
            reach = 20 if readings.get("gaps") == "look-past" else 1
            steps = ((one.row + n * down, one.column + n * right) for n in range(1, reach + 1))
            next_one = next((at[place] for place in steps if place in at), None)
            if next_one is not None and next_one.soul:
                points += next_one.colour == one.colour != "none"
    return points
