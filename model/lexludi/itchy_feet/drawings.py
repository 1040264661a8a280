"""A position as SVG: for each player the own country and the hand, then what belongs to nobody.

Cards are told by kind with their number, each sort with a colour of its own. `kernel.svg` says how
it fits a page.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from lexludi.itchy_feet.components import Card, Country, Player, Sort
from lexludi.itchy_feet.pictures import broken, has_the_turn, name, own_country, waiting_lines
from lexludi.itchy_feet.pictures import to_do as what_is_to_be_done
from lexludi.itchy_feet.state import Stage, State
from lexludi.itchy_feet.telling import country, label
from lexludi.kernel.bag import Bag
from lexludi.kernel.svg import ACCENT, LETTERS, LINE, WIDTH, box, drawn, text

GAP: Final = 4
ABREAST: Final = 3
COLOURS: Final = {
    Sort.ITEM: "#1c7ed6",
    Sort.PASSPORT: "#2f9e44",
    Sort.POSTCARD: "#f2b705",
    Sort.FORBIDDEN: "#e03131",
    Sort.SPECIAL: "#7950f2",
    Sort.EVENT: "#868e96",
}
LEGEND: Final = (
    "framed: what is held of what is asked for, by the owner of the country, for the centre by the "
    "one who has the turn"
)


def drawing(state: State) -> str:
    """The position as an SVG element."""
    parts: list[str] = []
    to_do = what_is_to_be_done(state)
    bottom = _sentences(parts, [to_do], 0.0)
    for player in state.game.players:
        bottom = _player(parts, state, player, bottom + 6)
    bottom = _centre(parts, state, bottom + 10)
    bottom = _trade(parts, state, bottom)
    for place, bag in (
        ("discards", state.discards),
        ("of them, paid for the action under way", state.paid),
        ("out of the game", state.removed),
    ):
        if bag.size or bag is state.discards:
            bottom = _bag(parts, place, bag, bottom + 2)
    pile = f"pile: {_number(state.pile.size)}, from the top: {', '.join(map(label, state.pile))}"
    told = pile if state.pile.size else "pile: no cards"
    bottom = _sentences(parts, [told, *waiting_lines(state), LEGEND], bottom + 2)
    told = f"Position of Itchy Feet: {len(state.game.players)} players, {to_do}"
    return drawn(told, bottom + 6, parts)


def _player(parts: list[str], state: State, player: Player, top: float) -> float:
    """Draw what a player has; the lower edge."""
    journeys, hand = state.journeys, state.hands[player]
    own = journeys.countries[player]
    moves = has_the_turn(state, player)
    standing = ", has the turn" * moves
    parts.append(box(0, top, WIDTH, LINE + 2, opacity=0.24 if moves else 0.1))
    parts.append(text(GAP, top + 13, f"{name(state, player)}{standing}", bold=moves))
    top += LINE + 4
    if journeys.there[player]:
        top = _needs(parts, state, own, hand, f"{country(own)} asks for", top)
    else:
        top = _sentences(parts, [own_country(state, player)], top)
    return _bag(parts, "hand", hand, top + 2)


def _centre(parts: list[str], state: State, top: float) -> float:
    centre, hand = state.journeys.centre, state.hands[state.turn.mover]
    return _needs(parts, state, centre, hand, f"centre: {country(centre)} asks for", top)


def _needs(
    parts: list[str], state: State, place: Country, hand: Bag[Card], title: str, top: float
) -> float:
    """Draw what a country asks for, with a frame around what the hand holds; the lower edge."""
    needed = state.game.box.needs[place].cells
    held = [needed[:at].count(one) < hand[one] for at, one in enumerate(needed)]
    top = _sentences(parts, [title], top)
    return _cards(parts, [(one, "", is_so) for one, is_so in zip(needed, held, strict=True)], top)


def _trade(parts: list[str], state: State, top: float) -> float:
    trade = state.trade
    if state.turn.stage is not Stage.TRADE:
        return top
    top = _bag(parts, f"laid out by {trade.trader.value}", trade.given, top + 2)
    return _bag(parts, f"laid out by {trade.partner.value}", trade.taken, top + 2)


def _bag(parts: list[str], place: str, bag: Bag[Card], top: float) -> float:
    top = _sentences(parts, [f"{place}: {_number(bag.size)}"], top)
    held = [(one, count) for one, count in bag.counts.items() if count]
    times = [(one, f" \u00d7{count}" if count > 1 else "", False) for one, count in held]
    return _cards(parts, times, top)


def _cards(parts: list[str], cards: Sequence[tuple[Card, str, bool]], top: float) -> float:
    """Draw cards, how many of each, and which are framed, beside and below each other."""
    block = WIDTH / ABREAST
    for at, (one, times, framed) in enumerate(cards):
        below, beside = divmod(at, ABREAST)
        left, upper, width = beside * block + GAP / 2, top + 2 + below * LINE, block - GAP
        colour = COLOURS[one.sort]
        stroke, line = (ACCENT, 2.0) if framed else (colour, 1.0)
        height = LINE - 2
        parts.append(
            box(left, upper, width, height, fill=colour, opacity=0.16, stroke=stroke, line=line)
        )
        parts.append(box(left, upper, 3, height, fill=colour, opacity=1))
        parts.append(text(left + 6, upper + 11, f"{label(one)}{times}", bold=framed))
    return top + 2 + -(-len(cards) // ABREAST) * LINE


def _number(cards: int) -> str:
    return f"{cards} card" if cards == 1 else f"{cards or 'no'} cards"


def _sentences(parts: list[str], sentences: Iterable[str], top: float) -> float:
    """Write some sentences, in lines that fit; the lower edge."""
    for sentence in sentences:
        for line in broken(sentence, LETTERS, indent=3):
            top += LINE
            parts.append(text(2, top - 4, line))
    return top
