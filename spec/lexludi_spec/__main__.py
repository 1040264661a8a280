"""Writes the table of sources of a game: `python -m lexludi_spec FOLDER TEXT [--heading NAME ...]`.

Name the headings of the rulebook the first time, and whenever they change. Clauses and reasons that
the table has are kept; with `--from-pages` the clauses are those whose `:source:` names the unit.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from lexludi_spec.errors import SpecificationError
from lexludi_spec.sources import Sources, draft, format_sources, from_pages, parse_sources, refresh
from lexludi_spec.specification import SOURCES, load
from lexludi_spec.texts import split


def main(arguments: list[str] | None = None) -> int:
    """Rewrites `sources.toml` in a folder from a text; 1 where units are unaccounted for."""
    parser = argparse.ArgumentParser(prog="python -m lexludi_spec", description=__doc__)
    parser.add_argument("folder", type=Path, help="the folder of the game's pages")
    parser.add_argument("text", type=Path, help="the text of its rulebook")
    parser.add_argument("--heading", action="append", help="a heading, each once")
    parser.add_argument("--from-pages", action="store_true", help="take clauses from the pages")
    asked = parser.parse_args(arguments)
    try:
        text = asked.text.read_text("utf-8")
        table = _table(asked.folder / SOURCES, text, asked.heading)
        if asked.from_pages:
            table = from_pages(table, load(asked.folder))
        (asked.folder / SOURCES).write_text(format_sources(table), "utf-8")
    except (OSError, SpecificationError, ValueError) as error:
        print(error, file=sys.stderr)
        return 2
    units = {unit.place: unit for unit in split(text, table.headings)}
    open_ones = [entry for entry in table.entries if not entry.accounted]
    for entry in open_ones:
        print(f"{entry.place}: {units[entry.place].text}")
    print(f"{len(table.entries)} units, {len(open_ones)} unaccounted for", file=sys.stderr)
    return 1 if open_ones else 0


def _table(path: Path, text: str, headings: list[str] | None) -> Sources:
    if path.exists():
        table = refresh(parse_sources(path.read_text("utf-8"), path.name), text, headings)
    elif headings is not None:
        table = draft(text, headings)
    else:
        raise ValueError(f"there is no {path.name} yet: name the headings with --heading")
    missing = [heading for heading in headings or () if heading not in table.headings]
    if missing:
        raise ValueError(f"no line of the text opens with the heading {missing[0]!r}")
    return table


if __name__ == "__main__":
    raise SystemExit(main())
