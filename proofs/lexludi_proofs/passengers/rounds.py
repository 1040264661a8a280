"""What is claimed about rounds: what each moment of one has, and that the third is the last."""

from __future__ import annotations

from typing import Final

from lexludi.passengers.invariants import cards, rounds
from lexludi_proofs.engine.claims import Claim, Invariant
from lexludi_proofs.passengers.premises import each_round

ROUNDS: Final[tuple[Claim, ...]] = (
    Invariant(
        name="box-as-printed",
        holds=cards.box_as_printed,
        clauses=("components.souls", "components.demons", "components.jester"),
        because="a game is dealt from a box",
    ),
    Invariant(
        name="a-boat-for-each-round",
        holds=rounds.sailed_by_round,
        about=(each_round,),
        clauses=("boat.to-afterlands", "round.next-boats", "end.three-boats"),
        because="a vote sends one boat off, and another round or the end comes after it",
    ),
)
