"""Scenarios: worked positions in YAML files, each citing the clauses it is about."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import yaml
from sphinx.util import logging

logger = logging.getLogger(__name__)

CITING = ("clause", "clauses", "refused")


@dataclass(frozen=True, slots=True)
class Scenario:
    """One scenario: its file's name without the ending, its title, and what it cites."""

    file: str
    title: str
    clauses: frozenset[str]


@cache
def scenarios(folder: Path) -> tuple[Scenario, ...]:
    """The scenarios of a folder; a file that cannot be read is a warning and is left out."""
    return tuple(each for file in sorted(folder.rglob("*.yaml")) for each in _of(file))


def _of(file: Path) -> Iterator[Scenario]:
    try:
        documents = list(yaml.safe_load_all(file.read_text("utf-8")))
    except (OSError, UnicodeDecodeError, yaml.YAMLError) as error:
        logger.warning("%s: not a scenario: %s", file.name, error)
        return
    for document in documents:
        inner = document.get("scenarios") if isinstance(document, dict) else document
        several = inner if isinstance(inner, list) else [document]
        for each in several:
            if isinstance(each, dict):
                title = str(each.get("title") or file.stem.replace("-", " "))
                yield Scenario(file.stem, title, frozenset(_cited(each)))


def _cited(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        for key, inner in value.items():
            if key in CITING:
                yield from _words(inner)
            else:
                yield from _cited(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _cited(inner)


def _words(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield from value.split()
    elif isinstance(value, list):
        for each in value:
            yield from _words(each)
