"""Rules of Venturesome put out of force, one by one, to see which claims rest on them.

Prohibitions need no entry here: they are switched off where they are required. What stands in for
a function calls it by the name imported here, which stays the function itself.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from lexludi.kernel.row import Row
from lexludi.kernel.table import Table
from lexludi.kernel.words import choose, every, negate, some
from lexludi.venturesome import expeditions, preparing, scoring, views
from lexludi.venturesome.actions import (
    HandBack,
    PutUnder,
    Resolve,
    RevealThreat,
    SwapHands,
    TakeBack,
)
from lexludi.venturesome.components import Card, Character, End, Game, Player, Symbol, Threat
from lexludi.venturesome.expeditions import holds_some, laid, shows
from lexludi.venturesome.law import require
from lexludi.venturesome.moves import first_step, threats
from lexludi.venturesome.moves.effects import (
    exchange,
    hand_back,
    hand_over,
    intimidate,
    put_under,
    swap_hands,
    take_back,
)
from lexludi.venturesome.moves.threats import resolve, traps
from lexludi.venturesome.preparing import (
    prepare_round,
    resolved_discarded,
    reveal_threat,
    share_of_each,
    start_round,
)
from lexludi.venturesome.scoring import map_points
from lexludi.venturesome.state import Stage, State, Threats, Turn
from lexludi.venturesome.turn import end_turn, next_in_round
from lexludi.venturesome.views import view
from lexludi_proofs.engine.breaking import Break


def _never(*_: object) -> bool:
    return False


def _always(*_: object) -> bool:
    return True


def _but_for(clause: str) -> Callable[..., None]:
    """What requires everything but what one clause asks for."""

    def required(fact: bool, cited: str, **facts: object) -> None:
        if cited != clause:
            require(fact, cited, **facts)

    return required


def _turn_ends(state: State, character: Character) -> State:
    return end_turn(state)


def _taken_and_gone(state: State, move: TakeBack) -> State:
    return replace(take_back(state, move), hands=state.hands)


def _not_put(state: State, move: PutUnder) -> State:
    return replace(put_under(state, move), deck=state.deck)


def _one_way(state: State, move: SwapHands) -> State:
    after = swap_hands(state, move)
    return replace(after, hands=state.hands.replace(state.turn.mover, state.hands[move.other]))


def _given_for_nothing(state: State, move: Any) -> State:
    after, mover = exchange(state, move), state.turn.mover
    left = state.expeditions[mover].take(move.place)
    return replace(after, expeditions=after.expeditions.replace(mover, left))


def _nothing_given_back(state: State, move: HandBack) -> Any:
    after, shown = hand_back(state, move)
    return replace(after, hands=state.hands), shown


def _kept_and_given(state: State, move: Any) -> Any:
    after, shown = hand_over(state, move)
    other = state.turn.partner
    return replace(after, turn=replace(after.turn, partner=other)), shown


def _bans_pile_up(state: State, move: Any) -> State:
    after = intimidate(state, move)
    banned = Table.of(state.banned.domain, lambda one: some((state.banned[one], after.banned[one])))
    return replace(after, banned=banned)


def _again(game: Game, in_round: Table[Player, bool], after: Player) -> Player:
    return choose(in_round[after], after, next_in_round(game, in_round, after))


def _full_hands(state: State) -> int:
    return state.game.hand_size


def _lost(threats_: Threats) -> Threats:
    return replace(threats_, resolved=resolved_discarded(threats_).resolved)


def _one_fewer(state: State) -> int:
    full = share_of_each(state)
    return choose(full >= 1, full - 1, 0)


def _shuffled_each_time(state: State) -> Stage:
    return choose(state.discards.size >= 1, Stage.SHUFFLE_CARDS, Stage.DEAL)


def _threats_shuffled_each_time(threats_: Threats) -> Stage:
    return choose(threats_.discards.size >= 1, Stage.SHUFFLE_THREATS, Stage.REVEAL)


def _though_banned(state: State, player: Player, character: Character) -> bool:
    there = shows(state.expeditions[player], character)
    return every((holds_some(state, player, character), negate(there)))


def _first_alone(threat: Threat, expedition: Row[Card], place: int) -> bool:
    return every((traps(threat, expedition, place), place == 0))


def _still_in_the_deck(state: State, move: RevealThreat) -> State:
    after = reveal_threat(state, move)
    return replace(after, threats=replace(after.threats, deck=state.threats.deck))


def _left_face_up(state: State, move: Resolve) -> State:
    after = resolve(state, move)
    up = replace(after.threats, face_up=state.threats.face_up)
    return replace(after, threats=up)


def _ban_kept(state: State, starter: Player) -> State:
    return replace(start_round(state, starter), banned=state.banned)


def _last_starts(state: State) -> State:
    after = prepare_round(state)
    return replace(after, turn=replace(after.turn, mover=state.turn.mover))


def _on_the_right(row: Row[Card], one: Card, end: End) -> Row[Card]:
    return laid(row, one, End.RIGHT)


def _even_one(threat: Threat, expedition: Row[Card], place: int) -> bool:
    return every((threat == Threat.TRAP, some((place == 0, expedition.size == place + 1))))


def _all_of_it(turn: Turn, player: Player) -> Turn:
    return turn


def _hands_shown(state: State, player: Player) -> views.View:
    return replace(view(state, player), hand=state.hands[state.turn.mover])


def _one_gem_each(pile: Any) -> int:
    return -scoring.with_symbol(pile, Symbol.ONE_GEM)


def _two_for_three(readings: Any, count: int) -> int:
    return count + 4 * (count // 2)


def _itself(readings: Any, maps: int, cards: int) -> int:
    return map_points(readings, maps, maps)


def _as_they_are(among: Any, measure: Any) -> Any:
    return among


def _nobody_out(state: State, best: Any, tied: Any) -> Any:
    return tied.map(_never)


def _nobody(state: State, out: Any) -> Any:
    return out.map(_never)


def _best(state: State, among: Any) -> Any:
    return among


BREAKS: Final = (
    Break("turn.clockwise", next_in_round, _again, "the same player goes on"),
    Break("play.at-an-end", laid, _on_the_right, "cards are laid on the right only"),
    Break("play.unable", expeditions.can_play_something, _always, "nobody may give up"),
    Break("play.last-card", first_step.last_card_played, _turn_ends, "the last card ends the turn"),
    Break("effect.must", first_step.takes_effect, _never, "no effect is resolved"),
    Break("guide.returns", take_back, _taken_and_gone, "the card does not come to the hand"),
    Break("guide.empty-expedition", first_step.lacks_companions, _never, "a lone Guide does it"),
    Break("reporter.none", first_step.has_no_effect, _always, "no card has an effect"),
    Break("adventurer.swaps-hands", swap_hands, _one_way, "only one of the two hands changes"),
    Break("professor.puts-under", put_under, _not_put, "the card put under the deck is lost"),
    Break("professor.empty-deck", first_step.lacks_a_deck, _never, "an empty deck is drawn from"),
    Break("aviator.exchanges", exchange, _given_for_nothing, "nothing comes in exchange"),
    Break("hunter.until", intimidate, _bans_pile_up, "an earlier ban stays"),
    Break("hunter.banned", expeditions.can_play, _though_banned, "a banned card can be played"),
    Break("hunter.unable", expeditions.can_play, _never, "nothing can ever be played"),
    Break("collector.hands-over", hand_over, _kept_and_given, "nobody was chosen"),
    Break("collector.unseen", views.seen_turn, _all_of_it, "all see the card handed over"),
    Break("collector.gives-back", hand_back, _nothing_given_back, "nothing is given back"),
    Break("threat.lone-player-skips", first_step.affects_others, _never, "another is needed"),
    Break("threat.turned-down", resolve, _left_face_up, "a resolved threat stays face up"),
    Break("threat.trap", traps, _first_alone, "the Trap takes the first card only"),
    Break("threat.bog", threats.takes_symbol, _never, "no threat looks at symbols"),
    Break("threat.snow-avalanche", threats.takes_character, _never, "none looks at characters"),
    Break("threat.rope-bridge", threats.is_bridge, _never, "the Rope Bridge holds"),
    Break("threat.sandstorm", threats.is_sandstorm, _never, "the Sandstorm takes nothing"),
    Break("threat.few-cards", traps, _even_one, "the Trap takes a card that lies alone"),
    Break("threat.few-cards", threats.takes_both, _never, "two cards are safe"),
    Break("round.starter", prepare_round, _last_starts, "the last player starts"),
    Break("round.discard-threats", resolved_discarded, _lost, "resolved threats are lost"),
    Break(
        "round.threat-reshuffle",
        preparing.to_reveal,
        _threats_shuffled_each_time,
        "discarded threats are shuffled before the deck has run out",
    ),
    Break("round.reveal", reveal_threat, _still_in_the_deck, "threats are not taken off the deck"),
    Break("round.deal", share_of_each, _one_fewer, "everybody is dealt one card too few"),
    Break(
        "round.reshuffle",
        preparing.to_deal,
        _shuffled_each_time,
        "discarded cards are shuffled before the deck has run out",
    ),
    Break("round.short-deal", share_of_each, _full_hands, "hands are always full"),
    Break("round.intimidation-down", start_round, _ban_kept, "a ban outlives the round"),
    Break("setup.hands-private", view, _hands_shown, "the mover's hand lies open"),
    Break("score.gems", scoring.gem_points, _one_gem_each, "a gem costs a point"),
    Break("score.sets", scoring.artifact_points, _two_for_three, "two artifacts make a set"),
    Break("score.maps", map_points, _itself, "a map counts maps alone"),
    Break("score.most-wins", scoring.with_most_points, _best, "points do not matter"),
    Break("tie.fewer-cards", scoring.after_tie_breaks, _best, "a tie stays a tie"),
    Break("tie.disqualified", scoring.disqualified, _nobody_out, "nobody drops out"),
    Break("tie.fewest-points", scoring.least_of_the_others, _nobody, "nobody wins instead"),
    *(
        Break(clause, require, _but_for(clause), says)
        for clause, says in (
            ("components.cards", "other cards are dealt than are in the box"),
            ("components.threats", "a threat may be there twice or not at all"),
        )
    ),
)
