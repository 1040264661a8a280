"""The fold-outs: what speaks for a clause is at hand without a mouse, and without scripts."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from lexludi_spec import bundled

from ..docs.building import Site
from .browsing import Visitor

pytestmark = [pytest.mark.browser, pytest.mark.parametrize("game", bundled())]

TESTS = "Scenarios that cite it"
CLAIMS = "Claims that rest on it"


def supported(page: Page, site: Site, game: str) -> Locator:
    """A clause of the game with code, tests and claims; the page shows it."""
    for name in site.pages:
        if name.startswith(f"games/{game}/rules/"):
            page.goto(name)
            clauses = page.locator(".lex-clause:has(details div.highlight)")
            for words in (TESTS, CLAIMS):
                clauses = clauses.filter(has_text=words)
            if clauses.count():
                return clauses.first
    raise AssertionError(f"no clause of {game} has code, tests and claims")


def reach(page: Page, place: Locator) -> None:
    """Goes on with the Tab key until it is there."""
    for _ in range(100):
        if place.evaluate("element => element === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError("the Tab key does not get there")


@pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "no-scripts"])
def test_the_keyboard_opens_what_speaks_for_a_clause(
    site: Site, visit: Visitor, game: str, scripts: bool
) -> None:
    page = visit("", scripts=scripts)
    clause = supported(page, site, game)
    code = clause.locator("details div.highlight").first
    parts = [code, clause.get_by_text(TESTS), clause.get_by_text(CLAIMS)]
    for part in parts:
        expect(part).to_be_hidden()
    clause.locator("a.headerlink").focus()
    reach(page, clause.locator("summary"))
    page.keyboard.press("Enter")
    for part in parts:
        expect(part).to_be_visible()
    expect(code).to_contain_text("def ")
    expect(clause.locator("details a[href*='claim-']").first).to_be_visible()
    page.keyboard.press("Enter")
    expect(code).to_be_hidden()
