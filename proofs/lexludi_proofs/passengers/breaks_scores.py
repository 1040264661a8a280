"""The scoring of Passengers put out of force."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from lexludi.kernel.table import Table
from lexludi.kernel.words import choose, every, negate, some
from lexludi.passengers.components import FACTIONS, Colour, Faction, Type
from lexludi.passengers.readings import Gaps
from lexludi.passengers.scoring import (
    HALVES,
    Located,
    are_neighbours,
    colour_of,
    demon_bonus,
    demons_in,
    faction_with_coin,
    gains,
    half_points,
    is_demon,
    is_soul,
    jester_halves,
    located,
    soul_bonus,
    souls_in,
    winning_faction,
)
from lexludi.passengers.state import Seat, State
from lexludi_proofs.engine.breaking import Break


def _nothing(*_: object) -> int:
    return 0


def _of_the_coin(state: State) -> Faction:
    return faction_with_coin(state)


def _own_colour(seat: Seat) -> Colour:
    return seat.card.colour


def _red_jester(seat: Seat) -> Colour:
    bare = every((seat.card.type == Type.JESTER, seat.mask == Colour.NONE))
    return choose(bare, Colour.RED, colour_of(seat))


def _apart(state: State) -> tuple[Located, ...]:
    return tuple(replace(one, row=2 * one.row) for one in located(state))


def _past_gaps(state: State, seats: tuple[Located, ...], one: Located, other: Located) -> bool:
    readings = replace(state.game.readings, gaps=Gaps.LOOK_PAST)
    return are_neighbours(
        replace(state, game=replace(state.game, readings=readings)), seats, one, other
    )


def _from_demons_too(state: State, demon: Seat, other: Seat) -> bool:
    alike = every((is_demon(demon), is_demon(other), colour_of(demon) == colour_of(other)))
    return some((gains(state, demon, other), alike))


def _two_points(*_: object) -> int:
    return 2 * HALVES


def _jester_aboard(state: State) -> Table[Faction, int]:
    seats = [seat for landing in state.afterlands for seat in landing.seats]
    aboard = some(every((seat.taken, seat.card.type == Type.JESTER)) for seat in seats)
    points = half_points(state)
    jester = choose(aboard, points[Faction.JESTER], 0)
    return Table(FACTIONS, (points[Faction.SOULS], points[Faction.DEMONS], jester))


def _no_soul(seat: Seat) -> bool:
    return every((is_soul(seat), seat.card.type == Type.SOUL))


def _no_demon(seat: Seat) -> bool:
    return every((is_demon(seat), seat.card.type == Type.DEMON))


def _tied(state: State, faction: Faction) -> bool:
    """Whether a faction and another have the most points."""
    points = half_points(state)
    others = [other for other in FACTIONS if other is not faction]
    first = every(points[faction] >= points[other] for other in others)
    return every((first, some(points[faction] == points[other] for other in others)))


def _ferrymen_in_ties(state: State) -> Faction:
    tie = some(_tied(state, faction) for faction in FACTIONS)
    return choose(tie, Faction.SOULS, winning_faction(state))


def _smugglers_in_ties(state: State) -> Faction:
    tie = some(_tied(state, faction) for faction in FACTIONS)
    coin = faction_with_coin(state)
    decides = some(every((coin == faction, _tied(state, faction))) for faction in FACTIONS)
    return choose(every((tie, negate(decides))), Faction.DEMONS, winning_faction(state))


SCORES: Final = (
    Break("goal.most-points", winning_faction, _of_the_coin, "the coin alone decides"),
    Break("mask.replaces-colour", colour_of, _own_colour, "a mask changes nothing"),
    Break("score.mask-colour", colour_of, _own_colour, "a mask counts for nothing"),
    Break("boat.stacked", located, _apart, "boats lie apart in the Afterlands"),
    Break("score.soul", souls_in, _nothing, "souls are worth nothing"),
    Break("score.soul-bonus", soul_bonus, _nothing, "souls of one colour bring no more"),
    Break("score.demon", demons_in, _nothing, "demons are worth nothing"),
    Break("score.demon-bonus", demon_bonus, _nothing, "a soul beside a demon brings nothing"),
    Break("score.demon-gap", are_neighbours, _past_gaps, "demons look past empty spaces"),
    Break("score.demons-together", gains, _from_demons_too, "a demon gains from another one"),
    Break("score.jester-fixed", jester_halves, _two_points, "the Jester has two points"),
    Break("score.jester-anywhere", half_points, _jester_aboard, "the Jester has to be aboard"),
    Break("score.jester-both", is_soul, _no_soul, "the Jester is no soul"),
    Break("score.jester-both", is_demon, _no_demon, "the Jester is no demon"),
    Break("score.jester-colour", colour_of, _red_jester, "the Jester is red"),
    Break("tie.coin", winning_faction, _ferrymen_in_ties, "ferrymen win every tie"),
    Break("tie.souls", winning_faction, _smugglers_in_ties, "smugglers win the other ties"),
)
