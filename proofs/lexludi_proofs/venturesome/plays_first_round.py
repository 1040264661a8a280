"""First rounds of Venturesome up to where a short hand, or a lone player, makes a difference."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from lexludi.venturesome.components import Character, Game, Player, Threat
from lexludi_proofs.venturesome.plays import GameUnderWay, Wanted
from lexludi_proofs.venturesome.plays_told import Told

GUIDE, REPORTER = Character.GUIDE, Character.REPORTER
ADVENTURER, PROFESSOR = Character.ADVENTURER, Character.PROFESSOR
AVIATOR, HUNTER, COLLECTOR = Character.AVIATOR, Character.HUNTER, Character.COLLECTOR
P1 = Player.P1

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
        lay_harmlessly(table, own)
        for _ in others:
            lay_harmlessly(table, common)
    return table


def lay_harmlessly(table: GameUnderWay, character: Character) -> None:
    """The mover lays a card and gets nothing from it; only Aviators are ever barred."""
    if character is HUNTER:
        table.lay_hunter(AVIATOR)
    elif character is PROFESSOR:
        table.lay_professor()
    else:
        table.lay(character)


def against_single_colours(game: Game, hand: Wanted, starter: Player) -> GameUnderWay:
    """The first player has this hand; each of the others has cards of one character alone."""
    others = zip(game.players.members[1:], SINGLE, strict=False)
    hands = {player: [one] * game.hand_size for player, one in others}
    threats = [*SPARING[: len(hands)], Threat.JAGUAR]
    return GameUnderWay(game, {P1: hand, **hands}, threats=threats, starter=starter)


def others_lay(table: GameUnderWay) -> None:
    """All but the first player lay a card, after which they can lay no other."""
    for character in SINGLE[: len(table.game.players) - 1]:
        lay_harmlessly(table, character)


def others_leave(table: GameUnderWay) -> None:
    """All but the first player leave the round."""
    for threat in SPARING[: len(table.game.players) - 1]:
        table.give_up(threat)
