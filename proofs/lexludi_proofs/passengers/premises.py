"""What claims about Passengers are about, and what they may assume because others show it."""

from __future__ import annotations

from typing import Final

from lexludi.kernel.domain import Domain
from lexludi.passengers import components
from lexludi.passengers.components import Card, Colour, Game, Player, Round, Space
from lexludi.passengers.invariants import boats, cards, factions, masks, rounds, votes
from lexludi_proofs.engine.claims import Given


def players(game: Game) -> Domain[Player]:
    """The players."""
    return game.players


def kinds(game: Game) -> Domain[Card]:
    """All kinds of passenger."""
    return components.CARDS


def colours(game: Game) -> Domain[Colour]:
    """The colours of the masks."""
    return components.COLOURS


def spaces(game: Game) -> Domain[Space]:
    """The spaces of the two boats of a round."""
    return components.SPACES


def each_round(game: Game) -> Domain[Round]:
    """The three rounds."""
    return components.ROUNDS


BOX: Final = Given(holds=cards.box_as_printed)
SAILED: Final = Given(holds=rounds.sailed_by_round, about=(each_round,))
NOBODY_YET: Final = Given(holds=boats.nobody_before_the_vote, about=(each_round,))
NOBODY_THERE_YET: Final = Given(holds=boats.nobody_before_the_vote, about=(each_round,), at_it=True)
MYSTERIES: Final = Given(holds=boats.mysteries_in_turn)
ABOARD: Final = Given(holds=boats.aboard_by_turn)
NOT_OVERFULL: Final = Given(holds=rounds.boats_not_overfull)
LOADED: Final = Given(holds=boats.boats_loaded)
LOADS: Final = Given(holds=boats.loads_that_sailed, about=(each_round,))
LOADS_OF_IT: Final = Given(holds=boats.loads_that_sailed, about=(each_round,), at_it=True)
FREE: Final = Given(holds=boats.always_a_free_space)
OVER_LATE: Final = Given(holds=rounds.over_after_the_third)
THREE_BOATS: Final = Given(holds=boats.three_boats_at_the_end)
KIND_WITHIN_BOX: Final = Given(holds=cards.within_the_box, about=(kinds,), at_it=True)
KINDS_WITHIN_BOX: Final = Given(holds=cards.within_the_box, about=(kinds,))
ONE_MASK: Final = Given(holds=masks.one_mask_of_a_colour, about=(colours,))
JESTER_DEALT: Final = Given(holds=cards.jester_as_dealt)
FREE_VOTES: Final = Given(holds=votes.votes_of_free_spaces_left)
WITHIN_SUPPLY: Final = Given(holds=votes.votes_within_supply)
VOTES_OF_ONE: Final = Given(holds=votes.no_more_than_all_votes, about=(players,))
HANDS: Final = Given(holds=rounds.hand_by_round, about=(players,))
HAND: Final = Given(holds=rounds.hand_by_round, about=(players,), at_it=True)
GIFT_LEFT: Final = Given(holds=rounds.gift_of_free_space_left, about=(spaces,))
MASK_LEFT: Final = Given(holds=rounds.mask_to_choose)
AS_DEALT: Final = Given(holds=factions.factions_as_dealt)
