"""How a suitcase takes in a card: which way up, where, how often, and when it closes."""

from __future__ import annotations

from dataclasses import replace

from lexludi.kernel.row import Row
from lexludi.kernel.words import choose, every, how_many, negate, some
from lexludi.viajantes.components import CAPACITY, Card, Character, Face, Kind
from lexludi.viajantes.law import encodes
from lexludi.viajantes.readings import (
    Alternation,
    ClosingTime,
    EmptiedSuitcase,
    FirstByMove,
    FiveCardLimit,
    Gap,
    GiveAndReceive,
    Landing,
    OneCardLimit,
    PutAndMoveLimit,
    PutPlace,
)
from lexludi.viajantes.state import State, Suitcase, Traffic


@encodes("put.first-free")
def free_to_face(state: State, into: Character) -> bool:
    """Whether a card put into the suitcase may lie either way up."""
    readings, story = state.game.readings, state.past.stories[into]
    empty = state.suitcases[into].column.size == 0
    if readings.emptied_suitcase is EmptiedSuitcase.FIRST_EVER_ONLY:
        empty = every((empty, negate(story.ever_put)))
    if readings.first_by_move is FirstByMove.FIRST_PUT_FREE:
        return some((empty, negate(story.ever_put)))
    return empty


@encodes("move.next-put")
def next_face(state: State, into: Character) -> Face:
    """The way up in which a card must lie that is put into a suitcase holding cards."""
    column, story = state.suitcases[into].column, state.past.stories[into]
    match state.game.readings.alternation:
        case Alternation.LAST_IN_COLUMN:
            before = choose(column.size == 0, story.last_put, column.last.face)
        case Alternation.LAST_PUT:
            before = choose(story.ever_put, story.last_put, column.last.face)
        case Alternation.PARITY_OF_PUTS:
            latest = choose(story.odd_puts, story.first_put, story.first_put.other)
            before = choose(story.ever_put, latest, column.last.face)
        case Alternation.PARITY_OF_CARDS:
            odd = some(column.size == size for size in range(1, CAPACITY + 1, 2))
            before = choose(odd, column.first.face, column.first.face.other)
    return before.other


def alternates(state: State, into: Character, face: Face) -> bool:
    """Whether a card may be put into the suitcase that way up."""
    return some((free_to_face(state, into), face == next_face(state, into)))


def may_be_put_at(state: State, into: Character, place: int) -> bool:
    """Whether a card may be put at that place of the column."""
    size = state.suitcases[into].column.size
    if state.game.readings.put_place is PutPlace.ANYWHERE:
        return every((place >= 0, place <= size))
    return place == size


def may_land_at(state: State, into: Character, place: int) -> bool:
    """Whether a moved card may land at that place of the column."""
    size = state.suitcases[into].column.size
    match state.game.readings.landing:
        case Landing.AT_END:
            return place == size
        case Landing.ON_TOP:
            return place == 0
        case Landing.ANYWHERE:
            return every((place >= 0, place <= size))


@encodes("clothing.limited-each-turn")
def may_receive(state: State, into: Character, kind: Kind, *, moved: bool) -> bool:
    """Whether the suitcase may take in one more card in this turn."""
    readings, traffic = state.game.readings, state.turn.traffic[into]
    clothing = kind == Kind.CLOTHING
    put = (traffic.item_put, traffic.clothing_put)
    shifted = (traffic.item_moved, traffic.clothing_moved)
    if readings.put_and_move_limit is PutAndMoveLimit.TOGETHER:
        items, clothes = some((put[0], shifted[0])), some((put[1], shifted[1]))
    else:
        items, clothes = shifted if moved else put
    if readings.one_card_limit is OneCardLimit.ONE_OF_EACH_SORT:
        full = choose(clothing, clothes, items)
    else:
        full = some((items, clothes))
    if readings.give_and_receive is GiveAndReceive.EITHER_WAY:
        full = some((full, traffic.gave))
    return negate(full)


def received(traffic: Traffic, kind: Kind, *, moved: bool) -> Traffic:
    """The traffic of a suitcase once it has taken in a card."""
    clothing = kind == Kind.CLOTHING
    item = negate(clothing)
    if moved:
        return replace(
            traffic,
            item_moved=some((traffic.item_moved, item)),
            clothing_moved=some((traffic.clothing_moved, clothing)),
        )
    return replace(
        traffic,
        item_put=some((traffic.item_put, item)),
        clothing_put=some((traffic.clothing_put, clothing)),
    )


def took_in(traffic: Traffic) -> bool:
    """Whether a suitcase took in a card this turn, whatever its kind."""
    return some(
        (traffic.item_put, traffic.clothing_put, traffic.item_moved, traffic.clothing_moved)
    )


@encodes("close.turned-over", "close.keeps-faces", "close.for-good")
def with_card(state: State, into: Character, place: int, card: Card) -> Suitcase:
    """The suitcase with a card more; the fifth closes it."""
    suitcase = state.suitcases[into]
    column = laid(suitcase.column, place, card)
    if state.game.readings.closing_time is ClosingTime.END_OF_TURN:
        return Suitcase(column, suitcase.closed)
    return Suitcase(column, some((suitcase.closed, full(state, into, column))))


@encodes("put.columns", "clothing.alternates")
def laid(column: Row[Card], place: int, card: Card) -> Row[Card]:
    """The column with a card laid at that place, as it lies."""
    return column.insert(place, card)


@encodes("suitcase.capacity")
def has_room(state: State, into: Character) -> bool:
    """Whether a suitcase that is to close later can take in a card before it does."""
    return state.suitcases[into].column.size < CAPACITY


@encodes("close.fifth-card", "close.any-card", "suitcase.capacity")
def full(state: State, suitcase: Character, column: Row[Card]) -> bool:
    """Whether a suitcase with this column, the last card of which is new, has its five cards."""
    readings, story = state.game.readings, state.past.stories[suitcase]
    if readings.five_card_limit is FiveCardLimit.EVER_ADDED:
        return story.added + 1 >= CAPACITY
    if readings.gap is Gap.STAYS:
        return column.size + story.gaps >= CAPACITY
    return column.size == CAPACITY


def closed_count(state: State) -> int:
    """How many suitcases are closed."""
    return state.suitcases.total(lambda suitcase: how_many([suitcase.closed]))


def is_item(state: State, suitcase: Character, place: int) -> bool:
    """Whether the card at a place of a suitcase is a personal item."""
    return state.suitcases[suitcase].column[place].kind != Kind.CLOTHING
