"""What is claimed about Itchy Feet, what rests on which rule, and where rival readings part."""

from __future__ import annotations

from typing import Final

from lexludi.itchy_feet.state import State
from lexludi_proofs.engine.claims import Claims, Live, Within
from lexludi_proofs.itchy_feet.alone import ALONE
from lexludi_proofs.itchy_feet.beginnings import BEGINNINGS
from lexludi_proofs.itchy_feet.breaks import BREAKS
from lexludi_proofs.itchy_feet.cards import CARDS
from lexludi_proofs.itchy_feet.endings import ENDINGS
from lexludi_proofs.itchy_feet.hands import HANDS
from lexludi_proofs.itchy_feet.journeys import JOURNEYS
from lexludi_proofs.itchy_feet.premises import (
    CARDS_CONSERVED,
    DRAWER,
    LAID_OUT,
    NOT_PAID,
    PAID,
    PILE_ROOM,
    kinds,
)
from lexludi_proofs.itchy_feet.rivals import RIVALS, answered, on_the_table, told
from lexludi_proofs.itchy_feet.secrets import SECRETS


def cards_in_hands(state: State) -> int:
    """How large a position is: how many cards the players hold."""
    return state.hands.total(lambda hand: hand.size)


CLAIMS: Final = Claims(
    game="itchy-feet",
    claims=(
        *CARDS,
        *HANDS,
        *JOURNEYS,
        *BEGINNINGS,
        *ALONE,
        *ENDINGS,
        *SECRETS,
        Within(
            about=(kinds,), given=(CARDS_CONSERVED, PILE_ROOM, LAID_OUT, PAID, NOT_PAID, DRAWER)
        ),
        Live(),
    ),
    size=cards_in_hands,
    plausible=(LAID_OUT,),
    breaks=BREAKS,
    rivals=RIVALS,
    table=on_the_table,
    told=told,
    answered=answered,
)
