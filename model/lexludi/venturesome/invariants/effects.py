"""What the effects of the characters find and leave behind, and what giving up is about."""

from __future__ import annotations

from lexludi.kernel.table import Table
from lexludi.kernel.words import every, implies, negate, same, some
from lexludi.venturesome.actions import Move, TakeBack
from lexludi.venturesome.components import CHARACTERS, Card, Character, Player, Threat
from lexludi.venturesome.expeditions import (
    can_play_something,
    end_place,
    hand_sizes,
    holds_some,
    lengths,
)
from lexludi.venturesome.invariants.cards import drawn_by_a_professor
from lexludi.venturesome.moves.threats import takes
from lexludi.venturesome.stages import ACTING, EFFECT, at
from lexludi.venturesome.state import Stage, State


def no_guide_meets_a_guide(state: State) -> bool:
    """While a Guide's effect is resolved, no other Guide is in the expedition."""
    expedition = state.expeditions[state.turn.mover]
    here = end_place(expedition, state.turn.end)
    others = expedition.where(lambda place, one: every((negate(place == here), is_guide(one))))
    return implies(at(state, Stage.TAKE_BACK), negate(some(others)))


def is_guide(one: Card) -> bool:
    """Whether a card shows a Guide."""
    return one.character == Character.GUIDE


def guide_never_returned(before: State, move: TakeBack, after: State) -> bool:
    """A Guide never takes a Guide back into the hand."""
    return negate(is_guide(before.expeditions[before.turn.mover][move.place]))


def first_turns_in_order(state: State) -> bool:
    """Nobody in the round waits for a first turn while somebody further on in the order has had
    one; while a card takes effect, only those who sit further on may still wait."""
    turn, size = state.turn, lengths(state)
    seated = [state.game.left_of(turn.mover, seats) for seats in range(len(state.game.players))]
    waits = [every((state.in_round[one], size[one] == 0)) for one in seated]
    started = [every((state.in_round[one], size[one] >= 1)) for one in seated]
    rising = every(
        implies(started[a], negate(waits[b]))
        for a in range(1, len(seated))
        for b in range(a + 1, len(seated))
    )
    nobody_waits = negate(some(waits[1:]))
    return every(
        (
            implies(at(state, *ACTING), rising),
            implies(at(state, *EFFECT), implies(size[turn.mover] >= 2, nobody_waits)),
            implies(at(state, *EFFECT), size[turn.mover] >= 1),
            implies(at(state, Stage.PLAY), implies(size[turn.mover] >= 1, nobody_waits)),
        )
    )


def another_has_some(state: State, counts: Table[Player, int]) -> bool:
    """Whether another player in the round has some of what is counted."""
    return some(
        every((negate(other == state.turn.mover), there, counts[other] >= 1))
        for other, there in state.in_round.items()
    )


def aviator_has_a_target(state: State) -> bool:
    """While an Aviator's effect is resolved, another expedition in the round has a card."""
    return implies(at(state, Stage.EXCHANGE), another_has_some(state, lengths(state)))


def collector_has_cards(state: State) -> bool:
    """While a Collector's effect is resolved, the mover and another player hold cards."""
    held = hand_sizes(state)
    both = every((held[state.turn.mover] >= 1, another_has_some(state, held)))
    return implies(at(state, Stage.HAND_OVER), both)


def partner_holds_the_card(state: State) -> bool:
    """Whom a Collector chose holds the card that was handed over."""
    turn = state.turn
    held = state.hands[turn.partner][turn.received]
    return implies(at(state, Stage.HAND_BACK), held >= 1)


def deck_kept_by_professors(before: State, move: Move, after: State) -> bool:
    """No effect changes the size of the deck, once a Professor has put a card under it."""
    was = before.deck.size + drawn_by_a_professor(before)
    return was == after.deck.size + drawn_by_a_professor(after)


def sizes_kept(before: State, move: Move, after: State, player: Player) -> bool:
    """An Aviator leaves every expedition as long as it was, and every hand as it is."""
    return every(
        (
            before.expeditions[player].size == after.expeditions[player].size,
            same(before.hands[player], after.hands[player]),
        )
    )


def gave_up_truthfully(before: State, move: Move, after: State) -> bool:
    """Whoever gives up holds no card that could be played."""
    return negate(can_play_something(before, before.turn.mover))


def banned_when_giving_up_empty(state: State) -> bool:
    """Whoever can play nothing with nothing in front holds only cards of a banned character."""
    mover = state.turn.mover
    unable = every((at(state, Stage.PLAY), negate(can_play_something(state, mover))))
    bare = lengths(state)[mover] == 0
    banned = every(implies(holds_some(state, mover, one), state.banned[one]) for one in CHARACTERS)
    return implies(every((unable, bare)), banned)


def mirrored(state: State, threat: Threat) -> bool:
    """Seen from the other side of the table, a threat takes the same cards of an expedition."""
    row = state.expeditions[state.game.players.members[0]]
    mirror = row.reversed()
    return every(
        implies(
            row.size == size,
            every(
                every(
                    (
                        takes(threat, row, place) == takes(threat, mirror, size - 1 - place),
                        row[place] == mirror[size - 1 - place],
                    )
                )
                for place in range(size)
            ),
        )
        for size in range(row.capacity + 1)
    )
