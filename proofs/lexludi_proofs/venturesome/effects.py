"""What is claimed about the effects of the characters and about threats."""

from __future__ import annotations

from typing import Final

from lexludi.venturesome.invariants import effects
from lexludi_proofs.engine.claims import Claim, Fact, Invariant, Step
from lexludi_proofs.venturesome.premises import (
    FIRST_TURNS,
    LONE_GUIDE,
    PARTNER,
    TABLE,
    players,
    threats,
)

IN_A_TURN: Final = (
    "play",
    "take-back",
    "swap-hands",
    "draw",
    "put-under",
    "exchange",
    "intimidate",
    "hand-over",
    "hand-back",
)

EFFECTS: Final[tuple[Claim, ...]] = (
    Invariant(
        name="lone-guide",
        holds=effects.no_guide_meets_a_guide,
        given=(TABLE,),
        clauses=("play.new-colour",),
        because="a Guide is not played where one lies",
    ),
    Step(
        name="guide-never-returns-guide",
        says=effects.guide_never_returned.__doc__ or "",
        holds=effects.guide_never_returned,
        actions=("take-back",),
        given=(LONE_GUIDE, TABLE),
        clauses=("play.new-colour", "guide.not-itself"),
        because="a Guide is not played where one lies, and does not return itself",
    ),
    Invariant(
        name="first-turns-in-order",
        holds=effects.first_turns_in_order,
        given=(TABLE,),
        clauses=("turn.clockwise",),
        because="turns go round the table, and no effect empties an expedition",
    ),
    Fact(
        name="aviator-always-has-a-target",
        holds=effects.aviator_has_a_target,
        given=(TABLE, FIRST_TURNS),
        clauses=("turn.clockwise", "aviator.empty-expedition", "threat.lone-player-skips"),
        because="whoever plays a second card does so after everybody's first",
    ),
    Fact(
        name="collector-always-has-cards",
        holds=effects.collector_has_cards,
        given=(TABLE,),
        clauses=("play.last-card", "threat.lone-player-skips"),
        because="the effect of a last card is skipped, and everybody in the round holds a card",
    ),
    Invariant(
        name="partner-holds-the-card",
        holds=effects.partner_holds_the_card,
        given=(PARTNER,),
        clauses=("collector.hands-over",),
        because="the card was handed over just before",
    ),
    Step(
        name="deck-size-kept-by-professor",
        holds=effects.deck_kept_by_professors,
        actions=IN_A_TURN,
        clauses=("professor.draws", "professor.puts-under"),
        because="a card is drawn and a card is put under the deck",
    ),
    Step(
        name="aviator-keeps-sizes",
        holds=effects.sizes_kept,
        about=(players,),
        actions=("exchange",),
        clauses=("aviator.exchanges", "aviator.same-places"),
        because="each card comes to lie where the other lay",
    ),
    Step(
        name="giving-up-is-truthful",
        holds=effects.gave_up_truthfully,
        actions=("give-up",),
        clauses=("play.must",),
        because="whoever can play a card has to",
    ),
    Fact(
        name="unable-with-nothing-in-front",
        holds=effects.banned_when_giving_up_empty,
        clauses=("hunter.unable",),
        because="in front of nobody lies a colour that could be in the way",
    ),
    Fact(
        name="row-mirror",
        holds=effects.mirrored,
        about=(threats,),
        clauses=("threat.trap",),
        because="outermost cards stay outermost, and other threats do not look at places",
    ),
)
