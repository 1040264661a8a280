"""A bar on the terminal while workers are at it, and nothing where there is no terminal."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import TypeVar

from lexludi.commands.options import console
from lexludi_proofs.engine.verdicts import Result

T = TypeVar("T")


def with_progress(coming: Iterator[list[Result]], count: int, what: str) -> Iterator[list[Result]]:
    """The results as they come, counted on standard error."""
    named = ((f"{results[0].claim} ({results[0].players})", results) for results in coming)
    for _, results in counted(named, count, what):
        yield results


def counted(coming: Iterator[tuple[str, T]], count: int, what: str) -> Iterator[tuple[str, T]]:
    """What comes, each with its name, counted on standard error."""
    if not sys.stderr.isatty():
        yield from coming
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, console=console(stderr=True), transient=True) as progress:
        bar = progress.add_task(what, total=count)
        for name, one in coming:
            progress.update(bar, advance=1, description=name)
            yield name, one
