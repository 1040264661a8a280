"""Positions to plain data, as YAML and JSON write it, and back; nothing is lost on the way.

A position may be written short: `assembling` lists the defaults. What is written is checked (see
`plausible`), unless it says `unchecked: true`: then only names, bounds and the capacity of a
suitcase are, and the position may be one that no game comes to.
"""

from __future__ import annotations

from typing import Any

from msgspec import structs

from lexludi.kernel.forms import Faults, given, plain, read_form
from lexludi.kernel.readings import departures
from lexludi.kernel.writing import read_back, shortened
from lexludi.viajantes.pictures import carriages
from lexludi.viajantes.readings import Readings
from lexludi.viajantes.state import State, Story, Traffic
from lexludi.viajantes.written.assembling import assemble, game_of
from lexludi.viajantes.written.forms import PastForm, PositionForm, StoryForm, Traffics
from lexludi.viajantes.written.plausible import implausible

FLAGS: tuple[Traffics, ...] = (
    "item-put",
    "clothing-put",
    "item-moved",
    "clothing-moved",
    "gave",
)


def read_position(data: Any, players: int | None = None, readings: Readings | None = None) -> State:
    """The position that a form, or plain data, describe. Raises Faults, naming each field."""
    form = data if isinstance(data, PositionForm) else read_form(PositionForm, data)
    state = assemble(form, game_of(form, players, readings))
    if form.unchecked is not True and (faults := tuple(implausible(state))):
        raise Faults(faults)
    return state


def full_position(state: State) -> dict[str, Any]:
    """The position as plain data, with every field."""
    told: dict[str, Any] = plain(_full(state))
    return told


def position(state: State) -> dict[str, Any]:
    """The position as plain data, without what the defaults say; read back it is the same."""
    form = _without_empty(_full(state))
    told: dict[str, Any] = plain(shortened(form, lambda one: read_back(read_position, one, state)))
    return told


def _full(state: State) -> PositionForm:
    turn = state.turn
    return PositionForm(
        players=len(state.game.players),
        readings=departures(state.game.readings),
        characters=list(state.game.characters),
        carriages=carriages(state),
        seats=dict(state.seats.items()),
        suitcases={
            holder: [f"{card.kind.value} {card.face.value}" for card in suitcase.column]
            for holder, suitcase in state.suitcases.items()
        },
        closed={holder for holder, suitcase in state.suitcases.items() if suitcase.closed},
        hands={player: dict(hand.counts.items()) for player, hand in state.hands.items()},
        identities={player: (pair.first, pair.second) for player, pair in state.identities.items()},
        clothing=state.clothing,
        mover=turn.mover,
        starter=turn.starter,
        spent=turn.spent,
        points=dict(state.points.items()),
        bought=turn.bought,
        traffic={holder: _flags(traffic) for holder, traffic in turn.traffic.items()},
        over=turn.over,
        past=PastForm(
            stories={holder: _story(story) for holder, story in state.past.stories.items()},
            emptied_by_putting={
                player for player, did in state.past.emptied_by_putting.items() if did
            },
            reached=state.past.reached,
            closer=state.past.closer,
        ),
        unchecked=any(True for _ in implausible(state)),
    )


def _without_empty(form: PositionForm) -> PositionForm:
    """The form without the entries of its mappings that say nothing."""
    hands = {
        player: {kind: count for kind, count in hand.items() if count}
        for player, hand in given(form.hands, {}).items()
    }
    return structs.replace(
        form,
        suitcases={holder: cards for holder, cards in given(form.suitcases, {}).items() if cards},
        hands={player: hand for player, hand in hands.items() if hand},
        traffic={holder: flags for holder, flags in given(form.traffic, {}).items() if flags},
    )


def _story(story: Story) -> StoryForm:
    return StoryForm(
        ever_filled=story.ever_filled,
        ever_put=story.ever_put,
        last_put=story.last_put,
        first_put=story.first_put,
        odd_puts=story.odd_puts,
        added=story.added,
        gaps=story.gaps,
    )


def _flags(traffic: Traffic) -> set[Traffics]:
    facts = (
        traffic.item_put,
        traffic.clothing_put,
        traffic.item_moved,
        traffic.clothing_moved,
        traffic.gave,
    )
    return {flag for flag, fact in zip(FLAGS, facts, strict=True) if fact}
