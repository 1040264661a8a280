"""The stepper: a game that a ruling or a claim shows is gone through position by position."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from lexludi_spec import bundled

from .browsing import Visitor

pytestmark = [pytest.mark.browser, pytest.mark.parametrize("game", bundled())]

FEW = 3  # positions that a game has at least, to be gone through


def stepper(page: Page) -> Locator:
    """A game on the page that has some positions, with the folds around it open."""
    page.locator("details").evaluate_all("folds => folds.forEach(fold => fold.open = true)")
    many = page.locator(f".lex-stepped:has(.lex-stepper > li:nth-child({FEW}))")
    return many.first


def expect_position(game: Locator, at: int) -> None:
    """Only this position is shown, counted from 1, and the reader is told which one it is."""
    positions = game.locator(".lex-stepper > li")
    expect(game.locator("[aria-live]")).to_have_text(
        re.compile(f"position {at} of {positions.count()}")
    )
    expect(game.locator(".lex-stepper > li:visible")).to_have_count(1)
    expect(positions.nth(at - 1)).to_be_visible()


def test_buttons_go_from_position_to_position(visit: Visitor, game: str) -> None:
    shown = stepper(visit(f"games/{game}/claims.html"))
    expect_position(shown, 1)
    shown.get_by_role("button", name="Next").click()
    expect_position(shown, 2)
    shown.get_by_role("button", name="Previous").click()
    expect_position(shown, 1)
    shown.get_by_role("button", name="Previous").click(force=True)
    expect_position(shown, 1)


def test_keys_go_from_position_to_position(visit: Visitor, game: str) -> None:
    page = visit(f"games/{game}/claims.html")
    shown = stepper(page)
    shown.get_by_role("button", name="Next").focus()
    last = shown.locator(".lex-stepper > li").count()
    for key, at in (("ArrowRight", 2), ("ArrowLeft", 1), ("End", last), ("Home", 1)):
        page.keyboard.press(key)
        expect_position(shown, at)


def test_all_positions_can_be_shown_at_once(visit: Visitor, game: str) -> None:
    shown = stepper(visit(f"games/{game}/claims.html"))
    positions = shown.locator(".lex-stepper > li")
    shown.get_by_role("button", name="Show all").click()
    for position in positions.all():
        expect(position).to_be_visible()
    shown.get_by_role("button", name="Show one").click()
    expect_position(shown, 1)


def test_without_scripts_all_positions_are_listed(visit: Visitor, game: str) -> None:
    page = visit(f"games/{game}/claims.html", scripts=False)
    expect(page.locator(".lex-stepped")).to_have_count(0)
    page.locator("summary").first.wait_for()
    for fold in page.locator("details:has(.lex-stepper) > summary:visible").all():
        fold.click()
    for position in page.locator(".lex-stepper").first.locator("> li").all():
        expect(position).to_be_visible()
