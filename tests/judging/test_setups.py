"""The prohibitions of the setup, which no move can break: each refuses a deal that breaks it."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from lexludi.kernel.law import IllegalMove
from lexludi.viajantes.components import Character, Kind, Player, game_for
from lexludi.viajantes.setup import Deal, set_up, shuffled
from lexludi.viajantes.state import Identities


@pytest.fixture(params=[3, 4, 5, 6])
def deal(request: pytest.FixtureRequest) -> tuple[int, Deal]:
    return request.param, shuffled(game_for(request.param), Random(7))


def clause(players: int, deal: Deal) -> str:
    with pytest.raises(IllegalMove) as refused:
        set_up(game_for(players), deal)
    return refused.value.clause


def test_a_shuffled_deal_is_allowed(deal: tuple[int, Deal]) -> None:
    set_up(game_for(deal[0]), deal[1])


def test_two_characters_on_a_seat_are_refused(deal: tuple[int, Deal]) -> None:
    players, good = deal
    seat = good.seats[Character.TOURIST]
    bad = replace(good, seats=good.seats.replace(Character.GRANDMA, seat))
    assert clause(players, bad) == "setup.seats"


def test_an_identity_held_twice_is_refused(deal: tuple[int, Deal]) -> None:
    players, good = deal
    held = good.identities[Player.P1].first
    pair = Identities(held, good.identities[Player.P2].second)
    bad = replace(good, identities=good.identities.replace(Player.P2, pair))
    assert clause(players, bad) == "setup.two-identities-each"


def test_a_hand_of_eleven_is_refused(deal: tuple[int, Deal]) -> None:
    players, good = deal
    kind = Character.TOURIST.item
    bad = replace(good, hands=good.hands.replace(Player.P1, good.hands[Player.P1].add(kind)))
    assert clause(players, bad) == "setup.hand-size"


def test_a_deal_of_clothing_is_refused(deal: tuple[int, Deal]) -> None:
    players, good = deal
    hand = good.hands[Player.P1]
    kind = next(kind for kind, count in hand.counts.items() if count)
    swapped = hand.remove(kind).add(Kind.CLOTHING)
    bad = replace(good, hands=good.hands.replace(Player.P1, swapped))
    assert clause(players, bad) == "setup.all-items-dealt"
