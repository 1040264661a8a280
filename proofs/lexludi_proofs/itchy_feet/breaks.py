"""Rules of Itchy Feet put out of force, one by one, to see which claims rest on them.

A prohibition needs no entry: it is switched off where it is required. What stands in for a
function calls it by the name imported there, which stays the function itself. They are in
`breaks_setup`, `breaks_turns` and `breaks_extensions`.
"""

from __future__ import annotations

from typing import Final

from lexludi_proofs.itchy_feet.breaks_extensions import EXTENSIONS
from lexludi_proofs.itchy_feet.breaks_setup import SETUP
from lexludi_proofs.itchy_feet.breaks_turns import TURNS

BREAKS: Final = (*SETUP, *TURNS, *EXTENSIONS)
