"""Links: within the site they all lead somewhere, and one to a clause shows the clause."""

from __future__ import annotations

import posixpath
from urllib.parse import unquote, urlsplit

import pytest
from playwright.sync_api import expect

from lexludi_spec import bundled, load

from ..docs.building import Site
from .browsing import Visitor

pytestmark = pytest.mark.browser


def test_every_internal_link_leads_to_a_place(site: Site) -> None:
    assert list(site.broken_links()) == []


def test_whatever_a_page_loads_is_part_of_the_site(site: Site) -> None:
    for name, page in site.pages.items():
        for address in page.loads:
            parts = urlsplit(address)
            assert not parts.scheme, f"{name} loads {address}"
            assert not parts.netloc, f"{name} loads {address}"
            file = posixpath.join(posixpath.dirname(name), unquote(parts.path))
            assert not parts.path or (site.out / file).is_file(), f"{name} loads {address}"


@pytest.mark.parametrize("game", bundled())
@pytest.mark.parametrize("width", [360, 1280])
def test_a_link_to_a_clause_shows_its_id(site: Site, visit: Visitor, game: str, width: int) -> None:
    addresses = site.inventory["lexludi:clause"]
    last_of_page = {load(game).clauses[name].page: name for name in load(game).clauses}
    page = visit("", width=width)
    for name in last_of_page.values():
        page.goto(addresses[f"{game}/{name}"])
        heading = page.locator(f"[id='{name}'] > :is(h2, h3, h4) code")
        assert heading.inner_text() == name
        expect(heading).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("game", bundled())
def test_an_id_leads_from_the_function_back_to_its_clause(
    site: Site, visit: Visitor, game: str
) -> None:
    reference = f"games/{game}/reference/"
    page = visit("")
    for name in load(game).clauses:
        address = site.inventory["lexludi:clause"][f"{game}/{name}"]
        page.goto(address)
        there = page.locator(f"[id='{name}'] a.reference[href*='reference/lexludi-']")
        if there.count():
            break
    page.locator(f"[id='{name}'] summary").click()
    there.first.click()
    assert reference in page.url
    page.locator(f"a[href$='#{name}']").first.click()
    assert page.url.endswith(address)
