"""What a written position has to keep to: names of this game, and numbers that the box can give.

`foreign` finds what the game has no place for, `implausible` what no game could come to. Positions
that are `unchecked` may be implausible, for those who ask what a rule would do with them.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

from msgspec import UnsetType

from lexludi.kernel.forms import Fault, Path, given
from lexludi.viajantes.components import (
    CAPACITY,
    ITEMS_EACH,
    POINTS,
    Character,
    Game,
    Kind,
    Player,
)
from lexludi.viajantes.readings import ClosingTime, FiveCardLimit, Gap
from lexludi.viajantes.state import State
from lexludi.viajantes.written.forms import PastForm, PositionForm


def foreign(form: PositionForm, game: Game) -> Iterator[Fault]:
    """Whatever the position names that is not in the game."""
    past = given(form.past, PastForm())
    nobody: Collection[Character] = ()
    holders: tuple[tuple[Path, Collection[Character]], ...] = (
        (("seats",), given(form.seats, nobody)),
        (("suitcases",), given(form.suitcases, nobody)),
        (("closed",), given(form.closed, nobody)),
        (("traffic",), given(form.traffic, nobody)),
        (("past", "stories"), given(past.stories, nobody)),
    )
    for path, characters in holders:
        for holder in characters:
            if holder not in game.characters:
                yield Fault((*path, holder.value), not_in_game(holder.value, game))
    for holder, seat in given(form.seats, {}).items():
        if seat not in game.seats:
            problem = f"there is no seat {seat.value} on a train of {len(game.players)} carriages"
            yield Fault(("seats", holder.value), problem)
    for player, hand in given(form.hands, {}).items():
        for kind in hand:
            if kind not in game.kinds:
                yield Fault(("hands", player.value, kind.value), not_in_game(kind.value, game))
    for player, pair in given(form.identities, {}).items():
        for at, holder in enumerate(pair):
            if holder not in game.characters:
                yield Fault(("identities", player.value, at), not_in_game(holder.value, game))
    for path, player in _players(form, past):
        if player not in game.players:
            yield Fault(path, f"{player.value} does not play, only {len(game.players)} do")


def _players(form: PositionForm, past: PastForm) -> Iterator[tuple[Path, Player]]:
    nobody: Mapping[Player, object] = {}
    for name, players in (
        ("hands", given(form.hands, nobody)),
        ("identities", given(form.identities, nobody)),
        ("points", given(form.points, nobody)),
    ):
        for player in players:
            yield (name, player.value), player
    for player in given(past.emptied_by_putting, set()):
        yield ("past", "emptied-by-putting", player.value), player
    for path, one in (
        (("mover",), form.mover),
        (("starter",), form.starter),
        (("past", "closer"), past.closer),
    ):
        if not isinstance(one, UnsetType):
            yield path, one


def not_in_game(character: str, game: Game) -> str:
    """Says that a character does not take part, and who does."""
    return f"no {character} in this game (in it: {', '.join(one.value for one in game.characters)})"


def implausible(state: State) -> Iterator[Fault]:
    """Whatever no game could come to, by the numbers of the box alone."""
    yield from _too_many_cards(state)
    yield from _shared_seats(state)
    yield from _shared_identities(state)
    yield from _wrong_lids(state)
    yield from _wrong_points(state)


def _too_many_cards(state: State) -> Iterator[Fault]:
    for kind in state.game.kinds:
        there = state.hands.total(lambda hand, kind=kind: hand[kind])  # type: ignore[misc]
        there += state.suitcases.total(
            lambda suitcase, kind=kind: suitcase.column.how_many(  # type: ignore[misc]
                lambda card: card.kind is kind
            )
        )
        if kind is Kind.CLOTHING:
            most = state.game.clothing
            if there + state.clothing > most:
                problem = f"{there + state.clothing} clothing cards in all, the game has {most}"
                yield Fault(("clothing",), problem)
        elif there > ITEMS_EACH:
            problem = f"{there} items of the {kind.value} in all, there are {ITEMS_EACH}"
            yield Fault((_where(state, kind),), problem)


def _where(state: State, kind: Kind) -> str:
    held = any(hand[kind] for hand in state.hands)
    return "hands" if held else "suitcases"


def _shared_seats(state: State) -> Iterator[Fault]:
    taken: dict[object, Character] = {}
    for holder, seat in state.seats.items():
        if seat in taken:
            problem = f"seat {seat.value} is taken by the {taken[seat].value} already"
            yield Fault(("seats", holder.value), problem)
        taken.setdefault(seat, holder)


def _shared_identities(state: State) -> Iterator[Fault]:
    taken: dict[Character, Player] = {}
    for player, pair in state.identities.items():
        for holder in (pair.first, pair.second):
            if holder in taken:
                problem = f"the {holder.value} is an identity of {taken[holder].value} already"
                yield Fault(("identities", player.value), problem)
            taken.setdefault(holder, player)


def _wrong_lids(state: State) -> Iterator[Fault]:
    readings = state.game.readings
    early = readings.gap is Gap.STAYS or readings.five_card_limit is FiveCardLimit.EVER_ADDED
    late = readings.closing_time is ClosingTime.END_OF_TURN
    for holder, suitcase in state.suitcases.items():
        held = suitcase.column.size
        if suitcase.closed and held < CAPACITY and not early:
            problem = f"the suitcase is closed, but holds {held} of {CAPACITY} cards"
            yield Fault(("closed", holder.value), problem)
        if not suitcase.closed and held == CAPACITY and not late:
            yield Fault(("closed", holder.value), f"with {CAPACITY} cards the suitcase is closed")


def _wrong_points(state: State) -> Iterator[Fault]:
    total = sum(state.points)
    if total != POINTS:
        yield Fault(("points",), f"{total} action points in all, there are {POINTS}")
    if state.turn.spent > POINTS:
        yield Fault(("spent",), f"{state.turn.spent} points spent, a turn has {POINTS}")
