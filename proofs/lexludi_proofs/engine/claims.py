"""The kinds of claim. A claim says what holds, of which games, resting on which clauses.

`holds` is a plain function of the model's values; its docstring is the claim in words. It may
take further arguments, one for each entry of `about`: the claim is then about every member of
that domain, and is asked about one arbitrary member.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any, ClassVar

from lexludi.kernel.domain import Domain
from lexludi.kernel.source import Source

About = Callable[[Any], Domain[Any]]
Holds = Callable[..., bool]
Adapted = Callable[[Any], Any]


@dataclass(frozen=True, kw_only=True)
class Given:
    """A fact that another claim establishes, assumed of every member it is about.

    With `only` it is assumed of the members of smaller domains.
    With `at_it` it is assumed of no members but those that the claim is asked about, which then
    has to be about these domains too: enough for most claims, and much less to look at.
    With `settles` it is known already while the claim about the next position is put together,
    so that a container sees that two keys differ.
    """

    holds: Holds
    about: tuple[About, ...] = ()
    only: tuple[About, ...] = ()
    at_it: bool = False
    settles: bool = False

    def shown_by(self, claim: Claim) -> bool:
        """Whether a claim establishes this fact, about every member it is assumed of."""
        same_fact = getattr(claim, "holds", None) is self.holds
        alone = getattr(claim, "history", None) is None
        return same_fact and alone and getattr(claim, "about", ()) == self.about


@dataclass(frozen=True, kw_only=True)
class History:
    """What an observer writes down during a game: a record that the rules never look at.

    `start` makes it from the game, the deal and the first position, `note` carries it over one
    move, `any_record` makes any record whatever.
    """

    start: Callable[[Any, Any, Any], Any]
    note: Callable[[Any, Any, Any, Any], Any]
    any_record: Callable[[Any, Source], Any]


@dataclass(frozen=True, kw_only=True)
class Claim:
    """What all claims have in common."""

    kind: ClassVar[str] = ""

    name: str
    clauses: tuple[str, ...]
    because: str
    players: tuple[int, ...] | None = None
    given: tuple[Given, ...] = ()
    says: str = ""

    @property
    def statement(self) -> str:
        """The claim in words."""
        holds = getattr(self, "holds", None)
        return self.says or (holds.__doc__ or "").strip().splitlines()[0]


@dataclass(frozen=True, kw_only=True)
class Invariant(Claim):
    """Holds in every position of every game: every deal has it and every move keeps it."""

    kind: ClassVar[str] = "invariant"

    holds: Holds
    about: tuple[About, ...] = ()
    history: History | None = None


@dataclass(frozen=True, kw_only=True)
class Step(Claim):
    """What any one move may change: `holds(before, move, after, ...)`."""

    kind: ClassVar[str] = "step"

    holds: Holds
    about: tuple[About, ...] = ()
    actions: tuple[str, ...] | None = None


@dataclass(frozen=True, kw_only=True)
class Fact(Claim):
    """Holds in every position that has what is given: no move is looked at."""

    kind: ClassVar[str] = "fact"

    holds: Holds
    about: tuple[About, ...] = ()
    history: History | None = None


@dataclass(frozen=True, kw_only=True)
class Never(Invariant):
    """A position that cannot occur: an invariant that excludes it."""

    kind: ClassVar[str] = "never"


@dataclass(frozen=True, kw_only=True)
class Within(Claim):
    """No move leads out of the bounds within which all other claims look at positions.

    What is counted for every member of a domain that it is `about` is asked at one arbitrary one.
    """

    kind: ClassVar[str] = "invariant"
    name: str = "positions-within-bounds"

    says: str = "Every number in a position stays within the bounds that the other claims assume."
    clauses: tuple[str, ...] = ()
    because: str = "otherwise a claim about all positions would not be about all of them"
    about: tuple[About, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Possible(Claim):
    """A position that can occur, with the shortest game that leads to it."""

    kind: ClassVar[str] = "possible"

    holds: Holds
    within: int = 10


@dataclass(frozen=True, kw_only=True)
class Played(Claim):
    """A position that can occur, with a game that leads to it; nothing is said of its length.

    `game` plays one and gives its deal and its moves; `also` is what must hold of the moves.
    `played_in` makes the game with the components and readings that it is played in, where these
    are not the ones it comes with.
    """

    kind: ClassVar[str] = "possible"

    holds: Holds
    game: Callable[[Any], tuple[Any, Sequence[Any]]]
    also: Callable[[Any, Sequence[Any]], bool] | None = None
    played_in: Adapted | None = None


@dataclass(frozen=True, kw_only=True)
class Shortest(Played):
    """A position that can occur, with a game than which none is shorter.

    That none is shorter is proved by induction: `slow(state, record, ...)` holds at every moment,
    and with it a position of the kind has at least as many `moves` behind it as the game shown.
    """

    history: History
    slow: Holds
    moves: Callable[[Any], int]
    about: tuple[About, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Bound(Claim):
    """The least or greatest that a value can be, with a game in which it comes to that.

    `limit` is what is claimed; the solver looks for a position beyond it. `attained` plays a game
    and names the member for which the value is the limit in its last position.
    """

    kind: ClassVar[str] = "bound"

    value: Callable[..., int]
    limit: Callable[[Any], int]
    attained: Callable[[Any], tuple[tuple[Any, Sequence[Any]], tuple[Any, ...]]]
    greatest: bool = True
    about: tuple[About, ...] = ()

    @property
    def statement(self) -> str:
        """The claim in words."""
        return self.says or (self.value.__doc__ or "").strip().splitlines()[0]


@dataclass(frozen=True, kw_only=True)
class Lasso(Claim):
    """A game that need not end: it comes back to a position it has left.

    `game` plays to the position, `loop` goes round once. `played_in` makes the game with the
    components and readings for that, where these are not the ones it comes with.
    """

    kind: ClassVar[str] = "ends"

    game: Callable[[Any], tuple[Any, Sequence[Any]]]
    loop: Callable[[Any], Iterable[Any]]
    says: str
    played_in: Adapted | None = None


@dataclass(frozen=True, kw_only=True)
class Ranking(Claim):
    """It ends: a rank never rises, falls with certain actions, and is above 0 while it goes on.

    `at_rest` says where the rank must be above 0; the rank starts at `most`, so that the actions
    in `falls` can be done at most so often before such a position is no longer met.
    """

    kind: ClassVar[str] = "ends"

    rank: Callable[[Any], int]
    falls: tuple[str, ...]
    at_rest: Callable[[Any], bool]
    most: Callable[[Any], int]
    says: str


@dataclass(frozen=True, kw_only=True)
class NeverStuck(Claim):
    """There is always a legal move: the one that `move` names, unless the game is over."""

    kind: ClassVar[str] = "stuck"

    move: Callable[[Any], Any]
    unless: Callable[[Any], bool]
    says: str


@dataclass(frozen=True, kw_only=True)
class Leak(Claim):
    """A move shows a player nothing new: runs that look alike to the player go on looking alike.

    `onlooker(state, move, player)` says to whom the claim applies; `alike(one, other)` relates
    the moves of the two runs as the onlooker sees them.
    """

    kind: ClassVar[str] = "leak"

    action: str
    view: Callable[[Any, Any], Any]
    heard: Callable[[Any, Any, Any], Any]
    onlooker: Callable[[Any, Any, Any], bool]
    alike: Callable[[Any, Any], bool]
    says: str


@dataclass(frozen=True, kw_only=True)
class Counted(Claim):
    """Found by looking at every case there is, on plain values."""

    kind: ClassVar[str] = "counted"

    holds: Holds


@dataclass(frozen=True, kw_only=True)
class Live(Claim):
    """Every action can be legal, and every clause that can refuse it does so somewhere."""

    kind: ClassVar[str] = "live"
    name: str = "rules-are-live"

    says: str = "Every action can be legal, and each refusal of it can occur."
    clauses: tuple[str, ...] = ()
    because: str = "a rule that never applies, or never refuses, is a dead rule"


@dataclass(frozen=True, kw_only=True)
class Rival(Claim):
    """Two rival readings of a ruling: a game in which they part, or a proof that they agree.

    `context` are readings of other rulings under which the two can part at all. They part where a
    move is legal under one only, or leads to another table, or shows somebody something else, or
    where `asks` (a function of a position) gives another answer.

    With nothing else said, all games are searched move by move, so that the game shown is the
    shortest. `pattern` names the action of each move, `game` plays a whole game: then the game is
    one in which they part, and nothing is said of its length; `played_in` makes the game with the
    components for that, under the readings it has. `agree` is an invariant under which the two
    never part, starting from any deal.
    """

    kind: ClassVar[str] = "reading"

    ruling: str
    readings: tuple[str, str]
    context: tuple[tuple[str, str], ...] = ()
    asks: Callable[[Any], Any] | None = None
    within: int = 4
    pattern: tuple[str, ...] | None = None
    game: Callable[[Any], tuple[Any, Sequence[Any]]] | None = None
    played_in: Adapted | None = None
    agree: Holds | None = None
    clauses: tuple[str, ...] = ()
    because: str = ""


def rivals(ruling: str, *readings: str, **how: Any) -> tuple[Rival, ...]:
    """Each two of some readings of a ruling as rivals, all compared in the same way."""
    return tuple(
        Rival(name=f"{ruling}: {one} | {other}", ruling=ruling, readings=(one, other), **how)
        for one, other in combinations(readings, 2)
    )


def game_to_play(claim: Played | Lasso | Rival, printed: Any) -> Any:
    """The game that a claim is played in, made from the one with the printed components."""
    return claim.played_in(printed) if claim.played_in else printed


def _whole(state: Any) -> Any:
    return state


def _as_it_is(answer: Any, other: Any) -> str:
    return str(answer)


def _plainly(state: Any, disclosures: Any) -> str:
    return "allowed"


@dataclass(frozen=True, kw_only=True)
class Claims:
    """What is claimed about one game, and what the engine needs to ask it.

    `size` measures a position and `plausible` says which could lie on a table, for the position
    that is shown when a claim fails; neither has a part in any proof. `breaks` are rules that can
    be put out of force besides the prohibitions; `rivals` say where rival readings part, and
    `table` is what of a position everybody could tell apart; `told` words what a move came to, and
    `answered` what was asked of a position, beside the other answer. `spared` says of mutants of
    the rules why nothing has to notice them.
    """

    game: str
    claims: tuple[Claim, ...]
    size: Callable[[Any], int]
    plausible: tuple[Given, ...] = ()
    breaks: tuple[Any, ...] = ()
    rivals: tuple[Rival, ...] = ()
    table: Callable[[Any], Any] = _whole
    told: Callable[[Any, Any], str] = _plainly
    answered: Callable[[Any, Any], str] = _as_it_is
    spared: Mapping[str, str] = field(default_factory=dict)

    def rests_on(self, claim: Claim) -> tuple[str, ...]:
        """The claims that establish what a claim takes as given, in the order of the claims."""
        return tuple(
            other.name
            for other in self.claims
            if any(given.shown_by(other) for given in claim.given)
        )

    def named(self, name: str) -> Claim:
        """The claim of that name, or the rival readings. Raises KeyError."""
        for claim in (*self.claims, *self.rivals):
            if claim.name == name:
                return claim
        raise KeyError(name)
