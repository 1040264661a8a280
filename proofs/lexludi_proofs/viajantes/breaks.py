"""Rules of Viajantes put out of force, one by one, to see which claims rest on them.

Prohibitions need no entry here: they are switched off where they are required. What stands in for
a function calls it by the name imported here, which stays the function itself.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from lexludi.kernel.law import IllegalMove
from lexludi.kernel.row import Row
from lexludi.kernel.table import Table
from lexludi.kernel.words import choose, every, how_many, total
from lexludi.viajantes import scoring, suitcases, turn, views
from lexludi.viajantes.actions import Disclosure, Look, MoveItem
from lexludi.viajantes.components import Card, Character, Game, Kind, Platform, Player
from lexludi.viajantes.ending import enough_closed, is_last_turn
from lexludi.viajantes.moves.buy import buy
from lexludi.viajantes.moves.look import look as looking
from lexludi.viajantes.moves.move_item import as_it_lies, move_item
from lexludi.viajantes.moves.stop import may_stop
from lexludi.viajantes.moves.swap_hands import swap_hands
from lexludi.viajantes.moves.swap_places import swap_places
from lexludi.viajantes.scoring import (
    at_home,
    nearby,
    pairs_points,
    seats_points,
    suitcase_points,
    suitcases_points,
)
from lexludi.viajantes.state import Identities, Past, State, Suitcase
from lexludi.viajantes.turn import pay
from lexludi.viajantes.views import view
from lexludi_proofs.engine.breaking import Break
from lexludi_proofs.viajantes.breaks_actions import ACTIONS
from lexludi_proofs.viajantes.breaks_setup import SETUP


def _never(*_: object) -> bool:
    return False


def _same_again(game: Game, mover: Player) -> Player:
    return mover


def _as_soon_as_enough(state: State, past: Past, after: Player) -> bool:
    return enough_closed(state)


def _double_on_a(state: State) -> bool:
    weights = [
        how_many([suitcase.closed, every((suitcase.closed, seat.platform == Platform.A))])
        for suitcase, seat in zip(state.suitcases, state.seats, strict=True)
    ]
    return total(weights) >= len(state.game.players)


def _alternating(state: State, move: MoveItem) -> State:
    column = state.suitcases[move.into].column
    card = state.suitcases[move.source].column[move.place]
    if every((column.size >= 1, column.last.face == card.face)):
        raise IllegalMove("move.same-face-in-a-row", "moved cards alternate as well", {})
    return move_item(state, move)


def _turned_over(card: Card) -> Card:
    return Card(card.kind, card.face.other)


def _lost(column: Row[Card], place: int, card: Card) -> Row[Card]:
    return column


def _only_when_spent(state: State) -> bool:
    return state.turn.spent == 5


def _bought_and_gone(state: State, move: Any) -> State:
    return replace(buy(state, move), hands=state.hands)


def _left_lying_open(state: State, move: Look) -> tuple[State, Disclosure]:
    after, shown = looking(state, move)
    held = after.suitcases[move.suitcase]
    card = held.column[move.place]
    cells = tuple(
        choose(move.place == at, Card(card.kind, card.face.other), cell)
        for at, cell in enumerate(held.column.cells)
    )
    column = Row(held.column.blank, cells, held.column.size)
    turned = after.suitcases.replace(move.suitcase, Suitcase(column, held.closed))
    return replace(after, suitcases=turned), shown


def _looked_once(state: State, move: Look) -> tuple[State, Disclosure]:
    if state.turn.spent >= 1:
        raise IllegalMove("look.several", "only one look a turn", {})
    return looking(state, move)


def _one_way(state: State, move: Any) -> State:
    after = swap_hands(state, move)
    return replace(after, hands=state.hands.replace(move.by, state.hands[move.other]))


def _one_sits_down(state: State, move: Any) -> State:
    after = swap_places(state, move)
    return replace(after, seats=state.seats.replace(move.one, state.seats[move.other]))


def _piles_come_apart(state: State, move: Any) -> State:
    after = swap_places(state, move)
    opened = after.suitcases.map(lambda suitcase: Suitcase(suitcase.column, False))
    return replace(after, suitcases=opened)


def _cheap(state: State, by: Player, cost: int) -> State:
    return pay(state, by, choose(cost == 3, 1, cost))


def _hands_shown(state: State, player: Player) -> views.View:
    shown = view(state, player)
    return replace(shown, hand=state.hands[state.turn.mover])


def _best_on_a(state: State, player: Player) -> int:
    pair = state.identities[player]
    on_a = how_many(
        state.seats[holder].platform == Platform.A for holder in (pair.first, pair.second)
    )
    return seats_points(state, player) + on_a


def _twice(readings: Any, one: Any, other: Any) -> int:
    return choose(nearby(readings, one, other), 30, 0)


def _eleven(items: int) -> int:
    return 11 * items


def _pairs_for_twenty(readings: Any, cards: Any) -> int:
    return 2 * pairs_points(readings, cards)


def _nothing(*_: object) -> int:
    return 0


def _clothing_at_home(holder: Character, pair: Identities, reading: Any) -> tuple[Kind, ...]:
    return (*at_home(holder, pair, reading), Kind.CLOTHING)


def _first_alone(state: State, pair: Identities) -> int:
    return suitcase_points(state, pair.first)


def _closed_alone(state: State, holder: Character, home: tuple[Kind, ...] | None = None) -> int:
    return choose(state.suitcases[holder].closed, suitcase_points(state, holder, home), 0)


def _suitcases_alone(state: State, player: Player) -> int:
    return suitcases_points(state, state.identities[player])


def _everybody(state: State) -> Table[Player, bool]:
    return Table.filled(state.game.players, True)


def _no_points_lost(state: State, after: Player) -> Any:
    return state.points


BREAKS: Final = (
    Break("close.fifth-card", suitcases.full, _never, "a fifth card closes nothing"),
    Break("turn.next-player", turn.next_player, _same_again, "the same player goes on"),
    Break("end.full-round", is_last_turn, _as_soon_as_enough, "the game ends in mid-round"),
    Break("end.where-irrelevant", enough_closed, _double_on_a, "on platform A one counts for two"),
    Break("end.threshold", enough_closed, _never, "no number of closed suitcases ends it"),
    Break("move.keeps-face", as_it_lies, _turned_over, "a moved card is turned over"),
    Break("move.same-face-in-a-row", move_item, _alternating, "a moved card must alternate too"),
    Break("put.columns", suitcases.laid, _lost, "a card laid beneath a character is lost"),
    Break("turn.stop-early", may_stop, _only_when_spent, "a turn ends only when all is spent"),
    Break("buy.to-hand", buy, _bought_and_gone, "a bought card does not come to hand"),
    Break("look.keeps-place", looking, _left_lying_open, "a card looked at is left face up"),
    Break("look.several", looking, _looked_once, "a look must be the first thing done"),
    Break("swap-hands.entire-hand", swap_hands, _one_way, "only one of the two hands changes"),
    Break("swap-places.exchange", swap_places, _one_sits_down, "only one of the two moves"),
    Break("swap-places.load", swap_places, _piles_come_apart, "carried piles come apart"),
    Break("swap-places.cost", turn.pay, _cheap, "a swap of places costs one point"),
    Break("swap-hands.contents-secret", views.view, _hands_shown, "the mover's hand lies open"),
    Break("put.first-free", suitcases.free_to_face, _never, "no card may lie as one likes"),
    Break("score.seat", scoring.seats_points, _best_on_a, "a seat on side A gives a point more"),
    Break("score.nearby", scoring.nearby, _never, "nobody sits nearby"),
    Break("score.nearby-once", scoring.nearby_points, _twice, "the bonus counts for each"),
    Break("score.own", scoring.own_points, _eleven, "an own item gives eleven points"),
    Break("score.pairs", scoring.pairs_points, _pairs_for_twenty, "a pair gives twenty points"),
    Break("turn.unspent-lost", turn.points_for_next, _no_points_lost, "points are kept"),
    Break("clothing.no-owner", scoring.at_home, _clothing_at_home, "clothing belongs anywhere"),
    Break("score.reveal", scoring.player_points, _nothing, "nobody shows who they are"),
    Break("score.own-characters", suitcases_points, _first_alone, "one suitcase of two counts"),
    Break("score.open-or-closed", suitcase_points, _closed_alone, "only closed suitcases count"),
    Break("score.five-parts", scoring.player_points, _suitcases_alone, "seats are left out"),
    Break("score.clothing", scoring.clothing_points, _nothing, "clothing is worth nothing"),
    Break("score.winner", scoring.winners, _everybody, "all win, whatever their points"),
    Break("score.tie", scoring.tie_items, _nothing, "own items decide no tie"),
    *SETUP,
    *ACTIONS,
)
