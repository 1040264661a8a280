"""What is true of points: no pile is worth more than the box, and how small a tie can be."""

from __future__ import annotations

from lexludi.kernel.bag import Bag
from lexludi.kernel.table import Table
from lexludi.kernel.words import choose, every, negate, some
from lexludi.venturesome.components import CHARACTERS, Card
from lexludi.venturesome.scoring import (
    ARTIFACTS,
    artifact_points,
    colour_points,
    fewest,
    gem_points,
    pile_points,
    player_points,
    winners,
    with_symbol,
)
from lexludi.venturesome.state import State

MANY = 1_000  # more cards than there are


def whole_box(state: State) -> Bag[Card]:
    """All cards of the box in one pile."""
    return Bag(state.game.box.cards)


def gems_within_the_box(state: State) -> bool:
    """No treasure pile is worth more for its gems than all cards of the box together."""
    most = gem_points(whole_box(state))
    return every(gem_points(pile) <= most for pile in state.treasures)


def artifacts_within_the_box(state: State) -> bool:
    """No treasure pile is worth more for artifacts of any kind than all cards of the box
    together."""
    return every(
        artifact_points(state.game.readings, with_symbol(pile, symbol))
        <= artifact_points(state.game.readings, with_symbol(whole_box(state), symbol))
        for symbol in ARTIFACTS
        for pile in state.treasures
    )


def maps_within_the_box(state: State) -> bool:
    """No treasure pile is worth more for the maps of any colour than all cards of the box
    together."""
    readings, box = state.game.readings, whole_box(state)
    return every(
        colour_points(readings, pile, character) <= colour_points(readings, box, character)
        for character in CHARACTERS
        for pile in state.treasures
    )


def points_within_the_box(state: State) -> bool:
    """Nobody has more points than all cards of the box together are worth."""
    readings = state.game.readings
    most = pile_points(readings, whole_box(state))
    return every(pile_points(readings, pile) <= most for pile in state.treasures)


def treasure_cards(state: State) -> int:
    """How many cards all players together have as treasure."""
    return state.treasures.total(lambda pile: pile.size)


def cards_where_nobody_wins(state: State) -> int:
    """The fewest treasure cards that all players together can have where nobody wins."""
    return choose(some(winners(state)), MANY, treasure_cards(state))


def cards_where_last_place_wins(state: State) -> int:
    """The fewest treasure cards that all players together can have where the last place wins."""
    return choose(last_place_wins(state), treasure_cards(state), MANY)


def last_place_wins(state: State) -> bool:
    """Whether who has the fewest points, and fewer than somebody else, wins."""
    everybody = Table.filled(state.game.players, True)
    last = fewest(everybody, lambda player: player_points(state, player))
    won = winners(state)
    return every(
        (
            some(every((won[player], last[player])) for player in state.game.players),
            some(negate(least) for least in last),
        )
    )
