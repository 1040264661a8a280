"""The action of travelling, and that of getting rid of what keeps one from it."""

from __future__ import annotations

from dataclasses import replace

from lexludi.itchy_feet.actions import Disclosure, GetRid, Smuggle, Travel, TravelToCentre
from lexludi.itchy_feet.components import Ability, Card, Country, Sort, Text
from lexludi.itchy_feet.hands import stays_in_hand
from lexludi.itchy_feet.law import encodes, require
from lexludi.itchy_feet.moves.actions import has_ability
from lexludi.itchy_feet.readings import ForbiddenAfterDisposal, OwnFirst, WhichCountry
from lexludi.itchy_feet.state import Stage, State
from lexludi.itchy_feet.turn import acted, in_hand, require_stage, won_by
from lexludi.kernel.words import every, negate, some

Paid = tuple[Card, Card, Card]


@encodes("travel.removes-country", "travel.free-card")
def travel(state: State, move: Travel) -> tuple[State, tuple[Disclosure, ...]]:
    """The mover travels to a country in front of a player, and draws a card."""
    whose, mover, journeys = move.whose, state.turn.mover, state.journeys
    require_stage(state, Stage.ACT)
    if state.game.readings.which_country is WhichCountry.OWN_OR_CENTRE:
        require(whose == mover, "travel.own-or-centre", whose=whose)
    require(journeys.there[whose], "travel.own-or-centre", whose=whose)
    gone = luggage_discarded(
        state, journeys.countries[whose], (move.first, move.second, move.third)
    )
    been = some((journeys.travelled[mover], whose == mover))
    left = replace(
        journeys,
        there=journeys.there.replace(whose, False),
        travelled=journeys.travelled.replace(mover, been),
    )
    turn = replace(gone.turn, to_draw=gone.turn.to_draw.replace(mover, 1))
    return acted(replace(gone, journeys=left, turn=turn)), hand_shown(state)


@encodes("goal.centre-wins")
def travel_to_centre(state: State, move: TravelToCentre) -> tuple[State, tuple[Disclosure, ...]]:
    """The mover travels to the country in the centre, and has won."""
    mover, journeys = state.turn.mover, state.journeys
    require_stage(state, Stage.ACT)
    require(may_go_to_centre(state), "goal.own-country-first")
    gone = luggage_discarded(state, journeys.centre, (move.first, move.second, move.third))
    return replace(gone, turn=won_by(state, mover)), hand_shown(state)


@encodes("travel.shows-hand")
def hand_shown(state: State) -> tuple[Disclosure, ...]:
    """All others see the mover's whole hand, as it is before anything is discarded."""
    mover, players = state.turn.mover, state.game.players
    hand = state.hands[mover]
    return tuple(
        Disclosure(state.game.left_of(mover, seats), hand) for seats in range(1, len(players))
    )


def may_go_to_centre(state: State) -> bool:
    """Whether the own country, or everybody's, has been travelled to."""
    travelled = state.journeys.travelled
    match state.game.readings.own_first:
        case OwnFirst.OWN_FIRST:
            return travelled[state.turn.mover]
        case OwnFirst.EVERYBODY_FIRST:
            return every(travelled)
        case OwnFirst.NO_ORDER:
            return True


@encodes("goal.needs-passport", "travel.any-passport", "travel.discards", "travel.keeps-rest")
def luggage_discarded(state: State, country: Country, cards: Paid) -> State:
    """The three items that a country asks for are discarded; passport and the rest are kept."""
    mover = state.turn.mover
    hand, discards = state.hands[mover], state.discards
    require(hand.has(Card.PASSPORT), "travel.passport")
    require(negate(hand.has(Card.FORBIDDEN_ITEM)), "forbidden.no-travel")
    needed = state.game.box.needs[country]
    for place, card in enumerate(cards):
        require(hand.has(card), "travel.items", card=card)
        stands = some((card == needed[place], stands_for_an_item(state, card)))
        require(stands, "travel.items", card=card)
        hand, discards = hand.remove(card), discards.add(card)
    return in_hand(replace(state, discards=discards), mover, hand)


def stands_for_an_item(state: State, card: Card) -> bool:
    """Whether a card is a special item that is discarded in the place of any item."""
    text = state.game.box.texts[card]
    return every((card.sort == Sort.SPECIAL, text == Text.STANDS_FOR_AN_ITEM))


@encodes("forbidden.both-discarded", "forbidden.is-the-turn")
def get_rid(state: State, move: GetRid) -> State:
    """The mover discards a forbidden item together with another card."""
    mover = state.turn.mover
    hand = state.hands[mover]
    require_stage(state, Stage.ACT)
    require(hand.has(Card.FORBIDDEN_ITEM), "forbidden.disposal")
    require(negate(move.card == Card.FORBIDDEN_ITEM), "forbidden.not-for-another")
    require(hand.has(move.card), "forbidden.disposal", card=move.card)
    require(negate(stays_in_hand(state, move.card)), "forbidden.disposal", card=move.card)
    rid = in_hand(state, mover, hand.remove(Card.FORBIDDEN_ITEM).remove(move.card))
    rid = replace(rid, discards=rid.discards.add(move.card))
    if state.game.readings.forbidden_after_disposal is ForbiddenAfterDisposal.OUT_OF_THE_GAME:
        return acted(replace(rid, removed=rid.removed.add(Card.FORBIDDEN_ITEM)))
    return acted(replace(rid, discards=rid.discards.add(Card.FORBIDDEN_ITEM)))


def smuggle(state: State, move: Smuggle) -> State:
    """The Smuggler gives another player a forbidden item of the own hand."""
    mover, other = state.turn.mover, move.other
    hand = state.hands[mover]
    require_stage(state, Stage.ACT)
    able = has_ability(state, mover, Ability.GIVES_FORBIDDEN)
    require(able, "character.smuggler")
    require(move.card == Card.FORBIDDEN_ITEM, "character.smuggler", card=move.card)
    require(hand.has(move.card), "character.smuggler", card=move.card)
    require(negate(other == mover), "character.smuggler", other=other)
    given = in_hand(state, mover, hand.remove(move.card))
    return acted(in_hand(given, other, given.hands[other].add(move.card)))
