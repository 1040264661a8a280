"""Where the functions of a game cite the clauses, read off their source without running it.

A clause is encoded by a function that is marked `@encodes("clause.id")`, and by one in which
`require(fact, "clause.id")` refuses a move.
"""

from __future__ import annotations

import ast
from dataclasses import dataclass
from enum import Enum
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from textwrap import dedent


class How(Enum):
    """In which way a function cites a clause."""

    ENCODES = "encodes"
    REQUIRES = "requires"


@dataclass(frozen=True, slots=True)
class Module:
    """A module by its full name, and its file.

    `shown` is the file relative to the folder of the outermost package, with forward slashes.
    """

    name: str
    file: Path
    shown: str


@dataclass(frozen=True, slots=True)
class Citation:
    """A place where a function cites a clause: in which file and line, and the function's text.

    What a function inside another cites is the outer one's.
    """

    clause: str
    how: How
    function: str
    module: str
    file: str
    line: int
    source: str

    @property
    def name(self) -> str:
        """The full name of the function."""
        return f"{self.module}.{self.function}"


@cache
def modules(package: str) -> tuple[Module, ...]:
    """A package and all modules below it, in the order of their names; none where it is not."""
    spec = find_spec(package)
    if spec is None:
        return ()
    above = package.split(".")
    if spec.submodule_search_locations is None:
        return (Module(package, Path(spec.origin or ""), "/".join(above) + ".py"),)
    found = {}
    for folder in map(Path, spec.submodule_search_locations):
        for file in folder.rglob("*.py"):
            inside = file.relative_to(folder)
            parts = (part for part in inside.with_suffix("").parts if part != "__init__")
            name = ".".join((package, *parts))
            found[name] = Module(name, file, "/".join((*above, *inside.parts)))
    return tuple(found[name] for name in sorted(found))


@cache
def citations(package: str) -> dict[str, tuple[Citation, ...]]:
    """All places where the modules of a package cite a clause, by clause and in order of modules.

    Raises ModuleNotFoundError where there is no such package.
    """
    found: dict[str, list[Citation]] = {}
    there = modules(package)
    if not there:
        raise ModuleNotFoundError(f"no package {package}", name=package)
    for module in there:
        visitor = _Citing(module, module.file.read_text("utf-8"))
        for citation in visitor.found:
            found.setdefault(citation.clause, []).append(citation)
    return {clause: tuple(places) for clause, places in found.items()}


class _Citing(ast.NodeVisitor):
    """Collects the citations of a module, each with the function that makes it."""

    def __init__(self, module: Module, text: str) -> None:
        self.found: list[Citation] = []
        self._module = module
        self._lines = text.splitlines()
        self._around: tuple[str, ...] = ()
        self._source: str | None = None  # of the function that is being read
        self.visit(ast.parse(text, str(module.file)))

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        """A function: its decorators, then what it requires."""
        if self._source is not None:
            self.generic_visit(node)
            return
        first = min([node.lineno, *(mark.lineno for mark in node.decorator_list)])
        self._source = dedent("\n".join(self._lines[first - 1 : node.end_lineno]))
        self._around = (*self._around, node.name)
        for mark in node.decorator_list:
            if isinstance(mark, ast.Call) and _called(mark) == "encodes":
                for argument in mark.args:
                    self._cite(argument, How.ENCODES, node.lineno)
        self.generic_visit(node)
        self._around = self._around[:-1]
        self._source = None

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        """A class: its methods are named after it."""
        around = self._around
        if self._source is None:
            self._around = (*around, node.name)
        self.generic_visit(node)
        self._around = around

    def visit_Call(self, node: ast.Call) -> None:
        """A call of `require`: its second argument, or the one of that name, is the clause."""
        if _called(node) == "require":
            named = [each.value for each in node.keywords if each.arg == "clause"]
            for argument in (*node.args[1:2], *named):
                self._cite(argument, How.REQUIRES, node.lineno)
        self.generic_visit(node)

    def _cite(self, argument: ast.expr, how: How, line: int) -> None:
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
            function, module = ".".join(self._around), self._module
            self.found.append(
                Citation(
                    clause=argument.value,
                    how=how,
                    function=function,
                    module=module.name,
                    file=module.shown,
                    line=line,
                    source=self._source or "",
                )
            )


def _called(node: ast.Call) -> str:
    function = node.func
    if isinstance(function, ast.Name):
        return function.id
    return function.attr if isinstance(function, ast.Attribute) else ""
