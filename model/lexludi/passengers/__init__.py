"""Passengers: souls and demons in two boats, of which one sails, three times over.

Read `components`, `state`, `moves`, `turn` and `scoring`; `RULEBOOK` is what the rest of the
program uses.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from lexludi.kernel.later import later
from lexludi.kernel.rulebook import Rulebook
from lexludi.passengers.actions import Move
from lexludi.passengers.anything import ANY_MOVE, any_deal, any_game, any_move, any_state
from lexludi.passengers.components import PLAYERS, ROUNDS, Game, Player, full_box, game_for
from lexludi.passengers.law import LAW, SPECIFICATION
from lexludi.passengers.legal import moves
from lexludi.passengers.moves import play
from lexludi.passengers.pictures import picture
from lexludi.passengers.playing import pick
from lexludi.passengers.readings import Readings
from lexludi.passengers.scoring import (
    demon_points,
    half_points,
    jester_halves,
    soul_points,
    wins,
)
from lexludi.passengers.setup import Deal, set_up, shuffled
from lexludi.passengers.state import Stage, State
from lexludi.passengers.telling import tell, tell_disclosure, tell_refusal
from lexludi.passengers.views import view


def new_game(players: int, readings: Readings | None = None) -> Game:
    """A game with the default box for 4 to 8 players, under these readings."""
    return game_for(players, readings)


def fullest(game: Game) -> Game:
    """The game with every effect on some gift."""
    return replace(game, box=full_box(game.box))


def is_over(state: State) -> bool:
    """Whether the game has ended."""
    return state.turn.stage == Stage.OVER


def table(game: Game) -> tuple[Player, ...]:
    """The players, clockwise."""
    return game.players.members


def mover(state: State) -> Player:
    """Whose turn it is."""
    return state.turn.mover


def rounds(state: State) -> int:
    """How many rounds have begun."""
    return ROUNDS.position[state.turn.round] + 1


def points(state: State) -> Mapping[Player, int]:
    """What each player's faction has scored, in half points: 13 is the 6.5 of the Jester."""
    scored = half_points(state)
    return {player: scored[faction] for player, faction in state.factions.items()}


def subtotals(state: State) -> Mapping[str, int]:
    """The points of ferrymen and smugglers, and the half points of the Jester, if there is one."""
    found = {"soul-ferrymen": soul_points(state), "demon-smugglers": demon_points(state)}
    halves = jester_halves(state.game)
    return {**found, "jester-halves": halves} if halves else found


def winners(state: State) -> tuple[Player, ...]:
    """Who would win, were the game scored now: all players of one faction."""
    return tuple(player for player in state.game.players if wins(state, player))


WRITTEN: Final = "lexludi.passengers.written"  # needs msgspec; rules and proofs do without

RULEBOOK: Rulebook[Game, Deal, State, Move] = Rulebook(
    name="passengers",
    title=SPECIFICATION.title,
    package="lexludi.passengers",
    players=PLAYERS,
    specification=SPECIFICATION,
    law=LAW,
    readings=Readings,
    new_game=new_game,
    shuffled=shuffled,
    set_up=set_up,
    play=play,
    moves=moves,
    pick=pick,
    actions=tuple(ANY_MOVE),
    any_game=any_game,
    fullest=fullest,
    any_deal=any_deal,
    any_state=any_state,
    any_move=any_move,
    is_over=is_over,
    seats=table,
    mover=mover,
    view=view,
    points=points,
    subtotals=subtotals,
    winners=winners,
    tell=tell,
    tell_disclosure=tell_disclosure,
    tell_refusal=tell_refusal,
    picture=picture,
    drawing=later("lexludi.passengers.drawings", "drawing"),
    forms=later(f"{WRITTEN}.forms", "forms"),
    position=later(f"{WRITTEN}.positions", "position"),
    full_position=later(f"{WRITTEN}.positions", "full_position"),
    read_position=later(f"{WRITTEN}.positions", "read_position"),
    action=later(f"{WRITTEN}.actions", "action"),
    read_action=later(f"{WRITTEN}.actions", "read_action"),
    disclosure=later(f"{WRITTEN}.actions", "disclosure"),
    rounds=rounds,
    with_components=later(f"{WRITTEN}.boxes", "with_components"),
)
