"""Turns, actions, hands and journeys of Itchy Feet put out of force."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from lexludi.itchy_feet import hands, turn, views
from lexludi.itchy_feet.actions import (
    CloseTrade,
    Disclosure,
    Draw,
    DrawCard,
    OpenTrade,
    StolenCard,
    Travel,
    TravelToCentre,
)
from lexludi.itchy_feet.components import Card, Country, Player
from lexludi.itchy_feet.hands import HAND_LIMIT, counted
from lexludi.itchy_feet.law import require
from lexludi.itchy_feet.moves.actions import draw, stolen_card
from lexludi.itchy_feet.moves.journeys import (
    Paid,
    hand_shown,
    luggage_discarded,
    travel,
    travel_to_centre,
)
from lexludi.itchy_feet.moves.trade import close_trade, open_trade, with_bonus
from lexludi.itchy_feet.moves.waiting import draw_card
from lexludi.itchy_feet.setup import NO_CARDS, fresh_turn
from lexludi.itchy_feet.state import State, Turn
from lexludi.itchy_feet.turn import acted, begin, in_hand, next_turn, settle
from lexludi.itchy_feet.views import view
from lexludi.kernel.bag import Bag
from lexludi.kernel.table import Table
from lexludi_proofs.engine.breaking import Break

Shown = tuple[Disclosure, ...]


def _never(*_: object) -> bool:
    return False


def _game_goes_on(state: State, move: TravelToCentre) -> tuple[State, Shown]:
    after, shown = travel_to_centre(state, move)
    return acted(replace(after, turn=state.turn)), shown


def _without_a_passport(state: State, country: Country, cards: Paid) -> State:
    mover = state.turn.mover
    lent = in_hand(state, mover, state.hands[mover].add(Card.PASSPORT))
    after = luggage_discarded(lent, country, cards)
    return in_hand(after, mover, after.hands[mover].remove(Card.PASSPORT))


def _items_kept(state: State, country: Country, cards: Paid) -> State:
    luggage_discarded(state, country, cards)
    return state


def _all_discarded(state: State, country: Country, cards: Paid) -> State:
    after, mover = luggage_discarded(state, country, cards), state.turn.mover
    discards = after.discards.join(after.hands[mover])
    return in_hand(replace(after, discards=discards), mover, NO_CARDS)


def _nothing_shown(state: State) -> Shown:
    return ()


def _country_stays(state: State, move: Travel) -> tuple[State, Shown]:
    after, shown = travel(state, move)
    there = after.journeys.there.replace(move.whose, True)
    return replace(after, journeys=replace(after.journeys, there=there)), shown


def _no_free_card(state: State, move: Travel) -> tuple[State, Shown]:
    after, shown = travel(state, move)
    to_draw = after.turn.to_draw.replace(state.turn.mover, 0)
    return settle(replace(after, turn=replace(after.turn, to_draw=to_draw))), shown


def _turn_goes_on(state: State) -> Turn:
    return begin(state, replace(fresh_turn(state.game, state.turn.mover), acted=True))


def _to_the_right(state: State) -> Turn:
    right = state.game.left_of(state.turn.mover, len(state.game.players) - 1)
    return begin(state, fresh_turn(state.game, right))


def _drawn_in_vain(state: State, move: DrawCard) -> tuple[State, Disclosure]:
    after, shown = draw_card(state, move)
    discards = state.discards.add(state.pile.top)
    return replace(after, hands=state.hands, discards=discards), shown


def _not_with_a_full_hand(state: State, move: Draw) -> State:
    require(state.hands[state.turn.mover].size < HAND_LIMIT, "draw.with-full-hand")
    return draw(state, move)


def _discards_hidden(state: State, player: Player) -> views.View:
    return replace(view(state, player), discards=NO_CARDS)


def _trade_open(state: State, player: Player) -> views.View:
    return replace(view(state, player), given=state.trade.given, taken=state.trade.taken)


def _taken_back(state: State, move: CloseTrade) -> State:
    trade = state.trade
    back = replace(trade, given=trade.taken, taken=trade.given)
    return close_trade(replace(state, trade=back), move)


def _an_offer_is_the_action(state: State, move: OpenTrade) -> State:
    open_trade(state, move)
    return acted(state)


def _no_bonus(state: State) -> Table[Player, int]:
    return state.turn.to_draw


def _bonus_for_the_partner(state: State) -> Table[Player, int]:
    return with_bonus(state).replace(state.trade.partner, 1)


def _stolen_in_vain(state: State, move: StolenCard) -> State:
    after, mover = stolen_card(state, move), state.turn.mover
    hands = after.hands.replace(mover, state.hands[mover])
    return replace(after, hands=hands, discards=state.discards.add(move.card))


def _but_passports(state: State, hand: Bag[Card]) -> int:
    return counted(state, hand) - hand[Card.PASSPORT]


def _stays_empty(state: State, turn: Turn) -> Turn:
    return replace(begin(state, turn), to_draw=turn.to_draw)


def _that_was_the_action(state: State, turn: Turn) -> Turn:
    begun = begin(state, turn)
    return replace(begun, acted=begun.to_draw[begun.mover] >= 1)


TURNS: Final = (
    Break("goal.centre-wins", travel_to_centre, _game_goes_on, "the centre does not win"),
    Break("goal.needs-passport", luggage_discarded, _without_a_passport, "nobody asks for it"),
    Break("turn.ends-with-action", next_turn, _turn_goes_on, "the same player goes on"),
    Break("turn.clockwise", next_turn, _to_the_right, "the right-hand neighbour is next"),
    Break("draw.top", draw_card, _drawn_in_vain, "the card drawn is discarded"),
    Break("draw.with-full-hand", draw, _not_with_a_full_hand, "a full hand may not draw"),
    Break("recycle.may-look", view, _discards_hidden, "nobody sees the discards"),
    Break("trade.agreed", view, _trade_open, "all see what is laid out"),
    Break("trade.until-done", close_trade, _taken_back, "what is laid out is taken back"),
    Break("trade.refused", open_trade, _an_offer_is_the_action, "an offer ends the turn"),
    Break("trade.bonus", with_bonus, _no_bonus, "a trade brings no card"),
    Break("trade.bonus-own-turn", with_bonus, _bonus_for_the_partner, "the partner draws, too"),
    Break("steal.at-random", stolen_card, _stolen_in_vain, "what chance picks is discarded"),
    Break("hand.limit", hands.over_limit, _never, "hands may have any size"),
    Break("hand.counts", counted, _but_passports, "passports do not count"),
    Break("hand.empty", begin, _stays_empty, "an empty hand stays empty"),
    Break("hand.empty-no-action", begin, _that_was_the_action, "filling the hand is the action"),
    Break("pile.reshuffle", turn.pile_is_to_be_formed, _never, "no new pile is made"),
    Break("travel.shows-hand", hand_shown, _nothing_shown, "nobody sees the hand"),
    Break("travel.discards", luggage_discarded, _items_kept, "the items are kept"),
    Break("travel.keeps-rest", luggage_discarded, _all_discarded, "the whole hand is discarded"),
    Break("travel.removes-country", travel, _country_stays, "the country stays"),
    Break("travel.free-card", travel, _no_free_card, "no card is drawn for a journey"),
)
