"""The rival readings of each ruling that a program can tell apart, and the record of those chosen.

The first reading of each is the default. What each one means, and on what grounds, is in the
specification's rulings; a field of `Readings` has the ruling's name.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Reading(Enum):
    """One way to read an unclear sentence; the value is its name in the specification."""


class Capacity(Reading):
    ALL_SPACES = "all-spaces"
    FOUR = "four"


class MysteryCounts(Reading):
    COUNTS = "counts"
    DOES_NOT_COUNT = "does-not-count"


class LastPlayer(Reading):
    BY_COIN = "by-coin"
    BY_FIRST_COIN = "by-first-coin"


class GiftFrom(Reading):
    OWN_SPACE = "own-space"
    ANY_LEFT = "any-left"


class MaskShortage(Reading):
    NOTHING_TO_TAKE = "nothing-to-take"
    SPACE_UNUSABLE = "space-unusable"
    BACK_FROM_LOSERS = "back-from-losers"


class MaskUse(Reading):
    MAY_WASTE = "may-waste"
    MUST_USE = "must-use"
    RETURNED_UNUSED = "returned-unused"


class TwoMasks(Reading):
    LAST_COUNTS = "last-counts"
    FORBIDDEN = "forbidden"


class GiftUse(Reading):
    MUST_IF_POSSIBLE = "must-if-possible"
    MAY_DECLINE = "may-decline"


class CoinPassed(Reading):
    NEW_HOLDER = "new-holder"
    HOLDER_AT_START = "holder-at-start"


class FinalTie(Reading):
    TIED_FACTION = "tied-faction"
    ANY_FACTION = "any-faction"


class SoulBonus(Reading):
    BEST_GROUP = "best-group"
    EVERY_GROUP = "every-group"


class MaskedJester(Reading):
    BOTH = "both"
    ONLY_AS_SOUL = "only-as-soul"


class Gaps(Reading):
    NO_BONUS = "no-bonus"
    LOOK_PAST = "look-past"


class SwappedMasks(Reading):
    WITH_CARD = "with-card"
    WITH_SPACE = "with-space"


class OwnCardAgain(Reading):
    NO_LOOK = "no-look"
    MAY_LOOK = "may-look"


class VotesBeyondSupply(Reading):
    WITHIN_SUPPLY = "within-supply"
    UNLIMITED = "unlimited"


@dataclass(frozen=True, slots=True)
class Readings:
    """The reading chosen for each ruling; without choices, the defaults."""

    capacity: Capacity = Capacity.ALL_SPACES
    mystery_counts: MysteryCounts = MysteryCounts.COUNTS
    last_player: LastPlayer = LastPlayer.BY_COIN
    gift_from: GiftFrom = GiftFrom.OWN_SPACE
    mask_shortage: MaskShortage = MaskShortage.NOTHING_TO_TAKE
    mask_use: MaskUse = MaskUse.MAY_WASTE
    two_masks: TwoMasks = TwoMasks.LAST_COUNTS
    gift_use: GiftUse = GiftUse.MUST_IF_POSSIBLE
    coin_passed: CoinPassed = CoinPassed.NEW_HOLDER
    final_tie: FinalTie = FinalTie.TIED_FACTION
    soul_bonus: SoulBonus = SoulBonus.BEST_GROUP
    masked_jester: MaskedJester = MaskedJester.BOTH
    gaps: Gaps = Gaps.NO_BONUS
    swapped_masks: SwappedMasks = SwappedMasks.WITH_CARD
    own_card_again: OwnCardAgain = OwnCardAgain.NO_LOOK
    votes_beyond_supply: VotesBeyondSupply = VotesBeyondSupply.WITHIN_SUPPLY
