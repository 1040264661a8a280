"""Alignment: which known unit of a rulebook is which unit of a text, in order.

The best alignment keeps the order, prefers the same words to similar ones, and pairs only units
that are alike. A unit left over on each side between the same neighbours is a rewritten one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

ALIKE = 0.45
_SAME = 3.0


class Known(Protocol):
    """What is needed to know a unit again."""

    @property
    def digest(self) -> str:
        """Equal for equal words."""

    @property
    def sketch(self) -> str:
        """One bit for each word, in hexadecimal digits."""


def align(olds: Sequence[Known], news: Sequence[Known]) -> tuple[tuple[int, int], ...]:
    """The pairs of positions (old, new), ascending in both; who is in none has no partner."""
    likeness = _likeness(olds, news)
    best = [[0.0] * (len(news) + 1) for _ in range(len(olds) + 1)]
    for i in range(len(olds) - 1, -1, -1):
        row, below, like = best[i], best[i + 1], likeness[i]
        for j in range(len(news) - 1, -1, -1):
            skipped = max(below[j], row[j + 1])
            row[j] = max(skipped, below[j + 1] + like[j]) if like[j] else skipped
    pairs = []
    i = j = 0
    while i < len(olds) and j < len(news):
        if likeness[i][j] and best[i][j] == best[i + 1][j + 1] + likeness[i][j]:
            pairs.append((i, j))
            i, j = i + 1, j + 1
        elif best[i][j] == best[i + 1][j]:
            i += 1
        else:
            j += 1
    return tuple(_with_rewritten(pairs, len(olds), len(news)))


def _likeness(olds: Sequence[Known], news: Sequence[Known]) -> list[list[float]]:
    """3 for the same words, the shared part of the words where it is large enough, else 0."""
    sketches = [(new.digest, int(new.sketch, 16)) for new in news]
    table = []
    for old in olds:
        digest, bits = old.digest, int(old.sketch, 16)
        row = []
        for other, words in sketches:
            if digest == other:
                row.append(_SAME)
            else:
                share = (bits & words).bit_count() / max((bits | words).bit_count(), 1)
                row.append(share if share >= ALIKE else 0.0)
        table.append(row)
    return table


def _with_rewritten(
    pairs: list[tuple[int, int]], olds: int, news: int
) -> Iterator[tuple[int, int]]:
    """The pairs, and between them the lone leftovers that have only each other."""
    i = j = 0
    for old, new in [*pairs, (olds, news)]:
        if old - i == 1 and new - j == 1:
            yield i, j
        if old < olds:
            yield old, new
        i, j = old + 1, new + 1
