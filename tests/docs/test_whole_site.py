"""The site of everything that is installed: it builds clean and holds together."""

from __future__ import annotations

import json
import re

import click
import pytest

from lexludi.commands import main
from lexludi_spec import bundled, load

from .building import DOCS, Site

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("docs")]

ELSEWHERE = re.compile(r"^(?:https?:)?//")
LOADED_BY_STYLE = re.compile(r"@import|url\(\s*[\"']?(?:https?:)?//")


def test_it_builds_without_a_warning(whole: Site) -> None:
    assert whole.status == 0, whole.said


@pytest.mark.parametrize("game", bundled())
def test_every_clause_and_ruling_has_an_anchor_and_is_in_objects_inv(
    whole: Site, game: str
) -> None:
    specification = load(game)
    for kind, names in (("clause", specification.clauses), ("ruling", specification.rulings)):
        addresses = whole.inventory[f"lexludi:{kind}"]
        for name in names:
            page, _, anchor = addresses[f"{game}/{name}"].partition("#")
            assert anchor == (name if kind == "clause" else f"ruling-{name}")
            assert anchor in whole.pages[page].ids


def test_every_internal_link_resolves(whole: Site) -> None:
    assert list(whole.broken_links()) == []


def test_anchors_are_unique(whole: Site) -> None:
    for name, page in whole.pages.items():
        ours = [each for each in page.ids if "." in each or each.startswith(("ruling-", "claim-"))]
        assert len(ours) == len(set(ours)), name


def test_nothing_is_loaded_from_elsewhere(whole: Site) -> None:
    for name, page in whole.pages.items():
        assert [each for each in page.loads if ELSEWHERE.match(each)] == [], name
    for style in whole.out.rglob("*.css"):
        assert not LOADED_BY_STYLE.search(style.read_text("utf-8")), style.name


def test_no_page_names_a_path_of_the_machine(whole: Site) -> None:
    for name in whole.pages:
        text = whole.html(name)
        assert str(whole.source.parent) not in text, name
        assert str(DOCS.parent) not in text, name


def test_the_search_has_every_clause_with_its_words_and_its_anchor(whole: Site) -> None:
    index = (whole.out / "searchindex.js").read_text("utf-8")
    for game in bundled():
        for clause in load(game).clauses:
            assert f'"{clause}":' in index
            page, _, anchor = whole.found[load(game).title, "clause", clause].address.partition("#")
            assert anchor == clause
            assert anchor in whole.pages[page].ids


@pytest.mark.parametrize("game", bundled())
def test_each_game_has_its_clauses_and_its_schemas_as_files(whole: Site, game: str) -> None:
    folder = whole.out / "games" / game
    links = whole.pages[f"games/{game}/data.html"].links
    listed = json.loads((folder / "clauses.json").read_text("utf-8"))
    assert [each["id"] for each in listed] == list(load(game).clauses)
    assert "clauses.json" in links
    for name in ("position", "move", "disclosure"):
        schema = json.loads((folder / f"{name}.schema.json").read_text("utf-8"))
        assert {"$ref", "anyOf", "$defs"} & set(schema)
        assert f"{name}.schema.json" in links


def test_the_command_line_page_says_what_help_says(whole: Site) -> None:
    shown = " ".join(whole.pages["command-line.html"].words.split())
    with click.Context(main, info_name="lexludi") as context:
        for name in main.list_commands(context):
            command = main.get_command(context, name)
            assert command is not None
            assert f"lexludi {name}" in shown
            for parameter in command.params:
                if isinstance(parameter, click.Option) and not parameter.hidden:
                    assert parameter.opts[0] in shown
