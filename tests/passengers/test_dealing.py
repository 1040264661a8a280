"""What a deal gives, and which deals and boxes are refused."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from lexludi.kernel.forms import Faults
from lexludi.kernel.law import IllegalMove
from lexludi.kernel.pile import Pile
from lexludi.passengers import RULEBOOK
from lexludi.passengers.components import (
    CARDS,
    COLOURS,
    DEFAULT_BOX,
    MYSTERY_CARDS,
    NO_CARD,
    OF_A_TYPE,
    PLAYERS,
    Card,
    Faction,
    Player,
    Round,
    Space,
    Type,
    default_cards,
    game_for,
)
from lexludi.passengers.setup import Deal, set_up, shuffled
from lexludi.passengers.state import Stage
from lexludi.passengers.written.boxes import with_components


def deal(players: int) -> Deal:
    """A deal by chance."""
    return shuffled(game_for(players), Random(players))


@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_has_three_cards_of_which_one_is_a_soul_and_one_a_demon(players: int) -> None:
    state = set_up(game_for(players), deal(players))
    types = {
        Faction.SOULS: (2, 1, 0),
        Faction.DEMONS: (1, 2, 0),
        Faction.JESTER: (1, 1, 1),
    }
    for player, hand in state.hands.items():
        held = tuple(
            sum(count for card, count in hand.counts.items() if card.type is type)
            for type in (Type.SOUL, Type.DEMON, Type.JESTER)
        )
        assert held == types[state.factions[player]]
    assert state.mystery.size == (6 if players == 4 else 0)
    assert all(state.masks.left[colour] for colour in COLOURS)
    assert not any(state.votes)
    assert not any(state.gifts.taken)
    assert state.turn.round is Round.I


@pytest.mark.parametrize("players", PLAYERS)
def test_the_holder_of_the_coin_begins_but_for_mystery_passengers(players: int) -> None:
    state = set_up(game_for(players), replace(deal(players), starter=Player.P2))
    assert state.coin.holder is Player.P2
    expected = (Stage.MYSTERY, Player.P1) if players == 4 else (Stage.PLACE, Player.P2)
    assert (state.turn.stage, state.turn.mover) == expected


def refused(players: int, **changes: Any) -> str:
    """The clause that refuses a deal with these changes."""
    with pytest.raises(IllegalMove) as refusal:
        set_up(game_for(players), replace(deal(players), **changes))
    return refusal.value.clause


def test_deals_that_the_rulebook_does_not_give_are_refused() -> None:
    dealt = deal(6)
    first = dealt.souls.domain.members[0]
    many = dealt.souls.map(lambda _: Card.RED_SOUL)
    assert refused(6, souls=many) == "setup.decks"
    assert refused(6, souls=dealt.souls.replace(first, dealt.demons[first])) in (
        "setup.hand",
        "setup.decks",
    )
    factions = dealt.faction_cards
    jester = next(player for player, card in factions.items() if card is Card.JESTER)
    spare = next(
        card
        for card in (Card.GREEN_SOUL, Card.RED_SOUL, Card.BLUE_SOUL)
        if [*factions, *dealt.souls].count(card) < 4
    )
    assert refused(6, faction_cards=factions.replace(jester, spare)) == "setup.faction-deck"
    assert refused(4, mystery=Pile.of(MYSTERY_CARDS, NO_CARD)) == "setup.mystery-deck"
    assert refused(6, mystery=deal(4).mystery) in ("setup.mystery-deck", "setup.decks")


def box_refused(box: Any) -> str:
    """The clause that refuses a game with a box."""
    with pytest.raises(IllegalMove) as refusal:
        set_up(game_for(6, box=box), deal(6))
    return refusal.value.clause


def test_boxes_that_could_not_have_been_printed_are_refused() -> None:
    plans = DEFAULT_BOX.plans[Round.II]

    def with_plan(space: Space, **changes: Any) -> Any:
        changed = plans.replace(space, replace(plans[space], **changes))
        return replace(DEFAULT_BOX, plans=DEFAULT_BOX.plans.replace(Round.II, changed))

    one, other = plans[Space.RAVEN_1], plans[Space.RAVEN_2]
    assert box_refused(with_plan(Space.RAVEN_2, gift=one.gift)) == "components.gift-cards"
    assert box_refused(with_plan(Space.RAVEN_1, votes=4)) == "components.vote-tokens"
    assert box_refused(with_plan(Space.RAVEN_1, column=other.column)) == "components.spaces"
    assert box_refused(with_plan(Space.RAVEN_5, votes=1)) == "place.mask-area"
    none = plans.map(lambda plan: replace(plan, there=False))
    boatless = replace(DEFAULT_BOX, plans=DEFAULT_BOX.plans.replace(Round.II, none))
    assert box_refused(boatless) == "components.spaces"
    cards = DEFAULT_BOX.cards.replace(Card.RED_DEMON, 5)
    assert box_refused(replace(DEFAULT_BOX, cards=cards)) == "components.demons"


@pytest.mark.cites("passengers", "components.colours")
def test_cards_are_spread_evenly_over_the_colours_unless_the_box_says_otherwise() -> None:
    cards = default_cards()
    for colour in COLOURS:
        for type in (Type.SOUL, Type.DEMON):
            (there,) = (
                cards[card] for card in CARDS if card.colour is colour and card.type is type
            )
            assert there * len(COLOURS) == OF_A_TYPE


SPACES = {f"space-{at}": {"gift": f"gift-{at}", "votes": 1} for at in (1, 2, 3)}
OTHERS = {f"space-{at}": {"gift": f"gift-{at + 3}", "votes": 1} for at in (1, 2, 3)}


@pytest.mark.parametrize(
    ("data", "said"),
    [
        ({"boats": {"I": {"raven": {"spaces": {}}}}}, "boats.I.raven.spaces: has no space"),
        (
            {"boats": {"II": {"raven": {"spaces": SPACES}, "wolf": {"spaces": SPACES}}}},
            "boats.II.wolf.spaces.space-1.gift: gift 1 is on two spaces of the round",
        ),
        (
            {"boats": {"I": {"raven": {"spaces": {"space-1": {"gift": "gift-0", "votes": 9}}}}}},
            "boats.I: has no room for 6 passengers",
        ),
        (
            {
                "boats": {
                    "III": {
                        "raven": {"spaces": {**SPACES, "space-1": {"gift": "gift-0", "votes": 17}}},
                        "wolf": {"spaces": OTHERS},
                    }
                }
            },
            "boats.III: 22 votes in all, there are 17, see components.vote-tokens",
        ),
        ({"cards": {"jester": 1}}, "cards: 0 souls in all, there are 12, see components.souls"),
        ({"effects": {"gift-1": "peak"}}, "effects.gift-1: no effect 'peak' (did you mean peek?)"),
        ({"boat": {}}, "boat: unknown field (did you mean boats?)"),
    ],
)
def test_what_is_wrong_with_a_box_is_said_by_field(data: Any, said: str) -> None:
    with pytest.raises(Faults) as faults:
        with_components(game_for(6), data)
    assert any(str(fault).startswith(said) for fault in faults.value.faults), faults.value


def test_a_box_of_three_spaces_a_boat_is_taken() -> None:
    boats = {"raven": {"spaces": SPACES, "shift": 1}, "wolf": {"spaces": OTHERS}}
    game = with_components(game_for(6), {"boats": {"II": boats}})
    assert set_up(game, deal(6)).game.box.shifts[Round.II][Space.RAVEN_1.boat] == 1
    with pytest.raises(Faults):
        with_components(game_for(7), {"boats": {"II": boats}})


@pytest.mark.parametrize(
    ("data", "said"),
    [
        ({"masks": ["yellow"]}, "masks[1]: no colour 'yellow'"),
        ({"masks": ["none"]}, "masks: none is no colour of a mask"),
        ({"votes": {"P1": 9, "P2": 9}}, "votes: 18 votes in all, there are 17"),
        ({"hands": {"P1": {}}}, "hands.P1: holds 0 cards, it should be 3"),
        ({"seats": {"raven-1": {}}}, "seats: 1 have come aboard, it should be 0"),
        ({"coin": "P8"}, "coin: P8 does not play, only 6 do"),
        ({"stage": "mystery"}, "stage: only four players have mystery passengers"),
    ],
)
def test_what_is_wrong_with_a_position_is_said_by_field(data: Any, said: str) -> None:
    with pytest.raises(Faults) as faults:
        RULEBOOK.read_position(data, 6)
    assert any(str(fault).startswith(said) for fault in faults.value.faults), faults.value
