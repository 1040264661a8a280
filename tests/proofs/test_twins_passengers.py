"""Each claim about Passengers has a twin: with a certain clause out of force it is refuted.

A twin names the sort of move to ask about where that is enough to bring the claim down.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from lexludi.passengers import new_game
from lexludi.passengers.components import PLAYERS, Type
from lexludi.passengers.invariants.votes import no_more_than_all_votes
from lexludi.passengers.setup import set_up, shuffled
from lexludi_proofs.engine.claims import Counted
from lexludi_proofs.passengers import CLAIMS, factions

from .twins import Twin, Twins

TWINS = Twins(
    game="passengers",
    by_clause={
        "each-counts-once": Twin("score.jester-both"),
        "bonus-for-two-alike": Twin("score.soul-bonus"),
        "jester-never-ties": Twin("score.jester-fixed"),
        "jester-wins-below": Twin("goal.most-points"),
        "most-points-win": Twin("goal.most-points"),
        "coin-settles-final-ties": Twin("tie.coin"),
        "ferrymen-win-other-ties": Twin("tie.souls"),
        "last-sentence-can-be-needed": Twin("tie.souls"),
        "jester-as-dealt": Twin("setup.jester-out"),
        "ferrymen-can-have-fifteen": Twin("score.soul-bonus"),
        "ferrymen-can-have-one": Twin("score.jester-both"),
        "smugglers-can-have-seventeen": Twin("score.mask-colour"),
        "smugglers-can-have-fifteen-without-masks": Twin("score.demon-bonus"),
        "tie-of-5": Twin("score.soul"),
        **{f"tie-of-{number}": Twin("score.demon-bonus") for number in range(6, 12)},
        "cards-conserved": Twin("boat.loser-out", "vote"),
        "cards-in-the-box": Twin("setup.decks"),
        "passengers-sit-on-spaces": Twin("place.space-there", "place"),
        "nothing-on-empty-spaces": Twin("gift.in-play", "reveal"),
        "revealed-stay-revealed": Twin("end.all-revealed", "vote"),
        "vote-turns-no-card": Twin("boat.face-down", "vote"),
        "afterlands-stay": Twin("boat.to-afterlands", "vote"),
        "all-open-at-the-end": Twin("end.all-revealed", "vote"),
        "one-mask-of-a-colour": Twin("mask.once", "take-mask"),
        "masks-never-return": Twin("boat.loser-out", "vote"),
        "masks-are-taken-from-the-supply": Twin("components.masks"),
        "a-boat-for-each-round": Twin("round.next-boats", "vote"),
        "nobody-sails-before-the-vote": Twin("setup.first-boats"),
        "two-mysteries-a-round": Twin("mystery.last-player", "place-mystery"),
        "aboard-by-turn": Twin("place.one-card", "place"),
        "boats-not-overfull": Twin("place.capacity", "place"),
        "loads-that-sailed": Twin("boat.to-afterlands", "vote"),
        "over-after-the-third-round": Twin("round.three", "vote"),
        "hand-by-round": Twin("setup.three-cards"),
        "one-gift-each": Twin("place.gift", "place"),
        "gift-in-turn": Twin("gift.ascending", "go-by"),
        "gifts-of-free-spaces-left": Twin("place.gift", "place"),
        "mask-to-choose": Twin("place.mask-area", "place"),
        "places-go-clockwise": Twin("place.clockwise", "place"),
        "coin-places-first": Twin("place.coin-first", "place-mystery"),
        "coin-stays": Twin("round.coin-first", "vote"),
        "coin-moves-on": Twin("effect.pass-coin", "pass-coin"),
        "gifts-ascend": Twin("gift.ascending", "go-by"),
        "gifts-begin-with-the-lowest": Twin("round.phases", "place"),
        "mask-area-brings-a-mask": Twin("place.mask-area", "place"),
        "placed-face-down": Twin("place.face-down", "place"),
        "mysteries-bring-nothing": Twin("mystery.no-gift", "place-mystery"),
        "spaces-bring-what-they-show": Twin("place.votes", "place"),
        "ends-in-three-rounds": Twin("end.three-boats", "vote"),
        "never-stuck": Twin("effect.nothing"),
        "votes-of-free-spaces-left": Twin("place.free-space", "place"),
        "votes-within-supply": Twin("effect.gain-votes", "gain-votes"),
        "no-votes-between-rounds": Twin("round.tokens-back", "vote"),
        "one-boat-sails": Twin("vote.everybody", "vote"),
        "more-votes-win": Twin("vote.sum", "vote"),
        "majority-decides-alone": Twin("vote.most-wins", "vote"),
        "coin-settles-ties": Twin("vote.tie", "vote"),
        "tokens-go-back": Twin("round.tokens-back", "vote"),
        "factions-as-dealt": Twin("setup.jester-out"),
        "factions-stay": Twin("faction.by-card", "vote"),
        "first-hand-tells-the-faction": Twin("faction.souls"),
        "two-alike-tell-the-faction": Twin("setup.hand"),
        "one-of-each-tells-nothing": Twin("faction.by-card"),
        "smugglers-know-each-other": Twin("gaze.demons-meet"),
        "begins-as-set-up": Twin("setup.coin"),
        "open-information-is-seen": Twin("place.open-information"),
        "placing-is-secret": Twin("place.face-down", "place"),
        "mystery-is-secret": Twin("mystery.face-down", "place-mystery"),
        "peek-is-secret": Twin("effect.secretly", "peek"),
        "swap-is-blind": Twin("effect.swap", "swap"),
        "ballots-are-secret": Twin("vote.together", "vote"),
        "box-as-printed": Twin("components.souls"),
        "faces-seen-in-play": Twin("place.face-down"),
        "faces-seen-in-the-afterlands": Twin("place.face-down"),
        "nobody-can-place-if-mask-areas-close": Twin("mask.once"),
        "gift-of-votes-can-bring-nothing": Twin("effect.gain-votes"),
        "coin-can-be-passed-by-another": Twin("effect.pass-coin"),
        "positions-within-bounds": Twin("effect.gain-votes", "gain-votes"),
    },
    from_others={
        "three-souls-bring-five-at-most": {},
        "ferrymen-have-fifteen-at-most": {},
        "smugglers-have-17-at-most": {},
        "smugglers-have-17-at-most-among-five": {},
        "smugglers-have-27-at-most-among-seven": {},
        "smugglers-have-28-at-most-among-eight": {},
        "fifteen-without-masks": {},
        "ties-of-5-to-11": {},
        "ties-of-3-to-9-among-five": {},
        "ties-of-3-to-16-among-seven": {},
        "ties-of-nine-without-masks": {},
        "last-sentence-never-needed": {},
        "always-a-free-space": {},
        "last-finds-one-boat": {},
        "boats-loaded": {},
        "three-boats-at-the-end": {},
        "nine-sail": {},
        "bonus-counted-alike": {},
        "nobody-knows-anybody-among-four": {},
    },
    apart=(
        "decks-suffice",
        "nobody-has-more-than-all-votes",
    ),
)


def test_a_debt_of_votes_would_leave_another_with_more_than_all() -> None:
    game = new_game(4)
    state = set_up(game, shuffled(game, Random(0)))
    one, two = game.players.members[:2]
    votes = state.votes.replace(one, 3)
    assert no_more_than_all_votes(replace(state, votes=votes), one)
    assert not no_more_than_all_votes(replace(state, votes=votes.replace(two, -1)), one)


@pytest.mark.parametrize("players", PLAYERS)
def test_smaller_decks_would_not_suffice(players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    claim = CLAIMS.named("decks-suffice")
    assert isinstance(claim, Counted)
    game = new_game(players)
    assert claim.holds(game)
    used = max(factions.dealt(game, type) for type in (Type.SOUL, Type.DEMON))
    monkeypatch.setattr(factions, "OF_A_TYPE", used - 1)
    assert not claim.holds(game)
