"""The one error of the specification layer: it says what is wrong, and where."""

from __future__ import annotations


class SpecificationError(ValueError):
    """A page or table of a specification that cannot be read as it stands.

    `page` is the file's name, `line` counts from 1 (0 where the whole file is meant), `field`
    names the option, id or part that is wrong. The message is one line.
    """

    def __init__(self, page: str, line: int, field: str, problem: str) -> None:
        super().__init__(f"{page}:{line}: {field}: {problem}")
        self.page = page
        self.line = line
        self.field = field
        self.problem = problem
