"""Sphinx configuration of the site; what is ours is in `_ext/lexludi_domain`."""

import sys
from importlib.metadata import version as version_of
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent / "_ext"))

project = "Lex Ludi"
author = "the Lex Ludi authors"
project_copyright = author
release = version = version_of("lexludi")

extensions = [
    "myst_parser",
    "sphinx.ext.autodoc",
    "sphinx_copybutton",
    "lexludi_domain",
]
source_suffix = {".md": "markdown", ".rst": "restructuredtext"}
exclude_patterns = ["_build", "_ext", "README.md", "**/README.md"]
primary_domain = "lexludi"
nitpicky = True
# What the standard library and the libraries we build on define has no page here, nor have
# scenarios as they are read, type variables and what is private.
nitpick_ignore_regex = [
    (
        "py:.*",
        r"(abc|ast|click|collections|contextlib|dataclasses|enum|fractions|functools|msgspec|pathlib|random"
        r"|rich|types|typing|z3)(\..*)?",
    ),
    ("py:.*", r"lexludi\.judging\.(documents\.Document|scenarios\.Scenario)"),
    ("py:.*", r"([\w.]+\.)?([A-Z](_co|_contra)?|_\w+|UnsetType)"),
    ("py:.*", r".*\[.*"),
]
myst_enable_extensions = ["colon_fence", "deflist"]
suppress_warnings = ["config.cache"]

autodoc_typehints = "signature"
autodoc_preserve_defaults = True  # a default is shown as it is written, not as the value it has
autodoc_member_order = "bysource"

html_theme = "furo"
html_title = "Lex Ludi"
html_favicon = "_static/lexludi.svg"
html_static_path = ["_static"]
html_css_files = ["lexludi.css"]
html_js_files = [("lexludi.js", {"defer": "defer"})]
html_show_sourcelink = False
html_copy_source = False
html_last_updated_fmt = None
copybutton_selector = "div.highlight pre"
copybutton_prompt_text = "$ "
