"""Each claim about Itchy Feet has a twin: with a certain clause out of force it is refuted.

A twin names the sort of move to ask about where that is enough to bring the claim down.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from lexludi.itchy_feet import new_game
from lexludi.itchy_feet.components import ALL_ITEMS, Card, Player
from lexludi.itchy_feet.invariants.cards import box_as_printed
from lexludi.itchy_feet.law import LAW
from lexludi.itchy_feet.setup import set_up, shuffled
from lexludi.kernel.law import IllegalMove
from lexludi_proofs.engine.claims import Counted, Lasso
from lexludi_proofs.itchy_feet import CLAIMS, hands
from lexludi_proofs.itchy_feet.beginnings import BEGUN, begun_well

from .twins import Twin, Twins

TWINS = Twins(
    game="itchy-feet",
    by_clause={
        "trade-is-laid-out": Twin("trade.one-partner", "open-trade"),
        "all-cards-there": Twin("forbidden.both-discarded", "get-rid"),
        "cards-conserved": Twin("forbidden.both-discarded", "get-rid"),
        "events-in-no-hand": Twin("event.not-recycled", "take-from-discards"),
        "nothing-paid-yet": Twin("turn.steps-in-order", "use-special"),
        "paid-is-discarded": Twin("turn.steps-in-order", "shuffle-card"),
        "victim-is-another": Twin("steal.from-another", "steal"),
        "drawer-has-to-draw": Twin("hand.empty", "take-from-discards"),
        "something-to-do-it-with": Twin("steal.from-another", "steal"),
        "pile-formed-in-time": Twin("pile.reshuffle", "draw-card"),
        "never-stuck": Twin("draw.with-full-hand"),
        "hand-at-most-seven": Twin("hand.limit", "draw-card"),
        "hand-at-most-thirteen": Twin("trade.sizes", "close-trade"),
        "nothing-waits-when-an-action-is-chosen": Twin("turn.ends-with-action", "draw-card"),
        "four-postcards-end-the-game": Twin("postcard.any-moment", "draw-card"),
        "costs-as-written": Twin("travel.discards", "travel"),
        "one-card-for-it": Twin("steal.at-random", "stolen-card"),
        "own-country-first": Twin("goal.own-country-first", "travel-to-centre"),
        "country-gone-when-reached": Twin("travel.removes-country", "travel"),
        "countries-only-leave": Twin("setup.countries-aside", "draw"),
        "centre-takes-another-turn": Twin("goal.own-country-first", "travel-to-centre"),
        "centre-takes-four-turns-without-a-trade": Twin(
            "goal.own-country-first", "travel-to-centre"
        ),
        "characters-stay": Twin("character.aside", "draw"),
        "characters-differ": Twin("components.characters"),
        "turn-ends-with-its-action": Twin("turn.ends-with-action", "draw-card"),
        "turns-go-clockwise": Twin("turn.clockwise", "draw-card"),
        "wins-in-two-own-turns": Twin("goal.centre-wins"),
        "wins-in-four-own-turns-without-a-trade": Twin("travel.free-card"),
        "wins-by-postcards": Twin("postcard.any-moment"),
        "pile-and-discards-can-both-be-empty": Twin("draw.top"),
        "one-can-hold-all-passports": Twin("trade.until-done"),
        "hand-of-thirteen-for-a-moment": Twin("trade.until-done"),
        "may-never-end": Twin("draw.with-full-hand"),
        "thefts-may-never-end": Twin("pile.reshuffle"),
        "trades-may-never-end": Twin("trade.until-done"),
        "what-lies-open-is-seen": Twin("recycle.may-look"),
        "draw-is-private": Twin("draw.top"),
        "laying-out-is-private": Twin("trade.agreed"),
        "laying-out-in-return-is-private": Twin("trade.agreed"),
        "trade-is-private": Twin("trade.until-done"),
        "theft-is-private": Twin("steal.at-random"),
        "put-under-is-private": Twin("special.pile-only"),
        "pick-is-private": Twin("special.pile-only"),
        "positions-within-bounds": Twin("trade.from-hand", "give"),
    },
    from_others={
        "pile-has-room": {},
        "draw-is-always-possible": {},
        "draw-is-possible-with-many-cards": {},
        "action-is-always-possible": {},
        "passports-in-circulation": {},
        "as-many-as-there-are": {},
        "all-hands-at-most-seven": {},
        "postcard-winner-is-one": {},
        "few-forbidden-items-in-a-hand": {},
    },
    # These count what is in the box, rest on a reading or on what a bag can hold at most,
    # or are about deals, of which one is enough.
    apart=(
        "standard-deck",
        "passing-may-never-end",
        "limit-can-be-met",
        "box-as-printed",
        "begins-as-set-up",
    ),
)


def test_nobody_passes_for_ever_where_one_has_to_act() -> None:
    claim = CLAIMS.named("passing-may-never-end")
    assert isinstance(claim, Lasso)
    assert not TWINS.refuted(claim)
    assert TWINS.refuted(replace(claim, played_in=None))


def test_other_extensions_are_no_standard_deck(monkeypatch: pytest.MonkeyPatch) -> None:
    claim = CLAIMS.named("standard-deck")
    assert isinstance(claim, Counted)
    assert claim.holds(None)
    monkeypatch.setattr(hands, "ALL_ITEMS", ALL_ITEMS - 1)
    assert not claim.holds(None)


def test_another_box_is_dealt_from_without_its_clause() -> None:
    game = new_game(2)
    items = game.box.items.replace(Card.SKIS, game.box.items[Card.SKIS] + 1)
    game = replace(game, box=replace(game.box, items=items))
    deal = shuffled(game, Random(0))
    deal = replace(deal, pile=deal.pile.drawn())
    with pytest.raises(IllegalMove, match=r"components\.items"):
        set_up(game, deal)
    with LAW.without(["components.items", "setup.pile"]):
        assert not box_as_printed(set_up(game, deal))


def test_a_game_begins_otherwise_without_its_clause() -> None:
    game = new_game(2)
    deal = shuffled(game, Random(0))
    begun = set_up(game, deal)
    assert begun_well(begun, BEGUN.start(game, deal, begun))
    hand = deal.hands[Player.P1]
    robbed = hand.remove(Card.PASSPORT).add(Card.SKIS)
    deal = replace(deal, hands=deal.hands.replace(Player.P1, robbed))
    with pytest.raises(IllegalMove, match=r"setup\.passport"):
        set_up(game, deal)
    with LAW.without(["setup.passport", "setup.hand", "setup.pile"]):
        state = set_up(game, deal)
    assert not begun_well(state, BEGUN.start(game, deal, state))
