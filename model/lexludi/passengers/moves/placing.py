"""The first phase: passengers come aboard, and bring votes, gifts and masks."""

from __future__ import annotations

from dataclasses import replace

from lexludi.kernel.words import choose, every, how_many, negate, some
from lexludi.passengers.actions import PlaceMystery, PlacePassenger, TakeMask
from lexludi.passengers.components import BERTHS, Card, Plan, Player, Space
from lexludi.passengers.law import encodes, require
from lexludi.passengers.readings import GiftFrom, MaskShortage, OwnCardAgain
from lexludi.passengers.setup import empty_seat
from lexludi.passengers.state import Gifts, Seat, Stage, State
from lexludi.passengers.turn import in_same_boat, mystery_placed, placed, require_stage, seated


def plan_of(state: State, space: Space) -> Plan:
    """What a space of the boats in play is like."""
    return state.game.box.plans[state.turn.round][space]


@encodes("mystery.last-player", "mystery.no-gift")
def place_mystery(state: State, move: PlaceMystery) -> State:
    """The mover places the top mystery passenger, unseen, and has nothing from it."""
    require_stage(state, Stage.MYSTERY)
    require_space(state, move.space)
    require(negate(some(in_same_boat(state, move.space))), "mystery.other-boat", space=move.space)
    seat = mystery_seat(state, state.mystery.top)
    drawn = replace(state, mystery=state.mystery.drawn())
    return mystery_placed(seated(drawn, move.space, seat))


@encodes("mystery.face-down")
def mystery_seat(state: State, card: Card) -> Seat:
    """A mystery passenger lies face down, and no player has seen it."""
    return replace(empty_seat(state.game), taken=True, card=card)


def require_space(state: State, space: Space) -> None:
    """Refuse a space that is not there, or has a passenger already."""
    require(plan_of(state, space).there, "place.space-there", space=space)
    require(negate(state.seats[space].taken), "place.free-space", space=space)


def place(state: State, move: PlacePassenger) -> State:
    """The mover places a card of the own hand, and takes what the space brings."""
    mover, hand = state.turn.mover, state.hands[state.turn.mover]
    require_stage(state, Stage.PLACE)
    require(hand.has(move.card), "place.own-card", card=move.card)
    require_space(state, move.space)
    require_room(state, move.space)
    aboard = seated(state, move.space, own_seat(state, move.card, mover))
    left = replace(aboard, hands=state.hands.replace(mover, hand.remove(move.card)))
    return mask_or_next(votes_taken(gift_taken(left, move), move.space), move.space)


def require_room(state: State, space: Space) -> None:
    """Refuse a boat that is full, and a mask area that may not be used without a mask."""
    most = state.game.most_in_a_boat
    if most < len(BERTHS):
        there = how_many(in_same_boat(state, space))
        require(there < most, "place.capacity", aboard=there)
    if state.game.readings.mask_shortage is MaskShortage.SPACE_UNUSABLE:
        in_vain = every((plan_of(state, space).mask_area, negate(some(state.masks.left))))
        require(negate(in_vain), "mask.once", space=space)


@encodes("place.face-down")
def own_seat(state: State, card: Card, player: Player) -> Seat:
    """A passenger that a player places lies face down."""
    seat = replace(empty_seat(state.game), taken=True, card=card)
    if state.game.readings.own_card_again is OwnCardAgain.MAY_LOOK:
        return replace(seat, own=True, owner=player)
    return seat


@encodes("place.gift")
def gift_taken(state: State, move: PlacePassenger) -> State:
    """The mover takes the gift of the space or, by a rival reading, any that is left."""
    gifts = state.gifts
    if state.game.readings.gift_from is GiftFrom.OWN_SPACE:
        require(plan_of(state, move.space).gift == move.gift, "place.gift", gift=move.gift)
    require(negate(gifts.taken[move.gift]), "place.gift", gift=move.gift)
    return replace(
        state,
        gifts=Gifts(
            taken=gifts.taken.replace(move.gift, True),
            takers=gifts.takers.replace(move.gift, state.turn.mover),
        ),
    )


@encodes("place.votes")
def votes_taken(state: State, space: Space) -> State:
    """The mover takes as many vote tokens as the space says."""
    votes = state.votes.adjust(state.turn.mover, plan_of(state, space).votes)
    return replace(state, votes=votes)


@encodes("place.mask-area")
def mask_or_next(state: State, space: Space) -> State:
    """In the mask area a mask is taken, if one is left; then the next player places."""
    chooses = every((plan_of(state, space).mask_area, some(state.masks.left)))
    goes_on = placed(state)
    choosing = replace(state.turn, stage=Stage.MASK)
    return replace(state, turn=choose(chooses, choosing, goes_on.turn))


def take_mask(state: State, move: TakeMask) -> State:
    """The mover takes one of the mask tokens that are left."""
    mover, masks = state.turn.mover, state.masks
    require_stage(state, Stage.MASK)
    require(masks.left[move.colour], "mask.once", colour=move.colour)
    taken = replace(
        masks,
        left=masks.left.replace(move.colour, False),
        held=masks.held.replace(mover, move.colour),
    )
    return placed(replace(state, masks=taken))
