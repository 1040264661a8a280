"""Where the rival readings of Itchy Feet part: which games are played to show it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from lexludi.itchy_feet.actions import Disclosure
from lexludi.itchy_feet.components import Extension, Game
from lexludi.itchy_feet.invariants import cards
from lexludi.itchy_feet.state import State
from lexludi.itchy_feet.telling import cards as cards_in_words
from lexludi.itchy_feet.turn import decider
from lexludi.itchy_feet.views import View, view
from lexludi_proofs.engine.claims import Given, Rival, rivals
from lexludi_proofs.itchy_feet.plays import burdened, partings
from lexludi_proofs.itchy_feet.plays.boxes import with_extension
from lexludi_proofs.itchy_feet.plays.under_way import Played
from lexludi_proofs.itchy_feet.premises import ALL_THERE, LAID_OUT, WITHIN


def on_the_table(state: State) -> Any:
    """What of a position everybody at the table could agree on."""
    return (
        state.pile,
        state.discards,
        state.removed,
        state.hands,
        state.trade,
        state.journeys,
        state.characters,
        replace(state.turn, emptied=False),
    )


def all_views(state: State) -> tuple[View, ...]:
    """What each player sees."""
    return tuple(view(state, player) for player in state.game.players)


def told(state: State, disclosures: Sequence[Disclosure]) -> str:
    """What a move came to, as far as readings could differ in it."""
    turn = state.turn
    parts = [f"allowed; next: {turn.stage.value}, {turn.actor.value}"]
    if turn.actor is not turn.mover:
        parts.append(f"the turn is {turn.mover.value}'s")
    parts.extend(
        f"{player.value} is to draw {number}" for player, number in turn.to_draw.items() if number
    )
    parts.extend(f"{player.value} misses a turn" for player, misses in turn.skips.items() if misses)
    parts.append(f"hands: {', '.join(str(hand.size) for hand in state.hands)}")
    parts.append(f"discarded: {state.discards.size}")
    if state.removed.size:
        parts.append(f"out of the game: {cards_in_words(state.removed)}")
    return "; ".join(parts)


def answered(answer: Any, other: Any) -> str:
    """The answer to what was asked of a position."""
    if isinstance(answer, tuple):
        seen = ", ".join(str(one.given.size + one.taken.size) for one in answer)
        return f"of the cards laid out the players see: {seen}"
    return f"{answer.value} chooses the card" if answer else "chance picks the card"


def nothing_to_steal(game: Game) -> Played:
    """Somebody wants to steal from an empty hand."""
    if len(game.players) == 2:
        return burdened.nothing_left_after_an_interruption(game)
    return partings.nothing_to_steal(game)


def specials_for_two(game: Game) -> Game:
    """The game, with special items where there are two players."""
    return with_extension(Extension.SPECIAL_ITEMS)(game) if len(game.players) == 2 else game


def forbidden_items_and_postcards(game: Game) -> Game:
    """The game with forbidden items and postcards."""
    return with_extension(Extension.POSTCARDS)(with_extension(Extension.FORBIDDEN_ITEMS)(game))


UP_TO_FIVE: Final = (2, 3, 4, 5)
THREE_UP: Final = (3, 4, 5, 6)
SIX: Final = (6,)
EVENTS: Final = with_extension(Extension.EVENTS)
SPECIALS: Final = with_extension(Extension.SPECIAL_ITEMS)
OWN, EVERYBODY, NO_ORDER = "own-first", "everybody-first", "no-order"

RIVALS: Final[tuple[Rival, ...]] = (
    *rivals("own-first", OWN, EVERYBODY, game=partings.centre_before_others_have_travelled),
    *rivals("own-first", OWN, NO_ORDER, game=partings.centre_first),
    *rivals("own-first", EVERYBODY, NO_ORDER, game=partings.centre_first),
    *rivals("which-country", "own-or-centre", "any-on-the-table", game=partings.country_of_another),
    *rivals("acting", "must-act", "may-pass", game=partings.nothing_done),
    *rivals("limit-moment", "at-once", "end-of-action", game=partings.hand_grown_by_a_trade),
    *rivals(
        "limit-counts",
        "all-cards",
        "listed-cards",
        game=partings.hand_grown_by_a_trade,
        played_in=with_extension(Extension.POSTCARDS),
    ),
    *rivals("trade-sizes", "one-each", "gifts-allowed", game=partings.gift),
    *rivals("trades-between-others", "mover-only", "any-two", game=partings.trade_of_others),
    *rivals("bonus-for", "initiator", "both", game=partings.cards_traded),
    *rivals(
        "traded-cards",
        "hidden",
        "open",
        game=partings.cards_laid_out,
        asks=all_views,
        players=THREE_UP,
    ),
    *rivals(
        "own-discard-back",
        "may-take-back",
        "earlier-cards-only",
        game=partings.recycling_at_first,
    ),
    *rivals("passport-as-payment", "may-pay", "stays", game=partings.passport_for_a_theft),
    *rivals(
        "empty-victim", "refused", "cost-lost", game=nothing_to_steal, played_in=specials_for_two
    ),
    *rivals(
        "reshuffle-trigger",
        "whenever-empty",
        "last-card-only",
        game=partings.recycled_after_the_last_card,
        players=SIX,
    ),
    Rival(
        name="reshuffle-trigger: whenever-empty | last-card-only, up to five players",
        ruling="reshuffle-trigger",
        readings=("whenever-empty", "last-card-only"),
        agree=cards.pile_lasts,
        given=(ALL_THERE, WITHIN, LAID_OUT),
        players=UP_TO_FIVE,
        because="somebody who draws the last card leaves discards, as no hand is over the limit",
    ),
    *rivals(
        "reshuffle-or-limit",
        "reshuffle-first",
        "limit-first",
        game=partings.last_card_is_the_eighth,
    ),
    *rivals(
        "nothing-to-draw", "no-draw", "null-action", game=partings.draw_of_nothing, players=SIX
    ),
    Rival(
        name="nothing-to-draw: no-draw | null-action, up to five players",
        ruling="nothing-to-draw",
        readings=("no-draw", "null-action"),
        agree=cards.box_as_printed,
        given=(Given(holds=cards.something_to_draw),),
        players=UP_TO_FIVE,
        because="there is always a card to draw",
    ),
    *rivals(
        "event-instead",
        "no-other-card",
        "another-card",
        game=partings.event_drawn,
        played_in=EVENTS,
    ),
    *rivals(
        "used-events", "to-discards", "out-of-the-game", game=partings.event_drawn, played_in=EVENTS
    ),
    *rivals(
        "forbidden-postcards",
        "wins-anyway",
        "blocks-winning",
        game=burdened.fourth_postcard,
        played_in=forbidden_items_and_postcards,
    ),
    *rivals(
        "forbidden-after-disposal",
        "to-discards",
        "out-of-the-game",
        game=burdened.rid_of_a_forbidden_item,
        played_in=with_extension(Extension.FORBIDDEN_ITEMS),
    ),
    *rivals(
        "interrupted-turn",
        "interrupted-player",
        "interrupters-next-turn",
        game=burdened.theft_interrupted,
        played_in=SPECIALS,
    ),
    *rivals(
        "interrupted-cost",
        "lost",
        "given-back",
        game=burdened.theft_interrupted,
        played_in=SPECIALS,
    ),
    *rivals("limit-choice", "owner", "chance", game=partings.hand_grown_by_a_trade, asks=decider),
)
