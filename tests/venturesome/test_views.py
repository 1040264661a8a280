"""Who sees what: what is hidden can be exchanged without any player noticing."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from lexludi.kernel.bag import Bag
from lexludi.kernel.pile import Pile
from lexludi.kernel.table import Table
from lexludi.venturesome.actions import DealCard, Draw, HandBack, HandOver
from lexludi.venturesome.components import CARDS, Card, Player
from lexludi.venturesome.readings import Counts
from lexludi.venturesome.state import Stage, State
from lexludi.venturesome.views import heard, view
from tests.venturesome.playing import PLAYERS, game_played, positions
from tests.venturesome.rivals import chosen

of_players = pytest.mark.parametrize("players", PLAYERS)


def listed(bag: Bag[Card]) -> list[Card]:
    """The cards of a bag one by one."""
    return [kind for kind, count in bag.counts.items() for _ in range(count)]


def shuffled_out_of_sight(state: State, player: Player, random: Random) -> State:
    """The position with all that a player cannot see exchanged for something else."""
    others = [one for one in state.game.players if one is not player]
    bags = [(state.hands, one) for one in others] + [(state.treasures, one) for one in others]
    hidden = [card for table, one in bags for card in listed(table[one])] + list(state.deck)
    random.shuffle(hidden)

    def dealt(table: Table[Player, Bag[Card]]) -> Table[Player, Bag[Card]]:
        for one in others:
            cards = [hidden.pop() for _ in range(table[one].size)]
            table = table.replace(one, Bag.of(CARDS, Counter(cards)))
        return table

    hands, treasures = dealt(state.hands), dealt(state.treasures)
    threats = state.threats
    order = random.sample(list(threats.deck), threats.deck.size)
    turn = state.turn
    if turn.stage is Stage.HAND_BACK and player not in (turn.mover, turn.partner):
        turn = replace(turn, received=random.choice(CARDS.members))
    row, threat_row = state.deck.row, threats.deck.row
    return replace(
        state,
        hands=hands,
        treasures=treasures,
        deck=Pile.of(row.capacity, row.blank, hidden),
        threats=replace(threats, deck=Pile.of(threat_row.capacity, threat_row.blank, order)),
        turn=turn,
    )


@of_players
def test_what_is_hidden_can_be_exchanged_without_anybody_noticing(players: int) -> None:
    random = Random(players)
    for state in positions(players, 0)[::3]:
        for player in state.game.players:
            other = shuffled_out_of_sight(state, player, random)
            assert view(other, player) == view(state, player)


@of_players
def test_a_player_sees_the_own_hand_and_treasure_and_all_that_lies_open(players: int) -> None:
    for state in positions(players, 1)[::5]:
        for player in state.game.players:
            seen = view(state, player)
            assert seen.hand == state.hands[player]
            assert seen.treasure == state.treasures[player]
            assert seen.expeditions == state.expeditions
            assert seen.discards == state.discards
            assert seen.threats_face_up == state.threats.face_up
            assert seen.threat_discards == state.threats.discards
            assert seen.banned == state.banned
            assert seen.in_round == state.in_round
            assert (seen.turn.mover, seen.turn.stage) == (state.turn.mover, state.turn.stage)


@of_players
def test_how_many_cards_others_hold_is_seen_unless_counts_are_private(players: int) -> None:
    for readings in (None, chosen(counts=Counts.PRIVATE)):
        state = positions(players, 0, readings)[40]
        seen = view(state, state.game.players.members[0])
        hands = [hand.size for hand in state.hands]
        piles = [pile.size for pile in state.treasures]
        nothing = [0] * players
        assert list(seen.hand_sizes) == (nothing if readings else hands)
        assert list(seen.treasure_sizes) == (nothing if readings else piles)


@of_players
def test_a_move_shows_cards_to_those_it_concerns_and_to_nobody_else(players: int) -> None:
    for made in game_played(players, 0):
        told = {shown.to for shown in made.disclosures}
        match made.move:
            case Draw() | DealCard() | HandBack():
                assert told == {made.before.turn.mover}
            case HandOver():
                assert told == {made.move.other}
            case _:
                assert told == set()
        for player in made.before.game.players:
            cards = [shown.card for shown in made.disclosures if shown.to is player]
            known = [one.card for one in heard(made.disclosures, player) if one.to is player]
            assert known == cards
