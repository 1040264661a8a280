"""Playing a scenario under each of its readings, and comparing what comes with what is expected."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum
from typing import Any

from msgspec import Struct, UnsetType

from lexludi.judging.documents import Document, document_in, rejected
from lexludi.judging.documents import Rejected as Rejected
from lexludi.judging.scenarios import Scenario, StepForm, scenarios
from lexludi.kernel.forms import Fault, Faults, Path, given, plain, read_form
from lexludi.kernel.law import IllegalMove
from lexludi.kernel.readings import departures
from lexludi.kernel.suggesting import quoted, suggestion


@dataclass(frozen=True, slots=True)
class Verdict:
    """What became of a move: legal, or refused by a clause."""

    move: dict[str, Any]
    told: str
    clause: str | None
    why: str | None

    @property
    def legal(self) -> bool:
        """Whether the rules allow the move."""
        return self.clause is None


@dataclass(frozen=True, slots=True)
class Judged:
    """A scenario under one choice of readings; `failed` are lines, one an expectation not met."""

    file: str
    line: int
    title: str
    game: str
    readings: dict[str, str]
    moves: tuple[Verdict, ...]
    score: dict[str, int]
    met: int
    failed: tuple[str, ...]


def judge_file(file: str, components: Document | None = None) -> tuple[Judged, ...]:
    """Every scenario of a file, under each of its readings. Raises Rejected.

    The components are those of each scenario that does not say its own.
    """
    return judge_document(document_in(file), components)


def judge_document(document: Document, components: Document | None = None) -> tuple[Judged, ...]:
    """Every scenario of a document, under each of its readings. Raises Rejected."""
    faults: list[Fault] = []
    judged: list[Judged] = []
    try:
        found = scenarios(document, components)
    except Faults as error:
        raise rejected(document, error.faults) from None
    for scenario in found:
        for readings in scenario.readings:
            try:
                judged.append(judge(document, scenario, readings))
            except Faults as error:
                faults += [scenario.within(fault) for fault in error.faults]
    if faults:
        raise rejected(document, faults)
    return tuple(judged)


def judge(document: Document, scenario: Scenario, readings: Any) -> Judged:
    """One scenario under one choice of readings. Raises Faults, with paths from the scenario on."""
    book, form = scenario.book, scenario.form
    state = _read(
        ("position",),
        lambda: book.read_position(given(form.position, {}), form.players, readings),
    )
    tally = _Tally()
    verdicts: list[Verdict] = []
    for at, step in enumerate(given(form.moves, [])):
        verdict, state = _taken(scenario, state, step, ("moves", at), tally)
        verdicts.append(verdict)
        if not verdict.legal and isinstance(step.refused, UnsetType):
            break  # what follows is about a position that was not reached
    else:
        _compare(scenario, state, tally)
    return Judged(
        file=document.file,
        line=document.line(scenario.path),
        title=form.title,
        game=book.name,
        readings=departures(readings),
        moves=tuple(verdicts),
        score={name(player): points for player, points in book.points(state).items()},
        met=tally.met,
        failed=tuple(document.located(scenario.within(fault)) for fault in tally.failed),
    )


def _taken(
    scenario: Scenario, state: Any, step: StepForm[Any, Any], path: Path, tally: _Tally
) -> tuple[Verdict, Any]:
    """The verdict on a move, and the position after it: the same unless it is legal as expected."""
    book, expected = scenario.book, given(step.refused, None)
    move = _read((*path, "move"), lambda: book.read_action(state, step.move))
    data, told = book.action(move), book.tell(state, move)
    try:
        outcome = book.play(state, move)
    except IllegalMove as refusal:
        why = book.tell_refusal(refusal)
        wanted = "is legal" if expected is None else f"is refused by {expected}"
        problem = f"expected that this {wanted}, but it is refused by {why}"
        tally.check(refusal.clause == expected, path, problem)
        return Verdict(data, told, refusal.clause, why), state
    problem = f"expected that {expected} refuses this, but it is legal"
    tally.check(expected is None, path, problem)
    verdict = Verdict(data, told, None, None)
    if expected is not None:
        return verdict, state
    if not isinstance(step.shows, UnsetType):
        wanted_shown = [plain(one) for one in step.shows]
        shown = [book.disclosure(one) for one in outcome.disclosures]
        tally.same(wanted_shown, shown, (*path, "shows"))
    return verdict, outcome.state


def name(member: object) -> str:
    """What a player goes by in a file."""
    return str(member.value) if isinstance(member, Enum) else str(member)


class _Tally:
    """How many expectations were met, and which were not."""

    def __init__(self) -> None:
        self.met = 0
        self.failed: list[Fault] = []

    def check(self, met: bool, path: Path, problem: str) -> None:
        if met:
            self.met += 1
        else:
            self.failed.append(Fault(path, problem))

    def same(self, expected: object, found: object, path: Path) -> None:
        problem = f"expected {_told(expected)}, found {_told(found)}"
        self.check(expected == found, path, problem)


def _compare(scenario: Scenario, state: Any, tally: _Tally) -> None:
    book, expect = scenario.book, scenario.form.expect
    if isinstance(expect, UnsetType):
        return
    points = {name(player): total for player, total in book.points(state).items()}
    for field, expected, found in (
        ("points", given(expect.points, {}), points),
        ("subtotals", given(expect.subtotals, {}), book.subtotals(state)),
    ):
        for key, value in expected.items():
            if key not in found:
                problem = f"no {field} of {quoted(key)} ({suggestion(key, found)})"
                raise Faults((Fault(("expect", field, key), problem),))
            tally.same(value, found[key], ("expect", field, key))
    if not isinstance(expect.winners, UnsetType):
        for at, player in enumerate(expect.winners):
            if player not in points:
                problem = f"no player {quoted(player)} ({suggestion(player, points)})"
                raise Faults((Fault(("expect", "winners", at), problem),))
        winners = [name(player) for player in book.winners(state)]
        tally.same(sorted(expect.winners), sorted(winners), ("expect", "winners"))
    if not isinstance(expect.over, UnsetType):
        tally.same(expect.over, book.is_over(state), ("expect", "over"))
    if not isinstance(expect.position, UnsetType):
        full = read_form(book.forms().position, book.full_position(state))
        for path, wanted, there in _leaves(expect.position, full, ("expect", "position")):
            tally.same(wanted, there, path)


def _leaves(expected: Any, found: Any, path: Path) -> Iterator[tuple[Path, Any, Any]]:
    """What is expected, value by value, each with what is there; nothing where nothing is said."""
    if isinstance(expected, Struct):
        names = zip(expected.__struct_fields__, expected.__struct_encode_fields__, strict=True)
        for field, key in names:
            wanted = getattr(expected, field)
            if not isinstance(wanted, UnsetType):
                yield from _leaves(wanted, getattr(found, field, None), (*path, key))
    elif isinstance(expected, dict):
        for key, wanted in expected.items():
            there = found.get(key) if isinstance(found, dict) else None
            yield from _leaves(wanted, there, (*path, name(key)))
    else:
        yield path, expected, found


def _told(value: Any) -> str:
    told = plain(value)
    return str(told).lower() if isinstance(told, bool) else str(told)


def _read(path: Path, read: Callable[[], Any]) -> Any:
    """What is read, its faults led to by a path."""
    try:
        return read()
    except Faults as error:
        raise Faults(
            tuple(Fault((*path, *fault.path), fault.problem) for fault in error.faults)
        ) from None
