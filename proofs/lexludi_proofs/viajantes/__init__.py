"""What is claimed about Viajantes, what rests on which rule, and where rival readings part."""

from __future__ import annotations

from typing import Final

from lexludi.viajantes.invariants import cards_in_play, most_items_kept, tidy
from lexludi_proofs.engine.claims import Claims, Given, Live, Within
from lexludi_proofs.viajantes.breaks import BREAKS
from lexludi_proofs.viajantes.endings import ENDINGS
from lexludi_proofs.viajantes.premises import (
    CLOSED_MEANS_FIVE,
    CLOTHING_CONSERVED,
    IDENTITIES_HELD,
    POINTS_WITHIN_TURN,
    SEATS_PERMUTATION,
    items,
)
from lexludi_proofs.viajantes.rivals import AGREEING, RIVALS, answered, on_the_table, told
from lexludi_proofs.viajantes.scores import COUNTS, SCORES
from lexludi_proofs.viajantes.secrets import SECRETS
from lexludi_proofs.viajantes.suitcases import CONSERVATION, SUITCASES
from lexludi_proofs.viajantes.turns import TRAIN, TURNS

CLAIMS: Final = Claims(
    game="viajantes",
    claims=(
        *CONSERVATION,
        *SUITCASES,
        *TRAIN,
        *TURNS,
        *ENDINGS,
        *SCORES,
        *SECRETS,
        *COUNTS,
        Within(given=(CLOSED_MEANS_FIVE, POINTS_WITHIN_TURN, CLOTHING_CONSERVED)),
        Live(given=(CLOSED_MEANS_FIVE, POINTS_WITHIN_TURN, SEATS_PERMUTATION)),
    ),
    size=cards_in_play,
    plausible=(
        CLOSED_MEANS_FIVE,
        POINTS_WITHIN_TURN,
        SEATS_PERMUTATION,
        IDENTITIES_HELD,
        CLOTHING_CONSERVED,
        Given(holds=most_items_kept, about=(items,)),
        Given(holds=tidy),
    ),
    breaks=BREAKS,
    rivals=(*RIVALS, *AGREEING),
    table=on_the_table,
    told=told,
    answered=answered,
)
