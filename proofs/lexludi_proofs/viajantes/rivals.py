"""Where the rival readings of Viajantes part: what is searched, and which games are played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from lexludi.kernel.table import Table
from lexludi.kernel.words import choose, every, negate
from lexludi.viajantes import scoring, views
from lexludi.viajantes.actions import Disclosure
from lexludi.viajantes.components import Player
from lexludi.viajantes.state import State
from lexludi_proofs.engine.claims import Rival, rivals
from lexludi_proofs.viajantes.plays import partings
from lexludi_proofs.viajantes.premises import POINTS_WITHIN_TURN

PUT_BY_PUT: Final = ("put", "stop") * 4


def on_the_table(state: State) -> Any:
    """What of a position everybody at the table could agree on."""
    turn = state.turn
    return (
        state.seats,
        state.suitcases,
        state.hands,
        state.identities,
        state.clothing,
        state.points,
        (turn.mover, turn.starter, turn.over),
    )


def all_points(state: State) -> Table[Player, int]:
    """Everybody's points, were the game scored now."""
    return Table.of(state.game.players, lambda player: scoring.player_points(state, player))


def all_views(state: State) -> tuple[views.View, ...]:
    """What each player sees."""
    return tuple(views.view(state, player) for player in state.game.players)


def told(state: State, disclosures: Sequence[Disclosure]) -> str:
    """What a move came to, as far as readings could differ in it."""
    turn = state.turn
    closed = [holder.value for holder, suitcase in state.suitcases.items() if suitcase.closed]
    held = ", ".join(f"{player.value} {count}" for player, count in state.points.items() if count)
    parts = ["the game is over" if turn.over else f"allowed; the turn is {turn.mover.value}'s"]
    parts.append(f"point cards: {held}")
    parts.append(f"closed: {', '.join(closed) or 'none'}")
    parts.extend(f"{shown.to.value} sees {shown.kind.value}" for shown in disclosures)
    return "; ".join(parts)


def answered(answer: Any, other: Any) -> str:
    """The answer to what was asked of a position; of views, those that differ from the other's."""
    if isinstance(answer, Table):
        if all(isinstance(value, bool) for value in answer):
            return "winners: " + ", ".join(key.value for key, wins in answer.items() if wins)
        return "points: " + ", ".join(f"{key.value} {value}" for key, value in answer.items())
    return "; ".join(
        _seen(one, two, at + 1)
        for at, (one, two) in enumerate(zip(answer, other, strict=True))
        if one != two
    )


def _seen(view: views.View, other: views.View, player: int) -> str:
    if view.identities != other.identities:
        pair = view.identities
        return f"P{player} knows as own characters {pair.first.value} and {pair.second.value}"
    cards = [
        f"card {place + 1} of the {holder.value} is {seen.card.kind.value}"
        for holder, suitcase in view.suitcases.items()
        for place, seen in enumerate(suitcase.column)
        if seen.kind_shown
    ]
    return f"P{player} sees {', '.join(cards) or 'no card'}"


def one_put_story(state: State) -> bool:
    """The last put lies as the first did exactly when an odd number of cards has been put."""
    return every(
        choose(
            story.ever_put,
            story.last_put == choose(story.odd_puts, story.first_put, story.first_put.other),
            negate(story.odd_puts),
        )
        for story in state.past.stories
    )


def anywhere(state: State) -> bool:
    """Any position at all."""
    return True


INTERRUPTING: Final = (("hand-swap-timing", "any-moment"),)
AT_ONCE: Final = (("received-points", "at-once"),)

RIVALS: Final = (
    *rivals("end-trigger", "at-least", "exactly", game=partings.one_too_many),
    *rivals("end-trigger", "at-least", "capped", game=partings.one_more_closes),
    *rivals("end-trigger", "exactly", "capped", game=partings.one_more_closes),
    *rivals("last-round", "from-starter", "from-closer", game=partings.second_player_closes),
    *rivals("unspent-points", "pass-on", "keep"),
    *rivals("received-points", "next-turn", "at-once", context=INTERRUPTING),
    *rivals("hand-swap-timing", "own-turn", "any-moment", context=AT_ONCE),
    *rivals("five-point-limit", "per-turn", "per-action"),
    *rivals("empty-turn", "allowed", "forbidden"),
    *rivals(
        "alternation",
        "last-in-column",
        "last-put",
        pattern=("put", "put", "stop", "move-item", "stop", "put"),
    ),
    *rivals(
        "alternation",
        "last-in-column",
        "parity-of-puts",
        pattern=("put", "put", "stop", "move-item", "stop", "put"),
    ),
    *rivals(
        "alternation",
        "last-in-column",
        "parity-of-cards",
        pattern=("put", "put", "stop", "move-item", "stop", "put"),
    ),
    *rivals(
        "alternation",
        "last-put",
        "parity-of-puts",
        pattern=("put", "move-item", "stop", "put", "stop", "put"),
    ),
    *rivals(
        "alternation",
        "last-put",
        "parity-of-cards",
        pattern=("put", "put", "stop", "move-item", "stop", "put"),
    ),
    *rivals(
        "alternation",
        "parity-of-puts",
        "parity-of-cards",
        pattern=("put", "put", "stop", "move-item", "stop", "put"),
    ),
    *rivals("gap", "closes-up", "stays", game=partings.gap_counts),
    *rivals("emptied-suitcase", "free-again", "first-ever-only"),
    *rivals("first-by-move", "counts", "first-put-free"),
    *rivals("landing", "at-end", "on-top", "anywhere"),
    *rivals("put-place", "at-end", "anywhere"),
    *rivals("laying-clothing", "one-point", "included"),
    *rivals("clothing-as-item", "yes", "no"),
    *rivals("one-card-limit", "any-card", "one-of-each-sort"),
    *rivals("put-and-move-limit", "together", "one-each"),
    *rivals("give-and-receive", "allowed", "either-way"),
    *rivals("five-card-limit", "held", "ever-added", game=partings.five_in_one_out),
    *rivals("closing-time", "at-once", "end-of-turn", pattern=(*PUT_BY_PUT, "put")),
    *rivals("identities-seen", "owner-looks", "nobody-looks", asks=all_views),
    *rivals(
        "empty-hand-swap", "any-empty-hand", "after-own-puts", game=partings.emptied_by_another
    ),
    *rivals("swap-nothing", "legal", "illegal", game=partings.swap_with_an_empty_hand),
    *rivals("turn-after-hand-swap", "goes-on", "ends"),
    *rivals("clothing-backs", "alike", "distinct", asks=all_views),
    *rivals("pairs", "same-owner", "any-two", asks=all_points),
    *rivals(
        "pairs-per-owner",
        "every-two",
        "one-pair",
        asks=all_points,
        pattern=("put", "stop", "put", "stop", "put", "stop", "put"),
    ),
    *rivals("pairs-across", "per-suitcase", "pooled", asks=all_points),
    *rivals("own-item", "this-character", "either-identity", asks=all_points),
    *rivals("tie-count", "this-suitcase", "either-identity", asks=scoring.winners),
    *rivals("remaining-tie", "shared", "turn-order", asks=scoring.winners),
    *rivals("nearby-carriage", "any-platform", "same-platform", asks=all_points),
    *rivals("nearby-diagonal", "no", "yes", asks=all_points),
    *rivals("nearby-bonus", "once", "each-character", asks=all_points),
    *rivals("closed-pile", "unseen", "face-up-seen", asks=all_views, pattern=(*PUT_BY_PUT, "put")),
    *rivals("move-unseen", "blind", "peek", game=partings.moved_face_down),
    *rivals("swap-distance", "anywhere", "other-carriage", game=partings.swap_across_a_carriage),
)

# Under these other readings, or on their own, the two never part.
AGREEING: Final = (
    Rival(
        name="received-points on its own: next-turn | at-once",
        ruling="received-points",
        readings=("next-turn", "at-once"),
        agree=anywhere,
        given=(POINTS_WITHIN_TURN,),
    ),
    Rival(
        name="hand-swap-timing on its own: own-turn | any-moment",
        ruling="hand-swap-timing",
        readings=("own-turn", "any-moment"),
        agree=anywhere,
    ),
    Rival(
        name="alternation where only the first card ever is free: last-put | parity-of-puts",
        ruling="alternation",
        readings=("last-put", "parity-of-puts"),
        context=(("emptied-suitcase", "first-ever-only"),),
        agree=one_put_story,
    ),
)
