"""Rules that are a little wrong: what each clause's code would be if one thing in it were off.

A prohibition is put out of force and every other clause has its `Break` (see `breaking`). Besides,
each function that encodes a clause is changed in the ways in which a rule is easily got wrong: a
number (a cost, a limit, a bonus) is one off, a limit is or is not itself allowed, a step is left
out; a check that no prohibition asks for is left out; and where a ruling has rival readings,
another one is taken as the default. Whatever nothing notices is a gap, or is said to be none.
"""

from __future__ import annotations

import ast
import inspect
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from copy import deepcopy
from dataclasses import dataclass
from functools import cache
from textwrap import dedent
from types import FunctionType
from typing import Any, Final

from lexludi.kernel.citations import How, citations
from lexludi.kernel.readings import rulings
from lexludi.kernel.rulebook import Rulebook
from lexludi_proofs.engine.breaking import Break, without

OTHER_SIDE: Final[Mapping[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
}
SIGNS: Final[Mapping[type[ast.cmpop], str]] = {
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
}


@dataclass(frozen=True, slots=True)
class Mutant:
    """A rule that is a little wrong: the clause it belongs to, and what is wrong with it.

    A default reading that is exchanged is asked for by `reading`; what else is wrong is put in
    place by `rules`, for a while.
    """

    clause: str
    says: str
    function: Any = None
    code: Callable[[], Any] | None = None
    reading: tuple[str, str] | None = None
    unchecked: bool = False

    @property
    def name(self) -> str:
        """What the mutant is called, the same in every process."""
        return f"{self.clause}: {self.says}"


_known: dict[str, dict[str, Mutant]] = {}


@contextmanager
def changed(
    book: Rulebook[Any, Any, Any, Any], breaks: Iterable[Break], name: str | None
) -> Iterator[None]:
    """Put a clause out of force, or a mutant in place, for a while."""
    mutant = mutants(book).get(name) if name else None
    with mutated(book, mutant) if mutant else without(book, breaks, name):
        yield


def mutants(book: Rulebook[Any, Any, Any, Any]) -> dict[str, Mutant]:
    """Every mutant of a game's rules by its name, in the order of the clauses."""
    if book.package not in _known:
        found = [*_of_functions(book), *_of_checks(book), *_of_readings(book)]
        order = {clause: at for at, clause in enumerate(book.specification.clauses)}
        found.sort(key=lambda one: order.get(one.clause, -1))
        _known[book.package] = {one.name: one for one in found}
    return _known[book.package]


@contextmanager
def mutated(book: Rulebook[Any, Any, Any, Any], mutant: Mutant) -> Iterator[None]:
    """Put what is wrong into the rules for a while."""
    if mutant.unchecked:
        with book.law.without([mutant.clause]):
            yield
        return
    if mutant.function is None or mutant.code is None:
        yield
        return
    before = mutant.function.__code__
    mutant.function.__code__ = mutant.code()
    try:
        yield
    finally:
        mutant.function.__code__ = before


def _of_readings(book: Rulebook[Any, Any, Any, Any]) -> Iterator[Mutant]:
    default = book.readings()
    for name, kind in rulings(book.readings).items():
        ruling = book.specification.rulings.get(name)
        for reading in kind:
            if ruling and reading is not getattr(default, name.replace("-", "_")):
                yield Mutant(
                    clause=ruling.clauses[0],
                    says=f"{name} is read as {reading.value}",
                    reading=(name, reading.value),
                )


def _of_checks(book: Rulebook[Any, Any, Any, Any]) -> Iterator[Mutant]:
    for clause, places in citations(book.package).items():
        checked = any(place.how is How.REQUIRES for place in places)
        if checked and book.specification.clauses[clause].kind != "prohibition":
            yield Mutant(clause=clause, says="it is not checked", unchecked=True)


def _of_functions(book: Rulebook[Any, Any, Any, Any]) -> Iterator[Mutant]:
    for function, clause in _encoding(book).items():
        tree = _parsed(function)
        if tree is None:
            continue
        place = f"{function.__module__.removeprefix(book.package).lstrip('.')}.{function.__name__}"
        constants = _constants(function)
        for at, (says, change) in enumerate(_changes(tree, constants)):
            yield Mutant(
                clause=clause,
                says=f"{place.lstrip('.')}, {at + 1}: {says}",
                code=lambda change=change, function=function: _compiled(change, function),  # type: ignore[misc]
                function=function,
            )


def _encoding(book: Rulebook[Any, Any, Any, Any]) -> dict[FunctionType, str]:
    """The functions that encode clauses or check them, each with the first clause it cites."""
    found: dict[FunctionType, str] = {}
    places = citations(book.package)
    for clause in book.specification.clauses:
        for place in places.get(clause, ()):
            module = sys.modules.get(place.module)
            function = inspect.unwrap(getattr(module, place.function, _encoding))
            if isinstance(function, FunctionType) and function.__module__ == place.module:
                found.setdefault(function, clause)
    return found


@cache
def _parsed(function: FunctionType) -> ast.FunctionDef | None:
    """The function's text without marks and docstring; none where it cannot be replaced."""
    (tree,) = ast.parse(dedent(inspect.getsource(function))).body
    if not isinstance(tree, ast.FunctionDef) or function.__code__.co_freevars:
        return None
    tree.decorator_list = []
    if ast.get_docstring(tree) is not None:
        tree.body = tree.body[1:] or [ast.Pass()]
    return tree


def _constants(function: FunctionType) -> dict[str, int]:
    """The numbers that a function calls by a name of its module."""
    return {
        name: value
        for name, value in function.__globals__.items()
        if name.isupper() and isinstance(value, int) and not isinstance(value, bool)
    }


Change = Callable[[], ast.FunctionDef]


def _changes(tree: ast.FunctionDef, constants: Mapping[str, int]) -> Iterator[tuple[str, Change]]:
    """What can be a little wrong with a function: in words, and as its text."""
    for at, node in enumerate(ast.walk(tree)):
        for says, edit in _edits(node, constants):
            yield says, lambda at=at, edit=edit: _edited(tree, at, edit)  # type: ignore[misc]


Edit = Callable[[Any], ast.AST | None]


def _edits(node: ast.AST, constants: Mapping[str, int]) -> Iterator[tuple[str, Edit]]:
    """What can be wrong with one piece of it: a new piece, or a change to this one."""
    value, called = None, ""
    if isinstance(node, ast.Constant) and type(node.value) is int:
        value, called = node.value, str(node.value)
    elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load) and node.id in constants:
        value, called = constants[node.id], node.id
    if value is not None:
        for other in (value + 1, value - 1) if value > 0 else (value + 1,):
            yield f"{other} for {called}", lambda _, other=other: ast.Constant(other)  # type: ignore[misc]
    if isinstance(node, ast.Compare) and len(node.ops) == 1 and type(node.ops[0]) in OTHER_SIDE:
        sign = type(node.ops[0])
        yield f"{SIGNS[OTHER_SIDE[sign]]} for {SIGNS[sign]}", _other_side
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "replace":
        for at, keyword in enumerate(node.keywords):
            if keyword.arg:
                yield f"{keyword.arg} is left as it was", lambda call, at=at: _without(call, at)  # type: ignore[misc]


def _other_side(compare: ast.Compare) -> None:
    compare.ops = [OTHER_SIDE[type(compare.ops[0])]()]


def _without(call: ast.Call, at: int) -> None:
    del call.keywords[at]


def _edited(tree: ast.FunctionDef, at: int, edit: Edit) -> ast.FunctionDef:
    """The function with one piece of it changed."""
    copied = deepcopy(tree)
    piece = list(ast.walk(copied))[at]
    new = edit(piece)
    if new is None:
        return copied

    class Putting(ast.NodeTransformer):
        def visit(self, node: ast.AST) -> Any:
            return new if node is piece else self.generic_visit(node)

    found: ast.FunctionDef = Putting().visit(copied)
    return found


def _compiled(change: Change, function: FunctionType) -> Any:
    """The code of a changed function."""
    module = ast.fix_missing_locations(ast.Module([change()], type_ignores=[]))
    space: dict[str, Any] = {}
    exec(compile(module, f"<mutant of {function.__name__}>", "exec"), function.__globals__, space)
    return space[function.__name__].__code__
