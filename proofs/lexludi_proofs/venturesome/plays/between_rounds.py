"""Games of Venturesome that stop where the next round is prepared, and two readings part."""

from __future__ import annotations

from lexludi.venturesome.actions import DealCard, ShuffleThreat
from lexludi.venturesome.components import Game
from lexludi.venturesome.state import Stage
from lexludi_proofs.venturesome.plays.meagre import MeagreGame
from lexludi_proofs.venturesome.plays.under_way import Played


def second_card_of_a_deal(game: Game) -> Played:
    """The second card of the second deal goes to the next player, or to who got the first.

    The two readings of `dealing` part.
    """
    meagre = MeagreGame(game)
    meagre.play_round()
    meagre.table.prepare([Stage.REVEAL])
    meagre.table.do(DealCard())
    return meagre.table.ended_by(DealCard())


def more_than_the_deck_has(game: Game) -> Played:
    """Four or five players have been dealt what the deck has for all alike, and another card comes.

    The two readings of `shortage` part.
    """
    table = _two_rounds(game).table
    table.prepare([Stage.REVEAL, Stage.SHUFFLE_THREATS])
    players = len(game.players)
    table.do(*[DealCard()] * (table.state.deck.size // players * players))
    return table.ended_by(DealCard())


def threat_just_resolved(game: Game) -> Played:
    """Five players need a new deck of threats, and chance takes one of the last round first.

    The two readings of `reshuffled-threats` part.
    """
    meagre = _two_rounds(game)
    meagre.table.prepare([Stage.REVEAL])
    return meagre.table.ended_by(ShuffleThreat(meagre.threats[1][0]))


def _two_rounds(game: Game) -> MeagreGame:
    """Two rounds, and no card dealt for the third."""
    meagre = MeagreGame(game)
    meagre.play_round()
    meagre.next_round()
    meagre.play_round()
    return meagre
