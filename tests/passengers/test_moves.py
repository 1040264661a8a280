"""What the moves of a round do and are refused for: placing, gifts, masks, voting."""

from __future__ import annotations

from typing import Any

import pytest

from lexludi.kernel.law import IllegalMove
from lexludi.passengers import RULEBOOK
from lexludi.passengers.components import Boat, Card, Colour, Gift, Player, Round, Space
from lexludi.passengers.readings import (
    Capacity,
    CoinPassed,
    GiftFrom,
    GiftUse,
    LastPlayer,
    MaskShortage,
    MaskUse,
    MysteryCounts,
    OwnCardAgain,
    SwappedMasks,
    TwoMasks,
    VotesBeyondSupply,
)
from lexludi.passengers.state import Stage, State
from lexludi.passengers.views import view
from tests.passengers.playing import after, chosen, position


def refusal(state: State, move: dict[str, Any]) -> str | None:
    """The clause that refuses a move, if one does."""
    try:
        after(state, move)
    except IllegalMove as refused:
        return refused.clause
    return None


def unchecked(players: int, **written: Any) -> State:
    """A position that need not come up in a game."""
    return position(players, unchecked=True, **written)


def place(card: str, space: str) -> dict[str, Any]:
    """A passenger is placed."""
    return {"action": "place", "card": card, "space": space}


HAND = {"P1": {"green-soul": 1, "red-soul": 1, "blue-demon": 1}}


def test_a_passenger_brings_the_gift_and_the_votes_of_its_space() -> None:
    state = after(position(5, hands=HAND), place("red-soul", "wolf-3"))
    seat = state.seats[Space.WOLF_3]
    assert (seat.taken, seat.card, seat.open) == (True, Card.RED_SOUL, False)
    assert state.votes[Player.P1] == 3
    assert state.gifts.takers[Gift.G5] is Player.P1
    assert state.hands[Player.P1].size == 2
    assert state.turn.mover is Player.P2


def test_what_is_refused_while_placing() -> None:
    state = position(5, hands=HAND)
    assert refusal(state, place("red-demon", "wolf-3")) == "place.own-card"
    assert refusal(state, {"action": "vote", "boat": "wolf"}) == "round.steps-in-order"
    gift = {**place("red-soul", "wolf-3"), "gift": "gift-0"}
    assert refusal(state, gift) == "place.gift"
    second = after(state, place("red-soul", "wolf-3"))
    held = next(card.value for card, count in second.hands[Player.P2].counts.items() if count)
    assert refusal(second, place(held, "wolf-3")) == "place.free-space"
    boats: dict[str, Any] = {"I": {"raven": {"spaces": {}}}}
    assert refusal(
        unchecked(5, hands=HAND, box={"boats": boats}), place("red-soul", "raven-1")
    ) == ("place.space-there")


def aboard(*spaces: str, **more: Any) -> dict[str, Any]:
    """Passengers on these spaces."""
    return {space: {"card": "green-demon", **more} for space in spaces}


@pytest.mark.parametrize(
    ("players", "readings", "full"),
    [(6, {}, 3), (7, {}, None), (8, {"capacity": Capacity.FOUR}, 4)],
)
def test_a_boat_is_full(players: int, readings: dict[str, Any], full: int | None) -> None:
    for there in (2, 3, 4):
        seats = aboard(*(f"raven-{at}" for at in range(1, there + 1)))
        state = unchecked(players, readings=chosen(**readings), seats=seats, hands=HAND)
        expected = "place.capacity" if full is not None and there >= full else None
        assert refusal(state, place("red-soul", "raven-5")) == expected


def test_a_mystery_passenger_counts_in_its_boat_or_not() -> None:
    written: dict[str, Any] = {"stage": "place", "hands": HAND}
    seats = aboard("raven-1", "raven-2", "raven-3", "wolf-1")
    apart = chosen(mystery_counts=MysteryCounts.DOES_NOT_COUNT)
    full = unchecked(4, seats=seats, **written)
    assert refusal(full, place("red-soul", "raven-4")) == "place.capacity"
    open_ = unchecked(4, readings=apart, seats=seats, **written)
    assert refusal(open_, place("red-soul", "raven-4")) is None


def test_mystery_passengers_come_from_the_last_two_to_both_boats() -> None:
    state = position(4, coin="P2")
    assert (state.turn.stage, state.turn.mover) == (Stage.MYSTERY, Player.P1)
    top = state.mystery.top
    second = after(state, {"action": "place-mystery", "space": "raven-2"})
    assert second.turn.mover is Player.P4
    assert (second.seats[Space.RAVEN_2].card, second.mystery.size) == (top, 5)
    assert not any(second.votes)
    assert not any(second.gifts.taken)
    assert refusal(second, {"action": "place-mystery", "space": "raven-1"}) == "mystery.other-boat"
    third = after(second, {"action": "place-mystery", "space": "wolf-5"})
    assert (third.turn.stage, third.turn.mover) == (Stage.PLACE, Player.P2)
    assert third.masks == state.masks


def test_the_last_player_is_told_by_the_coin_as_it_is_or_as_it_was() -> None:
    written: dict[str, Any] = {"round": "II", "coin": "P3", "unchecked": True}
    first = chosen(last_player=LastPlayer.BY_FIRST_COIN)
    assert position(4, **written).turn.mover is Player.P2
    assert position(4, first, coin_as_game_began="P1", **written).turn.mover is Player.P4


def test_the_mask_area_brings_a_mask_of_a_chosen_colour() -> None:
    chooses = after(position(5, hands=HAND), place("red-soul", "raven-5"))
    assert (chooses.turn.stage, chooses.turn.mover) == (Stage.MASK, Player.P1)
    assert chooses.votes[Player.P1] == 2
    taken = after(chooses, {"action": "take-mask", "colour": "red"})
    assert taken.masks.held[Player.P1] is Colour.RED
    assert not taken.masks.left[Colour.RED]
    assert (taken.turn.stage, taken.turn.mover) == (Stage.PLACE, Player.P2)
    gone = unchecked(5, stage="mask", masks=["blue"])
    assert refusal(gone, {"action": "take-mask", "colour": "red"}) == "mask.once"


def test_a_mask_area_without_masks_is_closed_by_a_rival_only() -> None:
    state = unchecked(5, hands=HAND, masks=[])
    assert after(state, place("red-soul", "raven-5")).turn.stage is Stage.PLACE
    closed = chosen(mask_shortage=MaskShortage.SPACE_UNUSABLE)
    shut = unchecked(5, readings=closed, hands=HAND, masks=[])
    assert refusal(shut, place("red-soul", "raven-5")) == "mask.once"


def test_by_a_rival_any_gift_that_is_left_is_taken_with_the_votes_of_the_space() -> None:
    state = position(5, chosen(gift_from=GiftFrom.ANY_LEFT), hands=HAND)
    taken = after(state, {**place("red-soul", "wolf-3"), "gift": "gift-9"})
    assert taken.gifts.takers[Gift.G9] is Player.P1
    assert taken.votes[Player.P1] == 3
    held = next(card.value for card, count in taken.hands[Player.P2].counts.items() if count)
    assert refusal(taken, {**place(held, "raven-1"), "gift": "gift-9"}) == "place.gift"


def using(gift: int, **written: Any) -> State:
    """P1 uses a gift, and P2 has the one with number 9."""
    gifts = {f"gift-{gift}": "P1", "gift-9": "P2"} if gift != 9 else {"gift-9": "P1"}
    seats = {
        "raven-1": {"card": "red-soul"},
        "raven-2": {"card": "blue-demon", "open": True},
        "wolf-1": {"card": "green-soul", "mask": "blue"},
    }
    defaults: dict[str, Any] = {"seats": seats, "gifts": gifts, "stage": "gift", "votes": {"P2": 2}}
    return unchecked(5, **{**defaults, **written})


def on(action: str, *spaces: str) -> dict[str, Any]:
    """A gift is used on passengers."""
    return {"action": action} | (
        {"space": spaces[0]} if len(spaces) == 1 else {"spaces": list(spaces)}
    )


def test_gifts_are_used_by_their_numbers_and_then_votes_are_cast() -> None:
    state = using(0)
    assert (state.turn.mover, state.turn.gift) == (Player.P1, Gift.G0)
    following = after(state, on("peek", "raven-1"))
    assert (following.turn.mover, following.turn.gift) == (Player.P2, Gift.G9)
    last = after(following, {"action": "pass-coin", "player": "P3"})
    assert (last.turn.stage, last.turn.mover, last.coin.holder) == (
        Stage.VOTE,
        Player.P3,
        Player.P3,
    )


@pytest.mark.parametrize(
    ("gift", "move", "clause"),
    [
        (0, on("peek", "raven-2"), "effect.peek"),
        (0, on("peek", "raven-3"), "gift.in-play"),
        (0, on("reveal", "raven-1"), "gift.effect"),
        (0, {"action": "go-by"}, "gift.effect"),
        (1, on("reveal", "raven-2"), "effect.reveal"),
        (2, on("swap", "raven-1", "raven-1"), "effect.swap"),
        (2, on("swap", "raven-1", "wolf-2"), "gift.in-play"),
        (2, {"action": "go-by"}, "gift.effect"),
        (4, {"action": "lose-votes", "player": "P1"}, "effect.lose-votes"),
        (4, {"action": "lose-votes", "player": "P3"}, "effect.lose-votes"),
        (8, on("lay-mask", "raven-1"), "effect.mask"),
        (9, {"action": "pass-coin", "player": "P1"}, "effect.pass-coin"),
        (5, {"action": "go-by"}, None),
        (8, {"action": "go-by"}, None),
    ],
)
def test_what_a_gift_is_refused_for(gift: int, move: dict[str, Any], clause: str | None) -> None:
    assert refusal(using(gift), move) == clause


def test_what_the_effects_do() -> None:
    assert after(using(1), on("reveal", "raven-1")).seats[Space.RAVEN_1].open
    assert after(using(3), {"action": "gain-votes"}).votes[Player.P1] == 1
    assert after(using(4), {"action": "lose-votes", "player": "P2"}).votes[Player.P2] == 1
    swapped = after(using(2), on("swap", "raven-2", "wolf-1"))
    assert swapped.seats[Space.WOLF_1].card is Card.BLUE_DEMON
    assert swapped.seats[Space.WOLF_1].open
    assert swapped.seats[Space.RAVEN_2].mask is Colour.BLUE
    laid = after(using(8, held={"P1": "red"}), on("lay-mask", "wolf-1"))
    assert laid.seats[Space.WOLF_1].mask is Colour.RED
    assert laid.masks.held[Player.P1] is Colour.NONE


def test_what_rival_readings_of_gifts_change() -> None:
    declining = chosen(gift_use=GiftUse.MAY_DECLINE)
    assert refusal(using(2, readings=declining), {"action": "go-by"}) is None
    must = chosen(mask_use=MaskUse.MUST_USE)
    held = using(8, readings=must, held={"P1": "red"})
    assert refusal(held, {"action": "go-by"}) == "gift.effect"
    single = using(8, readings=chosen(two_masks=TwoMasks.FORBIDDEN), held={"P1": "red"})
    assert refusal(single, on("lay-mask", "wolf-1")) == "effect.mask"
    stay = using(2, readings=chosen(swapped_masks=SwappedMasks.WITH_SPACE))
    swapped = after(stay, on("swap", "raven-2", "wolf-1"))
    assert swapped.seats[Space.WOLF_1].mask is Colour.BLUE
    assert swapped.seats[Space.RAVEN_2].mask is Colour.NONE
    unlimited = chosen(votes_beyond_supply=VotesBeyondSupply.UNLIMITED)
    for readings, gained in ((chosen(), 0), (unlimited, 1)):
        state = using(3, readings=readings, votes={"P2": 17})
        assert after(state, {"action": "gain-votes"}).votes[Player.P1] == gained


RAVEN = {"action": "vote", "boat": "raven"}
WOLF = {"action": "vote", "boat": "wolf"}


def voting(**written: Any) -> State:
    """Five players are about to vote."""
    seats = {"raven-1": {"card": "red-soul"}, "wolf-1": {"card": "blue-demon", "mask": "red"}}
    defaults: dict[str, Any] = {"stage": "vote", "seats": seats}
    return unchecked(5, **{**defaults, **written})


def test_the_worked_example_of_a_vote() -> None:
    """Three with 4 vote tokens want the raven boat, two with 5 the wolf boat."""
    votes = {"P1": 1, "P2": 1, "P3": 2, "P4": 3, "P5": 2}
    before = voting(votes=votes)
    state = after(before, RAVEN, RAVEN, RAVEN, WOLF, WOLF)
    landed = state.afterlands[Round.I]
    assert (landed.sailed, landed.boat) == (True, Boat.WOLF)
    seat = next(iter(landed.seats))
    assert (seat.card, seat.open, seat.mask) == (Card.BLUE_DEMON, False, Colour.RED)
    assert state.lost[Card.RED_SOUL] == before.lost[Card.RED_SOUL] + 1
    assert not any(state.votes)
    assert (state.turn.round, state.turn.stage, state.turn.mover) == (
        Round.II,
        Stage.PLACE,
        Player.P1,
    )


def test_the_example_of_a_round_ends_with_the_coin() -> None:
    """Five against five: the boat of the coin's holder sails."""
    votes = {"P1": 3, "P2": 2, "P3": 2, "P4": 2, "P5": 1}
    state = after(voting(votes=votes), RAVEN, WOLF, WOLF, RAVEN, WOLF)
    assert state.afterlands[Round.I].boat is Boat.RAVEN


@pytest.mark.parametrize(
    ("reading", "boat"),
    [(CoinPassed.NEW_HOLDER, Boat.WOLF), (CoinPassed.HOLDER_AT_START, Boat.RAVEN)],
)
def test_whose_vote_decides_after_the_coin_was_passed(reading: CoinPassed, boat: Boat) -> None:
    was = {"coin_as_round_began": "P1"} if reading is CoinPassed.HOLDER_AT_START else {}
    state = voting(readings=chosen(coin_passed=reading), coin="P2", votes={"P1": 1, "P2": 1}, **was)
    done = after(state, WOLF, WOLF, WOLF, WOLF, RAVEN)
    assert done.afterlands[Round.I].boat is boat


def test_a_sealed_ballot_is_seen_by_its_owner_alone() -> None:
    raven, wolf = (after(voting(), ballot) for ballot in (RAVEN, WOLF))
    assert all(
        view(raven, one) == view(wolf, one) for one in raven.game.players if one.value != "P1"
    )
    assert view(raven, Player.P1) != view(wolf, Player.P1)


def test_masks_after_a_vote() -> None:
    ballots = (RAVEN,) * 5
    written: dict[str, Any] = {"held": {"P1": "blue"}, "masks": ["green"]}
    for readings, left in (
        (chosen(), {Colour.GREEN}),
        (chosen(mask_use=MaskUse.RETURNED_UNUSED), {Colour.GREEN, Colour.BLUE}),
        (chosen(mask_shortage=MaskShortage.BACK_FROM_LOSERS), {Colour.GREEN, Colour.RED}),
    ):
        state = after(voting(readings=readings, **written), *ballots)
        assert {one for one, there in state.masks.left.items() if there} == left
        assert set(state.masks.held) == {Colour.NONE}


def test_who_sees_what() -> None:
    state = position(6)
    smugglers = [
        one for one in state.game.players if state.factions[one].value == "demon-smugglers"
    ]
    for player in state.game.players:
        known = [one for one, is_so in view(state, player).smugglers.items() if is_so]
        assert known == (smugglers if player in smugglers else [])
    seats = {"raven-1": {"card": "red-demon", "owner": "P1"}, "wolf-1": {"card": "blue-soul"}}
    for reading in OwnCardAgain:
        looking = unchecked(6, readings=chosen(own_card_again=reading), seats=seats)
        seen = [view(looking, one).seats for one in (Player.P1, Player.P2)]
        knows = reading is OwnCardAgain.MAY_LOOK
        if knows:
            assert seen[0][Space.RAVEN_1].card is Card.RED_DEMON
        assert seen[1][Space.RAVEN_1].card is seen[1][Space.WOLF_1].card


def test_the_game_ends_with_the_third_boat_and_all_cards_open() -> None:
    state = after(voting(round="III", afterlands={"I": {}, "II": {}}), *(RAVEN,) * 5)
    assert RULEBOOK.is_over(state)
    assert next(iter(state.afterlands[Round.III].seats)).open


def test_what_a_short_position_does_not_say_is_dealt_so_that_it_could_come_up() -> None:
    seats = {
        "raven-1": {"card": "red-soul"},
        "raven-2": {"card": "blue-demon"},
        "wolf-1": {"card": "green-soul"},
        "wolf-2": {"card": "red-demon"},
        "wolf-3": {"card": "green-demon"},
    }
    gifts = {"gift-0": "P1", "gift-2": "P2", "gift-1": "P3", "gift-3": "P4", "gift-5": "P5"}
    state = position(5, seats=seats, gifts=gifts, stage="gift")
    assert state.turn.gift is Gift.G0
    assert all(hand.size == 2 for hand in state.hands)
    assert RULEBOOK.position(state).keys() == {"players", "seats", "gifts", "stage"}
