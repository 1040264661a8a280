"""What is claimed about seats and turns."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Final

from lexludi.viajantes import invariants as inv
from lexludi.viajantes import setup
from lexludi.viajantes.actions import Stop
from lexludi.viajantes.components import Game
from lexludi_proofs.engine.claims import (
    Claim,
    Counted,
    Fact,
    Invariant,
    Never,
    NeverStuck,
    Step,
)
from lexludi_proofs.viajantes import chronicles
from lexludi_proofs.viajantes.histories import WHOLE_GAME
from lexludi_proofs.viajantes.premises import (
    CLOSED_MEANS_FIVE,
    IDENTITIES_HELD,
    POINTS_WITHIN_TURN,
    SEATS_PERMUTATION,
    characters,
    players,
    seats,
)


def anybody_can_begin(game: Game) -> bool:
    """Whoever is picked for it has the first turn."""
    deal = setup.shuffled(game, Random(0))
    return all(
        setup.set_up(game, replace(deal, starter=player)).turn.mover is player
        for player in game.players
    )


TRAIN: Final[tuple[Claim, ...]] = (
    Counted(
        name="anybody-can-begin",
        holds=anybody_can_begin,
        clauses=("setup.starter",),
        because="no rule looks at who a player is",
    ),
    Invariant(
        name="seats-permutation",
        holds=inv.seats_permutation,
        about=(seats,),
        clauses=("setup.boarding", "setup.seats", "swap-places.exchange"),
        because="two characters exchange their seats and nobody else moves",
    ),
    Invariant(
        name="seat-points-constant",
        holds=inv.seat_points_constant,
        clauses=("setup.seats", "swap-places.exchange"),
        given=(SEATS_PERMUTATION,),
        because="all seats are always taken",
    ),
    Step(
        name="open-characters-stay",
        holds=inv.open_stay,
        about=(characters,),
        clauses=("swap-places.closed", "close.seat-kept"),
        because="only characters with closed suitcases swap places",
    ),
    Invariant(
        name="places-swapped-at-most-once-a-turn",
        holds=chronicles.one_place_swap,
        history=WHOLE_GAME,
        given=(POINTS_WITHIN_TURN,),
        clauses=("swap-places.cost", "turn.within-points"),
        because="two swaps of places cost six points",
    ),
)

TURNS: Final[tuple[Claim, ...]] = (
    Invariant(
        name="points-within-turn",
        holds=inv.points_within_turn,
        clauses=("setup.points", "turn.within-points", "turn.pass-points", "turn.five-points"),
        because="a player pays only with point cards still held, and they go to the left",
    ),
    Invariant(
        name="one-purchase-per-turn",
        holds=chronicles.one_purchase,
        history=WHOLE_GAME,
        clauses=("buy.once-a-turn",),
        because="a second purchase in one turn is refused",
    ),
    Invariant(
        name="turns-differ-by-at-most-one",
        holds=chronicles.turns_differ_by_one,
        history=WHOLE_GAME,
        clauses=("turn.next-player",),
        because="turns go round the table",
    ),
    Invariant(
        name="equal-turns-at-end",
        holds=chronicles.turns_equal_at_end,
        history=WHOLE_GAME,
        clauses=("end.full-round", "turn.next-player"),
        because="the game ends with the round",
    ),
    Invariant(
        name="end-needs-closed",
        holds=inv.end_needs_closed,
        clauses=("end.where-irrelevant",),
        because="the game ends with a round in which enough suitcases are closed",
    ),
    Invariant(
        name="identities-held",
        holds=inv.identities_held,
        about=(characters,),
        clauses=("setup.identities", "setup.two-identities-each"),
        because="identity cards never change hands",
    ),
    Fact(
        name="two-characters-each",
        holds=inv.two_characters_each,
        about=(players,),
        given=(IDENTITIES_HELD,),
        clauses=("setup.two-identities-each",),
        because="no character is dealt twice",
    ),
    NeverStuck(
        name="never-stuck",
        says="While the game goes on there is a legal move: to end the turn.",
        move=lambda state: Stop(),
        unless=lambda state: state.turn.over,
        clauses=("turn.stop-early",),
        because="a turn may end with points left",
    ),
    Never(
        name="closed-suitcase-in-round-one",
        says="With three or four players no suitcase closes in the first round.",
        holds=chronicles.open_in_round_one,
        about=(characters,),
        history=WHOLE_GAME,
        given=(CLOSED_MEANS_FIVE,),
        players=(3, 4),
        clauses=("limit.one-card-each",),
        because="a suitcase takes in one card a turn, and a round has fewer than five turns",
    ),
    Step(
        name="look-changes-nothing",
        holds=inv.nothing_on_the_table_changes,
        actions=("look",),
        clauses=("look.keeps-place",),
        because="the card goes back as it lay",
    ),
)
