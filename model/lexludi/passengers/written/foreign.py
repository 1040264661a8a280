"""What a written position names that its game has no place for."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from msgspec import UnsetType

from lexludi.kernel.forms import Fault, Path, given
from lexludi.passengers.components import COLOURS, MYSTERY_CARDS, Colour, Game, Player
from lexludi.passengers.written.forms import PositionForm, SeatForm


def foreign(form: PositionForm, game: Game) -> Iterator[Fault]:
    """Whatever the position names that is not in the game, or has no room in it."""
    for path, player in _players(form):
        if player not in game.players:
            yield Fault(path, f"{player.value} does not play, only {len(game.players)} do")
    mystery = given(form.mystery, [])
    if len(mystery) > MYSTERY_CARDS:
        yield Fault(("mystery",), f"holds {len(mystery)} cards, there are {MYSTERY_CARDS}")
    for path, colours in _masks(form):
        if any(colour not in COLOURS for colour in colours):
            yield Fault(path, f"{Colour.NONE.value} is no colour of a mask, see components.masks")


def _seats(form: PositionForm) -> Iterator[tuple[Path, SeatForm]]:
    for space, seat in given(form.seats, {}).items():
        yield ("seats", space.value), seat
    for round, landing in given(form.afterlands, {}).items():
        for place, seat in given(landing.seats, {}).items():
            yield ("afterlands", round.value, "seats", place.value), seat


def _masks(form: PositionForm) -> Iterator[tuple[Path, Collection[Colour]]]:
    yield ("masks",), given(form.masks, ())
    for path, seat in _seats(form):
        yield (*path, "covered"), given(seat.covered, ())


def _players(form: PositionForm) -> Iterator[tuple[Path, Player]]:
    nobody: Collection[Player] = ()
    for name, players in (
        ("factions", given(form.factions, nobody)),
        ("hands", given(form.hands, nobody)),
        ("votes", given(form.votes, nobody)),
        ("held", given(form.held, nobody)),
        ("ballots", given(form.ballots, nobody)),
    ):
        for player in players:
            yield (name, player.value), player
    for gift, taker in given(form.gifts, {}).items():
        yield ("gifts", gift.value), taker
    for path, seat in _seats(form):
        if isinstance(seat.owner, Player):
            yield (*path, "owner"), seat.owner
    for name, one in (
        ("coin", form.coin),
        ("coin-as-round-began", form.coin_as_round_began),
        ("coin-as-game-began", form.coin_as_game_began),
        ("mover", form.mover),
    ):
        if not isinstance(one, UnsetType):
            yield (name,), one
