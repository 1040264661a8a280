"""What the tests of the built site stand on. What is missing fails them; nothing is skipped."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from ..docs.building import Site
from .browsing import Missing, Visitor, browsing, built, checker, program, served


@pytest.fixture(scope="session")
def folder() -> Path:
    """Where the built site is."""
    try:
        return built()
    except Missing as missing:
        pytest.fail(str(missing), pytrace=False)


@pytest.fixture(scope="session")
def site(folder: Path) -> Site:
    """The built site, as text."""
    return Site(folder, folder, said="", status=0)


@pytest.fixture(scope="session")
def home(folder: Path) -> Iterator[str]:
    """The address of the site."""
    with served(folder) as address:
        yield address


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The browser."""
    try:
        program()
    except Missing as missing:
        pytest.fail(str(missing), pytrace=False)
    with browsing() as started:
        yield started


@pytest.fixture(scope="session")
def axe() -> str:
    """The source of the accessibility checker."""
    try:
        return checker()
    except Missing as missing:
        pytest.fail(str(missing), pytrace=False)


@pytest.fixture
def visit(browser: Browser, home: str) -> Iterator[Visitor]:
    """Opens pages; an error on any of them, or a request to elsewhere, fails the test."""
    visitor = Visitor(browser, home)
    yield visitor
    visitor.leave()
    assert visitor.complaints == []
