"""What is claimed about Passengers, what rests on which rule, and where rival readings part."""

from __future__ import annotations

from typing import Final

from lexludi.kernel.words import how_many
from lexludi.passengers.state import State
from lexludi_proofs.engine.claims import Claims
from lexludi_proofs.passengers.breaks import BREAKS
from lexludi_proofs.passengers.rounds import ROUNDS


def passengers_in_play(state: State) -> int:
    """How large a position is: how many passengers sit in the two boats of the round."""
    return how_many(seat.taken for seat in state.seats)


CLAIMS: Final = Claims(
    game="passengers",
    claims=(*ROUNDS,),
    size=passengers_in_play,
    breaks=BREAKS,
)
