"""The tree of pages in the margin, with only the branch of the page at hand unfolded.

Sphinx copies the contents of all pages for each page, and the theme parses what comes of it: both
grow with the square of the site, and with a handful of rulebooks a build would take many minutes.
"""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from docutils import nodes
    from sphinx.application import Sphinx
    from sphinx.environment import BuildEnvironment

BEFORE_THE_THEME = 400


def unfold(
    app: Sphinx, pagename: str, template: str, context: dict[str, Any], doctree: nodes.document
) -> None:
    """Has the theme show our tree: titles only, as far as the page's own branch goes."""
    env = app.env
    here = {pagename, *_above(env, pagename)}

    def listed(names: Iterable[str], level: int) -> str:
        return "".join(entry(name, level) for name in names if name in env.titles)

    def entry(name: str, level: int) -> str:
        inner = listed(env.toctree_includes.get(name, ()), level + 1) if name in here else ""
        mark = " current" if name in here else ""
        address = "#" if name == pagename else context["pathto"](name)
        title = escape(env.titles[name].astext())
        link = f'<a class="reference internal" href="{escape(address)}">{title}</a>'
        below = f"<ul>{inner}</ul>" if inner else ""
        return f'<li class="toctree-l{level}{mark}">{link}{below}</li>'

    root = app.config.root_doc
    tree = f"<ul>{listed(env.toctree_includes.get(root, ()), 1)}</ul>"
    context["toctree"] = lambda **_: tree


def _above(env: BuildEnvironment, name: str) -> Iterable[str]:
    """The pages whose branch a page is on."""
    parents = {
        child: parent for parent, children in env.toctree_includes.items() for child in children
    }
    while name in parents and parents[name] != name:
        name = parents[name]
        yield name
