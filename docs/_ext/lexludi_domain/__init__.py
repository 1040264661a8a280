"""Sphinx extension: clauses, rulings, claims and terms, which pages show, link to and index.

`games` finds the rulebooks that are installed, `pages` writes their pages, `domain` knows where
every one of them stands. What a page shows is in `clause`, `ruling`, `glossary`, `claims`,
`tables`, `matrix` and `commands`; what it shows them from is in `encodings` (the model's source),
`scenarios` and `results` (the last run of the solver). `witness` shows a game that the solver
found, which `replay` plays again and `stepper` lists position by position. `freshness` says which
pages are stale, `navigation` keeps the margin small, `finding` tells the search what there is,
`files` is for other programs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from lexludi_domain import backlinks, files, finding, freshness, navigation, nodes, pages
from lexludi_domain.claims import ClaimsDirective
from lexludi_domain.commands import CommandsDirective
from lexludi_domain.data import DataDirective
from lexludi_domain.domain import LexLudiDomain
from lexludi_domain.matrix import EvidenceDirective
from lexludi_domain.tables import (
    GamesDirective,
    OverviewDirective,
    RulingsTableDirective,
)

if TYPE_CHECKING:
    from sphinx.application import Sphinx
    from sphinx.util.typing import ExtensionMetadata

DIRECTIVES = {
    "lexludi-games": GamesDirective,
    "lexludi-overview": OverviewDirective,
    "lexludi-rulings": RulingsTableDirective,
    "lexludi-claims": ClaimsDirective,
    "lexludi-evidence": EvidenceDirective,
    "lexludi-commands": CommandsDirective,
    "lexludi-data": DataDirective,
}


def setup(app: Sphinx) -> ExtensionMetadata:
    """Registers everything; both folders are relative to the folder above `conf.py`.

    `lexludi_games` names the games of the site; where it is empty, all that are installed.
    """
    app.add_config_value("lexludi_games", [], "env", list)
    app.add_config_value("lexludi_results", "build", "env", str)
    app.add_config_value("lexludi_scenarios", "tests/scenarios", "env", str)
    app.add_domain(LexLudiDomain)
    nodes.register(app)
    for name, directive in DIRECTIVES.items():
        app.add_directive(name, directive)
    app.connect("builder-inited", pages.write)
    app.connect("env-get-outdated", freshness.outdated)
    app.connect("autodoc-process-docstring", backlinks.add_clauses)
    app.connect("html-page-context", finding.add_scripts)
    app.connect("build-finished", finding.write)
    app.connect("build-finished", files.write)
    app.connect("html-page-context", navigation.unfold, priority=navigation.BEFORE_THE_THEME)
    return {"version": "1", "env_version": 2, "parallel_read_safe": True}
