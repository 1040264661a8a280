"""The rival readings of each ruling that a program can tell apart, and the record of those chosen.

The first reading of each is the default. What each one means, and on what grounds, is in the
specification's rulings; a field of `Readings` has the ruling's name.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Reading(Enum):
    """One way to read an unclear sentence; the value is its name in the specification."""


class OwnFirst(Reading):
    OWN_FIRST = "own-first"
    EVERYBODY_FIRST = "everybody-first"
    NO_ORDER = "no-order"


class WhichCountry(Reading):
    OWN_OR_CENTRE = "own-or-centre"
    ANY_ON_THE_TABLE = "any-on-the-table"


class Acting(Reading):
    MUST_ACT = "must-act"
    MAY_PASS = "may-pass"


class LimitMoment(Reading):
    AT_ONCE = "at-once"
    END_OF_ACTION = "end-of-action"


class LimitCounts(Reading):
    ALL_CARDS = "all-cards"
    LISTED_CARDS = "listed-cards"


class TradeSizes(Reading):
    ONE_EACH = "one-each"
    GIFTS_ALLOWED = "gifts-allowed"


class TradesBetweenOthers(Reading):
    MOVER_ONLY = "mover-only"
    ANY_TWO = "any-two"


class BonusFor(Reading):
    INITIATOR = "initiator"
    BOTH = "both"


class TradedCards(Reading):
    HIDDEN = "hidden"
    OPEN = "open"


class OwnDiscardBack(Reading):
    MAY_TAKE_BACK = "may-take-back"
    EARLIER_CARDS_ONLY = "earlier-cards-only"


class PassportAsPayment(Reading):
    MAY_PAY = "may-pay"
    STAYS = "stays"


class EmptyVictim(Reading):
    REFUSED = "refused"
    COST_LOST = "cost-lost"


class ReshuffleTrigger(Reading):
    WHENEVER_EMPTY = "whenever-empty"
    LAST_CARD_ONLY = "last-card-only"


class ReshuffleOrLimit(Reading):
    RESHUFFLE_FIRST = "reshuffle-first"
    LIMIT_FIRST = "limit-first"


class NothingToDraw(Reading):
    NO_DRAW = "no-draw"
    NULL_ACTION = "null-action"


class EventInstead(Reading):
    NO_OTHER_CARD = "no-other-card"
    ANOTHER_CARD = "another-card"


class UsedEvents(Reading):
    TO_DISCARDS = "to-discards"
    OUT_OF_THE_GAME = "out-of-the-game"


class ForbiddenPostcards(Reading):
    WINS_ANYWAY = "wins-anyway"
    BLOCKS_WINNING = "blocks-winning"


class ForbiddenAfterDisposal(Reading):
    TO_DISCARDS = "to-discards"
    OUT_OF_THE_GAME = "out-of-the-game"


class InterruptedTurn(Reading):
    INTERRUPTED_PLAYER = "interrupted-player"
    INTERRUPTERS_NEXT_TURN = "interrupters-next-turn"


class InterruptedCost(Reading):
    LOST = "lost"
    GIVEN_BACK = "given-back"


class LimitChoice(Reading):
    OWNER = "owner"
    CHANCE = "chance"


@dataclass(frozen=True, slots=True)
class Readings:
    """The reading chosen for each ruling; without choices, the defaults."""

    own_first: OwnFirst = OwnFirst.OWN_FIRST
    which_country: WhichCountry = WhichCountry.OWN_OR_CENTRE
    acting: Acting = Acting.MUST_ACT
    limit_moment: LimitMoment = LimitMoment.AT_ONCE
    limit_counts: LimitCounts = LimitCounts.ALL_CARDS
    trade_sizes: TradeSizes = TradeSizes.ONE_EACH
    trades_between_others: TradesBetweenOthers = TradesBetweenOthers.MOVER_ONLY
    bonus_for: BonusFor = BonusFor.INITIATOR
    traded_cards: TradedCards = TradedCards.HIDDEN
    own_discard_back: OwnDiscardBack = OwnDiscardBack.MAY_TAKE_BACK
    passport_as_payment: PassportAsPayment = PassportAsPayment.MAY_PAY
    empty_victim: EmptyVictim = EmptyVictim.REFUSED
    reshuffle_trigger: ReshuffleTrigger = ReshuffleTrigger.WHENEVER_EMPTY
    reshuffle_or_limit: ReshuffleOrLimit = ReshuffleOrLimit.RESHUFFLE_FIRST
    nothing_to_draw: NothingToDraw = NothingToDraw.NO_DRAW
    event_instead: EventInstead = EventInstead.NO_OTHER_CARD
    used_events: UsedEvents = UsedEvents.TO_DISCARDS
    forbidden_postcards: ForbiddenPostcards = ForbiddenPostcards.WINS_ANYWAY
    forbidden_after_disposal: ForbiddenAfterDisposal = ForbiddenAfterDisposal.TO_DISCARDS
    interrupted_turn: InterruptedTurn = InterruptedTurn.INTERRUPTED_PLAYER
    interrupted_cost: InterruptedCost = InterruptedCost.LOST
    limit_choice: LimitChoice = LimitChoice.OWNER
