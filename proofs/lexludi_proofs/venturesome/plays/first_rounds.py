"""First rounds of Venturesome that stop where two readings part, or somebody has nothing to lay."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from lexludi.venturesome.actions import GiveUp, HandBack, HandOver, Intimidate, Play, TakeBack
from lexludi.venturesome.components import Character, End, Game, Player, Threat
from lexludi_proofs.venturesome.plays.cards import Wanted
from lexludi_proofs.venturesome.plays.names import (
    ADVENTURER,
    AVIATOR,
    COLLECTOR,
    GUIDE,
    HUNTER,
    P1,
    P2,
    PROFESSOR,
    REPORTER,
)
from lexludi_proofs.venturesome.plays.told import Told, as_told
from lexludi_proofs.venturesome.plays.under_way import GameUnderWay, Played

SINGLE: Final = (GUIDE, AVIATOR, PROFESSOR, REPORTER)  # what the others have, each of them one
SPARING: Final = (Threat.TRAP, Threat.SANDSTORM, Threat.ROPE_BRIDGE, Threat.NATIVE)

# Two players come to a last card late: P2 gets P1's short hand, or P1 leaves and P2 goes on alone.
HUNTER_TO_COME: Final = Told(
    hands=(
        "2 reporter 2 professor 2 hunter 2 aviator adventurer",
        "3 guide aviator professor collector",
    ),
    turns="""
    reporter | aviator
    professor | guide aviator
    hunter collector | aviator guide P1 reporter
    reporter | guide aviator
    aviator reporter P2 reporter | aviator guide P1 professor
    professor | guide aviator
    adventurer P2 | aviator reporter P1 professor
    professor
    """,
)
GUIDE_TO_COME: Final = Told(
    hands=(
        "2 adventurer 2 reporter professor aviator hunter collector guide",
        "professor aviator 4 reporter 3 adventurer",
    ),
    turns="""
    adventurer P2 | reporter
    professor | professor
    aviator professor P2 reporter | reporter
    gives up | aviator
    adventurer
    hunter reporter
    collector
    """,
)


def short_hand(game: Game, laid: Sequence[Character], last: Character) -> GameUnderWay:
    """The last player is about to lay a last card, and Aviators are barred.

    All others lay Adventurers first, so that a hand with fewer and fewer cards comes to the last.
    """
    others = game.players.members[:-1]
    rest = [*laid[: game.hand_size - len(game.players)], last]
    longer = [HUNTER, REPORTER, PROFESSOR, AVIATOR]
    hands = dict.fromkeys(game.players, longer)
    hands[P1] = [*[ADVENTURER] * len(others), *rest]
    table = GameUnderWay(game, hands)
    for player in others:
        table.lay_adventurer(game.left_of(player))
    for own, common in zip(rest[:-1], longer, strict=False):
        table.lay_harmlessly(own, barred=AVIATOR)
        for _ in others:
            table.lay_harmlessly(common, barred=AVIATOR)
    return table


def against_single_colours(game: Game, hand: Wanted, starter: Player) -> GameUnderWay:
    """The first player has this hand; each of the others has cards of one character alone."""
    others = zip(game.players.members[1:], SINGLE, strict=False)
    hands = {player: [one] * game.hand_size for player, one in others}
    threats = [*SPARING[: len(hands)], Threat.JAGUAR]
    return GameUnderWay(game, {P1: hand, **hands}, threats=threats, starter=starter)


def others_lay(table: GameUnderWay) -> None:
    """All but the first player lay a card, after which they can lay no other."""
    for character in SINGLE[: len(table.game.players) - 1]:
        table.lay_harmlessly(character, barred=AVIATOR)


def others_leave(table: GameUnderWay) -> None:
    """All but the first player leave the round."""
    for threat in SPARING[: len(table.game.players) - 1]:
        table.give_up(threat)


def left_without_an_expedition(game: Game) -> Played:
    """The second player holds nothing but the character that the first intimidates, and gives up.

    So that player is about to leave the round without an expedition.
    """
    table = GameUnderWay(game, {P1: [HUNTER], P2: [GUIDE] * game.hand_size})
    table.lay_hunter(GUIDE)
    table.do(GiveUp())
    return table.so_far()


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
