"""Extensions of Itchy Feet put out of force."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from lexludi.itchy_feet import views
from lexludi.itchy_feet.actions import GetRid, Interrupt, Pick, PutUnder, StolenCard, UseSpecial
from lexludi.itchy_feet.components import CHARACTERS, Card, Player
from lexludi.itchy_feet.hands import has_won_by_postcards
from lexludi.itchy_feet.law import require
from lexludi.itchy_feet.moves.actions import stolen_card
from lexludi.itchy_feet.moves.journeys import get_rid
from lexludi.itchy_feet.moves.special_items import (
    interrupt,
    pick_from_pile,
    put_under,
    use_special,
    used_up,
)
from lexludi.itchy_feet.moves.trade import lay_out
from lexludi.itchy_feet.moves.waiting import play_event
from lexludi.itchy_feet.setup import fresh_turn
from lexludi.itchy_feet.state import Stage, State
from lexludi.itchy_feet.turn import in_hand, settle
from lexludi.itchy_feet.views import view
from lexludi.kernel.table import Table
from lexludi.kernel.words import choose, every, negate
from lexludi_proofs.engine.breaking import Break


def _never(*_: object) -> bool:
    return False


def _kept_for_later(state: State, card: Card) -> State:
    drawer = state.turn.actor
    return settle(in_hand(state, drawer, state.hands[drawer].add(card)))


def _drawer_spared(state: State, card: Card) -> State:
    after, drawer = play_event(state, card), state.turn.actor
    spared = replace(
        after.turn,
        to_discard=after.turn.to_discard.replace(drawer, False),
        event_draws=after.turn.event_draws.replace(drawer, False),
    )
    waits = after.turn.stage == Stage.DISCARD
    return choose(waits, settle(replace(after, turn=spared)), after)


def _nothing_done(state: State, move: UseSpecial) -> State:
    return settle(use_special(state, move))


def _onto_the_discards(state: State, move: PutUnder) -> State:
    after = put_under(state, move)
    return replace(after, pile=state.pile, discards=state.discards.add(move.card))


def _picked_in_vain(state: State, move: Pick) -> State:
    after, picked = pick_from_pile(state, move), state.pile.row[move.place]
    return replace(after, hands=state.hands, discards=state.discards.add(picked))


def _action_goes_on(state: State, move: Interrupt) -> State:
    interrupt(state, move)
    return used_up(state, move.player, move.card)


def _forbidden_item_gone(state: State, move: GetRid) -> State:
    after = get_rid(state, move)
    return replace(after, discards=after.discards.remove(Card.FORBIDDEN_ITEM))


def _besides_an_action(state: State, move: GetRid) -> State:
    after = get_rid(state, move)
    return replace(after, turn=fresh_turn(state.game, state.turn.mover))


def _not_stolen(state: State, move: StolenCard) -> State:
    require(negate(move.card == Card.FORBIDDEN_ITEM), "forbidden.can-be-stolen")
    return stolen_card(state, move)


def _not_traded(state: State, player: Player, card: Card) -> State:
    require(negate(card == Card.FORBIDDEN_ITEM), "forbidden.can-be-traded")
    return lay_out(state, player, card)


def _in_the_own_turn(state: State, player: Player) -> bool:
    return every((has_won_by_postcards(state, player), player == state.turn.mover))


def _characters_hidden(state: State, player: Player) -> views.View:
    hidden = Table.filled(state.game.players, CHARACTERS.members[0])
    return replace(view(state, player), characters=hidden)


EXTENSIONS: Final = (
    Break("event.at-once", play_event, _kept_for_later, "an event comes to the hand"),
    Break("event.everybody", play_event, _drawer_spared, "who draws an event is spared"),
    Break("special.as-written", use_special, _nothing_done, "nothing comes of a special item"),
    Break("special.pile-only", put_under, _onto_the_discards, "a card goes to the discards"),
    Break("special.pile-only", pick_from_pile, _picked_in_vain, "what is picked is discarded"),
    Break("special.interrupts", interrupt, _action_goes_on, "the action goes on"),
    Break("forbidden.both-discarded", get_rid, _forbidden_item_gone, "one of the two is lost"),
    Break("forbidden.is-the-turn", get_rid, _besides_an_action, "it is no action"),
    Break("forbidden.can-be-stolen", stolen_card, _not_stolen, "a forbidden item is safe"),
    Break("forbidden.can-be-traded", lay_out, _not_traded, "nobody gets it in a trade"),
    Break("postcard.four-win", has_won_by_postcards, _never, "postcards do not win"),
    Break("postcard.any-moment", has_won_by_postcards, _in_the_own_turn, "only in the own turn"),
    Break("character.in-front", view, _characters_hidden, "characters are not seen"),
)
