"""A claim of each kind about the small rulebook, each of which holds."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from lexludi.kernel.words import every, negate
from lexludi_proofs.engine.claims import (
    Bound,
    Claim,
    Fact,
    Invariant,
    Lasso,
    Leak,
    Live,
    Never,
    NeverStuck,
    Played,
    Possible,
    Ranking,
    Rival,
    Shortest,
    Step,
)

from .heap import PEBBLES, Game, Move, Player, State, Swap, Take, Wait
from .heap_claims import COUNTED, KEPT, pebbles_kept, three_a_move

HOW: Final[dict[str, Any]] = {"clauses": (), "because": ""}
Taking = tuple[Player, tuple[Take, ...]]


def players(game: Game) -> Any:
    """The players."""
    return game.players


def within_heap(state: State) -> bool:
    """Nobody has more pebbles than there are."""
    return every(count <= PEBBLES for count in state.taken)


def never_more(before: State, move: Move, after: State) -> bool:
    """The heap never grows."""
    return after.heap <= before.heap


def empty(state: State) -> bool:
    """The heap is empty."""
    return state.heap == 0


def never_full_again(state: State) -> bool:
    """Both never hold all pebbles."""
    return negate(state.taken.values[0] + state.taken.values[1] > PEBBLES)


def three_threes(game: Game) -> Taking:
    """The shortest game there is."""
    return Player.ONE, (Take(3), Take(3), Take(3))


def one_takes_all(game: Game) -> tuple[Any, tuple[Player]]:
    """A game in which one player takes every pebble."""
    moves = (Take(3), Wait(), Take(3), Wait(), Take(3))
    return (Player.ONE, moves), (Player.ONE,)


def bound(limit: int) -> Bound:
    """The claim that nobody has more pebbles than that."""
    return Bound(
        name="at-most",
        value=lambda state, player: state.taken[player],
        about=(players,),
        limit=lambda game: limit,
        attained=one_takes_all,
        given=(KEPT,),
        says="Nobody has more.",
        **HOW,
    )


def ranking(most: int = PEBBLES, given: tuple[Any, ...] = ()) -> Ranking:
    """The claim that pebbles run out after at most so many takes."""
    return Ranking(
        name="runs-out",
        rank=lambda state: state.heap,
        falls=("take",),
        at_rest=lambda state: state.heap >= 1,
        most=lambda game: most,
        given=given,
        says="Pebbles run out.",
        **HOW,
    )


def shortest(game: Any = three_threes, slow: Any = three_a_move) -> Shortest:
    """The claim that no game empties the heap sooner than this one."""
    return Shortest(
        name="empty-heap",
        holds=empty,
        game=game,
        slow=slow,
        moves=lambda record: record.moves,
        history=COUNTED,
        **HOW,
    )


def leak(view: Any, given: tuple[Any, ...] = ()) -> Leak:
    """The claim that others do not see how many pebbles are taken, as far as this view goes."""
    return Leak(
        name="take-is-private",
        action="take",
        view=view,
        heard=lambda game, disclosures, player: (),
        onlooker=lambda state, move, player: negate(state.mover == player),
        alike=lambda one, two: True,
        given=given,
        says="Nobody else sees it.",
        **HOW,
    )


def own_pebbles(state: State, player: Player) -> Any:
    """A player sees only the own pebbles and whose turn it is."""
    return (state.taken[player], state.mover)


def the_heap_too(state: State, player: Player) -> Any:
    """A player sees the heap as well."""
    return (*own_pebbles(state, player), state.heap)


def rival(agree: Any = None, ruling: str = "most", readings: Any = ("three", "two")) -> Rival:
    """The claim about two readings of a ruling."""
    return Rival(name="rival", ruling=ruling, readings=readings, agree=agree)


def stuck(given: tuple[Any, ...] = ()) -> NeverStuck:
    """The claim that waiting is always legal."""
    return NeverStuck(
        name="never-stuck",
        move=lambda state: Wait(),
        unless=lambda state: False,
        given=given,
        says="One can always wait.",
        **HOW,
    )


def with_premise(given: tuple[Any, ...]) -> list[Claim]:
    """A claim of each kind that has premises."""
    return [
        Invariant(name="invariant", holds=pebbles_kept, given=given, **HOW),
        Never(name="never", holds=pebbles_kept, given=given, **HOW),
        Step(name="step", holds=never_more, given=given, **HOW),
        Fact(name="fact", holds=never_full_again, given=(KEPT, *given), **HOW),
        ranking(given=given),
        stuck(given),
        leak(own_pebbles, given),
        replace(bound(PEBBLES), given=(KEPT, *given)),
        Live(given=given),
    ]


SEARCHED: Final[list[Claim]] = [
    Possible(name="possible", holds=empty, within=3, **HOW),
    shortest(),
    rival(),
    rival(lambda state: True, "colour", ("black", "white")),
]
PLAIN: Final[list[Claim]] = [
    Played(name="played", holds=empty, game=three_threes, **HOW),
    Lasso(
        name="lasso",
        game=lambda game: (Player.ONE, ()),
        loop=lambda state: (Wait(), Swap()),
        says="It need not end.",
        **HOW,
    ),
]
