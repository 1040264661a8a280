"""What a written position has to keep to: what the rules of its game can come to.

`implausible` finds what no game could come to: other cards than the game has, a hand that is too
large, four postcards without a win, something to be done that has to wait for something else.
Positions that are `unchecked` may be implausible, for those who ask what a rule would do with them.
`moments` has what is asked of the single stages.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from lexludi.itchy_feet.components import (
    CARDS,
    CHARACTERS,
    EVENTS,
    Card,
    Player,
    Sort,
)
from lexludi.itchy_feet.readings import (
    ForbiddenAfterDisposal,
    InterruptedTurn,
    PassportAsPayment,
    UsedEvents,
    WhichCountry,
)
from lexludi.itchy_feet.state import State
from lexludi.itchy_feet.telling import label
from lexludi.itchy_feet.written.boxes import misprints
from lexludi.itchy_feet.written.moments import wrong_moment
from lexludi.kernel.bag import Bag
from lexludi.kernel.forms import Fault


def implausible(state: State) -> Iterator[Fault]:
    """Whatever no game could come to, as far as it is looked for."""
    yield from (Fault(("box", *one.path), one.problem) for one in misprints(state.game.box))
    yield from _other_cards(state)
    yield from _wrong_places(state)
    yield from _wrong_journeys(state)
    yield from _wrong_characters(state)
    yield from _wrong_skips(state)
    yield from wrong_moment(state)


def _other_cards(state: State) -> Iterator[Fault]:
    places = dict(_places(state))
    for kind in CARDS:
        found, there = sum(cards[kind] for cards in places.values()), state.game.copies(kind)
        if found != there:
            field = next((name for name, cards in places.items() if cards[kind]), "pile")
            problem = f"{found} cards '{kind.value}' in all, the game has {there}"
            yield Fault((field,), problem)


def _places(state: State) -> Iterator[tuple[str, Counter[Card]]]:
    """Where cards can lie, by field, and how many of each kind do."""
    yield "hands", _counted(state.hands)
    yield "trade", _counted([state.trade.given, state.trade.taken])
    yield "removed", _counted([state.removed])
    yield "discards", _counted([state.discards])
    yield "pile", Counter(state.pile)


def _counted(bags: Iterable[Bag[Card]]) -> Counter[Card]:
    found: Counter[Card] = Counter()
    for bag in bags:
        found.update(dict(bag.counts.items()))
    return found


def _wrong_places(state: State) -> Iterator[Fault]:
    """Whether cards lie where no rule brings them."""
    readings = state.game.readings
    events_go = readings.used_events is UsedEvents.OUT_OF_THE_GAME
    forbidden_go = readings.forbidden_after_disposal is ForbiddenAfterDisposal.OUT_OF_THE_GAME
    passports_stay = readings.passport_as_payment is PassportAsPayment.STAYS
    for kind in CARDS:
        event, forbidden = kind.sort is Sort.EVENT, kind is Card.FORBIDDEN_ITEM
        goes = (event and events_go) or (forbidden and forbidden_go)
        if state.removed[kind] and not goes:
            yield Fault(("removed",), f"no rule takes '{kind.value}' out of the game")
        if state.discards[kind] and goes:
            problem = f"'{kind.value}' leaves the game where it would be discarded"
            yield Fault(("discards",), problem)
        if state.paid[kind] > state.discards[kind]:
            problem = f"'{kind.value}' is not among the discards so often"
            yield Fault(("paid",), problem)
    if passports_stay and state.discards[Card.PASSPORT]:
        yield Fault(("discards",), "no passport is discarded, as one that stays pays for nothing")
    for player, hand in state.hands.items():
        yield from (_held_event(("hands", player.value), one) for one in EVENTS if hand[one])
    for name, bag in (("given", state.trade.given), ("taken", state.trade.taken)):
        yield from (_held_event(("trade", name), one) for one in EVENTS if bag[one])


def _held_event(path: tuple[str, str], one: Card) -> Fault:
    return Fault(path, f"{label(one)} is played as soon as it is drawn, see event.at-once")


def _wrong_journeys(state: State) -> Iterator[Fault]:
    journeys = state.journeys
    lying = Counter((*journeys.countries, journeys.centre))
    for player, country in journeys.countries.items():
        if lying[country] > 1:
            problem = f"{country.value} is on the table {lying[country]} times, there is one"
            yield Fault(("countries", player.value), problem)
    only_own = state.game.readings.which_country is WhichCountry.OWN_OR_CENTRE
    for player in state.game.players:
        been, there = journeys.travelled[player], journeys.there[player]
        if been and there:
            problem = f"{player.value} has been to the own country, see travel.removes-country"
            yield Fault(("gone",), problem)
        if only_own and not been and not there:
            problem = f"nobody but {player.value} travels there, see travel.own-or-centre"
            yield Fault(("gone", player.value), problem)


def _wrong_characters(state: State) -> Iterator[Fault]:
    if len(state.game.players) > len(CHARACTERS):
        return
    dealt = Counter(state.characters)
    for player, character in state.characters.items():
        if dealt[character] > 1:
            problem = f"{character.value} is dealt {dealt[character]} times, there is one"
            yield Fault(("characters", player.value), problem)


def _wrong_skips(state: State) -> Iterator[Fault]:
    loses = state.game.readings.interrupted_turn is InterruptedTurn.INTERRUPTERS_NEXT_TURN
    for player in _those(state):
        if not loses:
            problem = "nobody misses a turn for an interruption, see ruling interrupted-turn"
            yield Fault(("skips", player.value), problem)
        elif player is state.turn.mover:
            yield Fault(("skips", player.value), "has the turn, and so does not miss it")


def _those(state: State) -> list[Player]:
    return [player for player, is_so in state.turn.skips.items() if is_so]
