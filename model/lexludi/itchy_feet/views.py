"""What one player can see of a position, at any time."""

from __future__ import annotations

from dataclasses import dataclass

from lexludi.itchy_feet.actions import Disclosure
from lexludi.itchy_feet.components import NO_CARD, Card, Character, Player
from lexludi.itchy_feet.law import encodes
from lexludi.itchy_feet.readings import TradedCards
from lexludi.itchy_feet.setup import NO_CARDS
from lexludi.itchy_feet.state import Journeys, Stage, State, Turn
from lexludi.kernel.bag import Bag
from lexludi.kernel.row import Row
from lexludi.kernel.table import Table
from lexludi.kernel.words import choose, every, some


@dataclass(frozen=True, slots=True)
class View:
    """All that one player can see; of a trade only those concerned see the cards, and all see
    who they are. The pile is
    seen by whoever chooses a card of it."""

    hand: Bag[Card]
    hand_sizes: Table[Player, int]
    pile_size: int
    pile: Row[Card]
    discards: Bag[Card]
    removed: Bag[Card]
    trader: Player
    partner: Player
    given: Bag[Card]
    taken: Bag[Card]
    given_size: int
    taken_size: int
    journeys: Journeys
    characters: Table[Player, Character]
    turn: Turn


@encodes(
    "recycle.may-look",
    "trade.agreed",
    "setup.country",
    "setup.centre",
    "character.in-front",
)
def view(state: State, player: Player) -> View:
    """What a player sees: the own hand, all that lies open, and how many cards others hold."""
    trade = state.trade
    concerned = some((player == trade.trader, player == trade.partner))
    sees = some((concerned, state.game.readings.traded_cards is TradedCards.OPEN))
    return View(
        hand=state.hands[player],
        hand_sizes=state.hands.map(lambda hand: hand.size),
        pile_size=state.pile.size,
        pile=choose(looks_through_pile(state, player), state.pile.row, no_pile(state)),
        discards=state.discards,
        removed=state.removed,
        trader=trade.trader,
        partner=trade.partner,
        given=choose(sees, trade.given, NO_CARDS),
        taken=choose(sees, trade.taken, NO_CARDS),
        given_size=trade.given.size,
        taken_size=trade.taken.size,
        journeys=state.journeys,
        characters=state.characters,
        turn=state.turn,
    )


def looks_through_pile(state: State, player: Player) -> bool:
    """Whether a player is choosing a card of the pile."""
    return every((state.turn.stage == Stage.PICK, state.turn.actor == player))


def no_pile(state: State) -> Row[Card]:
    """What everybody else sees of the pile."""
    return Row.of(state.game.most_cards, NO_CARD)


def heard(disclosures: tuple[Disclosure, ...], player: Player) -> tuple[Disclosure, ...]:
    """What a player learns of the disclosures of a move: those made to the player."""
    return tuple(
        Disclosure(told.to, choose(told.to == player, told.cards, NO_CARDS)) for told in disclosures
    )
