"""Keeping up what only rival readings ask for; under the default readings nothing is kept."""

from __future__ import annotations

from dataclasses import replace

from lexludi.kernel.table import Table
from lexludi.kernel.words import choose, every, negate, some
from lexludi.viajantes.components import CAPACITY, Character, Face, Game, Player
from lexludi.viajantes.readings import (
    Alternation,
    EmptiedSuitcase,
    EmptyHandSwap,
    FirstByMove,
    FiveCardLimit,
    Gap,
    LastRound,
)
from lexludi.viajantes.state import Past, Story


def stories_matter(game: Game) -> bool:
    """Whether a chosen reading asks what happened to a suitcase earlier."""
    readings = game.readings
    return (
        readings.alternation is not Alternation.LAST_IN_COLUMN
        or readings.gap is Gap.STAYS
        or readings.emptied_suitcase is EmptiedSuitcase.FIRST_EVER_ONLY
        or readings.first_by_move is FirstByMove.FIRST_PUT_FREE
        or readings.five_card_limit is FiveCardLimit.EVER_ADDED
    )


def after_put(game: Game, past: Past, into: Character, face: Face) -> Past:
    """The past once a card has been put into a suitcase that way up."""
    if not stories_matter(game):
        return past
    story = past.stories[into]
    return _told(
        past,
        into,
        replace(
            story,
            ever_filled=True,
            ever_put=True,
            last_put=face,
            first_put=choose(story.ever_put, story.first_put, face),
            odd_puts=negate(story.odd_puts),
            added=_one_more(story.added),
        ),
    )


def after_arrival(game: Game, past: Past, into: Character) -> Past:
    """The past once a moved card has landed in a suitcase."""
    if not stories_matter(game):
        return past
    story = past.stories[into]
    return _told(past, into, replace(story, ever_filled=True, added=_one_more(story.added)))


def after_departure(game: Game, past: Past, source: Character, *, was_last: bool) -> Past:
    """The past once a card has been moved out; a card from further up leaves a gap."""
    if not stories_matter(game):
        return past
    story = past.stories[source]
    gaps = choose(was_last, story.gaps, choose(story.gaps < CAPACITY, story.gaps + 1, CAPACITY))
    return _told(past, source, replace(story, gaps=gaps))


def after_hand_emptied(game: Game, past: Past, player: Player, *, empty: bool) -> Past:
    """The past once a player has put a card and may have put the last one."""
    if game.readings.empty_hand_swap is EmptyHandSwap.ANY_EMPTY_HAND:
        return past
    return replace(past, emptied_by_putting=past.emptied_by_putting.replace(player, empty))


def after_hands_swapped(game: Game, past: Past, one: Player, other: Player) -> Past:
    """The past once two hands were exchanged: an empty hand is then nobody's own doing."""
    if game.readings.empty_hand_swap is EmptyHandSwap.ANY_EMPTY_HAND:
        return past
    emptied = past.emptied_by_putting.replace(one, False).replace(other, False)
    return replace(past, emptied_by_putting=emptied)


def after_turn(game: Game, past: Past, mover: Player, *, enough_closed: bool) -> Past:
    """The past once a turn has ended: who first saw enough suitcases closed."""
    if game.readings.last_round is LastRound.FROM_STARTER:
        return past
    first = every((enough_closed, negate(past.reached)))
    return replace(
        past,
        reached=some((past.reached, enough_closed)),
        closer=choose(first, mover, past.closer),
    )


def _one_more(added: int) -> int:
    return choose(added < CAPACITY, added + 1, CAPACITY)


def _told(past: Past, suitcase: Character, story: Story) -> Past:
    stories: Table[Character, Story] = past.stories.replace(suitcase, story)
    return replace(past, stories=stories)
