"""The rulebooks that are installed, with everything the site shows about them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any

from sphinx.util import logging

from lexludi.kernel.citations import modules
from lexludi_domain.encodings import Site, sites
from lexludi_domain.results import Results, worst
from lexludi_domain.scenarios import Scenario, scenarios
from lexludi_proofs.engine.guarding import Guarded
from lexludi_spec import Specification, bundled, load

logger = logging.getLogger(__name__)

FOLDER = "games"
FINDINGS = "findings"


@dataclass(frozen=True)
class Game:
    """One rulebook. `package` holds its model, `claims_package` its claims, None where none is."""

    name: str
    specification: Specification
    results: Results
    scenario_folder: Path
    package: str | None = None
    claims_package: str | None = None
    rulebook: Any = None
    claims: Sequence[Any] = ()

    @property
    def title(self) -> str:
        """The name of the game as its readers know it."""
        return self.specification.title

    @property
    def players(self) -> tuple[int, ...]:
        """The player counts that the game allows, else those that results are there for."""
        if self.rulebook is not None:
            return tuple(self.rulebook.players)
        return tuple(sorted({result.players for result in self.results.verified}))

    @cached_property
    def sites(self) -> Mapping[str, tuple[Site, ...]]:
        """Where the model encodes each clause."""
        return sites(self.package) if self.package else {}

    @cached_property
    def scenarios(self) -> tuple[Scenario, ...]:
        """The scenarios of the game."""
        return scenarios(self.scenario_folder)

    def cited_by(self, clause: str) -> tuple[Scenario, ...]:
        """The scenarios that cite a clause."""
        return tuple(each for each in self.scenarios if clause in each.clauses)

    def claims_on(self, clause: str) -> tuple[Any, ...]:
        """The claims that rest on a clause."""
        return tuple(claim for claim in self.claims if clause in claim.clauses)

    @cached_property
    def guarded(self) -> Mapping[str, Guarded]:
        """What notices that a clause is out of force, of the clauses that were put out of it."""
        return {each.clause: each for each in self.results.guard if each.change is None}

    def verdict(self, claim: str) -> str:
        """The verdict of a claim: the worst over its parts and the player counts it is about.

        A player count that was not asked about is not verified.
        """
        results = self.results.of_claim(claim)
        about = next((each.players for each in self.claims if each.name == claim), None)
        counts = about or self.players or (None,)
        return worst(
            worst(each.verdict for each in results if count in (None, each.players))
            for count in counts
        )

    @cached_property
    def inputs(self) -> tuple[Path, ...]:
        """Every file that the game's pages are made from, but for the pages themselves."""
        packages = [name for name in (self.package, self.claims_package) if name]
        files = [module.file for package in packages for module in modules(package)]
        return (*files, *sorted(self.scenario_folder.rglob("*.yaml")), *self.results.files)


class Catalogue:
    """All games of the site, by name."""

    def __init__(self, games: Mapping[str, Game]) -> None:
        self.games = games

    def of_page(self, docname: str) -> Game | None:
        """The game to which a page belongs."""
        folder, _, rest = docname.partition("/")
        return self.games.get(rest.partition("/")[0]) if folder in (FOLDER, FINDINGS) else None


def catalogue(
    root: Path, results: str, scenario_folder: str, only: Sequence[str] = ()
) -> Catalogue:
    """The games that come with the specification and those of installed rulebooks.

    Where `only` names some, these and no others.
    A rulebook or a set of claims that cannot be loaded is a warning: the site would be silent
    about it otherwise.
    """
    rulebooks = {point.name: point for point in entry_points(group="lexludi.rulebooks")}
    claims = {point.name: point for point in entry_points(group="lexludi.claims")}
    games = {}
    for name in sorted({*bundled(), *rulebooks}):
        if only and name not in only:
            continue
        rulebook = _loaded(rulebooks.get(name))
        if rulebook is None and name not in bundled():
            continue
        found = _loaded(claims.get(name))
        games[name] = Game(
            name=name,
            specification=load(name) if rulebook is None else rulebook.specification,
            results=Results(root / results, name),
            scenario_folder=root / scenario_folder / name,
            package=_package(rulebooks.get(name)),
            claims_package=_package(claims.get(name)),
            rulebook=rulebook,
            claims=() if found is None else tuple(found.claims),
        )
    return Catalogue(games)


def _package(point: EntryPoint | None) -> str | None:
    return None if point is None else point.module


def _loaded(point: EntryPoint | None) -> Any:
    if point is None:
        return None
    try:
        return point.load()
    except (ImportError, AttributeError) as error:
        logger.warning("%s: %s cannot be loaded: %s", point.group, point.name, error)
        return None
