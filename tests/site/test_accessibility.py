"""Accessibility, by day and by night, and on a narrow screen."""

from __future__ import annotations

from fnmatch import fnmatch
from typing import Any

import pytest
from playwright.sync_api import Page

from lexludi_spec import bundled

from ..docs.building import Site
from .browsing import Visitor

pytestmark = pytest.mark.browser

NARROW = 360
GRAVE = ("serious", "critical")
KINDS = (
    "index.html",
    "search.html",
    "genindex.html",
    "py-modindex.html",
    "evidence.html",
    "proofs.html",
    "command-line.html",
    "adding.html",
    "implementing.html",
    "games/index.html",
    "games/*/index.html",
    "games/*/rules/*.html",
    "games/*/rulings/*.html",
    "games/*/claims.html",
    "games/*/evidence.html",
    "games/*/data.html",
    "games/*/glossary.html",
    "games/*/reference/*.html",
    "findings/*.html",
    "reference/*.html",
)


def longest(site: Site, kind: str) -> str:
    """The page of this kind that has most to say."""
    return max(
        (name for name in site.pages if fnmatch(name, kind)),
        key=lambda name: len(site.pages[name].words),
    )


def unfold(page: Page) -> None:
    """Opens every fold-out, so that what is in it can be looked at."""
    page.locator("details").evaluate_all("folds => folds.forEach(fold => fold.open = true)")


def test_every_page_is_of_a_kind_that_is_looked_at(site: Site) -> None:
    for name in site.pages:
        assert any(fnmatch(name, kind) for kind in KINDS), name


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("kind", KINDS)
def test_no_kind_of_page_shuts_a_reader_out(
    site: Site, visit: Visitor, axe: str, kind: str, dark: bool
) -> None:
    page = visit(longest(site, kind), dark=dark)
    if page.locator("div.highlight pre").count():
        page.locator("button.copybtn").first.wait_for(state="attached")
    unfold(page)
    page.evaluate(f"{axe}; null")
    found: list[dict[str, Any]] = page.evaluate("axe.run()")["violations"]
    grave = [
        f"{each['help']}: {place['html']}"
        for each in found
        if each["impact"] in GRAVE
        for place in each["nodes"]
    ]
    assert grave == []


@pytest.mark.parametrize("part", [*(f"games/{game}/" for game in bundled()), "elsewhere"])
def test_no_page_scrolls_sideways_on_a_narrow_screen(site: Site, visit: Visitor, part: str) -> None:
    games = tuple(f"games/{game}/" for game in bundled())
    page = visit("", width=NARROW)
    for name in site.pages:
        if name.startswith(part if part in games else games) is (part in games):
            page.goto(name)
            unfold(page)
            width = page.evaluate("document.documentElement.scrollWidth")
            assert width <= page.evaluate("document.documentElement.clientWidth"), name
