"""The second phase: one gift after the other does what it says, or goes by."""

from __future__ import annotations

from dataclasses import replace

from lexludi.kernel.table import itself
from lexludi.kernel.words import choose, every, first_that, how_many, negate, some
from lexludi.passengers.actions import (
    GainVotes,
    GoBy,
    LayMask,
    LoseVotes,
    PassCoin,
    Peek,
    Peeked,
    Reveal,
    Swap,
)
from lexludi.passengers.components import ALL_VOTES, Effect, Space
from lexludi.passengers.law import encodes, require
from lexludi.passengers.moves.masks import can_lay_mask, masked, masks_stay
from lexludi.passengers.readings import GiftUse, MaskUse, SwappedMasks, VotesBeyondSupply
from lexludi.passengers.state import Stage, State
from lexludi.passengers.turn import require_stage, seated, used


def effect_of(state: State) -> Effect:
    """What the gift whose turn it is does."""
    return state.game.box.effects[state.turn.gift]


def amount_of(state: State) -> int:
    """How many vote tokens the gift whose turn it is moves."""
    return state.game.box.amounts[state.turn.gift]


def require_effect(state: State, effect: Effect) -> None:
    """Refuse what is not the effect of the gift whose turn it is."""
    require_stage(state, Stage.GIFT)
    require(effect_of(state) == effect, "gift.effect", gift=state.turn.gift)


def require_in_play(state: State, space: Space) -> None:
    """Refuse a space on which no passenger is in play."""
    require(state.seats[space].taken, "gift.in-play", space=space)


@encodes("effect.secretly")
def peek(state: State, move: Peek) -> tuple[State, Peeked]:
    """The mover alone sees a passenger that lies face down."""
    require_effect(state, Effect.PEEK)
    require_in_play(state, move.space)
    seat = state.seats[move.space]
    require(negate(seat.open), "effect.peek", space=move.space)
    return used(state), Peeked(state.turn.mover, move.space, seat.card)


def reveal(state: State, move: Reveal) -> State:
    """The mover turns up a passenger that lies face down."""
    require_effect(state, Effect.REVEAL)
    require_in_play(state, move.space)
    seat = state.seats[move.space]
    require(negate(seat.open), "effect.reveal", space=move.space)
    return used(seated(state, move.space, replace(seat, open=True)))


def swap(state: State, move: Swap) -> State:
    """Two passengers change places, and each stays as open or hidden as it was."""
    require_effect(state, Effect.SWAP)
    require(move.one != move.other, "effect.swap", space=move.one)
    require_in_play(state, move.one)
    require_in_play(state, move.other)
    swapped = replace(state, seats=state.seats.exchange(move.one, move.other))
    if state.game.readings.swapped_masks is SwappedMasks.WITH_SPACE:
        swapped = masks_stay(state, swapped, (move.one, move.other))
    return used(swapped)


def lay_mask(state: State, move: LayMask) -> State:
    """The mover lays the own mask token on a passenger."""
    require_effect(state, Effect.MASK)
    require_in_play(state, move.space)
    return used(masked(state, move.space, state.turn.mover))


@encodes("effect.gain-votes")
def gain_votes(state: State, move: GainVotes) -> State:
    """The mover takes vote tokens from the supply, as many as are there."""
    require_effect(state, Effect.GAIN_VOTES)
    mover, amount = state.turn.mover, amount_of(state)
    if state.game.readings.votes_beyond_supply is VotesBeyondSupply.WITHIN_SUPPLY:
        left = ALL_VOTES - state.votes.total(itself)
        amount = choose(amount <= left, amount, left)
    votes = state.votes.replace(mover, state.votes[mover] + amount)
    return used(replace(state, votes=votes))


def lose_votes(state: State, move: LoseVotes) -> State:
    """Another player puts vote tokens back, as many as there are."""
    require_effect(state, Effect.LOSE_VOTES)
    require(move.player != state.turn.mover, "effect.lose-votes", player=move.player)
    there, amount = state.votes[move.player], amount_of(state)
    require(there >= 1, "effect.lose-votes", player=move.player)
    left = choose(there >= amount, there - amount, 0)
    return used(replace(state, votes=state.votes.replace(move.player, left)))


def pass_coin(state: State, move: PassCoin) -> State:
    """The coin goes on to somebody who does not use the gift, and does not have the coin."""
    require_effect(state, Effect.PASS_COIN)
    require(move.player != state.turn.mover, "effect.pass-coin", player=move.player)
    require(move.player != state.coin.holder, "effect.pass-coin", player=move.player)
    return used(replace(state, coin=replace(state.coin, holder=move.player)))


@encodes("effect.nothing")
def go_by(state: State, move: GoBy) -> State:
    """A gift that does nothing, can do nothing, or may be left unused goes by."""
    require_stage(state, Stage.GIFT)
    has_to = every((has_to_be_used(state), can_be_used(state)))
    require(negate(has_to), "gift.effect", gift=state.turn.gift)
    return used(state)


def has_to_be_used(state: State) -> bool:
    """Whether the gift whose turn it is may not be left unused, if it can do something."""
    readings = state.game.readings
    return choose(
        effect_of(state) == Effect.MASK,
        readings.mask_use is MaskUse.MUST_USE,
        readings.gift_use is GiftUse.MUST_IF_POSSIBLE,
    )


def can_be_used(state: State) -> bool:
    """Whether the gift whose turn it is can do anything."""
    effect, hidden = effect_of(state), some_face_down(state)
    return first_that(
        (
            (effect == Effect.PEEK, hidden),
            (effect == Effect.REVEAL, hidden),
            (effect == Effect.SWAP, how_many(seat.taken for seat in state.seats) >= 2),
            (effect == Effect.MASK, can_lay_mask(state)),
            (effect == Effect.GAIN_VOTES, True),
            (effect == Effect.LOSE_VOTES, others_have_votes(state)),
            (effect == Effect.PASS_COIN, True),
        ),
        False,
    )


def some_face_down(state: State) -> bool:
    """Whether a passenger in play lies face down."""
    return some(every((seat.taken, negate(seat.open))) for seat in state.seats)


def others_have_votes(state: State) -> bool:
    """Whether somebody but the mover has vote tokens."""
    mover = state.turn.mover
    return some(every((player != mover, votes >= 1)) for player, votes in state.votes.items())
