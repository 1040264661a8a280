"""Where the rival readings of Venturesome part: which games are played to show it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from lexludi.kernel.table import Table
from lexludi.venturesome import RULEBOOK, scoring, views
from lexludi.venturesome.actions import Disclosure
from lexludi.venturesome.components import Game, Player
from lexludi.venturesome.playing import pick
from lexludi.venturesome.setup import shuffled
from lexludi.venturesome.state import Stage, State
from lexludi.venturesome.turn import decider
from lexludi_proofs.engine.claims import rivals
from lexludi_proofs.engine.playing import UnderWay
from lexludi_proofs.venturesome.plays import between_rounds, first_rounds, scored
from lexludi_proofs.venturesome.plays.under_way import Played


def on_the_table(state: State) -> Any:
    """What of a position everybody at the table could agree on."""
    return (
        state.deck,
        state.discards,
        state.hands,
        state.expeditions,
        state.treasures,
        state.threats,
        state.banned,
        state.in_round,
        state.turn,
    )


def all_points(state: State) -> Table[Player, int]:
    """Everybody's points."""
    return Table.of(state.game.players, lambda player: scoring.player_points(state, player))


def all_views(state: State) -> tuple[views.View, ...]:
    """What each player sees."""
    return tuple(views.view(state, player) for player in state.game.players)


def told(state: State, disclosures: Sequence[Disclosure]) -> str:
    """What a move came to, as far as readings could differ in it."""
    turn = state.turn
    parts = [f"allowed; next: {turn.stage.value.replace('-', ' ')}, {turn.mover.value}"]
    banned = [one.value for one, out in state.banned.items() if out]
    parts.append(f"intimidated: {', '.join(banned) or 'nobody'}")
    parts.extend(f"{shown.to.value} sees {shown.card.value}" for shown in disclosures)
    return "; ".join(parts)


def answered(answer: Any, other: Any) -> str:
    """The answer to what was asked of a position."""
    if isinstance(answer, Table):
        if all(isinstance(value, bool) for value in answer):
            won = ", ".join(key.value for key, wins in answer.items() if wins)
            return f"winners: {won or 'nobody'}"
        return "points: " + ", ".join(f"{key.value} {value}" for key, value in answer.items())
    if isinstance(answer, tuple):
        held = ", ".join(str(size) for size in answer[0].hand_sizes)
        return f"{answer[0].__class__.__name__.lower()} of the hands' sizes: {held}"
    return f"{answer.value} picks the pair" if answer else "chance picks the pair"


def nothing_done(game: Game) -> Played:
    """A game that has just been dealt."""
    return shuffled(game, Random(0)), ()


def to_a_rope_bridge(game: Game) -> Played:
    """A game played at random until somebody stands on the Rope Bridge with three cards or more."""
    for seed in range(1000):
        random = Random(seed)
        table = UnderWay(RULEBOOK, game, shuffled(game, random))
        while table.state.turn.round == 1 and table.state.turn.stage is not Stage.ROPE_BRIDGE:
            table.do(pick(table.state, random))
        if table.state.turn.stage is Stage.ROPE_BRIDGE:
            return table.so_far()
    raise LookupError("no game came to a Rope Bridge")


FIVE: Final = (5,)
FOUR_UP: Final = (4, 5)
THREE_UP: Final = (3, 4, 5)
REST, NEXT, ALL = "fewest-of-the-rest", "next-best", "fewest-of-all"
WINNERS: Final[dict[str, Any]] = {"asks": scoring.winners}
POINTS: Final[dict[str, Any]] = {"asks": all_points}

RIVALS: Final = (
    *rivals("stopping", "must-play", "may-stop", pattern=("give-up",)),
    *rivals(
        "last-card",
        "effect-skipped",
        "guide-still-returns",
        game=first_rounds.guide_last,
        players=THREE_UP,
    ),
    *rivals(
        "hunter-last", "ban-stays", "ban-lifted", game=first_rounds.hunter_last, players=THREE_UP
    ),
    *rivals("bans", "replaced", "accumulate", game=first_rounds.barred_before_another),
    *rivals("lone-hunter", "must-ban", "skipped", game=first_rounds.hunter_alone),
    *rivals("different-card", "other-card", "other-kind", game=first_rounds.a_card_for_its_like),
    *rivals(
        "bridge-pair",
        "resolver",
        "chance",
        "left-neighbour",
        game=to_a_rope_bridge,
        asks=decider,
    ),
    *rivals("dealing", "one-at-a-time", "all-at-once", game=between_rounds.second_card_of_a_deal),
    *rivals(
        "shortage",
        "reshuffle-first",
        "deck-only",
        game=between_rounds.more_than_the_deck_has,
        players=FOUR_UP,
    ),
    *rivals(
        "reshuffled-threats",
        "with-just-resolved",
        "without",
        game=between_rounds.threat_just_resolved,
        players=FIVE,
    ),
    *rivals("counts", "public", "private", game=nothing_done, asks=all_views),
    *rivals("maps", "each-map", "colour-once", game=scored.two_maps_of_a_colour, **POINTS),
    *rivals("sets", "every-three", "one-set", game=scored.six_chalices, **POINTS),
    *rivals("gem-points", "gem-symbols", "with-maps", game=scored.gem_on_a_map, **WINNERS),
    *rivals(
        "disqualified",
        "still-tied",
        "tied-on-points",
        game=scored.third_behind_by_gems,
        players=THREE_UP,
        **WINNERS,
    ),
    *rivals("last-tie-break", REST, NEXT, game=scored.two_behind, players=FOUR_UP, **WINNERS),
    *rivals(
        "last-tie-break", REST, ALL, game=scored.third_behind_by_gems, players=THREE_UP, **WINNERS
    ),
    *rivals(
        "last-tie-break", NEXT, ALL, game=scored.third_behind_by_gems, players=THREE_UP, **WINNERS
    ),
    *rivals(
        "shared-fewest",
        "chain-again",
        "all-win",
        "nobody-wins",
        game=scored.two_share_the_fewest,
        players=FOUR_UP,
        **WINNERS,
    ),
)
