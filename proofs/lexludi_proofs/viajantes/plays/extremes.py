"""Games of Viajantes in which a score is as great, or as small, as it can be."""

from __future__ import annotations

from typing import Any, Final

from lexludi.viajantes.components import CAPACITY, Game, Kind
from lexludi.viajantes.setup import dealt
from lexludi_proofs.viajantes.plays.under_way import (
    GameUnderWay,
    Played,
    from_the_deal,
    items_in_order,
)

Attained = tuple[Played, tuple[Any, ...]]
MOST_MOVES: Final = 1000  # a played game that is longer has lost its way


def two_full_of_own(game: Game) -> Played:
    """A finished game in which the first player fills both suitcases with their own items.

    In the same five rounds the others close two suitcases fewer than there are players.
    """
    table = GameUnderWay(game)
    starter = table.deal.starter
    pair = table.deal.identities[starter]
    others = game.characters.members[2 : len(game.players)]
    shares = [game.characters.members[at : at + 2] for at in range(2, len(game.players), 2)]
    jobs = dict(zip(game.players.members[1:], shares, strict=False))
    while not table.state.turn.over and len(table.moves) < MOST_MOVES:
        if table.mover is starter:
            table.do(*[table.put(holder, holder.item) for holder in (pair.first, pair.second)])
        else:
            job = [holder for holder in jobs.get(table.mover, ()) if holder in others]
            table.follow(table.puts(dict.fromkeys(job, CAPACITY)))
        table.stop()
    return table.so_far()


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
    cast, first = list(game.characters), game.players.members[0]
    boarding = [*cast[2:-1], cast[0], cast[1], cast[-1]]
    deal = dealt(game, boarding, cast, items_in_order(game), first)
    return (deal, ()), (first,)


def five_strangers(game: Game) -> Attained:
    """A game that puts five items of five other characters into one suitcase."""
    table, holder = GameUnderWay(game), game.characters.members[-1]
    laid: list[Kind] = []
    for _ in range(CAPACITY):
        laid.append(next(kind for kind in table.held() if kind not in laid))
        table.do(table.put(holder, laid[-1]))
        table.stop()
    return table.so_far(), (holder,)
