"""Whole games of Viajantes played to a purpose, on the plain rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from lexludi.viajantes.actions import Look, Move, Put, Stop, SwapHands
from lexludi.viajantes.components import (
    CAPACITY,
    FACES,
    ITEMS_EACH,
    POINTS,
    Character,
    Face,
    Game,
    Kind,
)
from lexludi.viajantes.moves import play
from lexludi.viajantes.setup import Deal, dealt, set_up
from lexludi.viajantes.state import State
from lexludi.viajantes.suitcases import closed_count

Played = tuple[Deal, Sequence[Move]]
MOST_MOVES: Final = 1000  # a played game that is longer has lost its way


def plain_deal(game: Game) -> Deal:
    """The deal of unshuffled cards: everything in the order of the box."""
    cast = game.characters.members
    items = [character.item for character in cast for _ in range(ITEMS_EACH)]
    return dealt(game, cast, cast, items, game.players.members[0])


def from_the_deal(game: Game) -> Played:
    """A game in which nothing has been done yet."""
    return plain_deal(game), ()


def filled(game: Game, aims: Sequence[dict[Character, int]]) -> Played:
    """A game that fills suitcases up to each aim in turn, every aim by the end of a round."""
    deal = plain_deal(game)
    state, done = set_up(game, deal), list[Move]()

    def do(move: Move) -> None:
        nonlocal state
        state = play(state, move).state
        done.append(move)

    for aim in aims:
        for _ in range(12):
            for _ in game.players:
                for put in puts(state, aim):
                    do(put)
                do(Stop())
            if all(state.suitcases[holder].column.size >= size for holder, size in aim.items()):
                break
    return deal, done


def puts(state: State, aim: dict[Character, int]) -> Iterator[Move]:
    """Puts for one turn: the emptiest suitcases first, each once, with whatever cards are held."""
    sizes = {holder: state.suitcases[holder].column.size for holder in aim}
    wanted = sorted((h for h in aim if sizes[h] < aim[h]), key=sizes.__getitem__)
    hand = state.hands[state.turn.mover]
    held = [kind for kind, count in hand.counts.items() for _ in range(count)]
    for holder, kind in zip(wanted[:POINTS], held, strict=False):
        column = state.suitcases[holder].column
        face = column.last.face.other if column.size else Face.UP
        yield Put(kind, face, holder, column.size)


def one_suitcase(game: Game) -> Played:
    """A game in which each player in turn puts one card into the same suitcase, until it closes."""
    deal = plain_deal(game)
    state, moves = set_up(game, deal), list[Move]()
    for at in range(CAPACITY):
        put = next(puts(state, {game.characters.members[0]: CAPACITY}))
        turn = (put,) if at == CAPACITY - 1 else (put, Stop())
        for move in turn:
            state = play(state, move).state
            moves.append(move)
    return deal, moves


def rounds(count: int) -> Callable[[Game, Sequence[Move]], bool]:
    """Whether the moves of a game are so many rounds: as many turns for each player."""

    def so_many(game: Game, moves: Sequence[Move]) -> bool:
        return sum(isinstance(move, Stop) for move in moves) == count * len(game.players)

    return so_many


def as_fast_as_can_be(game: Game) -> Played:
    """A game in which everybody feeds as many suitcases as end it, as long as any is open."""
    first = game.characters.members[: len(game.players)]
    return filled(game, [dict.fromkeys(first, CAPACITY)])


def closing(more: int) -> Callable[[Game], Played]:
    """A game that ends with that many closed suitcases more than there are players."""

    def played(game: Game) -> Played:
        players, cast = len(game.players), game.characters.members
        nearly = {
            holder: CAPACITY if at < players - 1 else CAPACITY - 1 for at, holder in enumerate(cast)
        }
        last = {holder: CAPACITY for at, holder in enumerate(cast) if at < players + more}
        return filled(game, [nearly, last])

    return played


Attained = tuple[Played, tuple[Any, ...]]


def two_full_of_own(game: Game) -> Played:
    """A finished game in which the first player fills both suitcases with their own items.

    In the same five rounds the others close two suitcases fewer than there are players.
    """
    deal = plain_deal(game)
    state, done = set_up(game, deal), list[Move]()
    pair = deal.identities[deal.starter]
    others = game.characters.members[2 : len(game.players)]
    shares = [game.characters.members[at : at + 2] for at in range(2, len(game.players), 2)]
    jobs = dict(zip(game.players.members[1:], shares, strict=False))
    while not state.turn.over and len(done) < MOST_MOVES:
        mover = state.turn.mover
        if mover is deal.starter:
            turn: list[Move] = [_put_own(state, holder) for holder in (pair.first, pair.second)]
        else:
            job = [holder for holder in jobs.get(mover, ()) if holder in others]
            turn = list(puts(state, dict.fromkeys(job, CAPACITY)))
        for move in (*turn, Stop()):
            state = play(state, move).state
            done.append(move)
    return deal, done


def _put_own(state: State, holder: Character) -> Put:
    column = state.suitcases[holder].column
    face = column.last.face.other if column.size else Face.UP
    return Put(holder.item, face, holder, column.size)


def best_player(game: Game) -> Attained:
    """A finished game with the most points that a player can have."""
    return two_full_of_own(game), (game.players.members[0],)


def best_suitcase(game: Game) -> Attained:
    """A finished game with the most points that a suitcase can hold."""
    return two_full_of_own(game), (game.characters.members[0],)


def best_seats(game: Game) -> Attained:
    """A deal that seats both characters of a player in the first carriage."""
    return from_the_deal(game), (game.players.members[0],)


def worst_seats(game: Game) -> Attained:
    """A deal that seats a player's characters in the last two carriages, on both platforms."""
    cast = list(game.characters)
    boarding = [*cast[2:-1], cast[0], cast[1], cast[-1]]
    items = [character.item for character in cast for _ in range(ITEMS_EACH)]
    deal = dealt(game, boarding, cast, items, game.players.members[0])
    return (deal, ()), (game.players.members[0],)


def five_strangers(game: Game) -> Attained:
    """A game that puts five items of five other characters into one suitcase."""
    deal = plain_deal(game)
    state, done = set_up(game, deal), list[Move]()
    holder = game.characters.members[-1]
    laid: set[Kind] = set()
    for _ in range(CAPACITY):
        column, hand = state.suitcases[holder].column, state.hands[state.turn.mover]
        kind = next(kind for kind, count in hand.counts.items() if count and kind not in laid)
        laid.add(kind)
        face = column.last.face.other if column.size else Face.UP
        for move in (Put(kind, face, holder, column.size), Stop()):
            state = play(state, move).state
            done.append(move)
    return (deal, done), (holder,)


def everybody_passes(state: State) -> Iterator[Move]:
    """A round in which nobody does anything."""
    return (Stop() for _ in state.game.players)


def one_hidden_card(game: Game) -> Played:
    """A game in which one card lies face down and a new round begins."""
    deal = plain_deal(game)
    state = set_up(game, deal)
    kind = next(kind for kind, count in state.hands[deal.starter].counts.items() if count)
    put = Put(kind, Face.DOWN, game.characters.members[0], 0)
    return deal, (put, *everybody_passes(state))


def everybody_looks(state: State) -> Iterator[Move]:
    """A round in which everybody spends all points on looking at one card again and again."""
    holder, suitcase = next(
        (holder, suitcase) for holder, suitcase in state.suitcases.items() if suitcase.column.size
    )
    place = next(
        place for place, card in enumerate(suitcase.column) if card.face is FACES.members[1]
    )
    for _ in state.game.players:
        yield from (Look(holder, place) for _ in range(POINTS))
        yield Stop()


def hands_there_and_back(state: State) -> Iterator[Move]:
    """Two rounds in which the starter swaps hands with the next player, then swaps back."""
    first, second = state.turn.mover, state.game.left_of[state.turn.mover]
    for _ in range(2):
        yield SwapHands(first, second)
        yield from everybody_passes(state)


def is_over_with(more: int) -> Callable[[State], bool]:
    """Whether the game is over with that many closed suitcases more than players."""

    def over(state: State) -> bool:
        return state.turn.over and closed_count(state) == len(state.game.players) + more

    return over
