"""What is claimed about how a game begins."""

from __future__ import annotations

from typing import Final

from lexludi.kernel.words import every, how_many, negate, same, some
from lexludi.passengers.components import (
    HAND,
    MYSTERY_OF_A_TYPE,
    Colour,
    Faction,
    Game,
    Player,
    Round,
    Type,
)
from lexludi.passengers.invariants.boats import passengers_in_play
from lexludi.passengers.invariants.factions import factions_as_dealt, of_hand
from lexludi.passengers.setup import Deal
from lexludi.passengers.state import Stage, State
from lexludi_proofs.engine.beginning import Begun, as_set_up
from lexludi_proofs.engine.claims import Claim, Invariant


def begun(game: Game, deal: Deal, state: State) -> bool:
    """Whether everything lies where the setup says, and what chance decided is as it decided."""
    masks = state.masks
    return every(
        (
            every(three_cards(state, player) for player in game.players),
            state.mystery.size == game.mystery_cards,
            mysteries_by_type(state),
            factions_as_dealt(state),
            passengers_in_play(state) == 0,
            negate(some(one.sailed for one in state.afterlands)),
            state.lost.size == 0,
            every(votes == 0 for votes in state.votes),
            negate(some(state.gifts.taken)),
            every(masks.left),
            every(held == Colour.NONE for held in masks.held),
            same(state.mystery, deal.mystery),
            state.coin.holder == deal.starter,
            state.turn.round == Round.I,
            some((state.turn.stage == Stage.MYSTERY, state.turn.mover == deal.starter)),
        )
    )


def three_cards(state: State, player: Player) -> bool:
    """Whether a player holds a soul, a demon and one more, of the type of the own faction."""
    hand, faction = state.hands[player], state.factions[player]
    souls, demons = (of_hand(hand, type) for type in (Type.SOUL, Type.DEMON))
    return every(
        (
            hand.size == HAND,
            souls == 1 + how_many([faction == Faction.SOULS]),
            demons == 1 + how_many([faction == Faction.DEMONS]),
        )
    )


def mysteries_by_type(state: State) -> bool:
    """Whether there are three souls and three demons to be placed, or none of either."""
    wanted = MYSTERY_OF_A_TYPE if state.game.mystery_cards else 0
    return every(
        state.mystery.how_many(lambda card, type=type: card.type == type) == wanted  # type: ignore[misc]
        for type in (Type.SOUL, Type.DEMON)
    )


BEGUN: Final = as_set_up(begun)


def begun_well(state: State, record: Begun) -> bool:
    """A game begins with three cards each and a coin for one, with nobody aboard and no votes."""
    return record.well


BEGINNINGS: Final[tuple[Claim, ...]] = (
    Invariant(
        name="begins-as-set-up",
        holds=begun_well,
        history=BEGUN,
        clauses=(
            "setup.coin",
            "setup.hand",
            "setup.faction-card",
            "setup.faction-deck",
            "setup.three-cards",
            "setup.mystery-deck",
            "setup.jester-out",
            "setup.first-boats",
            "setup.gifts-open",
            "setup.vote-tokens",
            "setup.masks",
            "goal.three-rounds",
        ),
        because="that is how it is set up",
    ),
)
