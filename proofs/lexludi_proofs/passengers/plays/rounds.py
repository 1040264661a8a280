"""Games of Passengers that show what can be left of hands after a round."""

from __future__ import annotations

from lexludi.passengers.components import Game
from lexludi.passengers.state import Stage
from lexludi_proofs.passengers.plays.under_way import GameUnderWay, Played


def faction_cards_first(game: Game) -> Played:
    """In the first round everybody places the card that was dealt from the faction deck."""
    table = GameUnderWay(game)
    table.until(Stage.PLACE)
    while table.stage in (Stage.PLACE, Stage.MASK):
        if table.stage is Stage.MASK:
            table.do(table.anything())
        else:
            table.place(table.deal.faction_cards[table.mover])
    table.until(Stage.MYSTERY if game.mystery_cards else Stage.PLACE)
    return table.so_far()
