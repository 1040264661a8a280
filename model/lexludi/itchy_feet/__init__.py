"""Itchy Feet: items and a passport for one's own country, and then for the one in the centre.

Read `components`, `state`, `moves`, `turn` and `setup`; `RULEBOOK` is what the rest of the program
uses.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from lexludi.itchy_feet.actions import Move
from lexludi.itchy_feet.anything import ANY_MOVE, any_deal, any_game, any_move, any_state
from lexludi.itchy_feet.components import PLAYERS, Game, Player, full_box, game_for
from lexludi.itchy_feet.law import LAW, SPECIFICATION
from lexludi.itchy_feet.legal import moves
from lexludi.itchy_feet.moves import play
from lexludi.itchy_feet.pictures import picture
from lexludi.itchy_feet.playing import pick
from lexludi.itchy_feet.readings import Readings
from lexludi.itchy_feet.setup import Deal, set_up, shuffled
from lexludi.itchy_feet.state import Stage, State
from lexludi.itchy_feet.telling import tell, tell_disclosure, tell_refusal
from lexludi.itchy_feet.views import view
from lexludi.kernel.later import later
from lexludi.kernel.rulebook import Rulebook


def new_game(players: int, readings: Readings | None = None) -> Game:
    """A game with the default box for 2 to 6 players, under these readings."""
    return game_for(players, readings)


def fullest(game: Game) -> Game:
    """The game with all extensions."""
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


def points(state: State) -> Mapping[Player, int]:
    """No points are counted here: 1 for the player who has won, 0 for everybody else."""
    won = winners(state)
    return {player: int(player in won) for player in state.game.players}


def subtotals(state: State) -> Mapping[str, int]:
    """How many journeys each player has made to the own country."""
    return {
        f"{player.value} journeys": int(been) for player, been in state.journeys.travelled.items()
    }


def winners(state: State) -> tuple[Player, ...]:
    """Who has won, if anybody has."""
    return (state.turn.actor,) if is_over(state) else ()


WRITTEN: Final = "lexludi.itchy_feet.written"  # needs msgspec; rules and proofs do without

RULEBOOK: Rulebook[Game, Deal, State, Move] = Rulebook(
    name="itchy-feet",
    title=SPECIFICATION.title,
    package="lexludi.itchy_feet",
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
    drawing=later("lexludi.itchy_feet.drawings", "drawing"),
    forms=later(f"{WRITTEN}.forms", "forms"),
    position=later(f"{WRITTEN}.positions", "position"),
    full_position=later(f"{WRITTEN}.positions", "full_position"),
    read_position=later(f"{WRITTEN}.positions", "read_position"),
    action=later(f"{WRITTEN}.actions", "action"),
    read_action=later(f"{WRITTEN}.actions", "read_action"),
    disclosure=later(f"{WRITTEN}.actions", "disclosure"),
    with_components=later(f"{WRITTEN}.boxes", "with_components"),
)
