"""Any position and any move whatever, from a supply of values: well formed, not always reachable.

A test draws from it, a solver leaves it open; both then say which of these they mean.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from lexludi.itchy_feet.actions import (
    CloseTrade,
    Discard,
    Draw,
    DrawCard,
    GetRid,
    Give,
    Interrupt,
    Move,
    OpenTrade,
    Pass,
    Pick,
    PutUnder,
    Recycle,
    RecycleForOne,
    ShuffleCard,
    Smuggle,
    Steal,
    StolenCard,
    Take,
    TakeFromDiscards,
    Travel,
    TravelToCentre,
    UseSpecial,
)
from lexludi.itchy_feet.components import (
    ALL_ITEMS,
    CARDS,
    CHARACTERS,
    COPIES,
    COUNTRIES,
    EVENT_TEXTS,
    EXTENSIONS,
    ITEMS,
    NEEDED,
    NO_CARD,
    SPECIAL_TEXTS,
    Ability,
    Box,
    Card,
    Game,
    Sort,
    Text,
)
from lexludi.itchy_feet.readings import (
    ForbiddenAfterDisposal,
    InterruptedTurn,
    ReshuffleTrigger,
    UsedEvents,
)
from lexludi.itchy_feet.setup import NO_CARDS, Deal
from lexludi.itchy_feet.state import Journeys, Stage, State, Trade, Turn
from lexludi.itchy_feet.turn import FOR_EMPTY_HAND
from lexludi.kernel.bag import Bag
from lexludi.kernel.domain import Domain, all_of
from lexludi.kernel.pile import Pile
from lexludi.kernel.row import Row
from lexludi.kernel.source import Source
from lexludi.kernel.table import Table

ANY_MOVE: dict[str, Callable[[Game, Source], Move]] = {
    "draw": lambda game, source: Draw(),
    "draw-card": lambda game, source: DrawCard(),
    "recycle": lambda game, source: Recycle(source.member(CARDS), source.member(CARDS)),
    "recycle-for-one": lambda game, source: RecycleForOne(source.member(CARDS)),
    "take-from-discards": lambda game, source: TakeFromDiscards(source.member(CARDS)),
    "open-trade": lambda game, source: OpenTrade(
        source.member(game.players), source.member(game.players)
    ),
    "give": lambda game, source: Give(source.member(CARDS)),
    "take": lambda game, source: Take(source.member(CARDS)),
    "close-trade": lambda game, source: CloseTrade(),
    "steal": lambda game, source: Steal(source.member(CARDS), source.member(game.players)),
    "stolen-card": lambda game, source: StolenCard(source.member(CARDS)),
    "travel": lambda game, source: Travel(
        source.member(game.players),
        source.member(CARDS),
        source.member(CARDS),
        source.member(CARDS),
    ),
    "travel-to-centre": lambda game, source: TravelToCentre(
        source.member(CARDS), source.member(CARDS), source.member(CARDS)
    ),
    "get-rid": lambda game, source: GetRid(source.member(CARDS)),
    "smuggle": lambda game, source: Smuggle(source.member(CARDS), source.member(game.players)),
    "use-special": lambda game, source: UseSpecial(
        source.member(game.players), source.member(CARDS)
    ),
    "pick": lambda game, source: Pick(source.whole(0, game.most_cards - 1)),
    "put-under": lambda game, source: PutUnder(source.member(CARDS)),
    "interrupt": lambda game, source: Interrupt(source.member(game.players), source.member(CARDS)),
    "discard": lambda game, source: Discard(source.member(CARDS)),
    "pass": lambda game, source: Pass(),
    "shuffle-card": lambda game, source: ShuffleCard(source.member(CARDS)),
}


def any_game(game: Game, source: Source) -> Game:
    """The game with any box: any items, countries, texts and extensions."""
    box = Box(
        items=Table.of(ITEMS, lambda _: source.whole(0, ALL_ITEMS)),
        needs=Table.of(COUNTRIES, lambda _: any_need(source)),
        texts=Table.of(CARDS, lambda card: any_text(card, source)),
        any_time=Table.of(CARDS, lambda card: any_timing(card, source)),
        abilities=Table.of(CHARACTERS, lambda _: source.member(all_of(Ability))),
        extensions=Table.of(EXTENSIONS, lambda _: source.truth()),
    )
    return replace(game, box=box)


def any_need(source: Source) -> Row[Card]:
    """Any three items."""
    return Row.of(NEEDED, NO_CARD, [source.member(ITEMS) for _ in range(NEEDED)])


def any_text(card: Card, source: Source) -> Text:
    """Any text that a card can have."""
    match card.sort:
        case Sort.EVENT:
            return source.member(Domain(EVENT_TEXTS))
        case Sort.SPECIAL:
            return source.member(Domain(SPECIAL_TEXTS))
        case _:
            return Text.NOTHING


def any_timing(card: Card, source: Source) -> bool:
    """Whether a special item can be used at any time; other cards cannot be used."""
    return source.truth() if card.sort is Sort.SPECIAL else False


def most_of(game: Game, card: Card) -> int:
    """The most cards of a kind that any box has."""
    if card.sort is Sort.ITEM:
        return ALL_ITEMS
    return COPIES.get(card.sort, len(game.players))


def any_bag(game: Game, source: Source) -> Bag[Card]:
    """Any cards without an order, no more of a kind than a box can have."""
    return Bag(Table.of(CARDS, lambda card: source.whole(0, most_of(game, card))))


def any_pile(game: Game, source: Source) -> Pile[Card]:
    """A pile of any cards."""
    return Pile(source.row(NO_CARD, tuple(source.member(CARDS) for _ in range(game.most_cards))))


def any_journeys(game: Game, source: Source) -> Journeys:
    """Any countries anywhere."""
    return Journeys(
        countries=Table.of(game.players, lambda _: source.member(COUNTRIES)),
        centre=source.member(COUNTRIES),
        there=Table.of(game.players, lambda _: source.truth()),
        travelled=Table.of(game.players, lambda _: source.truth()),
    )


def any_turn(game: Game, source: Source) -> Turn:
    """Any moment of the game; what no chosen reading asks for is not kept."""
    readings, players = game.readings, game.players
    nobody = Table.filled(players, False)
    misses = readings.interrupted_turn is InterruptedTurn.INTERRUPTERS_NEXT_TURN
    edge = readings.reshuffle_trigger is ReshuffleTrigger.LAST_CARD_ONLY
    return Turn(
        mover=source.member(players),
        stage=source.member(all_of(Stage)),
        actor=source.member(players),
        acted=source.truth(),
        to_draw=Table.of(players, lambda _: source.whole(0, FOR_EMPTY_HAND)),
        event_draws=Table.of(players, lambda _: source.truth()),
        to_discard=Table.of(players, lambda _: source.truth()),
        skips=Table.of(players, lambda _: source.truth()) if misses else nobody,
        emptied=source.truth() if edge else False,
    )


def any_removed(game: Game, source: Source) -> Bag[Card]:
    """Any cards out of the game, where a reading takes any out."""
    readings = game.readings
    events = readings.used_events is UsedEvents.OUT_OF_THE_GAME
    forbidden = readings.forbidden_after_disposal is ForbiddenAfterDisposal.OUT_OF_THE_GAME
    return any_bag(game, source) if events or forbidden else NO_CARDS


def any_state(game: Game, source: Source) -> State:
    """A position with any cards anywhere, within the bounds of each container."""
    return State(
        game=game,
        pile=any_pile(game, source),
        discards=any_bag(game, source),
        paid=any_bag(game, source),
        removed=any_removed(game, source),
        hands=Table.of(game.players, lambda _: any_bag(game, source)),
        trade=Trade(
            source.member(game.players),
            source.member(game.players),
            any_bag(game, source),
            any_bag(game, source),
        ),
        journeys=any_journeys(game, source),
        characters=Table.of(game.players, lambda _: source.member(CHARACTERS)),
        turn=any_turn(game, source),
    )


def any_deal(game: Game, source: Source) -> Deal:
    """Any hands, pile, countries and starter; `set_up` refuses those that no deal gives."""
    return Deal(
        hands=Table.of(game.players, lambda _: any_bag(game, source)),
        pile=any_pile(game, source),
        countries=Table.of(game.players, lambda _: source.member(COUNTRIES)),
        centre=source.member(COUNTRIES),
        characters=Table.of(game.players, lambda _: source.member(CHARACTERS)),
        starter=source.member(game.players),
    )


def any_move(game: Game, action: str, source: Source) -> Move:
    """A move of one action, about anything. Raises KeyError for an unknown action."""
    return ANY_MOVE[action](game, source)
