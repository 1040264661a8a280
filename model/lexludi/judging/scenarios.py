"""What may stand in a scenario file: one scenario, a list of them, or a suite that shares fields.

    title: a second card has to alternate
    game: viajantes
    players: 3
    clauses: [put.alternate]
    position:
      suitcases: {grandma: [tourist up]}
      hands: {P1: {clown: 1}}
    moves:
    - move: {action: put, card: clown, into: grandma, face: up}
      refused: put.alternate
    - move: {action: put, card: clown, into: grandma, face: down}
    expect:
      position:
        suitcases: {grandma: [tourist up, clown down]}

`clauses` are those that come into it; `beyond` those whose bounds it shows, as nothing in it comes
under them. A move without `refused` is expected to be legal; one that is refused leaves the
position as it was.
`expect` is about the position after the last move, and names only what is to be compared. In a
suite, every field beside `scenarios` holds for each scenario that does not give its own.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final, Generic, Literal, TypeAlias, TypeVar

from msgspec import UNSET, Struct, UnsetType

from lexludi.judging.components import in_box
from lexludi.judging.documents import Document
from lexludi.kernel.forms import Fault, Faults, Path, components, given, read_form
from lexludi.kernel.readings import UnknownReading, alternatives, chosen
from lexludi.kernel.rulebook import Rulebook
from lexludi.kernel.suggesting import quoted, suggestion
from lexludi.rulebooks import UnknownRulebook, rulebook, rulebooks

P = TypeVar("P")
M = TypeVar("M")
D = TypeVar("D")

Book: TypeAlias = Rulebook[Any, Any, Any, Any]

MOST: Final = 500  # scenarios in a file
SHARED: Final = ("game", "players", "clauses", "source", "readings", "position")


class StepForm(Struct, Generic[M, D], kw_only=True, forbid_unknown_fields=True):
    """A move, and whether it is legal: `refused` names the clause that refuses it.

    `shows` are all the disclosures that the move makes.
    """

    move: M
    refused: str | UnsetType = UNSET
    shows: list[D] | UnsetType = UNSET


class ExpectForm(Struct, Generic[P], kw_only=True, forbid_unknown_fields=True):
    """What holds in the end: points by player, subtotals by name, and part of the position."""

    points: dict[str, int] | UnsetType = UNSET
    subtotals: dict[str, int] | UnsetType = UNSET
    winners: list[str] | UnsetType = UNSET
    over: bool | UnsetType = UNSET
    position: P | UnsetType = UNSET


class CaseForm(Struct, Generic[P, M, D], kw_only=True, forbid_unknown_fields=True):
    """A scenario of a suite. `readings` are choices by ruling, or `all`: the default readings and
    each that differs from them in one ruling."""

    title: str
    game: str | UnsetType = UNSET
    players: int | UnsetType = UNSET
    clauses: list[str] | UnsetType = UNSET
    beyond: list[str] | UnsetType = UNSET
    source: str | UnsetType = UNSET
    readings: dict[str, str] | Literal["all"] | UnsetType = UNSET
    position: P | UnsetType = UNSET
    moves: list[StepForm[M, D]] | UnsetType = UNSET
    expect: ExpectForm[P] | UnsetType = UNSET


class ScenarioForm(CaseForm[P, M, D], Generic[P, M, D], kw_only=True, forbid_unknown_fields=True):
    """A scenario that stands by itself."""

    game: str
    players: int


class SuiteForm(Struct, Generic[P, M, D], kw_only=True, forbid_unknown_fields=True):
    """Scenarios that share what is said beside them."""

    game: str | UnsetType = UNSET
    players: int | UnsetType = UNSET
    clauses: list[str] | UnsetType = UNSET
    source: str | UnsetType = UNSET
    readings: dict[str, str] | Literal["all"] | UnsetType = UNSET
    position: P | UnsetType = UNSET
    scenarios: list[CaseForm[P, M, D]]


@dataclass(frozen=True, slots=True)
class Scenario:
    """A scenario as read: `shared` are its fields that stand in the suite around it."""

    path: Path
    shared: frozenset[str]
    book: Book
    form: ScenarioForm[Any, Any, Any]
    readings: tuple[Any, ...]

    def within(self, fault: Fault) -> Fault:
        """The fault, whose path begins at the scenario, with a path that begins at the file."""
        return _within(self.path, self.shared, fault)


def scenarios(document: Document, components: Document | None = None) -> tuple[Scenario, ...]:
    """The scenarios of a document, about these components where they do not say their own.

    Raises Faults, and Rejected for the components.
    """
    data = document.data
    found: list[Scenario] = []
    faults: list[Fault] = []
    suite = isinstance(data, dict) and "scenarios" in data
    shared = {key: data[key] for key in SHARED if key in data} if suite else {}
    if suite:
        faults += _around(data)
    items = list(_items(data, suite=suite))
    if len(items) > MOST:
        raise Faults((Fault((), f"holds {len(items)} scenarios, split it at {MOST}"),))
    for path, item in items:
        if not isinstance(item, dict):
            faults.append(Fault(path, "should be a scenario, with title, game, players and so on"))
            continue
        try:
            found.append(_scenario(item, path, shared, components))
        except Faults as error:
            faults += error.faults
    if faults or not found:
        raise Faults(tuple(dict.fromkeys(faults)) or (Fault((), "holds no scenario"),))
    return tuple(found)


def file_schema(book: Book) -> dict[str, Any]:
    """The JSON Schema of the scenario files of a game."""
    (one, suite), parts = components((_of_game(ScenarioForm, book), _of_game(SuiteForm, book)))
    for part in parts.values():
        if "game" in part.get("properties", {}):
            part["properties"]["game"] = {"const": book.name}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Scenario file of {book.title}",
        "anyOf": [one, {"type": "array", "items": one}, suite],
        "$defs": parts,
    }


def _of_game(form: Any, book: Book) -> Any:
    """The record type, about the positions, moves and disclosures of a game."""
    forms = book.forms()
    return form[forms.position, forms.move, forms.disclosure]


def _around(data: dict[str, Any]) -> Iterator[Fault]:
    known = (*SHARED, "scenarios")
    for key in data:
        if key not in known:
            yield Fault((key,), f"unknown field ({suggestion(key, known)})")
    if not isinstance(data["scenarios"], list):
        yield Fault(("scenarios",), "should be a list of scenarios")


def _items(data: Any, *, suite: bool) -> Iterator[tuple[Path, Any]]:
    if suite:
        listed = data["scenarios"] if isinstance(data["scenarios"], list) else []
        yield from ((("scenarios", at), item) for at, item in enumerate(listed))
    elif isinstance(data, list):
        yield from (((at,), item) for at, item in enumerate(data))
    else:
        yield (), data


def _scenario(
    item: dict[str, Any], path: Path, shared: dict[str, Any], components: Document | None
) -> Scenario:
    """One scenario. Raises Faults whose paths begin at the file."""
    merged = {**shared, **item}
    borrowed = frozenset(shared.keys() - item.keys())
    try:
        book = _book(merged)
        if components is not None:
            merged = in_box(book, merged, components)
        form = read_form(_of_game(ScenarioForm, book), merged)
        if faults := tuple(_foreign(book, form)):
            raise Faults(faults)
        return Scenario(path, borrowed, book, form, _readings(book, form))
    except Faults as error:
        raise Faults(tuple(_within(path, borrowed, fault) for fault in error.faults)) from None


def _within(path: Path, borrowed: frozenset[str], fault: Fault) -> Fault:
    around = () if fault.path and fault.path[0] in borrowed else path
    return Fault((*around, *fault.path), fault.problem)


def _book(item: dict[str, Any]) -> Book:
    name = item.get("game")
    if not isinstance(name, str):
        raise Faults((Fault(("game",), f"is missing ({suggestion('', rulebooks())})"),))
    try:
        return rulebook(name)
    except UnknownRulebook as error:
        raise Faults((Fault(("game",), str(error)),)) from None


def _foreign(book: Book, form: ScenarioForm[Any, Any, Any]) -> Iterator[Fault]:
    """Whatever the scenario names that the rulebook does not have."""
    known = book.specification.clauses
    if form.players not in book.players:
        allowed = ", ".join(map(str, book.players))
        yield Fault(("players",), f"is {form.players}, {book.title} is for {allowed}")
    for field, clauses in (("clauses", form.clauses), ("beyond", form.beyond)):
        for at, clause in enumerate(given(clauses, [])):
            if clause not in known:
                problem = f"no clause {quoted(clause)} ({suggestion(clause, known)})"
                yield Fault((field, at), problem)
    for at, step in enumerate(given(form.moves, [])):
        refused = step.refused
        if refused is not UNSET and refused not in known:
            problem = f"no clause {quoted(refused)} ({suggestion(str(refused), known)})"
            yield Fault(("moves", at, "refused"), problem)


def _readings(book: Book, form: ScenarioForm[Any, Any, Any]) -> tuple[Any, ...]:
    if form.readings == "all":
        return tuple(alternatives(book.readings))
    choices = form.readings if isinstance(form.readings, dict) else {}
    try:
        return (chosen(book.readings, choices),)
    except UnknownReading as error:
        raise Faults((Fault(("readings",), str(error)),)) from None
