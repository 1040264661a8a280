"""What is claimed about Viajantes: positions that must hold, can occur, or cannot."""

from __future__ import annotations

from typing import Final

from lexludi.kernel.domain import Domain
from lexludi.viajantes import invariants as inv
from lexludi.viajantes.actions import Stop
from lexludi.viajantes.components import FACES, Character, Face, Game, Kind, Player, Seat
from lexludi_proofs.engine.claims import (
    Claim,
    Fact,
    Given,
    Invariant,
    Lasso,
    Never,
    NeverStuck,
    Played,
    Possible,
    Ranking,
    Shortest,
    Step,
)
from lexludi_proofs.viajantes import chronicles, plays
from lexludi_proofs.viajantes.histories import WHOLE_GAME


def characters(game: Game) -> Domain[Character]:
    """The characters in the game."""
    return game.characters


def players(game: Game) -> Domain[Player]:
    """The players."""
    return game.players


def seats(game: Game) -> Domain[Seat]:
    """The seats of the train."""
    return game.seats


def kinds(game: Game) -> Domain[Kind]:
    """All kinds of card."""
    return game.kinds


def items(game: Game) -> Domain[Kind]:
    """The kinds of card that are personal items."""
    return Domain(game.kinds.members[:-1])


def faces(game: Game) -> Domain[Face]:
    """The two ways up."""
    return FACES


CLOSED_MEANS_FIVE: Final = Given(holds=inv.closed_means_five, about=(characters,))
SEATS_PERMUTATION: Final = Given(holds=inv.seats_permutation, about=(seats,))
POINTS_WITHIN_TURN: Final = Given(holds=inv.points_within_turn)
ITEMS_ALL_TOLD: Final = Given(holds=inv.items_all_told)
ROUND_STARTS_BELOW: Final = Given(holds=inv.round_starts_below_threshold)
ROOM: Final = Given(holds=inv.room_as_round_starts)
IDENTITIES_HELD: Final = Given(holds=inv.identities_held, about=(characters,))
TWO_CHARACTERS_EACH: Final = Given(holds=inv.two_characters_each, about=(players,))
ITEMS_CONSERVED: Final = Given(holds=inv.items_conserved, about=(items,))
CLOTHING_CONSERVED: Final = Given(holds=inv.clothing_conserved)

CONSERVATION: Final[tuple[Claim, ...]] = (
    Invariant(
        name="items-conserved",
        holds=inv.items_conserved,
        about=(items,),
        clauses=("setup.all-items-dealt", "put.from-hand", "swap-hands.entire-hand"),
        because="an item goes from hand to suitcase, between suitcases or between hands",
    ),
    Invariant(
        name="clothing-conserved",
        holds=inv.clothing_conserved,
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
        clauses=("setup.all-items-dealt", "setup.hand-size"),
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
        clauses=("close.fifth-card", "put.open-suitcase", "move.from-open", "move.to-open"),
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
        clauses=("put.alternate", "move.lands-last"),
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
        clauses=("move.keeps-face", "move.same-face-in-a-row"),
        because="a moved card lies as it lay, whatever it is moved next to",
    ),
    Shortest(
        name="close-a-suitcase",
        holds=inv.a_suitcase_is_closed,
        game=plays.one_suitcase,
        slow=chronicles.two_moves_a_card,
        moves=lambda record: record.moves,
        about=(characters,),
        history=WHOLE_GAME,
        given=(CLOSED_MEANS_FIVE,),
        clauses=("close.fifth-card", "limit.one-card-each"),
        because="five turns bring five cards into one suitcase",
    ),
)

TRAIN: Final[tuple[Claim, ...]] = (
    Invariant(
        name="seats-permutation",
        holds=inv.seats_permutation,
        about=(seats,),
        clauses=("setup.seats", "swap-places.exchange"),
        because="two characters exchange their seats and nobody else moves",
    ),
    Invariant(
        name="seat-points-constant",
        holds=inv.seat_points_constant,
        clauses=("setup.seats", "swap-places.exchange"),
        given=(SEATS_PERMUTATION,),
        because="all seats are always taken",
    ),
    Step(
        name="open-characters-stay",
        holds=inv.open_stay,
        about=(characters,),
        clauses=("swap-places.closed", "close.seat-kept"),
        because="only characters with closed suitcases swap places",
    ),
    Invariant(
        name="places-swapped-at-most-once-a-turn",
        holds=chronicles.one_place_swap,
        history=WHOLE_GAME,
        given=(POINTS_WITHIN_TURN,),
        clauses=("swap-places.cost", "turn.within-points"),
        because="two swaps of places cost six points",
    ),
)

TURNS: Final[tuple[Claim, ...]] = (
    Invariant(
        name="points-within-turn",
        holds=inv.points_within_turn,
        clauses=("turn.within-points", "turn.pass-points", "turn.five-points"),
        because="a player pays only with point cards still held, and they go to the left",
    ),
    Invariant(
        name="one-purchase-per-turn",
        holds=chronicles.one_purchase,
        history=WHOLE_GAME,
        clauses=("buy.once-a-turn",),
        because="a second purchase in one turn is refused",
    ),
    Invariant(
        name="turns-differ-by-at-most-one",
        holds=chronicles.turns_differ_by_one,
        history=WHOLE_GAME,
        clauses=("turn.next-player",),
        because="turns go round the table",
    ),
    Invariant(
        name="equal-turns-at-end",
        holds=chronicles.turns_equal_at_end,
        history=WHOLE_GAME,
        clauses=("end.full-round", "turn.next-player"),
        because="the game ends with the round",
    ),
    Invariant(
        name="end-needs-closed",
        holds=inv.end_needs_closed,
        clauses=("end.threshold", "end.no-more-turns"),
        because="the game ends with a round in which enough suitcases are closed",
    ),
    Invariant(
        name="identities-held",
        holds=inv.identities_held,
        about=(characters,),
        clauses=("setup.two-identities-each",),
        because="identity cards never change hands",
    ),
    NeverStuck(
        name="never-stuck",
        says="While the game goes on there is a legal move: to end the turn.",
        move=lambda state: Stop(),
        unless=lambda state: state.turn.over,
        clauses=("turn.stop-early",),
        because="a turn may end with points left",
    ),
    Never(
        name="closed-suitcase-in-round-one",
        says="With three or four players no suitcase closes in the first round.",
        holds=chronicles.open_in_round_one,
        about=(characters,),
        history=WHOLE_GAME,
        given=(CLOSED_MEANS_FIVE,),
        players=(3, 4),
        clauses=("limit.one-card-each", "close.fifth-card"),
        because="a suitcase takes in one card a turn, and a round has fewer than five turns",
    ),
    Step(
        name="look-changes-nothing",
        holds=inv.nothing_on_the_table_changes,
        actions=("look",),
        clauses=("look.keeps-place",),
        because="the card goes back as it lay",
    ),
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
        clauses=("put.columns", "end.threshold", "close.fifth-card"),
        because="while fewer suitcases than players are closed, less than nine cards a player lie in them",
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
        game=plays.from_the_deal,
        loop=plays.everybody_passes,
        clauses=("turn.stop-early",),
        because="a turn may end with points left",
    ),
    Lasso(
        name="may-never-end-spending-all",
        says="The game need not end even if everybody spends all points, looking at one card.",
        game=plays.one_hidden_card,
        loop=plays.everybody_looks,
        clauses=("look.several", "look.keeps-place"),
        because="a look changes nothing and may be repeated",
    ),
    Lasso(
        name="may-never-end-swapping-hands",
        says="The game need not end even if hands change: swapped and swapped back.",
        game=plays.from_the_deal,
        loop=plays.hands_there_and_back,
        clauses=("swap-hands.entire-hand",),
        because="two hand swaps between the same players undo each other",
    ),
    Played(
        name="game-over-after-one-round",
        says="With five or six players the game can be over before anybody's second turn.",
        holds=plays.is_over_with(0),
        game=plays.one_round,
        players=(5, 6),
        clauses=("end.threshold", "end.full-round"),
        because="five turns fill a suitcase, and each turn can feed five",
    ),
    Played(
        name="game-over-after-two-rounds",
        says="With three or four players the game can be over after two rounds.",
        holds=plays.is_over_with(0),
        game=plays.one_round,
        players=(3, 4),
        clauses=("end.threshold", "end.full-round"),
        because="six turns or more fill a suitcase, and each turn can feed five",
    ),
    *(
        Played(
            name=f"ends-with-{more}-more-than-players",
            says=f"The game can end with {more} closed suitcases more than there are players.",
            holds=plays.is_over_with(more),
            game=plays.closing(more),
            players=tuple(n for n in (3, 4, 5, 6) if more <= n),
            clauses=("end.threshold", "end.full-round"),
            because="the last round is played to its end, and all suitcases may close in it",
        )
        for more in range(7)
    ),
)
