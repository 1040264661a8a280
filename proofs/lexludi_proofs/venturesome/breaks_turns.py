"""Turns and threats of Venturesome put out of force."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from lexludi.kernel.row import Marks, Row
from lexludi.kernel.table import Table
from lexludi.kernel.words import choose, every, negate, some
from lexludi.venturesome import expeditions, turn, views
from lexludi.venturesome.actions import GiveUp, Play, Resolve
from lexludi.venturesome.components import Card, Character, End, Game, Player, Symbol, Threat
from lexludi.venturesome.expeditions import laid
from lexludi.venturesome.moves import first_step, threats
from lexludi.venturesome.moves.first_step import give_up, play_card
from lexludi.venturesome.moves.threats import resolve, takes_character, takes_symbol, traps
from lexludi.venturesome.setup import empty_expedition
from lexludi.venturesome.state import Stage, State
from lexludi.venturesome.turn import end_turn, is_alone, leave_round, next_in_round
from lexludi.venturesome.views import view
from lexludi_proofs.engine.breaking import Break


def _never(*_: object) -> bool:
    return False


def _always(*_: object) -> bool:
    return True


def _again(game: Game, in_round: Table[Player, bool], after: Player) -> Player:
    return choose(in_round[after], after, next_in_round(game, in_round, after))


def _still_in_hand(state: State, move: Play) -> State:
    return replace(play_card(state, move), hands=state.hands)


def _rows_hidden(state: State, player: Player) -> views.View:
    hidden = state.expeditions.map(lambda _: empty_expedition(state.game))
    return replace(view(state, player), expeditions=hidden)


def _on_the_right(row: Row[Card], one: Card, end: End) -> Row[Card]:
    return laid(row, one, End.RIGHT)


def _hand_kept(state: State, move: GiveUp) -> State:
    return replace(give_up(state, move), hands=state.hands, discards=state.discards)


def _turn_ends(state: State, character: Character) -> State:
    return end_turn(state)


def _threat_each_time(state: State, move: Play) -> State:
    after = play_card(state, move)
    leaving = replace(after, turn=replace(state.turn, end=move.end, stage=Stage.THREAT))
    return choose(after.turn.stage == Stage.PLAY, leaving, after)


def _left_face_up(state: State, move: Resolve) -> State:
    after = resolve(state, move)
    up = replace(after.threats, face_up=state.threats.face_up)
    return replace(after, threats=up)


def _nothing_kept(state: State, lost: Marks) -> State:
    return replace(leave_round(state, lost), treasures=state.treasures)


def _pile_shown(state: State, player: Player) -> views.View:
    return replace(view(state, player), treasure=state.treasures[state.turn.mover])


def _all_who_were(state: State) -> Table[Player, bool]:
    return state.in_round


def _one_turn_only(state: State) -> State:
    after = end_turn(state)
    stage = choose(is_alone(state), Stage.THREAT, after.turn.stage)
    return replace(after, turn=replace(after.turn, stage=stage))


def _first_alone(threat: Threat, expedition: Row[Card], place: int) -> bool:
    return every((traps(threat, expedition, place), place == 0))


def _even_one(threat: Threat, expedition: Row[Card], place: int) -> bool:
    return every((threat == Threat.TRAP, some((place == 0, expedition.size == place + 1))))


def _but_symbols_for(spared: Threat) -> Callable[[Threat, Symbol], bool]:
    """What the other threats take that look at symbols."""

    def takes(threat: Threat, symbol: Symbol) -> bool:
        return every((takes_symbol(threat, symbol), negate(threat == spared)))

    return takes


def _but_characters_for(spared: Threat) -> Callable[[Threat, Character], bool]:
    """What the other threat takes that looks at characters."""

    def takes(threat: Threat, character: Character) -> bool:
        return every((takes_character(threat, character), negate(threat == spared)))

    return takes


TURNS: Final = (
    Break("turn.clockwise", next_in_round, _again, "the same player goes on"),
    Break("turn.task", play_card, _still_in_hand, "a card played does not leave the hand"),
    Break("play.face-up", view, _rows_hidden, "nobody sees what lies in an expedition"),
    Break("play.at-an-end", laid, _on_the_right, "cards are laid on the right only"),
    Break("play.unable", expeditions.can_play_something, _always, "nobody may give up"),
    Break("play.unable-discards", give_up, _hand_kept, "who gives up keeps the hand"),
    Break("play.last-card", first_step.last_card_played, _turn_ends, "the last card ends the turn"),
    Break("effect.must", first_step.takes_effect, _never, "no effect is resolved"),
    Break("threat.when", play_card, _threat_each_time, "a card without effect brings a threat"),
    Break("threat.one", threats.takes, _never, "the threat picked takes nothing"),
    Break("threat.turned-down", resolve, _left_face_up, "a resolved threat stays face up"),
    Break("threat.treasure", leave_round, _nothing_kept, "nothing comes to the treasure pile"),
    Break("threat.treasure-private", view, _pile_shown, "the mover's treasure pile lies open"),
    Break("threat.wait", turn.all_but_the_mover, _all_who_were, "whoever leaves plays on"),
    Break("threat.lone-player-skips", first_step.affects_others, _never, "another is needed"),
    Break("threat.lone-player-goes-on", end_turn, _one_turn_only, "the last player stops at once"),
    Break("threat.trap", traps, _first_alone, "the Trap takes the first card only"),
    Break("threat.few-cards", traps, _even_one, "the Trap takes a card that lies alone"),
    Break("threat.few-cards", threats.takes_both, _never, "two cards are safe"),
    Break("threat.rope-bridge", threats.is_bridge, _never, "the Rope Bridge holds"),
    Break("threat.sandstorm", threats.is_sandstorm, _never, "the Sandstorm takes nothing"),
    *(
        Break(
            f"threat.{threat.value}", takes_symbol, _but_symbols_for(threat), "no symbol is taken"
        )
        for threat in threats.SYMBOLS_TAKEN
    ),
    *(
        Break(
            f"threat.{threat.value}",
            takes_character,
            _but_characters_for(threat),
            "no character is taken",
        )
        for threat in threats.CHARACTERS_TAKEN
    ),
)
