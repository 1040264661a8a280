"""To have no action, where none is possible, and when one is."""

from __future__ import annotations

from lexludi.itchy_feet.actions import Pass
from lexludi.itchy_feet.components import SPECIALS, Ability, Card, Country, Text
from lexludi.itchy_feet.hands import (
    can_discard,
    discardable_cards,
    holds_something,
    somebody_else_holds,
)
from lexludi.itchy_feet.law import encodes, require
from lexludi.itchy_feet.moves.actions import RECYCLING_COSTS, has_ability, recyclable
from lexludi.itchy_feet.moves.journeys import may_go_to_centre
from lexludi.itchy_feet.moves.trade import enough
from lexludi.itchy_feet.readings import (
    Acting,
    EmptyVictim,
    NothingToDraw,
    OwnDiscardBack,
    WhichCountry,
)
from lexludi.itchy_feet.state import Stage, State
from lexludi.itchy_feet.turn import acted, require_stage
from lexludi.kernel.words import every, how_many, negate, some, total


@encodes("turn.one-action")
def pass_turn(state: State, move: Pass) -> State:
    """The mover does nothing, where nothing can be done."""
    require_stage(state, Stage.ACT)
    if state.game.readings.acting is Acting.MUST_ACT:
        require(negate(can_act(state)), "turn.one-action")
    return acted(state)


def can_act(state: State) -> bool:
    """Whether any action is possible."""
    if state.game.readings.nothing_to_draw is NothingToDraw.NULL_ACTION:
        return True
    return some(
        (
            state.pile.size >= 1,
            can_trade(state),
            can_recycle(state),
            can_steal(state),
            can_get_rid(state),
            can_smuggle(state),
            can_travel(state),
            can_use_special(state),
        )
    )


def can_trade(state: State) -> bool:
    """Whether the mover and somebody else have what it takes to trade."""
    mover = state.turn.mover
    return enough(state, holds_something(state, mover), somebody_else_holds(state, mover))


def can_recycle(state: State) -> bool:
    """Whether the mover can pay for recycling, and there is something to take."""
    mover = state.turn.mover
    payable = discardable_cards(state, mover)
    for_one = every((has_ability(state, mover, Ability.RECYCLES_FOR_ONE), payable >= 1))
    paid = some((for_one, payable >= RECYCLING_COSTS))
    if state.game.readings.own_discard_back is OwnDiscardBack.EARLIER_CARDS_ONLY:
        return every((paid, recyclable(state.discards) >= 1))
    return paid


def can_steal(state: State) -> bool:
    """Whether the mover can pay for stealing, and there is somebody to steal from."""
    mover = state.turn.mover
    paid = can_discard(state, mover)
    if state.game.readings.empty_victim is EmptyVictim.COST_LOST:
        return paid
    return every((paid, somebody_else_holds(state, mover)))


def can_get_rid(state: State) -> bool:
    """Whether the mover has a forbidden item, and another card to discard with it."""
    mover = state.turn.mover
    return every((state.hands[mover].has(Card.FORBIDDEN_ITEM), can_discard(state, mover)))


def can_smuggle(state: State) -> bool:
    """Whether the mover is a Smuggler with a forbidden item."""
    mover = state.turn.mover
    able = has_ability(state, mover, Ability.GIVES_FORBIDDEN)
    return every((able, state.hands[mover].has(Card.FORBIDDEN_ITEM)))


def can_travel(state: State) -> bool:
    """Whether the mover is ready for a country that may be travelled to."""
    mover, journeys = state.turn.mover, state.journeys
    centre = every((may_go_to_centre(state), is_packed_for(state, journeys.centre)))
    any_country = state.game.readings.which_country is WhichCountry.ANY_ON_THE_TABLE
    return some(
        (
            centre,
            *(
                every(
                    (
                        some((any_country, whose == mover)),
                        journeys.there[whose],
                        is_packed_for(state, journeys.countries[whose]),
                    )
                )
                for whose in state.game.players
            ),
        )
    )


def is_packed_for(state: State, country: Country) -> bool:
    """Whether the mover has a passport, no forbidden item, and all that a country asks for."""
    hand, needed = state.hands[state.turn.mover], state.game.box.needs[country].cells
    texts = state.game.box.texts
    missing = how_many(
        hand[one] < how_many(other == one for other in needed[: place + 1])
        for place, one in enumerate(needed)
    )
    stand_ins = total(
        hand[kind] * how_many([texts[kind] == Text.STANDS_FOR_AN_ITEM]) for kind in SPECIALS
    )
    return every(
        (
            hand.has(Card.PASSPORT),
            negate(hand.has(Card.FORBIDDEN_ITEM)),
            missing <= stand_ins,
        )
    )


def can_use_special(state: State) -> bool:
    """Whether the mover holds a special item that does nothing, which needs nothing."""
    hand, texts = state.hands[state.turn.mover], state.game.box.texts
    return some(every((hand.has(kind), texts[kind] == Text.NOTHING)) for kind in SPECIALS)
