"""Games that were played to show that something can happen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from lexludi.venturesome.actions import GiveUp, Move, Play
from lexludi.venturesome.components import Game, Player
from lexludi.venturesome.expeditions import lengths
from lexludi.venturesome.invariants.rounds import most_turns
from lexludi.venturesome.scoring import player_points, winners
from lexludi.venturesome.state import Stage, State
from lexludi_proofs.engine.claims import Claim, Played
from lexludi_proofs.venturesome.plays import first_rounds, longest, scored, without_loss


def nobody_holds_a_card(state: State) -> bool:
    """The third round begins and nobody was dealt a card."""
    starts = state.turn.round == 3 and state.turn.stage is Stage.PLAY
    return starts and all(hand.size == 0 for hand in state.hands)


def nobody_wins(state: State) -> bool:
    """The game is over and nobody has won."""
    return state.turn.stage is Stage.OVER and not any(winners(state))


def least_wins(state: State) -> bool:
    """The game is over, and who has the fewest points has won alone."""
    won = [player for player, wins in winners(state).items() if wins]
    points = {player: player_points(state, player) for player in state.game.players}
    fewest = [player for player, worth in points.items() if worth == min(points.values())]
    return state.turn.stage is Stage.OVER and won == fewest and len(won) == 1


def leaves_empty(state: State) -> bool:
    """A player is about to resolve a threat without an expedition in the first round."""
    mover: Player = state.turn.mover
    threat = state.turn.stage is Stage.THREAT and state.turn.round == 1
    return threat and state.expeditions[mover].size == 0


LARGEST: Final = {2: 13, 3: 11, 4: 13, 5: 13}  # the largest expeditions found, by players


def an_expedition_is_large(state: State) -> bool:
    """An expedition is as large as the largest one found."""
    return max(lengths(state)) >= LARGEST[len(state.game.players)]


def takes_most_turns(game: Game, moves: Sequence[Move]) -> bool:
    """As many turns were taken as a round can take."""
    turns = sum(isinstance(move, Play | GiveUp) for move in moves)
    return turns == most_turns(game)


def first_round_is_over(state: State) -> bool:
    """The second round is prepared, or begins."""
    return state.turn.round == 2


ENDINGS: Final[tuple[Claim, ...]] = (
    Played(
        name="third-deal-can-give-nobody-a-card",
        says="With five players so few cards can be left that nobody is dealt one for round three.",
        holds=nobody_holds_a_card,
        game=without_loss.nobody_gets_a_card,
        players=(5,),
        clauses=("round.short-deal", "threat.few-cards"),
        because="two rounds deal 60 cards, and players can bring 59 of them home",
    ),
    Played(
        name="expeditions-grow-large",
        says="An expedition can grow to 13 cards, with three players to 11.",
        holds=an_expedition_is_large,
        game=longest.large_expedition,
        clauses=("guide.returns", "adventurer.swaps-hands", "aviator.same-colours-allowed"),
        because="a colour that was exchanged for one that lies there already can be played again",
    ),
    Played(
        name="most-turns-are-taken",
        says="With four or five players a round can take all 33 or 39 turns.",
        holds=first_round_is_over,
        also=takes_most_turns,
        game=longest.many_turns,
        players=(4, 5),
        clauses=("guide.returns",),
        because="every Guide can be played, and every card dealt",
    ),
    Played(
        name="nobody-can-win",
        says="A game can end without a winner: everybody is tied and drops out.",
        holds=nobody_wins,
        game=scored.everybody_disqualified,
        clauses=("tie.disqualified", "tie.nobody"),
        because="all players can have equal points, equally many cards and equal gems",
    ),
    Played(
        name="last-place-can-win",
        says="A game can be won by the player with the fewest points.",
        holds=least_wins,
        game=scored.last_place_wins,
        players=(3, 4, 5),
        clauses=("tie.disqualified", "tie.fewest-points"),
        because="those who are tied for the most points drop out",
    ),
    Played(
        name="may-leave-with-nothing",
        says="A player can have to leave the first round without having played a card.",
        holds=leaves_empty,
        game=first_rounds.left_without_an_expedition,
        clauses=("hunter.banned", "play.unable"),
        because="all cards of a hand can be of one colour, and that colour can be banned",
    ),
)
