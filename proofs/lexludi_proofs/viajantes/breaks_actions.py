"""Turns and actions of Viajantes put out of force: what they cost, and what they leave open."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, NoReturn

from lexludi.kernel.law import IllegalMove
from lexludi.kernel.row import Row
from lexludi.kernel.words import choose, every, negate, some
from lexludi.viajantes import suitcases
from lexludi.viajantes.actions import (
    Buy,
    Disclosure,
    Look,
    MoveItem,
    Put,
    SwapHands,
    SwapPlaces,
)
from lexludi.viajantes.components import CAPACITY, Card, Character, Face, Kind, Player
from lexludi.viajantes.moves.buy import buy
from lexludi.viajantes.moves.look import look as looking
from lexludi.viajantes.moves.move_item import move_item
from lexludi.viajantes.moves.put import cost, put
from lexludi.viajantes.moves.swap_hands import swap_hands
from lexludi.viajantes.moves.swap_places import swap_places
from lexludi.viajantes.state import State, Suitcase
from lexludi.viajantes.suitcases import full, laid, may_receive, with_card
from lexludi.viajantes.turn import end_turn, pay
from lexludi_proofs.engine.breaking import Break


def _refuse(clause: str) -> NoReturn:
    raise IllegalMove(clause, "this is not permitted", {})


def _paid_back(before: State, after: State) -> State:
    turn = replace(after.turn, spent=before.turn.spent)
    return replace(after, points=before.points, turn=turn)


def _buy_at_first(state: State, move: Buy) -> State:
    after = buy(state, move)
    if state.turn.spent >= 1:
        _refuse("turn.any-order")
    return after


def _put_once(state: State, move: Put) -> State:
    after = put(state, move)
    if some(traffic.item_put for traffic in state.turn.traffic):
        _refuse("turn.repeat")
    return after


def _points_gone(state: State, by: Player, cost: int) -> State:
    return replace(pay(state, by, cost), points=state.points.adjust(by, -cost))


def _on_for_nothing(state: State, by: Player, cost: int) -> State:
    held = state.points[by]
    return pay(state, by, choose(cost <= held, cost, held))


def _two_points(state: State, card: Kind) -> int:
    return 2 * cost(state, card)


def _look_for_nothing(state: State, move: Look) -> tuple[State, Disclosure]:
    after, shown = looking(state, move)
    return _paid_back(state, after), shown


def _move_for_nothing(state: State, move: MoveItem) -> State:
    return _paid_back(state, move_item(state, move))


def _swap_for_nothing(state: State, move: SwapHands) -> State:
    return _paid_back(state, swap_hands(state, move))


def _buy_for_nothing(state: State, move: Buy) -> State:
    return _paid_back(state, buy(state, move))


def _is_own(state: State, character: Character) -> bool:
    pair = state.identities[state.turn.mover]
    return some((character == pair.first, character == pair.second))


def _into_own(state: State, move: Put) -> State:
    after = put(state, move)
    if negate(_is_own(state, move.into)):
        _refuse("put.any-suitcase")
    return after


def _clothing_into_own(state: State, move: Put) -> State:
    after = put(state, move)
    if every((move.card == Kind.CLOTHING, negate(_is_own(state, move.into)))):
        _refuse("clothing.any-open-suitcase")
    return after


def _last_only(state: State, move: MoveItem) -> State:
    after = move_item(state, move)
    if move.place + 1 < state.suitcases[move.source].column.size:
        _refuse("move.any-place")
    return after


def _in_the_carriage(state: State, move: MoveItem) -> State:
    after = move_item(state, move)
    here, there = state.seats[move.source].carriage, state.seats[move.into].carriage
    if negate(here == there):
        _refuse("move.carriages-irrelevant")
    return after


def _give_once(state: State, move: MoveItem) -> State:
    after = move_item(state, move)
    if state.turn.traffic[move.source].gave:
        _refuse("move.give-from-anywhere")
    return after


def _after_the_first(state: State, into: Character) -> Face:
    return state.suitcases[into].column.first.face.other


def _a_sixth(state: State, suitcase: Character, column: Row[Card]) -> bool:
    return column.size > CAPACITY


def _items_count(state: State, suitcase: Character, column: Row[Card]) -> bool:
    return column.how_many(lambda card: negate(card.kind == Kind.CLOTHING)) == CAPACITY


def _not_for_clothing(state: State, into: Character, kind: Kind, *, moved: bool) -> bool:
    return some((kind == Kind.CLOTHING, may_receive(state, into, kind, moved=moved)))


def _clothing_up(column: Row[Card], place: int, card: Card) -> Row[Card]:
    face = choose(card.kind == Kind.CLOTHING, Face.UP, card.face)
    return laid(column, place, Card(card.kind, face))


def _turned_down(state: State, into: Character, place: int, card: Card) -> Suitcase:
    suitcase = with_card(state, into, place, card)
    cells = tuple(
        Card(one.kind, choose(suitcase.closed, Face.DOWN, one.face))
        for one in suitcase.column.cells
    )
    column = Row(suitcase.column.blank, cells, suitcase.column.size)
    return Suitcase(column, suitcase.closed)


def _open_again(state: State) -> State:
    after = end_turn(state)
    opened = after.suitcases.map(lambda suitcase: Suitcase(suitcase.column, False))
    return replace(after, suitcases=opened)


def _seat_changed(state: State, move: Put) -> State:
    after, first = put(state, move), state.game.characters.members[0]
    moved = state.seats.exchange(first, move.into)
    return replace(after, seats=choose(after.suitcases[move.into].closed, moved, state.seats))


def _not_at_all(state: State, move: SwapPlaces) -> State:
    swap_places(state, move)
    _refuse("close.swap-allowed")


def _to_another_carriage(state: State, move: SwapPlaces) -> State:
    after = swap_places(state, move)
    if state.seats[move.one].carriage == state.seats[move.other].carriage:
        _refuse("swap-places.anywhere")
    return after


def _not_empty_handed(state: State, move: SwapHands) -> State:
    after = swap_hands(state, move)
    if state.hands[move.by].size == 0:
        _refuse("swap-hands.empty-hand")
    return after


def _one_in_hand(state: State, move: Buy) -> State:
    after = buy(state, move)
    if state.hands[state.turn.mover].has(Kind.CLOTHING):
        _refuse("buy.hold-several")
    return after


ACTIONS: Final = (
    Break("turn.any-order", buy, _buy_at_first, "clothing is bought before anything else"),
    Break("turn.repeat", put, _put_once, "one item is put in a turn"),
    Break("turn.pass-points", pay, _points_gone, "points paid go to nobody"),
    Break("turn.ends-when-spent", pay, _on_for_nothing, "who has spent all goes on for nothing"),
    Break("put.cost", cost, _two_points, "a card is put for two points"),
    Break("put.any-suitcase", put, _into_own, "cards go into own suitcases only"),
    Break("look.cost", looking, _look_for_nothing, "a look costs nothing"),
    Break("move.cost", move_item, _move_for_nothing, "a move costs nothing"),
    Break("move.any-place", move_item, _last_only, "only the last card of a column moves"),
    Break("move.carriages-irrelevant", move_item, _in_the_carriage, "moves stay in the carriage"),
    Break("move.next-put", suitcases.next_face, _after_the_first, "the first card tells the next"),
    Break("move.give-from-anywhere", move_item, _give_once, "a suitcase gives one card a turn"),
    Break("suitcase.capacity", full, _a_sixth, "a suitcase takes a sixth card"),
    Break("swap-places.anywhere", swap_places, _to_another_carriage, "not within a carriage"),
    Break("swap-hands.cost", swap_hands, _swap_for_nothing, "a swap of hands costs nothing"),
    Break("swap-hands.empty-hand", swap_hands, _not_empty_handed, "not with an empty hand"),
    Break("buy.cost", buy, _buy_for_nothing, "clothing costs nothing"),
    Break("buy.hold-several", buy, _one_in_hand, "a hand holds one clothing card"),
    Break("clothing.any-open-suitcase", put, _clothing_into_own, "clothing stays with its buyer"),
    Break("clothing.alternates", laid, _clothing_up, "clothing always lies face up"),
    Break("clothing.limited-each-turn", may_receive, _not_for_clothing, "clothing has no limit"),
    Break("close.any-card", full, _items_count, "clothing does not count towards the five"),
    Break("close.keeps-faces", with_card, _turned_down, "cards of a pile are turned down"),
    Break("close.for-good", end_turn, _open_again, "suitcases open with the next turn"),
    Break("close.seat-kept", put, _seat_changed, "who closes a suitcase goes to another seat"),
    Break("close.swap-allowed", swap_places, _not_at_all, "nobody changes places"),
)
