"""What the passengers in the Afterlands are worth, and who wins.

Factions are compared in half points, as the Jester's score is no whole number.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from lexludi.kernel.table import Table
from lexludi.kernel.words import choose, every, first_that, how_many, negate, some, total
from lexludi.passengers.components import (
    BERTHS,
    COLOURS,
    FACTIONS,
    ROUNDS,
    Berth,
    Colour,
    Faction,
    Game,
    Player,
    Round,
    Type,
    space_of,
)
from lexludi.passengers.law import encodes
from lexludi.passengers.readings import FinalTie, Gaps, MaskedJester, SoulBonus
from lexludi.passengers.state import Landing, Seat, State

BONUS_FROM: Final = (2, 3, 4)  # souls of a colour in a boat, each worth one more point
HALVES: Final = 2  # of a point
JESTER_HALVES: Final = {4: 13, 6: 13, 8: 17}  # by the number of players


@encodes("score.jester-both")
def is_soul(seat: Seat) -> bool:
    """Whether a seat has a soul; the Jester is one as well."""
    type = seat.card.type
    return every((seat.taken, some((type == Type.SOUL, type == Type.JESTER))))


@encodes("score.jester-both")
def is_demon(seat: Seat) -> bool:
    """Whether a seat has a demon; the Jester is one as well."""
    type = seat.card.type
    return every((seat.taken, some((type == Type.DEMON, type == Type.JESTER))))


@encodes("score.mask-colour", "score.jester-colour", "mask.replaces-colour")
def colour_of(seat: Seat) -> Colour:
    """The colour that a passenger counts with: that of its mask, if it has one."""
    return choose(seat.mask == Colour.NONE, seat.card.colour, seat.mask)


@encodes("score.soul")
def souls_in(landing: Landing) -> int:
    """How many souls a boat has brought to the Afterlands."""
    return how_many(is_soul(seat) for seat in landing.seats)


def souls_of(landing: Landing, colour: Colour) -> int:
    """How many souls of a colour a boat has."""
    return how_many(every((is_soul(seat), colour_of(seat) == colour)) for seat in landing.seats)


@encodes("score.soul-bonus")
def soul_bonus(game: Game, landing: Landing) -> int:
    """What a boat brings for souls of one colour: by its largest group, or by each of them."""
    groups = [souls_of(landing, colour) for colour in COLOURS]
    if game.readings.soul_bonus is SoulBonus.EVERY_GROUP:
        return how_many(group >= least for group in groups for least in BONUS_FROM)
    return how_many(some(group >= least for group in groups) for least in BONUS_FROM)


def soul_points(state: State) -> int:
    """The points of the soul ferrymen."""
    return total(
        souls_in(landing) + soul_bonus(state.game, landing) for landing in state.afterlands
    )


@dataclass(frozen=True, slots=True)
class Located:
    """A seat of the Afterlands, with the row, from below, and the column in which it lies."""

    seat: Seat
    row: int
    column: int


@encodes("boat.stacked")
def located(state: State) -> tuple[Located, ...]:
    """All seats of the Afterlands; each boat lies directly above that of the round before."""
    found: list[Located] = []
    base = 0
    for round in ROUNDS:
        landing = state.afterlands[round]
        height = rows_of(state, round, landing)
        for place in BERTHS:
            plan = state.game.box.plans[round][space_of(landing.boat, place)]
            column = plan.column + state.game.box.shifts[round][landing.boat]
            found.append(Located(landing.seats[place], base + height - plan.row, column))
        base = base + height
    return tuple(found)


def rows_of(state: State, round: Round, landing: Landing) -> int:
    """How many rows the boat that has sailed in a round has."""
    plans = state.game.box.plans[round]

    def in_second(place: Berth) -> bool:
        plan = plans[space_of(landing.boat, place)]
        return every((plan.there, plan.row == 2))

    return choose(some(in_second(place) for place in BERTHS), 2, 1)


@encodes("score.demon")
def demons_in(landing: Landing) -> int:
    """How many demons a boat has brought to the Afterlands."""
    return how_many(is_demon(seat) for seat in landing.seats)


@encodes("score.demon-bonus", "score.demon-gap", "score.demons-together")
def demon_bonus(state: State) -> int:
    """A point for each soul that is next to a demon of its own colour."""
    seats = located(state)
    return how_many(
        every((gains(state, demon.seat, soul.seat), are_neighbours(state, seats, demon, soul)))
        for at, demon in enumerate(seats)
        for other, soul in enumerate(seats)
        if at != other
    )


def gains(state: State, demon: Seat, soul: Seat) -> bool:
    """Whether a soul would bring a point to a demon that it is next to."""
    colour = colour_of(demon)
    able = is_demon(demon)
    if state.game.readings.masked_jester is MaskedJester.ONLY_AS_SOUL:
        able = every((able, demon.card.type == Type.DEMON))
    return every((able, is_soul(soul), colour != Colour.NONE, colour == colour_of(soul)))


def are_neighbours(state: State, seats: tuple[Located, ...], one: Located, other: Located) -> bool:
    """Whether two seats are side by side or above one another, by a rival over empty spaces."""
    if state.game.readings.gaps is Gaps.LOOK_PAST:
        return some(
            (
                every((one.row == other.row, nobody_between(seats, one, other, along_row=True))),
                every(
                    (
                        one.column == other.column,
                        nobody_between(seats, one, other, along_row=False),
                    )
                ),
            )
        )
    return some(
        (
            every((one.row == other.row, adjacent(one.column, other.column))),
            every((one.column == other.column, adjacent(one.row, other.row))),
        )
    )


def adjacent(one: int, other: int) -> bool:
    """Whether one number follows the other."""
    return some((one == other + 1, other == one + 1))


def nobody_between(
    seats: tuple[Located, ...], one: Located, other: Located, *, along_row: bool
) -> bool:
    """Whether no passenger sits between two seats of one row or column."""
    return every(
        negate(every((third.seat.taken, is_between(third, one, other, along_row=along_row))))
        for third in seats
    )


def is_between(third: Located, one: Located, other: Located, *, along_row: bool) -> bool:
    """Whether a seat lies between two others of one row or column, on their line."""
    if along_row:
        line = third.row == one.row
        at, low, high = third.column, one.column, other.column
    else:
        line = third.column == one.column
        at, low, high = third.row, one.row, other.row
    between = some((every((low < at, at < high)), every((high < at, at < low))))
    return every((line, between))


def demon_points(state: State) -> int:
    """The points of the demon smugglers."""
    return total(demons_in(landing) for landing in state.afterlands) + demon_bonus(state)


@encodes("score.jester-fixed", "score.jester-anywhere")
def jester_halves(game: Game) -> int:
    """The half points of the Jester, whatever has sailed; none where nobody is the Jester."""
    return JESTER_HALVES.get(len(game.players), 0)


def half_points(state: State) -> Table[Faction, int]:
    """What each faction has scored, in half points."""
    halves = (HALVES * soul_points(state), HALVES * demon_points(state), jester_halves(state.game))
    return Table(FACTIONS, halves)


def faction_with_coin(state: State) -> Faction:
    """The faction whose player holds the coin."""
    return state.factions[state.coin.holder]


@encodes("goal.most-points", "tie.coin", "tie.souls")
def winning_faction(state: State) -> Faction:
    """The faction with the most points; in a tie that of the coin, and else the ferrymen."""
    points = half_points(state)
    best = {one: every(points[one] >= points[other] for other in FACTIONS) for one in FACTIONS}
    alone = how_many(best.values()) == 1
    coin = faction_with_coin(state)
    by_coin = first_that(
        ((every((coin == one, best[one])), one) for one in FACTIONS), Faction.SOULS
    )
    if state.game.readings.final_tie is FinalTie.ANY_FACTION:
        by_coin = coin
    return choose(alone, first_that(((best[one], one) for one in FACTIONS), Faction.SOULS), by_coin)


def wins(state: State, player: Player) -> bool:
    """Whether a player is of the faction that wins."""
    return state.factions[player] == winning_faction(state)
