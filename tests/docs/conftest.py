"""Sites to look at: that of a small rulebook, and the whole one, each built once."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from .building import DOCS, Site, build
from .pebbles import install, site

sys.path.insert(0, str(DOCS / "_ext"))

Small = Callable[..., Site]


def builder(root: Path) -> Small:
    """Builds the site of the small rulebook in a folder; `words` stand on its home page."""
    install(root / "packages")

    def built(words: str = "", games: tuple[str, ...] = ("pebbles",)) -> Site:
        source = site(root, DOCS / "_ext", words, games)
        return build(source, root / "out", path=root / "packages")

    return built


@pytest.fixture
def small(tmp_path: Path) -> Small:
    """Builds the site of the small rulebook, as often as asked."""
    return builder(tmp_path)


@pytest.fixture(scope="session")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Site:
    """The site as it is, without results of a verification."""
    root = tmp_path_factory.mktemp("whole")
    made = shutil.ignore_patterns("_build", "games", "reference", "__pycache__")
    shutil.copytree(DOCS, root / "docs", ignore=made)
    scenarios = DOCS.parent / "tests" / "scenarios"
    if scenarios.is_dir():
        shutil.copytree(scenarios, root / "tests" / "scenarios")
    return build(root / "docs", root / "out")
