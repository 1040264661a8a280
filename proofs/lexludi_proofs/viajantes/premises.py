"""What claims about Viajantes are about, and what they may assume because others show it."""

from __future__ import annotations

from typing import Final

from lexludi.kernel.domain import Domain
from lexludi.viajantes import invariants as inv
from lexludi.viajantes.components import FACES, Character, Face, Game, Kind, Player, Seat
from lexludi_proofs.engine.claims import Given


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
CLOTHING_CONSERVED: Final = Given(holds=inv.clothing_conserved)
