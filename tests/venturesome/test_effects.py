"""What each character does to hands, expeditions and the deck, for every legal choice."""

from __future__ import annotations

from collections import Counter

import pytest

from lexludi.venturesome.actions import (
    Disclosure,
    Draw,
    Exchange,
    GiveUp,
    HandBack,
    HandOver,
    Intimidate,
    Play,
    PutUnder,
    SwapHands,
    TakeBack,
)
from lexludi.venturesome.components import Character, End
from lexludi.venturesome.readings import Bans
from lexludi.venturesome.state import Stage
from tests.venturesome.building import KIND, after, lay, position
from tests.venturesome.plainly import Position, size
from tests.venturesome.playing import PLAYERS, M, Step, tried
from tests.venturesome.rivals import chosen

of_players = pytest.mark.parametrize("players", PLAYERS)
UNTOUCHED = ("treasures", "threat_deck", "face_up", "resolved", "threat_discards", "inside")


def both(made: Step, *, touched: tuple[str, ...]) -> tuple[Position, Position]:
    """The position before and after a move, once all is seen to be equal but what is touched."""
    before, after = made.was, made.became
    kept = (*UNTOUCHED, "deck", "discards", "hands", "rows", "banned", "round")
    for part in kept:
        if part not in touched:
            assert getattr(before, part) == getattr(after, part), part
    return before, after


def others(at: Position, *players: int) -> list[tuple[Counter[str], list[str]]]:
    """Hands and expeditions of all but some players."""
    return [
        pair for seat, pair in enumerate(zip(at.hands, at.rows, strict=True)) if seat not in players
    ]


def place_just_played(at: Position) -> int:
    """Where the card that was just played lies."""
    return 0 if at.end == "left" else len(at.row) - 1


@of_players
def test_a_card_played_goes_from_the_hand_to_an_end_of_the_row(players: int) -> None:
    for made, move in tried(players, Play):
        before, after = both(made, touched=("hands", "rows"))
        card = move.card.value
        if move.end is End.LEFT:
            assert after.rows[before.mover] == [card, *before.row]
        else:
            assert after.rows[before.mover] == [*before.row, card]
        assert before.hand - after.hands[before.mover] == Counter([card])
        assert others(after, before.mover) == others(before, before.mover)


def of_any(kind: type[M]) -> list[tuple[Step, M]]:
    """Every legal move of one kind in a few games of each number of players."""
    return [made for players in PLAYERS for made in tried(players, kind)]


def test_the_last_card_of_a_hand_has_no_effect() -> None:
    last = [(made, move) for made, move in of_any(Play) if size(made.was.hand) == 1]
    assert {move.card.character for _, move in last} >= set(Character) - {Character.REPORTER}
    for made, _ in last:
        assert made.after.turn.stage is Stage.THREAT
        assert made.after.turn.mover is made.before.turn.mover


@of_players
def test_an_effect_is_due_for_every_card_that_is_not_the_last(players: int) -> None:
    due = {
        Character.REPORTER: Stage.PLAY,
        Character.ADVENTURER: Stage.SWAP_HANDS,
        Character.PROFESSOR: Stage.DRAW,
        Character.HUNTER: Stage.INTIMIDATE,
        Character.COLLECTOR: Stage.HAND_OVER,
        Character.GUIDE: Stage.TAKE_BACK,
        Character.AVIATOR: Stage.EXCHANGE,
    }
    for made, move in tried(players, Play):
        at, character = made.was, move.card.character
        if size(at.hand) > 1 and len(at.inside) > 1 and at.row and at.deck:
            assert made.after.turn.stage is due[character]


def test_a_guide_or_an_aviator_that_comes_first_does_nothing() -> None:
    first = [
        (made, move)
        for made, move in of_any(Play)
        if move.card.character in (Character.GUIDE, Character.AVIATOR)
        and not made.was.row
        and size(made.was.hand) > 1
    ]
    assert {len(made.was.hands) for made, _ in first} == set(PLAYERS)
    assert {made.after.turn.stage for made, _ in first} == {Stage.PLAY}


def test_a_lone_player_skips_adventurer_aviator_and_collector_and_no_other() -> None:
    alone = [
        (made, move)
        for made, move in of_any(Play)
        if len(made.was.inside) == 1 and size(made.was.hand) > 1 and made.was.row
    ]
    assert {move.card.character for _, move in alone} == set(Character)
    for made, move in alone:
        assert made.after.turn.mover is made.before.turn.mover
        match move.card.character:
            case Character.GUIDE:
                assert made.after.turn.stage is Stage.TAKE_BACK
            case Character.PROFESSOR:
                assert made.after.turn.stage is (Stage.DRAW if made.was.deck else Stage.PLAY)
            case Character.HUNTER:
                assert made.after.turn.stage is Stage.INTIMIDATE
            case _:
                assert made.after.turn.stage is Stage.PLAY


@of_players
def test_giving_up_discards_the_whole_hand_and_nothing_else(players: int) -> None:
    for made, _ in tried(players, GiveUp):
        before, after = both(made, touched=("hands", "discards"))
        assert after.discards - before.discards == before.hand
        assert size(after.hands[before.mover]) == 0
        assert after.stage == "threat"


@of_players
def test_the_guide_takes_one_card_back_and_the_row_closes_up_in_order(players: int) -> None:
    for made, move in tried(players, TakeBack):
        before, after = both(made, touched=("hands", "rows"))
        place = move.place
        assert after.rows[before.mover] == before.row[:place] + before.row[place + 1 :]
        assert after.hands[before.mover] - before.hand == Counter([before.row[place]])
        assert place != place_just_played(before)
        assert "guide" not in before.row[place]
        assert others(after, before.mover) == others(before, before.mover)


@of_players
def test_the_adventurer_swaps_two_hands_and_no_other(players: int) -> None:
    for made, move in tried(players, SwapHands):
        before, after = both(made, touched=("hands",))
        mover, other = before.mover, int(move.other.value[1:]) - 1
        assert after.hands[mover] == before.hands[other]
        assert after.hands[other] == before.hands[mover]
        assert others(after, mover, other) == others(before, mover, other)
        assert made.disclosures == ()


@of_players
def test_the_professor_draws_the_top_card_and_is_the_only_one_to_see_it(players: int) -> None:
    for made, _ in tried(players, Draw):
        before, after = both(made, touched=("hands", "deck"))
        assert after.deck == before.deck[1:]
        assert after.hand - before.hand == Counter(before.deck[:1])
        assert made.disclosures == (Disclosure(made.before.turn.mover, made.before.deck.top),)


@of_players
def test_the_professor_puts_any_card_of_the_hand_under_the_deck(players: int) -> None:
    for made, move in tried(players, PutUnder):
        before, after = both(made, touched=("hands", "deck"))
        card = move.card.value
        assert after.deck == [*before.deck, card]
        assert before.hand - after.hands[before.mover] == Counter([card])
    put = {(id(made.before), move) for made, move in tried(players, PutUnder)}
    held = {id(made.before): len(+made.was.hand) for made, _ in tried(players, PutUnder)}
    assert len(put) == sum(held.values())


def test_the_professor_does_nothing_while_there_is_no_deck() -> None:
    hand = ["professor map", "guide map"]
    without = after(position(hand, deck=[]), lay("professor map"))
    assert without.turn.stage is Stage.PLAY
    assert without.turn.mover is not position(hand).turn.mover
    assert after(position(hand, deck=["guide ring"]), lay("professor map")).turn.stage is Stage.DRAW


def test_the_professor_who_draws_the_last_card_puts_one_back() -> None:
    state = position(["professor map", "guide map"], deck=["guide ring"])
    drawn = after(state, lay("professor map"), Draw())
    assert list(drawn.deck) == []
    assert drawn.turn.stage is Stage.PUT_UNDER
    for card in ("guide ring", "guide map"):
        back = after(drawn, PutUnder(KIND[card]))
        assert list(back.deck) == [KIND[card]]
        assert back.hands[state.turn.mover].size == 1


@of_players
def test_the_aviator_exchanges_two_cards_and_keeps_sizes_and_places(players: int) -> None:
    for made, move in tried(players, Exchange):
        before, after = both(made, touched=("rows",))
        mover, other = before.mover, int(move.other.value[1:]) - 1
        mine, theirs = before.rows[mover][:], before.rows[other][:]
        place, their_place = move.place, move.their_place
        mine[place], theirs[their_place] = theirs[their_place], mine[place]
        assert (after.rows[mover], after.rows[other]) == (mine, theirs)
        assert place != place_just_played(before)
        assert others(after, mover, other) == others(before, mover, other)


def test_an_exchange_may_bring_two_of_a_colour_into_one_expedition() -> None:
    met = [
        Counter(card.character for card in row)
        for made, _ in tried(5, Exchange)
        for row in made.after.expeditions
    ]
    assert any(max(colours.values(), default=0) > 1 for colours in met)


@of_players
def test_the_hunter_bans_one_character_who_has_a_card_of_intimidation(players: int) -> None:
    for made, move in tried(players, Intimidate):
        _, after = both(made, touched=("banned",))
        assert after.banned == {move.character.value}
        assert made.before.game.box.intimidation[move.character] == 1
    chosen_of = Counter(id(made.before) for made, _ in tried(players, Intimidate))
    assert set(chosen_of.values()) == {6}


def test_the_hunter_adds_to_the_bans_where_they_accumulate() -> None:
    for made, move in tried(5, Intimidate, chosen(bans=Bans.ACCUMULATE)):
        before, after = both(made, touched=("banned",))
        assert after.banned == before.banned | {move.character.value}


@of_players
def test_the_collector_hands_a_card_to_one_player_who_alone_sees_it(players: int) -> None:
    for made, move in tried(players, HandOver):
        before, after = both(made, touched=("hands",))
        mover, other = before.mover, int(move.other.value[1:]) - 1
        given = Counter([move.card.value])
        assert before.hands[mover] - after.hands[mover] == given
        assert after.hands[other] - before.hands[other] == given
        assert others(after, mover, other) == others(before, mover, other)
        assert made.disclosures == (Disclosure(move.other, move.card),)


@of_players
def test_the_collector_gets_one_other_card_back(players: int) -> None:
    for made, move in tried(players, HandBack):
        before, after = both(made, touched=("hands",))
        mover, partner = before.mover, before.partner
        assert partner is not None
        given = Counter([move.card.value])
        assert before.hands[partner] - after.hands[partner] == given
        assert after.hands[mover] - before.hands[mover] == given
        assert before.received is not None
        assert before.received in after.hands[partner]
        assert after.hands[partner][before.received] >= 1
        assert others(after, mover, partner) == others(before, mover, partner)
        assert made.disclosures == (Disclosure(made.before.turn.mover, move.card),)


@of_players
@pytest.mark.parametrize("kind", [SwapHands, Exchange, HandOver])
def test_every_player_in_the_round_can_be_chosen_and_nobody_else(
    kind: type[SwapHands | Exchange | HandOver], players: int
) -> None:
    targets: dict[int, set[int]] = {}
    for made, move in tried(players, kind):
        other = int(move.other.value[1:]) - 1
        targets.setdefault(id(made.before), set()).add(other)
    for made, _ in tried(players, kind):
        assert targets[id(made.before)] == made.was.inside - {made.was.mover}
