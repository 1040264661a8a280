"""Every installed rulebook lifted, and positions and moves in which the lifted rules are tried.

The same goes for all games; what one of them has of its own is in `of_GAME`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache, lru_cache
from importlib import import_module
from importlib.util import find_spec
from itertools import cycle, pairwise
from random import Random
from typing import Any

from lexludi.kernel.readings import alternatives, departures
from lexludi.kernel.rulebook import Rulebook
from lexludi.kernel.source import RandomSource
from lexludi.rulebooks import rulebook, rulebooks
from lexludi_proofs.symbolic.sources import Unknowns
from tests.symbolic.lifting import Lifted
from tests.symbolic.sampling import Sampling

Book = Rulebook[Any, Any, Any, Any]
Asked = tuple[Any, tuple[Any, ...]]
GAMES = [(name, players) for name in rulebooks() for players in rulebook(name).players]
MOST_MOVES = 400


@cache
def sampling(name: str) -> Sampling:
    """What a game has of its own."""
    room = f"tests.symbolic.of_{name.replace('-', '_')}"
    found: Sampling = import_module(room).SAMPLING if find_spec(room) else Sampling()
    return found


def rivals(name: str, rulings: tuple[str, ...], *, among: bool) -> list[Any]:
    """The readings that depart in one ruling, one whose name begins like one of these or not."""
    return [
        readings
        for readings in alternatives(rulebook(name).readings)
        if any(ruling.startswith(rulings) == among for ruling in departures(readings))
    ]


def of_moves(name: str) -> list[Any]:
    """The readings, one departure each, on which some move depends."""
    return rivals(name, (*sampling(name).scored, *sampling(name).seen), among=False)


def told(readings: Any) -> str:
    """What sets these readings apart from the defaults, for the name of a test."""
    return ",".join(f"{ruling}={value}" for ruling, value in departures(readings).items())


@lru_cache(maxsize=4)
def lifted_moves(name: str, players: int, readings: Any) -> Lifted[Asked]:
    """Every action lifted, at any position of a game with any components."""
    book, box, here, asked = rulebook(name), Unknowns("box"), Unknowns("at"), Unknowns("move")
    game = book.any_game(book.new_game(players, readings), box)
    state = book.any_state(game, here)
    moves = tuple(book.any_move(game, action, asked) for action in book.actions)
    functions = {
        action: lambda asked, at=at: book.play(asked[0], asked[1][at])
        for at, action in enumerate(book.actions)
    }
    return Lifted(functions, (state, moves), box, here, asked)


@cache
def sorts(name: str) -> dict[type, str]:
    """The name of each sort of move."""
    book, source = rulebook(name), RandomSource(Random(0))
    game = book.new_game(book.players[0], book.readings())
    return {type(book.any_move(game, action, source)): action for action in book.actions}


def candidates(book: Book, state: Any) -> dict[str, list[Any]]:
    """The moves worth asking about in a position, by action."""
    found: dict[str, list[Any]] = {action: [] for action in book.actions}
    for move in import_module(f"{book.package}.legal").candidates(state):
        found[sorts(book.name)[type(move)]].append(move)
    return found


def legal(book: Book, state: Any, asked: list[Any], random: Random) -> Any:
    """One of these moves that the rules allow, or None."""
    is_legal = import_module(f"{book.package}.legal").is_legal
    tried = random.sample(asked, min(len(asked), 40))
    return next((move for move in tried if is_legal(state, move)), None)


@lru_cache(maxsize=16)
def positions(name: str, players: int, readings: Any) -> tuple[tuple[Any, Any], ...]:
    """The positions of a random game, each with the move that is made there, the last with None.

    Half of the moves are of any sort, half of them such as bring the game to its end.
    """
    book, random = rulebook(name), Random(f"{name} {players}")
    game = book.new_game(players, readings)
    state = book.set_up(game, book.shuffled(game, random))
    found: list[tuple[Any, Any]] = []
    while not book.is_over(state) and len(found) < MOST_MOVES:
        move = None
        if random.random() < 0.5:
            sort = random.choice(book.actions)
            move = legal(book, state, candidates(book, state)[sort], random)
        try:
            move = move or book.pick(state, random)
        except LookupError:
            break
        found.append((state, move))
        state = book.play(state, move).state
    return (*found, (state, None))


def showing(name: str, players: int, readings: Any) -> set[str]:
    """The actions that show somebody something in a random game."""
    made = positions(name, players, readings)[:-1]
    play, names = rulebook(name).play, sorts(name)
    return {names[type(move)] for state, move in made if play(state, move).disclosures}


def in_a_row(name: str, players: int, readings: Any) -> dict[tuple[str, str], list[Asked]]:
    """Positions of a random game with the next two moves, by the two actions."""
    found: dict[tuple[str, str], list[Asked]] = {}
    for (state, one), (_, other) in pairwise(positions(name, players, readings)[:-1]):
        actions = sorts(name)[type(one)], sorts(name)[type(other)]
        found.setdefault(actions, []).append((state, (one, other)))
    return found


def with_moves(book: Book, state: Any, random: Random) -> Asked:
    """A position with a move of each action: any whatever, a likely one, or one that is allowed."""
    likely = candidates(book, state)

    def some_move(action: str) -> Any:
        asked, chance = likely[action], random.random()
        move = None
        if asked and chance < 0.7:
            move = random.choice(asked) if chance < 0.3 else legal(book, state, asked, random)
        return move or book.any_move(state.game, action, RandomSource(random))

    return state, tuple(map(some_move, book.actions))


def asked(
    name: str, players: int, readings: Any, focus: Callable[[], Iterable[str]] | None = None
) -> Iterator[Asked]:
    """Positions out of play and of any kind, each with a move of every action, legal or not.

    They come in pairs in which one action is likely to be allowed: each in turn or, where `focus`
    names some, one of these.
    """
    book, random = rulebook(name), Random(f"{name} {players}")
    printed = book.new_game(players, readings)
    reached = positions(name, players, readings)
    for action in cycle(book.actions):
        wanted = sorted(focus()) if focus else []
        due = random.choice(wanted) if wanted else action
        by_this = [state for state, move in reached if sorts(name).get(type(move)) == due]
        yield with_moves(book, random.choice(by_this or [state for state, _ in reached]), random)
        source = RandomSource(random)
        game = book.any_game(printed, source)
        move = book.any_move(game, due, source)
        state = sampling(name).livelier(book.any_state(game, source), move, random)
        yield with_moves(book, state, random)
