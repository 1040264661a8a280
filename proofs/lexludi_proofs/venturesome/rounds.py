"""What is claimed about turns, rounds and decks: that they end, and when they run out."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Final

from lexludi.venturesome import setup
from lexludi.venturesome.components import Game
from lexludi.venturesome.invariants import rounds
from lexludi.venturesome.state import Stage, State
from lexludi_proofs.engine.claims import Claim, Counted, Fact, Invariant, NeverStuck, Step
from lexludi_proofs.venturesome.any_move import a_legal_move
from lexludi_proofs.venturesome.effects import IN_A_TURN
from lexludi_proofs.venturesome.premises import (
    BOX,
    CARDS_CONSERVED,
    DECK_BY_ROUND,
    FULL_HANDS,
    GUIDES_TO_COME,
    HELD,
    LONE_GUIDE,
    MOVER,
    NINE_GUIDES,
    PARTNER,
    RECEIVED,
    RESOLVABLE,
    SHARE,
    SHUFFLED_LATE,
    TABLE,
    TARGET,
    THREAT_DECK,
    THREATS_IN_ORDER,
    THREATS_SHUFFLED_LATE,
    TO_DEAL,
    kinds,
    players,
)

IN_A_ROUND: Final = (*IN_A_TURN, "give-up", "resolve", "drop", "lose")


def is_over(state: State) -> bool:
    """Whether the game has ended."""
    return state.turn.stage == Stage.OVER


def anybody_can_begin(game: Game) -> bool:
    """Whoever is picked for it has the first turn."""
    deal = setup.shuffled(game, Random(0))
    return all(
        setup.set_up(game, replace(deal, starter=player)).turn.mover is player
        for player in game.players
    )


ROUNDS: Final[tuple[Claim, ...]] = (
    Counted(
        name="anybody-can-begin",
        holds=anybody_can_begin,
        clauses=("setup.starter",),
        because="no rule looks at who a player is",
    ),
    Fact(
        name="hand-never-empty-while-in-round",
        holds=rounds.hand_while_in_round,
        about=(players,),
        given=(TABLE,),
        players=(2, 3, 4),
        clauses=("play.last-card", "play.unable-discards", "round.short-deal"),
        because="whoever plays the last card leaves, and no effect takes a card for nothing",
    ),
    Fact(
        name="hand-never-empty-unless-none-was-dealt",
        holds=rounds.hand_unless_barren,
        about=(players,),
        given=(TABLE,),
        players=(5,),
        clauses=("play.last-card", "play.unable-discards", "round.short-deal"),
        because="only a third round for which nobody is dealt a card begins with empty hands",
    ),
    Fact(
        name="cards-to-come-in-the-box",
        holds=rounds.cards_to_come_in_the_box,
        about=(kinds,),
        given=(CARDS_CONSERVED,),
        clauses=("components.cards",),
        because="no card is there twice",
    ),
    Fact(
        name="nine-guides-at-most",
        holds=rounds.nine_guides_at_most,
        given=(GUIDES_TO_COME, BOX),
        clauses=("components.nine-a-colour", "components.cards"),
        because="no card is there twice",
    ),
    Step(
        name="round-always-ends",
        holds=rounds.turns_run_out,
        actions=IN_A_ROUND,
        given=(MOVER, HELD, RESOLVABLE, PARTNER, LONE_GUIDE),
        clauses=("guide.not-itself", "play.new-colour", "professor.puts-under"),
        because="in each turn a card leaves the hands for good, or a Guide is played",
    ),
    Fact(
        name="turns-in-a-round-at-most",
        holds=rounds.turns_left_at_most,
        given=(TABLE, NINE_GUIDES),
        clauses=("setup.deal", "components.nine-a-colour"),
        because="in each turn a card leaves the hands for good, or a Guide is played",
    ),
    NeverStuck(
        name="never-stuck",
        says="Until the game is over there is a legal move, or something for chance to do.",
        move=a_legal_move,
        unless=is_over,
        given=(MOVER, HELD, RESOLVABLE, TO_DEAL, THREATS_IN_ORDER, RECEIVED, TARGET, BOX),
        clauses=("play.unable", "play.last-card", "collector.gives-back"),
        because="whoever can play nothing gives up, and every effect finds what it needs",
    ),
    Invariant(
        name="deck-by-round",
        holds=rounds.deck_by_round,
        given=(TABLE, SHUFFLED_LATE, FULL_HANDS),
        clauses=("setup.deal", "round.deal", "professor.puts-under"),
        because="nobody but the dealer takes cards from the deck for good",
    ),
    Invariant(
        name="cards-shuffled-late",
        holds=rounds.cards_shuffled_late,
        given=(TABLE, DECK_BY_ROUND),
        clauses=("round.reshuffle",),
        because="two rounds of five players need 60 cards, three of three need 54",
    ),
    Invariant(
        name="threat-deck-by-round",
        holds=rounds.threat_deck_by_round,
        given=(THREATS_IN_ORDER, TABLE, THREATS_SHUFFLED_LATE),
        clauses=("setup.threats-face-up", "round.reveal"),
        because="a round takes as many threats as there are players",
    ),
    Invariant(
        name="threats-shuffled-late",
        holds=rounds.threats_shuffled_late,
        given=(THREATS_IN_ORDER, THREAT_DECK, TABLE),
        clauses=("round.threat-reshuffle",),
        because="three rounds of four players need all twelve threats",
    ),
    Invariant(
        name="share-as-large-as-can-be",
        holds=rounds.share_as_large_as_can_be,
        given=(TABLE,),
        clauses=("round.deal",),
        because="all cards but those in treasure piles are there to be dealt",
    ),
    Fact(
        name="short-deal-means-rich-players",
        holds=rounds.short_deal_means_rich_players,
        given=(TABLE, SHARE),
        clauses=("round.short-deal", "round.reshuffle"),
        because="all cards but those in treasure piles are there to be dealt",
    ),
    Fact(
        name="deal-never-short-for-two-or-three",
        holds=rounds.deal_never_short,
        given=(TABLE, SHARE),
        clauses=("setup.deal", "round.short-deal"),
        because="treasure piles hold no more than was dealt before",
    ),
)
