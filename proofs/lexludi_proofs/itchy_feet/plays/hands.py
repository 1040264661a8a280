"""Games of Itchy Feet that lead to remarkable hands."""

from __future__ import annotations

from lexludi.itchy_feet.actions import CloseTrade
from lexludi.itchy_feet.components import Card, Game, Player
from lexludi.itchy_feet.hands import HAND_LIMIT
from lexludi_proofs.itchy_feet.plays.under_way import GameUnderWay, Played


def all_cards_in_hands(game: Game) -> GameUnderWay:
    """Six players draw until all cards are in their hands, seven at most in each."""
    table = GameUnderWay(game)
    for _ in range(table.state.pile.size):
        table.draw()
    return table


def nothing_left(game: Game) -> Played:
    """Six players have drawn all cards, and have discarded none."""
    return all_cards_in_hands(game).so_far()


def all_passports(game: Game) -> Played:
    """Everybody trades a passport away to the first player."""
    table = GameUnderWay(game)
    table.draw()
    for player in game.players.members[1:]:
        mine = table.first(1, player)
        table.trade(Player.P1, [Card.PASSPORT, *mine], table.first(1, Player.P1))
    return table.so_far()


def seven_for_one(game: Game) -> Played:
    """The first two players draw until their hands are full; the first gives all for one card."""
    table = GameUnderWay(game)
    while table.hand.size < HAND_LIMIT:
        table.draw()
        table.draw()
        table.others_recycle(Player.P1)
    table.lay_out(Player.P2, table.first(HAND_LIMIT), table.first(1, Player.P2))
    table.do(CloseTrade())
    return table.so_far()
