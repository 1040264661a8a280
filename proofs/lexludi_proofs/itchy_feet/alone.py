"""What is claimed about the base game as long as nobody trades or steals."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from lexludi.itchy_feet.actions import (
    Draw,
    GetRid,
    Interrupt,
    Move,
    OpenTrade,
    Pass,
    Recycle,
    Steal,
    Travel,
    TravelToCentre,
    UseSpecial,
)
from lexludi.itchy_feet.components import NEEDED, Game, Player
from lexludi.itchy_feet.hands import HAND_LIMIT
from lexludi.itchy_feet.setup import FIRST_ITEMS, Deal
from lexludi.itchy_feet.state import Stage, State
from lexludi.kernel.source import Source
from lexludi.kernel.table import Table
from lexludi.kernel.words import choose, every, implies, negate, some
from lexludi_proofs.engine.claims import Claim, History, Invariant
from lexludi_proofs.itchy_feet.premises import AT_ONCE, DRAWER, QUIET, players

UP_TO_FOUR: Final = (2, 3, 4)  # five and six players take the solver long
FEWEST_TURNS: Final = 4  # of one's own, to the centre

STAGES: Final = (
    Stage.ACT,
    Stage.DRAW,
    Stage.RECYCLE,
    Stage.DISCARD,
    Stage.SHUFFLE,
    Stage.OVER,
)  # where a game can be without a trade, a theft or an extension


@dataclass(frozen=True, slots=True)
class Alone:
    """How many turns each player has had, up to a limit, and whether there was nothing else.

    Nobody traded or stole then, nor is there anything of an extension.
    """

    turns: Table[Player, int]
    alone: bool


def start(game: Game, deal: Deal, state: State) -> Alone:
    """The record before the first turn, of a game without extensions."""
    alone = negate(some(game.box.extensions))
    return Alone(turns=Table.filled(game.players, 0), alone=alone)


def note(before: State, move: Move, after: State, record: Alone) -> Alone:
    """The record after one more move."""
    match move:
        case OpenTrade() | Steal() | GetRid() | UseSpecial() | Interrupt():
            return replace(record, alone=False)
        case Draw() | Recycle() | Travel() | TravelToCentre() | Pass():
            mover = before.turn.mover
            had = record.turns[mover]
            turn = choose(had <= FEWEST_TURNS, had + 1, had)
            return replace(record, turns=record.turns.replace(mover, turn))
        case _:
            return record


def any_record(game: Game, source: Source) -> Alone:
    """Any record whatever."""
    turns = Table.of(game.players, lambda _: source.whole(0, FEWEST_TURNS + 1))
    return Alone(turns=turns, alone=source.truth())


def centre_takes_four_turns(state: State, record: Alone, player: Player) -> bool:
    """Without trades and thefts nobody is in the centre before the fourth turn of their own."""
    over = every((state.turn.stage == Stage.OVER, player == state.turn.actor))
    there = implies(over, record.turns[player] >= FEWEST_TURNS)
    slowly = grows_slowly(state, record, player)
    return implies(record.alone, every((there, undisturbed(state), slowly)))


def undisturbed(state: State) -> bool:
    """Whether nothing is under way but what a draw, a recycling or a journey leads to."""
    turn = state.turn
    drawn = every(number == 0 for number in turn.to_draw)
    too_large = state.hands[turn.actor].size > HAND_LIMIT
    return every(
        (
            negate(some(state.game.box.extensions)),
            negate(some(turn.event_draws)),
            negate(some(turn.to_discard)),
            some(turn.stage == one for one in STAGES),
            implies(turn.stage == Stage.RECYCLE, drawn),
            implies(turn.stage == Stage.DISCARD, too_large),
        )
    )


def grows_slowly(state: State, record: Alone, player: Player) -> bool:
    """Whether a hand has grown by no more than a card a turn, and a journey has cost three."""
    turns, travelled = record.turns[player], state.journeys.travelled[player]
    hand = state.hands[player].size
    most = FIRST_ITEMS + 1 + turns - choose(travelled, NEEDED, 0)
    past = some((state.turn.stage == Stage.OVER, turns > FEWEST_TURNS))
    not_empty = some((turns >= 2, every((turns == 1, hand >= 1))))
    return every(
        (
            some((past, hand + coming(state, player) <= most)),
            implies(turns == 0, hand == FIRST_ITEMS + 1),
            implies(travelled, not_empty),
        )
    )


def coming(state: State, player: Player) -> int:
    """How many cards a player is about to draw or to take out of the discards."""
    recycles = every((state.turn.stage == Stage.RECYCLE, player == state.turn.mover))
    return state.turn.to_draw[player] + choose(recycles, 1, 0)


RECORDED: Final = History(start=start, note=note, any_record=any_record)

ALONE: Final[tuple[Claim, ...]] = (
    Invariant(
        name="centre-takes-four-turns-without-a-trade",
        holds=centre_takes_four_turns,
        about=(players,),
        history=RECORDED,
        given=(AT_ONCE, DRAWER, QUIET),
        players=UP_TO_FOUR,
        clauses=(
            "goal.own-country-first",
            "draw.top",
            "recycle.cost",
            "travel.discards",
            "travel.free-card",
            "hand.empty",
        ),
        because="a turn brings one card, and each journey needs three beside the passport",
    ),
)
