"""Whoever it is can still win, if all the others and chance are kind; tried, not proved."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lexludi.itchy_feet import is_over, new_game, winners
from lexludi.itchy_feet.actions import (
    CloseTrade,
    Discard,
    Draw,
    DrawCard,
    Give,
    Move,
    OpenTrade,
    Recycle,
    ShuffleCard,
    Steal,
    StolenCard,
    Take,
    TakeFromDiscards,
    Travel,
    TravelToCentre,
)
from lexludi.itchy_feet.components import Card, Player
from lexludi.itchy_feet.legal import held, is_legal
from lexludi.itchy_feet.moves import play
from lexludi.itchy_feet.playing import pick
from lexludi.itchy_feet.setup import set_up, shuffled
from lexludi.itchy_feet.state import Stage, State

MOST_MOVES = 600
GENEROUS = 2  # cards that the hero is given for one


def missing(state: State, player: Player) -> list[Card]:
    """What a player lacks for the next journey."""
    journeys, hand = state.journeys, state.hands[player]
    country = journeys.centre if journeys.travelled[player] else journeys.countries[player]
    needed = [*state.game.box.needs[country], Card.PASSPORT]
    return [card for card in set(needed) if hand[card] < needed.count(card)]


def spare(state: State, player: Player, hero: Player) -> list[Card]:
    """What a player can do without, one card after another: of the hero's hand what no journey
    needs, of others' first what the hero has no use for."""
    cards = [card for card in held(state.hands[player]) for _ in range(state.hands[player][card])]
    if player is not hero:
        return sorted(cards, key=lambda card: card in missing(state, hero))
    journeys = state.journeys
    country = journeys.centre if journeys.travelled[hero] else journeys.countries[hero]
    for card in (*state.game.box.needs[country], Card.PASSPORT):
        if card in cards:
            cards.remove(card)
    return cards


def kind_move(state: State, hero: Player) -> Move:
    """A move that helps the hero, or at least turns the pile over."""
    turn, lacks = state.turn, missing(state, hero)
    match turn.stage:
        case Stage.DRAW:
            return DrawCard()
        case Stage.SHUFFLE:
            return ShuffleCard(min(held(state.discards), key=lambda card: card not in lacks))
        case Stage.DISCARD:
            given = spare(state, turn.actor, hero)
            return Discard(given[0] if given else held(state.hands[turn.actor])[0])
        case Stage.STEAL:
            return StolenCard(held(state.hands[turn.actor])[0])
        case Stage.RECYCLE:
            return TakeFromDiscards(min(held(state.discards), key=lambda card: card not in lacks))
        case Stage.TRADE:
            return _traded(state, hero)
        case _:
            return _action(state, hero)


def _traded(state: State, hero: Player) -> Move:
    trade, lacks = state.trade, missing(state, hero)
    generous = trade.trader is hero and trade.taken.size < GENEROUS
    if (
        trade.given.size
        and trade.taken.size
        and not (generous and held(state.hands[trade.partner]))
    ):
        return CloseTrade()
    giver = trade.partner if trade.given.size else trade.trader
    cards = held(state.hands[giver])
    if giver is hero:
        cards = spare(state, hero, hero) or cards
    else:
        cards = sorted(cards, key=lambda card: card not in lacks)
    return Take(cards[0]) if trade.given.size else Give(cards[0])


def _action(state: State, hero: Player) -> Move:
    mover, lacks = state.turn.mover, missing(state, hero)
    hands, journeys, needs = state.hands, state.journeys, state.game.box.needs
    if mover is hero and not lacks:
        if journeys.travelled[hero]:
            return TravelToCentre(*needs[journeys.centre])
        return Travel(hero, *needs[journeys.countries[hero]])
    for other in state.game.players:
        partner = other if mover is hero else hero
        giver = other if mover is hero else mover
        useful = any(hands[giver].has(card) for card in lacks) and spare(state, hero, hero)
        if giver is not hero and useful and is_legal(state, OpenTrade(mover, partner)):
            return OpenTrade(mover, partner)
    paid = spare(state, mover, hero)[:2]
    if mover is hero and len(paid) == 2 and any(state.discards.has(card) for card in lacks):
        return Recycle(*paid)
    if is_legal(state, Draw()):
        return Draw()
    others = [one for one in state.game.players if one is not mover and hands[one].size]
    if mover is not hero:  # what is paid becomes the pile
        return Steal(paid[0], min(others, key=lambda one: one is hero))
    return OpenTrade(mover, others[0])


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@settings(max_examples=3)
@given(seed=st.integers(0, 10_000), moves=st.integers(0, 120))
def test_anybody_can_still_win_if_all_help(players: int, seed: int, moves: int) -> None:
    random = Random(seed)
    game = new_game(players)
    state = set_up(game, shuffled(game, random))
    for _ in range(moves):
        after = play(state, pick(state, random)).state
        if is_over(after):
            break
        state = after
    for hero in game.players:
        at = state
        for _ in range(MOST_MOVES):
            if is_over(at):
                break
            at = play(at, kind_move(at, hero)).state
        assert winners(at) == (hero,)
