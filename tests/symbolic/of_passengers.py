"""What is lifted of Passengers besides its moves, and where its moves are tried."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

from lexludi.kernel.table import Table
from lexludi.passengers.actions import (
    Disclosure,
    GainVotes,
    GoBy,
    LayMask,
    LoseVotes,
    PassCoin,
    Peek,
    PlaceMystery,
    PlacePassenger,
    Reveal,
    Swap,
    TakeMask,
    Vote,
)
from lexludi.passengers.components import (
    CARDS,
    COLOURS,
    ROUNDS,
    SPACES,
    Colour,
    Effect,
    Player,
    Space,
)
from lexludi.passengers.moves.gifts import can_be_used
from lexludi.passengers.moves.voting import votes_for
from lexludi.passengers.scoring import demon_points, soul_points, winning_faction
from lexludi.passengers.setup import empty_seat, last_player
from lexludi.passengers.state import Stage, State
from lexludi.passengers.views import heard
from tests.symbolic.sampling import Sampling

STAGES = {
    PlaceMystery: Stage.MYSTERY,
    PlacePassenger: Stage.PLACE,
    TakeMask: Stage.MASK,
    Vote: Stage.VOTE,
}
EFFECTS = {
    Peek: Effect.PEEK,
    Reveal: Effect.REVEAL,
    Swap: Effect.SWAP,
    LayMask: Effect.MASK,
    GainVotes: Effect.GAIN_VOTES,
    LoseVotes: Effect.LOSE_VOTES,
    PassCoin: Effect.PASS_COIN,
    GoBy: Effect.NOTHING,
}


def at_its_stage(state: State, move: Any, random: Random) -> State:
    """The position at the stage at which the move is due, with what the move asks for."""
    if random.random() < 0.1:
        return state
    stage = STAGES.get(type(move), Stage.GIFT)
    ready = replace(state, turn=replace(state.turn, stage=stage))
    if stage is Stage.VOTE and random.random() < 0.5:
        return replace(ready, coin=replace(ready.coin, holder=ready.game.left_of(ready.turn.mover)))
    if stage is Stage.GIFT:
        return with_effect(ready, move, random)
    return with_room(ready, move, random)


def with_room(state: State, move: Any, random: Random) -> State:
    """The position with a few passengers, with the card and the space that a move names."""
    seats = state.seats.map(lambda seat: replace(seat, taken=random.random() < 0.2))
    match move:
        case PlaceMystery(space):
            seats = Table.filled(SPACES, empty_seat(state.game))
            state = with_space(state, space)
        case PlacePassenger(card, space, gift):
            seats = seats.replace(space, replace(seats[space], taken=False))
            state = with_space(state, space, gift=gift)
            mover, hands = state.turn.mover, state.hands
            taken = state.gifts.taken.replace(gift, random.random() < 0.1)
            held = hands[mover] if hands[mover].has(card) else hands[mover].add(card)
            state = replace(
                state,
                hands=hands.replace(mover, held),
                gifts=replace(state.gifts, taken=taken),
            )
        case TakeMask(colour):
            left = state.masks.left.replace(colour, True)
            state = replace(state, masks=replace(state.masks, left=left))
    return replace(state, seats=seats)


def with_space(state: State, space: Space, **changes: Any) -> State:
    """The position in which the boats of every round have that space."""
    box = state.game.box
    plans = box.plans
    for round in ROUNDS:
        plan = replace(plans[round][space], there=True, **changes)
        plans = plans.replace(round, plans[round].replace(space, plan))
    return replace(state, game=replace(state.game, box=replace(box, plans=plans)))


def with_effect(state: State, move: Any, random: Random) -> State:
    """The position in which the gift does what a move is about, and may be aimed at its target."""
    box, mover = state.game.box, state.turn.mover
    effects = box.effects.replace(state.turn.gift, EFFECTS[type(move)])
    if isinstance(move, GoBy) and random.random() < 0.6:
        effects = box.effects
    seats, masks, votes = state.seats, state.masks, state.votes
    for space in SPACES:
        aimed = space in (
            getattr(move, "space", None),
            getattr(move, "one", None),
            getattr(move, "other", None),
        )
        if aimed:
            mask = seats[space].mask if random.random() < 0.5 else Colour.NONE
            seats = seats.replace(space, replace(seats[space], taken=True, open=False, mask=mask))
    if isinstance(move, LayMask):
        held = masks.held.replace(mover, random.choice(COLOURS.members))
        masks = replace(masks, held=held)
    if isinstance(move, LoseVotes):
        votes = votes.replace(move.player, 1 + random.randrange(5))
    return replace(
        state,
        game=replace(state.game, box=replace(box, effects=effects)),
        seats=seats,
        masks=masks,
        votes=votes,
    )


def heard_around(
    state: State, shown: tuple[Disclosure, ...], player: Player
) -> tuple[Disclosure, ...]:
    """What a player learns of the disclosures of a move."""
    return heard(shown, player)


SAMPLING = Sampling(
    functions={
        "last_player": lambda at: last_player(at[0].game, at[0].coin),
        "left_of": lambda at: at[0].game.left_of(at[1]),
        "can_be_used": lambda at: can_be_used(at[0]),
        "votes_for": lambda at: votes_for(at[0], SPACES.members[0].boat),
        "soul_points": lambda at: soul_points(at[0]),
        "demon_points": lambda at: demon_points(at[0]),
        "winning_faction": lambda at: winning_faction(at[0]),
    },
    others=lambda game: CARDS,
    heard=heard_around,
    livelier=at_its_stage,
    dealt="souls",
    scored=("final-tie", "soul-bonus", "masked-jester", "gaps"),
    seen=("own-card-again",),
)
