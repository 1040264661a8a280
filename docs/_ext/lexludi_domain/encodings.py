"""Where the model encodes a clause, read from its source.

A function encodes a clause when it is marked `@encodes("clause.id")`, or when it has a
`require(fact, "clause.id")` in it. Reading the source rather than running it finds both.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from textwrap import dedent

Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True, slots=True)
class Module:
    """A module of a package, by its full name, and its file."""

    name: str
    file: Path


@dataclass(frozen=True, slots=True)
class Site:
    """A function that encodes a clause: `refuses` where it does so by requiring it."""

    module: str
    function: str
    source: str
    refuses: bool

    @property
    def name(self) -> str:
        """The full name of the function."""
        return f"{self.module}.{self.function}"


@cache
def modules(package: str) -> tuple[Module, ...]:
    """A package and all modules below it, in the order of their names."""
    spec = find_spec(package)
    if spec is None:
        return ()
    if spec.submodule_search_locations is None:
        return (Module(package, Path(spec.origin or "")),)
    found = {}
    for folder in map(Path, spec.submodule_search_locations):
        for file in sorted(folder.rglob("*.py")):
            parts = file.relative_to(folder).with_suffix("").parts
            name = ".".join((package, *(part for part in parts if part != "__init__")))
            found[name] = Module(name, file)
    return tuple(found[name] for name in sorted(found))


@cache
def sites(package: str) -> Mapping[str, tuple[Site, ...]]:
    """The functions of a package that encode each clause, those marked for it first."""
    found: dict[str, list[Site]] = {}
    for module in modules(package):
        text = module.file.read_text("utf-8")
        for name, function in _functions(ast.parse(text)):
            required = set(_required(function))
            marked = set(_marked(function))
            source = _source(text, function)
            for clause in sorted(required | marked):
                site = Site(module.name, name, source, clause in required)
                found.setdefault(clause, []).append(site)
    return {
        clause: tuple(sorted(each, key=lambda site: (not site.refuses, site.name)))
        for clause, each in found.items()
    }


@cache
def cited(package: str) -> Mapping[str, tuple[str, ...]]:
    """The clauses that each function of a package encodes, by the function's full name."""
    found: dict[str, list[str]] = {}
    for clause, places in sites(package).items():
        for site in places:
            found.setdefault(site.name, []).append(clause)
    return {name: tuple(sorted(clauses)) for name, clauses in found.items()}


def _functions(tree: ast.Module) -> Iterator[tuple[str, Function]]:
    for node in tree.body:
        if isinstance(node, Function):
            yield node.name, node
        elif isinstance(node, ast.ClassDef):
            for inner in node.body:
                if isinstance(inner, Function):
                    yield f"{node.name}.{inner.name}", inner


def _marked(function: Function) -> Iterator[str]:
    for mark in function.decorator_list:
        if isinstance(mark, ast.Call) and _called(mark) == "encodes":
            yield from _texts(mark.args)


def _required(function: Function) -> Iterator[str]:
    for node in ast.walk(function):
        if isinstance(node, ast.Call) and _called(node) == "require":
            named = [key.value for key in node.keywords if key.arg == "clause"]
            yield from _texts([*node.args[1:2], *named])


def _called(call: ast.Call) -> str | None:
    match call.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return None


def _texts(nodes: list[ast.expr]) -> Iterator[str]:
    for node in nodes:
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def _source(text: str, function: Function) -> str:
    first = min([function.lineno, *(mark.lineno for mark in function.decorator_list)])
    return dedent("\n".join(text.splitlines()[first - 1 : function.end_lineno]))
