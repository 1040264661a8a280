"""What each moment of a round has: how many have placed, taken a gift, and voted."""

from __future__ import annotations

from lexludi.kernel.words import choose, every, how_many, implies, negate, some, total
from lexludi.passengers.actions import Move, PlaceMystery, PlacePassenger
from lexludi.passengers.components import (
    BOATS,
    GIFTS,
    HAND,
    ROUNDS,
    SPACES,
    Boat,
    Game,
    Player,
    Round,
    Space,
)
from lexludi.passengers.setup import last_player
from lexludi.passengers.state import Stage, State

PLACING = (Stage.MYSTERY, Stage.PLACE, Stage.MASK)
ALL_GIFTS = len(GIFTS)
ALL_ROUNDS = len(ROUNDS)


def at(state: State, *stages: Stage) -> bool:
    """Whether the position is at one of these stages."""
    return some(state.turn.stage == stage for stage in stages)


def seats_after_coin(state: State, player: Player) -> int:
    """How many seats to the left of the coin's holder a player sits."""
    game = state.game
    found = 0
    for seats in range(1, len(game.players)):
        found = choose(game.left_of(state.coin.holder, seats) == player, seats, found)
    return found


def has_placed(state: State, player: Player) -> bool:
    """Whether a player has placed a passenger in this round."""
    before_mover = seats_after_coin(state, player) < seats_after_coin(state, state.turn.mover)
    mover_has = every((player == state.turn.mover, state.turn.stage == Stage.MASK))
    in_turn = every((at(state, Stage.PLACE, Stage.MASK), some((before_mover, mover_has))))
    return some((in_turn, at(state, Stage.GIFT, Stage.VOTE)))


def rounds_begun(state: State) -> int:
    """How many rounds have begun."""
    return total(
        choose(state.turn.round == round, number, 0) for number, round in enumerate(ROUNDS, 1)
    )


def hand_by_round(state: State, player: Player) -> bool:
    """Everybody has placed a card in each round before, and in this one when it was their turn."""
    placed = rounds_begun(state) - 1 + how_many([has_placed(state, player)])
    left = choose(at(state, Stage.OVER), 0, HAND - placed)
    return state.hands[player].size == left


def gifts_of(state: State, player: Player) -> int:
    """How many gifts a player has taken in this round."""
    gifts = state.gifts
    return how_many(
        every((taken, gifts.takers[gift] == player)) for gift, taken in gifts.taken.items()
    )


def one_gift_each(state: State, player: Player) -> bool:
    """Whoever has placed in this round has one gift, and nobody else has any."""
    return gifts_of(state, player) == how_many([has_placed(state, player)])


def gift_in_turn(state: State) -> bool:
    """The gift that is used has been taken, and its taker has the turn."""
    turn, gifts = state.turn, state.gifts
    taken = every((gifts.taken[turn.gift], gifts.takers[turn.gift] == turn.mover))
    return implies(turn.stage == Stage.GIFT, taken)


def sailed_by_round(state: State, round: Round) -> bool:
    """A boat of each round before has sailed, and at the end one of the third."""
    earlier = some(
        every((state.turn.round == now, ROUNDS.position[now] > ROUNDS.position[each]))
        for now in ROUNDS
        for each in ROUNDS
        if each == round
    )
    ended = every((at(state, Stage.OVER), state.turn.round == round))
    return state.afterlands[round].sailed == some((earlier, ended))


def aboard(state: State, boat: Boat) -> int:
    """How many passengers a boat in play has."""
    return how_many(
        every((space.boat == boat, seat.taken))
        for space, seat in zip(SPACES, state.seats, strict=True)
    )


def boats_not_overfull(state: State) -> bool:
    """No boat in play has more passengers than it may take."""
    return every(aboard(state, boat) <= state.game.most_in_a_boat for boat in BOATS)


def all_open_at_the_end(state: State) -> bool:
    """When the game is over, every passenger of the Afterlands lies open."""
    opened = every(
        implies(seat.taken, seat.open) for landing in state.afterlands for seat in landing.seats
    )
    return implies(at(state, Stage.OVER), opened)


def never_hidden_again(before: State, move: Move, after: State, round: Round) -> bool:
    """What lies open in the Afterlands stays open."""
    pairs = zip(before.afterlands[round].seats, after.afterlands[round].seats, strict=True)
    return every(implies(was.open, now.open) for was, now in pairs)


def afterlands_stay(before: State, move: Move, after: State, round: Round) -> bool:
    """No move takes a passenger, or a mask, of a boat that has sailed."""
    was, now = before.afterlands[round], after.afterlands[round]
    same = every(
        every((one.taken == other.taken, one.card == other.card, one.mask == other.mask))
        for one, other in zip(was.seats, now.seats, strict=True)
    )
    return implies(was.sailed, every((now.sailed, was.boat == now.boat, same)))


def over_after_the_third(state: State) -> bool:
    """The game is not over before the third round."""
    return implies(at(state, Stage.OVER), state.turn.round == Round.III)


def number_of_gift(state: State) -> int:
    """The number of the gift that is used, or that waits to be."""
    return total(choose(state.turn.gift == gift, number, 0) for number, gift in enumerate(GIFTS))


def gifts_ascend(before: State, move: Move, after: State) -> bool:
    """A gift is followed by the one with the next higher number of those that were taken."""
    used, using = number_of_gift(before), at(after, Stage.GIFT)
    following = choose(using, number_of_gift(after), ALL_GIFTS)
    between = every(
        implies(every((used < number, number < following)), negate(before.gifts.taken[gift]))
        for number, gift in enumerate(GIFTS)
    )
    return every((following > used, between))


def coin_stays(before: State, move: Move, after: State) -> bool:
    """The coin stays where it is, and that from one round to the next."""
    return after.coin.holder == before.coin.holder


def coin_moves_on(before: State, move: Move, after: State) -> bool:
    """A gift that passes the coin on gives it to somebody else."""
    return negate(after.coin.holder == before.coin.holder)


def next_round_begins_with_coin(before: State, move: Move, after: State) -> bool:
    """In each round, the holder of the coin is the first to place a passenger."""
    begins = every((at(after, Stage.PLACE), negate(at(before, Stage.PLACE, Stage.MASK))))
    return implies(begins, after.turn.mover == after.coin.holder)


def placed_face_down(before: State, move: PlacePassenger, after: State) -> bool:
    """A passenger comes aboard face down, without a mask."""
    seat = after.seats[move.space]
    return every((seat.taken, negate(seat.open), seat.card == move.card))


def mystery_face_down(before: State, move: PlaceMystery, after: State) -> bool:
    """A mystery passenger comes aboard face down, and brings its player neither gift nor votes."""
    seat, mover = after.seats[move.space], before.turn.mover
    nothing = every(
        (
            after.votes[mover] == before.votes[mover],
            gifts_of(after, mover) == gifts_of(before, mover),
            after.masks.held[mover] == before.masks.held[mover],
        )
    )
    return every((seat.taken, negate(seat.open), nothing))


def brings_what_it_says(before: State, move: PlacePassenger, after: State) -> bool:
    """A passenger brings the votes of its space, and the gift that is taken for it."""
    mover = before.turn.mover
    plan = before.game.box.plans[before.turn.round][move.space]
    return every(
        (
            after.votes[mover] == before.votes[mover] + plan.votes,
            after.gifts.taken[move.gift],
            after.gifts.takers[move.gift] == mover,
            gifts_of(after, mover) == gifts_of(before, mover) + 1,
        )
    )


def next_to_place(before: State, move: Move, after: State) -> bool:
    """After a passenger is placed, the next to place one is the left-hand neighbour."""
    follows = after.turn.mover == before.game.left_of(before.turn.mover)
    return implies(at(after, Stage.PLACE), follows)


def steps_left(state: State) -> int:
    """How many steps the game can take at most until it is over."""
    game = state.game
    players, mysteries = len(game.players), game.mystery_a_round
    votes = players - seats_after_coin(state, state.turn.mover)
    gifts = players + ALL_GIFTS - number_of_gift(state)
    placing = players + ALL_GIFTS + 2 * votes
    first = state.turn.mover == last_player(game, state.coin)
    in_round = choose(
        at(state, Stage.VOTE),
        votes,
        choose(
            at(state, Stage.GIFT),
            gifts,
            choose(
                at(state, Stage.MYSTERY),
                3 * players + ALL_GIFTS + choose(first, mysteries, mysteries - 1),
                choose(at(state, Stage.MASK), placing - 1, placing),
            ),
        ),
    )
    left = (ALL_ROUNDS - rounds_begun(state)) * most_steps_a_round(state.game) + in_round
    return choose(at(state, Stage.OVER), 0, left)


def most_steps_a_round(game: Game) -> int:
    """How many steps a round can take at most, counting a mask and every gift."""
    return 3 * len(game.players) + ALL_GIFTS + game.mystery_a_round


def most_steps(game: Game) -> int:
    """How many steps a game can take at most."""
    return ALL_ROUNDS * most_steps_a_round(game)


def gift_of_free_space_left(state: State, space: Space) -> bool:
    """While passengers are placed, nobody has the gift of a space that is free."""
    plan = state.game.box.plans[state.turn.round][space]
    free = every((plan.there, negate(state.seats[space].taken)))
    return implies(every((at(state, *PLACING), free)), negate(state.gifts.taken[plan.gift]))


def mask_to_choose(state: State) -> bool:
    """Whoever has to choose a mask finds one in the supply, and has taken a gift."""
    there = every((some(state.masks.left), some(state.gifts.taken)))
    return implies(at(state, Stage.MASK), there)


def gifts_begin_with_the_lowest(before: State, move: Move, after: State) -> bool:
    """When all have placed, the gift with the lowest number of those taken is used first."""
    first = every((at(after, Stage.GIFT), after.gifts.taken[after.turn.gift]))
    none_below = every(
        implies(number_of_gift(after) > number, negate(after.gifts.taken[gift]))
        for number, gift in enumerate(GIFTS)
    )
    still = at(after, Stage.PLACE, Stage.MASK)
    return some((still, every((first, none_below))))


def mask_area_brings_a_mask(before: State, move: PlacePassenger, after: State) -> bool:
    """Whoever places in the mask area chooses a mask next, if one is left, and nobody else does."""
    area = before.game.box.plans[before.turn.round][move.space].mask_area
    return at(after, Stage.MASK) == every((area, some(before.masks.left)))
