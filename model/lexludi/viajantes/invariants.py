"""What holds in every position of Viajantes, and what one move may change, as plain functions.

Each docstring is the claim in words. A further argument (a kind, a character, a player, a seat)
stands for any one of them.
"""

from __future__ import annotations

from lexludi.kernel.table import itself
from lexludi.kernel.words import every, how_many, implies, negate, same, some, total
from lexludi.viajantes.actions import Move, Put
from lexludi.viajantes.components import (
    CAPACITY,
    HAND_SIZE,
    ITEMS_EACH,
    POINTS,
    Character,
    Face,
    Kind,
    Player,
    Seat,
)
from lexludi.viajantes.setup import nothing_remembered
from lexludi.viajantes.state import State
from lexludi.viajantes.suitcases import closed_count, took_in
from lexludi.viajantes.views import view


def cards_of(state: State, kind: Kind) -> int:
    """How many cards of a kind are in hands and suitcases."""
    in_hands = state.hands.total(lambda hand: hand[kind])
    return in_hands + state.suitcases.total(
        lambda suitcase: suitcase.column.how_many(lambda card: card.kind == kind)
    )


def cards_in_suitcases(state: State) -> int:
    """How many cards lie in suitcases."""
    return state.suitcases.total(lambda suitcase: suitcase.column.size)


def cards_in_play(state: State) -> int:
    """How many cards lie in suitcases, and clothing cards in hands: what makes a position large."""
    clothing = state.hands.total(lambda hand: hand[Kind.CLOTHING])
    return cards_in_suitcases(state) + clothing


def most_items_kept(state: State, kind: Kind) -> bool:
    """There are no more items of a character in play than the box has."""
    return cards_of(state, kind) <= ITEMS_EACH


def tidy(state: State) -> bool:
    """No suitcase took in a card this turn unless points were spent; nothing is remembered."""
    started = nothing_remembered(state.game, state.turn.starter)
    quiet = every(negate(took_in(traffic)) for traffic in state.turn.traffic)
    return every((same(state.past, started), implies(state.turn.spent == 0, quiet)))


def items_conserved(state: State, kind: Kind) -> bool:
    """The five items of each character in the game are always in hands and suitcases."""
    return cards_of(state, kind) == ITEMS_EACH


def clothing_conserved(state: State) -> bool:
    """The clothing cards are always in the row, in hands and in suitcases, one a player and two."""
    return cards_of(state, Kind.CLOTHING) + state.clothing == state.game.clothing


def suitcase_capacity(state: State, holder: Character) -> bool:
    """No suitcase ever holds more than five cards."""
    return state.suitcases[holder].column.size <= CAPACITY


def closed_means_five(state: State, holder: Character) -> bool:
    """A suitcase is closed exactly when it holds five cards."""
    suitcase = state.suitcases[holder]
    return suitcase.closed == (suitcase.column.size == CAPACITY)


def seats_permutation(state: State, seat: Seat) -> bool:
    """Each seat of the train is always taken by exactly one character."""
    return taken_by(state, seat) == 1


def points_within_turn(state: State) -> bool:
    """The five action points are always those spent in this turn and those the mover still has."""
    held = state.points[state.turn.mover]
    return every(
        (
            held >= 0,
            held <= POINTS,
            state.turn.spent + held == POINTS,
            state.points.total(itself) == POINTS,
        )
    )


def end_needs_closed(state: State) -> bool:
    """When the game is over, at least as many suitcases are closed as there are players."""
    return implies(state.turn.over, closed_count(state) >= len(state.game.players))


def round_starts_below_threshold(state: State) -> bool:
    """While the game goes on, a round starts with fewer closed suitcases than players."""
    return implies(
        goes_on_with_new_round(state),
        closed_count(state) < len(state.game.players),
    )


def goes_on_with_new_round(state: State) -> bool:
    """Whether a round begins and the game is not over."""
    return every((round_starts(state), negate(state.turn.over)))


def round_starts(state: State) -> bool:
    """Whether nothing has been done yet in the round."""
    turn = state.turn
    return every((turn.mover == turn.starter, turn.spent == 0))


def room_as_round_starts(state: State) -> bool:
    """While the game goes on, a round starts with less than nine cards a player in suitcases."""
    return implies(
        goes_on_with_new_round(state),
        cards_in_suitcases(state) < 9 * len(state.game.players),
    )


def somebody_holds_an_item(state: State) -> bool:
    """While the game goes on, a round starts with a personal item in some hand."""
    return implies(goes_on_with_new_round(state), items_in_hands(state) >= 1)


def a_suitcase_is_open(state: State) -> bool:
    """While the game goes on, a round starts with an open suitcase."""
    return implies(
        goes_on_with_new_round(state),
        some(negate(suitcase.closed) for suitcase in state.suitcases),
    )


def items_all_told(state: State) -> bool:
    """Hands and suitcases together always hold ten personal items a player."""
    lying = cards_in_suitcases(state) - state.suitcases.total(
        lambda suitcase: suitcase.column.how_many(lambda card: card.kind == Kind.CLOTHING)
    )
    return items_in_hands(state) + lying == HAND_SIZE * len(state.game.players)


def items_in_hands(state: State) -> int:
    """How many personal items are in hands."""
    clothing = state.hands.total(lambda hand: hand[Kind.CLOTHING])
    return state.hands.total(lambda hand: hand.size) - clothing


def seat_points_constant(state: State) -> bool:
    """The points of all taken seats together never change."""
    worth = state.game.seat_points
    taken = total(worth[seat] * taken_by(state, seat) for seat in state.game.seats)
    return taken == total(worth)


def taken_by(state: State, seat: Seat) -> int:
    """How many characters sit in a seat."""
    return state.seats.total(lambda taken: how_many([taken == seat]))


def identities_held(state: State, character: Character) -> bool:
    """Each character in the game is the identity of exactly one player."""
    return (
        how_many(
            held == character for pair in state.identities for held in (pair.first, pair.second)
        )
        == 1
    )


def two_characters_each(state: State, player: Player) -> bool:
    """The two identities of a player differ."""
    pair = state.identities[player]
    return negate(pair.first == pair.second)


def closed_frozen(before: State, move: Move, after: State, holder: Character) -> bool:
    """A closed suitcase stays closed, and its cards stay as they are."""
    was, now = before.suitcases[holder], after.suitcases[holder]
    return implies(was.closed, every((now.closed, same(was.column, now.column))))


def open_stay(before: State, move: Move, after: State, holder: Character) -> bool:
    """A character whose suitcase is open keeps the seat."""
    return implies(
        negate(before.suitcases[holder].closed), before.seats[holder] == after.seats[holder]
    )


def put_alternates(before: State, move: Put, after: State, holder: Character) -> bool:
    """A card put where cards lie comes last, the other way up than the one before."""
    column, now = before.suitcases[holder].column, after.suitcases[holder].column
    return implies(
        every((holder == move.into, column.size >= 1)),
        every((now.size == column.size + 1, negate(now.last.face == column.last.face))),
    )


def orientation_kept(before: State, move: Move, after: State, kind: Kind, face: Face) -> bool:
    """A move of an item leaves as many cards of each kind lying each way up as there were."""

    def lying(state: State) -> int:
        return state.suitcases.total(
            lambda suitcase: suitcase.column.how_many(
                lambda card: every((card.kind == kind, card.face == face))
            )
        )

    return lying(before) == lying(after)


def never_fewer(before: State, move: Move, after: State) -> bool:
    """No move lowers the number of cards in suitcases, and a put raises it by one."""
    more = cards_in_suitcases(after) - cards_in_suitcases(before)
    return more == (1 if isinstance(move, Put) else 0)


def nothing_on_the_table_changes(before: State, move: Move, after: State) -> bool:
    """A look leaves seats, suitcases, hands and clothing row as they were."""
    return every(
        (
            same(before.seats, after.seats),
            same(before.suitcases, after.suitcases),
            same(before.hands, after.hands),
            before.clothing == after.clothing,
        )
    )


def same_way_up(state: State, holder: Character) -> int:
    """How many neighbours in a character's column lie the same way up."""
    return state.suitcases[holder].column.how_many_neighbours(
        lambda one, next_: one.face == next_.face
    )


def two_same_way_up(state: State) -> bool:
    """Two neighbours in one column lie the same way up."""
    return some(same_way_up(state, holder) >= 1 for holder in state.game.characters)


def a_suitcase_is_closed(state: State) -> bool:
    """A suitcase is closed."""
    return some(suitcase.closed for suitcase in state.suitcases)


def what_lies_open_is_seen(state: State, player: Player) -> bool:
    """Every player sees own identities, the seats, the clothing row and how many cards all hold."""
    seen = view(state, player)
    return every(
        (
            same(seen.identities, state.identities[player]),
            same(seen.seats, state.seats),
            seen.clothing == state.clothing,
            every(seen.hand_sizes[one] == state.hands[one].size for one in state.game.players),
        )
    )


def closed_shows_nothing(state: State, player: Player, holder: Character) -> bool:
    """No player sees a card that lies in a closed suitcase."""
    shown = view(state, player).suitcases[holder].column.cells
    return implies(
        state.suitcases[holder].closed,
        every(negate(some((one.kind_shown, one.face_shown))) for one in shown),
    )
