"""Components, setup and rounds of Venturesome put out of force."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from lexludi.kernel.pile import Pile
from lexludi.kernel.row import Marks
from lexludi.kernel.table import Table
from lexludi.kernel.words import choose, every
from lexludi.venturesome import components, preparing, turn, views
from lexludi.venturesome.actions import RevealThreat
from lexludi.venturesome.components import (
    CHARACTERS,
    KINDS,
    NO_CARD,
    ROUNDS,
    THREATS,
    Card,
    Character,
    Game,
    Player,
    Symbol,
    Threat,
)
from lexludi.venturesome.law import require
from lexludi.venturesome.preparing import (
    prepare_round,
    resolved_discarded,
    reveal_threat,
    share_of_each,
    start_round,
)
from lexludi.venturesome.setup import Deal, first_revealed, nobody_banned, set_up
from lexludi.venturesome.state import Stage, State, Threats, Turn
from lexludi.venturesome.turn import leave_round
from lexludi.venturesome.views import view
from lexludi_proofs.engine.breaking import Break


def _always(*_: object) -> bool:
    return True


def _but_for(clause: str) -> Callable[..., None]:
    """What requires everything but what one clause asks for."""

    def required(fact: bool, cited: str, **facts: object) -> None:
        if cited != clause:
            require(fact, cited, **facts)

    return required


def _reporters_for_guides(character: Character, symbol: Symbol) -> Card:
    shown = choose(character == Character.GUIDE, Character.REPORTER, character)
    return KINDS[shown, symbol]


def _six_for_all(players: int) -> int:
    return 6


def _top_card_gone(game: Game, deal: Deal) -> State:
    return replace(set_up(game, deal), deck=deal.deck.drawn())


def _one_discarded(game: Game, deal: Deal) -> State:
    after = set_up(game, deal)
    return replace(after, discards=after.discards.add(NO_CARD))


def _discards_hidden(state: State, player: Player) -> views.View:
    shown = view(state, player)
    return replace(shown, discards=state.hands[player])


def _top_threat_gone(game: Game, deal: Deal) -> State:
    after = set_up(game, deal)
    threats = replace(after.threats, deck=after.threats.deck.drawn())
    return replace(after, threats=threats)


def _one_threat_discarded(game: Game, deal: Deal) -> State:
    after = set_up(game, deal)
    threats = after.threats
    discards = threats.discards.add(THREATS.members[0])
    return replace(after, threats=replace(threats, discards=discards))


def _threat_discards_hidden(state: State, player: Player) -> views.View:
    shown = view(state, player)
    return replace(shown, threat_discards=shown.threats_face_up)


def _one_more(game: Game, deck: Pile[Threat]) -> Threats:
    threats = first_revealed(game, deck)
    left, top = threats.deck, threats.deck.top
    return replace(threats, deck=left.drawn(), face_up=threats.face_up.add(top))


def _guides_banned() -> Table[Character, bool]:
    return Table.filled(CHARACTERS, False, {Character.GUIDE: True})


def _first_begins(game: Game, deal: Deal) -> State:
    return set_up(game, replace(deal, starter=game.players.members[0]))


def _two_rounds(turn: Turn) -> bool:
    return turn.round == 2


def _third_again(state: State, lost: Marks) -> State:
    after = leave_round(state, lost)
    again = prepare_round(replace(after, turn=replace(state.turn, round=ROUNDS - 1)))
    return choose(after.turn.stage == Stage.OVER, again, after)


def _hands_shown(state: State, player: Player) -> views.View:
    return replace(view(state, player), hand=state.hands[state.turn.mover])


def _lost(threats: Threats) -> Threats:
    return replace(threats, resolved=resolved_discarded(threats).resolved)


def _still_in_the_deck(state: State, move: RevealThreat) -> State:
    after = reveal_threat(state, move)
    return replace(after, threats=replace(after.threats, deck=state.threats.deck))


def _threats_shuffled_each_time(threats: Threats) -> Stage:
    return choose(threats.discards.size >= 1, Stage.SHUFFLE_THREATS, Stage.REVEAL)


def _one_fewer(state: State) -> int:
    full = share_of_each(state)
    return choose(full >= 1, full - 1, 0)


def _shuffled_each_time(state: State) -> Stage:
    return choose(state.discards.size >= 1, Stage.SHUFFLE_CARDS, Stage.DEAL)


def _full_hands(state: State) -> int:
    return state.game.hand_size


def _remainder_dealt(state: State) -> int:
    game, share = state.game, share_of_each(state)
    left = state.deck.size + state.discards.size - share * len(game.players)
    return choose(every((share < game.hand_size, left >= 1)), share + 1, share)


def _ban_kept(state: State, starter: Player) -> State:
    return replace(start_round(state, starter), banned=state.banned)


def _last_starts(state: State) -> State:
    after = prepare_round(state)
    return replace(after, turn=replace(after.turn, mover=state.turn.mover))


SETUP: Final = (
    *(
        Break(clause, require, _but_for(clause), says)
        for clause, says in (
            ("components.cards", "other cards are dealt than are in the box"),
            ("components.nine-a-colour", "colours have any number of cards"),
            ("components.threats", "a threat may be there twice or not at all"),
            ("components.intimidation", "there are any number of intimidation cards"),
        )
    ),
    Break(
        "components.one-character-a-colour",
        components.card,
        _reporters_for_guides,
        "what should show a Guide shows a Reporter",
    ),
    Break("setup.deck", set_up, _top_card_gone, "a card is missing from the deck"),
    Break("setup.deal", components.hand_size_for, _six_for_all, "two players have six cards too"),
    Break("setup.hands-private", view, _hands_shown, "the mover's hand lies open"),
    Break("setup.discard-pile", set_up, _one_discarded, "a card is among the discards already"),
    Break("setup.discards-public", view, _discards_hidden, "discards are not shown"),
    Break("setup.threat-deck", set_up, _top_threat_gone, "a threat is missing from the deck"),
    Break("setup.threat-discard-pile", set_up, _one_threat_discarded, "a threat is discarded"),
    Break(
        "setup.threat-discards-public",
        view,
        _threat_discards_hidden,
        "discarded threats are not shown",
    ),
    Break("setup.threats-face-up", first_revealed, _one_more, "a threat too many is face up"),
    Break("setup.intimidation-stack", nobody_banned, _guides_banned, "the Guide's card is up"),
    Break("setup.starter", set_up, _first_begins, "the same player begins every game"),
)

BETWEEN_ROUNDS: Final = (
    Break("game.three-rounds", turn.is_last_round, _two_rounds, "there are two rounds"),
    Break("end.after-third-round", leave_round, _third_again, "a third round follows the third"),
    Break("round.ends", turn.goes_on, _always, "a round goes on without players"),
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
    Break("round.remainder", share_of_each, _remainder_dealt, "what remains is dealt as well"),
    Break("round.intimidation-down", start_round, _ban_kept, "a ban outlives the round"),
)
