"""Games of Itchy Feet that stop where two readings part: the last move tells them apart."""

from __future__ import annotations

from lexludi.itchy_feet.actions import (
    CloseTrade,
    Draw,
    DrawCard,
    OpenTrade,
    Pass,
    Recycle,
    Steal,
    TakeFromDiscards,
    Travel,
)
from lexludi.itchy_feet.components import COUNTRIES, EVENTS, Card, Game, Player
from lexludi.itchy_feet.hands import HAND_LIMIT
from lexludi_proofs.itchy_feet.plays.hands import all_cards_in_hands
from lexludi_proofs.itchy_feet.plays.under_way import (
    CENTRE,
    GameUnderWay,
    Played,
    needed,
    to_centre,
)
from lexludi_proofs.itchy_feet.plays.winning import about_to_win_with_help

P1, P2 = Player.P1, Player.P2


def centre_before_others_have_travelled(game: Game) -> Played:
    """The first player has been to the own country, the others have not, and goes to the centre."""
    return about_to_win_with_help(game).ended_by(to_centre(game))


def centre_first(game: Game) -> Played:
    """The first player begins with a journey to the centre."""
    return GameUnderWay(game, {P1: needed(game, CENTRE)}).ended_by(to_centre(game))


def country_of_another(game: Game) -> Played:
    """The first player travels to the country of the second."""
    items = needed(game, COUNTRIES.members[1])
    return GameUnderWay(game, {P1: items}).ended_by(Travel(P2, *items))


def nothing_done(game: Game) -> Played:
    """The first player begins by doing nothing."""
    return GameUnderWay(game).ended_by(Pass())


def hand_grown_by_a_trade(game: Game) -> Played:
    """The first player trades a card for all five of the second, one of them just drawn."""
    drawn = [Card.POSTCARD] if game.copies(Card.POSTCARD) else []
    table = GameUnderWay(game, pile=drawn, starter=P2)
    table.draw()
    table.others_recycle(P1)
    table.lay_out(P2, table.first(1), table.first(5, P2))
    return table.ended_by(CloseTrade())


def gift(game: Game) -> Played:
    """The first player gives the second one a card, and gets nothing for it."""
    table = GameUnderWay(game)
    table.lay_out(P2, table.first(1), [])
    return table.ended_by(CloseTrade())


def trade_of_others(game: Game) -> Played:
    """In the first player's turn the second trades with the next one."""
    return GameUnderWay(game).ended_by(OpenTrade(P2, game.left_of(P2)))


def one_for_one(game: Game) -> GameUnderWay:
    """The first two players have laid out a card each."""
    table = GameUnderWay(game)
    table.lay_out(P2, table.first(1), table.first(1, P2))
    return table


def cards_laid_out(game: Game) -> Played:
    """The second of two players lays out a card."""
    return one_for_one(game).so_far()


def cards_traded(game: Game) -> Played:
    """The first two players trade a card each."""
    return one_for_one(game).ended_by(CloseTrade())


def recycling_at_first(game: Game) -> Played:
    """The first player begins by recycling, and nothing has been discarded before."""
    table = GameUnderWay(game)
    first, second = table.first(2)
    return table.ended_by(Recycle(first, second))


def passport_for_a_theft(game: Game) -> Played:
    """The first player pays with a passport to steal."""
    return GameUnderWay(game).ended_by(Steal(Card.PASSPORT, P2))


def nothing_to_steal(game: Game) -> Played:
    """The second player has one card left, it is stolen, and the next player wants to steal too.

    Three players are needed: the second one draws three cards when the own turn begins.
    """
    table = GameUnderWay(game)
    table.trade(P2, table.first(1), table.first(3, P2))
    table.recycle()
    table.steal(P2)
    return table.ended_by(table.theft(P2))


def recycled_after_the_last_card(game: Game) -> Played:
    """Six players have drawn all cards, and somebody discards two to recycle."""
    table = all_cards_in_hands(game)
    first, second = table.first(2)
    table.do(Recycle(first, second))
    return table.ended_by(TakeFromDiscards(second))


def draw_of_nothing(game: Game) -> Played:
    """Six players have drawn all cards, and the next one wants to draw."""
    return all_cards_in_hands(game).ended_by(Draw())


def last_card_is_the_eighth(game: Game) -> Played:
    """The last card of the pile comes to a full hand, while others lie among the discards."""
    table = GameUnderWay(game)
    while table.state.pile.size > 1:
        table.draw()
    while table.hand.size < HAND_LIMIT:
        table.recycle()
    table.do(Draw())
    return table.ended_by(DrawCard())


def event_drawn(game: Game) -> Played:
    """The first player draws an event."""
    table = GameUnderWay(game, pile=EVENTS.members[:1])
    table.do(Draw())
    return table.ended_by(DrawCard())
