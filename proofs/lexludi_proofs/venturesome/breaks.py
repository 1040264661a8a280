"""Rules of Venturesome put out of force, one by one, to see which claims rest on them.

A prohibition needs no entry: it is switched off where it is required. What stands in for a
function calls it by the name imported there, which stays the function itself. They are in
`breaks_turns`, `breaks_characters`, `breaks_rounds` and `breaks_scores`.
"""

from __future__ import annotations

from typing import Final

from lexludi_proofs.venturesome.breaks_characters import CHARACTERS
from lexludi_proofs.venturesome.breaks_rounds import BETWEEN_ROUNDS, SETUP
from lexludi_proofs.venturesome.breaks_scores import SCORES
from lexludi_proofs.venturesome.breaks_turns import TURNS

BREAKS: Final = (*SETUP, *TURNS, *CHARACTERS, *BETWEEN_ROUNDS, *SCORES)
