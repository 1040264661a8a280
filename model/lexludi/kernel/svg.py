"""Words and boxes of a drawing in SVG, for a width of 360 and readable there.

A drawing takes its colours from the text around it, so that light and dark pages both show it. The
variables `--lexludi-accent` and `--lexludi-font` change what it has of its own.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final
from xml.sax.saxutils import escape, quoteattr

WIDTH: Final = 360
SIZE: Final = 11  # of letters
LINE: Final = 16  # from one line of words to the next
LETTERS: Final = 58  # in a line of words
ACCENT: Final = "var(--lexludi-accent, #d9480f)"
FONT: Final = "var(--lexludi-font, system-ui, sans-serif)"
INK: Final = "currentColor"


def drawn(told: str, height: float, parts: Iterable[str]) -> str:
    """The SVG element; what it shows is told in a sentence to those who cannot see it."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:g}" '
        f'role="img" aria-label={quoteattr(told)} class="lexludi-position" '
        f'style="width:100%;max-width:{2 * WIDTH}px;height:auto;font-family:{FONT}" '
        f'fill="{INK}"><title>{escape(told)}</title>{"".join(parts)}</svg>'
    )


def text(left: float, base: float, told: str, *, anchor: str = "start", bold: bool = False) -> str:
    """A line of words that stands on `base`."""
    weight = ' font-weight="700"' if bold else ""
    return (
        f'<text x="{left:g}" y="{base:g}" font-size="{SIZE}" text-anchor="{anchor}"{weight}>'
        f"{escape(told)}</text>"
    )


def box(
    left: float,
    top: float,
    width: float,
    height: float,
    *,
    fill: str = INK,
    opacity: float = 0,
    stroke: str = "none",
    line: float = 1,
    dashed: bool = False,
) -> str:
    """A box; `opacity` is that of its filling, `line` how thick its edge is."""
    filled = "" if fill == INK else f" fill={quoteattr(fill)}"
    dash = ' stroke-dasharray="3 2"' if dashed else ""
    return (
        f'<rect x="{left:g}" y="{top:g}" width="{width:g}" height="{height:g}" rx="3"{filled} '
        f'fill-opacity="{opacity:g}" stroke={quoteattr(stroke)} stroke-width="{line:g}"{dash}/>'
    )
