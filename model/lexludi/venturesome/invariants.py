"""What holds in every position of Venturesome, and what one move may change, as plain functions.

Each docstring is the claim in words. A further argument (a kind of card, a player, a threat)
stands for any one of them.
"""

from __future__ import annotations

from itertools import pairwise

from lexludi.kernel.words import choose, every, how_many, implies, negate, same, some, total
from lexludi.venturesome.actions import Move, TakeBack
from lexludi.venturesome.components import (
    ALL_CARDS,
    CHARACTERS,
    EACH_COLOUR,
    ROUNDS,
    SYMBOLS,
    Card,
    Character,
    Player,
    Threat,
    card,
    nine_of_each_colour,
    six_intimidations,
)
from lexludi.venturesome.expeditions import can_play, end_place, hand_sizes, lengths
from lexludi.venturesome.state import Stage, State

# The stages in which players act, from the first step of a turn to the threat.
ACTING = (
    Stage.PLAY,
    Stage.TAKE_BACK,
    Stage.SWAP_HANDS,
    Stage.DRAW,
    Stage.PUT_UNDER,
    Stage.EXCHANGE,
    Stage.INTIMIDATE,
    Stage.HAND_OVER,
    Stage.HAND_BACK,
    Stage.THREAT,
    Stage.ROPE_BRIDGE,
    Stage.SANDSTORM,
)
EFFECT = ACTING[1:9]  # an effect is being resolved
LEAVING = ACTING[9:]  # the mover is about to leave the round
PREPARING = (Stage.REVEAL, Stage.SHUFFLE_THREATS, Stage.DEAL, Stage.SHUFFLE_CARDS)
DEALING = (Stage.DEAL, Stage.SHUFFLE_CARDS)
BEFORE_DEALING = (Stage.REVEAL, Stage.SHUFFLE_THREATS, Stage.OVER)
WITH_ANOTHER = (Stage.SWAP_HANDS, Stage.EXCHANGE, Stage.HAND_OVER, Stage.HAND_BACK)


def at(state: State, *stages: Stage) -> bool:
    """Whether one of these has to be done next."""
    return some(state.turn.stage == stage for stage in stages)


def cards_of(state: State, kind: Card) -> int:
    """How many cards of a kind there are, wherever they lie."""
    in_bags = state.hands.total(lambda bag: bag[kind]) + state.treasures.total(
        lambda bag: bag[kind]
    )
    in_rows = state.expeditions.total(lambda row: row.how_many(lambda one: one == kind))
    in_deck = state.deck.how_many(lambda one: one == kind)
    return in_bags + in_rows + in_deck + state.discards[kind]


def cards_conserved(state: State, kind: Card) -> bool:
    """There are always as many cards of each kind as in the box, whatever the box."""
    return cards_of(state, kind) == state.game.box.cards[kind]


def everywhere(state: State) -> int:
    """How many cards there are, wherever they lie."""
    held = state.hands.total(lambda bag: bag.size) + state.treasures.total(lambda bag: bag.size)
    laid = state.expeditions.total(lambda row: row.size)
    return held + laid + state.deck.size + state.discards.size


def sixty_three_cards(state: State) -> bool:
    """Hands, expeditions, treasure piles, deck and discards always hold 63 cards."""
    return everywhere(state) == ALL_CARDS


def box_as_printed(state: State) -> bool:
    """Each colour has nine cards, and there are six intimidation cards."""
    return every((nine_of_each_colour(state.game.box), six_intimidations(state.game.box)))


def threats_conserved(state: State, threat: Threat) -> bool:
    """Each threat is always in one place: deck, face up, resolved, or discarded."""
    threats = state.threats
    lying = threats.face_up[threat] + threats.resolved[threat] + threats.discards[threat]
    return threats.deck.how_many(lambda one: one == threat) + lying == 1


def twelve_threats(state: State) -> bool:
    """There are always twelve threats."""
    threats = state.threats
    lying = threats.face_up.size + threats.resolved.size + threats.discards.size
    return threats.deck.size + lying == 12


def banned_has_a_card(state: State, character: Character) -> bool:
    """Only a character that has an intimidation card can be intimidated."""
    return implies(state.banned[character], state.game.box.intimidation[character] >= 1)


def one_ban_at_a_time(state: State) -> bool:
    """At most one character is intimidated at a time."""
    return how_many(state.banned) <= 1


def in_play(state: State) -> int:
    """How many cards are in hands and expeditions."""
    hands = state.hands.total(lambda bag: bag.size)
    return hands + state.expeditions.total(lambda row: row.size)


def in_treasures(state: State) -> int:
    """How many cards lie in treasure piles."""
    return state.treasures.total(lambda bag: bag.size)


def drawn_by_a_professor(state: State) -> int:
    """1 while a Professor still has to put a card under the deck, else 0."""
    return how_many([at(state, Stage.PUT_UNDER)])


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
            implies(at(state, Stage.DEAL), state.deck.size >= 1),
            implies(at(state, Stage.SHUFFLE_CARDS), state.discards.size >= 1),
        )
    )


def expedition_has_room(state: State) -> bool:
    """Whoever plays a card has room for it in the expedition."""
    expedition = state.expeditions[state.turn.mover]
    return implies(at(state, Stage.PLAY), expedition.size < state.game.dealt_in_a_round)


def deck_has_room(state: State) -> bool:
    """A card put under the deck finds fewer than 63 there."""
    put = at(state, Stage.PUT_UNDER, Stage.SHUFFLE_CARDS)
    return implies(put, state.deck.size < ALL_CARDS)


def partner_is_another(state: State) -> bool:
    """Whom a Collector chose is another player."""
    return implies(at(state, Stage.HAND_BACK), negate(state.turn.partner == state.turn.mover))


def hand_while_in_round(state: State, player: Player) -> bool:
    """Whoever is in the round holds a card, but for a mover who is about to resolve a threat or
    waits for the card that a Collector's partner gives back."""
    waiting = every((at(state, *LEAVING, Stage.HAND_BACK), player == state.turn.mover))
    stays = every((at(state, *ACTING), state.in_round[player], negate(waiting)))
    return implies(stays, hand_sizes(state)[player] >= 1)


def threats_match_players(state: State) -> bool:
    """While a round is played, as many threats lie face up as players are in the round.

    A threat that is being resolved lies face down already, its player is still there.
    """
    resolving = how_many([at(state, Stage.ROPE_BRIDGE, Stage.SANDSTORM)])
    face_up = state.threats.face_up.size
    return implies(at(state, *ACTING), face_up + resolving == how_many(state.in_round))


def no_guide_meets_a_guide(state: State) -> bool:
    """While a Guide's effect is resolved, that Guide is the only one in the expedition."""
    expedition = state.expeditions[state.turn.mover]
    guides = expedition.how_many(lambda one: one.character == Character.GUIDE)
    there = expedition[end_place(expedition, state.turn.end)].character == Character.GUIDE
    return implies(at(state, Stage.TAKE_BACK), every((guides == 1, there)))


def guide_never_returned(before: State, move: TakeBack, after: State) -> bool:
    """A Guide never takes a Guide back into the hand."""
    returned = before.expeditions[before.turn.mover][move.place]
    return negate(returned.character == Character.GUIDE)


def steps_from(state: State, player: Player) -> int:
    """How many seats to the left of the mover a player sits."""
    found = 0
    for seats in range(1, len(state.game.players)):
        found = choose(state.game.left_of(state.turn.mover, seats) == player, seats, found)
    return found


def has_expedition(state: State, player: Player) -> bool:
    """Whether a player has a card in front."""
    return state.expeditions[player].size >= 1


def first_cards_in_turn(state: State, player: Player, other: Player) -> bool:
    """First cards are laid in turn order: nobody waits for a first turn while somebody who comes
    before them in the order has had one, but for the mover."""
    before = steps_from(state, player) < steps_from(state, other)
    both = every((state.in_round[player], state.in_round[other], before))
    moved = some((at(state, Stage.PLAY), negate(player == state.turn.mover)))
    relevant = every((at(state, *ACTING), both, moved))
    return implies(every((relevant, has_expedition(state, player))), has_expedition(state, other))


def mover_with_cards_comes_last(state: State, other: Player) -> bool:
    """While a mover's second card or a later one takes effect, everybody in the round has an
    expedition."""
    later = every((at(state, *EFFECT), state.expeditions[state.turn.mover].size >= 2))
    return implies(every((later, state.in_round[other])), has_expedition(state, other))


def aviator_has_a_target(state: State) -> bool:
    """While an Aviator's effect is resolved, another expedition in the round has a card."""
    mover = state.turn.mover
    return implies(
        at(state, Stage.EXCHANGE),
        some(
            every((negate(other == mover), state.in_round[other], has_expedition(state, other)))
            for other in state.game.players
        ),
    )


def collector_has_cards(state: State) -> bool:
    """While a Collector's effect is resolved, the mover and another player hold cards."""
    mover = state.turn.mover
    return implies(
        at(state, Stage.HAND_OVER),
        every(
            (
                state.hands[mover].size >= 1,
                some(
                    every((negate(other == mover), state.in_round[other], holds(state, other)))
                    for other in state.game.players
                ),
            )
        ),
    )


def holds(state: State, player: Player) -> bool:
    """Whether a player holds a card."""
    return state.hands[player].size >= 1


def partner_can_give_back(state: State) -> bool:
    """Whom a Collector chose is another player in the round, who holds the card handed over and
    another one."""
    turn = state.turn
    hand = state.hands[turn.partner]
    fits = every(
        (
            negate(turn.partner == turn.mover),
            state.in_round[turn.partner],
            hand[turn.received] >= 1,
            hand.size >= 2,
        )
    )
    return implies(at(state, Stage.HAND_BACK), fits)


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


def gave_up_truthfully(before: State, move: Move, after: State, kind: Card) -> bool:
    """Whoever gives up holds no card that could be played."""
    mover = before.turn.mover
    held = before.hands[mover].has(kind)
    return implies(held, negate(can_play(before, mover, kind.character)))


def banned_when_giving_up_empty(state: State, kind: Card) -> bool:
    """Whoever can play nothing with nothing in front holds only cards of a banned character."""
    mover = state.turn.mover
    unable = every(negate(can_play(state, mover, one)) for one in CHARACTERS)
    bare = state.expeditions[mover].size == 0
    held = state.hands[mover].has(kind)
    return implies(every((at(state, Stage.PLAY), unable, bare, held)), state.banned[kind.character])


def guides_to_come(state: State) -> int:
    """How many Guides are in hands and in the deck."""

    def is_guide(one: Card) -> bool:
        return one.character == Character.GUIDE

    held = state.hands.total(
        lambda hand: total(hand[card(Character.GUIDE, symbol)] for symbol in SYMBOLS)
    )
    return held + state.deck.how_many(is_guide)


def guides_all_told(state: State) -> int:
    """How many Guides there are, wherever they lie."""
    return total(cards_of(state, card(Character.GUIDE, symbol)) for symbol in SYMBOLS)


def nine_guides_at_most(state: State) -> bool:
    """No more than nine Guides are in hands and in the deck."""
    return guides_to_come(state) <= EACH_COLOUR


def turns_left(state: State) -> int:
    """A bound on the turns to come in the round: a card leaves the hands in each, or a Guide is
    played, which never returns."""
    pending = how_many([at(state, Stage.TAKE_BACK)])
    drawn = drawn_by_a_professor(state)
    return state.hands.total(lambda hand: hand.size) + guides_to_come(state) + pending - drawn


def turns_left_in_game(state: State) -> int:
    """A bound on the turns to come in the game."""
    most = state.game.dealt_in_a_round + EACH_COLOUR
    waiting = at(state, *PREPARING)
    now = choose(waiting, most, turns_left(state))
    return (ROUNDS - state.turn.round) * most + choose(at(state, Stage.OVER), 0, now)


def deck_by_round(state: State) -> bool:
    """In the first two rounds the deck holds what was not dealt in them."""
    turn, game = state.turn, state.game
    left = ALL_CARDS - turn.round * game.dealt_in_a_round
    playing = every((at(state, *ACTING), turn.round <= 2))
    return implies(playing, state.deck.size + drawn_by_a_professor(state) == left)
