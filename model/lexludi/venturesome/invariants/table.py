"""What lies where: hands, expeditions and threats are such as the moment of the round asks for."""

from __future__ import annotations

from itertools import pairwise

from lexludi.kernel.words import every, how_many, implies, negate, some
from lexludi.venturesome.components import ALL_CARDS, ROUNDS, Game
from lexludi.venturesome.expeditions import hand_sizes, lengths
from lexludi.venturesome.invariants.cards import (
    drawn_by_a_professor,
    in_play,
    in_treasures,
    sixty_three_cards,
    twelve_threats,
)
from lexludi.venturesome.stages import (
    ACTING,
    BEFORE_DEALING,
    DEALING,
    LEAVING,
    PREPARING,
    WITH_ANOTHER,
    at,
)
from lexludi.venturesome.state import Stage, State


def table_in_order(state: State) -> bool:
    """Hands, expeditions and decks are always such as the moment of the round asks for."""
    return every(
        (
            sixty_three_cards(state),
            no_more_than_dealt(state),
            who_is_out_has_nothing(state),
            mover_is_in_the_round(state),
            hands_are_held(state),
            effects_can_be_resolved(state),
            rounds_are_prepared(state),
            cards_are_dealt_evenly(state),
            there_is_something_to_deal(state),
        )
    )


def no_more_than_dealt(state: State) -> bool:
    """Players never have more cards than were dealt so far, but for one that was just drawn."""
    each_round, drawn = state.game.dealt_in_a_round, drawn_by_a_professor(state)
    most = state.turn.round * each_round
    return every(
        (
            implies(at(state, *PREPARING), in_treasures(state) + each_round <= most),
            implies(at(state, *ACTING), in_play(state) <= each_round + drawn),
            implies(at(state, *ACTING), in_play(state) + in_treasures(state) <= most + drawn),
        )
    )


def who_is_out_has_nothing(state: State) -> bool:
    """Whoever has left the round has no cards in hand and no expedition."""
    return every(
        some((there, every((held == 0, laid == 0))))
        for there, held, laid in zip(state.in_round, hand_sizes(state), lengths(state), strict=True)
    )


def mover_is_in_the_round(state: State) -> bool:
    """Whose turn it is has not left the round, nor has anybody between rounds."""
    return every(
        (
            implies(at(state, *ACTING), state.in_round[state.turn.mover]),
            implies(at(state, *PREPARING), every(state.in_round)),
            implies(at(state, Stage.OVER), negate(some(state.in_round))),
        )
    )


def barren(state: State) -> bool:
    """Whether the round is one for which nobody could be dealt a card."""
    nothing_left = ALL_CARDS - 2 * state.game.dealt_in_a_round < len(state.game.players)
    return every((nothing_left, state.turn.round == ROUNDS, in_play(state) == 0))


def hands_are_held(state: State) -> bool:
    """Players in the round hold cards, but for a mover who is about to leave it or awaits one."""
    mover, held = state.turn.mover, hand_sizes(state)
    leaving, giving = at(state, *LEAVING), at(state, Stage.HAND_BACK)
    holding = every(
        some((negate(there), every((some((leaving, giving)), player == mover)), held[player] >= 1))
        for player, there in state.in_round.items()
    )
    empty = at(state, *LEAVING, Stage.PLAY)
    return every(
        (
            implies(leaving, held[mover] == 0),
            implies(at(state, *ACTING), some((holding, every((barren(state), empty))))),
            implies(at(state, *BEFORE_DEALING), every(size == 0 for size in held)),
        )
    )


def effects_can_be_resolved(state: State) -> bool:
    """Whatever an effect or a threat needs is there while it is resolved."""
    turn = state.turn
    size = state.expeditions[turn.mover].size
    partner = every(
        (
            negate(turn.partner == turn.mover),
            state.in_round[turn.partner],
            hand_sizes(state)[turn.partner] >= 2,
        )
    )
    sand = at(state, Stage.SANDSTORM)
    return every(
        (
            implies(at(state, Stage.TAKE_BACK, Stage.EXCHANGE), size >= 2),
            implies(at(state, *WITH_ANOTHER), how_many(state.in_round) >= 2),
            implies(at(state, Stage.HAND_BACK), partner),
            implies(at(state, Stage.DRAW), state.deck.size >= 1),
            implies(at(state, Stage.PUT_UNDER), hand_sizes(state)[turn.mover] >= 2),
            implies(at(state, Stage.ROPE_BRIDGE), size >= 3),
            implies(sand, every((turn.to_lose >= 1, size > turn.to_lose))),
            implies(negate(sand), turn.to_lose == 0),
        )
    )


def rounds_are_prepared(state: State) -> bool:
    """Between rounds no expedition lies on the table, and a round has gone before."""
    bare = every(size == 0 for size in lengths(state))
    return every(
        (
            implies(at(state, *PREPARING, Stage.OVER), bare),
            implies(at(state, *PREPARING), state.turn.round >= 2),
            implies(at(state, Stage.OVER), state.turn.round == ROUNDS),
        )
    )


def cards_are_dealt_evenly(state: State) -> bool:
    """While cards are dealt, whoever comes later in the order has no fewer than the one before,
    nor more than one card more; there is enough for everybody's share."""
    turn, game, held = state.turn, state.game, hand_sizes(state)
    first = held[turn.mover]
    sizes = [first]
    for seats in range(1, len(game.players)):
        sizes.append(held[game.left_of(turn.mover, seats)])
    rising = every(one <= other for one, other in pairwise(sizes))
    enough = turn.share * len(game.players) + in_treasures(state) <= ALL_CARDS
    evenly = every((first < turn.share, sizes[-1] <= first + 1, rising, enough))
    return every(
        (
            implies(at(state, *DEALING), evenly),
            implies(negate(at(state, *DEALING)), turn.share == 0),
        )
    )


def there_is_something_to_deal(state: State) -> bool:
    """While cards are dealt there is a deck, or discarded cards that become one."""
    return every(
        (
            implies(at(state, Stage.DEAL), state.deck.size >= 1),
            implies(at(state, Stage.SHUFFLE_CARDS), state.discards.size >= 1),
        )
    )


def expedition_has_room(state: State) -> bool:
    """Whoever plays a card has room for it in the expedition."""
    expedition = state.expeditions[state.turn.mover]
    return implies(at(state, Stage.PLAY), expedition.size < state.game.dealt_in_a_round)


def left_with_a_card(state: State) -> bool:
    """Whoever has left the round took at least one of the cards dealt out of play, and so will
    the mover who is about to leave."""
    most = state.game.dealt_in_a_round + drawn_by_a_professor(state)
    gone = len(state.game.players) - how_many(state.in_round)
    of_others = in_play(state) - lengths(state)[state.turn.mover]
    return every(
        (
            implies(at(state, *ACTING), in_play(state) + gone <= most),
            implies(at(state, *LEAVING), of_others + gone + 1 <= most),
        )
    )


def most_in_an_expedition(game: Game) -> int:
    """A bound on the cards of an expedition: all that were dealt, but for one of each other."""
    return game.dealt_in_a_round - (len(game.players) - 1)


def expedition_at_most(state: State) -> bool:
    """No expedition holds all cards dealt in the round: each other player holds one of them, or
    has left with one."""
    most = most_in_an_expedition(state.game)
    return implies(at(state, *ACTING), every(size <= most for size in lengths(state)))


def deck_has_room(state: State) -> bool:
    """A card put under the deck finds fewer than 63 there."""
    put = at(state, Stage.PUT_UNDER, Stage.SHUFFLE_CARDS)
    return implies(put, state.deck.size < ALL_CARDS)


def partner_is_another(state: State) -> bool:
    """Whom a Collector chose is another player."""
    return implies(at(state, Stage.HAND_BACK), negate(state.turn.partner == state.turn.mover))


def threats_in_order(state: State) -> bool:
    """While a round is played, as many threats lie face up as players are in the round; between
    rounds fewer than there are players, and there is one to reveal or to shuffle."""
    threats, players = state.threats, len(state.game.players)
    revealing = at(state, Stage.REVEAL, Stage.SHUFFLE_THREATS)
    return every(
        (
            twelve_threats(state),
            threats_match_players(state),
            implies(at(state, *DEALING), threats.face_up.size == players),
            implies(revealing, threats.face_up.size < players),
            implies(at(state, Stage.REVEAL), threats.deck.size >= 1),
            implies(at(state, Stage.SHUFFLE_THREATS), threats.discards.size >= 1),
            implies(revealing, threats.resolved.size == 0),
        )
    )


def threats_left(state: State) -> int:
    """How many threats lie face up, with the one that is being resolved."""
    resolving = how_many([at(state, Stage.ROPE_BRIDGE, Stage.SANDSTORM)])
    return state.threats.face_up.size + resolving


def threats_match_players(state: State) -> bool:
    """While a round is played, as many threats lie face up as players are in the round.

    A threat that is being resolved lies face down already, and its player is still there.
    """
    return implies(at(state, *ACTING), threats_left(state) == how_many(state.in_round))
