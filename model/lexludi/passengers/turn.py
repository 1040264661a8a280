"""What comes next: the next player, the next gift, the vote, or a new round."""

from __future__ import annotations

from dataclasses import replace

from lexludi.kernel.words import choose, every, first_that, some
from lexludi.passengers.components import GIFTS, SPACES, Gift, Space
from lexludi.passengers.law import encodes, require
from lexludi.passengers.setup import last_player
from lexludi.passengers.state import Seat, Stage, State, Turn


def require_stage(state: State, stage: Stage) -> None:
    """Refuse what is done before or after its time."""
    require(state.turn.stage == stage, "round.steps-in-order", now=state.turn.stage)


def mystery_placed(state: State) -> State:
    """After the last player the last but one places, and then the holder of the coin."""
    game, turn, coin = state.game, state.turn, state.coin
    last = last_player(game, coin)
    second = replace(turn, mover=game.left_of(last, len(game.players) - 1))
    holder = replace(turn, stage=Stage.PLACE, mover=coin.holder)
    return replace(state, turn=choose(turn.mover == last, second, holder))


@encodes("place.clockwise", "place.one-card", "round.phases")
def placed(state: State) -> State:
    """The left-hand neighbour places; after everybody has, the first gift is used."""
    following = state.game.left_of(state.turn.mover)
    places = replace(state.turn, stage=Stage.PLACE, mover=following)
    done = following == state.coin.holder
    return replace(state, turn=choose(done, turn_of_gift(state, first=True), places))


def used(state: State) -> State:
    """The gift with the next number is used; after the last one, votes are cast."""
    return replace(state, turn=turn_of_gift(state, first=False))


@encodes("gift.ascending")
def turn_of_gift(state: State, *, first: bool) -> Turn:
    """The turn of the lowest number that has been taken, of all or of those still to come."""
    gifts, turn = state.gifts, state.turn

    def comes(gift: Gift) -> bool:
        if first:
            return gifts.taken[gift]
        return every((gifts.taken[gift], is_above(gift, turn.gift)))

    waiting = {gift: comes(gift) for gift in GIFTS}
    gift = first_that(((waiting[one], one) for one in GIFTS), Gift.G0)
    using = replace(turn, stage=Stage.GIFT, mover=gifts.takers[gift], gift=gift)
    voting = replace(turn, stage=Stage.VOTE, mover=state.coin.holder, gift=Gift.G0)
    return choose(some(waiting.values()), using, voting)


def is_above(gift: Gift, other: Gift) -> bool:
    """Whether a gift, which is known, has a higher number than another."""
    return some(other == below for below in GIFTS.members[: GIFTS.position[gift]])


def in_same_boat(state: State, space: Space) -> tuple[bool, ...]:
    """Of each space, whether it has a passenger in the boat of a certain space."""
    return tuple(every((state.seats[one].taken, one.boat == space.boat)) for one in SPACES)


def seated(state: State, space: Space, seat: Seat) -> State:
    """The position with something else on a space."""
    return replace(state, seats=state.seats.replace(space, seat))
