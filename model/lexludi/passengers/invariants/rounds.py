"""What each moment of a round has: how many have placed, taken a gift, and voted."""

from __future__ import annotations

from lexludi.kernel.words import choose, every, how_many, implies, some, total
from lexludi.passengers.actions import Move
from lexludi.passengers.components import (
    BOATS,
    HAND,
    ROUNDS,
    SPACES,
    Boat,
    Player,
    Round,
)
from lexludi.passengers.state import Stage, State

PLACING = (Stage.MYSTERY, Stage.PLACE, Stage.MASK)


def at(state: State, *stages: Stage) -> bool:
    """Whether the position is at one of these stages."""
    return some(state.turn.stage == stage for stage in stages)


def seats_after_coin(state: State, player: Player) -> int:
    """How many seats to the left of the coin's holder a player sits."""
    game = state.game
    found = 0
    for seats in range(1, len(game.players)):
        found = choose(game.left_of(state.coin.holder, seats) == player, seats, found)
    return found


def has_placed(state: State, player: Player) -> bool:
    """Whether a player has placed a passenger in this round."""
    before_mover = seats_after_coin(state, player) < seats_after_coin(state, state.turn.mover)
    mover_has = every((player == state.turn.mover, state.turn.stage == Stage.MASK))
    in_turn = every((at(state, Stage.PLACE, Stage.MASK), some((before_mover, mover_has))))
    return some((in_turn, at(state, Stage.GIFT, Stage.VOTE)))


def rounds_begun(state: State) -> int:
    """How many rounds have begun."""
    return total(
        choose(state.turn.round == round, number, 0) for number, round in enumerate(ROUNDS, 1)
    )


def hand_by_round(state: State, player: Player) -> bool:
    """Everybody has placed a card in each round before, and in this one when it was their turn."""
    placed = rounds_begun(state) - 1 + how_many([has_placed(state, player)])
    left = choose(at(state, Stage.OVER), 0, HAND - placed)
    return state.hands[player].size == left


def gifts_of(state: State, player: Player) -> int:
    """How many gifts a player has taken in this round."""
    gifts = state.gifts
    return how_many(
        every((taken, gifts.takers[gift] == player)) for gift, taken in gifts.taken.items()
    )


def one_gift_each(state: State, player: Player) -> bool:
    """Whoever has placed in this round has one gift, and nobody else has any."""
    return gifts_of(state, player) == how_many([has_placed(state, player)])


def gift_in_turn(state: State) -> bool:
    """The gift that is used has been taken, and its taker has the turn."""
    turn, gifts = state.turn, state.gifts
    taken = every((gifts.taken[turn.gift], gifts.takers[turn.gift] == turn.mover))
    return implies(turn.stage == Stage.GIFT, taken)


def sailed_by_round(state: State, round: Round) -> bool:
    """A boat of each round before has sailed, and at the end one of the third."""
    earlier = some(
        every((state.turn.round == now, ROUNDS.position[now] > ROUNDS.position[each]))
        for now in ROUNDS
        for each in ROUNDS
        if each == round
    )
    ended = every((at(state, Stage.OVER), state.turn.round == round))
    return state.afterlands[round].sailed == some((earlier, ended))


def aboard(state: State, boat: Boat) -> int:
    """How many passengers a boat in play has."""
    return how_many(
        every((space.boat == boat, seat.taken))
        for space, seat in zip(SPACES, state.seats, strict=True)
    )


def boats_not_overfull(state: State) -> bool:
    """No boat in play has more passengers than it may take."""
    return every(aboard(state, boat) <= state.game.most_in_a_boat for boat in BOATS)


def all_open_at_the_end(state: State) -> bool:
    """When the game is over, every passenger of the Afterlands lies open."""
    opened = every(
        implies(seat.taken, seat.open) for landing in state.afterlands for seat in landing.seats
    )
    return implies(at(state, Stage.OVER), opened)


def never_hidden_again(before: State, move: Move, after: State, round: Round) -> bool:
    """What lies open in the Afterlands stays open."""
    pairs = zip(before.afterlands[round].seats, after.afterlands[round].seats, strict=True)
    return every(implies(was.open, now.open) for was, now in pairs)


def afterlands_stay(before: State, move: Move, after: State, round: Round) -> bool:
    """No move takes a passenger, or a mask, of a boat that has sailed."""
    was, now = before.afterlands[round], after.afterlands[round]
    same = every(
        every((one.taken == other.taken, one.card == other.card, one.mask == other.mask))
        for one, other in zip(was.seats, now.seats, strict=True)
    )
    return implies(was.sailed, every((now.sailed, was.boat == now.boat, same)))
