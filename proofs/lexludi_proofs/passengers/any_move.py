"""A legal move for every position of a game: what proves that nobody is ever stuck."""

from __future__ import annotations

from collections.abc import Callable

from lexludi.kernel.words import every, first_of, negate, some
from lexludi.passengers.actions import (
    GainVotes,
    GoBy,
    LoseVotes,
    Move,
    PassCoin,
    Peek,
    PlaceMystery,
    PlacePassenger,
    Reveal,
    Swap,
    TakeMask,
    Vote,
)
from lexludi.passengers.components import CARDS, COLOURS, SPACES, Boat, Effect, Player, Space
from lexludi.passengers.invariants.boats import is_free
from lexludi.passengers.moves.gifts import can_be_used, effect_of, has_to_be_used
from lexludi.passengers.moves.placing import plan_of
from lexludi.passengers.state import Stage, State
from lexludi.passengers.turn import in_same_boat


def a_legal_move(state: State) -> Move:
    """A move that is legal in a position that is not the end."""
    stage = state.turn.stage
    if stage == Stage.MYSTERY:
        return PlaceMystery(first_of(SPACES, lambda space: _in_an_empty_boat(state, space)))
    if stage == Stage.PLACE:
        space = first_of(SPACES, lambda one: is_free(state, one))
        card = first_of(CARDS, state.hands[state.turn.mover].has)
        return PlacePassenger(card, space, plan_of(state, space).gift)
    if stage == Stage.MASK:
        return TakeMask(first_of(COLOURS, lambda colour: state.masks.left[colour]))
    if stage == Stage.GIFT:
        return _gift_used(state)
    return Vote(Boat.RAVEN)


def _in_an_empty_boat(state: State, space: Space) -> bool:
    return every((plan_of(state, space).there, negate(some(in_same_boat(state, space)))))


def _gift_used(state: State) -> Move:
    effect = effect_of(state)
    if negate(every((has_to_be_used(state), can_be_used(state)))):
        return GoBy()
    if effect == Effect.PEEK:
        return Peek(_face_down(state))
    if effect == Effect.REVEAL:
        return Reveal(_face_down(state))
    if effect == Effect.SWAP:
        one = first_of(SPACES, lambda space: state.seats[space].taken)
        other = first_of(SPACES, lambda two: every((state.seats[two].taken, one != two)))
        return Swap(one, other)
    if effect == Effect.GAIN_VOTES:
        return GainVotes()
    if effect == Effect.LOSE_VOTES:
        mover, votes = state.turn.mover, state.votes
        return LoseVotes(_player(state, lambda one: every((one != mover, votes[one] >= 1))))
    return PassCoin(_player(state, lambda one: _could_be_given_the_coin(state, one)))


def _face_down(state: State) -> Space:
    def hidden(space: Space) -> bool:
        seat = state.seats[space]
        return every((seat.taken, negate(seat.open)))

    return first_of(SPACES, hidden)


def _player(state: State, fits: Callable[[Player], bool]) -> Player:
    return first_of(state.game.players, fits)


def _could_be_given_the_coin(state: State, player: Player) -> bool:
    return every((player != state.turn.mover, player != state.coin.holder))
