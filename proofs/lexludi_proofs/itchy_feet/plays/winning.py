"""Games of Itchy Feet that somebody wins."""

from __future__ import annotations

from lexludi.itchy_feet.components import COUNTRIES, Card, Game, Player
from lexludi_proofs.itchy_feet.plays.under_way import ANY, CENTRE, GameUnderWay, Played, needed


def about_to_win_with_help(game: Game) -> GameUnderWay:
    """The first player has been to the own country, and has got all that the centre asks for.

    It came from the second player, for the free card of that journey.
    """
    items = {
        Player.P1: needed(game, COUNTRIES.members[0]),
        Player.P2: needed(game, CENTRE),
    }
    table = GameUnderWay(game, items)
    table.travel()
    table.trade(Player.P1, needed(game, CENTRE), table.first(1, Player.P1))
    table.others_recycle(Player.P1)
    return table


def with_help(game: Game) -> Played:
    """The first player wins in the second own turn, with all that the centre asks for from P2."""
    table = about_to_win_with_help(game)
    table.travel_to_centre()
    return table.so_far()


def without_a_trade(game: Game) -> Played:
    """The first player travels, draws twice, and wins in the fourth turn; all others recycle."""
    table = GameUnderWay(
        game, {Player.P1: needed(game, COUNTRIES.members[0])}, needed(game, CENTRE)
    )
    table.travel()
    for _ in range(2):
        table.others_recycle(Player.P1)
        table.draw()
    table.others_recycle(Player.P1)
    table.travel_to_centre()
    return table.so_far()


def by_postcards(game: Game) -> Played:
    """The first two players draw two postcards each, and the second one trades them away."""
    lap = [Card.POSTCARD, Card.POSTCARD, *[ANY] * (len(game.players) - 2)]
    table = GameUnderWay(game, pile=[*lap, *lap])
    table.everybody_draws(2)
    table.draw()
    table.trade(Player.P1, [Card.POSTCARD] * 2, table.first(1, Player.P1))
    return table.so_far()
