"""Boxes that could have been printed and those that could not, and deals that fit a box."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lexludi.kernel.law import IllegalMove
from lexludi.kernel.source import RandomSource
from lexludi.kernel.table import Table
from lexludi.venturesome.actions import Intimidate
from lexludi.venturesome.anything import any_deal, any_game
from lexludi.venturesome.components import (
    CARDS,
    CHARACTERS,
    DEFAULT_BOX,
    SYMBOLS,
    THREATS,
    Box,
    Character,
    Game,
    Symbol,
    card,
    game_for,
)
from lexludi.venturesome.legal import moves
from lexludi.venturesome.setup import Deal, set_up, shuffled
from lexludi.venturesome.state import Stage
from tests.venturesome.plainly import plain, size
from tests.venturesome.playing import PLAYERS, any_box, game_played, positions

seeds = st.integers(0, 10**6)
GUIDES_MAP = card(Character.GUIDE, Symbol.MAP)
REPORTERS_MAP = card(Character.REPORTER, Symbol.MAP)


def test_in_the_default_box_every_colour_has_every_symbol_and_one_of_them_twice() -> None:
    for character in CHARACTERS:
        counts = [count for one, count in DEFAULT_BOX.cards.items() if one.character is character]
        assert sorted(counts) == [1] * 7 + [2]
    twice = {one.symbol for one, count in DEFAULT_BOX.cards.items() if count == 2}
    assert len(twice) == 7
    hunterless = {who for who, count in DEFAULT_BOX.intimidation.items() if count == 0}
    assert hunterless == {Character.HUNTER}


@pytest.mark.parametrize("players", PLAYERS)
@settings(max_examples=10)
@given(seed=seeds)
def test_any_box_that_could_have_been_printed_is_dealt_and_dealt_whole(
    players: int, seed: int
) -> None:
    random = Random(seed)
    game = game_for(players, box=any_box(random))
    at = plain(set_up(game, shuffled(game, random)))
    assert at.everything == Counter({one.value: n for one, n in game.box.cards.items()})
    assert {size(hand) for hand in at.hands} == {9 if players == 2 else 6}
    assert size(at.face_up) == players
    assert size(at.threats) == len(at.threats) == 12
    assert (at.round, at.stage, at.banned, size(at.discards)) == (1, "play", set(), 0)
    assert at.inside == set(range(players))


@settings(max_examples=60)
@given(seed=seeds)
def test_a_box_with_any_numbers_is_refused_unless_it_has_nine_a_colour_and_six(seed: int) -> None:
    random = Random(seed)
    game = any_game(game_for(2), RandomSource(random))
    fits = (
        all(
            sum(game.box.cards[one] for one in CARDS if one.character is who) == 9
            for who in CHARACTERS
        )
        and sum(game.box.intimidation) == 6
    )
    deal = shuffled(game_for(2), random)
    with pytest.raises(IllegalMove) as refused:
        set_up(game, deal)
    if not fits:
        assert refused.value.clause in ("components.nine-a-colour", "components.intimidation")


def fewer_cards(box: Box) -> Box:
    """The box with a card missing."""
    return replace(box, cards=box.cards.adjust(GUIDES_MAP, -1))


def other_colour(box: Box) -> Box:
    """The box with a card of one colour in place of one of another."""
    cards = box.cards.adjust(GUIDES_MAP, -1).adjust(REPORTERS_MAP, 1)
    return replace(box, cards=cards)


def seventh_intimidation(box: Box) -> Box:
    """The box with an intimidation card too many."""
    return replace(box, intimidation=box.intimidation.adjust(Character.HUNTER, 1))


@pytest.mark.parametrize(
    ("spoil", "clause"),
    [
        (fewer_cards, "components.nine-a-colour"),
        (other_colour, "components.nine-a-colour"),
        (seventh_intimidation, "components.intimidation"),
    ],
)
def test_a_box_that_could_not_have_been_printed_is_refused(
    spoil: Callable[[Box], Box], clause: str
) -> None:
    game = game_for(3, box=spoil(DEFAULT_BOX))
    with pytest.raises(IllegalMove) as refused:
        set_up(game, shuffled(game_for(3), Random(0)))
    assert refused.value.clause == clause


def another_card(game: Game, deal: Deal) -> Deal:
    """The deal with a card of another kind in a hand."""
    player = game.players.members[0]
    hand = deal.hands[player]
    (held, *_) = (kind for kind in CARDS if hand.has(kind))
    other = CARDS.members[(CARDS.position[held] + 1) % len(CARDS)]
    return replace(deal, hands=deal.hands.replace(player, hand.remove(held).add(other)))


def a_card_more(game: Game, deal: Deal) -> Deal:
    """The deal with the top card of the deck in a hand."""
    player = game.players.members[0]
    hand = deal.hands[player].add(deal.deck.top)
    return replace(deal, hands=deal.hands.replace(player, hand), deck=deal.deck.drawn())


def a_card_gone(game: Game, deal: Deal) -> Deal:
    """The deal without the top card of the deck."""
    return replace(deal, deck=deal.deck.drawn())


def a_threat_twice(game: Game, deal: Deal) -> Deal:
    """The deal with a threat twice and another missing."""
    deck = deal.threat_deck
    return replace(deal, threat_deck=deck.drawn().put_under(deck.row[1]))


@pytest.mark.parametrize(
    ("spoil", "clause"),
    [
        (another_card, "components.cards"),
        (a_card_more, "setup.deal"),
        (a_card_gone, "components.cards"),
        (a_threat_twice, "components.threats"),
    ],
)
@pytest.mark.parametrize("players", PLAYERS)
def test_a_deal_that_does_not_come_out_of_the_box_is_refused(
    players: int, spoil: Callable[[Game, Deal], Deal], clause: str
) -> None:
    game = game_for(players)
    with pytest.raises(IllegalMove) as refused:
        set_up(game, spoil(game, shuffled(game, Random(players))))
    assert refused.value.clause == clause


def test_a_deal_drawn_at_random_is_refused() -> None:
    game = game_for(2)
    for seed in range(20):
        with pytest.raises(IllegalMove):
            set_up(game, any_deal(game, RandomSource(Random(seed))))


@pytest.mark.parametrize("players", PLAYERS)
def test_whoever_begins_is_anybody_and_threats_lie_up_from_the_top(players: int) -> None:
    game = game_for(players)
    deal = shuffled(game, Random(0))
    for starter in game.players:
        at = plain(set_up(game, replace(deal, starter=starter)))
        assert f"P{at.mover + 1}" == starter.value
        order = [threat.value for threat in deal.threat_deck]
        assert at.face_up == Counter(order[:players])
        assert at.threat_deck == order[players:]


def test_games_are_played_with_other_boxes_too() -> None:
    boxes = {seed: positions(2, seed)[0].game.box for seed in (0, 1, 3)}
    assert boxes[0] == DEFAULT_BOX
    assert len({repr(box) for box in boxes.values()}) == 3


def test_a_hunter_can_be_banned_where_hunters_have_an_intimidation_card() -> None:
    box = replace(
        DEFAULT_BOX,
        intimidation=Table.filled(CHARACTERS, 1, {Character.REPORTER: 0}),
    )
    for made in game_played(5, 0):
        if made.before.turn.stage is Stage.INTIMIDATE:
            with_hunter = replace(made.before, game=replace(made.before.game, box=box))
            named = {move.character for move in moves(with_hunter) if isinstance(move, Intimidate)}
            assert named == set(CHARACTERS) - {Character.REPORTER}
            break
    else:
        pytest.fail("no Artifact Hunter in this game")


def test_only_two_to_five_play_and_six_are_asked_about() -> None:
    for players in (0, 1, 7):
        with pytest.raises(ValueError, match="2 to 5 players"):
            game_for(players)
    assert game_for(6).dealt_in_a_round == 36


def test_cards_are_named_by_character_and_symbol_and_threats_by_name() -> None:
    assert [kind.value for kind in CARDS] == [
        f"{who.value} {what.value}" for who in CHARACTERS for what in SYMBOLS
    ]
    assert len(THREATS) == len({threat.value for threat in THREATS}) == 12
