"""What a move makes of a position, worked out from the rulebook on plain lists and counters.

It shares no code with the model. Start at `after`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import product
from typing import Any

from lexludi.itchy_feet import actions
from lexludi.itchy_feet.actions import Move
from lexludi.itchy_feet.components import Card, Player
from tests.itchy_feet.plain_waiting import can_part, drawn_by, payable, settle, too_large
from tests.itchy_feet.plainly import (
    Cards,
    Position,
    is_event,
    is_special,
    keeps_paid,
    size,
    tidied,
)

KIND = {card.value: card for card in Card}
INTERRUPTED = ("recycle", "trade", "steal")


class Forbidden(Exception):
    """The rules do not allow the move."""


def needs(fact: bool) -> None:
    """Refuse the move unless the fact holds."""
    if not fact:
        raise Forbidden


def give(cards: Cards, card: str, taker: Cards) -> None:
    """A card goes from one heap of cards to another."""
    needs(cards[card] >= 1)
    cards[card] -= 1
    taker[card] += 1


def after(before: Position, move: Move) -> Position:
    """The position that a move leads to. Raises Forbidden where the rules do not allow it."""
    stages, do = MOVES[type(move)]
    needs(before.stage in stages)
    at = before.copy()
    do(at, move)
    for heap in (at.discards, at.removed, *at.hands):
        assert min(heap.values(), default=0) >= 0
    return tidied(at)


def allowed(before: Position, move: Move) -> bool:
    """Whether the rules allow a move."""
    try:
        after(before, move)
    except Forbidden:
        return False
    return True


def _seat(player: Any) -> int:
    return int(player.value[1:]) - 1


def _can(at: Position, player: int, ability: str) -> bool:
    character = at.characters[player]
    return "characters" in at.box.extensions and at.box.abilities[character] == ability


def _done(at: Position) -> None:
    """The action of the turn is over; the mover is first in whatever it leads to."""
    at.acted = True
    settle(at)


def _to_draw(at: Position, counts: dict[int, int]) -> None:
    at.to_draw = tuple(counts.get(one, 0) for one in range(at.players))


def _draw(at: Position, _: Any) -> None:
    there = bool(at.pile)
    needs(there or at.readings["nothing_to_draw"] == "null-action")
    at.actor = at.mover
    _to_draw(at, {at.mover: 2 if _can(at, at.mover, "draws-two") else 1})
    _done(at)


def _draw_card(at: Position, _: Any) -> None:
    assert at.actor is not None
    drawn_by(at, at.actor)
    settle(at)


def _pay(at: Position, cards: list[str]) -> None:
    for card in cards:
        needs(payable(at, card))
        give(at.hand, card, at.discards)


def _recyclable(at: Position, card: str, paid: Cards) -> bool:
    there = at.discards[card]
    if at.readings["own_discard_back"] == "earlier-cards-only":
        there -= paid[card]
    return there >= 1 and not is_event(card)


def _pay_to_recycle(at: Position, cards: list[str]) -> None:
    _pay(at, cards)
    paid = Counter(cards)
    needs(any(_recyclable(at, card, paid) for card in at.discards))
    at.stage, at.paid = "recycle", paid
    if not keeps_paid(at.readings, at.stage):
        at.paid = None


def _recycle(at: Position, move: Any) -> None:
    _pay_to_recycle(at, [move.first.value, move.second.value])


def _recycle_for_one(at: Position, move: Any) -> None:
    needs(_can(at, at.mover, "recycles-for-one"))
    _pay_to_recycle(at, [move.card.value])


def _take_from_discards(at: Position, move: Any) -> None:
    needs(_recyclable(at, move.card.value, at.paid or Counter()))
    give(at.discards, move.card.value, at.hand)
    at.actor = at.mover
    _done(at)


def _open_trade(at: Position, move: Any) -> None:
    trader, partner = _seat(move.trader), _seat(move.partner)
    needs(trader != partner)
    needs(trader == at.mover or at.readings["trades_between_others"] == "any-two")
    holding = [size(at.hands[one]) >= 1 for one in (trader, partner)]
    gifts = at.readings["trade_sizes"] == "gifts-allowed"
    needs(any(holding) if gifts else all(holding))
    at.stage, at.traders, at.given, at.taken = "trade", (trader, partner), Counter(), Counter()


def _give(at: Position, move: Any) -> None:
    assert at.traders is not None
    assert at.given is not None
    give(at.hands[at.traders[0]], move.card.value, at.given)


def _take(at: Position, move: Any) -> None:
    assert at.traders is not None
    assert at.taken is not None
    give(at.hands[at.traders[1]], move.card.value, at.taken)


def _close_trade(at: Position, _: Any) -> None:
    assert at.traders is not None
    assert at.given is not None
    assert at.taken is not None
    sides = [size(at.given) >= 1, size(at.taken) >= 1]
    needs(any(sides) if at.readings["trade_sizes"] == "gifts-allowed" else all(sides))
    trader, partner = at.traders
    at.hands[trader] = +(at.hands[trader] + at.taken)
    at.hands[partner] = +(at.hands[partner] + at.given)
    at.actor, at.to_draw = at.mover, (0,) * at.players
    if trader == at.mover:
        both = at.readings["bonus_for"] == "both"
        _to_draw(at, {trader: 1, partner: int(both)})
        _done(at)
    else:
        settle(at)


def _steal(at: Position, move: Any) -> None:
    victim = _seat(move.victim)
    needs(victim != at.mover)
    _pay(at, [move.card.value])
    at.actor = at.mover
    if size(at.hands[victim]) == 0:
        needs(at.readings["empty_victim"] == "cost-lost")
        _done(at)
        return
    at.stage, at.actor, at.paid = "steal", victim, Counter([move.card.value])
    if not keeps_paid(at.readings, at.stage):
        at.paid = None


def _stolen_card(at: Position, move: Any) -> None:
    assert at.actor is not None
    give(at.hands[at.actor], move.card.value, at.hand)
    at.actor = at.mover
    _done(at)


def _pack(at: Position, country: str, move: Any) -> None:
    """The traveller's luggage is as the country wants it, and what it asks for is discarded."""
    needs(at.hand["passport"] >= 1)
    needs(at.hand["forbidden-item"] == 0)
    packed = [move.first.value, move.second.value, move.third.value]
    for card, item in zip(packed, at.box.needs[country], strict=True):
        needs(card == item or at.has_text(card, "stands-for-an-item"))
        give(at.hand, card, at.discards)


def _travel(at: Position, move: Any) -> None:
    whose = _seat(move.whose)
    needs(whose in at.there)
    needs(whose == at.mover or at.readings["which_country"] == "any-on-the-table")
    _pack(at, at.countries[whose], move)
    at.there.remove(whose)
    if whose == at.mover:
        at.travelled.add(whose)
    at.actor = at.mover
    _to_draw(at, {at.mover: 1})
    _done(at)


def _travel_to_centre(at: Position, move: Any) -> None:
    match at.readings["own_first"]:
        case "own-first":
            needs(at.mover in at.travelled)
        case "everybody-first":
            needs(len(at.travelled) == at.players)
    _pack(at, at.centre, move)
    at.stage, at.actor = "over", at.mover


def _get_rid(at: Position, move: Any) -> None:
    needs(payable(at, move.card.value))
    away = at.readings["forbidden_after_disposal"] == "out-of-the-game"
    give(at.hand, "forbidden-item", at.removed if away else at.discards)
    give(at.hand, move.card.value, at.discards)
    at.actor = at.mover
    _done(at)


def _smuggle(at: Position, move: Any) -> None:
    needs(_can(at, at.mover, "gives-forbidden"))
    needs(move.card.value == "forbidden-item")
    needs(_seat(move.other) != at.mover)
    give(at.hand, move.card.value, at.hands[_seat(move.other)])
    at.actor = at.mover
    _done(at)


def _use_special(at: Position, move: Any) -> None:
    player, card = _seat(move.player), move.card.value
    needs(is_special(card))
    any_time = card in at.box.any_time
    needs(any_time or player == at.mover)
    text = at.box.texts[card]
    needs(text in ("picks-from-pile", "swaps-with-pile", "nothing"))
    give(at.hands[player], card, at.discards)
    at.acted, at.actor = not any_time, player
    if text == "picks-from-pile":
        needs(any(not is_event(other) for other in at.pile))
        at.stage = "pick"
    elif text == "swaps-with-pile":
        needs(bool(at.pile) and can_part(at, at.hands[player]))
        at.stage = "swap"
    else:
        settle(at)


def _pick(at: Position, move: Any) -> None:
    assert at.actor is not None
    needs(0 <= move.place < len(at.pile))
    needs(not is_event(at.pile[move.place]))
    at.hands[at.actor][at.pile.pop(move.place)] += 1
    at.emptied = not at.pile
    settle(at)


def _put_under(at: Position, move: Any) -> None:
    assert at.actor is not None
    card = move.card.value
    needs(payable(at, card) and at.hands[at.actor][card] >= 1)
    at.hands[at.actor][card] -= 1
    at.pile.append(card)
    _to_draw(at, {at.actor: 1})
    settle(at)


def _interrupt(at: Position, move: Any) -> None:
    player, card = _seat(move.player), move.card.value
    needs(player != at.mover)
    needs(is_special(card) and at.has_text(card, "interrupts") and card in at.box.any_time)
    if at.traders is not None:
        needs(at.traders[0] == at.mover)
    give(at.hands[player], card, at.discards)
    if at.readings["interrupted_cost"] == "given-back" and at.paid is not None:
        for paid, count in at.paid.items():
            at.discards[paid] -= count
            at.hand[paid] += count
    if at.traders is not None:
        for trader, cards in zip(at.traders, (at.given, at.taken), strict=True):
            at.hands[trader] = +(at.hands[trader] + (cards or Counter()))
    at.actor = at.mover
    if at.readings["interrupted_turn"] == "interrupters-next-turn":
        at.skips |= {player}
        settle(at)
    else:
        _done(at)


def _discard(at: Position, move: Any) -> None:
    assert at.actor is not None
    card = move.card.value
    for_limit = too_large(at, at.actor) and not (
        at.readings["limit_moment"] == "end-of-action" and at.actor in at.to_discard
    )
    needs(payable(at, card))
    give(at.hands[at.actor], card, at.discards)
    if not for_limit:
        at.to_discard -= {at.actor}
    settle(at)


def _pass(at: Position, _: Any) -> None:
    if at.readings["acting"] == "must-act":
        needs(not _something_possible(at))
    at.actor = at.mover
    _done(at)


def _something_possible(at: Position) -> bool:
    """Whether an action of any sort can be done, by the cards that there are."""
    return any(allowed(at, move) for move in _actions(at))


def _actions(at: Position) -> Iterator[Move]:
    """Every action that the mover could think of."""
    players = list(Player)[: at.players]
    mover, held = players[at.mover], [KIND[card] for card, count in at.hand.items() if count]
    yield actions.Draw()
    yield from (actions.OpenTrade(mover, other) for other in players)
    yield from map(actions.GetRid, held)
    yield from map(actions.RecycleForOne, held)
    yield from (actions.Recycle(*cards) for cards in product(held, repeat=2))
    yield from (actions.Steal(*found) for found in product(held, players))
    yield from (actions.Smuggle(*found) for found in product(held, players))
    for card in held:
        if card.value not in at.box.any_time:
            yield actions.UseSpecial(mover, card)
    for cards in product(held, repeat=3):
        yield actions.TravelToCentre(*cards)
        yield from (actions.Travel(whose, *cards) for whose in players)


def _shuffle_card(at: Position, move: Any) -> None:
    give(at.discards, move.card.value, Counter())
    at.pile.append(move.card.value)
    if size(at.discards):
        return
    at.emptied = False
    settle(at)


Course = tuple[tuple[str, ...], Callable[[Position, Any], None]]
# When each move is due, and what it does.
MOVES: dict[type, Course] = {
    actions.Draw: (("act",), _draw),
    actions.DrawCard: (("draw",), _draw_card),
    actions.Recycle: (("act",), _recycle),
    actions.RecycleForOne: (("act",), _recycle_for_one),
    actions.TakeFromDiscards: (("recycle",), _take_from_discards),
    actions.OpenTrade: (("act",), _open_trade),
    actions.Give: (("trade",), _give),
    actions.Take: (("trade",), _take),
    actions.CloseTrade: (("trade",), _close_trade),
    actions.Steal: (("act",), _steal),
    actions.StolenCard: (("steal",), _stolen_card),
    actions.Travel: (("act",), _travel),
    actions.TravelToCentre: (("act",), _travel_to_centre),
    actions.GetRid: (("act",), _get_rid),
    actions.Smuggle: (("act",), _smuggle),
    actions.UseSpecial: (("act",), _use_special),
    actions.Pick: (("pick",), _pick),
    actions.PutUnder: (("swap",), _put_under),
    actions.Interrupt: (INTERRUPTED, _interrupt),
    actions.Discard: (("discard",), _discard),
    actions.Pass: (("act",), _pass),
    actions.ShuffleCard: (("shuffle",), _shuffle_card),
}
