"""How many vote tokens there are, and what they decide."""

from __future__ import annotations

from lexludi.kernel.table import Table, itself
from lexludi.kernel.words import choose, every, implies, negate, some, total
from lexludi.passengers.actions import Move, Vote
from lexludi.passengers.components import (
    ALL_VOTES,
    BOATS,
    ROUNDS,
    Boat,
    Plan,
    Player,
    Round,
    Space,
    space_of,
)
from lexludi.passengers.invariants.rounds import PLACING, at
from lexludi.passengers.state import Seat, Stage, State


def votes_within_supply(state: State) -> bool:
    """Nobody has fewer than no vote tokens, and all players together have 17 at most."""
    enough = every(votes >= 0 for votes in state.votes)
    return every((enough, state.votes.total(itself) <= ALL_VOTES))


def no_votes_between_rounds(state: State) -> bool:
    """Before anybody has placed, and when the game is over, nobody has vote tokens or gifts."""
    stage = state.turn.stage
    first = every((stage == Stage.PLACE, state.turn.mover == state.coin.holder))
    cleared = some((stage == Stage.MYSTERY, stage == Stage.OVER, first))
    nothing = every(
        (*(votes == 0 for votes in state.votes), *(negate(one) for one in state.gifts.taken))
    )
    return implies(cleared, nothing)


def votes_on(plans: Table[Space, Plan], space: Space, seat: Seat) -> int:
    """How many vote tokens a space still brings whoever places a passenger there."""
    return choose(every((plans[space].there, negate(seat.taken))), plans[space].votes, 0)


def votes_of_free_spaces_left(state: State) -> bool:
    """While passengers are placed, the supply still has the vote tokens of all free spaces."""
    there = state.votes.total(itself)

    def enough(round: Round) -> bool:
        plans = state.game.box.plans[round]
        waiting = state.seats.total_by_key(lambda space, seat: votes_on(plans, space, seat))
        return implies(state.turn.round == round, there + waiting <= ALL_VOTES)

    return implies(at(state, *PLACING), every(enough(round) for round in ROUNDS))


def boat_sailed(before: State, after: State) -> Boat:
    """The boat that has sailed in the round of a vote."""
    return after.afterlands[before.turn.round].boat


def chosen_by(before: State, move: Vote, player: Player) -> Boat:
    """The boat that a player voted for, when the last ballot is sealed by this vote."""
    return choose(player == before.turn.mover, move.boat, before.ballots[player])


def votes_for(before: State, move: Vote, boat: Boat) -> int:
    """How many vote tokens stand behind a boat, when the last ballot is sealed by this vote."""
    return total(
        choose(chosen_by(before, move, player) == boat, votes, 0)
        for player, votes in before.votes.items()
    )


def is_last_ballot(before: State) -> bool:
    """Whether the mover's ballot is the last of the round."""
    return before.game.left_of(before.turn.mover) == before.coin.holder


def one_boat_sails(before: State, move: Move, after: State) -> bool:
    """With the last ballot a boat of the round sails, whatever the votes, and not before."""
    sails = after.afterlands[before.turn.round].sailed
    came = every((sails, negate(before.afterlands[before.turn.round].sailed)))
    return came == is_last_ballot(before)


def more_votes_win(before: State, move: Vote, after: State) -> bool:
    """A boat with more votes than the other sails."""
    raven, wolf = (votes_for(before, move, boat) for boat in BOATS)
    won = boat_sailed(before, after)
    by_sum = every(
        (implies(raven > wolf, won == Boat.RAVEN), implies(wolf > raven, won == Boat.WOLF))
    )
    return implies(is_last_ballot(before), by_sum)


def majority_decides(before: State, move: Vote, after: State, player: Player) -> bool:
    """Whoever has more than half of all vote tokens that players have decides alone."""
    own = before.votes[player]
    alone = own + own > before.votes.total(itself)
    won = boat_sailed(before, after) == chosen_by(before, move, player)
    return implies(every((is_last_ballot(before), alone)), won)


def coin_settles_ties(before: State, move: Vote, after: State) -> bool:
    """The boat of the coin's holder sails just where it has no fewer votes than the other."""
    choice = chosen_by(before, move, before.coin.holder)
    raven, wolf = (votes_for(before, move, boat) for boat in BOATS)
    raven_chosen = choice == Boat.RAVEN
    behind, against = choose(raven_chosen, raven, wolf), choose(raven_chosen, wolf, raven)
    sails = boat_sailed(before, after) == choice
    return implies(is_last_ballot(before), sails == (behind >= against))


def tokens_back(before: State, move: Vote, after: State) -> bool:
    """With the last ballot of a round all vote tokens and gifts go back."""
    nothing = every(
        (*(votes == 0 for votes in after.votes), *(negate(one) for one in after.gifts.taken))
    )
    return implies(is_last_ballot(before), nothing)


def no_more_than_all_votes(state: State, player: Player) -> bool:
    """Nobody has more vote tokens than all players have together."""
    return state.votes[player] <= state.votes.total(itself)


def vote_turns_no_card(before: State, move: Move, after: State) -> bool:
    """Before the end, a passenger that sails lies open just where it did before."""
    landing = after.afterlands[before.turn.round]
    now = every((is_last_ballot(before), negate(at(after, Stage.OVER))))
    as_before = every(
        seat.open == before.seats[space_of(landing.boat, place)].open
        for place, seat in landing.seats.items()
    )
    return implies(now, as_before)
