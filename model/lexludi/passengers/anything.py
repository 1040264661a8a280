"""Any position and any move whatever, from a supply of values: well formed, not always reachable.

A test draws from it, a solver leaves it open; both then say which of these they mean.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from lexludi.kernel.bag import Bag
from lexludi.kernel.domain import all_of
from lexludi.kernel.pile import Pile
from lexludi.kernel.source import Source
from lexludi.kernel.table import Table
from lexludi.passengers.actions import (
    GainVotes,
    GoBy,
    LayMask,
    LoseVotes,
    Move,
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
    ALL_VOTES,
    BERTHS,
    BOATS,
    CARDS,
    COLOURS,
    COLUMNS,
    EFFECTS,
    FACTIONS,
    FARTHEST,
    GIFTS,
    MYSTERY_CARDS,
    NO_CARD,
    OF_A_TYPE,
    ROUNDS,
    ROWS,
    SPACES,
    Box,
    Card,
    Colour,
    Game,
    Plan,
)
from lexludi.passengers.readings import CoinPassed, MaskShortage, OwnCardAgain
from lexludi.passengers.setup import NO_MASKS, Deal, asks_for_first_coin
from lexludi.passengers.state import Coin, Gifts, Landing, Masks, Seat, Stage, State, Turn

ANY_MOVE: dict[str, Callable[[Game, Source], Move]] = {
    "place-mystery": lambda game, source: PlaceMystery(source.member(SPACES)),
    "place": lambda game, source: PlacePassenger(
        source.member(CARDS), source.member(SPACES), source.member(GIFTS)
    ),
    "take-mask": lambda game, source: TakeMask(source.member(COLOURS)),
    "peek": lambda game, source: Peek(source.member(SPACES)),
    "reveal": lambda game, source: Reveal(source.member(SPACES)),
    "swap": lambda game, source: Swap(source.member(SPACES), source.member(SPACES)),
    "lay-mask": lambda game, source: LayMask(source.member(SPACES)),
    "gain-votes": lambda game, source: GainVotes(),
    "lose-votes": lambda game, source: LoseVotes(source.member(game.players)),
    "pass-coin": lambda game, source: PassCoin(source.member(game.players)),
    "go-by": lambda game, source: GoBy(),
    "vote": lambda game, source: Vote(source.member(BOATS)),
}


def any_game(game: Game, source: Source) -> Game:
    """The game with any box: any cards, boats and gifts."""
    box = Box(
        cards=Table.of(CARDS, lambda card: source.whole(0, most_of(card))),
        plans=Table.of(ROUNDS, lambda _: Table.of(SPACES, lambda _: any_plan(source))),
        shifts=Table.of(
            ROUNDS, lambda _: Table.of(BOATS, lambda _: source.whole(-FARTHEST, FARTHEST))
        ),
        effects=Table.of(GIFTS, lambda _: source.member(EFFECTS)),
        amounts=Table.of(GIFTS, lambda _: source.whole(1, ALL_VOTES)),
    )
    return replace(game, box=box)


def most_of(card: Card) -> int:
    """The most cards of a kind that any box has."""
    return 1 if card is Card.JESTER else OF_A_TYPE


def any_plan(source: Source) -> Plan:
    """Any space."""
    return Plan(
        there=source.truth(),
        row=source.whole(1, ROWS),
        column=source.whole(1, COLUMNS),
        votes=source.whole(0, ALL_VOTES),
        gift=source.member(GIFTS),
        mask_area=source.truth(),
    )


def any_seat(game: Game, source: Source) -> Seat:
    """Anything on a space; what no chosen reading asks for is not kept."""
    readings = game.readings
    looks = readings.own_card_again is OwnCardAgain.MAY_LOOK
    back = readings.mask_shortage is MaskShortage.BACK_FROM_LOSERS
    return Seat(
        taken=source.truth(),
        card=source.member(CARDS),
        open=source.truth(),
        mask=source.member(all_of(Colour)),
        covered=Table.of(COLOURS, lambda _: source.truth()) if back else NO_MASKS,
        own=source.truth() if looks else False,
        owner=source.member(game.players) if looks else game.players.members[0],
    )


def landed_seat(game: Game, source: Source) -> Seat:
    """Anything on a space of the Afterlands, where no covered mask matters."""
    return replace(any_seat(game, source), covered=NO_MASKS)


def any_landing(game: Game, source: Source) -> Landing:
    """Any boat of a round, or none."""
    return Landing(
        sailed=source.truth(),
        boat=source.member(BOATS),
        seats=Table.of(BERTHS, lambda _: landed_seat(game, source)),
    )


def any_coin(game: Game, source: Source) -> Coin:
    """The coin with anybody; what no chosen reading asks for is not kept."""
    readings, nobody = game.readings, game.players.members[0]
    at_start = readings.coin_passed is CoinPassed.HOLDER_AT_START
    at_first = asks_for_first_coin(game)
    return Coin(
        holder=source.member(game.players),
        round_began=source.member(game.players) if at_start else nobody,
        game_began=source.member(game.players) if at_first else nobody,
    )


def any_turn(game: Game, source: Source) -> Turn:
    """Any moment of the game."""
    return Turn(
        round=source.member(ROUNDS),
        stage=source.member(all_of(Stage)),
        mover=source.member(game.players),
        gift=source.member(GIFTS),
    )


def any_bag(source: Source) -> Bag[Card]:
    """Any cards without an order, no more of a kind than a box can have."""
    return Bag(Table.of(CARDS, lambda card: source.whole(0, most_of(card))))


def any_mystery(source: Source) -> Pile[Card]:
    """A pile of any mystery passengers."""
    return Pile(source.row(NO_CARD, tuple(source.member(CARDS) for _ in range(MYSTERY_CARDS))))


def any_state(game: Game, source: Source) -> State:
    """A position with anything anywhere, within the bounds of each container."""
    players = game.players
    return State(
        game=game,
        factions=Table.of(players, lambda _: source.member(FACTIONS)),
        hands=Table.of(players, lambda _: any_bag(source)),
        mystery=any_mystery(source),
        seats=Table.of(SPACES, lambda _: any_seat(game, source)),
        afterlands=Table.of(ROUNDS, lambda _: any_landing(game, source)),
        lost=any_bag(source),
        gifts=Gifts(
            taken=Table.of(GIFTS, lambda _: source.truth()),
            takers=Table.of(GIFTS, lambda _: source.member(players)),
        ),
        votes=Table.of(players, lambda _: source.whole(0, game.most_votes)),
        masks=Masks(
            left=Table.of(COLOURS, lambda _: source.truth()),
            held=Table.of(players, lambda _: source.member(all_of(Colour))),
        ),
        ballots=Table.of(players, lambda _: source.member(BOATS)),
        coin=any_coin(game, source),
        turn=any_turn(game, source),
    )


def any_deal(game: Game, source: Source) -> Deal:
    """Any cards for everybody and any starter; `set_up` refuses those that no deal gives."""
    players = game.players
    return Deal(
        faction_cards=Table.of(players, lambda _: source.member(CARDS)),
        souls=Table.of(players, lambda _: source.member(CARDS)),
        demons=Table.of(players, lambda _: source.member(CARDS)),
        mystery=any_mystery(source),
        starter=source.member(players),
    )


def any_move(game: Game, action: str, source: Source) -> Move:
    """A move of one action, about anything. Raises KeyError for an unknown action."""
    return ANY_MOVE[action](game, source)
