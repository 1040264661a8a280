"""The rival readings of each ruling that a program can tell apart, and the record of those chosen.

The first reading of each is the default. What each one means, and on what grounds, is in the
specification's rulings; a field of `Readings` has the ruling's name.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Reading(Enum):
    """One way to read an unclear sentence; the value is its name in the specification."""


class EndTrigger(Reading):
    AT_LEAST = "at-least"
    EXACTLY = "exactly"
    CAPPED = "capped"


class LastRound(Reading):
    FROM_STARTER = "from-starter"
    FROM_CLOSER = "from-closer"


class UnspentPoints(Reading):
    PASS_ON = "pass-on"
    KEEP = "keep"


class ReceivedPoints(Reading):
    NEXT_TURN = "next-turn"
    AT_ONCE = "at-once"


class HandSwapTiming(Reading):
    OWN_TURN = "own-turn"
    ANY_MOMENT = "any-moment"


class FivePointLimit(Reading):
    PER_TURN = "per-turn"
    PER_ACTION = "per-action"


class EmptyTurn(Reading):
    ALLOWED = "allowed"
    FORBIDDEN = "forbidden"


class Alternation(Reading):
    LAST_IN_COLUMN = "last-in-column"
    LAST_PUT = "last-put"
    PARITY_OF_PUTS = "parity-of-puts"
    PARITY_OF_CARDS = "parity-of-cards"


class Gap(Reading):
    CLOSES_UP = "closes-up"
    STAYS = "stays"


class EmptiedSuitcase(Reading):
    FREE_AGAIN = "free-again"
    FIRST_EVER_ONLY = "first-ever-only"


class FirstByMove(Reading):
    COUNTS = "counts"
    FIRST_PUT_FREE = "first-put-free"


class Landing(Reading):
    AT_END = "at-end"
    ON_TOP = "on-top"
    ANYWHERE = "anywhere"


class PutPlace(Reading):
    AT_END = "at-end"
    ANYWHERE = "anywhere"


class LayingClothing(Reading):
    ONE_POINT = "one-point"
    INCLUDED = "included"


class ClothingAsItem(Reading):
    YES = "yes"
    NO = "no"


class OneCardLimit(Reading):
    ANY_CARD = "any-card"
    ONE_OF_EACH_SORT = "one-of-each-sort"


class PutAndMoveLimit(Reading):
    TOGETHER = "together"
    ONE_EACH = "one-each"


class GiveAndReceive(Reading):
    ALLOWED = "allowed"
    EITHER_WAY = "either-way"


class FiveCardLimit(Reading):
    HELD = "held"
    EVER_ADDED = "ever-added"


class ClosingTime(Reading):
    AT_ONCE = "at-once"
    END_OF_TURN = "end-of-turn"


class IdentitiesSeen(Reading):
    OWNER_LOOKS = "owner-looks"
    NOBODY_LOOKS = "nobody-looks"


class EmptyHandSwap(Reading):
    ANY_EMPTY_HAND = "any-empty-hand"
    AFTER_OWN_PUTS = "after-own-puts"


class SwapNothing(Reading):
    LEGAL = "legal"
    ILLEGAL = "illegal"


class TurnAfterHandSwap(Reading):
    GOES_ON = "goes-on"
    ENDS = "ends"


class ClothingBacks(Reading):
    ALIKE = "alike"
    DISTINCT = "distinct"


class Pairs(Reading):
    SAME_OWNER = "same-owner"
    ANY_TWO = "any-two"


class PairsPerOwner(Reading):
    EVERY_TWO = "every-two"
    ONE_PAIR = "one-pair"


class PairsAcross(Reading):
    PER_SUITCASE = "per-suitcase"
    POOLED = "pooled"


class OwnItem(Reading):
    THIS_CHARACTER = "this-character"
    EITHER_IDENTITY = "either-identity"


class TieCount(Reading):
    THIS_SUITCASE = "this-suitcase"
    EITHER_IDENTITY = "either-identity"


class RemainingTie(Reading):
    SHARED = "shared"
    TURN_ORDER = "turn-order"


class NearbyCarriage(Reading):
    ANY_PLATFORM = "any-platform"
    SAME_PLATFORM = "same-platform"


class NearbyDiagonal(Reading):
    NO = "no"
    YES = "yes"


class NearbyBonus(Reading):
    ONCE = "once"
    EACH_CHARACTER = "each-character"


class ClosedPile(Reading):
    UNSEEN = "unseen"
    FACE_UP_SEEN = "face-up-seen"


class MoveUnseen(Reading):
    BLIND = "blind"
    PEEK = "peek"


class SwapDistance(Reading):
    ANYWHERE = "anywhere"
    OTHER_CARRIAGE = "other-carriage"


@dataclass(frozen=True, slots=True)
class Readings:
    """The reading chosen for each ruling; without choices, the defaults."""

    end_trigger: EndTrigger = EndTrigger.AT_LEAST
    last_round: LastRound = LastRound.FROM_STARTER
    unspent_points: UnspentPoints = UnspentPoints.PASS_ON
    received_points: ReceivedPoints = ReceivedPoints.NEXT_TURN
    hand_swap_timing: HandSwapTiming = HandSwapTiming.OWN_TURN
    five_point_limit: FivePointLimit = FivePointLimit.PER_TURN
    empty_turn: EmptyTurn = EmptyTurn.ALLOWED
    alternation: Alternation = Alternation.LAST_IN_COLUMN
    gap: Gap = Gap.CLOSES_UP
    emptied_suitcase: EmptiedSuitcase = EmptiedSuitcase.FREE_AGAIN
    first_by_move: FirstByMove = FirstByMove.COUNTS
    landing: Landing = Landing.AT_END
    put_place: PutPlace = PutPlace.AT_END
    laying_clothing: LayingClothing = LayingClothing.ONE_POINT
    clothing_as_item: ClothingAsItem = ClothingAsItem.YES
    one_card_limit: OneCardLimit = OneCardLimit.ANY_CARD
    put_and_move_limit: PutAndMoveLimit = PutAndMoveLimit.TOGETHER
    give_and_receive: GiveAndReceive = GiveAndReceive.ALLOWED
    five_card_limit: FiveCardLimit = FiveCardLimit.HELD
    closing_time: ClosingTime = ClosingTime.AT_ONCE
    identities_seen: IdentitiesSeen = IdentitiesSeen.OWNER_LOOKS
    empty_hand_swap: EmptyHandSwap = EmptyHandSwap.ANY_EMPTY_HAND
    swap_nothing: SwapNothing = SwapNothing.LEGAL
    turn_after_hand_swap: TurnAfterHandSwap = TurnAfterHandSwap.GOES_ON
    clothing_backs: ClothingBacks = ClothingBacks.ALIKE
    pairs: Pairs = Pairs.SAME_OWNER
    pairs_per_owner: PairsPerOwner = PairsPerOwner.EVERY_TWO
    pairs_across: PairsAcross = PairsAcross.PER_SUITCASE
    own_item: OwnItem = OwnItem.THIS_CHARACTER
    tie_count: TieCount = TieCount.THIS_SUITCASE
    remaining_tie: RemainingTie = RemainingTie.SHARED
    nearby_carriage: NearbyCarriage = NearbyCarriage.ANY_PLATFORM
    nearby_diagonal: NearbyDiagonal = NearbyDiagonal.NO
    nearby_bonus: NearbyBonus = NearbyBonus.ONCE
    closed_pile: ClosedPile = ClosedPile.UNSEEN
    move_unseen: MoveUnseen = MoveUnseen.BLIND
    swap_distance: SwapDistance = SwapDistance.ANYWHERE
