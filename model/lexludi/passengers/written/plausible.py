"""What a written position has to keep to: what the rules of its game can come to.

`implausible` finds what no game could come to: other cards than a deal has, a hand of the wrong
size, passengers where no space is, a mask in two places, something to be done at a wrong moment.
Positions that are `unchecked` may be implausible, for those who ask what a rule would do with them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from lexludi.kernel.forms import Fault, Path
from lexludi.kernel.table import itself
from lexludi.passengers.components import (
    ALL_VOTES,
    BERTHS,
    BOATS,
    CARDS,
    COLOURS,
    FACTIONS,
    GIFTS,
    ROUNDS,
    SPACES,
    Boat,
    Card,
    Colour,
    Gift,
    Player,
    Round,
    Type,
    space_of,
)
from lexludi.passengers.readings import (
    GiftFrom,
    MaskShortage,
    OwnCardAgain,
    VotesBeyondSupply,
)
from lexludi.passengers.setup import NO_MASKS, coin_of, empty_seat, last_player, nothing_landed
from lexludi.passengers.state import Seat, Stage, State
from lexludi.passengers.written.assembling import (
    DEALT,
    hand_size,
    has_placed,
    missing,
    mystery_left,
    passengers,
)
from lexludi.passengers.written.boxes import misprints


def implausible(state: State) -> Iterator[Fault]:
    """Whatever no game could come to, as far as it is looked for."""
    yield from (Fault(("box", *one.path), one.problem) for one in misprints(state.game))
    yield from _wrong_cards(state)
    yield from _wrong_hands(state)
    yield from _wrong_seats(state)
    yield from _wrong_afterlands(state)
    yield from _wrong_gifts(state)
    yield from _wrong_votes(state)
    yield from _wrong_masks(state)
    yield from _wrong_coin(state)
    yield from _wrong_turn(state)


def placed(state: State, player: Player) -> bool:
    """Whether a player has placed a passenger in this round."""
    return has_placed(state.game, state.turn, state.coin, player)


def _wrong_cards(state: State) -> Iterator[Fault]:
    places: dict[str, Counter[Card]] = {
        "hands": Counter(),
        "mystery": Counter(state.mystery),
        "seats": Counter(seat.card for seat in passengers((state.seats, ()))),
        "afterlands": Counter(seat.card for seat in passengers(((), state.afterlands))),
        "lost": Counter(dict(state.lost.counts.items())),
    }
    for hand in state.hands:
        places["hands"].update(dict(hand.counts.items()))
    there: Counter[Card] = Counter()
    for cards in places.values():
        there.update(cards)
    for card in CARDS:
        if there[card] > state.game.box.cards[card]:
            field = next(name for name, cards in places.items() if cards[card])
            count = state.game.box.cards[card]
            problem = f"{there[card]} cards '{card.value}' in all, the box has {count}"
            yield Fault((field,), problem)
    if lacking := missing(state.game, there):
        told = ", ".join(sorted({type.value for type in lacking}))
        yield Fault(("lost",), f"{len(lacking)} cards are missing ({told}), see setup.hand")
    elif sum(there.values()) > state.game.number_of_cards:
        count = state.game.number_of_cards
        field = "lost" if state.lost.size else "hands"
        yield Fault((field,), f"{sum(there.values())} cards in all, the game has {count}")


def _wrong_hands(state: State) -> Iterator[Fault]:
    deck = dict(zip(FACTIONS, state.game.faction_deck, strict=True))
    dealt = Counter(state.factions)
    for faction, count in deck.items():
        if dealt[faction] != count:
            problem = f"{dealt[faction]} x {faction.value}, there are {count}"
            yield Fault(("factions",), f"{problem}, see setup.faction-deck")
    for player, hand in state.hands.items():
        path = ("hands", player.value)
        wanted = hand_size(state.game, state.turn, state.coin, player)
        if hand.size != wanted:
            problem = f"holds {hand.size} cards, it should be {wanted}, see place.one-card"
            yield Fault(path, problem)
        types: Counter[Type] = Counter()
        for card, count in hand.counts.items():
            types[card.type] += count
        if types - Counter(DEALT[state.factions[player]]):
            yield Fault(path, f"was not dealt to one of the {state.factions[player].value}")
    left = mystery_left(state.game, state.turn, state.seats)
    if state.mystery.size != left:
        problem = f"{state.mystery.size} are to be placed, it should be {left}"
        yield Fault(("mystery",), f"{problem}, see setup.mystery-deck")


def _wrong_seats(state: State) -> Iterator[Fault]:
    game, turn = state.game, state.turn
    for space, seat in state.seats.items():
        path = ("seats", space.value)
        yield from _wrong_seat(state, path, seat)
        if seat.taken and not game.box.plans[turn.round][space].there:
            problem = "the boat has no such space, see place.space-there"
            yield Fault(path, problem)
    aboard = {boat: _aboard(state, boat) for boat in BOATS}
    for boat, count in aboard.items():
        if count > game.most_in_a_boat:
            problem = f"{count} are in the {boat.value} boat, it takes {game.most_in_a_boat}"
            yield Fault(("seats",), f"{problem}, see place.capacity")
    mysteries = game.mystery_a_round
    if turn.stage is Stage.MYSTERY:
        mysteries = min(1, sum(aboard.values()))
    elif turn.stage is Stage.OVER:
        mysteries = 0
    wanted = mysteries + sum(placed(state, player) for player in game.players)
    if sum(aboard.values()) != wanted:
        problem = f"{sum(aboard.values())} have come aboard, it should be {wanted}"
        yield Fault(("seats",), f"{problem}, see place.one-card")


def _aboard(state: State, boat: Boat) -> int:
    return sum(seat.taken for space, seat in state.seats.items() if space.boat is boat)


def _wrong_seat(state: State, path: Path, seat: Seat) -> Iterator[Fault]:
    """Whether something is on an empty space, or kept that no reading asks for."""
    readings = state.game.readings
    if not seat.taken:
        if seat != empty_seat(state.game):
            yield Fault(path, "nobody sits there, and so nothing else is there")
        return
    if readings.mask_shortage is not MaskShortage.BACK_FROM_LOSERS and any(seat.covered):
        yield Fault((*path, "covered"), "no reading asks for it, see ruling mask-shortage")
    if any(seat.covered) and seat.mask is Colour.NONE:
        yield Fault((*path, "covered"), "there is no mask over these")
    unowned = empty_seat(state.game)
    looks = readings.own_card_again is OwnCardAgain.MAY_LOOK
    if not looks and (seat.own, seat.owner) != (unowned.own, unowned.owner):
        yield Fault((*path, "owner"), "no reading asks for it, see ruling own-card-again")
    elif not seat.own and seat.owner is not unowned.owner:
        yield Fault((*path, "owner"), "is a player who has not placed this passenger")


def _wrong_afterlands(state: State) -> Iterator[Fault]:
    game, turn = state.game, state.turn
    for round, landing in state.afterlands.items():
        path = ("afterlands", round.value)
        over = turn.stage is Stage.OVER and round is turn.round
        if landing.sailed != (ROUNDS.position[round] < ROUNDS.position[turn.round] or over):
            told = "has sailed" if landing.sailed else "has not sailed"
            yield Fault(path, f"{told}, in round {turn.round.value}, see boat.to-afterlands")
        elif not landing.sailed and landing != nothing_landed(game):
            yield Fault(path, "has not sailed, so nobody is aboard")
        for place in BERTHS:
            seat, here = landing.seats[place], (*path, "seats", place.value)
            yield from _wrong_seat(state, here, seat)
            if seat.taken and not game.box.plans[round][space_of(landing.boat, place)].there:
                yield Fault(here, "the boat has no such space, see place.space-there")
            if seat.covered != NO_MASKS:
                yield Fault((*here, "covered"), "matters in boats in play only")
            if turn.stage is Stage.OVER and seat.taken and not seat.open:
                yield Fault((*here, "open"), "all are turned up, see end.all-revealed")
        aboard = sum(seat.taken for seat in landing.seats)
        if aboard > game.most_in_a_boat:
            problem = f"{aboard} have sailed, the boat takes {game.most_in_a_boat}"
            yield Fault(path, f"{problem}, see place.capacity")


def _wrong_gifts(state: State) -> Iterator[Fault]:
    gifts, nobody = state.gifts, state.game.players.members[0]
    takers = Counter(gifts.takers[gift] for gift in GIFTS if gifts.taken[gift])
    for player in state.game.players:
        wanted = int(placed(state, player))
        if takers[player] != wanted:
            problem = f"{player.value} has taken {takers[player]}, it should be {wanted}"
            yield Fault(("gifts",), f"{problem}, see place.gift")
    for gift in GIFTS:
        if not gifts.taken[gift] and gifts.takers[gift] is not nobody:
            yield Fault(("gifts", gift.value), "is not taken, so nobody has it")
    if state.game.readings.gift_from is GiftFrom.OWN_SPACE:
        plans = state.game.box.plans[state.turn.round]
        brought = {plans[space].gift for space in SPACES if state.seats[space].taken}
        for gift in GIFTS:
            if gifts.taken[gift] and gift not in brought:
                problem = "nobody sits on the space that brings it, see place.gift"
                yield Fault(("gifts", gift.value), problem)


def _wrong_votes(state: State) -> Iterator[Fault]:
    unlimited = state.game.readings.votes_beyond_supply is VotesBeyondSupply.UNLIMITED
    there = state.votes.total(itself)
    if there > ALL_VOTES and not unlimited:
        problem = f"{there} votes in all, there are {ALL_VOTES}, see components.vote-tokens"
        yield Fault(("votes",), problem)
    for player, votes in state.votes.items():
        if votes and not placed(state, player):
            yield Fault(("votes", player.value), "has not placed anybody yet, see place.votes")
    sealed = _who_have_voted(state)
    for player, boat in state.ballots.items():
        if boat is not Boat.RAVEN and player not in sealed:
            yield Fault(("ballots", player.value), "has not voted yet")


def _who_have_voted(state: State) -> list[Player]:
    if state.turn.stage is not Stage.VOTE:
        return []
    game, coin = state.game, state.coin
    order = [game.left_of(coin.holder, seats) for seats in range(len(game.players))]
    return order[: order.index(state.turn.mover)]


def _wrong_masks(state: State) -> Iterator[Fault]:
    masks = state.masks
    lying = Counter(seat.mask for seat in passengers((state.seats, state.afterlands)))
    under = [colour for seat in state.seats for colour in COLOURS if seat.covered[colour]]
    held = Counter(masks.held)
    for colour in COLOURS:
        count = masks.left[colour] + lying[colour] + held[colour] + under.count(colour)
        if count > 1:
            field = "masks" if masks.left[colour] else "held" if held[colour] else "seats"
            problem = f"the {colour.value} mask is in {count} places, see components.masks"
            yield Fault((field,), problem)
    for player, colour in masks.held.items():
        if colour is not Colour.NONE and not placed(state, player):
            yield Fault(("held", player.value), "has not placed anybody, see place.mask-area")


def _wrong_coin(state: State) -> Iterator[Fault]:
    kept = coin_of(state.game, state.coin.holder)
    nobody = state.game.players.members[0]
    neither = coin_of(state.game, nobody), coin_of(state.game, state.game.players.members[1])
    if neither[0].round_began is neither[1].round_began and state.coin.round_began is not nobody:
        problem = "no reading asks for it, see ruling coin-passed"
        yield Fault(("coin-as-round-began",), problem)
    if neither[0].game_began is neither[1].game_began and state.coin.game_began is not nobody:
        yield Fault(("coin-as-game-began",), "no reading asks for it, see ruling last-player")
    before_gifts = state.turn.stage in (Stage.MYSTERY, Stage.PLACE, Stage.MASK)
    if before_gifts and state.coin.round_began is not kept.round_began:
        problem = f"is with {state.coin.holder.value} as long as no gift has passed it on"
        yield Fault(("coin-as-round-began",), problem)


def _wrong_turn(state: State) -> Iterator[Fault]:
    game, turn = state.game, state.turn
    aboard = sum(seat.taken for seat in state.seats)
    if turn.stage is Stage.GIFT:
        if not state.gifts.taken[turn.gift] or state.gifts.takers[turn.gift] is not turn.mover:
            yield Fault(("gift",), f"{turn.mover.value} has not taken it")
    elif turn.gift is not Gift.G0:
        yield Fault(("gift",), "has a meaning at the stage gift only")
    match turn.stage:
        case Stage.MYSTERY if not game.mystery_cards:
            yield Fault(("stage",), "only four players have mystery passengers")
        case Stage.MYSTERY:
            last = last_player(game, state.coin)
            due = game.left_of(last, len(game.players) - 1) if aboard else last
            if turn.mover is not due:
                problem = f"{due.value} places, see mystery.last-player"
                yield Fault(("mover",), problem)
        case Stage.MASK:
            if not any(state.masks.left):
                yield Fault(("masks",), "none is left to be taken")
            if state.masks.held[turn.mover] is not Colour.NONE:
                yield Fault(("held", turn.mover.value), "has taken one already")
        case Stage.OVER:
            if turn.round is not Round.III:
                yield Fault(("round",), "the game is over after round III, see round.three")
            if turn.mover is not state.coin.holder:
                yield Fault(("mover",), "is the holder of the coin once the game is over")
        case _:
            return
