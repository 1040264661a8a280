"""What points come to, whatever has sailed, and whom they make the winner."""

from __future__ import annotations

from typing import Final

from lexludi.kernel.words import every, how_many, implies, negate, some
from lexludi.passengers.components import (
    CARDS,
    COLOURS,
    FACTIONS,
    OF_A_TYPE,
    ROUNDS,
    Card,
    Colour,
    Faction,
    Round,
    Type,
)
from lexludi.passengers.invariants.boats import landed_in
from lexludi.passengers.scoring import (
    HALVES,
    demon_points,
    demons_in,
    faction_with_coin,
    half_points,
    jester_halves,
    soul_bonus,
    soul_points,
    souls_in,
    souls_of,
    winning_faction,
)
from lexludi.passengers.state import Stage, State

THREE_SOULS: Final = 5  # points for three souls of one colour in a boat
COLOURED: Final = tuple(kind for kind in CARDS if kind.colour is not Colour.NONE)
OF_A_KIND: Final = OF_A_TYPE // len(COLOURS)  # where colours are spread evenly
MOST_OF_DEMONS: Final = {4: 17, 5: 17, 6: 17, 7: 27, 8: 28}  # by the number of players
MOST_WITHOUT_MASKS: Final = 15
TIES: Final = {4: (5, 11), 5: (3, 9), 6: (5, 11), 7: (3, 16)}  # lowest, highest
HIGHEST_WITHOUT_MASKS: Final = 9
THREE_BOATS: Final = len(ROUNDS) * THREE_SOULS


def each_counts_once(state: State, round: Round) -> bool:
    """Before any bonus, a boat brings a point for each passenger, and two for the Jester."""
    landing = state.afterlands[round]
    jesters = how_many(every((seat.taken, seat.card.type == Type.JESTER)) for seat in landing.seats)
    return souls_in(landing) + demons_in(landing) == landed_in(landing) + jesters


def bonus_for_two_alike(state: State, round: Round) -> bool:
    """A boat has a bonus just where two souls have one colour, and of three points at most."""
    landing = state.afterlands[round]
    alike = some(souls_of(landing, colour) >= 2 for colour in COLOURS)
    bonus = soul_bonus(state.game, landing)
    return every(((bonus >= 1) == alike, bonus <= 3))


def soul_points_of(state: State, round: Round) -> int:
    """What a boat brings to the ferrymen."""
    landing = state.afterlands[round]
    return souls_in(landing) + soul_bonus(state.game, landing)


def three_souls_at_most(state: State, round: Round) -> bool:
    """Among four, five or six players a boat brings the ferrymen five points at most."""
    return soul_points_of(state, round) <= THREE_SOULS


def fifteen_at_most(state: State) -> bool:
    """Among four, five or six players the ferrymen have fifteen points at most."""
    return soul_points(state) <= THREE_BOATS


def in_one_row(state: State) -> bool:
    """Whether each boat is one row, with a space below every other, and four cards of each kind."""
    box = state.game.box
    rows = (
        every((plan.row == 1, plan.column == space.berth.number))
        for plans in box.plans
        for space, plan in plans.items()
    )
    aligned = every(shift == 0 for shifts in box.shifts for shift in shifts)
    cards = every(box.cards[kind] == OF_A_KIND for kind in COLOURED)
    return every((*rows, aligned, cards, box.cards[Card.JESTER] == 1))


def masks_in_play(state: State) -> bool:
    """Whether somebody in the Afterlands has a mask."""
    seats = (seat for landing in state.afterlands for seat in landing.seats)
    return some(every((seat.taken, negate(seat.mask == Colour.NONE))) for seat in seats)


def demons_at_most(state: State) -> bool:
    """In boats of one row the smugglers have no more points than can be had."""
    most = MOST_OF_DEMONS[len(state.game.players)]
    return implies(in_one_row(state), demon_points(state) <= most)


def fifteen_without_masks(state: State) -> bool:
    """In boats of one row nine passengers without masks bring the smugglers 15 points at most."""
    bare = every((in_one_row(state), negate(masks_in_play(state))))
    return implies(bare, demon_points(state) <= MOST_WITHOUT_MASKS)


def ties_between(state: State) -> bool:
    """In boats of one row both sides end alike only with so many points."""
    lowest, highest = TIES[len(state.game.players)]
    souls = soul_points(state)
    within = every((souls >= lowest, souls <= highest))
    return implies(every((in_one_row(state), level(state))), within)


def nine_without_masks(state: State) -> bool:
    """In boats of one row nine passengers without masks make no tie above nine points."""
    bare = every((in_one_row(state), level(state), negate(masks_in_play(state))))
    return implies(bare, soul_points(state) <= HIGHEST_WITHOUT_MASKS)


def level(state: State) -> bool:
    """Whether ferrymen and smugglers end with equally many points."""
    return every((state.turn.stage == Stage.OVER, soul_points(state) == demon_points(state)))


def jester_never_ties(state: State) -> bool:
    """The Jester's points are never those of another faction: the others have no half point."""
    points = half_points(state)
    jester = points[Faction.JESTER]
    return every(negate(points[one] == jester) for one in (Faction.SOULS, Faction.DEMONS))


def jester_wins_below(state: State) -> bool:
    """The Jester wins just where both others have fewer points, whatever else there is."""
    most = jester_halves(state.game) // HALVES
    points = half_points(state)
    fewer = every(points[one] <= HALVES * most for one in (Faction.SOULS, Faction.DEMONS))
    return (winning_faction(state) == Faction.JESTER) == fewer


def most_points_win(state: State) -> bool:
    """No faction has more points than the one that wins."""
    points, winner = half_points(state), winning_faction(state)
    return every(
        implies(winner == one, points[one] >= points[other])
        for one in FACTIONS
        for other in FACTIONS
    )


def tied(state: State) -> bool:
    """Whether ferrymen and smugglers have equally many points, and nobody has more."""
    points = half_points(state)
    souls, demons = points[Faction.SOULS], points[Faction.DEMONS]
    return every((souls == demons, souls >= points[Faction.JESTER]))


def coin_settles_final_ties(state: State) -> bool:
    """In a tie the faction of the coin wins, if it is among those that are tied."""
    coin = faction_with_coin(state)
    of_it = every((tied(state), negate(coin == Faction.JESTER)))
    return implies(of_it, winning_faction(state) == coin)


def ferrymen_win_other_ties(state: State) -> bool:
    """In a tie that the coin does not settle, the ferrymen win."""
    other = every((tied(state), faction_with_coin(state) == Faction.JESTER))
    return implies(other, winning_faction(state) == Faction.SOULS)


def coin_always_settles(state: State) -> bool:
    """In every tie the coin is with one of those who are tied, and they win."""
    coin = faction_with_coin(state)
    settled = every((negate(coin == Faction.JESTER), winning_faction(state) == coin))
    return implies(tied(state), settled)


def last_sentence_decides(state: State) -> bool:
    """Ferrymen and smugglers are tied, the Jester has the coin, and the ferrymen win."""
    with_jester = faction_with_coin(state) == Faction.JESTER
    return every((tied(state), with_jester, winning_faction(state) == Faction.SOULS))
