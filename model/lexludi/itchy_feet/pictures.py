"""A position to look at, with everything in it: as text for a terminal; `drawings` has the SVG."""

from __future__ import annotations

from textwrap import wrap
from typing import Final

from lexludi.itchy_feet.components import NEEDED, Card, Extension, Player
from lexludi.itchy_feet.hands import has_won_by_postcards
from lexludi.itchy_feet.state import Stage, State
from lexludi.itchy_feet.telling import country, label
from lexludi.kernel.bag import Bag
from lexludi.kernel.row import Row

WIDTH: Final = 96  # columns of a line in the terminal, before it is broken
INDENT: Final = 8
KEPT: Final = "\u00a0"  # a space at which no line is broken
LEGEND: Final = "> has the turn; the pile is told from the top"


def picture(state: State) -> str:
    """What has to be done next, the players with their cards, then what belongs to nobody."""
    rows = [
        to_do(state),
        "",
        *(
            line
            for player in state.game.players
            for told in player_lines(state, player)
            for line in broken(told)
        ),
        "",
        *(line for told in table_lines(state) for line in broken(told)),
        LEGEND,
    ]
    return "\n".join(row.rstrip() for row in rows)


def cards(bag: Bag[Card]) -> str:
    """The cards of a hand or of the discards."""
    told = [
        label(one) if count == 1 else f"{count} x {label(one)}"
        for one, count in bag.counts.items()
        if count
    ]
    return ", ".join(told) or "nothing"


def needs(needed: Row[Card]) -> str:
    """What a country asks for."""
    return " + ".join(label(one) for one in needed.cells[:NEEDED])


def to_do(state: State) -> str:
    """What has to be done next, and by whom."""
    turn = state.turn
    mover, actor = turn.mover.value, turn.actor.value
    during = "" if turn.actor is turn.mover else f", in the turn of {mover}"
    match turn.stage:
        case Stage.ACT:
            return f"{mover} has to choose an action"
        case Stage.RECYCLE:
            return f"{mover} takes a card out of the discards"
        case Stage.TRADE:
            trade = state.trade
            return f"{trade.trader.value} and {trade.partner.value} lay out what they trade"
        case Stage.STEAL:
            return f"chance takes a card from {actor} for {mover}"
        case Stage.PICK:
            return f"{actor} takes a card out of the pile"
        case Stage.SWAP:
            return f"{actor} puts a card under the pile and draws one"
        case Stage.DRAW:
            return f"{actor} has to draw{during}"
        case Stage.DISCARD:
            return f"{actor} has to discard{during}"
        case Stage.SHUFFLE:
            return "the discards are shuffled and become the pile"
        case Stage.OVER:
            how = "with postcards" if has_won_by_postcards(state, turn.actor) else "in the centre"
            return f"the game is over, {actor} has won {how}"


def player_lines(state: State, player: Player) -> list[str]:
    """Who a player is, with the cards in the hand and the own country."""
    mark = ">" if has_the_turn(state, player) else " "
    hand = state.hands[player]
    return [
        f"{mark} {name(state, player)}",
        f"      hand {hand.size}: {cards(hand)}",
        f"      {own_country(state, player)}",
    ]


def has_the_turn(state: State, player: Player) -> bool:
    """Whether it is a player's turn, which nobody has once the game is over."""
    return player is state.turn.mover and state.turn.stage is not Stage.OVER


def name(state: State, player: Player) -> str:
    """A player, and the character where characters are played."""
    if not state.game.box.extensions[Extension.CHARACTERS]:
        return player.value
    return f"{player.value}, {state.characters[player].value.replace('-', ' ')}"


def own_country(state: State, player: Player) -> str:
    """A player's own country: what it asks for, and what of it the player lacks."""
    journeys = state.journeys
    own = journeys.countries[player]
    if journeys.travelled[player]:
        return f"{country(own)}: has been there"
    if not journeys.there[player]:
        return f"{country(own)}: somebody else has been there"
    needed = state.game.box.needs[own]
    return f"{country(own)}: {needs(needed)}, {lacking(state.hands[player], needed)}"


def lacking(hand: Bag[Card], needed: Row[Card]) -> str:
    """What a hand lacks to travel, but for what a special item stands for."""
    asked = [*needed, Card.PASSPORT]
    lacks = [label(one) for at, one in enumerate(asked) if asked[:at].count(one) >= hand[one]]
    return f"lacks {', '.join(lacks)}" if lacks else "lacks nothing"


def table_lines(state: State) -> list[str]:
    """What belongs to no player: the centre, the pile, the discards, and what is laid out."""
    journeys, trade = state.journeys, state.trade
    lines = [
        f"centre, {country(journeys.centre)}: {needs(state.game.box.needs[journeys.centre])}",
        f"pile {state.pile.size}: {', '.join(map(label, state.pile)) or 'nothing'}",
        f"discards {state.discards.size}: {cards(state.discards)}",
    ]
    if state.turn.stage is Stage.TRADE:
        lines.append(f"laid out by {trade.trader.value}: {cards(trade.given)}")
        lines.append(f"laid out by {trade.partner.value}: {cards(trade.taken)}")
    if state.removed.size:
        lines.append(f"out of the game: {cards(state.removed)}")
    if state.paid.size:
        lines.append(f"paid for the action under way: {cards(state.paid)}")
    return [*lines, *waiting_lines(state)]


def waiting_lines(state: State) -> list[str]:
    """What each player has still to draw or to discard, and who misses a turn."""
    turn = state.turn
    draws = [f"{one.value} {count}" for one, count in turn.to_draw.items() if count]
    drawing = [one.value for one, is_so in turn.event_draws.items() if is_so]
    discards = [one.value for one, is_so in turn.to_discard.items() if is_so]
    lines = [f"still to draw: {', '.join(draws)}"] if draws else []
    if drawing:
        lines.append(f"an event gives a card to: {', '.join(drawing)}")
    if discards:
        lines.append(f"an event takes a card of: {', '.join(discards)}")
    lines.extend(f"{one.value} misses a turn" for one, is_so in turn.skips.items() if is_so)
    return lines


def broken(line: str, width: int = WIDTH, indent: int = INDENT) -> list[str]:
    """A line in several that fit, none of which begins within the name of a card."""
    kept_together = line.replace(" ", KEPT).replace(f",{KEPT}", ", ")
    lines = wrap(kept_together, width, subsequent_indent=" " * indent)
    return [one.replace(KEPT, " ") for one in lines] or [""]
