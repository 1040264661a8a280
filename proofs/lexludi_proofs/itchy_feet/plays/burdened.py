"""Games of Itchy Feet with forbidden and special items that stop where two readings part."""

from __future__ import annotations

from lexludi.itchy_feet.actions import CloseTrade, GetRid, Interrupt
from lexludi.itchy_feet.components import Card, Game, Player
from lexludi_proofs.itchy_feet.plays.under_way import GameUnderWay, Played

P1, P2 = Player.P1, Player.P2


def fourth_postcard(game: Game) -> Played:
    """The first player, who has a forbidden item and two postcards, gets two more in a trade."""
    table = GameUnderWay(game, pile=[Card.FORBIDDEN_ITEM, *[Card.POSTCARD] * 4])
    for _ in range(2):
        table.draw()
        table.draw()
        table.others_recycle(P1)
    table.draw()
    table.lay_out(P1, [Card.POSTCARD] * 2, table.first(1, P1))
    return table.ended_by(CloseTrade())


def rid_of_a_forbidden_item(game: Game) -> Played:
    """The first player draws a forbidden item and gets rid of it."""
    table = GameUnderWay(game, pile=[Card.FORBIDDEN_ITEM])
    table.draw()
    table.others_recycle(P1)
    return table.ended_by(GetRid(*table.first(1)))


def theft_interrupted(game: Game) -> Played:
    """The first player pays for a theft, and the second one stops it with the Mousetrap."""
    table = GameUnderWay(game, pile=[Card.MOUSETRAP], starter=P2)
    table.draw()
    table.others_recycle(P1)
    table.do(table.theft(P2))
    return table.ended_by(Interrupt(P2, Card.MOUSETRAP))


def nothing_left_after_an_interruption(game: Game) -> Played:
    """The second player pays with the only card, is stopped, and the next one wants to steal it."""
    table = GameUnderWay(game, pile=[Card.MOUSETRAP])
    table.trade(P2, table.first(1), table.first(3, P2))
    table.recycle()
    table.others_recycle(P1)
    table.recycle()
    table.do(table.theft(P1), Interrupt(P1, Card.MOUSETRAP))
    return table.ended_by(table.theft(P2))
