"""What is claimed about how a game ends, and that it need not."""

from __future__ import annotations

from typing import Final

from lexludi.viajantes import invariants as inv
from lexludi_proofs.engine.claims import (
    Claim,
    Fact,
    Invariant,
    Lasso,
    Played,
    Ranking,
)
from lexludi_proofs.viajantes.plays import filling, loops, under_way
from lexludi_proofs.viajantes.premises import (
    CLOSED_MEANS_FIVE,
    ITEMS_ALL_TOLD,
    ROOM,
    ROUND_STARTS_BELOW,
)

ENDINGS: Final[tuple[Claim, ...]] = (
    Invariant(
        name="round-starts-below-threshold",
        holds=inv.round_starts_below_threshold,
        clauses=("end.threshold",),
        because="the game would have ended with the round before",
    ),
    Ranking(
        name="ends-if-somebody-puts",
        says="With a put in every round the game ends within nine rounds a player.",
        rank=lambda state: 9 * len(state.game.players) - inv.cards_in_suitcases(state),
        falls=("put",),
        at_rest=lambda state: inv.goes_on_with_new_round(state),
        most=lambda game: 9 * len(game.players),
        given=(CLOSED_MEANS_FIVE, ROUND_STARTS_BELOW),
        clauses=("put.columns",),
        because="while too few suitcases are closed, less than nine cards a player lie in them",
    ),
    Fact(
        name="room-as-round-starts",
        holds=inv.room_as_round_starts,
        given=(CLOSED_MEANS_FIVE, ROUND_STARTS_BELOW),
        clauses=("end.threshold", "close.fifth-card"),
        because="fewer suitcases than players hold five cards, and the others at most four",
    ),
    Fact(
        name="somebody-holds-an-item",
        holds=inv.somebody_holds_an_item,
        given=(ROOM, ITEMS_ALL_TOLD),
        clauses=("setup.all-items-dealt", "end.threshold"),
        because="the suitcases hold fewer cards than items were dealt",
    ),
    Fact(
        name="a-suitcase-is-open",
        holds=inv.a_suitcase_is_open,
        given=(ROUND_STARTS_BELOW,),
        clauses=("end.threshold",),
        because="there are twice as many suitcases as players, and fewer than players are closed",
    ),
    Lasso(
        name="may-never-end",
        says="The game need not end: if nobody spends a point, every round is like the last.",
        game=under_way.from_the_deal,
        loop=loops.everybody_passes,
        clauses=("turn.stop-early",),
        because="a turn may end with points left",
    ),
    Lasso(
        name="may-never-end-spending-all",
        says="The game need not end even if everybody spends all points, looking at one card.",
        game=loops.one_hidden_card,
        loop=loops.everybody_looks,
        clauses=("look.several", "look.keeps-place"),
        because="a look changes nothing and may be repeated",
    ),
    Lasso(
        name="may-never-end-swapping-hands",
        says="The game need not end even if hands change: swapped and swapped back.",
        game=under_way.from_the_deal,
        loop=loops.hands_there_and_back,
        clauses=("swap-hands.entire-hand",),
        because="two hand swaps between the same players undo each other",
    ),
    Played(
        name="game-over-after-one-round",
        says="With five or six players the game can be over before anybody's second turn.",
        holds=filling.is_over_with(0),
        game=filling.as_fast_as_can_be,
        also=filling.rounds(1),
        players=(5, 6),
        clauses=("end.threshold",),
        because="five turns fill a suitcase, and each turn can feed five",
    ),
    Played(
        name="game-over-after-two-rounds",
        says="With three or four players the game can be over after two rounds.",
        holds=filling.is_over_with(0),
        game=filling.as_fast_as_can_be,
        also=filling.rounds(2),
        players=(3, 4),
        clauses=("end.threshold", "end.full-round"),
        because="six turns or more fill a suitcase, and each turn can feed five",
    ),
    *(
        Played(
            name=f"ends-with-{more}-more-than-players",
            says=f"The game can end with {more} closed suitcases more than there are players.",
            holds=filling.is_over_with(more),
            game=filling.closing(more),
            players=tuple(n for n in (3, 4, 5, 6) if more <= n),
            clauses=("end.threshold", "end.full-round"),
            because="the last round is played to its end, and all suitcases may close in it",
        )
        for more in range(7)
    ),
)
