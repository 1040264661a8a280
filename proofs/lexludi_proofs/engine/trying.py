"""Games played at random while the rules are changed: the quick way to see a claim fall.

What holds in every position holds in those of a few games. A position that breaks it, or a game
that cannot be dealt or go on, shows what no solver has to look for.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import product
from random import Random
from typing import Any, Final

from lexludi.kernel.law import IllegalMove, unobserved
from lexludi.kernel.readings import chosen
from lexludi.kernel.rulebook import Rulebook
from lexludi.rulebooks import rulebook
from lexludi_proofs.engine.claims import Claim, Fact, Invariant, Step
from lexludi_proofs.engine.tasks import claims_of

GAMES: Final = 4
MOST_MOVES: Final = 40  # of one game
EVERY: Final = 4  # moves from one position that is looked at to the next
Reading = tuple[str, str] | None
Fault = tuple[str, str]  # the claim, or nothing where play itself falls, and what is said of it


def fallen(game: str, claims: Sequence[Claim], clause: str, reading: Reading = None) -> str | None:
    """What falls in a few games as the rules are now, if anything: a claim, or play itself.

    Of the claims, which were `firm` before, those that cite the clause are looked at first.
    """
    asked = sorted(claims, key=lambda claim: clause not in claim.clauses)
    with unobserved():
        return next((says for _, says in _faults(rulebook(game), asked, reading)), None)


@cache
def firm(game: str) -> tuple[Claim, ...]:
    """The claims that can be looked at in a position or a move, and hold as the rules are.

    They are looked at once a process, so while nothing is changed.
    """
    book = rulebook(game)
    asked = [
        claim
        for claim in claims_of(game).claims
        if isinstance(claim, Invariant | Fact | Step) and getattr(claim, "history", None) is None
    ]
    with unobserved():
        falling = {name for name, _ in _faults(book, asked, None)}
    return tuple(claim for claim in asked if claim.name not in falling)


def _faults(
    book: Rulebook[Any, Any, Any, Any], claims: Sequence[Claim], reading: Reading
) -> Iterator[Fault]:
    """What is wrong in some games, in the order in which it is met."""
    for seed in range(GAMES):
        random = Random(seed)
        players = book.players[0] if seed % 2 else book.players[-1]
        try:
            readings = chosen(book.readings, dict([reading] if reading else ()))
            printed = book.new_game(players, readings)
            game = book.fullest(printed) if seed >= GAMES // 2 else printed
            yield from _in_a_game(book, claims, players, game, random)
        except IllegalMove as refusal:
            yield "", f"a game that is dealt at random: refused by {refusal.clause}"
        except Exception as error:
            yield "", f"a game played at random: {type(error).__name__}: {error}"


def _in_a_game(
    book: Rulebook[Any, Any, Any, Any],
    claims: Sequence[Claim],
    players: int,
    game: Any,
    random: Random,
) -> Iterator[Fault]:
    asked = [one for one in claims if one.players is None or players in one.players]
    state = book.set_up(game, book.shuffled(game, random))
    for number in range(MOST_MOVES):
        if number % EVERY == 0:
            for claim in asked:
                if not isinstance(claim, Step) and not _holds(claim, game, state):
                    yield claim.name, f"claim {claim.name} (in a game played at random)"
        try:
            move = book.pick(state, random)
        except LookupError:
            if not book.is_over(state):
                yield "", "a game played at random: nobody can move"
            return
        after = book.play(state, move).state
        if number % EVERY == 0:
            for claim in asked:
                if isinstance(claim, Step) and not _holds(claim, game, state, move, after):
                    yield claim.name, f"claim {claim.name} (in a game played at random)"
        state = after


def _holds(claim: Any, game: Any, *about: Any) -> bool:
    """Whether a claim holds there of every member; one that cannot be asked there does not."""
    try:
        members = product(*(domain(game) for domain in claim.about))
        return all(claim.holds(*about, *each) for each in members)
    except Exception:
        return False
