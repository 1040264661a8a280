"""Rounds, placing, gifts and votes of Passengers put out of force."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from lexludi.kernel.bag import Bag
from lexludi.kernel.table import Table
from lexludi.kernel.words import choose, every, first_that, how_many, some
from lexludi.passengers.actions import (
    Disclosure,
    GainVotes,
    GoBy,
    Opened,
    PassCoin,
    PlaceMystery,
    PlacePassenger,
    Swap,
    Vote,
)
from lexludi.passengers.components import (
    COLOURS,
    GIFTS,
    Berth,
    Boat,
    Card,
    Faction,
    Game,
    Gift,
    Player,
    Round,
    Space,
)
from lexludi.passengers.law import require
from lexludi.passengers.moves.gifts import amount_of, gain_votes, go_by, pass_coin, swap
from lexludi.passengers.moves.masks import masks_after_vote
from lexludi.passengers.moves.placing import (
    gift_taken,
    mask_or_next,
    mystery_seat,
    own_seat,
    place_mystery,
    votes_taken,
)
from lexludi.passengers.moves.voting import (
    coin_ballot,
    coin_of_next_round,
    end,
    hands_opened,
    landed_seats,
    lost_with,
    next_round,
    revealed,
    sailed,
    vote,
    votes_for,
    winner,
)
from lexludi.passengers.setup import first_turn
from lexludi.passengers.state import Coin, Landing, Masks, Seat, Stage, State, Turn
from lexludi.passengers.turn import mystery_placed, placed, turn_of_gift
from lexludi.passengers.views import View, heard_of, seen, view
from lexludi_proofs.engine.breaking import Break

Shown = tuple[Opened, ...]


def _over_at_once(state: State, coin: Coin) -> Turn:
    return end(replace(state, coin=coin))


def _goes_on(state: State) -> Turn:
    return first_turn(state.game, state.coin, state.turn.round)


def _same_boats(state: State, coin: Coin) -> Turn:
    return first_turn(state.game, coin, state.turn.round)


def _no_second_phase(state: State) -> State:
    after = placed(state)
    done = after.turn.stage == Stage.GIFT
    voting = replace(after.turn, stage=Stage.VOTE, mover=after.coin.holder, gift=Gift.G0)
    return replace(after, turn=choose(done, voting, after.turn))


def _to_the_left(state: State) -> State:
    after = mystery_placed(state)
    left = state.game.left_of(state.turn.mover)
    return replace(after, turn=replace(after.turn, mover=left))


def _mystery_open(state: State, card: Card) -> Seat:
    return replace(mystery_seat(state, card), open=True)


def _mystery_with_a_vote(state: State, move: PlaceMystery) -> State:
    after = place_mystery(state, move)
    return replace(after, votes=after.votes.adjust(state.turn.mover, 1))


def _next_begins(game: Game, coin: Coin, round: Round) -> Turn:
    turn = first_turn(game, coin, round)
    return replace(turn, mover=game.left_of(turn.mover))


def _places_right(state: State) -> State:
    right = state.game.left_of(state.turn.mover, len(state.game.players) - 1)
    after = placed(state)
    goes_on = after.turn.stage == Stage.PLACE
    return replace(after, turn=choose(goes_on, replace(after.turn, mover=right), after.turn))


def _places_again(state: State) -> State:
    return replace(state, turn=replace(state.turn, stage=Stage.PLACE))


def _placed_open(state: State, card: Card, player: Player) -> Seat:
    return replace(own_seat(state, card, player), open=True)


def _only_ones_own(state: State, move: PassCoin) -> State:
    require(state.coin.holder == state.turn.mover, "gift.effect", player=move.player)
    return pass_coin(state, move)


def _seen_through(seat: Seat, player: Player) -> Seat:
    return replace(seen(seat, player), card=seat.card)


def _the_first_gift(state: State, move: PlacePassenger) -> State:
    gifts, mover = state.gifts, state.turn.mover
    taken, takers = gifts.taken.replace(Gift.G0, True), gifts.takers.replace(Gift.G0, mover)
    return replace(state, gifts=replace(gifts, taken=taken, takers=takers))


def _no_votes(state: State, space: Space) -> State:
    return state


def _mask_anywhere(state: State, space: Space) -> State:
    return replace(state, turn=replace(state.turn, stage=Stage.MASK))


def _votes_hidden(state: State, player: Player) -> View:
    own = state.votes[player]
    return replace(view(state, player), votes=Table.filled(state.game.players, own))


def _downwards(state: State, *, first: bool) -> Turn:
    turn, taken = turn_of_gift(state, first=first), state.gifts.taken

    def comes(gift: Gift) -> bool:
        above = some(state.turn.gift == one for one in GIFTS.members[GIFTS.position[gift] + 1 :])
        return every((taken[gift], True if first else above))

    gift = first_that(((comes(one), one) for one in reversed(GIFTS.members)), turn.gift)
    return replace(turn, gift=gift)


def _from_nowhere(state: State, move: GainVotes) -> State:
    after = gain_votes(state, move)
    mover = state.turn.mover
    votes = state.votes.replace(mover, state.votes[mover] + amount_of(state))
    return replace(after, votes=votes)


def _must_do_something(state: State, move: GoBy) -> State:
    require(False, "gift.effect", gift=state.turn.gift)
    return go_by(state, move)


def _one_votes_for_all(state: State, move: Vote) -> tuple[State, Shown]:
    vote(state, move)
    return sailed(state, move.boat), hands_opened(state)


def _ballot_of_first(state: State, player: Player) -> View:
    return replace(view(state, player), ballot=state.ballots[state.game.players.members[0]])


def _opened_one_by_one(state: State, move: Vote) -> tuple[State, Shown]:
    after, _ = vote(state, move)
    return after, (Opened(state.ballots.replace(state.turn.mover, move.boat)),)


def _heads(state: State, boat: Boat) -> int:
    return how_many(ballot == boat for ballot in state.ballots)


def _fewest_win(state: State) -> Boat:
    return choose(winner(state) == Boat.RAVEN, Boat.WOLF, Boat.RAVEN)


def _raven(state: State) -> Boat:
    return Boat.RAVEN


def _ashore(landing: Landing, over: bool) -> Landing:
    seats = revealed(landing, over).seats.map(lambda seat: replace(seat, taken=False))
    return replace(landing, seats=seats)


def _not_lost(state: State, boat: Boat) -> Bag[Card]:
    return state.lost


def _turned_up(state: State, boat: Boat) -> Table[Berth, Seat]:
    return landed_seats(state, boat).map(lambda seat: replace(seat, open=seat.taken))


def _votes_kept(state: State, boat: Boat) -> State:
    return replace(sailed(state, boat), votes=state.votes)


def _coin_goes_round(state: State) -> Coin:
    coin = coin_of_next_round(state)
    return replace(coin, holder=state.game.left_of(coin.holder))


def _turned_down(landing: Landing, over: bool) -> Landing:
    return replace(landing, seats=landing.seats.map(lambda seat: replace(seat, open=False)))


def _masks_back(state: State, loser: Boat) -> Masks:
    return replace(masks_after_vote(state, loser), left=Table.filled(COLOURS, True))


def _turns_ferryman(state: State, boat: Boat) -> State:
    holder = state.coin.holder
    return replace(sailed(state, boat), factions=state.factions.replace(holder, Faction.SOULS))


def _swapped_open(state: State, move: Swap) -> State:
    after = swap(state, move)
    return replace(after, seats=after.seats.map(lambda seat: replace(seat, open=seat.taken)))


def _all_hear(told: Disclosure, player: Player) -> Disclosure:
    return told


ROUNDS: Final = (
    Break("round.three", next_round, _over_at_once, "the game is over after a round"),
    Break("round.phases", placed, _no_second_phase, "gifts are not used"),
    Break("round.next-boats", next_round, _same_boats, "the same boats are used again"),
    Break("end.three-boats", end, _goes_on, "the game goes on with the last boats"),
    Break("end.all-revealed", revealed, _turned_down, "each vote turns them down"),
    Break("mystery.last-player", mystery_placed, _to_the_left, "the left neighbour goes on"),
    Break("mystery.face-down", mystery_seat, _mystery_open, "mystery passengers lie open"),
    Break("mystery.no-gift", place_mystery, _mystery_with_a_vote, "one vote comes with them"),
    Break("place.coin-first", first_turn, _next_begins, "the holder's neighbour places first"),
    Break("place.coin-first", mystery_placed, _to_the_left, "the holder need not be first"),
    Break("place.clockwise", placed, _places_right, "the right-hand neighbour is next"),
    Break("place.one-card", placed, _places_again, "who has placed places again"),
    Break("place.face-down", own_seat, _placed_open, "passengers lie open"),
    Break("place.face-down", seen, _seen_through, "all see what lies face down"),
    Break("place.gift", gift_taken, _the_first_gift, "all take the same gift"),
    Break("place.votes", votes_taken, _no_votes, "nobody takes vote tokens"),
    Break("place.mask-area", mask_or_next, _mask_anywhere, "a mask comes with any space"),
    Break("place.open-information", view, _votes_hidden, "votes of others are hidden"),
    Break("gift.ascending", turn_of_gift, _downwards, "the highest number is first"),
    Break("effect.gain-votes", gain_votes, _from_nowhere, "votes come from nowhere"),
    Break("effect.nothing", go_by, _must_do_something, "every gift has to do something"),
    Break("effect.pass-coin", pass_coin, _only_ones_own, "only the holder passes the coin on"),
    Break("effect.swap", swap, _swapped_open, "swaps turn passengers up"),
    Break("effect.secretly", heard_of, _all_hear, "all see what somebody peeks at"),
    Break("faction.by-card", sailed, _turns_ferryman, "who holds the coin turns ferryman"),
    Break("vote.everybody", vote, _one_votes_for_all, "one player votes for all"),
    Break("vote.secret", view, _ballot_of_first, "the first player's ballot is seen"),
    Break("vote.together", vote, _opened_one_by_one, "each ballot is opened at once"),
    Break("vote.sum", votes_for, _heads, "players are counted, not votes"),
    Break("vote.most-wins", winner, _fewest_win, "the other boat wins"),
    Break("vote.tie", coin_ballot, _raven, "the raven wins a tie"),
    Break("boat.to-afterlands", revealed, _ashore, "passengers leave the boats that have sailed"),
    Break("boat.loser-out", lost_with, _not_lost, "the losing boat's passengers are nowhere"),
    Break("boat.loser-out", masks_after_vote, _masks_back, "masks come back"),
    Break("boat.face-down", landed_seats, _turned_up, "who sails is turned up"),
    Break("round.tokens-back", sailed, _votes_kept, "votes are kept"),
    Break("round.coin-first", coin_of_next_round, _coin_goes_round, "the coin goes round"),
)
