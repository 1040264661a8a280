"""How many points a treasure pile is worth, and who wins."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lexludi.kernel.bag import Bag
from lexludi.kernel.table import Table
from lexludi.kernel.words import choose, every, how_many, implies, negate, some, total
from lexludi.venturesome.components import (
    CHARACTERS,
    SYMBOLS,
    Card,
    Character,
    Player,
    Symbol,
    card,
)
from lexludi.venturesome.law import encodes
from lexludi.venturesome.readings import (
    Disqualified,
    GemPoints,
    LastTieBreak,
    Maps,
    Readings,
    Sets,
    SharedFewest,
)
from lexludi.venturesome.state import State

GEMS: Final = {Symbol.ONE_GEM: 1, Symbol.TWO_GEMS: 2, Symbol.THREE_GEMS: 3}
ARTIFACTS: Final = (Symbol.ANKH, Symbol.CHALICE, Symbol.RING, Symbol.STATUETTE)
SET: Final = 3  # identical artifacts that make a set
SET_POINTS: Final = 4

Among = Table[Player, bool]


def with_symbol(pile: Bag[Card], symbol: Symbol) -> int:
    """How many cards of a pile have a symbol."""
    return total(pile[card(character, symbol)] for character in CHARACTERS)


def of_colour(pile: Bag[Card], character: Character) -> int:
    """How many cards of a pile have the colour of a character."""
    return total(pile[card(character, symbol)] for symbol in SYMBOLS)


@encodes("score.gems")
def gem_points(pile: Bag[Card]) -> int:
    """A point for each gem on a card."""
    return total(worth * with_symbol(pile, symbol) for symbol, worth in GEMS.items())


@encodes("score.artifacts", "score.sets")
def artifact_points(readings: Readings, count: int) -> int:
    """The points for so many artifacts of one kind: one each, and four for every three."""
    sets = count // SET
    if readings.sets is Sets.ONE_SET:
        sets = choose(sets >= 1, 1, 0)
    return count + SET_POINTS * sets


@encodes("score.maps")
def map_points(readings: Readings, maps: int, cards: int) -> int:
    """The points for so many maps of one colour, of which there are so many cards in all."""
    if readings.maps is Maps.COLOUR_ONCE:
        return choose(maps >= 1, cards, 0)
    return maps * cards


def colour_points(readings: Readings, pile: Bag[Card], character: Character) -> int:
    """What the maps of one colour give."""
    maps = pile[card(character, Symbol.MAP)]
    return map_points(readings, maps, of_colour(pile, character))


def all_map_points(readings: Readings, pile: Bag[Card]) -> int:
    """What all maps give."""
    return total(colour_points(readings, pile, character) for character in CHARACTERS)


def all_artifact_points(readings: Readings, pile: Bag[Card]) -> int:
    """What all artifacts give."""
    return total(artifact_points(readings, with_symbol(pile, symbol)) for symbol in ARTIFACTS)


@encodes("score.every-source")
def pile_points(readings: Readings, pile: Bag[Card]) -> int:
    """What a treasure pile is worth: its gems, its artifacts and its maps."""
    found = gem_points(pile) + all_artifact_points(readings, pile)
    return found + all_map_points(readings, pile)


@encodes("score.reveal", "score.treasure")
def player_points(state: State, player: Player) -> int:
    """What a player's treasure pile is worth."""
    return pile_points(state.game.readings, state.treasures[player])


def gem_share(readings: Readings, pile: Bag[Card]) -> int:
    """The points that a pile owes to gems, as the tie-break counts them."""
    if readings.gem_points is GemPoints.GEM_SYMBOLS:
        return gem_points(pile)
    mapped = total(
        map_points(readings, pile[card(character, Symbol.MAP)], pile[card(character, symbol)])
        for character in CHARACTERS
        for symbol in GEMS
    )
    return gem_points(pile) + mapped


def fewest(among: Among, measure: Callable[[Player], int]) -> Among:
    """Those of some players for whom a measure is least."""
    measured = {player: measure(player) for player in among.domain}

    def is_least(player: Player) -> bool:
        return every(
            implies(among[other], measured[player] <= measured[other]) for other in among.domain
        )

    return Table.of(among.domain, lambda player: every((among[player], is_least(player))))


@encodes("score.most-wins", "tie.nobody")
def winners(state: State) -> Among:
    """Who wins: a player alone, several who share it, or nobody."""
    best = with_most_points(state, Table.filled(state.game.players, True))
    tied = after_tie_breaks(state, best)
    alone = how_many(tied) == 1
    out = disqualified(state, best, tied)
    consoled = least_of_the_others(state, out)
    return Table.of(state.game.players, lambda one: choose(alone, tied[one], consoled[one]))


def with_most_points(state: State, among: Among) -> Among:
    """Those of some players who have the most points."""
    return fewest(among, lambda player: -player_points(state, player))


@encodes("tie.fewer-cards", "tie.fewer-gem-points")
def after_tie_breaks(state: State, among: Among) -> Among:
    """Those of some players with the fewest cards and, of these, the fewest points from gems."""
    readings, piles = state.game.readings, state.treasures
    light = fewest(among, lambda player: piles[player].size)
    return fewest(light, lambda player: gem_share(readings, piles[player]))


@encodes("tie.disqualified")
def disqualified(state: State, best: Among, tied: Among) -> Among:
    """Who drops out because a tie for the most points cannot be broken."""
    if state.game.readings.disqualified is Disqualified.TIED_ON_POINTS:
        return best
    return tied


@encodes("tie.fewest-points")
def least_of_the_others(state: State, out: Among) -> Among:
    """Who wins instead of those who dropped out."""
    readings, everybody = state.game.readings, Table.filled(state.game.players, True)
    others = out.map(negate)

    def points(player: Player) -> int:
        return player_points(state, player)

    match readings.last_tie_break:
        case LastTieBreak.FEWEST_OF_THE_REST:
            found = fewest(others, points)
        case LastTieBreak.NEXT_BEST:
            found = with_most_points(state, others)
        case LastTieBreak.FEWEST_OF_ALL:
            some_left = some(others)
            found = fewest(everybody, points).map(lambda least: every((least, some_left)))
    return shared(state, found)


def shared(state: State, found: Among) -> Among:
    """Who wins where several have equally many points in the end."""
    match state.game.readings.shared_fewest:
        case SharedFewest.CHAIN_AGAIN:
            return after_tie_breaks(state, found)
        case SharedFewest.ALL_WIN:
            return found
        case SharedFewest.NOBODY_WINS:
            alone = how_many(found) == 1
            return found.map(lambda wins: every((wins, alone)))
