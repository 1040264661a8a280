"""What a move makes of a position, worked out from the rulebook on plain lists and counters.

It shares no code with the model. Start at `after`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from lexludi.venturesome import actions
from lexludi.venturesome.actions import Move
from tests.venturesome.plainly import Position, Row, character_of, size

EFFECTS = {
    "guide": "take-back",
    "adventurer": "swap-hands",
    "professor": "draw",
    "aviator": "exchange",
    "artifact-hunter": "intimidate",
    "collector": "hand-over",
}
TAKEN = {
    "bog": ("chalice", "statuette"),
    "spiders-nest": ("ring", "statuette"),
    "collapsing-temple": ("chalice", "ankh"),
    "jaguar": ("map",),
    "volcanic-eruption": ("ring", "ankh"),
    "emergency-landing": ("1-gem", "2-gems"),
    "snow-avalanche": ("adventurer", "collector", "artifact-hunter"),
    "native": ("1-gem", "3-gems"),
    "storm": ("guide", "aviator", "professor"),
}


class Forbidden(Exception):
    """The rules do not allow the move."""


def needs(fact: bool) -> None:
    """Refuse the move unless the fact holds."""
    if not fact:
        raise Forbidden


def give(cards: Counter[str], card: str, taker: Counter[str]) -> None:
    """A card goes from one heap of cards to another."""
    needs(cards[card] >= 1)
    cards[card] -= 1
    taker[card] += 1


def playable(at: Position, card: str) -> bool:
    """Whether the mover may lay a card of the hand."""
    character = character_of(card)
    there = {character_of(other) for other in at.row}
    return at.hand[card] >= 1 and character not in there | at.banned


def after(before: Position, move: Move) -> Position:
    """The position that a move leads to. Raises Forbidden where the rules do not allow it."""
    stage, do = MOVES[type(move)]
    needs(before.stage == stage)
    at = before.copy()
    do(at, move)
    for heap in (at.discards, *at.hands, *at.treasures):
        assert min(heap.values(), default=0) >= 0
    return at


def allowed(before: Position, move: Move) -> bool:
    """Whether the rules allow a move."""
    try:
        after(before, move)
    except Forbidden:
        return False
    return True


def _play(at: Position, move: Any) -> None:
    card, character = move.card.value, move.card.character.value
    needs(playable(at, card))
    at.hand[card] -= 1
    at.row.insert(0 if move.end.value == "left" else len(at.row), card)
    last, alone = size(at.hand) == 0, len(at.inside) == 1
    idle = (
        character == "reporter"
        or (character in ("guide", "aviator") and len(at.row) == 1)
        or (character in ("adventurer", "aviator", "collector") and alone)
        or (character == "artifact-hunter" and alone and at.readings["lone_hunter"] == "skipped")
        or (character == "professor" and not at.deck)
    )
    if last and character == "artifact-hunter" and at.readings["hunter_last"] == "ban-lifted":
        at.banned.clear()
    if last and not (
        character == "guide" and not idle and at.readings["last_card"] == "guide-still-returns"
    ):
        at.stage = "threat"
    elif idle:
        _pass_on(at)
    else:
        at.stage = EFFECTS[character]
        at.end = move.end.value if at.stage in ("take-back", "exchange") else None


def _give_up(at: Position, move: Any) -> None:
    able = any(playable(at, card) for card in at.hand)
    needs(not able or at.readings["stopping"] == "may-stop")
    at.discards += at.hand
    at.hand.clear()
    at.stage = "threat"


def _pass_on(at: Position) -> None:
    """The turn goes to the next player clockwise who is still in the round."""
    turns = [(at.mover + seats) % len(at.hands) for seats in range(1, len(at.hands) + 1)]
    at.mover = next(player for player in turns if player in at.inside)
    at.stage, at.end, at.partner, at.received = "play", None, None, None


def _companion(at: Position, place: int) -> str:
    """A card of the mover's expedition other than the one just played."""
    needs(0 <= place < len(at.row))
    needs(place != (0 if at.end == "left" else len(at.row) - 1))
    return at.row[place]


def _target(at: Position, move: Any) -> int:
    other = int(move.other.value[1:]) - 1
    needs(other != at.mover and other in at.inside)
    return other


def _take_back(at: Position, move: Any) -> None:
    at.hand[_companion(at, move.place)] += 1
    del at.row[move.place]
    _pass_on(at)


def _swap_hands(at: Position, move: Any) -> None:
    other = _target(at, move)
    at.hands[at.mover], at.hands[other] = at.hands[other], at.hands[at.mover]
    _pass_on(at)


def _draw(at: Position, move: Any) -> None:
    needs(bool(at.deck))
    at.hand[at.deck.pop(0)] += 1
    at.stage = "put-under"


def _put_under(at: Position, move: Any) -> None:
    give(at.hand, move.card.value, Counter())
    at.deck.append(move.card.value)
    _pass_on(at)


def _exchange(at: Position, move: Any) -> None:
    theirs = at.rows[_target(at, move)]
    mine = _companion(at, move.place)
    needs(0 <= move.their_place < len(theirs))
    at.row[move.place], theirs[move.their_place] = theirs[move.their_place], mine
    _pass_on(at)


def _intimidate(at: Position, move: Any) -> None:
    needs(at.intimidation[move.character.value] >= 1)
    if at.readings["bans"] == "replaced":
        at.banned.clear()
    at.banned.add(move.character.value)
    _pass_on(at)


def _hand_over(at: Position, move: Any) -> None:
    at.partner, at.received = _target(at, move), move.card.value
    give(at.hand, move.card.value, at.hands[at.partner])
    at.stage = "hand-back"


def _hand_back(at: Position, move: Any) -> None:
    assert at.partner is not None
    same_kind = move.card.value == at.received
    needs(not same_kind or at.readings["different_card"] == "other-card")
    needs(at.hands[at.partner][move.card.value] >= (2 if same_kind else 1))
    give(at.hands[at.partner], move.card.value, at.hand)
    _pass_on(at)


def falls(threat: str, row: Row) -> set[int]:
    """The places from which a threat takes, where neither choice nor chance has a say."""
    if threat == "trap":
        return {0, len(row) - 1} if len(row) > 1 else set()
    if threat in ("sandstorm", "rope-bridge"):
        return {0, 1} if len(row) == 2 else set()
    return {place for place, card in enumerate(row) if set(card.split()) & set(TAKEN[threat])}


def _resolve(at: Position, move: Any) -> None:
    threat = move.threat.value
    give(at.face_up, threat, at.resolved)
    if threat in ("sandstorm", "rope-bridge") and len(at.row) > 2:
        at.stage, at.to_lose = threat, 2 if threat == "sandstorm" else 0
    else:
        _leave(at, falls(threat, at.row))


def _drop(at: Position, move: Any) -> None:
    needs(0 <= move.place < len(at.row) - 1)
    _leave(at, {move.place, move.place + 1})


def _lose(at: Position, move: Any) -> None:
    needs(0 <= move.place < len(at.row))
    at.discards[at.row.pop(move.place)] += 1
    at.to_lose -= 1
    if at.to_lose == 0:
        _leave(at, set())


def _leave(at: Position, lost: set[int]) -> None:
    """The mover leaves the round, and with the last of them the round is over."""
    for place, card in enumerate(at.row):
        (at.discards if place in lost else at.treasures[at.mover])[card] += 1
    at.row.clear()
    at.inside.remove(at.mover)
    if at.inside:
        _pass_on(at)
    elif at.round == 3:
        at.stage = "over"
    else:
        at.inside = set(range(len(at.hands)))
        at.round, at.mover = at.round + 1, (at.mover + 1) % len(at.hands)
        if at.readings["reshuffled_threats"] == "with-just-resolved":
            _clear_away(at)
        at.stage = "reveal" if at.threat_deck else "shuffle-threats"


def _clear_away(at: Position) -> None:
    at.threat_discards += at.resolved
    at.resolved.clear()


def _reveal(at: Position, move: Any) -> None:
    needs(bool(at.threat_deck))
    at.face_up[at.threat_deck.pop(0)] += 1
    if size(at.face_up) < len(at.hands):
        at.stage = "reveal" if at.threat_deck else "shuffle-threats"
        return
    _clear_away(at)
    cards = len(at.deck)
    if at.readings["shortage"] == "reshuffle-first":
        cards += size(at.discards)
    at.share = min(9 if len(at.hands) == 2 else 6, cards // len(at.hands))
    _deal_on(at)


def _deal_on(at: Position) -> None:
    """The next card is dealt or, if all have their share, the round begins."""
    if all(size(hand) == at.share for hand in at.hands):
        at.banned.clear()
        at.stage, at.share = "play", 0
    else:
        at.stage = "deal" if at.deck else "shuffle-cards"


def _shuffle_threat(at: Position, move: Any) -> None:
    give(at.threat_discards, move.threat.value, Counter())
    at.threat_deck.append(move.threat.value)
    at.stage = "shuffle-threats" if size(at.threat_discards) else "reveal"


def _deal(at: Position, move: Any) -> None:
    needs(bool(at.deck))
    at.hand[at.deck.pop(0)] += 1
    if at.readings["dealing"] == "one-at-a-time" or size(at.hand) == at.share:
        at.mover = (at.mover + 1) % len(at.hands)
    _deal_on(at)


def _shuffle_card(at: Position, move: Any) -> None:
    give(at.discards, move.card.value, Counter())
    at.deck.append(move.card.value)
    at.stage = "shuffle-cards" if size(at.discards) else "deal"


MOVES: dict[type[Any], tuple[str, Callable[[Position, Any], None]]] = {
    actions.Play: ("play", _play),
    actions.GiveUp: ("play", _give_up),
    actions.TakeBack: ("take-back", _take_back),
    actions.SwapHands: ("swap-hands", _swap_hands),
    actions.Draw: ("draw", _draw),
    actions.PutUnder: ("put-under", _put_under),
    actions.Exchange: ("exchange", _exchange),
    actions.Intimidate: ("intimidate", _intimidate),
    actions.HandOver: ("hand-over", _hand_over),
    actions.HandBack: ("hand-back", _hand_back),
    actions.Resolve: ("threat", _resolve),
    actions.Drop: ("rope-bridge", _drop),
    actions.Lose: ("sandstorm", _lose),
    actions.RevealThreat: ("reveal", _reveal),
    actions.ShuffleThreat: ("shuffle-threats", _shuffle_threat),
    actions.DealCard: ("deal", _deal),
    actions.ShuffleCard: ("shuffle-cards", _shuffle_card),
}
