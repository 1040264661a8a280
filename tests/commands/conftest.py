"""Running the program as a user does, without a process of its own."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from click.testing import CliRunner, Result

from lexludi.commands import main

Run = Callable[..., Result]


@pytest.fixture
def run() -> Run:
    """Runs `lexludi` with these arguments."""

    def ran(*arguments: object) -> Result:
        return CliRunner().invoke(main, [str(one) for one in arguments])

    return ran
