"""Results for people (a table) and for CI servers (JUnit XML)."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import nullcontext
from itertools import groupby
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

from lexludi.commands.options import console, fail
from lexludi_proofs.engine.verdicts import Result, Verdict, summary, worst

STYLES = {
    Verdict.PROVED: "green",
    Verdict.WITNESSED: "green",
    Verdict.REFUTED: "bold red",
    Verdict.UNKNOWN: "yellow",
}


def as_table(results: Sequence[Result], *, record: bool = False) -> str:
    """One line a claim, a column for each number of players; what failed is told below.

    Printed, or with `record` returned as text.
    """
    from rich.table import Table
    from rich.text import Text

    out = console()
    with out.capture() if record else nullcontext() as captured:
        for game, of_game in groupby(results, lambda result: result.game):
            listed = list(of_game)
            counts = sorted({result.players for result in listed})
            table = Table(title=game, title_justify="left", box=None, pad_edge=False)
            table.add_column("claim", no_wrap=True)
            table.add_column("kind")
            for count in counts:
                table.add_column(f"{count} players")
            table.add_column("seconds", justify="right")
            for name in dict.fromkeys(result.claim for result in listed):
                rows = [result for result in listed if result.claim == name]
                cells = []
                for count in counts:
                    verdicts = [row.verdict for row in rows if row.players == count]
                    verdict = worst(verdicts) if verdicts else None
                    cells.append(Text(verdict, STYLES[verdict]) if verdict else Text("-"))
                kept = all(row.cached for row in rows)
                seconds = "kept" if kept else f"{sum(row.seconds for row in rows):.1f}"
                table.add_row(name, rows[0].kind, *cells, seconds)
            out.print(table)
        for result in results:
            if result.verdict in (Verdict.REFUTED, Verdict.UNKNOWN):
                out.print(told(result), style=STYLES[result.verdict])
        counted = ", ".join(f"{count} {name}" for name, count in summary(results).items() if count)
        out.print(counted or "nothing decided")
    return captured.get().rstrip("\n") if captured else ""


def told(result: Result) -> str:
    """A result that does not hold, with its position and move in the game's words."""
    part = f" ({result.part})" if result.part else ""
    lines = [f"\n{result.claim}{part}, {result.players} players: {result.verdict}"]
    if result.reason:
        lines.append(f"  {result.reason}")
    if result.counterexample:
        lines.extend(shown(result.counterexample))
    return "\n".join(lines)


def shown(example: dict[str, Any]) -> list[str]:
    """A position with what is done in it, line by line."""
    lines = ["", *example["position"].splitlines()]
    lines.extend(f"  {at}. {each}" for at, each in enumerate(example["story"], 1))
    if example["outcome"]:
        lines.append(f"  -> {example['outcome']}")
    return lines


def as_junit(results: Sequence[Result]) -> str:
    """The results as JUnit XML: a test case for each part of each claim."""
    counts = summary(results)
    suite = ElementTree.Element(
        "testsuite",
        name="lexludi verify",
        tests=str(len(results)),
        failures=str(counts["refuted"]),
        errors=str(counts["unknown"]),
    )
    for result in results:
        part = f"[{result.part}]" if result.part else ""
        case = ElementTree.SubElement(
            suite,
            "testcase",
            classname=f"{result.game}.{result.players}-players",
            name=f"{result.claim}{part}",
            time=str(result.seconds),
        )
        if result.verdict is Verdict.REFUTED:
            failure = ElementTree.SubElement(case, "failure", message=result.reason or "refuted")
            failure.text = told(result)
        elif result.verdict is Verdict.UNKNOWN:
            ElementTree.SubElement(case, "error", message=result.reason or "unknown")
    return ElementTree.tostring(suite, encoding="unicode", xml_declaration=True)


def written(text: str, output: Path) -> None:
    """Write a file, making its folder; fails in one line where that cannot be."""
    try:
        output.parent.mkdir(parents=True, exist_ok=True)
        output.write_text(text + "\n", encoding="utf-8")
    except OSError as error:
        fail(f"--output: {output} cannot be written: {error.strerror}")
