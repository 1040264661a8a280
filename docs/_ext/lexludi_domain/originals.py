"""The words of the rulebook itself: a glossary gives them in italics, clauses use their terms."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from lexludi_spec import Term

_ITALICS = re.compile(r"(?<![*\w])\*([^*]+)\*(?![*\w])")
_QUALIFIED = re.compile(r" of an? .*| \(.*\)")


def originals(term: Term) -> tuple[str, ...]:
    """What the rulebook calls a term, where that is another word than ours."""
    found = (each for each in _ITALICS.findall(term.meaning) if each.lower() != term.name.lower())
    return tuple(dict.fromkeys(found))


def used(words: str, glossary: Iterable[Term]) -> Mapping[str, tuple[str, ...]]:
    """The terms in some words of ours that the rulebook calls otherwise, with what it calls them.

    Of two terms that begin alike it is the longer one that is used.
    """
    known = {_QUALIFIED.sub("", term.name).lower(): term for term in glossary}
    names = "|".join(sorted(map(_inflected, known), key=len, reverse=True))
    found = {}
    for match in re.finditer(rf"\b(?:{names})\b", words.lower()) if known else ():
        term = next(each for name, each in known.items() if _is(name, match[0]))
        found[term.name] = originals(term)
    return {name: those for name, those in found.items() if those}


def _inflected(name: str) -> str:
    return f"{re.escape(name[:-1])}ies|{re.escape(name)}" if name.endswith("y") else _plain(name)


def _plain(name: str) -> str:
    return f"{re.escape(name)}(?:e?s)?"


def _is(name: str, word: str) -> bool:
    return re.fullmatch(_inflected(name), word) is not None
