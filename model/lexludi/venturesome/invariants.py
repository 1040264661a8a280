"""What holds in every position of Venturesome, and what one move may change, as plain functions.

Each docstring is the claim in words. A further argument (a kind of card, a player, a threat)
stands for any one of them.
"""

from __future__ import annotations

from itertools import pairwise

from lexludi.kernel.table import Table
from lexludi.kernel.words import choose, every, how_many, implies, negate, same, some, total
from lexludi.venturesome.actions import GiveUp, Move, Play, TakeBack
from lexludi.venturesome.components import (
    ALL_CARDS,
    ALL_THREATS,
    CHARACTERS,
    EACH_COLOUR,
    ROUNDS,
    SYMBOLS,
    Card,
    Character,
    Game,
    Player,
    Threat,
    card,
    nine_of_each_colour,
    six_intimidations,
)
from lexludi.venturesome.expeditions import (
    can_play_something,
    end_place,
    hand_sizes,
    holds_some,
    lengths,
)
from lexludi.venturesome.moves.threats import takes
from lexludi.venturesome.state import Stage, State
from lexludi.venturesome.views import view

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


def sixty_three_cards(state: State) -> bool:
    """Hands, expeditions, treasure piles, deck and discards always hold 63 cards."""
    held = in_play(state) + in_treasures(state)
    return held + state.deck.size + state.discards.size == ALL_CARDS


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
    return threats.deck.size + lying == ALL_THREATS


def banned_has_a_card(state: State, character: Character) -> bool:
    """Only a character that has an intimidation card can be intimidated."""
    return implies(state.banned[character], state.game.box.intimidation[character] >= 1)


def one_ban_at_a_time(state: State) -> bool:
    """At most one character is intimidated at a time."""
    return how_many(state.banned) <= 1


def in_hands(state: State) -> int:
    """How many cards are in hands."""
    return state.hands.total(lambda hand: hand.size)


def in_expeditions(state: State) -> int:
    """How many cards lie in expeditions."""
    return state.expeditions.total(lambda row: row.size)


def in_play(state: State) -> int:
    """How many cards are in hands and expeditions."""
    return in_hands(state) + in_expeditions(state)


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


def hand_while_in_round(state: State, player: Player) -> bool:
    """Whoever is in the round holds a card, but for a mover who is about to resolve a threat or
    waits for the card that a Collector's partner gives back."""
    waiting = every((at(state, *LEAVING, Stage.HAND_BACK), player == state.turn.mover))
    stays = every((at(state, *ACTING), state.in_round[player], negate(waiting)))
    return implies(stays, hand_sizes(state)[player] >= 1)


def hand_unless_barren(state: State, player: Player) -> bool:
    """Whoever is in the round holds a card, as above, or nobody was dealt any."""
    return some((hand_while_in_round(state, player), barren(state)))


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


def treasure_in_the_box(state: State, kind: Card) -> bool:
    """No treasure pile holds more cards of a kind than the box."""
    most = state.game.box.cards[kind]
    return every(pile[kind] <= most for pile in state.treasures)


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


def what_lies_open_is_seen(state: State, player: Player) -> bool:
    """Every player sees all expeditions, all discards, the threats face up and who is named."""
    seen, threats = view(state, player), state.threats
    return every(
        (
            same(seen.expeditions, state.expeditions),
            same(seen.discards, state.discards),
            same(seen.threats_face_up, threats.face_up),
            same(seen.threat_discards, threats.discards),
            same(seen.banned, state.banned),
        )
    )
