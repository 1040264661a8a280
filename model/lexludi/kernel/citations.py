"""Where the functions of a game cite the clauses, read off their source without running it.

A clause is encoded by a function that is marked `@encodes("clause.id")`, and by one in which
`require(fact, "clause.id")` refuses a move.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from functools import cache
from importlib.util import find_spec
from pathlib import Path


class How(Enum):
    """In which way a function cites a clause."""

    ENCODES = "encodes"
    REQUIRES = "requires"


@dataclass(frozen=True, slots=True)
class Citation:
    """A place where a function cites a clause.

    `file` is relative to the folder that holds the outermost package, with forward slashes.
    """

    clause: str
    how: How
    function: str
    module: str
    file: str
    line: int


@cache
def citations(package: str) -> dict[str, tuple[Citation, ...]]:
    """All places where the modules of a package cite a clause, by clause and in order of files.

    Raises ModuleNotFoundError where there is no such package.
    """
    found: dict[str, list[Citation]] = {}
    for module, path, file in _modules(package):
        visitor = _Citing(module, file)
        visitor.visit(ast.parse(path.read_text("utf-8"), str(path)))
        for citation in visitor.found:
            found.setdefault(citation.clause, []).append(citation)
    return {clause: tuple(places) for clause, places in found.items()}


def _modules(package: str) -> Iterator[tuple[str, Path, str]]:
    """The modules of a package: name, path, and path as it is shown."""
    spec = find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        raise ModuleNotFoundError(f"no package {package}", name=package)
    for folder in spec.submodule_search_locations:
        root = Path(folder)
        for path in sorted(root.rglob("*.py")):
            inside = path.relative_to(root)
            parts = inside.with_suffix("").parts
            parts = parts[:-1] if parts[-1] == "__init__" else parts
            file = "/".join((*package.split("."), *inside.parts))
            yield ".".join((package, *parts)), path, file


class _Citing(ast.NodeVisitor):
    """Collects the citations of a module, each with the function that makes it."""

    def __init__(self, module: str, file: str) -> None:
        self.found: list[Citation] = []
        self._module = module
        self._file = file
        self._around: tuple[str, ...] = ()

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        """A function: its decorators, then what it requires."""
        self._around = (*self._around, node.name)
        for decorator in node.decorator_list:
            if isinstance(decorator, ast.Call) and _called(decorator) == "encodes":
                for argument in decorator.args:
                    self._cite(argument, How.ENCODES, node.lineno)
        self.generic_visit(node)
        self._around = self._around[:-1]

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        """A class: its methods are named after it."""
        self._around = (*self._around, node.name)
        self.generic_visit(node)
        self._around = self._around[:-1]

    def visit_Call(self, node: ast.Call) -> None:
        """A call of `require`, whose second argument names the clause."""
        if _called(node) == "require" and len(node.args) >= 2:
            self._cite(node.args[1], How.REQUIRES, node.lineno)
        self.generic_visit(node)

    def _cite(self, argument: ast.expr, how: How, line: int) -> None:
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
            function = ".".join(self._around)
            self.found.append(
                Citation(argument.value, how, function, self._module, self._file, line)
            )


def _called(node: ast.Call) -> str:
    function = node.func
    if isinstance(function, ast.Name):
        return function.id
    return function.attr if isinstance(function, ast.Attribute) else ""
