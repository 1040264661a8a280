"""Between rounds: new threats, new hands, and decks that run out in the middle of it."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random
from typing import TypeVar

import pytest

from lexludi.kernel.bag import Bag
from lexludi.kernel.pile import Pile
from lexludi.kernel.table import Table
from lexludi.venturesome.actions import (
    DealCard,
    GiveUp,
    Resolve,
    RevealThreat,
    ShuffleCard,
    ShuffleThreat,
)
from lexludi.venturesome.components import (
    ALL_CARDS,
    CARDS,
    NO_CARD,
    THREATS,
    Card,
    Character,
    Game,
    Player,
    game_for,
)
from lexludi.venturesome.legal import moves
from lexludi.venturesome.playing import pick
from lexludi.venturesome.readings import Dealing, Readings, ReshuffledThreats, Shortage
from lexludi.venturesome.setup import empty_expedition, fresh_turn, nobody_banned
from lexludi.venturesome.state import Stage, State, Threats
from tests.venturesome.plainly import size
from tests.venturesome.playing import PLAYERS, M, Step, positions, step
from tests.venturesome.rivals import chosen

K = TypeVar("K")
HAND = {2: 9, 3: 6, 4: 6, 5: 6}


def counted(cards: list[K]) -> dict[K, int]:
    """How many there are of each kind."""
    return dict(Counter(cards))


def last_threat(
    players: int, round: int, treasure: int, seed: int, readings: Readings | None = None
) -> State:
    """The end of a round: the last player faces the last threat with nothing to lose to it.

    So many cards lie in the treasure piles, shared out by chance; the others are discarded or in
    the deck, which nothing but the deals has made smaller.
    """
    random = Random(seed)
    game = game_for(players, readings)
    cards = [kind for kind, count in game.box.cards.items() for _ in range(count)]
    random.shuffle(cards)
    left = len(cards) - round * game.dealt_in_a_round
    deck, hoards, discards = (
        cards[:left],
        cards[left : left + treasure],
        cards[left + treasure :],
    )
    owners = [random.choice(game.players.members) for _ in hoards]
    mover = random.choice(game.players.members)
    return State(
        game=game,
        deck=Pile.of(ALL_CARDS, NO_CARD, deck),
        discards=Bag.of(CARDS, counted(discards)),
        hands=Table.filled(game.players, Bag.of(CARDS)),
        expeditions=Table.filled(game.players, empty_expedition(game)),
        treasures=Table.of(game.players, lambda one: treasure_of(one, owners, hoards)),
        threats=threats_at_the_end(game, round, random),
        banned=nobody_banned().replace(Character.GUIDE, True),
        in_round=Table.filled(game.players, False, {mover: True}),
        turn=fresh_turn(game, round, mover, Stage.THREAT),
    )


def treasure_of(player: Player, owners: list[Player], hoards: list[Card]) -> Bag[Card]:
    """The cards that belong to a player."""
    own = [one for owner, one in zip(owners, hoards, strict=True) if owner is player]
    return Bag.of(CARDS, counted(own))


def threats_at_the_end(game: Game, round: int, random: Random) -> Threats:
    """The threats when all but one of a round are resolved."""
    players = len(game.players)
    order = random.sample(THREATS.members, len(THREATS))
    begun = round * players
    earlier, now, later = order[: begun - players], order[begun - players : begun], order[begun:]
    return Threats(
        deck=Pile.of(len(THREATS), THREATS.members[0], later),
        face_up=Bag.of(THREATS, {now[0]: 1}),
        resolved=Bag.of(THREATS, counted(now[1:])),
        discards=Bag.of(THREATS, counted(earlier)),
    )


def until_the_next_turn(state: State, seed: int) -> list[Step]:
    """What happens from the last threat of a round to the first turn of the next one."""
    random = Random(seed)
    made = [step(state, pick(state, random))]
    while made[-1].after.turn.stage is not Stage.PLAY:
        made.append(step(made[-1].after, pick(made[-1].after, random)))
    return made


def next_round(
    players: int, round: int, treasure: int, seed: int = 0, readings: Readings | None = None
) -> list[Step]:
    """What happens between two rounds."""
    return until_the_next_turn(last_threat(players, round, treasure, seed, readings), seed)


def done(made: list[Step], kind: type[M]) -> list[tuple[Step, M]]:
    """The steps of one kind, each with its move."""
    return [(each, each.move) for each in made if isinstance(each.move, kind)]


def shuffled_in(made: list[Step]) -> list[str]:
    """The cards of the new deck, top first."""
    return [move.card.value for _, move in done(made, ShuffleCard)]


def threats_shuffled_in(made: list[Step]) -> list[str]:
    """The threats of the new deck of threats, top first."""
    return [move.threat.value for _, move in done(made, ShuffleThreat)]


SHORT = [
    *((4, treasure) for treasure in (0, 20, 39, 40, 43, 44, 47, 48)),
    *((5, treasure) for treasure in (0, 20, 33, 34, 38, 39, 48, 55, 58)),
]


@pytest.mark.parametrize(("players", "treasure"), SHORT)
def test_all_get_equally_many_cards_and_as_many_as_there_are_for_all(
    players: int, treasure: int
) -> None:
    made = next_round(players, 2, treasure)
    there = ALL_CARDS - treasure
    share = min(6, there // players)
    start = made[-1].became
    assert {size(hand) for hand in start.hands} == {share}
    assert (share < 6) == (treasure >= {4: 40, 5: 34}[players])
    assert len(start.deck) + size(start.discards) == there - players * share
    assert start.share == 0


@pytest.mark.parametrize(("players", "treasure"), SHORT)
def test_what_cannot_be_divided_stays_in_the_deck(players: int, treasure: int) -> None:
    made = next_round(players, 2, treasure)
    there, start = ALL_CARDS - treasure, made[-1].became
    if there < 6 * players:
        assert len(start.deck) == there % players
        assert size(start.discards) == 0


@pytest.mark.parametrize("players", [4, 5])
def test_the_third_deal_always_shuffles_the_discards_with_four_or_five(players: int) -> None:
    made = next_round(players, 2, 0)
    sorts = [type(each.move) for each in made]
    assert sorts.count(DealCard) == 6 * players
    assert Counter(shuffled_in(made)) == made[0].became.discards
    first = sorts.index(ShuffleCard)
    assert sorts[:first].count(DealCard) == len(made[0].was.deck) == {4: 15, 5: 3}[players]
    assert made[first].was.deck == []
    assert set(sorts[first : first + len(shuffled_in(made))]) == {ShuffleCard}


@pytest.mark.parametrize("dealing", Dealing)
@pytest.mark.parametrize(("players", "treasure"), [(2, 30), (3, 30), (4, 24), (4, 45), (5, 52)])
def test_cards_are_dealt_from_the_top_beginning_with_who_starts(
    players: int, treasure: int, dealing: Dealing
) -> None:
    made = next_round(players, 2, treasure, readings=chosen(dealing=dealing))
    order, start = [*made[0].was.deck, *shuffled_in(made)], made[-1].became
    share = size(start.hands[0])
    for number, card in enumerate(order[: share * players]):
        at_once = dealing is Dealing.ALL_AT_ONCE
        seat = (start.mover + (number // share if at_once else number)) % players
        each, _ = done(made, DealCard)[number]
        assert each.was.mover == seat
        assert each.became.hands[seat] - each.was.hands[seat] == Counter([card])
        (shown,) = each.disclosures
        assert (shown.to.value, shown.card.value) == (f"P{seat + 1}", card)
    assert start.deck == order[share * players :]


def test_the_deck_alone_is_dealt_from_where_the_reading_says_so() -> None:
    only = chosen(shortage=Shortage.DECK_ONLY)
    made = next_round(4, 2, 28, readings=only)
    assert {size(hand) for hand in made[-1].became.hands} == {3}
    assert len(made[-1].became.deck) == 3
    assert size(made[-1].became.discards) == 20
    assert not done(made, ShuffleCard)
    assert {size(hand) for hand in next_round(4, 2, 28)[-1].became.hands} == {6}


@pytest.mark.parametrize("treasure", [59, 60])
def test_where_there_are_too_few_cards_for_all_everybody_is_left_without(treasure: int) -> None:
    made = next_round(5, 2, treasure)
    assert not done(made, DealCard)
    assert len(made[-1].became.deck) == 3
    state = made[-1].after
    for _ in range(5):
        assert list(moves(state)) == [GiveUp()]
        unable = step(state, GiveUp())
        assert unable.became.discards == unable.was.discards
        state = step(unable.after, next(moves(unable.after))).after
    assert state.turn.stage is Stage.OVER


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("round", [1, 2])
def test_threats_are_revealed_from_the_top_once_the_old_ones_are_away(
    players: int, round: int
) -> None:
    made = next_round(players, round, 20)
    revealed = [each.became.face_up - each.was.face_up for each, _ in done(made, RevealThreat)]
    old = made[0].became
    mixed = threats_shuffled_in(made)
    order = [*old.threat_deck, *mixed]
    assert revealed == [Counter([threat]) for threat in order[:players]]
    assert made[-1].became.threat_deck == order[players:]
    assert size(old.resolved) == 0
    gone = made[0].was.threat_discards + made[0].was.resolved + made[0].was.face_up
    assert made[-1].became.threat_discards == (Counter() if mixed else gone)
    assert bool(mixed) == (players == 5 and round == 2)
    assert not mixed or Counter(mixed) == gone


def test_the_threats_just_resolved_stay_away_where_the_reading_says_so() -> None:
    without = chosen(reshuffled_threats=ReshuffledThreats.WITHOUT)
    made = next_round(5, 2, 20, readings=without)
    resolved = made[0].became.resolved
    assert size(resolved) == 5
    mixed = Counter(threats_shuffled_in(made))
    assert mixed == made[0].was.threat_discards
    assert made[-1].became.threat_discards == resolved
    assert not resolved & made[-1].became.face_up


@pytest.mark.parametrize("players", PLAYERS)
def test_a_new_round_is_begun_by_the_left_neighbour_with_nobody_banned(players: int) -> None:
    for seed in range(6):
        made = next_round(players, 1, 10, seed)
        assert made[0].was.banned == {"guide"}
        assert made[-2].became.banned == {"guide"}
        start = made[-1].became
        assert start.mover == (made[0].was.mover + 1) % players
        assert start.round == 2
        assert start.banned == set()
        assert start.inside == set(range(players))


@pytest.mark.parametrize("players", PLAYERS)
def test_what_is_done_between_rounds_comes_in_order(players: int) -> None:
    made = next_round(players, 2, 20)
    sorts = [type(each.move) for each in made]
    assert sorts[0] is Resolve
    dealing = next(at for at, sort in enumerate(sorts) if sort in (DealCard, ShuffleCard))
    assert set(sorts[1:dealing]) <= {RevealThreat, ShuffleThreat}
    assert set(sorts[dealing:]) <= {DealCard, ShuffleCard}


@pytest.mark.parametrize("players", PLAYERS)
def test_the_deck_gets_smaller_by_the_deals_alone(players: int) -> None:
    sizes = {
        state.turn.round: state.deck.size
        for state in positions(players, 0)
        if state.turn.stage is Stage.PLAY
    }
    dealt = players * HAND[players]
    assert [sizes[round] for round in (1, 2)] == [63 - dealt, 63 - 2 * dealt]
    if players <= 3:
        assert sizes[3] == 63 - 3 * dealt == 9


def test_a_deal_that_needs_no_more_leaves_the_discards_where_they_are() -> None:
    state = last_threat(4, 2, 20, 0)
    deck = [kind for kind, count in state.discards.counts.items() for _ in range(count)]
    even = replace(
        state,
        deck=Pile.of(ALL_CARDS, NO_CARD, [*state.deck, *deck[:9]]),
        discards=Bag.of(CARDS, counted(deck[9:])),
    )
    made = until_the_next_turn(even, 0)
    assert made[-1].became.deck == []
    assert size(made[-1].became.discards) == len(deck) - 9
    assert not done(made, ShuffleCard)
