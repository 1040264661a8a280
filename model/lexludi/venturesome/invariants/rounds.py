"""How long a round can go on, and how far the decks last."""

from __future__ import annotations

from lexludi.kernel.words import choose, every, how_many, implies, negate, some, total
from lexludi.venturesome.actions import GiveUp, Move, Play
from lexludi.venturesome.components import (
    ALL_CARDS,
    ALL_THREATS,
    EACH_COLOUR,
    ROUNDS,
    SYMBOLS,
    Card,
    Character,
    Game,
    Player,
    card,
)
from lexludi.venturesome.expeditions import hand_sizes
from lexludi.venturesome.invariants.cards import (
    drawn_by_a_professor,
    in_expeditions,
    in_hands,
    in_treasures,
)
from lexludi.venturesome.invariants.table import barren
from lexludi.venturesome.stages import ACTING, DEALING, LEAVING, PREPARING, at
from lexludi.venturesome.state import Stage, State


def hand_while_in_round(state: State, player: Player) -> bool:
    """Whoever is in the round holds a card, but for a mover who is about to resolve a threat or
    waits for the card that a Collector's partner gives back."""
    waiting = every((at(state, *LEAVING, Stage.HAND_BACK), player == state.turn.mover))
    stays = every((at(state, *ACTING), state.in_round[player], negate(waiting)))
    return implies(stays, hand_sizes(state)[player] >= 1)


def hand_unless_barren(state: State, player: Player) -> bool:
    """Whoever is in the round holds a card, as above, or nobody was dealt any."""
    return some((hand_while_in_round(state, player), barren(state)))


def cards_to_come(state: State, kind: Card) -> int:
    """How many cards of a kind are in hands and in the deck."""
    held = state.hands.total(lambda hand: hand[kind])
    return held + state.deck.how_many(lambda one: one == kind)


def guides_to_come(state: State) -> int:
    """How many Guides are in hands and in the deck."""
    return total(cards_to_come(state, card(Character.GUIDE, symbol)) for symbol in SYMBOLS)


def cards_to_come_in_the_box(state: State, kind: Card) -> bool:
    """Hands and deck never hold more cards of a kind than the box."""
    return cards_to_come(state, kind) <= state.game.box.cards[kind]


def nine_guides_at_most(state: State) -> bool:
    """Hands and deck never hold more than nine Guides."""
    return guides_to_come(state) <= EACH_COLOUR


def turns_left(state: State) -> int:
    """A bound on the turns to come in the round: in each a card leaves the hands for good, or a
    Guide is played, which never returns. Where nobody was dealt a card, one turn each."""
    pending = how_many([at(state, Stage.TAKE_BACK)])
    usual = in_hands(state) + guides_to_come(state) + pending - drawn_by_a_professor(state)
    giving_up = how_many(state.in_round) - how_many([at(state, *LEAVING)])
    return choose(barren(state), giving_up, usual)


def most_turns(game: Game) -> int:
    """As many turns as a round can take: one for each card dealt and for each Guide."""
    return game.dealt_in_a_round + EACH_COLOUR


def turns_left_at_most(state: State) -> bool:
    """A round takes at most as many turns as cards were dealt and Guides there are, and while a
    turn begins there is at least one to come.

    Where a Guide is about to take a card back there is one to take back, which counts as dealt.
    """
    returning, acting = at(state, Stage.TAKE_BACK), at(state, *ACTING)
    most = state.game.dealt_in_a_round + drawn_by_a_professor(state)
    return every(
        (
            implies(returning, in_expeditions(state) >= 2),
            implies(acting, in_hands(state) + how_many([returning]) <= most),
            implies(acting, turns_left(state) <= most_turns(state.game)),
            implies(at(state, Stage.PLAY), turns_left(state) >= 1),
        )
    )


def turns_run_out(before: State, move: Move, after: State) -> bool:
    """Each turn lowers the bound on the turns to come in the round, and nothing raises it."""
    turn = 1 if isinstance(move, Play | GiveUp) else 0
    return implies(at(after, *ACTING), turns_left(after) + turn <= turns_left(before))


def deck_lasts(game: Game) -> bool:
    """Whether there are cards for all rounds without shuffling those discarded."""
    return ROUNDS * game.dealt_in_a_round <= ALL_CARDS


def threats_last(game: Game) -> bool:
    """Whether there are threats for all rounds without shuffling those discarded."""
    return ROUNDS * len(game.players) <= ALL_THREATS


def deck_by_round(state: State) -> bool:
    """Until discarded cards are shuffled, the deck holds what has not been dealt: throughout with
    two or three players, for two rounds with more."""
    turn, each_round = state.turn, state.game.dealt_in_a_round
    undealt = ALL_CARDS - turn.round * each_round
    acting = state.deck.size + drawn_by_a_professor(state) == undealt
    preparing = state.deck.size + in_hands(state) == undealt + each_round
    return implies(
        some((deck_lasts(state.game), turn.round <= 2)),
        every((implies(at(state, *ACTING), acting), implies(at(state, *PREPARING), preparing))),
    )


def cards_shuffled_late(state: State) -> bool:
    """Discarded cards are shuffled before the third round at the earliest, and never with two or
    three players."""
    late = every((negate(deck_lasts(state.game)), state.turn.round == ROUNDS))
    return implies(at(state, Stage.SHUFFLE_CARDS), late)


def threat_deck_by_round(state: State) -> bool:
    """Until discarded threats are shuffled, the threat deck holds what has not been revealed."""
    turn, players = state.turn, len(state.game.players)
    unseen = ALL_THREATS - turn.round * players
    threats = state.threats
    revealing = threats.deck.size + threats.face_up.size == unseen + players
    return implies(
        some((threats_last(state.game), turn.round <= 2)),
        every(
            (
                implies(at(state, *ACTING, *DEALING), threats.deck.size == unseen),
                implies(at(state, Stage.REVEAL, Stage.SHUFFLE_THREATS), revealing),
            )
        ),
    )


def threats_shuffled_late(state: State) -> bool:
    """Discarded threats are shuffled with five players only, before the third round."""
    late = every((negate(threats_last(state.game)), state.turn.round == ROUNDS))
    return implies(at(state, Stage.SHUFFLE_THREATS), late)


def share_as_large_as_can_be(state: State) -> bool:
    """Everybody is dealt a full hand, or as many cards as there are for all alike."""
    turn, game = state.turn, state.game
    more = (turn.share + 1) * len(game.players) + in_treasures(state) > ALL_CARDS
    full = turn.share == game.hand_size
    return implies(at(state, *DEALING), every((turn.share <= game.hand_size, some((full, more)))))


def short_deal_means_rich_players(state: State) -> bool:
    """A deal is short exactly where the treasure piles hold so much that too few cards are left."""
    short = state.turn.share < state.game.hand_size
    rich = in_treasures(state) + state.game.dealt_in_a_round > ALL_CARDS
    return implies(at(state, *DEALING), short == rich)


def deal_never_short(state: State) -> bool:
    """Everybody is dealt a full hand, unless it is the third round of four players or more."""
    usual = every((at(state, *DEALING), some((deck_lasts(state.game), state.turn.round <= 2))))
    return implies(usual, state.turn.share == state.game.hand_size)
