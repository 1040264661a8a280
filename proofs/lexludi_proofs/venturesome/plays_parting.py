"""Games of Venturesome in which two readings part, with the last move or at the last question."""

from __future__ import annotations

from lexludi.venturesome.actions import (
    DealCard,
    GiveUp,
    HandBack,
    HandOver,
    Intimidate,
    Play,
    ShuffleThreat,
    TakeBack,
)
from lexludi.venturesome.components import Character, End, Game, Player, Symbol, Threat, card
from lexludi.venturesome.state import Stage
from lexludi_proofs.venturesome.plays import GameUnderWay, Played
from lexludi_proofs.venturesome.plays_finished import MeagreGame
from lexludi_proofs.venturesome.plays_first_round import (
    GUIDE_TO_COME,
    HUNTER_TO_COME,
    against_single_colours,
    others_lay,
    others_leave,
    short_hand,
)
from lexludi_proofs.venturesome.plays_told import as_told

GUIDE, REPORTER = Character.GUIDE, Character.REPORTER
ADVENTURER, PROFESSOR = Character.ADVENTURER, Character.PROFESSOR
AVIATOR, HUNTER, COLLECTOR = Character.AVIATOR, Character.HUNTER, Character.COLLECTOR
MAP, ANKH, CHALICE, RING = Symbol.MAP, Symbol.ANKH, Symbol.CHALICE, Symbol.RING
ONE_GEM, TWO_GEMS, THREE_GEMS = Symbol.ONE_GEM, Symbol.TWO_GEMS, Symbol.THREE_GEMS
P1, P2, P3, P4 = tuple(Player)[:4]


# Between rounds


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


# In the first round


def left_without_an_expedition(game: Game) -> Played:
    """The second player holds nothing but the character that the first intimidates, and gives up.

    So that player is about to leave the round without an expedition.
    """
    table = GameUnderWay(game, {P1: [HUNTER], P2: [GUIDE] * game.hand_size})
    table.lay_hunter(GUIDE)
    table.do(GiveUp())
    return table.deal, table.moves


def barred_before_another(game: Game) -> Played:
    """Two players have intimidated a character each, and somebody lays the first of the two.

    The two readings of `bans` part.
    """
    after = game.left_of(P2)
    table = GameUnderWay(game, {P1: [HUNTER, GUIDE], P2: [HUNTER], after: [HUNTER, GUIDE]})
    table.lay_hunter(GUIDE)
    table.lay_hunter(REPORTER)
    return table.ended_by(Play(table.held(GUIDE), End.RIGHT))


def a_card_for_its_like(game: Game) -> Played:
    """A Collector's partner answers with a card that looks like the one received.

    The two readings of `different-card` part.
    """
    twin = next(kind for kind, count in game.box.cards.items() if count >= 2)
    table = GameUnderWay(game, {P1: [twin, COLLECTOR], P2: [twin]})
    table.lay(COLLECTOR, HandOver(twin, P2))
    return table.ended_by(HandBack(twin))


def hunter_alone(game: Game) -> Played:
    """The first player is the only one left, lays an Artifact Hunter and intimidates somebody.

    The two readings of `lone-hunter` part.
    """
    table = against_single_colours(game, [REPORTER, HUNTER], starter=P2)
    others_lay(table)
    table.lay(REPORTER)
    others_leave(table)
    table.lay(HUNTER)
    return table.ended_by(Intimidate(GUIDE))


def hunter_last(game: Game) -> Played:
    """An Artifact Hunter is a last card, and the next player lays whom an earlier one intimidated.

    The two readings of `hunter-last` part.
    """
    if len(game.players) == 2:
        table = as_told(game, HUNTER_TO_COME)
    else:
        table = short_hand(game, [GUIDE, REPORTER, PROFESSOR], HUNTER)
    (barred,) = [one for one, is_barred in table.state.banned.items() if is_barred]
    table.lay(HUNTER)
    table.leave(Threat.TRAP)
    return table.ended_by(Play(table.held(barred), End.RIGHT))


def guide_last(game: Game) -> Played:
    """A Guide is a last card, and takes the first card back.

    The two readings of `last-card` part.
    """
    if len(game.players) == 2:
        table = as_told(game, GUIDE_TO_COME)
    else:
        table = short_hand(game, [HUNTER, REPORTER, PROFESSOR], GUIDE)
    table.lay(GUIDE)
    return table.ended_by(TakeBack(0))


# Finished games: how many points, and who wins


def six_chalices(game: Game) -> Played:
    """The first player brings home six chalices in the first round, the last four of them alone.

    The two readings of `sets` part.
    """
    lone = [card(one, CHALICE) for one in (AVIATOR, ADVENTURER, PROFESSOR, COLLECTOR)]
    hunter, reporter = card(HUNTER, CHALICE), card(REPORTER, CHALICE)
    table = against_single_colours(game, [hunter, reporter, *lone], starter=P1)
    table.lay(reporter)
    others_lay(table)
    table.lay_hunter(GUIDE, hunter)
    others_leave(table)
    for one in lone:
        if one.character is PROFESSOR:
            table.lay_professor(one)
        else:
            table.lay(one)
    if table.state.turn.stage is Stage.PLAY:  # nine cards were dealt; the others are Reporters
        table.do(GiveUp())
    table.leave(Threat.JAGUAR)
    return table.finish()


def two_maps_of_a_colour(game: Game) -> Played:
    """The second player brings home two maps of one colour, and no more.

    The two readings of `maps` part.
    """
    return MeagreGame(game, {P2: (MAP, MAP, ANKH)}, lost=[(P2, 3)]).finished()


def gem_on_a_map(game: Game) -> Played:
    """Two players have 4 points with two cards, one of them by a map that counts two gems.

    The two readings of `gem-points` part.
    """
    finds = {P1: (THREE_GEMS, ANKH, RING), P2: (MAP, TWO_GEMS, RING)}
    return MeagreGame(game, finds, lost=[(P1, 3), (P2, 3)]).finished()


def third_behind_by_gems(game: Game) -> Played:
    """Of three to five players who have 3 points with three cards, one has a gem among them.

    The two readings of `disqualified` part, and of `last-tie-break` the last and the others.
    """
    return MeagreGame(game, {P3: (ONE_GEM, CHALICE, RING)}).finished()


def two_behind(game: Game) -> Played:
    """Of four or five players the third has 2 points, the fourth 1, all others are tied with 3.

    The first two readings of `last-tie-break` part.
    """
    return MeagreGame(game, lost=[(P3, 3), (P4, 2), (P4, 3)]).finished()


def two_share_the_fewest(game: Game) -> Played:
    """Of four or five players the third and the fourth have 2 points, all others are tied with 3.

    The readings of `shared-fewest` part.
    """
    finds = {P4: (ONE_GEM, CHALICE, RING)}
    return MeagreGame(game, finds, lost=[(P3, 3), (P4, 3)]).finished()
