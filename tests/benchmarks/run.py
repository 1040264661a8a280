"""What `make bench` runs: the lift beside an encoding by hand, random play, and the cache.

Nothing here is asserted: the numbers are printed, as medians of runs that take turns.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import median
from typing import Any, Final

from rich.console import Console
from rich.table import Table

ROOT: Final = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from lexludi.kernel.words import every  # noqa: E402
from lexludi.rulebooks import rulebook  # noqa: E402
from lexludi.viajantes import invariants  # noqa: E402
from lexludi.viajantes.readings import Readings  # noqa: E402
from lexludi_proofs.engine.claims import Given  # noqa: E402
from lexludi_proofs.engine.lifting import Lifted, weighed  # noqa: E402
from lexludi_proofs.symbolic.solving import Impossible, none_of, solve  # noqa: E402
from tests.benchmarks import handwritten  # noqa: E402

BOOK: Final = rulebook("viajantes")
ROUNDS: Final = 7
SECONDS: Final = 3.0  # of random play for each number of players


@dataclass(frozen=True)
class Times:
    """Seconds of processor time to put the terms together, and to solve them."""

    build: float
    solve: float


def timed(build: Callable[[], Sequence[Any]]) -> Times:
    """How long a query takes to build and to be found impossible."""
    began = time.process_time()
    terms = build()
    built = time.process_time()
    answer = solve(terms)
    solved = time.process_time()
    if not isinstance(answer, Impossible):
        raise SystemExit(f"the step does not hold: {answer}")
    return Times(built - began, solved - built)


def holds(state: Any, holder: Any) -> bool:
    """At most five cards, alternating."""
    return every(
        (
            invariants.suitcase_capacity(state, holder),
            invariants.same_way_up(state, holder) == 0,
        )
    )


def characters(game: Any) -> Any:
    """The twelve characters whose suitcases they are."""
    return game.characters


def lifted_step() -> list[Any]:
    """The step of twelve suitcases, lifted from the rules: a put about anything, by six players."""
    lifted = Lifted(BOOK, 6, Readings())
    anybody, inside = lifted.one_of_each((characters,))
    holder = anybody[characters]
    given = Given(holds=invariants.closed_means_five, about=(characters,))
    lift = lifted.lift("put")
    (course,) = lift.courses
    return [
        *lifted.limits,
        *lift.limits,
        *inside,
        *lifted.assumed((given,), lifted.before),
        *weighed(lambda: holds(lifted.before, holder)),
        course.condition,
        none_of(weighed(lambda: holds(course.outcome.state, holder), course.decisions)),
    ]


def induction_step(out: Console) -> None:
    """Lifted and by hand, in turns."""
    lifted, by_hand = [], []
    for at in range(ROUNDS + 1):
        one, other = timed(lifted_step), timed(handwritten.step)
        if at:  # the first round warms up
            lifted.append(one)
            by_hand.append(other)
    table = Table(title=f"a put into one of twelve suitcases, medians of {ROUNDS}")
    for column in ("", "lifted", "by hand", "ratio"):
        table.add_column(column, justify="right" if column else "left")
    for name in ("build", "solve"):
        ours = median(getattr(each, name) for each in lifted)
        theirs = median(getattr(each, name) for each in by_hand)
        table.add_row(
            name, f"{1000 * ours:.1f} ms", f"{1000 * theirs:.1f} ms", f"{ours / theirs:.2f}"
        )
    out.print(table)


def random_play(out: Console) -> None:
    """Games, moves and listed legal moves a second."""
    table = Table(title="random play, a second")
    for column in ("players", "games", "moves", "moves a game", "positions listed", "legal moves"):
        table.add_column(column, justify="right")
    for players in (3, 6):
        positions: list[Any] = []
        games, moves, began = 0, 0, time.perf_counter()
        while time.perf_counter() - began < SECONDS:
            moves += play_out(players, games, positions)
            games += 1
        spent = time.perf_counter() - began
        listed, legal, began = 0, 0, time.perf_counter()
        for state in Random(1).sample(positions, len(positions)):
            legal += sum(1 for _ in BOOK.moves(state))
            listed += 1
            if time.perf_counter() - began > SECONDS:
                break
        listing = time.perf_counter() - began
        rates = (games / spent, moves / spent, moves / games, listed / listing, legal / listing)
        table.add_row(str(players), *(f"{rate:,.0f}" for rate in rates))
    out.print(table)


def play_out(players: int, seed: int, positions: list[Any]) -> int:
    """Play one random game to its end and note its positions; how many moves it took."""
    random, moves = Random(seed), 0
    game = BOOK.new_game(players, Readings())
    state = BOOK.set_up(game, BOOK.shuffled(game, random))
    while not BOOK.is_over(state):
        positions.append(state)
        state = BOOK.play(state, BOOK.pick(state, random)).state
        moves += 1
    return moves


def kept_answers(out: Console) -> None:
    """All claims for three players: proved anew, kept on the way, and found again."""
    with tempfile.TemporaryDirectory() as folder:
        program = "from lexludi.commands import main; main()"
        asked = [sys.executable, "-c", program, "verify", BOOK.name, "--players", "3"]
        times = {}
        for name, more in (("no cache", ["--no-cache"]), ("filling", []), ("kept", [])):
            began = time.perf_counter()
            environment = {**os.environ, "LEXLUDI_CACHE": folder}
            done = subprocess.run([*asked, *more], env=environment, capture_output=True)
            times[name] = time.perf_counter() - began
            if done.returncode:
                out.print(f"{name}: ended with {done.returncode}", style="yellow")
    table = Table(title="lexludi verify viajantes --players 3")
    for name in times:
        table.add_column(name, justify="right")
    table.add_column("no cache / kept", justify="right")
    ratio = times["no cache"] / times["kept"]
    table.add_row(*(f"{each:.1f} s" for each in times.values()), f"{ratio:.0f}")
    out.print(table)


def main() -> None:
    """Measure and print."""
    out = Console()
    induction_step(out)
    random_play(out)
    kept_answers(out)


if __name__ == "__main__":
    main()
