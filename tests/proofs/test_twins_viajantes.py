"""Each claim about Viajantes has a twin: with a certain clause out of force it is refuted.

A twin names the sort of move to ask about where that is enough to bring the claim down.
"""

from __future__ import annotations

import pytest

from lexludi.viajantes import new_game
from lexludi.viajantes.components import HAND_SIZE, game_for
from lexludi_proofs.engine.claims import Counted
from lexludi_proofs.viajantes import CLAIMS

from .twins import Twin, Twins

BY_CLAUSE = {
    "items-conserved": Twin("swap-hands.entire-hand", "swap-hands"),
    "clothing-conserved": Twin("buy.to-hand", "buy"),
    "items-all-told": Twin("setup.all-items-dealt"),
    "suitcase-capacity": Twin("put.open-suitcase", "put", slow=True),
    "closed-means-five": Twin("close.fifth-card", "put", slow=True),
    "closed-suitcases-frozen": Twin("move.from-open", "move-item"),
    "one-card-per-suitcase-per-turn": Twin("limit.one-card-each", "put"),
    "put-alternates": Twin("put.alternate", "put"),
    "move-keeps-orientation": Twin("move.keeps-face", "move-item"),
    "alternating-without-moves": Twin("put.alternate", "put"),
    "neighbours-bounded-by-moves": Twin("put.alternate", "put", slow=True),
    "cards-in-suitcases-never-fewer": Twin("put.columns", "put"),
    "two-neighbours-same-way-up": Twin("move.same-face-in-a-row", slow=True),
    "close-a-suitcase": Twin("limit.one-card-each", "put"),
    "seats-permutation": Twin("swap-places.exchange", "swap-places"),
    "seat-points-constant": Twin("swap-places.exchange", "swap-places", slow=True),
    "open-characters-stay": Twin("swap-places.closed", "swap-places"),
    "places-swapped-at-most-once-a-turn": Twin("swap-places.cost", "swap-places"),
    "points-within-turn": Twin("turn.within-points", "put"),
    "one-purchase-per-turn": Twin("buy.once-a-turn", "buy"),
    "turns-differ-by-at-most-one": Twin("turn.next-player", "stop"),
    "equal-turns-at-end": Twin("end.full-round", "stop"),
    "end-needs-closed": Twin("end.where-irrelevant", "stop"),
    "identities-held": Twin("setup.two-identities-each"),
    "ten-cards-to-start": Twin("setup.hand-size"),
    "never-stuck": Twin("turn.stop-early"),
    "closed-suitcase-in-round-one": Twin("limit.one-card-each", "put"),
    "look-changes-nothing": Twin("look.keeps-place", "look"),
    "round-starts-below-threshold": Twin("end.threshold", "stop"),
    "ends-if-somebody-puts": Twin("put.columns", "put"),
    "may-never-end": Twin("turn.stop-early"),
    "may-never-end-spending-all": Twin("look.several"),
    "may-never-end-swapping-hands": Twin("swap-hands.entire-hand"),
    "game-over-after-one-round": Twin("end.threshold"),
    "game-over-after-two-rounds": Twin("end.full-round"),
    **{f"ends-with-{more}-more-than-players": Twin("end.threshold") for more in range(7)},
    "player-score-at-most": Twin("score.nearby-once", slow=True),
    "suitcase-score-at-most": Twin("score.own"),
    "seat-score-range-most": Twin("score.nearby-once"),
    "seat-score-range": Twin("score.nearby"),
    "pair-readings-differ-by-at-most": Twin("score.pairs"),
    "own-items-beat-the-rest": Twin("score.pairs", slow=True),
    "platforms-alike": Twin("score.seat"),
    "what-lies-open-is-seen": Twin("setup.clothing-face-up"),
    "closed-suitcase-shows-nothing": Twin("close.turned-over"),
    "anybody-can-begin": Twin("setup.starter"),
    "look-is-private": Twin("look.keeps-place"),
    "put-face-down-is-private": Twin("swap-hands.contents-secret", slow=True),
    "item-move-is-private": Twin("move.keeps-face", slow=True),
    "place-swap-is-private": Twin("swap-places.load"),
    "turn-end-is-private": Twin("swap-hands.contents-secret"),
    "positions-within-bounds": Twin("turn.within-points", "put"),
    "hand-swap-is-private": Twin("swap-hands.contents-secret", slow=True),
    "chance-to-start-nearby": Twin("score.nearby"),
    "last-carriage-beats-a-split": Twin("score.nearby"),
}
TWINS = Twins(
    game="viajantes",
    by_clause=BY_CLAUSE,
    from_others={
        "two-characters-each": {},
        "room-as-round-starts": {},
        "somebody-holds-an-item": {},
        "a-suitcase-is-open": {},
    },
    slow_facts=("somebody-holds-an-item",),
    # These count what is in the box: without a clause there is another box.
    apart=("all-seats-worth", "hands-use-all-items"),
)


@pytest.mark.parametrize("players", TWINS.book.players)
def test_other_carriages_are_worth_something_else(players: int) -> None:
    claim = CLAIMS.named("all-seats-worth")
    assert isinstance(claim, Counted)
    worth = tuple(range(players))
    assert claim.holds(new_game(players))
    assert not claim.holds(game_for(players, carriages=worth))


def test_other_hands_do_not_use_all_items(monkeypatch: pytest.MonkeyPatch) -> None:
    claim = CLAIMS.named("hands-use-all-items")
    assert isinstance(claim, Counted)
    assert claim.holds(new_game(3))
    monkeypatch.setattr("lexludi_proofs.viajantes.scores.HAND_SIZE", HAND_SIZE - 1)
    assert not claim.holds(new_game(3))
