"""What is claimed about Venturesome, what rests on which rule, and where rival readings part."""

from __future__ import annotations

from typing import Final

from lexludi.venturesome.invariants.cards import in_play
from lexludi_proofs.engine.claims import Claims, Live, Within
from lexludi_proofs.venturesome.breaks import BREAKS
from lexludi_proofs.venturesome.cards import CARDS
from lexludi_proofs.venturesome.effects import EFFECTS
from lexludi_proofs.venturesome.endings import ENDINGS
from lexludi_proofs.venturesome.premises import (
    CARDS_CONSERVED,
    DECK_ROOM,
    PARTNER,
    ROOM,
    TABLE,
    THREATS_CONSERVED,
    THREATS_IN_ORDER,
    kinds,
    threats,
)
from lexludi_proofs.venturesome.rivals import RIVALS, answered, on_the_table, told
from lexludi_proofs.venturesome.rounds import ROUNDS
from lexludi_proofs.venturesome.scores import SCORES
from lexludi_proofs.venturesome.secrets import SECRETS

CLAIMS: Final = Claims(
    game="venturesome",
    claims=(
        *CARDS,
        *EFFECTS,
        *ROUNDS,
        *ENDINGS,
        *SCORES,
        *SECRETS,
        Within(
            about=(kinds, threats),
            given=(CARDS_CONSERVED, THREATS_CONSERVED, ROOM, DECK_ROOM, THREATS_IN_ORDER, PARTNER),
        ),
        Live(),
    ),
    size=in_play,
    plausible=(TABLE, THREATS_IN_ORDER),
    breaks=BREAKS,
    rivals=RIVALS,
    table=on_the_table,
    told=told,
    answered=answered,
)
