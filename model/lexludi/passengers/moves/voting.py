"""The third phase: ballots are sealed, all hands open at once, and a boat sails."""

from __future__ import annotations

from dataclasses import replace

from lexludi.kernel.bag import Bag
from lexludi.kernel.row import Row
from lexludi.kernel.table import Table
from lexludi.kernel.words import choose, every, some, total
from lexludi.passengers.actions import Opened, Vote
from lexludi.passengers.components import (
    BERTHS,
    BOATS,
    NO_CARD,
    ROUNDS,
    Berth,
    Boat,
    Card,
    Gift,
    Round,
    spaces_of,
)
from lexludi.passengers.law import encodes
from lexludi.passengers.moves.masks import masks_after_vote
from lexludi.passengers.readings import CoinPassed
from lexludi.passengers.setup import NO_MASKS, empty_boats, first_turn, no_gifts
from lexludi.passengers.state import Coin, Landing, Seat, Stage, State, Turn
from lexludi.passengers.turn import require_stage

Shown = tuple[Opened, ...]


@encodes("vote.everybody")
def vote(state: State, move: Vote) -> tuple[State, Shown]:
    """The mover seals a ballot; with the last one, all are opened and a boat sails.

    Players do so in the order of their seats, beginning with who has the coin. As nobody sees a
    ballot before all are there, the order tells nobody anything.
    """
    require_stage(state, Stage.VOTE)
    mover = state.turn.mover
    following = state.game.left_of(mover)
    ballots = state.ballots.replace(mover, move.boat)
    sealed = replace(state, ballots=ballots, turn=replace(state.turn, mover=following))
    if following == state.coin.holder:
        return sailed(sealed, winner(sealed)), hands_opened(sealed)
    return sealed, ()


@encodes("vote.together")
def hands_opened(state: State) -> Shown:
    """Everybody sees all ballots, when the last one is there."""
    return (Opened(state.ballots),)


@encodes("vote.sum")
def votes_for(state: State, boat: Boat) -> int:
    """How many vote tokens those have together who voted for a boat."""
    return total(
        choose(state.ballots[player] == boat, votes, 0) for player, votes in state.votes.items()
    )


@encodes("vote.most-wins")
def winner(state: State) -> Boat:
    """The boat with more vote tokens; between equal numbers, the one of the coin's holder."""
    raven, wolf = (votes_for(state, boat) for boat in BOATS)
    by_number = choose(raven > wolf, Boat.RAVEN, Boat.WOLF)
    return choose(raven == wolf, coin_ballot(state), by_number)


@encodes("vote.tie")
def coin_ballot(state: State) -> Boat:
    """The boat that the holder of the coin voted for."""
    if state.game.readings.coin_passed is CoinPassed.HOLDER_AT_START:
        return state.ballots[state.coin.round_began]
    return state.ballots[state.coin.holder]


@encodes("boat.loser-out", "round.tokens-back", "round.three", "end.three-boats")
def sailed(state: State, boat: Boat) -> State:
    """One boat is in the Afterlands, the other out of the game, and the table is cleared."""
    game, round = state.game, state.turn.round
    loser = choose(boat == Boat.RAVEN, Boat.WOLF, Boat.RAVEN)
    coin = coin_of_next_round(state)
    over = round == Round.III
    landed = state.afterlands.replace(round, Landing(True, boat, landed_seats(state, boat)))
    return replace(
        state,
        seats=empty_boats(game),
        afterlands=landed.map(lambda one: revealed(one, over)),
        lost=lost_with(state, loser),
        gifts=no_gifts(game),
        votes=Table.filled(game.players, 0),
        masks=masks_after_vote(state, loser),
        ballots=Table.filled(game.players, Boat.RAVEN),
        coin=coin,
        turn=choose(over, end(state), next_round(state, coin)),
    )


@encodes("boat.to-afterlands", "boat.face-down")
def landed_seats(state: State, boat: Boat) -> Table[Berth, Seat]:
    """The passengers of a boat as they are, open or face down, with the masks on them."""

    def seats(one: Boat) -> Table[Berth, Seat]:
        aboard = Table(BERTHS, tuple(state.seats[space] for space in spaces_of(one)))
        return aboard.map(lambda seat: replace(seat, covered=NO_MASKS))

    return choose(boat == Boat.RAVEN, seats(Boat.RAVEN), seats(Boat.WOLF))


@encodes("end.all-revealed")
def revealed(landing: Landing, over: bool) -> Landing:
    """At the end every passenger of the Afterlands lies open; before, those that did already."""

    def face(seat: Seat) -> Seat:
        return replace(seat, open=some((seat.open, every((over, seat.taken)))))

    return replace(landing, seats=landing.seats.map(face))


def lost_with(state: State, boat: Boat) -> Bag[Card]:
    """What is out of the game, once the passengers of one of the boats in play are as well."""

    def lost(one: Boat) -> Bag[Card]:
        aboard = [state.seats[space] for space in spaces_of(one)]
        cards = Row.of(len(BERTHS), NO_CARD, (seat.card for seat in aboard))
        return state.lost.pour(cards, tuple(seat.taken for seat in aboard))

    return choose(boat == Boat.RAVEN, lost(Boat.RAVEN), lost(Boat.WOLF))


def coin_of_next_round(state: State) -> Coin:
    """The coin stays with its holder, who is then the one with whom the next round begins."""
    if state.game.readings.coin_passed is CoinPassed.HOLDER_AT_START:
        return replace(state.coin, round_began=state.coin.holder)
    return state.coin


@encodes("round.next-boats")
def next_round(state: State, coin: Coin) -> Turn:
    """The next round begins, with its own two boats."""
    following = Table(ROUNDS, (*ROUNDS.members[1:], ROUNDS.members[-1]))
    return first_turn(state.game, coin, following[state.turn.round])


def end(state: State) -> Turn:
    """After the third round the game is over; nobody has the turn any more."""
    return Turn(state.turn.round, Stage.OVER, state.coin.holder, Gift.G0)
