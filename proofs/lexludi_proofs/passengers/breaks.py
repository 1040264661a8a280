"""Rules of Passengers put out of force, one by one, to see which claims rest on them.

A prohibition needs no entry: it is switched off where it is required. What stands in for a
function calls it by the name imported there, which stays the function itself. They are in
`breaks_setup`, `breaks_rounds` and `breaks_scores`.
"""

from __future__ import annotations

from typing import Final

from lexludi_proofs.passengers.breaks_rounds import ROUNDS
from lexludi_proofs.passengers.breaks_scores import SCORES
from lexludi_proofs.passengers.breaks_setup import SETUP

BREAKS: Final = (*SETUP, *ROUNDS, *SCORES)
