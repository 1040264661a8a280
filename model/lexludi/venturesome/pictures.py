"""A position to look at, with everything in it: as text for a terminal; `drawings` has the SVG."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from textwrap import wrap
from typing import Final, TypeVar

from lexludi.kernel.bag import Bag
from lexludi.kernel.pile import Pile
from lexludi.venturesome.components import CHARACTERS, Card, Character, Player, Threat
from lexludi.venturesome.expeditions import can_play_something
from lexludi.venturesome.readings import BridgePair, DifferentCard, Stopping
from lexludi.venturesome.scoring import player_points, winners
from lexludi.venturesome.state import Stage, State
from lexludi.venturesome.telling import card, listed, name, threat_name

T = TypeVar("T")

WIDTH: Final = 96  # columns of a line in the terminal, before it is broken
INDENT: Final = 6
UNBROKEN: Final = "\u00a0"  # a space at which no line is broken
JUST_PLAYED: Final = (Stage.TAKE_BACK, Stage.EXCHANGE)  # where the last card played is spared
SHORT: Final = {Character.HUNTER: "Hunter"}
LEGEND: Final = "expeditions from left to right   > has the turn   - has left the round"


def picture(state: State) -> str:
    """What has to be done next, the players with their cards, then what belongs to nobody."""
    rows = [
        f"round {state.turn.round}: {to_do(state)}",
        "",
        *(line for player in state.game.players for line in _player(state, player)),
        "",
        *(line for told in table_lines(state) for line in _broken(told)),
        LEGEND,
    ]
    return "\n".join(row.replace(UNBROKEN, " ").rstrip() for row in rows)


def short(character: Character) -> str:
    """A character in one word."""
    return SHORT.get(character, name(character))


def label(one: Card) -> str:
    """What a card is, in two words."""
    return f"{short(one.character)} {one.symbol.value}"


def cards(bag: Bag[Card]) -> str:
    """The cards of a hand or a pile, by character."""
    told = []
    for character in CHARACTERS:
        found = [
            one.symbol.value if count == 1 else f"{one.symbol.value}{UNBROKEN}x{count}"
            for one, count in bag.counts.items()
            if count and one.character is character
        ]
        if found:
            told.append(f"{short(character)}: {', '.join(found)}")
    return "; ".join(told) or "nothing"


def threats(bag: Bag[Threat]) -> str:
    """The threats of a place on the table."""
    there = [threat_name(one) for one, count in bag.counts.items() for _ in range(count)]
    return ", ".join(there) or "none"


def banned(state: State) -> list[Character]:
    """The characters that nobody may play."""
    return [character for character, is_so in state.banned.items() if is_so]


def table_lines(state: State) -> list[str]:
    """What belongs to no player: threats, bans, decks and discards."""
    lying, bans = state.threats, banned(state)
    return [
        f"threats face up: {threats(lying.face_up)}",
        f"threats turned down: {threats(lying.resolved)}",
        f"threats discarded: {threats(lying.discards)}",
        f"threat deck {_deck(lying.deck, threat_name)}",
        f"nobody may play: {', '.join(map(name, bans))}" if bans else "nobody is intimidated",
        f"deck {_deck(state.deck, label)}",
        f"discards {state.discards.size}: {cards(state.discards)}",
    ]


def points(state: State) -> dict[Player, int]:
    """What each treasure pile is worth."""
    return {player: player_points(state, player) for player in state.game.players}


def result(state: State) -> str:
    """Who wins, were the game scored now."""
    worth = points(state)
    won = [player for player, wins in winners(state).items() if wins]
    if not won:
        return "nobody wins"
    told = listed(f"{player.value} ({worth[player]} points)" for player in won)
    return f"{told} win{'s' if len(won) == 1 else ''}"


def to_do(state: State) -> str:
    """What has to be done next, and by whom."""
    return TO_DO[state.turn.stage](state)


def _play(state: State) -> str:
    mover = state.turn.mover
    if not can_play_something(state, mover):
        return f"{mover.value} can play nothing: discards the hand and resolves a threat"
    may = " or discards the hand" * (state.game.readings.stopping is Stopping.MAY_STOP)
    return f"{mover.value} plays a card{may}"


def _just_played(state: State) -> str:
    return f"other than the {state.turn.end.value}most, just played,"


def _hand_back(state: State) -> str:
    turn = state.turn
    other_kind = state.game.readings.different_card is DifferentCard.OTHER_KIND
    which = "one of another kind" if other_kind else "another card"
    handed = f"{turn.partner.value}, handed {card(turn.received)},"
    return f"{handed} gives {turn.mover.value} {which} (Collector)"


def _rope_bridge(state: State) -> str:
    mover, readings = state.turn.mover, state.game.readings
    chooses = {
        BridgePair.RESOLVER: f"{mover.value} chooses",
        BridgePair.CHANCE: "chance decides",
        BridgePair.LEFT_NEIGHBOUR: f"{state.game.left_of(mover).value} chooses",
    }[readings.bridge_pair]
    return f"{chooses} which two neighbours of {mover.value} fall off the bridge"


def _sandstorm(state: State) -> str:
    left = state.turn.to_lose
    told = f"{left} cards" if left > 1 else "one more card"
    return f"the sandstorm takes {told} of {state.turn.mover.value}"


def _deal(state: State) -> str:
    return f"{state.turn.mover.value} is dealt a card, each player {state.turn.share} in all"


def _by_mover(told: str) -> Callable[[State], str]:
    return lambda state: f"{state.turn.mover.value} {told}"


TO_DO: Final[Mapping[Stage, Callable[[State], str]]] = {
    Stage.PLAY: _play,
    Stage.TAKE_BACK: lambda state: (
        f"{state.turn.mover.value} takes a card {_just_played(state)} back into the hand (Guide)"
    ),
    Stage.SWAP_HANDS: _by_mover("chooses with whom to swap hands (Adventurer)"),
    Stage.DRAW: _by_mover("draws a card (Professor)"),
    Stage.PUT_UNDER: _by_mover("puts a card of the hand under the deck (Professor)"),
    Stage.EXCHANGE: lambda state: (
        f"{state.turn.mover.value} exchanges a card {_just_played(state)} "
        "for one of another expedition (Aviator)"
    ),
    Stage.INTIMIDATE: _by_mover("chooses whom to intimidate (Artifact Hunter)"),
    Stage.HAND_OVER: _by_mover("hands a card over to somebody (Collector)"),
    Stage.HAND_BACK: _hand_back,
    Stage.THREAT: _by_mover("resolves a threat"),
    Stage.ROPE_BRIDGE: _rope_bridge,
    Stage.SANDSTORM: _sandstorm,
    Stage.REVEAL: lambda state: (
        f"a threat is revealed, {len(state.game.players)} in all, before {state.turn.mover.value} "
        "starts"
    ),
    Stage.SHUFFLE_THREATS: lambda state: (
        f"the discarded threats are shuffled into a new deck, before {state.turn.mover.value} "
        "starts"
    ),
    Stage.DEAL: _deal,
    Stage.SHUFFLE_CARDS: lambda state: (
        f"the discards are shuffled into a new deck, before {state.turn.mover.value} is dealt a "
        "card"
    ),
    Stage.OVER: lambda state: f"the game is over, {result(state)}",
}


def _player(state: State, player: Player) -> list[str]:
    hand, row, pile = state.hands[player], state.expeditions[player], state.treasures[player]
    lying = " | ".join(label(one).replace(" ", UNBROKEN) for one in row) or "nothing"
    return [
        f"{_mark(state, player)} {player.value}  {player_points(state, player)} points",
        *_broken(f"expedition {row.size}: {lying}", INDENT),
        *_broken(f"holds {hand.size}: {cards(hand)}", INDENT),
        *_broken(f"treasure {pile.size}: {cards(pile)}", INDENT),
    ]


def _mark(state: State, player: Player) -> str:
    if state.turn.stage is Stage.OVER:
        return " "
    if state.turn.mover is player:
        return ">"
    return " " if state.in_round[player] else "-"


def _deck(deck: Pile[T], told: Callable[[T], str]) -> str:
    """How many cards a deck has, and which are the first and the last."""
    lying = list(deck)
    if len(lying) <= 1:
        return f"{len(lying)}" + "".join(f": {told(one)}" for one in lying)
    return f"{len(lying)}: {told(lying[0])} on top, {told(lying[-1])} at the bottom"


def _broken(line: str, indent: int = 0) -> list[str]:
    """The line, broken where it is too long, but not after a colon."""
    return wrap(
        line.replace(": ", f":{UNBROKEN}"),
        WIDTH,
        initial_indent=" " * indent,
        subsequent_indent=" " * (indent + 4),
        break_on_hyphens=False,
    )
