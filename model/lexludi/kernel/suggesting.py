"""What somebody may have meant who misspelt a name."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

LONGEST = 60
MANY = 14


def quoted(text: object) -> str:
    """A text from outside, fit to stand in a message of one line."""
    shown = text if isinstance(text, str) else repr(text)
    return ascii(shown if len(shown) <= LONGEST else shown[: LONGEST - 3] + "...")


def suggestion(name: str, known: Iterable[str]) -> str:
    """'did you mean ...?' where a known name is close, and else what is known."""
    names = list(known)
    asked = name.lower()[:LONGEST].replace("_", "-")
    for close in get_close_matches(asked, names, n=1, cutoff=0.6):
        return f"did you mean {close}?"
    if not names:
        return "there are none"
    if len(names) > MANY:
        return f"there are {len(names)}, such as {names[0]}"
    return f"known: {', '.join(names)}"
