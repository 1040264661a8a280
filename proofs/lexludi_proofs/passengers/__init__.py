"""What is claimed about Passengers, what rests on which rule, and where rival readings part."""

from __future__ import annotations

from typing import Final

from lexludi.passengers.invariants.boats import passengers_in_play
from lexludi_proofs.engine.claims import Claims, Live, Within
from lexludi_proofs.passengers.beginnings import BEGINNINGS
from lexludi_proofs.passengers.boats import BOATS
from lexludi_proofs.passengers.breaks import BREAKS
from lexludi_proofs.passengers.cards import CARDS
from lexludi_proofs.passengers.endings import ENDINGS
from lexludi_proofs.passengers.factions import FACTION_CLAIMS
from lexludi_proofs.passengers.premises import (
    FREE_VOTES,
    KIND_WITHIN_BOX,
    MYSTERIES,
    VOTES_OF_ONE,
    WITHIN_SUPPLY,
    kinds,
)
from lexludi_proofs.passengers.rivals import RIVALS, answered, on_the_table, told
from lexludi_proofs.passengers.rounds import ROUNDS
from lexludi_proofs.passengers.scores import SCORES
from lexludi_proofs.passengers.secrets import SECRETS
from lexludi_proofs.passengers.totals import TOTALS
from lexludi_proofs.passengers.votes import VOTES

CLAIMS: Final = Claims(
    game="passengers",
    claims=(
        *CARDS,
        *BOATS,
        *ROUNDS,
        *VOTES,
        *FACTION_CLAIMS,
        *SCORES,
        *TOTALS,
        *BEGINNINGS,
        *SECRETS,
        *ENDINGS,
        Within(
            about=(kinds,),
            given=(KIND_WITHIN_BOX, MYSTERIES, WITHIN_SUPPLY, FREE_VOTES, VOTES_OF_ONE),
        ),
        Live(),
    ),
    size=passengers_in_play,
    breaks=BREAKS,
    rivals=RIVALS,
    table=on_the_table,
    told=told,
    answered=answered,
)
