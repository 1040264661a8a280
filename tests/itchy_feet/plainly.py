"""A position of Itchy Feet on plain lists and counters: nothing in it is from the model but names.

`plain_moves` says what a move makes of such a position, `plain_waiting` what comes before the turn
goes on.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, fields, replace
from functools import lru_cache
from typing import Any

from lexludi.itchy_feet.components import Box
from lexludi.itchy_feet.readings import Readings
from lexludi.itchy_feet.state import State

Cards = Counter[str]

WAITING = ("draw", "discard", "shuffle")
USING = ("pick", "swap")
BY_SOMEBODY = ("draw", "discard", "steal", "over", *USING)
SPECIALS = ("mousetrap", "moms-credit-card", "local-guide", "trading-post")


@dataclass
class Printed:
    """What is in the box, by names, and what is played with."""

    needs: dict[str, list[str]]
    texts: dict[str, str]
    any_time: set[str]
    abilities: dict[str, str]
    extensions: set[str]


@dataclass
class Position:
    """What lies where. Players are counted from 0; cards, countries and characters have names.

    `event_draws` counts what each player has still to draw for events, `to_draw` all other cards.
    `actor` is set where somebody in particular is due, `paid` and `emptied` where a chosen reading
    asks for them.
    """

    readings: dict[str, str]
    box: Printed
    pile: list[str]
    discards: Cards
    removed: Cards
    hands: list[Cards]
    countries: list[str]
    centre: str
    there: set[int]
    travelled: set[int]
    characters: list[str]
    mover: int
    stage: str
    actor: int | None = None
    acted: bool = False
    to_draw: tuple[int, ...] = ()
    event_draws: tuple[int, ...] = ()
    to_discard: frozenset[int] = frozenset()
    skips: frozenset[int] = frozenset()
    emptied: bool = False
    paid: Cards | None = None
    traders: tuple[int, int] | None = None
    given: Cards | None = None
    taken: Cards | None = None

    @property
    def hand(self) -> Cards:
        """The mover's hand."""
        return self.hands[self.mover]

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.hands)

    def copy(self) -> Position:
        """The same position, to be changed without changing this one."""
        return replace(
            self,
            pile=self.pile[:],
            discards=self.discards.copy(),
            removed=self.removed.copy(),
            hands=[hand.copy() for hand in self.hands],
            there=self.there.copy(),
            travelled=self.travelled.copy(),
            given=None if self.given is None else self.given.copy(),
            taken=None if self.taken is None else self.taken.copy(),
        )

    def clockwise(self, start: int) -> list[int]:
        """Everybody, clockwise, beginning with one player."""
        return [(start + seats) % self.players for seats in range(self.players)]

    def has_text(self, card: str, text: str) -> bool:
        """Whether that is written on a card."""
        return self.box.texts[card] == text

    @property
    def everything(self) -> Cards:
        """All cards of hands and piles, wherever they lie."""
        found = Counter(self.pile) + self.discards + self.removed
        for heap in (*self.hands, self.given or Counter(), self.taken or Counter()):
            found += heap
        return found


def named(counts: Any) -> Cards:
    """How many there are of each kind, by name."""
    return Counter({kind.value: count for kind, count in counts.items() if count})


@lru_cache(maxsize=256)
def by_name(readings: Readings) -> dict[str, str]:
    """The reading of each ruling, by name."""
    return {each.name: getattr(readings, each.name).value for each in fields(readings)}


@lru_cache(maxsize=256)
def printed(box: Box) -> Printed:
    """The box, by names."""
    return Printed(
        needs={place.value: [card.value for card in need] for place, need in box.needs.items()},
        texts={card.value: text.value for card, text in box.texts.items()},
        any_time={card.value for card, fact in box.any_time.items() if fact},
        abilities={one.value: ability.value for one, ability in box.abilities.items()},
        extensions={one.value for one, fact in box.extensions.items() if fact},
    )


def keeps_paid(readings: dict[str, str], stage: str) -> bool:
    """Whether it matters, by the readings chosen, which of the discards were paid just now."""
    back = readings["interrupted_cost"] == "given-back" and stage in ("recycle", "steal")
    return back or (readings["own_discard_back"] == "earlier-cards-only" and stage == "recycle")


def plain(state: State) -> Position:
    """The position by names; what means nothing at the moment is left out."""
    turn, journeys, players = state.turn, state.journeys, list(state.game.players)
    stage, readings = turn.stage.value, by_name(state.game.readings)
    waiting = stage in WAITING
    at = Position(
        readings=readings,
        box=printed(state.game.box),
        pile=[card.value for card in state.pile],
        discards=named(state.discards.counts),
        removed=named(state.removed.counts),
        hands=[named(hand.counts) for hand in state.hands],
        countries=[country.value for country in journeys.countries],
        centre=journeys.centre.value,
        there={at for at, fact in enumerate(journeys.there) if fact},
        travelled={at for at, fact in enumerate(journeys.travelled) if fact},
        characters=[character.value for character in state.characters],
        mover=players.index(turn.mover),
        stage=stage,
        actor=players.index(turn.actor),
        acted=turn.acted,
        to_draw=tuple(turn.to_draw),
        event_draws=tuple(map(int, turn.event_draws)),
        to_discard=frozenset(at for at, fact in enumerate(turn.to_discard) if fact),
        skips=frozenset(at for at, fact in enumerate(turn.skips) if fact),
        emptied=waiting and turn.emptied,
    )
    if keeps_paid(readings, stage):
        at.paid = named(state.paid.counts)
    if stage == "trade":
        at.traders = players.index(state.trade.trader), players.index(state.trade.partner)
        at.given, at.taken = named(state.trade.given.counts), named(state.trade.taken.counts)
    return tidied(at)


def tidied(at: Position) -> Position:
    """The position without what means nothing at its stage."""
    if at.readings["reshuffle_trigger"] != "last-card-only" or at.stage == "shuffle":
        at.emptied = False
    if at.stage not in WAITING:
        at.to_draw = at.event_draws = (0,) * at.players
        at.to_discard, at.emptied = frozenset(), False
    if at.stage not in (*WAITING, *USING):
        at.acted = False
    draws = zip(at.to_draw, at.event_draws, strict=True)
    queue = {one for one, waits in enumerate(draws) if any(waits)} | at.to_discard
    in_a_queue = at.stage == "shuffle" and len(queue) > 1
    if at.stage not in BY_SOMEBODY and not in_a_queue:
        at.actor = None
    if at.stage == "over":
        at.skips = frozenset()
    return at


def is_item(card: str) -> bool:
    """Whether a card is an item of a country."""
    return not (card in ("passport", "postcard", "forbidden-item") or is_special(card)) and (
        not is_event(card)
    )


def is_special(card: str) -> bool:
    """Whether a card is a special item."""
    return card in SPECIALS or card.startswith("special-")


def is_event(card: str) -> bool:
    """Whether a card is an event."""
    return card.startswith("event-")


def size(cards: Cards) -> int:
    """How many cards there are."""
    return sum(cards.values())
