"""`lexludi play`: a random game told move by move, or many games counted."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from statistics import mean, quantiles
from typing import Any, Final

import click

from lexludi.commands.options import (
    AnyRulebook,
    Choices,
    PlayerCounts,
    chosen_readings,
    components_in,
    components_option,
    console,
    fail,
    format_option,
    game_argument,
    players_of,
    print_json,
    readings_option,
    reject,
)

INTERRUPTED: Final = 130
MOST_MOVES: Final = 20_000


@dataclass(frozen=True, slots=True)
class Game:
    """A game that was played: how long it took, and how it came out, by player in turn order."""

    moves: int
    rounds: int
    over: bool
    score: dict[str, int]
    winners: tuple[str, ...]
    starter: str


@dataclass(slots=True)
class Telling:
    """A game as it is told: the moves with what they show, and the last picture."""

    lines: list[dict[str, Any]] = field(default_factory=list)
    picture: str = ""


@click.command()
@game_argument
@click.option(
    "--players",
    type=PlayerCounts(),
    default=(),
    help="How many play.  [default: as few as can]",
)
@click.option("--seed", type=int, help="Draw the same game again.  [default: a new one]")
@click.option(
    "--games",
    "games",
    type=click.IntRange(1, 1_000_000),
    metavar="K",
    help="Count over K games instead of telling one.",
)
@components_option
@readings_option
@format_option
@click.pass_context
def play(
    ctx: click.Context,
    game: AnyRulebook,
    players: tuple[int, ...],
    seed: int | None,
    games: int | None,
    components: str | None,
    reading: Choices,
    format: str,
) -> None:
    """Play GAME at random: one game move by move, or K games as statistics.

    How a move is drawn is for each game to say: some have a taste for those that bring the end
    nearer, as most moves would else change little and games be endless.
    Ctrl-C ends it with what has been played so far, and exit code 130.

    \b
    Example:
      lexludi play viajantes --players 4 --seed 7
      lexludi play viajantes --games 100 --format json
      lexludi play venturesome --components box.yaml
    """
    if len(players) > 1:
        fail("--players: one number at a time can be played")
    count = players_of(game, players)[0]
    new = _game(game, count, chosen_readings(game, reading), components)
    drawn = Random().randrange(2**32) if seed is None else seed
    if games is None:
        _tell_one(ctx, game, new, drawn, format)
    else:
        _count(ctx, game, new, drawn, games, format)


def _game(book: AnyRulebook, players: int, readings: Any, components: str | None) -> Any:
    """What is played, with the components in a file where one is named."""
    new = book.new_game(players, readings)
    box = components_in(components)
    if box is None:
        return new
    from lexludi.judging.components import NoComponents, with_components
    from lexludi.judging.documents import Rejected

    try:
        return with_components(book, new, box)
    except NoComponents as error:
        fail(f"--components: {error}")
    except Rejected as error:
        reject(error.problems)


def play_one(book: AnyRulebook, new: Any, random: Random, telling: Telling | None = None) -> Game:
    """One game from the deal to its end, or to the limit on moves; `random` makes every draw."""
    state = book.set_up(new, book.shuffled(new, random))
    starter, turns, moves = book.mover(state), 1, 0
    if telling is not None:
        telling.picture = book.picture(state)
    while not book.is_over(state) and moves < MOST_MOVES:
        move = book.pick(state, random)
        told = "" if telling is None else book.tell(state, move)
        before = book.mover(state)
        outcome = book.play(state, move)
        state = outcome.state
        moves += 1
        turns += book.mover(state) != before and not book.is_over(state)
        if telling is not None:
            shown = [book.tell_disclosure(one) for one in outcome.disclosures]
            telling.lines.append({"move": book.action(move), "told": told, "shown": shown})
            telling.picture = book.picture(state)
    of_turns = -(-turns // len(book.seats(new)))
    return Game(
        moves=moves,
        rounds=of_turns if book.rounds is None else book.rounds(state),
        over=book.is_over(state),
        score={_name(player): total for player, total in book.points(state).items()},
        winners=tuple(map(_name, book.winners(state))),
        starter=_name(starter),
    )


def _tell_one(ctx: click.Context, book: AnyRulebook, new: Any, seed: int, format: str) -> None:
    telling = Telling()
    interrupted = False
    game = None
    try:
        game = play_one(book, new, Random(seed), telling)
    except KeyboardInterrupt:
        interrupted = True
    if format == "json":
        print_json(
            {
                "game": book.name,
                "players": len(book.seats(new)),
                "seed": seed,
                "moves": telling.lines,
                "over": bool(game and game.over),
                "score": game.score if game else None,
                "winners": list(game.winners) if game else None,
            }
        )
    else:
        out = console()
        for line in telling.lines:
            shown = "".join(f" ({told})" for told in line["shown"])
            out.print(f"{line['told']}{shown}", soft_wrap=True)
        out.print()
        out.print(telling.picture, soft_wrap=True)
        if game:
            out.print()
            _print_end(out, game)
        out.print(f"seed {seed}")
    if interrupted:
        ctx.exit(INTERRUPTED)


def _print_end(out: Any, game: Game) -> None:
    if not game.over:
        out.print(f"given up after {game.moves} moves, the game was not over")
    told = ", ".join(f"{who} {total}" for who, total in game.score.items())
    out.print(f"score {told}; won by {', '.join(game.winners) or 'nobody'}")


def _count(
    ctx: click.Context, book: AnyRulebook, new: Any, seed: int, games: int, format: str
) -> None:
    from rich.progress import Progress

    players = len(book.seats(new))
    random = Random(seed)
    played: list[Game] = []
    interrupted = False
    err = console(stderr=True)
    with Progress(console=err, transient=True, disable=not err.is_terminal) as progress:
        task = progress.add_task(f"{book.name}, {players} players", total=games)
        try:
            for _ in range(games):
                played.append(play_one(book, new, random))
                progress.advance(task)
        except KeyboardInterrupt:
            interrupted = True
    found = statistics(book, players, seed, played)
    if format == "json":
        print_json(found)
    else:
        _print_statistics(found)
    if interrupted:
        click.echo(f"lexludi play: interrupted after {len(played)} of {games} games", err=True)
        ctx.exit(INTERRUPTED)


def statistics(book: AnyRulebook, players: int, seed: int, played: list[Game]) -> dict[str, Any]:
    """What a number of games have in common: length, scores, and how each seat fared."""
    ended = [game for game in played if game.over]
    return {
        "game": book.name,
        "players": players,
        "seed": seed,
        "games": len(played),
        "ended": len(ended),
        "moves": _spread([game.moves for game in ended]),
        "rounds": _spread([game.rounds for game in ended]),
        "points": _spread([total for game in ended for total in game.score.values()]),
        "winning_points": _spread([game.score[who] for game in ended for who in game.winners[:1]]),
        "seats": [_seat(ended, place) for place in range(players)] if ended else [],
    }


def _seat(games: list[Game], place: int) -> dict[str, Any]:
    """How the player fared who is so many seats after the first player."""
    points, wins = [], 0.0
    for game in games:
        names = list(game.score)
        player = names[(names.index(game.starter) + place) % len(names)]
        points.append(game.score[player])
        wins += (player in game.winners) / max(1, len(game.winners))
    return {
        "turn": place + 1,
        "points": round(mean(points), 1),
        "won": round(wins / len(games), 3),
    }


def _spread(numbers: list[int]) -> dict[str, float] | None:
    if not numbers:
        return None
    middle = quantiles(numbers, n=2, method="inclusive")[0] if len(numbers) > 1 else numbers[0]
    return {
        "least": min(numbers),
        "median": middle,
        "mean": round(mean(numbers), 1),
        "most": max(numbers),
    }


def _print_statistics(found: dict[str, Any]) -> None:
    from rich.table import Table

    out = console()
    out.print(
        f"{found['game']}, {found['players']} players, seed {found['seed']}: "
        f"{found['games']} games, {found['ended']} of them ended"
    )
    table = Table("", "least", "median", "mean", "most")
    for name in ("rounds", "moves", "points", "winning_points"):
        spread = found[name]
        if spread:
            table.add_row(name.replace("_", " "), *(f"{value:g}" for value in spread.values()))
    if found["ended"]:
        out.print(table)
        seats = Table("turn", "points", "won")
        for seat in found["seats"]:
            seats.add_row(str(seat["turn"]), f"{seat['points']:g}", f"{seat['won']:.0%}")
        out.print(seats)


def _name(player: object) -> str:
    return str(getattr(player, "value", player))
