"""Between rounds: threats are revealed, cards dealt, decks formed anew where they run out."""

from __future__ import annotations

from dataclasses import replace

from lexludi.kernel.bag import Bag
from lexludi.kernel.table import Table
from lexludi.kernel.words import choose
from lexludi.venturesome.actions import (
    DealCard,
    Disclosure,
    RevealThreat,
    ShuffleCard,
    ShuffleThreat,
)
from lexludi.venturesome.components import THREATS, Game, Player
from lexludi.venturesome.expeditions import hand_sizes
from lexludi.venturesome.law import encodes, require
from lexludi.venturesome.readings import Dealing, ReshuffledThreats, Shortage
from lexludi.venturesome.setup import fresh_turn, nobody_banned
from lexludi.venturesome.state import Stage, State, Threats


def require_preparing(state: State, stage: Stage) -> None:
    """Refuse what is done before or after its time."""
    require(state.turn.stage == stage, "round.steps-in-order", now=state.turn.stage)


@encodes("round.starter")
def prepare_round(state: State) -> State:
    """The round has ended; whoever sits to the left of the last to resolve a threat starts next."""
    game, turn = state.game, state.turn
    threats = state.threats
    if game.readings.reshuffled_threats is ReshuffledThreats.WITH_JUST_RESOLVED:
        threats = resolved_discarded(threats)
    starter = game.left_of(turn.mover)
    return replace(
        state,
        threats=threats,
        in_round=Table.filled(game.players, True),
        turn=fresh_turn(game, turn.round + 1, starter, to_reveal(threats)),
    )


@encodes("round.discard-threats")
def resolved_discarded(threats: Threats) -> Threats:
    """The threats resolved in the round go to the discards."""
    discards = threats.discards.join(threats.resolved)
    return replace(threats, resolved=Bag.of(THREATS), discards=discards)


@encodes("round.threat-reshuffle")
def to_reveal(threats: Threats) -> Stage:
    """A threat is revealed, once there is a threat deck."""
    return choose(threats.deck.size >= 1, Stage.REVEAL, Stage.SHUFFLE_THREATS)


@encodes("round.reveal")
def reveal_threat(state: State, move: RevealThreat) -> State:
    """The top card of the threat deck is laid face up, as many in all as there are players."""
    require_preparing(state, Stage.REVEAL)
    threats, turn = state.threats, state.turn
    require(threats.deck.size >= 1, "round.reveal")
    shown = replace(
        threats, deck=threats.deck.drawn(), face_up=threats.face_up.add(threats.deck.top)
    )
    if shown.face_up.size < len(state.game.players):
        return replace(state, threats=shown, turn=replace(turn, stage=to_reveal(shown)))
    return begin_deal(replace(state, threats=resolved_discarded(shown)))


def shuffle_threat(state: State, move: ShuffleThreat) -> State:
    """Chance puts one of the discarded threats under the new deck, until none is left."""
    require_preparing(state, Stage.SHUFFLE_THREATS)
    threats = state.threats
    require(threats.discards.has(move.threat), "round.threat-reshuffle", threat=move.threat)
    left = threats.discards.remove(move.threat)
    mixed = replace(threats, deck=threats.deck.put_under(move.threat), discards=left)
    stage = choose(left.size >= 1, Stage.SHUFFLE_THREATS, Stage.REVEAL)
    return replace(state, threats=mixed, turn=replace(state.turn, stage=stage))


@encodes("round.deal")
def begin_deal(state: State) -> State:
    """Everybody is about to be dealt the same number of cards."""
    share = share_of_each(state)
    if share == 0:
        return start_round(state, state.turn.mover)
    turn = replace(state.turn, share=share, stage=to_deal(state))
    return replace(state, turn=turn)


@encodes("round.short-deal", "round.remainder")
def share_of_each(state: State) -> int:
    """As many cards as in the first round or, where there are too few, as many as there are for
    everybody alike."""
    game = state.game
    there = state.deck.size
    if game.readings.shortage is Shortage.RESHUFFLE_FIRST:
        there = there + state.discards.size
    enough = there >= game.dealt_in_a_round
    return choose(enough, game.hand_size, there // len(game.players))


@encodes("round.reshuffle")
def to_deal(state: State) -> Stage:
    """A card is dealt, once there is a deck."""
    return choose(state.deck.size >= 1, Stage.DEAL, Stage.SHUFFLE_CARDS)


def deal_card(state: State, move: DealCard) -> tuple[State, Disclosure]:
    """The top card of the deck goes to the next player, until all have their share."""
    require_preparing(state, Stage.DEAL)
    require(state.deck.size >= 1, "round.deal")
    game, turn, one = state.game, state.turn, state.deck.top
    hand = state.hands[turn.mover].add(one)
    dealt = replace(state, hands=state.hands.replace(turn.mover, hand), deck=state.deck.drawn())
    after = next_to_be_dealt(game, turn.mover, has_share=hand.size == turn.share)
    if hand_sizes(dealt)[after] == turn.share:
        return start_round(dealt, after), Disclosure(turn.mover, one)
    going_on = replace(turn, mover=after, stage=to_deal(dealt))
    return replace(dealt, turn=going_on), Disclosure(turn.mover, one)


def next_to_be_dealt(game: Game, player: Player, *, has_share: bool) -> Player:
    """Who gets the next card."""
    left = game.left_of(player)
    if game.readings.dealing is Dealing.ALL_AT_ONCE:
        return choose(has_share, left, player)
    return left


def shuffle_card(state: State, move: ShuffleCard) -> State:
    """Chance puts one of the discarded cards under the new deck, until none is left."""
    require_preparing(state, Stage.SHUFFLE_CARDS)
    require(state.discards.has(move.card), "round.reshuffle", card=move.card)
    left = state.discards.remove(move.card)
    stage = choose(left.size >= 1, Stage.SHUFFLE_CARDS, Stage.DEAL)
    return replace(
        state,
        deck=state.deck.put_under(move.card),
        discards=left,
        turn=replace(state.turn, stage=stage),
    )


@encodes("round.intimidation-down")
def start_round(state: State, starter: Player) -> State:
    """Nobody is intimidated any more, and the first turn of the round begins."""
    return replace(
        state,
        banned=nobody_banned(),
        turn=fresh_turn(state.game, state.turn.round, starter, Stage.PLAY),
    )
