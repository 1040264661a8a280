"""A drawing comes from a file: only shapes and words of it reach a page."""

from __future__ import annotations

import pytest
from docutils import nodes

from .results import DRAWING, witness


def shown(drawing: str) -> list[str]:
    """The markup of the drawings that a witness is shown with."""
    from lexludi_domain.nodes import drawing as drawn
    from lexludi_domain.witness import figure

    found = figure(witness(drawing), "a label", lambda words: [nodes.Text(words)], None)
    assert "a heap of 1" in found.astext()
    return [str(node["markup"]) for node in found.findall(drawn)]


def test_shapes_are_drawn() -> None:
    assert shown(DRAWING) == [DRAWING]


@pytest.mark.parametrize(
    "inside",
    [
        "<script>alert(1)</script>",
        "<foreignObject/>",
        '<image href="https://example.org/x.png"/>',
        '<circle onclick="alert(1)"/>',
        '<rect style="fill: url(//example.org/x)"/>',
        '<use href="javascript:alert(1)"/>',
        "<style>@import 'x.css';</style>",
        "<g>",
    ],
)
def test_anything_else_is_left_out(inside: str) -> None:
    assert shown(DRAWING.replace("<circle", f"{inside}<circle")) == []


def test_the_ids_of_two_drawings_differ() -> None:
    one = DRAWING.replace("<circle", '<g id="a"/><use href="#a"/><circle')
    first, second = shown(one)[0], shown(one.replace('r="4"', 'r="5"'))[0]
    assert 'id="a"' not in first
    assert first.split('id="')[1].split('"')[0] != second.split('id="')[1].split('"')[0]
    assert f'href="#{first.split("id=")[1].split(chr(34))[1]}"' in first
