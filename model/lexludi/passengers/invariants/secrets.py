"""What everybody sees, and what lies hidden from all."""

from __future__ import annotations

from lexludi.kernel.words import every, implies, negate, same
from lexludi.passengers.components import NO_CARD, Player, Round, Space
from lexludi.passengers.state import Seat, State
from lexludi.passengers.views import view


def open_information_is_seen(state: State, player: Player) -> bool:
    """Everybody sees who has which gifts, votes and masks, and who holds the coin."""
    seen = view(state, player)
    return every(
        (
            same(seen.gifts, state.gifts),
            same(seen.votes, state.votes),
            same(seen.masks, state.masks),
            same(seen.coin, state.coin),
        )
    )


def shows_its_face(seen: Seat, seat: Seat) -> bool:
    """Whether a passenger is seen just where it lies open, and its mask in any case."""
    return every(
        (
            implies(seat.open, seen.card == seat.card),
            implies(negate(seat.open), seen.card == NO_CARD),
            seen.taken == seat.taken,
            seen.mask == seat.mask,
        )
    )


def faces_seen_in_play(state: State, player: Player, space: Space) -> bool:
    """In play, everybody sees the passengers that lie open, and nobody sees any other."""
    return shows_its_face(view(state, player).seats[space], state.seats[space])


def faces_seen_in_the_afterlands(state: State, player: Player, round: Round) -> bool:
    """In the Afterlands, everybody sees the passengers that lie open, and nobody sees any other."""
    seen, there = view(state, player).afterlands[round], state.afterlands[round]
    pairs = zip(seen.seats, there.seats, strict=True)
    return every(shows_its_face(one, other) for one, other in pairs)
