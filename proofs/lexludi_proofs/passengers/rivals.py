"""Where the rival readings of Passengers part: which games are played to show it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from lexludi.passengers.actions import Disclosure
from lexludi.passengers.components import Faction
from lexludi.passengers.invariants import rounds
from lexludi.passengers.scoring import demon_points, soul_points, winning_faction
from lexludi.passengers.state import State
from lexludi.passengers.views import View, view
from lexludi_proofs.engine.claims import Given, Rival, rivals
from lexludi_proofs.passengers.plays import partings
from lexludi_proofs.passengers.plays.boxes import (
    coin_without_votes,
    many_votes,
    swap_comes_last,
    two_mask_areas,
)
from lexludi_proofs.passengers.premises import AS_DEALT


def on_the_table(state: State) -> Any:
    """What of a position everybody at the table could agree on."""
    seats = [*state.seats, *(seat for landing in state.afterlands for seat in landing.seats)]
    return (
        state.hands,
        state.mystery,
        [(seat.taken, seat.card, seat.open, seat.mask) for seat in seats],
        [(landing.sailed, landing.boat) for landing in state.afterlands],
        state.lost,
        state.gifts,
        state.votes,
        state.masks,
        state.ballots,
        state.coin.holder,
        state.turn,
    )


def all_views(state: State) -> tuple[View, ...]:
    """What each player sees."""
    return tuple(view(state, player) for player in state.game.players)


def told(state: State, disclosures: Sequence[Disclosure]) -> str:
    """What a move came to, as far as readings could differ in it."""
    turn = state.turn
    parts = [f"allowed; round {turn.round.value}, next: {turn.stage.value}, {turn.mover.value}"]
    sailed = [
        f"{round.value} {landing.boat.value}"
        for round, landing in state.afterlands.items()
        if landing.sailed
    ]
    parts.append(f"sailed: {', '.join(sailed) or 'none'}")
    parts.append(f"votes: {', '.join(str(number) for number in state.votes)}")
    masked = [
        f"{space.value} {seat.mask.value}"
        for space, seat in state.seats.items()
        if seat.taken and seat.mask.value != "none"
    ]
    parts.append(f"masks: {', '.join(masked) or 'none'}")
    return "; ".join(parts)


def answered(answer: Any, other: Any) -> str:
    """The answer to what was asked of a position."""
    if isinstance(answer, Faction):
        return f"the winners are the {answer.value.replace('-', ' ')}"
    if isinstance(answer, tuple):
        faces = [sum(seat.own for seat in one.seats) for one in answer]
        return f"of their own passengers in play, the players may look at: {faces}"
    return f"{answer} points"


SEVEN_UP: Final = (7, 8)
UP_TO_SIX: Final = (4, 5, 6)
FOUR: Final = (4,)
FIVE_UP: Final = (5, 6, 7, 8)
EVEN: Final = (4, 6, 8)
ODD: Final = (5, 7)
NO_MASK, UNUSABLE, BACK = "nothing-to-take", "space-unusable", "back-from-losers"
WASTED, MUST, RETURNED = "may-waste", "must-use", "returned-unused"


def alike(
    ruling: str,
    one: str,
    other: str,
    players: tuple[int, ...],
    because: str,
    asks: Callable[[State], Any] | None = None,
    given: tuple[Given, ...] = (),
) -> Rival:
    """Two readings that never part with these numbers of players, nor in what is asked."""
    return Rival(
        name=f"{ruling}: {one} | {other}, {'-'.join(str(each) for each in players)} players",
        ruling=ruling,
        readings=(one, other),
        agree=rounds.over_after_the_third,
        given=given,
        asks=asks,
        players=players,
        because=because,
    )


RIVALS: Final[tuple[Rival, ...]] = (
    *rivals("capacity", "all-spaces", "four", game=partings.fifth_in_a_boat, players=SEVEN_UP),
    alike("capacity", "all-spaces", "four", UP_TO_SIX, "no boat takes a fourth passenger"),
    *rivals(
        "mystery-counts",
        "counts",
        "does-not-count",
        game=partings.third_beside_a_mystery,
        players=FOUR,
    ),
    alike("mystery-counts", "counts", "does-not-count", FIVE_UP, "there are no mysteries"),
    *rivals(
        "last-player",
        "by-coin",
        "by-first-coin",
        game=partings.coin_passed_before_a_round,
        players=FOUR,
    ),
    alike("last-player", "by-coin", "by-first-coin", FIVE_UP, "there are no mysteries"),
    *rivals("gift-from", "own-space", "any-left", game=partings.gift_of_another_space),
    *rivals(
        "mask-shortage",
        NO_MASK,
        UNUSABLE,
        game=partings.fourth_in_a_mask_area,
        played_in=two_mask_areas,
    ),
    *rivals("mask-shortage", NO_MASK, BACK, game=partings.mask_of_a_loser_taken),
    *rivals("mask-shortage", UNUSABLE, BACK, game=partings.mask_of_a_loser_taken),
    *rivals("mask-use", WASTED, MUST, game=partings.mask_not_laid),
    *rivals("mask-use", WASTED, RETURNED, game=partings.wasted_mask_taken),
    *rivals("mask-use", MUST, RETURNED, game=partings.mask_not_laid),
    *rivals(
        "two-masks",
        "last-counts",
        "forbidden",
        game=partings.mask_on_a_mask,
        played_in=two_mask_areas,
    ),
    *rivals("gift-use", "must-if-possible", "may-decline", game=partings.gift_declined),
    *rivals(
        "coin-passed",
        "new-holder",
        "holder-at-start",
        game=partings.tied_after_the_coin_was_passed,
        played_in=coin_without_votes,
    ),
    *rivals(
        "final-tie",
        "tied-faction",
        "any-faction",
        game=partings.tied_while_the_jester_has_the_coin,
        asks=winning_faction,
        players=EVEN,
    ),
    alike(
        "final-tie",
        "tied-faction",
        "any-faction",
        ODD,
        "nobody is the Jester, so the coin is with one of those who are tied",
        winning_faction,
        (AS_DEALT,),
    ),
    *rivals(
        "soul-bonus",
        "best-group",
        "every-group",
        game=partings.two_pairs_in_a_boat,
        asks=soul_points,
        players=SEVEN_UP,
    ),
    *rivals(
        "masked-jester",
        "both",
        "only-as-soul",
        game=partings.masked_jester_beside_a_soul,
        asks=demon_points,
        players=EVEN,
    ),
    *rivals("gaps", "no-bonus", "look-past", game=partings.demon_and_soul_apart, asks=demon_points),
    *rivals(
        "swapped-masks",
        "with-card",
        "with-space",
        game=partings.mask_and_swap,
        played_in=swap_comes_last,
    ),
    *rivals(
        "own-card-again", "no-look", "may-look", game=partings.passenger_placed, asks=all_views
    ),
    *rivals(
        "votes-beyond-supply",
        "within-supply",
        "unlimited",
        game=partings.more_votes_than_there_are,
        played_in=many_votes,
    ),
)
