"""The longest rounds of Venturesome, and the largest expeditions, as far as they are known.

A turn costs a card of somebody's hand, unless a Guide takes one back. Guides can be laid again and
again by a player whose Guide an Aviator moves to another expedition each time; the Guide takes
that Aviator back, and somebody else's cards pay for the exchanges.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from lexludi.venturesome.components import Game
from lexludi_proofs.venturesome.plays.told import Told, as_told
from lexludi_proofs.venturesome.plays.under_way import Played

# With four players or five there are as many turns as cards and Guides together, which is the most
# there can be: P1's Reporters pay for the exchanges. With fewer, one turn is missing.
ROUNDS_WITH_MANY_TURNS: Final[Mapping[int, Told]] = {
    2: Told(
        hands=(
            "3 guide 3 aviator 2 adventurer reporter",
            "5 guide aviator adventurer reporter professor",
        ),
        turns="""
    aviator | aviator
    guide aviator | guide aviator
    adventurer P2 | aviator guide P1 adventurer
    adventurer P2 | guide aviator
    aviator adventurer P2 guide | guide adventurer
    adventurer P2 | aviator guide P1 aviator
    professor | guide aviator
    aviator adventurer P2 guide | guide aviator
    reporter | aviator guide P1 aviator
    adventurer P2 | guide aviator
    aviator reporter P2 aviator | aviator guide P1 adventurer
    reporter | guide reporter
    reporter
    gives up
    """,
    ),
    3: Told(
        hands=(
            "3 guide aviator adventurer hunter",
            "4 guide 2 aviator",
            "guide aviator 2 adventurer reporter hunter",
        ),
        turns="""
    aviator | aviator | aviator
    hunter professor | guide aviator | guide aviator
    guide aviator | aviator guide P1 hunter | adventurer P2
    adventurer P2 | guide aviator | aviator guide P1 adventurer
    hunter professor | aviator guide P1 hunter | guide aviator
    reporter | guide aviator | aviator guide P1 reporter
    adventurer P2 | aviator | guide aviator
    aviator adventurer P3 guide | guide reporter
    gives up | reporter
    aviator
    """,
    ),
    4: Told(
        hands=(
            "guide aviator 4 reporter",
            "2 guide aviator reporter professor hunter",
            "3 guide aviator professor hunter",
            "3 guide aviator reporter hunter",
        ),
        turns="""
    aviator | aviator | aviator | aviator
    guide aviator | guide aviator | guide aviator | guide aviator
    reporter | reporter | aviator guide P1 reporter | reporter
    reporter | professor | guide aviator | aviator guide P1 reporter
    reporter | aviator guide P1 reporter | professor | guide aviator
    reporter | guide aviator | aviator guide P1 reporter | aviator guide P2 reporter
    aviator | hunter adventurer | guide aviator | guide aviator
    aviator | hunter adventurer | hunter adventurer
    aviator | aviator
    """,
    ),
    5: Told(
        hands=(
            "guide aviator 4 reporter",
            "2 guide aviator professor hunter collector",
            *["2 guide aviator reporter professor hunter"] * 3,
        ),
        turns="""
    aviator | aviator | aviator | aviator | aviator
    guide aviator | guide aviator | guide aviator | guide aviator | guide aviator
    reporter | aviator guide P1 reporter | reporter | reporter | reporter
    reporter | guide aviator | aviator guide P1 reporter | professor | professor
    reporter | professor | guide aviator | aviator guide P1 reporter | aviator guide P2 reporter
    reporter | hunter adventurer | professor | guide aviator | guide aviator
    aviator | aviator guide P3 reporter | hunter adventurer | hunter adventurer
    hunter adventurer | collector | aviator | aviator | aviator
    """,
    ),
}

# The last player left lays the last card; the others have given up or laid theirs before.
LARGE_EXPEDITIONS: Final[Mapping[int, Told]] = {
    2: Told(
        hands=(
            "5 guide aviator 3 adventurer",
            "3 guide 3 aviator reporter professor hunter",
        ),
        deck="reporter collector",
        turns="""
    adventurer P2 | guide
    guide adventurer | aviator guide P1 guide
    aviator guide P2 aviator | adventurer P1
    guide aviator | aviator adventurer P1 guide
    guide aviator | reporter
    aviator guide P2 aviator | professor
    guide aviator | aviator professor P1 guide
    guide aviator | hunter reporter
    aviator guide P2 aviator | adventurer P1
    guide professor | aviator adventurer P1 guide
    guide adventurer | adventurer P1
    gives up | professor adventurer
    collector
    """,
    ),
    3: Told(
        hands=(
            "2 aviator adventurer reporter 2 professor",
            "2 guide aviator 2 adventurer hunter",
            "3 guide aviator professor collector",
        ),
        deck="reporter hunter",
        turns="""
    reporter | adventurer P3 | hunter reporter
    professor | guide adventurer | guide hunter
    aviator professor P3 guide | aviator guide P1 reporter | guide professor
    adventurer P3 | guide aviator | aviator guide P1 aviator
    aviator adventurer P2 guide | guide reporter | professor
    hunter guide | aviator guide P1 hunter
    adventurer P2 | professor
    collector
    professor adventurer
    reporter
    hunter
    """,
    ),
    4: Told(
        hands=(
            "guide aviator 3 adventurer collector",
            "5 guide reporter",
            "guide 2 aviator adventurer hunter collector",
            "2 guide 2 aviator adventurer professor",
        ),
        deck="reporter collector",
        turns="""
    adventurer P2 | adventurer P4 | hunter collector | adventurer P1
    guide adventurer | guide adventurer | aviator hunter P2 guide | guide adventurer
    aviator guide P3 aviator | guide hunter | adventurer P4 | aviator guide P3 adventurer
    adventurer P2 | gives up | adventurer P1 | guide aviator
    guide aviator | aviator adventurer P1 guide | aviator guide P3 aviator
    guide aviator | professor adventurer | gives up
    aviator guide P3 professor | hunter reporter
    guide professor | aviator hunter P1 guide
    guide hunter | adventurer P1
    gives up | professor aviator
    hunter professor
    reporter
    collector
    """,
    ),
}


def many_turns(game: Game) -> Played:
    """A whole round with as many turns as are known to be possible."""
    table = as_told(game, ROUNDS_WITH_MANY_TURNS[len(game.players)])
    return table.so_far()


def large_expedition(game: Game) -> Played:
    """A round up to the last card of the largest expedition that is known to be possible.

    With five players it is as with four: the fourth of the five holds only Collectors, whom the
    third intimidates before they have had a turn.
    """
    told = LARGE_EXPEDITIONS[min(len(game.players), 4)]
    if len(game.players) == 5:
        *others, last = told.hands
        lap, later = told.turns.replace("P4", "P5").split("hunter collector", 1)
        turns = f"{lap}hunter collector | gives up{later}"
        told = Told([*others, "6 collector", last], turns, told.deck)
    table = as_told(game, told)
    deal, moves = table.so_far()
    return deal, moves[:-1]  # without the threat at the end
