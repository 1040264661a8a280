"""Venturesome: expeditions of seven characters, twelve threats, and treasure for who gets out.

Read `components`, `state`, `moves`, `preparing` and `scoring`; `RULEBOOK` is what the rest of the
program uses.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from lexludi.kernel.later import later
from lexludi.kernel.rulebook import Rulebook
from lexludi.venturesome.actions import Move
from lexludi.venturesome.anything import ANY_MOVE, any_deal, any_game, any_move, any_state
from lexludi.venturesome.components import PLAYERS, Game, Player, game_for
from lexludi.venturesome.law import LAW, SPECIFICATION
from lexludi.venturesome.legal import moves
from lexludi.venturesome.moves import play
from lexludi.venturesome.pictures import picture
from lexludi.venturesome.playing import pick
from lexludi.venturesome.readings import Readings
from lexludi.venturesome.scoring import (
    all_artifact_points,
    all_map_points,
    gem_points,
    player_points,
)
from lexludi.venturesome.scoring import winners as _winners
from lexludi.venturesome.setup import Deal, set_up, shuffled
from lexludi.venturesome.state import Stage, State
from lexludi.venturesome.telling import tell, tell_disclosure, tell_refusal
from lexludi.venturesome.views import view


def new_game(players: int, readings: Readings | None = None) -> Game:
    """A game with the default box for 2 to 5 players, under these readings."""
    return game_for(players, readings)


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
    return state.turn.round


def points(state: State) -> Mapping[Player, int]:
    """What each player's treasure pile is worth."""
    return {player: player_points(state, player) for player in state.game.players}


def subtotals(state: State) -> Mapping[str, int]:
    """What gems, artifacts and maps give each player."""
    readings, found = state.game.readings, {}
    for player, pile in state.treasures.items():
        found[f"{player.value} gems"] = gem_points(pile)
        found[f"{player.value} artifacts"] = all_artifact_points(readings, pile)
        found[f"{player.value} maps"] = all_map_points(readings, pile)
    return found


def winners(state: State) -> tuple[Player, ...]:
    """Who would win, were the game scored now."""
    return tuple(player for player, wins in _winners(state).items() if wins)


WRITTEN: Final = "lexludi.venturesome.written"  # needs msgspec; rules and proofs do without

RULEBOOK: Rulebook[Game, Deal, State, Move] = Rulebook(
    name="venturesome",
    title=SPECIFICATION.title,
    package="lexludi.venturesome",
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
    drawing=later("lexludi.venturesome.drawings", "drawing"),
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
