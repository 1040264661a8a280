"""What has to be done before the turn goes on, worked out from the rulebook on plain counters.

It shares no code with the model. Start at `settle`.
"""

from __future__ import annotations

from tests.itchy_feet.plainly import Cards, Position, is_event, is_item, is_special, size

LIMIT = 7
FOR_EMPTY_HAND = 3
WINNING_POSTCARDS = 4


def payable(at: Position, card: str) -> bool:
    """Whether a card may be discarded for anything at all, unless it is to be rid of it."""
    return card != "forbidden-item" and not (
        card == "passport" and at.readings["passport_as_payment"] == "stays"
    )


def can_part(at: Position, hand: Cards) -> bool:
    """Whether a hand has a card that may be discarded."""
    return any(count and payable(at, card) for card, count in hand.items())


def too_large(at: Position, player: int) -> bool:
    """Whether a player has to discard a card for the limit."""
    hand = at.hands[player]
    if at.readings["limit_counts"] == "listed-cards":
        counted = sum(
            count
            for card, count in hand.items()
            if is_item(card) or is_special(card) or card == "passport"
        )
        return counted > LIMIT and can_part(at, hand)
    return size(hand) > LIMIT and can_part(at, hand)


def has_won(at: Position, player: int) -> bool:
    """Whether a player has won by postcards."""
    hand = at.hands[player]
    barred = at.readings["forbidden_postcards"] == "blocks-winning" and hand["forbidden-item"]
    return hand["postcard"] >= WINNING_POSTCARDS and not barred


def settle(at: Position) -> None:
    """What comes next: somebody has won, something has to be done first, or the turn goes on."""
    at.paid = at.traders = at.given = at.taken = None
    for player in range(at.players):
        if has_won(at, player):
            at.stage, at.actor = "over", player
            return
    start = at.mover if at.actor is None else at.actor
    found = _due(at)
    if found is not None:
        at.stage, players = found
        at.actor = next((one for one in at.clockwise(start) if one in players), start)
        return
    at.to_draw = at.event_draws = (0,) * at.players
    at.to_discard, at.emptied = frozenset(), False
    if at.acted:
        next_turn(at)
    else:
        at.stage = "act"


def _due(at: Position) -> tuple[str, set[int]] | None:
    """What has to be done first, and by whom in particular."""
    everybody = range(at.players)
    large = {one for one in everybody if too_large(at, one)}
    discarding = {one for one in at.to_discard if can_part(at, at.hands[one])}
    for_event = {one for one in everybody if at.event_draws[one]}
    waiting_to_draw = for_event or {one for one in everybody if at.to_draw[one]}
    drawing = waiting_to_draw if at.pile else set()
    at_once = at.readings["limit_moment"] == "at-once"
    limit_first = at.readings["reshuffle_or_limit"] == "limit-first"
    lying = size(at.discards) >= 1
    new_pile = lying and not at.pile
    if at.readings["reshuffle_trigger"] == "last-card-only":
        new_pile = at.emptied and lying
    limit_now = large and (at_once or not (discarding or drawing))
    if limit_now and limit_first and not (new_pile and not at_once and waiting_to_draw):
        return "discard", large
    if new_pile:
        return "shuffle", set()
    at.emptied = False
    if limit_now:
        return "discard", large
    if discarding:
        return "discard", discarding
    if drawing:
        return "draw", drawing
    return None


def next_turn(at: Position) -> None:
    """The next player's turn begins, but for those who miss it."""
    at.acted = False
    at.mover = (at.mover + 1) % at.players
    while at.mover in at.skips:
        at.skips -= {at.mover}
        at.mover = (at.mover + 1) % at.players
    at.stage, at.actor = "act", at.mover
    if not size(at.hand) and at.pile:
        at.stage = "draw"
        at.to_draw = tuple(FOR_EMPTY_HAND * (one == at.mover) for one in range(at.players))


def draw(at: Position) -> str:
    """The top card of the pile."""
    card = at.pile.pop(0)
    at.emptied = not at.pile
    return card


def befall(at: Position, event: str) -> None:
    """An event is played, and put where used events go."""
    used = at.removed if at.readings["used_events"] == "out-of-the-game" else at.discards
    used[event] += 1
    match at.box.texts[event]:
        case "all-draw":
            at.event_draws = (1,) * at.players
        case "all-discard":
            holding = {one for one in range(at.players) if can_part(at, at.hands[one])}
            at.to_discard = frozenset(holding)
        case "hands-left":
            at.hands = [at.hands[one - 1] for one in range(at.players)]


def drawn_by(at: Position, player: int) -> None:
    """A player draws a card, for an event if one asks for it; an event is played on the spot."""
    card, kind = draw(at), "event_draws" if at.event_draws[player] else "to_draw"
    if not is_event(card) or at.readings["event_instead"] == "no-other-card":
        waits = list(getattr(at, kind))
        waits[player] -= 1
        setattr(at, kind, tuple(waits))
    if is_event(card):
        befall(at, card)
    else:
        at.hands[player][card] += 1
