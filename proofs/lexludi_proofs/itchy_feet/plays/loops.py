"""Rounds of Itchy Feet that lead back to where they began, and the games that they begin from."""

from __future__ import annotations

from collections.abc import Iterator

from lexludi.itchy_feet import RULEBOOK
from lexludi.itchy_feet.actions import (
    CloseTrade,
    Discard,
    Draw,
    DrawCard,
    Give,
    Move,
    OpenTrade,
    Pass,
    ShuffleCard,
    Steal,
    StolenCard,
    Take,
)
from lexludi.itchy_feet.components import ITEMS, NO_CARD, Game
from lexludi.itchy_feet.hands import HAND_LIMIT
from lexludi.itchy_feet.legal import held
from lexludi.itchy_feet.setup import FIRST_ITEMS
from lexludi.itchy_feet.state import Stage, State
from lexludi_proofs.itchy_feet.plays.hands import all_cards_in_hands
from lexludi_proofs.itchy_feet.plays.under_way import ANY, GameUnderWay, Played, first_thing


def just_dealt(game: Game) -> Played:
    """A game in which nothing has been done yet."""
    return GameUnderWay(game).so_far()


def everybody_passes(state: State) -> Iterator[Move]:
    """A round in which nobody does anything."""
    return (Pass() for _ in state.game.players)


def all_hands_full(game: Game) -> Played:
    """A game in which all hands are full, and a card like the lowest of the pile is discarded."""
    players = len(game.players)
    twin = ITEMS.members[-1]
    drawn = (HAND_LIMIT - FIRST_ITEMS - 1) * players
    below = game.number_of_cards - (FIRST_ITEMS + 1) * players - drawn - 2
    table = GameUnderWay(game, pile=[*[ANY] * drawn, twin, *[ANY] * below, twin])
    table.everybody_draws(drawn // players)
    table.do(Draw(), DrawCard(), Discard(twin))
    return table.so_far()


def everything_drawn_and_discarded(state: State) -> Iterator[Move]:
    """Everybody discards what was drawn, and what is shuffled comes to lie as it lay before.

    The whole pile is drawn as often as there are players, so that it is the same player's turn.
    """
    order = list(state.pile)
    for _ in state.game.players:
        for one in order[:-1]:
            yield from drawn_and(Discard(one))
        yield from drawn_and(*map(ShuffleCard, order), Discard(order[-1]))


def drawn_and(*moves: Move) -> Iterator[Move]:
    """A card is drawn, and what that leads to."""
    yield Draw()
    yield DrawCard()
    yield from moves


def everybody_steals(game: Game) -> Played:
    """A game in which every action is a theft, up to a position to which it will come back."""
    table, met = GameUnderWay(game), set[State]()
    while table.state not in met:
        met.add(table.state)
        table.do(theft_goes_on(table.state))
    again = table.state
    table = GameUnderWay(game)
    while table.state != again:
        table.do(theft_goes_on(table.state))
    return table.so_far()


def stolen_there_and_back(state: State) -> Iterator[Move]:
    """Thefts, and what they lead to, until the game is where it was."""
    at = state
    while at is state or at != state:
        move = theft_goes_on(at)
        yield move
        at = RULEBOOK.play(at, move).state


def theft_goes_on(state: State) -> Move:
    """Whoever has the turn steals from the next player who has a card; what goes is the last card.

    The move follows from the position, so where a position is met twice the game goes round.
    """
    turn, game = state.turn, state.game
    match turn.stage:
        case Stage.ACT:
            others = (game.left_of(turn.mover, seats) for seats in range(1, len(game.players)))
            victims = (one for one in others if state.hands[one].size)
            # Who has nothing to pay, or nobody to rob, asks for what is refused.
            cost = [NO_CARD, *held(state.hands[turn.mover])][-1]
            return Steal(cost, next(victims, turn.mover))
        case Stage.STEAL:
            return StolenCard(held(state.hands[turn.actor])[-1])
        case _:
            return first_thing(state)


def six_hold_all_cards(game: Game) -> Played:
    """Six players hold all cards, and it is the turn of somebody with an odd number."""
    return all_cards_in_hands(game).so_far()


def traded_there_and_back(state: State) -> Iterator[Move]:
    """Each player trades with a neighbour, who then trades back: nobody has a bonus to draw."""
    order, at = state.game.players.members, state.game.players.position[state.turn.mover]
    turned = order[at:] + order[:at]
    for one, other in zip(turned[::2], turned[1::2], strict=True):
        mine, theirs = (held(state.hands[player])[0] for player in (one, other))
        yield from (OpenTrade(one, other), Give(mine), Take(theirs), CloseTrade())
        yield from (OpenTrade(other, one), Give(mine), Take(theirs), CloseTrade())
