"""The solver is loaded where there is something to prove, and not before."""

from __future__ import annotations

import subprocess
import sys

import pytest

LIGHT = [
    (["verify", "--help"], 0),
    (["verify", "viajantes", "--claim", "item-conserved"], 2),
    (["evidence", "--help"], 0),
    (["evidence", "viajantes", "--records", "/dev/null"], 2),
    (["guard", "--help"], 0),
    (["rulings", "--help"], 0),
    (["rulings", "viajantes"], 0),
]


@pytest.mark.parametrize(("arguments", "code"), LIGHT, ids=lambda each: str(each))
def test_no_solver_is_loaded_where_nothing_is_proved(arguments: list[str], code: int) -> None:
    program = (
        "import sys\n"
        "from lexludi.commands import main\n"
        f"try: main({arguments!r})\n"
        f"except SystemExit as end: assert end.code == {code}, end.code\n"
        "sys.exit('z3' in sys.modules)\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, timeout=120)
    assert done.returncode == 0, done.stderr.decode()
