"""What is claimed about rounds: whose turn comes next, what each has then, and how it ends."""

from __future__ import annotations

from typing import Final

from lexludi.passengers.anything import ANY_MOVE
from lexludi.passengers.invariants import rounds
from lexludi.passengers.state import Stage, State
from lexludi_proofs.engine.claims import Claim, Invariant, NeverStuck, Ranking, Step
from lexludi_proofs.passengers.any_move import a_legal_move
from lexludi_proofs.passengers.premises import (
    ABOARD,
    BOX,
    FREE,
    GIFT_LEFT,
    HANDS,
    MASK_LEFT,
    MYSTERIES,
    players,
    spaces,
)

ACTIONS: Final = tuple(ANY_MOVE)
USES: Final = (
    "peek",
    "reveal",
    "swap",
    "lay-mask",
    "gain-votes",
    "lose-votes",
    "pass-coin",
    "go-by",
)


def is_over(state: State) -> bool:
    """Whether the game has ended."""
    return state.turn.stage == Stage.OVER


def goes_on(state: State) -> bool:
    """Whether the game goes on."""
    return state.turn.stage != Stage.OVER


ROUNDS: Final[tuple[Claim, ...]] = (
    Invariant(
        name="hand-by-round",
        holds=rounds.hand_by_round,
        about=(players,),
        clauses=("setup.three-cards", "place.one-card", "place.clockwise", "round.three"),
        because="everybody places one card a round, in turn",
    ),
    Invariant(
        name="one-gift-each",
        holds=rounds.one_gift_each,
        about=(players,),
        clauses=("setup.gifts-open", "place.gift", "round.tokens-back"),
        because="a gift comes with a passenger, and everybody places one",
    ),
    Invariant(
        name="gift-in-turn",
        holds=rounds.gift_in_turn,
        clauses=("gift.ascending", "round.phases"),
        because="only gifts that were taken come to their turn",
    ),
    Invariant(
        name="gifts-of-free-spaces-left",
        holds=rounds.gift_of_free_space_left,
        about=(spaces,),
        given=(BOX,),
        clauses=("place.gift", "components.gift-cards", "round.tokens-back"),
        because="a gift is taken with its space, and no two spaces have the same",
    ),
    Invariant(
        name="mask-to-choose",
        holds=rounds.mask_to_choose,
        clauses=("place.mask-area",),
        because="nobody is asked to choose when none is left",
    ),
    Step(
        name="places-go-clockwise",
        holds=rounds.next_to_place,
        actions=("place", "take-mask"),
        clauses=("place.clockwise", "place.one-card"),
        because="the next to place is the left-hand neighbour",
    ),
    Step(
        name="coin-places-first",
        holds=rounds.next_round_begins_with_coin,
        clauses=("place.coin-first", "round.coin-first", "mystery.last-player"),
        because="that is an advantage of the coin",
    ),
    Step(
        name="coin-stays",
        holds=rounds.coin_stays,
        actions=tuple(one for one in ACTIONS if one != "pass-coin"),
        clauses=("round.coin-first",),
        because="no rule but the effect of a gift moves it",
    ),
    Step(
        name="coin-moves-on",
        holds=rounds.coin_moves_on,
        actions=("pass-coin",),
        clauses=("effect.pass-coin",),
        because="it goes to somebody else",
    ),
    Step(
        name="gifts-ascend",
        holds=rounds.gifts_ascend,
        actions=USES,
        clauses=("gift.ascending",),
        because="the lowest of those above comes next",
    ),
    Step(
        name="gifts-begin-with-the-lowest",
        holds=rounds.gifts_begin_with_the_lowest,
        given=(MASK_LEFT,),
        actions=("place", "take-mask"),
        clauses=("gift.ascending", "round.phases", "place.gift"),
        because="the second phase follows when everybody has placed, and has a gift",
    ),
    Step(
        name="mask-area-brings-a-mask",
        holds=rounds.mask_area_brings_a_mask,
        actions=("place",),
        clauses=("place.mask-area",),
        because="a mask is chosen before the next player places",
    ),
    Step(
        name="placed-face-down",
        holds=rounds.placed_face_down,
        actions=("place",),
        clauses=("place.face-down",),
        because="that is how it is placed",
    ),
    Step(
        name="mysteries-bring-nothing",
        holds=rounds.mystery_face_down,
        actions=("place-mystery",),
        players=(4,),
        clauses=("mystery.face-down", "mystery.no-gift"),
        because="that is how it is placed",
    ),
    Step(
        name="spaces-bring-what-they-show",
        holds=rounds.brings_what_it_says,
        actions=("place",),
        clauses=("place.votes", "place.gift"),
        because="the space says how many votes, and which gift",
    ),
    Ranking(
        name="ends-in-three-rounds",
        says=(
            "A game is over after three rounds, and a round takes at most three steps for each "
            "player, one for each of ten gifts, and two more for mystery passengers."
        ),
        rank=rounds.steps_left,
        falls=ACTIONS,
        at_rest=goes_on,
        most=rounds.most_steps,
        given=(MYSTERIES,),
        clauses=("goal.three-rounds", "round.three", "gift.ascending", "place.clockwise"),
        because="every step brings the round nearer to its vote, and a vote ends it",
    ),
    NeverStuck(
        name="never-stuck",
        says="Until the game is over, there is a legal move.",
        move=a_legal_move,
        unless=is_over,
        given=(BOX, FREE, HANDS, GIFT_LEFT, MASK_LEFT, ABOARD, MYSTERIES),
        clauses=("place.free-space", "place.capacity", "gift.effect", "mystery.other-boat"),
        because="everybody has a card and finds a space, and a gift that can do nothing goes by",
    ),
)
