"""Who sees what: what is hidden can be exchanged without any player noticing."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from lexludi.itchy_feet.actions import (
    CloseTrade,
    Draw,
    DrawCard,
    Give,
    OpenTrade,
    Steal,
    StolenCard,
    Take,
    Travel,
    TravelToCentre,
)
from lexludi.itchy_feet.components import Card, Player
from lexludi.itchy_feet.readings import TradedCards
from lexludi.itchy_feet.state import State
from lexludi.itchy_feet.views import heard, view
from lexludi.kernel.bag import Bag
from lexludi.kernel.pile import Pile
from lexludi.kernel.table import Table
from tests.itchy_feet.building import (
    HAT,
    ONE,
    PASSPORT,
    POSTCARD,
    TENT,
    THREE,
    TWO,
    after,
    bag,
    holding,
    needed,
    position,
)
from tests.itchy_feet.playing import PLAYERS, game_played, positions, step

of_players = pytest.mark.parametrize("players", PLAYERS)


def listed(cards: Bag[Card]) -> list[Card]:
    """The cards of a bag one by one."""
    return [kind for kind, count in cards.counts.items() for _ in range(count)]


def shuffled_out_of_sight(state: State, player: Player, random: Random) -> State:
    """The position with all that a player cannot see exchanged for something else."""
    others = [one for one in state.game.players if one is not player]
    trade, readings = state.trade, state.game.readings
    hides = player not in (trade.trader, trade.partner)
    hides = hides and readings.traded_cards is TradedCards.HIDDEN
    hidden = [card for one in others for card in listed(state.hands[one])] + list(state.pile)
    if hides:
        hidden += listed(trade.given) + listed(trade.taken)
    random.shuffle(hidden)

    def dealt(one: Bag[Card]) -> Bag[Card]:
        return bag([hidden.pop() for _ in range(one.size)])

    hands: Table[Player, Bag[Card]] = state.hands
    for one in others:
        hands = hands.replace(one, dealt(hands[one]))
    if hides:
        trade = replace(trade, given=dealt(trade.given), taken=dealt(trade.taken))
    row = state.pile.row
    pile = Pile.of(row.capacity, row.blank, hidden)
    return replace(state, hands=hands, trade=trade, pile=pile)


@of_players
def test_what_is_hidden_can_be_exchanged_without_anybody_noticing(players: int) -> None:
    random = Random(players)
    for seed in (1, 2):
        for state in positions(players, seed)[::3]:
            for player in state.game.players:
                other = shuffled_out_of_sight(state, player, random)
                assert view(other, player) == view(state, player)


@of_players
def test_a_player_sees_the_own_hand_and_all_that_lies_open(players: int) -> None:
    for state in positions(players, 1)[::5]:
        for player in state.game.players:
            seen = view(state, player)
            assert seen.hand == state.hands[player]
            assert list(seen.hand_sizes) == [hand.size for hand in state.hands]
            assert seen.pile_size == state.pile.size
            assert seen.discards == state.discards
            assert seen.removed == state.removed
            assert seen.journeys == state.journeys
            assert seen.characters == state.characters
            assert (seen.turn.mover, seen.turn.stage) == (state.turn.mover, state.turn.stage)


@of_players
def test_only_a_journey_and_a_drawn_card_are_shown(players: int) -> None:
    for seed in (1, 2):
        for made in game_played(players, seed):
            told = {shown.to for shown in made.disclosures}
            mover = made.before.turn.mover
            match made.move:
                case DrawCard():
                    assert told == {made.before.turn.actor}
                case Travel() | TravelToCentre():
                    assert told == set(made.before.game.players) - {mover}
                    whole = made.before.hands[mover]
                    assert all(shown.cards == whole for shown in made.disclosures)
                case _:
                    assert told == set()


def test_a_traveller_shows_the_whole_hand_as_it_was_to_all_others() -> None:
    state = position((), (HAT,), (TENT,))
    cards = needed(state, ONE)
    state = holding(state, ONE, (PASSPORT, POSTCARD, *cards))
    made = step(state, Travel(ONE, *cards))
    assert {shown.to for shown in made.disclosures} == {TWO, THREE}
    assert all(shown.cards == state.hands[ONE] for shown in made.disclosures)
    for player in state.game.players:
        known = [told.cards for told in heard(made.disclosures, player) if told.cards.size]
        assert known == ([] if player is ONE else [state.hands[ONE]])


def test_a_card_that_is_drawn_is_shown_to_nobody_else() -> None:
    made = step(after(position((HAT,), (TENT,)), Draw()), DrawCard())
    assert [(told.to, told.cards) for told in made.disclosures] == [(ONE, bag([HAT]))]
    assert all(not told.cards.size for told in heard(made.disclosures, TWO))


def test_a_trade_and_a_theft_are_seen_by_the_two_they_concern() -> None:
    state = position((HAT, HAT), (TENT,), (PASSPORT,))
    laid = after(state, OpenTrade(ONE, TWO), Give(HAT), Take(TENT))
    other = replace(laid, trade=replace(laid.trade, given=bag([PASSPORT])))
    assert view(laid, THREE) == view(other, THREE)
    assert view(laid, ONE) != view(other, ONE)
    assert view(laid, TWO) != view(other, TWO)
    assert step(laid, CloseTrade()).disclosures == ()
    robbed = step(after(state, Steal(HAT, TWO)), StolenCard(TENT))
    assert robbed.disclosures == ()
    assert view(robbed.after, ONE).hand == bag([HAT, TENT])
