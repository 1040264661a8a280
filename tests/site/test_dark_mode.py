"""Dark mode: for who prefers it, and for who chooses it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from .browsing import Visitor

pytestmark = pytest.mark.browser

RULES = "games/viajantes/rules/put.html"
COLOURS = """() => ["body", "h1", ".lex-object", ".lex-badge.lex-yes", ".lex-origin"]
    .map(name => getComputedStyle(document.querySelector(name)))
    .map(style => [style.color, style.backgroundColor, style.borderTopColor])"""


def brightness(page: Page, what: str) -> float:
    """How bright a colour of the page is, from 0 to 1."""
    colour = page.evaluate(f"getComputedStyle(document.body).{what}")
    red, green, blue = (int(part) / 255 for part in re.findall(r"\d+", colour)[:3])
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def choose(page: Page, theme: str) -> None:
    """Presses the button of the theme until the page says that this one was chosen."""
    for _ in ("auto", "light", "dark"):
        if page.locator("body").get_attribute("data-theme") == theme:
            return
        page.locator("button.theme-toggle:visible").first.click()
    expect(page.locator("body")).to_have_attribute("data-theme", theme)


def test_who_prefers_dark_reads_light_on_dark(visit: Visitor) -> None:
    page = visit(RULES, dark=True)
    assert brightness(page, "backgroundColor") < 0.2 < 0.7 < brightness(page, "color")


def test_who_prefers_light_reads_dark_on_light(visit: Visitor) -> None:
    page = visit(RULES)
    assert brightness(page, "color") < 0.2 < 0.9 < brightness(page, "backgroundColor")


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_a_theme_looks_the_same_whether_chosen_or_preferred(visit: Visitor, dark: bool) -> None:
    preferred = visit(RULES, dark=dark)
    chosen = visit(RULES, dark=not dark)
    assert preferred.evaluate(COLOURS) != chosen.evaluate(COLOURS)
    choose(chosen, "dark" if dark else "light")
    assert preferred.evaluate(COLOURS) == chosen.evaluate(COLOURS)


def test_the_chosen_theme_is_kept_from_page_to_page(visit: Visitor) -> None:
    page = visit(RULES)
    choose(page, "dark")
    page.goto("index.html")
    expect(page.locator("body")).to_have_attribute("data-theme", "dark")
    assert brightness(page, "backgroundColor") < 0.2
