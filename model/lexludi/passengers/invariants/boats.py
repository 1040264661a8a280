"""Who is aboard: how many in each boat at each moment, and how many have sailed."""

from __future__ import annotations

from dataclasses import replace

from lexludi.kernel.words import choose, every, how_many, implies, negate, some, total
from lexludi.passengers.components import (
    BOATS,
    SPACES,
    Colour,
    Game,
    Round,
    Space,
)
from lexludi.passengers.invariants.rounds import aboard, at, rounds_begun, seats_after_coin
from lexludi.passengers.readings import SoulBonus
from lexludi.passengers.scoring import soul_bonus
from lexludi.passengers.setup import last_player
from lexludi.passengers.state import Landing, Stage, State

NINE = 9  # passengers in three boats of three


def mysteries_placed(state: State) -> int:
    """How many mystery passengers have come aboard in this round, by whose turn it is."""
    game = state.game
    first = last_player(game, state.coin)
    to_come = choose(state.turn.mover == first, 0, 1)
    return choose(at(state, Stage.MYSTERY), to_come, game.mystery_a_round)


def mysteries_in_turn(state: State) -> bool:
    """Two mystery passengers go each round, by the last player and then the last but one."""
    game = state.game
    if game.mystery_cards == 0:
        return every((state.mystery.size == 0, negate(at(state, Stage.MYSTERY))))
    gone = game.mystery_a_round * (rounds_begun(state) - 1) + mysteries_placed(state)
    last = last_player(game, state.coin)
    before_last = game.left_of(last, len(game.players) - 1)
    in_turn = some((state.turn.mover == last, state.turn.mover == before_last))
    return every(
        (
            state.mystery.size + gone == game.mystery_cards,
            implies(at(state, Stage.MYSTERY), in_turn),
        )
    )


def passengers_in_play(state: State) -> int:
    """How many passengers sit in the two boats of the round."""
    return state.seats.total(lambda seat: how_many([seat.taken]))


def aboard_by_turn(state: State) -> bool:
    """As many passengers are aboard as there were turns to place one."""
    before = seats_after_coin(state, state.turn.mover)
    players = len(state.game.players)
    placed = choose(
        at(state, Stage.PLACE),
        before,
        choose(
            at(state, Stage.MASK),
            before + 1,
            choose(at(state, Stage.GIFT, Stage.VOTE), players, 0),
        ),
    )
    mysteries = choose(at(state, Stage.OVER), 0, mysteries_placed(state))
    return passengers_in_play(state) == placed + mysteries


def is_free(state: State, space: Space) -> bool:
    """Whether the next passenger could sit on a space."""
    there = state.game.box.plans[state.turn.round][space].there
    room = aboard(state, space.boat) < state.game.most_in_a_boat
    return every((there, negate(state.seats[space].taken), room))


def always_a_free_space(state: State) -> bool:
    """Whoever has to place a passenger finds a space for it."""
    return implies(at(state, Stage.PLACE), some(is_free(state, space) for space in SPACES))


def load_fits(game: Game, number: int) -> bool:
    """Whether a boat can have so many aboard when all have placed: the rest fits into the other."""
    most = game.most_in_a_boat
    least = len(game.players) + game.mystery_a_round - most
    return every((number >= least, number <= most))


def boats_loaded(state: State) -> bool:
    """When all have placed, a boat has three aboard with four or six players.

    With five it has two or three, with seven two to five, with eight three to five.
    """
    loaded = every(load_fits(state.game, aboard(state, boat)) for boat in BOATS)
    return implies(at(state, Stage.GIFT, Stage.VOTE), loaded)


def landed_in(landing: Landing) -> int:
    """How many passengers a boat has brought to the Afterlands."""
    return how_many(seat.taken for seat in landing.seats)


def nobody_before_the_vote(state: State, round: Round) -> bool:
    """In the Afterlands is nobody, and no mask, of a round that has had no vote yet."""
    landing = state.afterlands[round]
    nobody = every(
        every((negate(seat.taken), negate(seat.open), seat.mask == Colour.NONE))
        for seat in landing.seats
    )
    return implies(negate(landing.sailed), nobody)


def loads_that_sailed(state: State, round: Round) -> bool:
    """A boat that has sailed has brought as many passengers as a boat can have."""
    landing = state.afterlands[round]
    return implies(landing.sailed, load_fits(state.game, landed_in(landing)))


def three_boats_at_the_end(state: State) -> bool:
    """When the game is over, three boats have reached the Afterlands."""
    return implies(at(state, Stage.OVER), every(one.sailed for one in state.afterlands))


def nine_sail(state: State) -> bool:
    """With four or six players, exactly nine passengers are in the Afterlands at the end."""
    number = total(landed_in(landing) for landing in state.afterlands)
    return implies(at(state, Stage.OVER), number == NINE)


def last_has_one_boat(state: State) -> bool:
    """The last of four or six players finds one boat full and one with room for one more."""
    loads = [aboard(state, boat) for boat in BOATS]
    full = state.game.most_in_a_boat
    one_left = some(every((one == full, other == full - 1)) for one, other in (loads, loads[::-1]))
    last = state.game.left_of(state.turn.mover) == state.coin.holder
    return implies(every((at(state, Stage.PLACE), last)), one_left)


def bonus_counted_alike(state: State, round: Round) -> bool:
    """Up to six players, the bonus of a boat is one, by its largest group or by each of them."""
    landing, game = state.afterlands[round], state.game
    counted = [
        soul_bonus(replace(game, readings=replace(game.readings, soul_bonus=one)), landing)
        for one in SoulBonus
    ]
    return implies(landing.sailed, counted[0] == counted[1])
