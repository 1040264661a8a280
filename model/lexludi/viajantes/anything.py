"""Any position and any move whatever, from a supply of values: well formed, not always reachable.

A test draws from it, a solver leaves it open; both then say which of these they mean.
"""

from __future__ import annotations

from lexludi.kernel.bag import Bag
from lexludi.kernel.row import Row
from lexludi.kernel.source import Source
from lexludi.kernel.table import Table
from lexludi.viajantes.actions import (
    Buy,
    Look,
    Move,
    MoveItem,
    Put,
    Stop,
    SwapHands,
    SwapPlaces,
)
from lexludi.viajantes.components import (
    CAPACITY,
    FACES,
    ITEMS_EACH,
    POINTS,
    Card,
    Game,
    Kind,
    Player,
)
from lexludi.viajantes.setup import Deal, blank_card
from lexludi.viajantes.state import Identities, Past, State, Story, Suitcase, Traffic, Turn

ACTIONS: dict[str, type[Move]] = {
    "put": Put,
    "look": Look,
    "move-item": MoveItem,
    "swap-places": SwapPlaces,
    "swap-hands": SwapHands,
    "buy": Buy,
    "stop": Stop,
}


def any_state(game: Game, source: Source) -> State:
    """A position with any cards anywhere, within the bounds of each container."""
    return State(
        game=game,
        seats=Table.of(game.characters, lambda _: source.member(game.seats)),
        suitcases=Table.of(
            game.characters, lambda _: Suitcase(any_column(game, source), source.truth())
        ),
        hands=any_hands(game, source),
        identities=any_identities(game, source),
        clothing=source.whole(0, game.clothing),
        points=Table.of(game.players, lambda _: source.whole(0, POINTS)),
        turn=any_turn(game, source),
        past=any_past(game, source),
    )


def any_column(game: Game, source: Source) -> Row[Card]:
    """A column of any cards."""
    cards = tuple(Card(source.member(game.kinds), source.member(FACES)) for _ in range(CAPACITY))
    return source.row(blank_card(game), cards)


def any_hands(game: Game, source: Source) -> Table[Player, Bag[Kind]]:
    """Any hands, with no more of a kind than there are in the box."""

    def most(kind: Kind) -> int:
        return game.clothing if kind is Kind.CLOTHING else ITEMS_EACH

    return Table.of(
        game.players,
        lambda _: Bag(Table.of(game.kinds, lambda kind: source.whole(0, most(kind)))),
    )


def any_identities(game: Game, source: Source) -> Table[Player, Identities]:
    """Any two characters for each player."""
    return Table.of(
        game.players,
        lambda _: Identities(source.member(game.characters), source.member(game.characters)),
    )


def any_turn(game: Game, source: Source) -> Turn:
    """Any moment of any turn."""
    return Turn(
        mover=source.member(game.players),
        starter=source.member(game.players),
        spent=source.whole(0, POINTS),
        bought=source.truth(),
        traffic=Table.of(game.characters, lambda _: Traffic(*(source.truth() for _ in range(5)))),
        over=source.truth(),
    )


def any_past(game: Game, source: Source) -> Past:
    """Any past."""
    return Past(
        stories=Table.of(
            game.characters,
            lambda _: Story(
                ever_filled=source.truth(),
                ever_put=source.truth(),
                last_put=source.member(FACES),
                first_put=source.member(FACES),
                odd_puts=source.truth(),
                added=source.whole(0, CAPACITY),
                gaps=source.whole(0, CAPACITY),
            ),
        ),
        emptied_by_putting=Table.of(game.players, lambda _: source.truth()),
        reached=source.truth(),
        closer=source.member(game.players),
    )


def any_deal(game: Game, source: Source) -> Deal:
    """Any seats, identities, hands and starter; `set_up` refuses those that no deal gives."""
    return Deal(
        seats=Table.of(game.characters, lambda _: source.member(game.seats)),
        identities=any_identities(game, source),
        hands=any_hands(game, source),
        starter=source.member(game.players),
    )


def any_move(game: Game, action: str, source: Source) -> Move:
    """A move of one action, about anything. Raises KeyError for an unknown action."""
    character, player = game.characters, game.players
    kind = ACTIONS[action]
    if kind is Put:
        return Put(
            card=source.member(game.kinds),
            face=source.member(FACES),
            into=source.member(character),
            place=source.whole(0, CAPACITY),
        )
    if kind is Look:
        return Look(source.member(character), source.whole(0, CAPACITY - 1))
    if kind is MoveItem:
        return MoveItem(
            source=source.member(character),
            place=source.whole(0, CAPACITY - 1),
            into=source.member(character),
            landing=source.whole(0, CAPACITY),
        )
    if kind is SwapPlaces:
        return SwapPlaces(source.member(character), source.member(character))
    if kind is SwapHands:
        return SwapHands(source.member(player), source.member(player))
    return Buy() if kind is Buy else Stop()
