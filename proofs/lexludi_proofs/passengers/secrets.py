"""What is claimed about secrets: what everybody sees, and what a move does not show."""

from __future__ import annotations

from typing import Any, Final

from lexludi.kernel.words import every, negate
from lexludi.passengers import views
from lexludi.passengers.actions import Move, Peek, PlaceMystery, PlacePassenger, Swap
from lexludi.passengers.components import Game, Player
from lexludi.passengers.invariants import secrets
from lexludi.passengers.invariants.votes import is_last_ballot
from lexludi.passengers.state import State
from lexludi_proofs.engine.claims import Claim, Fact, Leak
from lexludi_proofs.passengers.premises import each_round, players, spaces


def seen(state: State, player: Player) -> views.View:
    """What a player sees of a position."""
    return views.view(state, player)


def heard(game: Game, disclosures: tuple[Any, ...], player: Player) -> Any:
    """What a player hears of the disclosures of a move."""
    return views.heard(disclosures, player)


def anybody(state: State, move: Move, player: Player) -> bool:
    """Everybody looks on, who makes the move as well."""
    return True


def not_the_mover(state: State, move: Move, player: Player) -> bool:
    """Whether the player only watches."""
    return negate(state.turn.mover == player)


def before_the_last(state: State, move: Move, player: Player) -> bool:
    """Whether the player watches a ballot after which others are still to come."""
    return every((not_the_mover(state, move, player), negate(is_last_ballot(state))))


def any_two(one: object, other: object) -> bool:
    """Whether two moves look alike: what they are about cannot be seen."""
    return True


def on_one_space(one: PlacePassenger, other: PlacePassenger) -> bool:
    """Whether two passengers come to one space, for one gift."""
    return every((one.space == other.space, one.gift == other.gift))


def about_one_space(one: Peek | PlaceMystery, other: Peek | PlaceMystery) -> bool:
    """Whether two moves are about one space."""
    return one.space == other.space


def between_two_spaces(one: Swap, other: Swap) -> bool:
    """Whether two swaps are of the same two spaces."""
    return every((one.one == other.one, one.other == other.other))


SECRETS: Final[tuple[Claim, ...]] = (
    Fact(
        name="open-information-is-seen",
        holds=secrets.open_information_is_seen,
        about=(players,),
        clauses=("place.open-information",),
        because="it lies open before its owner",
    ),
    Fact(
        name="faces-seen-in-play",
        holds=secrets.faces_seen_in_play,
        about=(players, spaces),
        clauses=("place.face-down", "mystery.face-down"),
        because="who lies face down is seen by nobody, not even by the owner",
    ),
    Fact(
        name="faces-seen-in-the-afterlands",
        holds=secrets.faces_seen_in_the_afterlands,
        about=(players, each_round),
        clauses=("boat.face-down",),
        because="a vote turns no card",
    ),
    Leak(
        name="placing-is-secret",
        says="A passenger that is placed shows nobody else what it is.",
        action="place",
        view=seen,
        heard=heard,
        onlooker=not_the_mover,
        alike=on_one_space,
        clauses=("place.face-down",),
        because="it comes from a hand that others cannot see, and lies face down",
    ),
    Leak(
        name="mystery-is-secret",
        says="A mystery passenger shows nobody what it is, not even who places it.",
        action="place-mystery",
        view=seen,
        heard=heard,
        onlooker=anybody,
        alike=about_one_space,
        players=(4,),
        clauses=("mystery.face-down",),
        because="it is drawn and placed unseen",
    ),
    Leak(
        name="peek-is-secret",
        says="Who peeks is the only one to see the passenger.",
        action="peek",
        view=seen,
        heard=heard,
        onlooker=not_the_mover,
        alike=about_one_space,
        clauses=("effect.peek", "effect.secretly"),
        because="others see only where is looked",
    ),
    Leak(
        name="swap-is-blind",
        says="A swap shows nobody who it was that changed places.",
        action="swap",
        view=seen,
        heard=heard,
        onlooker=anybody,
        alike=between_two_spaces,
        clauses=("effect.swap", "place.face-down"),
        because="passengers keep their faces down",
    ),
    Leak(
        name="ballots-are-secret",
        says="Until the last ballot is sealed, nobody sees what another player has chosen.",
        action="vote",
        view=seen,
        heard=heard,
        onlooker=before_the_last,
        alike=any_two,
        clauses=("vote.secret", "vote.together"),
        because="fists are opened when everybody has chosen",
    ),
)
