"""What the search finds besides pages, by id, by our words and by those of the rulebook."""

from __future__ import annotations

import pytest

from lexludi_spec import Term

from .building import Site
from .conftest import builder

TURN = "games/pebbles/rules/turn.html"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Site:
    """The site of the small rulebook."""
    return builder(tmp_path_factory.mktemp("finding"))()


def test_everything_with_an_anchor_is_found_there(site: Site) -> None:
    assert site.status == 0, site.said
    named = {(kind, name) for _, kind, name in site.found}
    for kind in ("clause", "ruling", "claim", "term"):
        addresses = site.inventory[f"lexludi:{kind}"]
        assert {name.removeprefix("pebbles/") for name in addresses} == {
            name for one, name in named if one == kind
        }
        for name in addresses:
            found = site.found["Pebbles", kind, name.removeprefix("pebbles/")]
            assert found.address == addresses[name]


def test_words_are_found_without_their_markup(site: Site) -> None:
    found = site.found["Pebbles", "clause", "take.what-is-there"]
    assert found.words == "Nobody takes more than the heap holds."
    assert site.found["Pebbles", "term", "heap"].words.endswith("(monte, once montão).")


def test_a_clause_is_found_by_the_words_of_the_rulebook_and_shows_them(site: Site) -> None:
    assert site.found["Pebbles", "clause", "take.what-is-there"].own == ["monte", "montão"]
    assert site.found["Pebbles", "clause", "take.smile"].own == []
    assert site.html(TURN).count("<em>monte, montão</em> (heap)") == 1


def test_the_index_has_the_words_of_the_rulebook(site: Site) -> None:
    links = site.pages["genindex.html"].links
    assert links.count("games/pebbles/glossary.html#term-heap") >= 3
    assert "montão" in site.pages["genindex.html"].words


def test_only_the_search_page_loads_what_is_found(site: Site) -> None:
    for name, page in site.pages.items():
        loads = any("lexludi-found.js" in each for each in page.loads)
        assert loads == (name == "search.html"), name


@pytest.mark.parametrize(
    ("words", "names"),
    [
        ("Nobody takes two cards.", ["card"]),
        ("Two open cards of a heap.", ["open card"]),
        ("Countries are cards.", ["card", "country of a map"]),
        ("A cardinal discards.", []),
    ],
)
def test_a_term_is_used_where_a_form_of_it_stands_and_no_longer_term(
    words: str, names: list[str]
) -> None:
    from lexludi_domain.originals import used

    glossary = [
        Term(name, f"Something (*{name} there*).", "words.md", 1)
        for name in ("card", "open card", "country of a map")
    ]
    assert sorted(used(words, glossary)) == names


def test_what_the_rulebook_calls_a_term_is_in_italics_and_another_word() -> None:
    from lexludi_domain.originals import originals

    meaning = "A **thick** *carta*, a *card* or a *carta*; 2*3*4."
    assert originals(Term("card", meaning, "words.md", 1)) == ("carta",)
