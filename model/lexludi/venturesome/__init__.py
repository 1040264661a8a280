"""Venturesome: expeditions of seven characters, twelve threats, and treasure for who gets out.

Read `components`, `state`, `moves`, `preparing` and `scoring`; `RULEBOOK` is what the rest of the
program uses.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from lexludi.kernel.rulebook import Forms, Rulebook
from lexludi.venturesome.actions import Disclosure, Move
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


# What needs msgspec or draws is imported when it is first asked for: rules and proofs do without.


def with_components(game: Game, data: Any) -> Game:
    """The game with the box that plain data describe. Raises kernel.forms.Faults."""
    from lexludi.venturesome.boxes import read_box, with_box

    return with_box(game, read_box(data))


def drawing(state: State) -> str:
    """The position as SVG."""
    from lexludi.venturesome.drawings import drawing

    return drawing(state)


def forms() -> Forms:
    """The record types of positions, moves and disclosures in scenario files."""
    from lexludi.venturesome.forms import DisclosureForm, MoveForm, PositionForm

    return Forms(PositionForm, MoveForm, DisclosureForm)


def position(state: State) -> dict[str, Any]:
    """The position as plain data, without what the defaults say."""
    from lexludi.venturesome.positions import position

    return position(state)


def full_position(state: State) -> dict[str, Any]:
    """The position as plain data, with every field."""
    from lexludi.venturesome.positions import full_position

    return full_position(state)


def read_position(data: Any, players: int | None = None, readings: Any = None) -> State:
    """The position that plain data describe. Raises kernel.forms.Faults."""
    from lexludi.venturesome.positions import read_position

    return read_position(data, players, readings)


def action(move: Move) -> dict[str, Any]:
    """The move as plain data."""
    from lexludi.venturesome.actions_as_data import action

    return action(move)


def read_action(state: State, data: Any) -> Move:
    """The move that plain data describe."""
    from lexludi.venturesome.actions_as_data import read_action

    return read_action(state, data)


def disclosure(shown: Disclosure) -> dict[str, Any]:
    """The disclosure as plain data."""
    from lexludi.venturesome.actions_as_data import disclosure

    return disclosure(shown)


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
    drawing=drawing,
    forms=forms,
    position=position,
    full_position=full_position,
    read_position=read_position,
    action=action,
    read_action=read_action,
    disclosure=disclosure,
    with_components=with_components,
)
