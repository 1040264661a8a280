"""What must hold in Viajantes, said once more in plain Python: it shares no code with the model.

The functions look at cells, counts and names of a position and at nothing that the rules compute.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise

from lexludi.viajantes.actions import Buy, Look, MoveItem, Put, Stop, SwapHands, SwapPlaces
from lexludi.viajantes.components import Card, Character, Player
from lexludi.viajantes.state import State
from tests.viajantes.playing import Step

COST = {Put: 1, Look: 1, MoveItem: 1, SwapPlaces: 3, SwapHands: 4, Buy: 2, Stop: 0}


def cards(state: State, holder: Character) -> list[Card]:
    """The cards in a suitcase, first to last."""
    column = state.suitcases[holder].column
    return list(column.cells[: column.size])


def hand(state: State, player: Player) -> Counter[str]:
    """The cards in a hand."""
    return Counter({kind.value: count for kind, count in state.hands[player].counts.items()})


def closed(state: State) -> set[Character]:
    """The characters whose suitcases are closed."""
    return {holder for holder in state.game.characters if state.suitcases[holder].closed}


def everything(state: State) -> Counter[str]:
    """All item and clothing cards there are, wherever they are."""
    found = Counter({"clothing": state.clothing})
    for player in state.game.players:
        found += hand(state, player)
    for holder in state.game.characters:
        found += Counter(card.kind.value for card in cards(state, holder))
    return found


def check_position(state: State) -> None:
    """Assert what holds in every position that play can come to."""
    game, turn = state.game, state.turn
    number = len(game.players)
    assert everything(state) == {
        **{character.value: 5 for character in game.characters},
        "clothing": number + 2,
    }
    assert all(count >= 0 for each in game.players for count in hand(state, each).values())
    assert state.clothing >= 0
    for holder in game.characters:
        suitcase = state.suitcases[holder]
        assert 0 <= suitcase.column.size <= 5
        assert suitcase.closed == (suitcase.column.size == 5)
        assert all(
            cell == suitcase.column.blank for cell in suitcase.column.cells[suitcase.column.size :]
        )
    assert sorted(seat.value for seat in state.seats) == sorted(seat.value for seat in game.seats)
    identities = [each for pair in state.identities for each in (pair.first, pair.second)]
    assert sorted(each.value for each in identities) == sorted(
        each.value for each in game.characters
    )
    held = {player: state.points[player] for player in game.players}
    assert sum(held.values()) == 5
    assert all(0 <= points <= 5 for points in held.values())
    assert held[turn.mover] == 5 - turn.spent
    assert sum(bool(count) for player, count in held.items() if player is not turn.mover) <= 1
    if turn.over:
        assert number <= len(closed(state)) <= 2 * number
        assert turn.mover is turn.starter
    elif turn.mover is turn.starter and turn.spent == 0:
        assert len(closed(state)) < number


def check_step(step: Step) -> None:
    """Assert what one move may change, and that it changes what it should."""
    before, move, after = step.before, step.move, step.after
    frozen = closed(before)
    assert frozen <= closed(after)
    assert all(cards(before, holder) == cards(after, holder) for holder in frozen)
    for holder in before.game.characters:
        if holder not in frozen:
            assert before.seats[holder] is after.seats[holder]
    lay, laid = (
        sum(len(cards(state, holder)) for holder in state.game.characters)
        for state in (before, after)
    )
    assert laid - lay == isinstance(move, Put)
    assert before.identities == after.identities
    assert before.turn.starter is after.turn.starter
    assert {shown.to for shown in step.disclosures} <= {before.turn.mover}
    if not isinstance(move, Stop):
        assert after.turn.mover is before.turn.mover
        assert after.turn.spent - before.turn.spent == COST[type(move)]
    _check_effect(step)


def _check_effect(step: Step) -> None:
    before, move, after = step.before, step.move, step.after
    mover = before.turn.mover
    own, later = hand(before, mover), hand(after, mover)
    match move:
        case Put():
            old, new = cards(before, move.into), cards(after, move.into)
            assert new == [*old, Card(move.card, move.face)]
            assert not old or old[-1].face is not move.face
            assert own - later == {move.card.value: 1}
        case MoveItem():
            taken = cards(before, move.source)
            card = taken.pop(move.place)
            assert cards(after, move.source) == taken
            assert cards(after, move.into) == [*cards(before, move.into), card]
            assert own == later
        case Look():
            assert before.suitcases == after.suitcases
            assert [shown.kind for shown in step.disclosures] == [
                cards(before, move.suitcase)[move.place].kind
            ]
        case SwapPlaces():
            assert {move.one, move.other} <= closed(before)
            assert after.seats[move.one] is before.seats[move.other]
            assert after.seats[move.other] is before.seats[move.one]
            assert before.suitcases == after.suitcases
        case SwapHands():
            assert later == hand(before, move.other)
            assert hand(after, move.other) == own
        case Buy():
            assert later - own == {"clothing": 1}
            assert before.clothing - after.clothing == 1
        case Stop():
            players = before.game.players.members
            assert after.turn.mover is players[(players.index(mover) + 1) % len(players)]
            assert after.points[after.turn.mover] == 5
            assert before.suitcases == after.suitcases
            assert before.hands == after.hands


def check_game(played: Sequence[Step]) -> None:
    """Assert what holds of a whole game, from the deal to the end."""
    arrivals: Counter[Character] = Counter()
    bought = 0
    turns: Counter[Player] = Counter()
    touched = dict.fromkeys(played[0].before.game.characters, 0)
    for step in played:
        move = step.move
        if isinstance(move, Put | MoveItem):
            arrivals[move.into] += 1
            assert arrivals[move.into] == 1, "a second card into one suitcase in one turn"
        if isinstance(move, Buy):
            bought += 1
            assert bought == 1, "a second clothing card bought in one turn"
        if isinstance(move, MoveItem):
            touched[move.source] += 1
            touched[move.into] += 1
        if isinstance(move, Stop):
            turns[step.before.turn.mover] += 1
            arrivals.clear()
            bought = 0
            counts = [turns[player] for player in step.before.game.players]
            assert max(counts) - min(counts) <= 1
        for holder, moves in touched.items():
            faces = [card.face for card in cards(step.after, holder)]
            alike = sum(one is other for one, other in pairwise(faces))
            assert alike <= moves
    last = played[-1].after
    assert last.turn.over
    assert len({turns[player] for player in last.game.players}) == 1
