"""Viajantes: twelve characters on a train, their suitcases mixed up.

Read `components`, `state`, `moves` and `scoring`; `RULEBOOK` is what the rest of the program uses.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from lexludi.kernel.later import later
from lexludi.kernel.rulebook import Rulebook
from lexludi.viajantes.actions import Move
from lexludi.viajantes.anything import ACTIONS, any_deal, any_move, any_state
from lexludi.viajantes.components import CARRIAGES, Game, Player, game_for
from lexludi.viajantes.law import LAW, SPECIFICATION
from lexludi.viajantes.legal import moves
from lexludi.viajantes.moves import play
from lexludi.viajantes.pictures import picture
from lexludi.viajantes.playing import pick
from lexludi.viajantes.readings import Readings
from lexludi.viajantes.scoring import nearby_points, player_points, suitcase_points
from lexludi.viajantes.scoring import winners as _winners
from lexludi.viajantes.setup import Deal, set_up, shuffled
from lexludi.viajantes.state import State
from lexludi.viajantes.telling import tell, tell_disclosure, tell_refusal
from lexludi.viajantes.views import view


def new_game(players: int, readings: Readings | None = None) -> Game:
    """A game of the first characters for 3 to 6 players, under these readings."""
    return game_for(players, readings)


def is_over(state: State) -> bool:
    """Whether the game has ended."""
    return state.turn.over


def table(game: Game) -> tuple[Player, ...]:
    """The players, clockwise."""
    return game.players.members


def mover(state: State) -> Player:
    """Whose turn it is."""
    return state.turn.mover


def points(state: State) -> Mapping[Player, int]:
    """Each player's total, were the game scored now."""
    return {player: player_points(state, player) for player in state.game.players}


def subtotals(state: State) -> Mapping[str, int]:
    """What each suitcase is worth by name of the character, and each player's nearness bonus."""
    found = {holder.value: suitcase_points(state, holder) for holder in state.game.characters}
    for player, pair in state.identities.items():
        one, other = state.seats[pair.first], state.seats[pair.second]
        found[f"{player.value} nearby"] = nearby_points(state.game.readings, one, other)
    return found


def winners(state: State) -> tuple[Player, ...]:
    """Who would win, were the game scored now."""
    return tuple(player for player, wins in _winners(state).items() if wins)


WRITTEN: Final = "lexludi.viajantes.written"  # needs msgspec; rules and proofs do without

RULEBOOK: Rulebook[Game, Deal, State, Move] = Rulebook(
    name="viajantes",
    title=SPECIFICATION.title,
    package="lexludi.viajantes",
    players=tuple(CARRIAGES),
    specification=SPECIFICATION,
    law=LAW,
    readings=Readings,
    new_game=new_game,
    shuffled=shuffled,
    set_up=set_up,
    play=play,
    moves=moves,
    pick=pick,
    actions=tuple(ACTIONS),
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
    drawing=later("lexludi.viajantes.drawings", "drawing"),
    forms=later(f"{WRITTEN}.forms", "forms"),
    position=later(f"{WRITTEN}.positions", "position"),
    full_position=later(f"{WRITTEN}.positions", "full_position"),
    read_position=later(f"{WRITTEN}.positions", "read_position"),
    action=later(f"{WRITTEN}.actions", "action"),
    read_action=later(f"{WRITTEN}.actions", "read_action"),
    disclosure=later(f"{WRITTEN}.actions", "disclosure"),
)
