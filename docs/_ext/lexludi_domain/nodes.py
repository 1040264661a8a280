"""The document nodes of our own, and small builders for what the pages are put together from."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from docutils import nodes

if TYPE_CHECKING:
    from sphinx.application import Sphinx
    from sphinx.writers.html5 import HTML5Translator

MARKS = {"yes": "✓", "no": "✗", "open": "?", "info": "•"}


class fold(nodes.General, nodes.Element):
    """Something that a reader opens; works without JavaScript."""


class fold_title(nodes.General, nodes.TextElement):
    """What a fold shows while it is closed."""


class drawing(nodes.General, nodes.Element):
    """A picture given as SVG text in `markup`, with `label` for those who cannot see it."""


class stepper(nodes.enumerated_list):
    """A list of positions, numbered by the moves; `label` says which game it tells."""


def visit_fold(self: HTML5Translator, node: nodes.Element) -> None:
    """Opens a `details` element."""
    self.body.append(self.starttag(node, "details", CLASS="lex-fold"))


def depart_fold(self: HTML5Translator, node: nodes.Element) -> None:
    """Closes a `details` element."""
    self.body.append("</details>\n")


def visit_fold_title(self: HTML5Translator, node: nodes.Element) -> None:
    """Opens a `summary` element."""
    self.body.append(self.starttag(node, "summary", suffix=""))


def depart_fold_title(self: HTML5Translator, node: nodes.Element) -> None:
    """Closes a `summary` element."""
    self.body.append("</summary>\n")


def visit_drawing(self: HTML5Translator, node: nodes.Element) -> None:
    """Writes the picture as it is: it was checked when it was read."""
    attributes: dict[str, Any] = {"role": "img", "aria-label": node["label"]}
    self.body.append(self.starttag(node, "div", CLASS="lex-drawing", **attributes))
    self.body.append(node["markup"])


def depart_drawing(self: HTML5Translator, node: nodes.Element) -> None:
    """Closes the picture's box."""
    self.body.append("</div>\n")


def visit_stepper(self: HTML5Translator, node: nodes.Element) -> None:
    """Opens a list whose numbers begin with 0: the start of the game is no move."""
    attributes: dict[str, Any] = {"start": node["start"], "aria-label": node["label"]}
    self.body.append(self.starttag(node, "ol", CLASS="lex-stepper", **attributes))


def depart_stepper(self: HTML5Translator, node: nodes.Element) -> None:
    """Closes the list."""
    self.body.append("</ol>\n")


def _visit_list(self: Any, node: nodes.Element) -> None:
    self.visit_enumerated_list(node)


def _depart_list(self: Any, node: nodes.Element) -> None:
    self.depart_enumerated_list(node)


def _through(self: Any, node: nodes.Element) -> None:
    """A builder without folds shows what is in them."""


def _skip(self: Any, node: nodes.Element) -> None:
    raise nodes.SkipNode


def register(app: Sphinx) -> None:
    """Tells every builder how to write the nodes."""
    others = ("latex", "text", "man", "texinfo")
    through: dict[str, Any] = dict.fromkeys(others, (_through, _through))
    skipped: dict[str, Any] = dict.fromkeys(others, (_skip, None))
    app.add_node(fold, html=(visit_fold, depart_fold), **through)
    app.add_node(fold_title, html=(visit_fold_title, depart_fold_title), **through)
    listed: dict[str, Any] = dict.fromkeys(others, (_visit_list, _depart_list))
    app.add_node(stepper, html=(visit_stepper, depart_stepper), **listed)
    app.add_node(drawing, html=(visit_drawing, depart_drawing), **skipped)


def badge(text: str, state: str) -> nodes.inline:
    """A short fact in a box: told by mark and words, and by colour besides."""
    mark = MARKS[state]
    return nodes.inline("", f"{mark} {text}", classes=["lex-badge", f"lex-{state}"])


def verdict_badge(verdict: str, prefix: str = "") -> nodes.inline:
    """A verdict as a badge."""
    good, bad = ("proved", "witnessed", "equivalent", "unreachable"), ("refuted",)
    state = "yes" if verdict in good else "no" if verdict in bad else "open"
    return badge(f"{prefix}{verdict}", "info" if verdict == "differs" else state)


def box(name: str, *children: nodes.Node) -> nodes.container:
    """A block with a class of its own."""
    return nodes.container("", *children, classes=[f"lex-{name}"])


def line(*children: nodes.Node, name: str | None = None) -> nodes.paragraph:
    """A paragraph made of these."""
    classes = [f"lex-{name}"] if name else []
    return nodes.paragraph("", "", *children, classes=classes)


def text(words: str) -> nodes.Text:
    """Plain words."""
    return nodes.Text(words)


def label(words: str) -> nodes.strong:
    """Words that name what follows."""
    return nodes.strong("", words)


def folded(title: str, *children: nodes.Node, extra: Iterable[nodes.Node] = ()) -> fold:
    """A closed fold with a title, `extra` standing behind the title's words."""
    return fold("", fold_title("", "", nodes.Text(title), *extra), *children)


def bullets(items: Iterable[Iterable[nodes.Node]]) -> nodes.bullet_list:
    """A list of one paragraph an item."""
    entries = (nodes.list_item("", line(*item)) for item in items)
    return nodes.bullet_list("", *entries)


def steps(items: Iterable[Iterable[nodes.Node]]) -> nodes.enumerated_list:
    """A numbered list of one paragraph an item."""
    entries = (nodes.list_item("", line(*item)) for item in items)
    return nodes.enumerated_list("", *entries, enumtype="arabic", prefix="", suffix=".")


def joined(parts: Iterable[nodes.Node], between: str = ", ") -> list[nodes.Node]:
    """Inline parts with words between them."""
    found: list[nodes.Node] = []
    for part in parts:
        if found:
            found.append(nodes.Text(between))
        found.append(part)
    return found


def code(source: str, language: str = "python") -> nodes.literal_block:
    """A listing."""
    return nodes.literal_block(source, source, language=language)


def table(heads: list[str], rows: Iterable[list[list[nodes.Node]]], name: str) -> nodes.table:
    """A table whose cells hold inline parts."""
    group = nodes.tgroup("", cols=len(heads))
    group.extend(nodes.colspec(colwidth=1) for _ in heads)
    head = nodes.row("", *(nodes.entry("", nodes.paragraph("", each)) for each in heads))
    group += nodes.thead("", head)
    body = nodes.tbody()
    for cells in rows:
        body += nodes.row("", *(nodes.entry("", line(*cell)) for cell in cells))
    group += body
    return nodes.table("", group, classes=[f"lex-{name}"])
