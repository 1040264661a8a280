"""The effects of the characters of Venturesome, and hunters' bans, put out of force."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from lexludi.kernel.law import IllegalMove
from lexludi.kernel.table import Table
from lexludi.kernel.words import choose, every, negate, some
from lexludi.venturesome import expeditions, views
from lexludi.venturesome.actions import (
    Disclosure,
    Draw,
    Exchange,
    HandBack,
    HandOver,
    Intimidate,
    PutUnder,
    SwapHands,
    TakeBack,
)
from lexludi.venturesome.components import Character, Player
from lexludi.venturesome.expeditions import holds_some, shows
from lexludi.venturesome.moves import first_step
from lexludi.venturesome.moves.effects import (
    draw,
    exchange,
    hand_back,
    hand_over,
    intimidate,
    put_under,
    swap_hands,
    take_back,
)
from lexludi.venturesome.moves.first_step import lacks_companions
from lexludi.venturesome.state import State, Turn
from lexludi.venturesome.turn import end_turn
from lexludi.venturesome.views import view
from lexludi_proofs.engine.breaking import Break

Shown = tuple[State, Disclosure]


def _never(*_: object) -> bool:
    return False


def _always(*_: object) -> bool:
    return True


def _taken_and_gone(state: State, move: TakeBack) -> State:
    return replace(take_back(state, move), hands=state.hands)


def _gap_filled(state: State, move: TakeBack) -> State:
    after, mover = take_back(state, move), state.turn.mover
    row = state.expeditions[mover]
    filled = row.replace(move.place, row.last).take(row.size - 1)
    return replace(after, expeditions=state.expeditions.replace(mover, filled))


def _but_a_guide(state: State, character: Character) -> bool:
    return every((lacks_companions(state, character), negate(character == Character.GUIDE)))


def _but_an_aviator(state: State, character: Character) -> bool:
    return every((lacks_companions(state, character), negate(character == Character.AVIATOR)))


def _one_way(state: State, move: SwapHands) -> State:
    after = swap_hands(state, move)
    return replace(after, hands=state.hands.replace(state.turn.mover, state.hands[move.other]))


def _partner_shown(state: State, player: Player) -> views.View:
    shown = view(state, player)
    return replace(shown, hand=state.hands[state.game.left_of(state.turn.mover)])


def _drawn_and_gone(state: State, move: Draw) -> Shown:
    after, shown = draw(state, move)
    return replace(after, hands=state.hands), shown


def _not_put(state: State, move: PutUnder) -> State:
    return replace(put_under(state, move), deck=state.deck)


def _drawn_noted(state: State, move: Draw) -> Shown:
    after, shown = draw(state, move)
    return replace(after, turn=replace(after.turn, received=shown.card)), shown


def _not_the_one_drawn(state: State, move: PutUnder) -> State:
    after = put_under(state, move)
    if move.card == state.turn.received:
        raise IllegalMove("professor.just-drawn", "the card drawn has to stay", {})
    return after


def _last_one_kept(state: State, move: Draw) -> Shown:
    after, shown = draw(state, move)
    return choose(state.deck.size == 1, end_turn(after), after), shown


def _given_for_nothing(state: State, move: Exchange) -> State:
    after, mover = exchange(state, move), state.turn.mover
    left = state.expeditions[mover].take(move.place)
    return replace(after, expeditions=after.expeditions.replace(mover, left))


def _laid_first(state: State, move: Exchange) -> State:
    after, mover = exchange(state, move), state.turn.mover
    row = after.expeditions[mover]
    moved = row.take(move.place).prepend(row[move.place])
    return replace(after, expeditions=after.expeditions.replace(mover, moved))


def _new_colours_only(state: State, move: Exchange) -> State:
    after, taken = exchange(state, move), state.expeditions[move.other][move.their_place]
    if shows(state.expeditions[state.turn.mover], taken.character):
        raise IllegalMove("aviator.same-colours-allowed", "the colour is there already", {})
    return after


def _left_face_down(state: State, move: Intimidate) -> State:
    return replace(intimidate(state, move), banned=state.banned)


def _another_each_time(state: State, move: Intimidate) -> State:
    after = intimidate(state, move)
    if state.banned[move.character]:
        raise IllegalMove("hunter.same-again", "another character is named", {})
    return after


def _bans_pile_up(state: State, move: Intimidate) -> State:
    after = intimidate(state, move)
    banned = Table.of(state.banned.domain, lambda one: some((state.banned[one], after.banned[one])))
    return replace(after, banned=banned)


def _though_banned(state: State, player: Player, character: Character) -> bool:
    there = shows(state.expeditions[player], character)
    return every((holds_some(state, player, character), negate(there)))


def _kept_and_given(state: State, move: HandOver) -> Shown:
    after, shown = hand_over(state, move)
    other = state.turn.partner
    return replace(after, turn=replace(after.turn, partner=other)), shown


def _giver_told(state: State, move: HandOver) -> Shown:
    after, shown = hand_over(state, move)
    return after, Disclosure(state.turn.mover, shown.card)


def _nothing_given_back(state: State, move: HandBack) -> Shown:
    after, shown = hand_back(state, move)
    return replace(after, hands=state.hands), shown


def _all_of_it(turn: Turn, player: Player) -> Turn:
    return turn


CHARACTERS: Final = (
    Break("reporter.none", first_step.has_no_effect, _always, "no card has an effect"),
    Break("guide.returns", take_back, _taken_and_gone, "the card does not come to the hand"),
    Break("guide.closes-up", take_back, _gap_filled, "the last card fills the gap"),
    Break("guide.empty-expedition", lacks_companions, _but_a_guide, "a lone Guide does it"),
    Break("adventurer.swaps-hands", swap_hands, _one_way, "only one of the two hands changes"),
    Break("adventurer.unseen", view, _partner_shown, "the hand to the mover's left lies open"),
    Break("professor.draws", draw, _drawn_and_gone, "the card drawn does not come to the hand"),
    Break("professor.puts-under", put_under, _not_put, "the card put under the deck is lost"),
    Break("professor.just-drawn", draw, _drawn_noted, "the card drawn is kept in mind"),
    Break("professor.just-drawn", put_under, _not_the_one_drawn, "the card drawn has to stay"),
    Break("professor.last-card-drawn", draw, _last_one_kept, "the deck's last card is kept"),
    Break("professor.empty-deck", first_step.lacks_a_deck, _never, "an empty deck is drawn from"),
    Break("aviator.exchanges", exchange, _given_for_nothing, "nothing comes in exchange"),
    Break("aviator.same-places", exchange, _laid_first, "the card that comes is laid first"),
    Break("aviator.same-colours-allowed", exchange, _new_colours_only, "no colour comes twice"),
    Break("aviator.empty-expedition", lacks_companions, _but_an_aviator, "a lone Aviator does it"),
    Break("hunter.face-up", intimidate, _left_face_down, "the chosen card stays face down"),
    Break("hunter.until", intimidate, _bans_pile_up, "an earlier ban stays"),
    Break("hunter.same-again", intimidate, _another_each_time, "another one has to be named"),
    Break("hunter.banned", expeditions.can_play, _though_banned, "a banned card can be played"),
    Break("hunter.unable", expeditions.can_play, _never, "nothing can ever be played"),
    Break("collector.hands-over", hand_over, _kept_and_given, "nobody was chosen"),
    Break("collector.unseen", views.seen_turn, _all_of_it, "all see the card handed over"),
    Break("collector.looks-first", hand_over, _giver_told, "the receiver does not look"),
    Break("collector.gives-back", hand_back, _nothing_given_back, "nothing is given back"),
)
