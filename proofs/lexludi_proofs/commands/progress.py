"""A bar on the terminal while workers are at it, and nothing where there is no terminal."""

from __future__ import annotations

import sys
from collections.abc import Iterator

from lexludi.commands.options import console
from lexludi_proofs.engine.verdicts import Result


def with_progress(coming: Iterator[list[Result]], count: int, what: str) -> Iterator[list[Result]]:
    """The results as they come, counted on standard error."""
    if not sys.stderr.isatty():
        yield from coming
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, console=console(stderr=True), transient=True) as progress:
        bar = progress.add_task(what, total=count)
        for results in coming:
            first = results[0]
            progress.update(bar, advance=1, description=f"{first.claim} ({first.players})")
            yield results
