"""Games that were played to show that something can happen."""

from __future__ import annotations

from typing import Final

from lexludi.passengers.components import Game, Gift
from lexludi.passengers.legal import moves
from lexludi.passengers.state import Stage, State
from lexludi_proofs.engine.claims import Claim, Played
from lexludi_proofs.passengers.plays import closed
from lexludi_proofs.passengers.plays.boxes import three_spaces, two_gifts_of_votes, under_reading


def nobody_can_place(state: State) -> bool:
    """Somebody has to place a passenger, and there is no legal move."""
    return state.turn.stage is Stage.PLACE and next(moves(state), None) is None


def coin_gone_astray(state: State) -> bool:
    """The first player no longer has the coin, and not because of a gift of the first player's."""
    first, taker = state.game.players.members[0], state.gifts.takers[Gift.G9]
    return state.coin.holder not in (first, taker) and taker is not first


def no_vote_for_the_last_gift(state: State) -> bool:
    """A gift of votes has been used last, and its player has only the vote of the space."""
    return state.turn.stage is Stage.VOTE and state.votes[state.gifts.takers[Gift.G9]] == 1


def short_boats_that_close(game: Game) -> Game:
    """The game with three spaces a boat, in which a mask area without a mask is closed."""
    return three_spaces(under_reading("mask-shortage", "space-unusable")(game))


ENDINGS: Final[tuple[Claim, ...]] = (
    Played(
        name="nobody-can-place-if-mask-areas-close",
        says="If mask areas close when masks run out, a player can be left without a space.",
        holds=nobody_can_place,
        game=closed.mask_areas_closed,
        played_in=short_boats_that_close,
        players=(4, 5, 6),
        clauses=("place.mask-area", "mask.once", "place.free-space"),
        because="boats with three spaces each have none to spare, or one",
    ),
    Played(
        name="gift-of-votes-can-bring-nothing",
        says="A gift of vote tokens brings nothing when the supply is empty.",
        holds=no_vote_for_the_last_gift,
        game=closed.votes_used_up,
        played_in=two_gifts_of_votes,
        clauses=("effect.gain-votes", "components.vote-tokens"),
        because="there are 17, and an earlier gift can have brought what was left",
    ),
    Played(
        name="coin-can-be-passed-by-another",
        says="A gift that passes the coin on can move a coin that somebody else holds.",
        holds=coin_gone_astray,
        game=closed.coin_of_another_passed,
        clauses=("effect.pass-coin",),
        because="the gift is not bound to the coin, and no sentence says whose coin is passed",
    ),
)
