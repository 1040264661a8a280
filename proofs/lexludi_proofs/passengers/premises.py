"""What claims about Passengers are about, and what they may assume because others show it."""

from __future__ import annotations

from typing import Final

from lexludi.kernel.domain import Domain
from lexludi.passengers.components import (
    BOATS,
    CARDS,
    COLOURS,
    ROUNDS,
    SPACES,
    Boat,
    Card,
    Colour,
    Game,
    Player,
    Round,
    Space,
)
from lexludi.passengers.invariants import cards, rounds
from lexludi_proofs.engine.claims import Given


def players(game: Game) -> Domain[Player]:
    """The players."""
    return game.players


def kinds(game: Game) -> Domain[Card]:
    """All kinds of passenger."""
    return CARDS


def colours(game: Game) -> Domain[Colour]:
    """The colours of the masks."""
    return COLOURS


def boats(game: Game) -> Domain[Boat]:
    """The two boats of a round."""
    return BOATS


def spaces(game: Game) -> Domain[Space]:
    """The spaces of the two boats of a round."""
    return SPACES


def each_round(game: Game) -> Domain[Round]:
    """The three rounds."""
    return ROUNDS


BOX: Final = Given(holds=cards.box_as_printed)
SAILED: Final = Given(holds=rounds.sailed_by_round, about=(each_round,))
