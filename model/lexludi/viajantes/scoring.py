"""Who has how many points at the end, and who wins."""

from __future__ import annotations

from typing import Final

from lexludi.kernel.row import Row
from lexludi.kernel.table import Table
from lexludi.kernel.words import choose, every, how_many, negate, odd, some, total
from lexludi.viajantes.components import Card, Character, Kind, Player, Seat
from lexludi.viajantes.law import encodes
from lexludi.viajantes.readings import (
    NearbyBonus,
    NearbyCarriage,
    NearbyDiagonal,
    OwnItem,
    Pairs,
    PairsAcross,
    PairsPerOwner,
    Readings,
    RemainingTie,
    TieCount,
)
from lexludi.viajantes.state import Identities, State

OWN_ITEM: Final = 10
PAIR: Final = 10
CLOTHING: Final = 5
NEARBY: Final = 15

Foreign = tuple[tuple[bool, Kind], ...]


@encodes("score.reveal", "score.order", "score.open-or-closed", "goal.own-items")
def player_points(state: State, player: Player) -> int:
    """A player's points: both suitcases, both seats, and the bonus for sitting nearby."""
    return suitcases_points(state, state.identities[player]) + seats_points(state, player)


@encodes("score.separately", "score.own-characters")
def suitcases_points(state: State, pair: Identities) -> int:
    """The points for what lies in the suitcases of two characters, open or closed."""
    readings, holders = state.game.readings, (pair.first, pair.second)
    homes = [at_home(holder, pair, readings.own_item) for holder in holders]
    if readings.pairs_across is PairsAcross.PER_SUITCASE:
        return total(map(suitcase_points, (state, state), holders, homes))
    columns = [state.suitcases[holder].column for holder in holders]
    pooled = (*strangers(columns[0], homes[0]), *strangers(columns[1], homes[1]))
    single = total(map(single_points, columns, homes))
    return single + pairs_points(readings, pooled)


@encodes("score.five-parts")
def suitcase_points(state: State, holder: Character, home: tuple[Kind, ...] | None = None) -> int:
    """The points for what lies in a character's suitcase, where items of `home` belong: the
    character's own, unless it is said which."""
    column = state.suitcases[holder].column
    belonging_here = (holder.item,) if home is None else home
    pairs = pairs_points(state.game.readings, strangers(column, belonging_here))
    return single_points(column, belonging_here) + pairs


def single_points(column: Row[Card], home: tuple[Kind, ...]) -> int:
    """The points that cards of a column give one by one: own items and clothing."""
    return own_points(belonging(column, home)) + clothing_points(column)


def belonging(column: Row[Card], home: tuple[Kind, ...]) -> int:
    """How many cards of a column are items that belong there."""
    return column.how_many(lambda card: some(card.kind == kind for kind in home))


def at_home(holder: Character, pair: Identities, reading: OwnItem | TieCount) -> tuple[Kind, ...]:
    """The kinds of items that belong into a character's suitcase."""
    if reading is OwnItem.EITHER_IDENTITY or reading is TieCount.EITHER_IDENTITY:
        return (pair.first.item, pair.second.item)
    return (holder.item,)


def strangers(column: Row[Card], home: tuple[Kind, ...]) -> Foreign:
    """The places of a column with their kinds, and whether a foreign personal item lies there."""
    return tuple(
        (
            every(
                (
                    place < column.size,
                    negate(card.kind == Kind.CLOTHING),
                    *(negate(card.kind == kind) for kind in home),
                )
            ),
            card.kind,
        )
        for place, card in enumerate(column.cells)
    )


@encodes("score.own")
def own_points(items: int) -> int:
    """Ten points for each personal item in its own character's suitcase."""
    return OWN_ITEM * items


@encodes("score.pairs")
def pairs_points(readings: Readings, cards: Foreign) -> int:
    """Ten points for each pair of one other character's items, complete with its second card."""
    if readings.pairs is Pairs.ANY_TWO:
        return PAIR * (how_many(foreign for foreign, _ in cards) // 2)
    return PAIR * how_many(
        every((foreign, completes_pair(readings, cards[:at], kind)))
        for at, (foreign, kind) in enumerate(cards)
    )


def completes_pair(readings: Readings, earlier: Foreign, kind: Kind) -> bool:
    """Whether one more foreign item of a kind makes a pair with the earlier ones."""
    alike = [every((foreign, other == kind)) for foreign, other in earlier]
    if readings.pairs_per_owner is PairsPerOwner.ONE_PAIR:
        return how_many(alike) == 1
    return odd(alike)


@encodes("score.clothing")
def clothing_points(column: Row[Card]) -> int:
    """Five points for each clothing card."""
    return CLOTHING * column.how_many(lambda card: card.kind == Kind.CLOTHING)


@encodes("score.seat")
def seats_points(state: State, player: Player) -> int:
    """The points of the carriages in which a player's characters sit, with the nearby bonus."""
    pair, worth = state.identities[player], state.game.seat_points
    one, other = state.seats[pair.first], state.seats[pair.second]
    return total((worth[one], worth[other], nearby_points(state.game.readings, one, other)))


@encodes("score.nearby", "score.nearby-once")
def nearby_points(readings: Readings, one: Seat, other: Seat) -> int:
    """Fifteen points, once, where two characters sit nearby."""
    each = readings.nearby_bonus is NearbyBonus.EACH_CHARACTER
    return choose(nearby(readings, one, other), 2 * NEARBY if each else NEARBY, 0)


@encodes("score.nearby")
def nearby(readings: Readings, one: Seat, other: Seat) -> bool:
    """Whether two seats are in one carriage, or in adjacent carriages on one platform."""
    along = one.carriage - other.carriage
    same_side = one.platform == other.platform
    here, beside = along == 0, some((along == 1, along == -1))
    if readings.nearby_carriage is NearbyCarriage.SAME_PLATFORM:
        here = every((here, same_side))
    if readings.nearby_diagonal is NearbyDiagonal.NO:
        beside = every((beside, same_side))
    return some((here, beside))


def tie_items(state: State, player: Player) -> int:
    """What decides a tie: the items of a player's characters in the suitcases they belong to."""
    pair = state.identities[player]
    return total(
        belonging(
            state.suitcases[holder].column, at_home(holder, pair, state.game.readings.tie_count)
        )
        for holder in (pair.first, pair.second)
    )


@encodes("score.winner", "score.tie", "goal.most-points")
def winners(state: State) -> Table[Player, bool]:
    """Who wins: most points, then most own items; those still level share the victory."""
    players = state.game.players
    points = Table.of(players, lambda player: player_points(state, player))
    items = Table.of(players, lambda player: tie_items(state, player))

    def beats(one: Player, other: Player) -> bool:
        level = points[one] == points[other]
        ahead = some((points[one] > points[other], every((level, items[one] > items[other]))))
        if state.game.readings.remaining_tie is RemainingTie.SHARED:
            return ahead
        tied = every((level, items[one] == items[other]))
        return some((ahead, every((tied, sits_before(state, one, other)))))

    return Table.of(
        players,
        lambda player: negate(some(beats(rival, player) for rival in players if rival != player)),
    )


def sits_before(state: State, one: Player, other: Player) -> bool:
    """Whether one player comes before another in the order of turns."""
    order = state.game.players.members
    a, b = order.index(one), order.index(other)
    starters = [
        starter for at, starter in enumerate(order) if (a - at) % len(order) < (b - at) % len(order)
    ]
    return some(state.turn.starter == starter for starter in starters)
