"""The rival readings of each ruling that a program can tell apart, and the record of those chosen.

The first reading of each is the default. What each one means, and on what grounds, is in the
specification's rulings; a field of `Readings` has the ruling's name.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Reading(Enum):
    """One way to read an unclear sentence; the value is its name in the specification."""


class Stopping(Reading):
    MUST_PLAY = "must-play"
    MAY_STOP = "may-stop"


class LastCard(Reading):
    EFFECT_SKIPPED = "effect-skipped"
    GUIDE_STILL_RETURNS = "guide-still-returns"


class HunterLast(Reading):
    BAN_STAYS = "ban-stays"
    BAN_LIFTED = "ban-lifted"


class Bans(Reading):
    REPLACED = "replaced"
    ACCUMULATE = "accumulate"


class LoneHunter(Reading):
    MUST_BAN = "must-ban"
    SKIPPED = "skipped"


class DifferentCard(Reading):
    OTHER_CARD = "other-card"
    OTHER_KIND = "other-kind"


class BridgePair(Reading):
    RESOLVER = "resolver"
    CHANCE = "chance"
    LEFT_NEIGHBOUR = "left-neighbour"


class Dealing(Reading):
    ONE_AT_A_TIME = "one-at-a-time"
    ALL_AT_ONCE = "all-at-once"


class Shortage(Reading):
    RESHUFFLE_FIRST = "reshuffle-first"
    DECK_ONLY = "deck-only"


class ReshuffledThreats(Reading):
    WITH_JUST_RESOLVED = "with-just-resolved"
    WITHOUT = "without"


class Counts(Reading):
    PUBLIC = "public"
    PRIVATE = "private"


class Maps(Reading):
    EACH_MAP = "each-map"
    COLOUR_ONCE = "colour-once"


class Sets(Reading):
    EVERY_THREE = "every-three"
    ONE_SET = "one-set"


class GemPoints(Reading):
    GEM_SYMBOLS = "gem-symbols"
    WITH_MAPS = "with-maps"


class Disqualified(Reading):
    STILL_TIED = "still-tied"
    TIED_ON_POINTS = "tied-on-points"


class LastTieBreak(Reading):
    FEWEST_OF_THE_REST = "fewest-of-the-rest"
    NEXT_BEST = "next-best"
    FEWEST_OF_ALL = "fewest-of-all"


class SharedFewest(Reading):
    CHAIN_AGAIN = "chain-again"
    ALL_WIN = "all-win"
    NOBODY_WINS = "nobody-wins"


@dataclass(frozen=True, slots=True)
class Readings:
    """The reading chosen for each ruling; without choices, the defaults."""

    stopping: Stopping = Stopping.MUST_PLAY
    last_card: LastCard = LastCard.EFFECT_SKIPPED
    hunter_last: HunterLast = HunterLast.BAN_STAYS
    bans: Bans = Bans.REPLACED
    lone_hunter: LoneHunter = LoneHunter.MUST_BAN
    different_card: DifferentCard = DifferentCard.OTHER_CARD
    bridge_pair: BridgePair = BridgePair.RESOLVER
    dealing: Dealing = Dealing.ONE_AT_A_TIME
    shortage: Shortage = Shortage.RESHUFFLE_FIRST
    reshuffled_threats: ReshuffledThreats = ReshuffledThreats.WITH_JUST_RESOLVED
    counts: Counts = Counts.PUBLIC
    maps: Maps = Maps.EACH_MAP
    sets: Sets = Sets.EVERY_THREE
    gem_points: GemPoints = GemPoints.GEM_SYMBOLS
    disqualified: Disqualified = Disqualified.STILL_TIED
    last_tie_break: LastTieBreak = LastTieBreak.FEWEST_OF_THE_REST
    shared_fewest: SharedFewest = SharedFewest.CHAIN_AGAIN
