"""Components and setup of Viajantes, and what can be seen, put out of force."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from lexludi.kernel.bag import Bag
from lexludi.kernel.domain import Domain
from lexludi.kernel.table import Table
from lexludi.kernel.words import choose
from lexludi.viajantes import components, scoring, views
from lexludi.viajantes.components import (
    CARRIAGES,
    Card,
    Character,
    Game,
    Kind,
    Player,
    Seat,
    clothing_for,
    game_for,
)
from lexludi.viajantes.moves.put import cost
from lexludi.viajantes.readings import Readings
from lexludi.viajantes.setup import Deal, all_points_to, empty_suitcase, item_dealt, set_up
from lexludi.viajantes.state import Identities, State, Suitcase
from lexludi.viajantes.views import SeenCard, seen_card, view
from lexludi_proofs.engine.breaking import Break

Worth = tuple[int, ...]


def _all_alike(
    players: int,
    readings: Readings | None = None,
    characters: Iterable[Character] | None = None,
    carriages: Worth | None = None,
) -> Game:
    return game_for(players, readings, characters, carriages or (20,) * players)


def _values_rising(
    players: int,
    readings: Readings | None = None,
    characters: Iterable[Character] | None = None,
    carriages: Worth | None = None,
) -> Game:
    rising = tuple(reversed(CARRIAGES[players]))
    return game_for(players, readings, characters, carriages or rising)


def _first_of_six(
    players: int,
    readings: Readings | None = None,
    characters: Iterable[Character] | None = None,
    carriages: Worth | None = None,
) -> Game:
    return game_for(players, readings, characters, carriages or CARRIAGES[6][:players])


def _all_items_stay(
    players: int,
    readings: Readings | None = None,
    characters: Iterable[Character] | None = None,
    carriages: Worth | None = None,
) -> Game:
    return replace(game_for(players, readings, characters, carriages), kinds=Domain(Kind))


def _any_items(game: Game, hands: Table[Player, Bag[Kind]], kind: Kind) -> bool:
    return kind is not Kind.CLOTHING or item_dealt(game, hands, kind)


def _seven_at_most(players: int) -> int:
    return min(clothing_for(players), 7)


def _always_eight(players: int) -> int:
    return 8


def _own_unknown(state: State, player: Player) -> Identities:
    first, second = state.game.characters.members[:2]
    return Identities(first, second)


def _six_points(game: Game, player: Player) -> Table[Player, int]:
    return all_points_to(game, player).adjust(player, 1)


def _four_points(game: Game, player: Player) -> Table[Player, int]:
    return all_points_to(game, player).adjust(player, -1)


def _all_in_front(game: Game, deal: Deal) -> State:
    front = Table.filled(game.characters, game.seats.members[0])
    return replace(set_up(game, deal), seats=front)


def _shut(game: Game) -> Suitcase:
    return replace(empty_suitcase(game), closed=True)


def _sides_alike(readings: Readings, one: Seat, other: Seat) -> bool:
    along = one.carriage - other.carriage
    return choose(along == 0, True, choose(along == 1, True, along == -1))


def _same_identities(game: Game, deal: Deal) -> State:
    one = deal.identities[game.players.members[0]]
    return replace(set_up(game, deal), identities=Table.filled(game.players, one))


def _no_hand_for_one(game: Game, deal: Deal) -> State:
    hands = deal.hands.replace(game.players.members[0], Bag.of(game.kinds))
    return replace(set_up(game, deal), hands=hands)


def _uneven_hands(game: Game, deal: Deal) -> State:
    one, other = game.players.members[:2]
    card = game.kinds.members[0]
    hands = deal.hands.replace(one, deal.hands[one].add(card))
    return replace(set_up(game, deal), hands=hands.replace(other, hands[other].remove(card)))


def _row_too_short(game: Game, deal: Deal) -> State:
    return replace(set_up(game, deal), clothing=game.clothing - 1)


def _row_hidden(state: State, player: Player) -> views.View:
    return replace(view(state, player), clothing=0)


def _uncounted(state: State, player: Player) -> views.View:
    return replace(view(state, player), hand_sizes=state.hands.map(lambda _: 0))


def _first_begins(game: Game, deal: Deal) -> State:
    return set_up(game, replace(deal, starter=game.players.members[0]))


def _no_points(game: Game, deal: Deal) -> State:
    return replace(set_up(game, deal), points=Table.filled(game.players, 0))


def _seen_as_open(state: State, suitcase: Suitcase, card: Card, *, held: bool) -> SeenCard:
    return seen_card(state, replace(suitcase, closed=False), card, held=held)


def _free_for_three(state: State, card: Kind) -> int:
    return 0 if len(state.game.players) == 3 else cost(state, card)


SETUP: Final = (
    Break("components.items", item_dealt, _any_items, "a character has any number of items"),
    Break("components.clothing", clothing_for, _seven_at_most, "there are seven clothing cards"),
    Break("components.carriages", game_for, _all_alike, "all carriages are worth 20 points"),
    Break("components.identities", views.seen_identities, _own_unknown, "the cards say nothing"),
    Break("components.points", all_points_to, _six_points, "six cards stand for points"),
    Break("setup.train", game_for, _values_rising, "the values of the carriages rise"),
    Break("setup.boarding", set_up, _all_in_front, "everybody takes the same seat"),
    Break("setup.open-suitcases", empty_suitcase, _shut, "suitcases are closed at first"),
    Break("setup.platforms", scoring.nearby, _sides_alike, "both sides are one platform"),
    Break("setup.identities", set_up, _same_identities, "all have the same identities"),
    Break("setup.hands", set_up, _no_hand_for_one, "somebody is dealt nothing"),
    Break("setup.clothing-row", set_up, _row_too_short, "a card of the row is missing"),
    Break("setup.clothing-face-up", view, _row_hidden, "the clothing row is not seen"),
    Break("setup.starter", set_up, _first_begins, "the same player begins every game"),
    Break("setup.points", set_up, _no_points, "the first player begins without points"),
    Break("turn.five-points", all_points_to, _four_points, "a turn begins with four points"),
    Break("swap-hands.count-on-asking", view, _uncounted, "hands are not counted"),
    Break("close.turned-over", views.seen_card, _seen_as_open, "a closed pile is not covered"),
    Break("variants.same-rules", cost, _free_for_three, "three players put cards for nothing"),
    Break("variants.carriages", game_for, _first_of_six, "the first carriages of six are used"),
    Break("variants.removal", components.game_for, _all_items_stay, "all items stay in the game"),
    Break("variants.deal", set_up, _uneven_hands, "hands are not equally large"),
    Break("variants.clothing", clothing_for, _always_eight, "the row has eight cards for all"),
)
