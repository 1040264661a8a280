"""Step I: play a card, or give up where none can be played."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from lexludi.kernel.bag import Bag
from lexludi.kernel.table import Table
from lexludi.kernel.words import choose, every, negate, some
from lexludi.venturesome.actions import GiveUp, Play
from lexludi.venturesome.components import CARDS, CHARACTERS, Character
from lexludi.venturesome.expeditions import can_play_something, laid, shows
from lexludi.venturesome.law import encodes, require
from lexludi.venturesome.readings import HunterLast, LastCard, LoneHunter, Stopping
from lexludi.venturesome.setup import nobody_banned
from lexludi.venturesome.state import Stage, State
from lexludi.venturesome.turn import end_turn, is_alone, require_stage

# What a player has to do next to resolve a card's effect; the Reporter's turn is over.
EFFECTS: Final = Table.filled(
    CHARACTERS,
    Stage.PLAY,
    {
        Character.GUIDE: Stage.TAKE_BACK,
        Character.ADVENTURER: Stage.SWAP_HANDS,
        Character.PROFESSOR: Stage.DRAW,
        Character.AVIATOR: Stage.EXCHANGE,
        Character.HUNTER: Stage.INTIMIDATE,
        Character.COLLECTOR: Stage.HAND_OVER,
    },
)


@encodes("turn.task")
def play_card(state: State, move: Play) -> State:
    """The mover lays a card of the hand at an end of the expedition."""
    mover, character = state.turn.mover, move.card.character
    hand, expedition = state.hands[mover], state.expeditions[mover]
    require_stage(state, Stage.PLAY)
    require(hand.has(move.card), "play.from-hand", card=move.card)
    require(negate(shows(expedition, character)), "play.new-colour", character=character)
    require(negate(state.banned[character]), "hunter.banned", character=character)
    left = hand.remove(move.card)
    played = replace(
        state,
        hands=state.hands.replace(mover, left),
        expeditions=state.expeditions.replace(mover, laid(expedition, move.card, move.end)),
        turn=replace(state.turn, end=move.end),
    )
    if left.size == 0:
        return last_card_played(played, character)
    if takes_effect(played, character):
        return replace(played, turn=replace(played.turn, stage=EFFECTS[character]))
    return end_turn(played)


@encodes("play.last-card", "threat.when")
def last_card_played(state: State, character: Character) -> State:
    """The effect of the last card is skipped, and a threat has to be resolved."""
    readings = state.game.readings
    if readings.hunter_last is HunterLast.BAN_LIFTED:
        lifted = choose(character == Character.HUNTER, nobody_banned(), state.banned)
        state = replace(state, banned=lifted)
    stage = Stage.THREAT
    if readings.last_card is LastCard.GUIDE_STILL_RETURNS:
        returns = every((character == Character.GUIDE, takes_effect(state, character)))
        stage = choose(returns, Stage.TAKE_BACK, stage)
    return replace(state, turn=replace(state.turn, stage=stage))


@encodes("effect.must")
def takes_effect(state: State, character: Character) -> bool:
    """Whether the effect of a card that has just been played is to be resolved."""
    return negate(
        some(
            (
                has_no_effect(character),
                lacks_companions(state, character),
                every((is_alone(state), affects_others(character))),
                every((is_alone(state), skipped_when_alone(state, character))),
                lacks_a_deck(state, character),
            )
        )
    )


@encodes("reporter.none")
def has_no_effect(character: Character) -> bool:
    """The Reporter has no effect."""
    return character == Character.REPORTER


@encodes("guide.empty-expedition", "aviator.empty-expedition")
def lacks_companions(state: State, character: Character) -> bool:
    """A Guide or an Aviator played into an empty expedition does nothing."""
    alone_there = state.expeditions[state.turn.mover].size <= 1
    needs_some = some((character == Character.GUIDE, character == Character.AVIATOR))
    return every((alone_there, needs_some))


@encodes("threat.lone-player-skips")
def affects_others(character: Character) -> bool:
    """The Adventurer, the Aviator and the Collector affect another player."""
    return some(
        character == one for one in (Character.ADVENTURER, Character.AVIATOR, Character.COLLECTOR)
    )


def skipped_when_alone(state: State, character: Character) -> bool:
    """Whether an Artifact Hunter's effect is skipped as well when nobody else is in the round."""
    if state.game.readings.lone_hunter is LoneHunter.SKIPPED:
        return character == Character.HUNTER
    return False


@encodes("professor.empty-deck")
def lacks_a_deck(state: State, character: Character) -> bool:
    """A Professor does nothing while there is no deck to draw from."""
    return every((character == Character.PROFESSOR, state.deck.size == 0))


@encodes("play.unable", "play.unable-discards", "threat.when")
def give_up(state: State, move: GiveUp) -> State:
    """The mover, who can play nothing, shows and discards the hand and has to resolve a threat."""
    mover = state.turn.mover
    require_stage(state, Stage.PLAY)
    if state.game.readings.stopping is Stopping.MUST_PLAY:
        require(negate(can_play_something(state, mover)), "play.must")
    return replace(
        state,
        discards=state.discards.join(state.hands[mover]),
        hands=state.hands.replace(mover, Bag.of(CARDS)),
        turn=replace(state.turn, stage=Stage.THREAT),
    )
