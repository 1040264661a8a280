"""The search: a clause is found by its id, by its words, and a word by what it was at first."""

from __future__ import annotations

import re
from urllib.parse import quote

import pytest
from playwright.sync_api import Page

from lexludi_spec import bundled, load

from ..docs.building import Site
from .browsing import Visitor

pytestmark = [pytest.mark.browser, pytest.mark.parametrize("game", bundled())]


def found(page: Page, words: str) -> list[str]:
    """The addresses of clauses, rulings, terms and claims that the search lists, best first."""
    page.goto(f"search.html?q={quote(words)}")
    page.get_by_text("Search finished").or_(page.get_by_text("did not match")).wait_for()
    links = page.locator(".lex-found li a").evaluate_all("links => links.map(link => link.href)")
    return [str(link).removeprefix(page.url.partition("search.html")[0]) for link in links]


def test_a_clause_is_the_first_that_is_found_by_its_id(
    site: Site, visit: Visitor, game: str
) -> None:
    page = visit("search.html")
    clauses = site.inventory["lexludi:clause"]
    for name in list(load(game).clauses)[::20]:
        alike = [clauses.get(f"{other}/{name}") for other in bundled()]
        listed = found(page, name)
        assert listed[0] in alike, name
        assert clauses[f"{game}/{name}"] in listed, name


def test_a_clause_is_found_by_words_of_its_text(site: Site, visit: Visitor, game: str) -> None:
    page = visit("search.html")
    for clause in list(load(game).clauses.values())[::20]:
        words = sorted(set(re.findall(r"[A-Za-z]{4,}", clause.text)), key=len)[-6:]
        address = site.inventory["lexludi:clause"][f"{game}/{clause.id}"]
        assert address in found(page, " ".join(words)), words


def test_a_word_is_found_by_what_the_rulebook_calls_it(visit: Visitor, game: str) -> None:
    originals = [
        word for term in load(game).glossary for word in re.findall(r"\*([^*]+)\*", term.meaning)
    ]
    page = visit("search.html")
    for word in (originals or [term.name for term in load(game).glossary])[::4]:
        assert any(
            address.startswith(f"games/{game}/glossary.html") for address in found(page, word)
        ), word
