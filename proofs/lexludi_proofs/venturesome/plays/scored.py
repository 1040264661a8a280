"""Finished games of Venturesome: how many points everybody has, and who wins."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from lexludi.venturesome.actions import GiveUp
from lexludi.venturesome.components import ROUNDS, Game, Player, Threat, card
from lexludi.venturesome.state import Stage
from lexludi_proofs.venturesome.plays.first_rounds import (
    against_single_colours,
    others_lay,
    others_leave,
)
from lexludi_proofs.venturesome.plays.meagre import MeagreGame
from lexludi_proofs.venturesome.plays.names import (
    ADVENTURER,
    ANKH,
    AVIATOR,
    CHALICE,
    COLLECTOR,
    GUIDE,
    HUNTER,
    MAP,
    ONE_GEM,
    P1,
    P2,
    P3,
    P4,
    PROFESSOR,
    REPORTER,
    RING,
    THREE_GEMS,
    TWO_GEMS,
)
from lexludi_proofs.venturesome.plays.under_way import Played


def everybody_disqualified(game: Game) -> Played:
    """Everybody brings home an ankh, a chalice and a ring: nobody wins."""
    return MeagreGame(game).finished()


def last_place_wins(game: Game) -> Played:
    """All but the last player bring home three artifacts, and that one two."""
    return MeagreGame(game, lost=[(game.players.members[-1], 1)]).finished()


def nothing_won(game: Game) -> Played:
    """Two or three players lose every card that they lay: all are tied, with nothing."""
    return _all_lost_but(game, ())


def least_last_place(game: Game) -> Played:
    """The first two players bring home an ankh each, and the third one nothing."""
    first, second, _ = game.players.members
    return _all_lost_but(game, ((first, 2), (second, 1)))


# What three players find round by round, each of which some threat takes from them alone.
TO_BE_LOST: Final = (
    (MAP, ANKH, THREE_GEMS),
    (ANKH, CHALICE, RING),
    (ANKH, RING, TWO_GEMS),
)


def _all_lost_but(game: Game, kept: Collection[tuple[Player, int]]) -> Played:
    finds = dict(zip(game.players, TO_BE_LOST, strict=False))
    lost = {(player, at) for player in finds for at in range(1, ROUNDS + 1)} - set(kept)
    return MeagreGame(game, finds, lost).finished()


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
        table.lay_harmlessly(one, barred=GUIDE)
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
