"""Asking about the small rulebook, and installing it as a third party would."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from lexludi.commands import main
from lexludi_proofs.engine.asking import Asker
from lexludi_proofs.engine.lifting import Lifted

from .heap import RULEBOOK, Readings
from .heap_claims import CLAIMS

Run = Callable[..., Result]
HERE = Path(__file__).parent


@pytest.fixture
def asker() -> Asker:
    """Asks about the small rulebook, in this process."""
    return heap_asker()


def heap_asker(**how: Any) -> Asker:
    """Asks about the small rulebook with another rulebook for the replay, or another limit."""
    lifted = Lifted(RULEBOOK, 2, Readings())
    book, milliseconds = how.get("book", RULEBOOK), how.get("milliseconds", 10_000)
    return Asker(book, lifted, CLAIMS.size, (), milliseconds, how.get("cache"))


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The folder in which the small rulebook is installed, on the path of this module's tests."""
    folder = tmp_path_factory.mktemp("site")
    metadata = folder / "heap-1.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: heap\nVersion: 1\n", "utf-8")
    (metadata / "entry_points.txt").write_text(
        "[lexludi.rulebooks]\nheap = tests.proofs.heap:RULEBOOK\n"
        "[lexludi.claims]\nheap = tests.proofs.heap_claims:CLAIMS\n",
        "utf-8",
    )
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(folder))
        yield folder


@pytest.fixture
def run() -> Run:
    """Runs `lexludi` with these arguments."""

    def ran(*arguments: object) -> Result:
        return CliRunner().invoke(main, [str(one) for one in arguments])

    return ran
