"""A position to look at, with everything in it: as text for a terminal; `drawings` has the SVG."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from lexludi.kernel.table import itself
from lexludi.passengers.components import (
    ALL_VOTES,
    BERTHS,
    BOATS,
    COLOURS,
    Boat,
    Colour,
    Faction,
    Gift,
    Player,
    Round,
    spaces_of,
)
from lexludi.passengers.moves.gifts import effect_of
from lexludi.passengers.moves.placing import plan_of
from lexludi.passengers.scoring import demon_points, jester_halves, soul_points, winning_faction
from lexludi.passengers.state import Landing, Seat, Stage, State
from lexludi.passengers.telling import cards, gift, label, votes

LEGEND: Final = "> has the turn; (c) holds the coin; [ ] is face down, [open] lies open"


WINNERS: Final = {
    Faction.SOULS: "the side of the ferrymen",
    Faction.DEMONS: "the side of the smugglers",
    Faction.JESTER: "the Jester",
}


def picture(state: State) -> str:
    """What has to be done next, the players, the boats in play, then the Afterlands."""
    lines = [
        to_do(state),
        "",
        *(line for player in state.game.players for line in player_lines(state, player)),
        "",
        *(line for boat in BOATS for line in boat_lines(state, boat)),
        "",
        *(line for round in reversed(Round) for line in landing_lines(state, round)),
        *table_lines(state),
        LEGEND,
    ]
    return "\n".join(line.rstrip() for line in lines)


def to_do(state: State) -> str:
    """What has to be done next, and by whom."""
    turn = state.turn
    mover, when = turn.mover.value, f"round {turn.round.value}"
    match turn.stage:
        case Stage.MYSTERY:
            return f"{when}: {mover} places a mystery passenger"
        case Stage.PLACE:
            return f"{when}: {mover} places a passenger"
        case Stage.MASK:
            return f"{when}: {mover} takes a mask"
        case Stage.GIFT:
            return f"{when}: {mover} uses {gift(turn.gift)} ({effect_of(state).value})"
        case Stage.VOTE:
            return f"{when}: {mover} votes"
        case Stage.OVER:
            return f"the game is over: {score(state)}"


def score(state: State) -> str:
    """What the factions have scored, and which of them wins."""
    halves = jester_halves(state.game)
    parts = [f"souls {soul_points(state)}", f"demons {demon_points(state)}"]
    parts += [f"Jester {halves / 2:g}"] if halves else []
    winner = WINNERS[winning_faction(state)]
    return f"{', '.join(parts)}; the winner is {winner}"


def has_the_turn(state: State, player: Player) -> bool:
    """Whether it is a player's turn, which nobody has once the game is over."""
    return player is state.turn.mover and state.turn.stage is not Stage.OVER


def name(state: State, player: Player) -> str:
    """A player with the faction, and with the coin if it is there."""
    coin = " (c)" if player is state.coin.holder else ""
    return f"{player.value}{coin}, {state.factions[player].value.replace('-', ' ')}"


def player_lines(state: State, player: Player) -> list[str]:
    """Who a player is, the hand, and what lies in front of the player."""
    mark = ">" if has_the_turn(state, player) else " "
    return [
        f"{mark} {name(state, player)}",
        f"      hand: {cards(state.hands[player])}",
        f"      {', '.join(before(state, player))}",
    ]


def before(state: State, player: Player) -> Iterator[str]:
    """What lies in front of a player, and the ballot, if one is sealed."""
    yield votes(state.votes[player])
    yield from (gift(one) for one in gifts_of(state, player))
    if state.masks.held[player] is not Colour.NONE:
        yield f"the {state.masks.held[player].value} mask"
    if has_voted(state, player):
        yield f"has voted for the {state.ballots[player].value}"


def gifts_of(state: State, player: Player) -> list[Gift]:
    """The gifts that a player has taken in this round."""
    gifts = state.gifts
    return [one for one, taken in gifts.taken.items() if taken and gifts.takers[one] is player]


def has_voted(state: State, player: Player) -> bool:
    """Whether a player has sealed a ballot that is not open yet."""
    if state.turn.stage is not Stage.VOTE:
        return False
    order = [
        state.game.left_of(state.coin.holder, seats) for seats in range(len(state.game.players))
    ]
    return order.index(player) < order.index(state.turn.mover)


def passenger(seat: Seat) -> str:
    """Who sits on a space, and under which mask."""
    if not seat.taken:
        return "-"
    told = f"[{label(seat.card)}{', open' if seat.open else ''}]"
    return told if seat.mask is Colour.NONE else f"{told} under the {seat.mask.value} mask"


def boat_lines(state: State, boat: Boat) -> list[str]:
    """A boat in play: each space with what it brings, and who is there."""
    lines = [f"{boat.value} boat"]
    for space in spaces_of(boat):
        plan = plan_of(state, space)
        if plan.there:
            area = ", mask area" if plan.mask_area else ""
            brings = f"{gift(plan.gift)}, {votes(plan.votes)}{area}"
            lines.append(f"  {space.berth.number} ({brings}): {passenger(state.seats[space])}")
    return lines


def landing_lines(state: State, round: Round) -> list[str]:
    """A boat of the Afterlands, if it has sailed."""
    landing = state.afterlands[round]
    if not landing.sailed:
        return []
    return [f"Afterlands {round.value}, {landing.boat.value}: {aboard(landing)}"]


def aboard(landing: Landing) -> str:
    """Who has sailed, by spaces."""
    seats = [f"{place.number} {passenger(landing.seats[place])}" for place in BERTHS]
    return "  ".join(seats)


def table_lines(state: State) -> list[str]:
    """What belongs to nobody: votes and masks of the supply, hidden cards, and what is out."""
    left = [colour.value for colour in COLOURS if state.masks.left[colour]]
    lines = [
        f"supply: {votes(max(0, ALL_VOTES - state.votes.total(itself)))}, "
        f"masks {', '.join(left) or 'none'}"
    ]
    if state.mystery.size:
        lines.append(f"mystery passengers: {', '.join(map(label, state.mystery))}")
    if state.lost.size:
        lines.append(f"out of the game: {cards(state.lost)}")
    return lines
