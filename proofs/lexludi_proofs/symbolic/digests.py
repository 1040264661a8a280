"""The name of a query: the same for the same terms, in whatever process and after whatever else.

Printed terms will not do: how the solver prints a term depends on what else it has in hand.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import Any, Final

import z3

MOST_KEPT: Final = 400_000  # terms whose digests are kept for the next query

# By the solver's number for a term, which is the term's own for as long as the term is kept.
_terms: dict[int, tuple[Any, bytes]] = {}
_symbols: dict[int, tuple[Any, bytes]] = {}


def digest(terms: Iterable[Any]) -> str:
    """A name for a query: the same terms always get the same one."""
    if len(_terms) > MOST_KEPT:
        _terms.clear()
    found = hashlib.sha256()
    for term in terms:
        found.update(_of(term))
    return found.hexdigest()


def _of(whole: Any) -> bytes:
    """The digest of a term, from those of its parts; shared parts are looked at once."""
    waiting = [] if whole.get_id() in _terms else [whole]
    while waiting:
        term = waiting[-1]
        parts = term.children()
        ahead = [part for part in parts if part.get_id() not in _terms]
        if ahead:
            waiting.extend(ahead)
            continue
        waiting.pop()
        below = [_terms[part.get_id()][1] for part in parts]
        if z3.is_eq(term):
            # Which side stands first depends on which is older.
            below.sort()
        _terms[term.get_id()] = (term, hashlib.sha256(b"".join((_symbol(term), *below))).digest())
    return _terms[whole.get_id()][1]


def _symbol(term: Any) -> bytes:
    """What a term makes of its parts, with its type; for a number, which one."""
    if z3.is_bv_value(term):
        return hashlib.sha256(str(term.sexpr()).encode()).digest()
    made = term.decl()
    if made.get_id() not in _symbols:
        text = f"{made.sexpr()} {made.params()}"
        _symbols[made.get_id()] = (made, hashlib.sha256(text.encode()).digest())
    return _symbols[made.get_id()][1]
