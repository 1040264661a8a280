"""What is claimed about how a game begins, what stays as it began, and whose turn comes next."""

from __future__ import annotations

from typing import Final

from lexludi.itchy_feet.actions import Move
from lexludi.itchy_feet.components import Card, Game, Player
from lexludi.itchy_feet.setup import FIRST_ITEMS, LATER, Deal, characters_differ, items_in
from lexludi.itchy_feet.state import Stage, State
from lexludi.kernel.words import every, how_many, implies, negate, same, some
from lexludi_proofs.engine.beginning import Begun, as_set_up
from lexludi_proofs.engine.claims import Claim, Invariant, Step
from lexludi_proofs.itchy_feet.premises import QUIET, players


def begun(game: Game, deal: Deal, state: State) -> bool:
    """Whether everything lies where the setup says, and what chance decided is as it decided."""
    return every(
        (
            every(first_hand(state, player) for player in game.players),
            every(shuffled_in(state, kind) for kind in LATER),
            every(lies_once(state, player) for player in game.players),
            how_many(one == state.journeys.centre for one in state.journeys.countries) == 0,
            every(state.journeys.there),
            negate(some(state.journeys.travelled)),
            state.discards.size == 0,
            same(state.pile, deal.pile),
            same(state.characters, deal.characters),
            state.turn.mover == deal.starter,
            state.turn.stage == Stage.ACT,
        )
    )


def first_hand(state: State, player: Player) -> bool:
    """Whether a player holds a passport and three items."""
    hand = state.hands[player]
    return every(
        (
            hand[Card.PASSPORT] == 1,
            items_in(hand) == FIRST_ITEMS,
            hand.size == FIRST_ITEMS + 1,
        )
    )


def shuffled_in(state: State, kind: Card) -> bool:
    """Whether all cards of a kind are in the pile."""
    return state.pile.how_many(lambda card: card == kind) == state.game.in_play[kind]


def lies_once(state: State, player: Player) -> bool:
    """Whether no other player has the same country."""
    countries = state.journeys.countries
    return how_many(one == countries[player] for one in countries) == 1


BEGUN: Final = as_set_up(begun)


def begun_well(state: State, record: Begun) -> bool:
    """A game begins with a passport, three items and a country for each, all else in its place."""
    return record.well


def characters_stay(before: State, move: Move, after: State, player: Player) -> bool:
    """Everybody keeps the character that was laid out at the beginning."""
    return after.characters[player] == before.characters[player]


def own_characters(state: State) -> bool:
    """Where characters are played, no two players have the same."""
    return characters_differ(state.game, state.characters)


def turn_ends(before: State, move: Move, after: State) -> bool:
    """Once an action is done, the next action is another player's."""
    done = every((before.turn.acted, after.turn.stage == Stage.ACT))
    return implies(done, negate(after.turn.mover == before.turn.mover))


def clockwise(before: State, move: Move, after: State) -> bool:
    """No turn is followed by any but that of the left-hand neighbour."""
    mover, next_one = before.turn.mover, after.turn.mover
    return some((next_one == mover, next_one == before.game.left_of(mover)))


BEGINNINGS: Final[tuple[Claim, ...]] = (
    Invariant(
        name="begins-as-set-up",
        holds=begun_well,
        history=BEGUN,
        clauses=(
            "setup.passport",
            "setup.hand",
            "setup.country",
            "setup.centre",
            "setup.pile",
            "setup.extensions",
            "setup.starter",
            "components.countries",
            "components.passports",
            "components.events",
            "components.special-items",
            "components.forbidden-items",
            "components.postcards",
            "setup.passports-aside",
            "setup.countries-aside",
            "event.shuffled",
            "special.shuffled",
            "forbidden.shuffled",
            "postcard.shuffled",
        ),
        because="that is how it is set up",
    ),
    Step(
        name="characters-stay",
        holds=characters_stay,
        about=(players,),
        clauses=("character.in-front", "character.aside"),
        because="no rule moves a character",
    ),
    Invariant(
        name="characters-differ",
        holds=own_characters,
        clauses=("components.characters",),
        because="there is one card of each",
    ),
    Step(
        name="turn-ends-with-its-action",
        holds=turn_ends,
        given=(QUIET,),
        clauses=("turn.ends-with-action",),
        because="what an action leaves to be done is done before, and nothing else follows",
    ),
    Step(
        name="turns-go-clockwise",
        holds=clockwise,
        players=(3, 4, 5, 6),
        clauses=("turn.clockwise",),
        because="nobody has to miss a turn",
    ),
)
