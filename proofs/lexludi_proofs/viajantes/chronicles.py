"""What holds of a position of Viajantes together with the record of what led to it."""

from __future__ import annotations

from lexludi.kernel.words import choose, every, implies, negate, some
from lexludi.viajantes.components import CAPACITY, HAND_SIZE, Character, Player
from lexludi.viajantes.invariants import same_way_up
from lexludi.viajantes.state import State
from lexludi.viajantes.suitcases import took_in
from lexludi_proofs.viajantes.histories import ENOUGH, MANY, Record


def one_arrival_each(state: State, record: Record, holder: Character) -> bool:
    """In one turn at most one card, put or moved, comes into a suitcase."""
    arrivals = record.arrivals[holder]
    taken = took_in(state.turn.traffic[holder])
    return every((arrivals <= 1, implies(arrivals >= 1, taken)))


def one_purchase(state: State, record: Record) -> bool:
    """In one turn at most one clothing card is bought."""
    return every((record.purchases <= 1, implies(record.purchases >= 1, state.turn.bought)))


def one_place_swap(state: State, record: Record) -> bool:
    """In one turn characters swap places at most once: a second time costs more than is left."""
    return every(
        (
            record.place_swaps <= 1,
            implies(record.place_swaps >= 1, state.turn.spent >= 3),
        )
    )


def alternating_unless_moved(state: State, record: Record, holder: Character) -> bool:
    """A column that no move has touched alternates strictly."""
    return implies(record.item_moves[holder] == 0, same_way_up(state, holder) == 0)


def neighbours_bounded(state: State, record: Record, holder: Character) -> bool:
    """A column has no more neighbours lying the same way up than moves have touched it."""
    return same_way_up(state, holder) <= record.item_moves[holder]


def had_turn_this_round(state: State, player: Player) -> bool:
    """Whether a player sits from the starter on, before the mover."""
    players = state.game.players.members
    size, at = len(players), players.index(player)
    return some(
        every((state.turn.starter == starter, state.turn.mover == mover))
        for first, starter in enumerate(players)
        for next_, mover in enumerate(players)
        if (at - first) % size < (next_ - first) % size
    )


def turns_as_seated(state: State, record: Record, player: Player) -> bool:
    """A player has had one turn more than the rest exactly between the starter and the mover."""
    return record.turns[player] == choose(had_turn_this_round(state, player), 1, 0)


def turns_differ_by_one(state: State, record: Record) -> bool:
    """At any moment the numbers of turns that players have had differ by at most one."""
    return every(
        (
            every(turns_as_seated(state, record, player) for player in state.game.players),
            every(count <= 1 for count in record.turns),
        )
    )


def turns_equal_at_end(state: State, record: Record) -> bool:
    """When the game is over, all players have had the same number of turns."""
    return every(
        (
            turns_differ_by_one(state, record),
            implies(
                state.turn.over,
                every(count == record.turns.values[0] for count in record.turns),
            ),
            implies(state.turn.over, state.turn.mover == state.turn.starter),
        )
    )


def one_card_a_turn(state: State, record: Record, holder: Character) -> bool:
    """A suitcase holds no more cards than turns have begun."""
    taken = choose(took_in(state.turn.traffic[holder]), 1, 0)
    size = state.suitcases[holder].column.size
    return some((record.ended >= ENOUGH - 1, size <= record.ended + taken))


def open_in_round_one(state: State, record: Record, holder: Character) -> bool:
    """In the first round of three or four players no suitcase closes."""
    first_round = every((record.ended < len(state.game.players), negate(state.turn.over)))
    return every(
        (
            one_card_a_turn(state, record, holder),
            implies(first_round, state.suitcases[holder].column.size < CAPACITY),
        )
    )


def two_moves_a_card(state: State, record: Record, holder: Character) -> bool:
    """Each card in a suitcase has cost a move and a turn's end, the newest maybe only a move."""
    newest = choose(took_in(state.turn.traffic[holder]), 1, 0)
    size = state.suitcases[holder].column.size
    return some((record.moves >= MANY, record.moves + newest >= 2 * size))


def ten_cards_to_start(state: State, record: Record, player: Player) -> bool:
    """Before the first move each player holds ten cards."""
    return implies(record.moves == 0, state.hands[player].size == HAND_SIZE)
