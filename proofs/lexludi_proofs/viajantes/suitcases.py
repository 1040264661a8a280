"""What is claimed about cards and suitcases."""

from __future__ import annotations

from typing import Final

from lexludi.viajantes import invariants as inv
from lexludi_proofs.engine.claims import (
    Claim,
    Invariant,
    Possible,
    Shortest,
    Step,
)
from lexludi_proofs.viajantes import chronicles
from lexludi_proofs.viajantes.histories import WHOLE_GAME
from lexludi_proofs.viajantes.plays import filling
from lexludi_proofs.viajantes.premises import (
    CLOSED_MEANS_FIVE,
    characters,
    faces,
    items,
    kinds,
    players,
)

CONSERVATION: Final[tuple[Claim, ...]] = (
    Invariant(
        name="items-conserved",
        holds=inv.items_conserved,
        about=(items,),
        given=(CLOSED_MEANS_FIVE,),
        clauses=(
            "components.items",
            "setup.hands",
            "setup.all-items-dealt",
            "swap-hands.entire-hand",
        ),
        because="an item goes from hand to suitcase, between suitcases or between hands",
    ),
    Invariant(
        name="clothing-conserved",
        holds=inv.clothing_conserved,
        given=(CLOSED_MEANS_FIVE,),
        clauses=("setup.all-items-dealt", "setup.clothing-row", "buy.to-hand"),
        because="a clothing card goes from the row to a hand, and then as any card does",
    ),
    Invariant(
        name="ten-cards-to-start",
        holds=chronicles.ten_cards_to_start,
        about=(players,),
        history=WHOLE_GAME,
        clauses=("setup.hand-size", "variants.deal"),
        because="whatever the number of players, ten cards are dealt to each",
    ),
    Invariant(
        name="items-all-told",
        holds=inv.items_all_told,
        given=(CLOSED_MEANS_FIVE,),
        clauses=("setup.all-items-dealt",),
        because="no action takes a personal item off the table",
    ),
)

SUITCASES: Final[tuple[Claim, ...]] = (
    Invariant(
        name="suitcase-capacity",
        holds=inv.suitcase_capacity,
        about=(characters,),
        given=(CLOSED_MEANS_FIVE,),
        clauses=("put.open-suitcase", "move.to-open", "suitcase.capacity"),
        because="the fifth card closes a suitcase, and a closed one takes nothing in",
    ),
    Invariant(
        name="closed-means-five",
        holds=inv.closed_means_five,
        about=(characters,),
        clauses=(
            "setup.open-suitcases",
            "close.fifth-card",
            "put.open-suitcase",
            "move.from-open",
            "move.to-open",
        ),
        because="the fifth card closes a suitcase, and from a closed one nothing is taken",
    ),
    Step(
        name="closed-suitcases-frozen",
        holds=inv.closed_frozen,
        about=(characters,),
        clauses=("put.open-suitcase", "move.from-open", "move.to-open", "close.for-good"),
        because="cards are put into, moved into and moved out of open suitcases only",
    ),
    Invariant(
        name="one-card-per-suitcase-per-turn",
        holds=chronicles.one_arrival_each,
        about=(characters,),
        history=WHOLE_GAME,
        clauses=("limit.one-card-each", "clothing.limited-each-turn"),
        because="a suitcase that took in a card takes in no other in the same turn",
    ),
    Step(
        name="put-alternates",
        holds=inv.put_alternates,
        about=(characters,),
        actions=("put",),
        given=(CLOSED_MEANS_FIVE,),
        clauses=("put.alternate", "put.end-of-column", "clothing.alternates"),
        because="a put card lies the other way up than the last one",
    ),
    Step(
        name="move-keeps-orientation",
        holds=inv.orientation_kept,
        about=(kinds, faces),
        actions=("move-item",),
        given=(CLOSED_MEANS_FIVE,),
        clauses=("move.keeps-face",),
        because="a moved card lies as it lay",
    ),
    Invariant(
        name="alternating-without-moves",
        holds=chronicles.alternating_unless_moved,
        about=(characters,),
        history=WHOLE_GAME,
        given=(CLOSED_MEANS_FIVE,),
        clauses=("put.alternate", "put.end-of-column"),
        because="only a move can bring two cards together that lie the same way up",
    ),
    Invariant(
        name="neighbours-bounded-by-moves",
        holds=chronicles.neighbours_bounded,
        about=(characters,),
        history=WHOLE_GAME,
        given=(CLOSED_MEANS_FIVE,),
        clauses=("put.alternate",),
        because="a move into or out of a column makes at most one such pair of neighbours",
    ),
    Step(
        name="cards-in-suitcases-never-fewer",
        holds=inv.never_fewer,
        given=(CLOSED_MEANS_FIVE,),
        clauses=("put.columns", "move.any-place", "swap-places.load"),
        because="cards go into suitcases from hands and never back",
    ),
    Possible(
        name="two-neighbours-same-way-up",
        holds=inv.two_same_way_up,
        within=5,
        clauses=("move.same-face-in-a-row",),
        because="a moved card lies as it lay, whatever it is moved next to",
    ),
    Shortest(
        name="close-a-suitcase",
        holds=inv.a_suitcase_is_closed,
        game=filling.one_suitcase,
        slow=chronicles.two_moves_a_card,
        moves=lambda record: record.moves,
        about=(characters,),
        history=WHOLE_GAME,
        given=(CLOSED_MEANS_FIVE,),
        clauses=("close.fifth-card", "limit.one-card-each"),
        because="five turns bring five cards into one suitcase",
    ),
)
