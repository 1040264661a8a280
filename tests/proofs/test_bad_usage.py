"""What `verify` and `rulings` are asked wrongly is said in one line, with what may be meant."""

from __future__ import annotations

import pytest

from .conftest import Run


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("verify", "viajante"), "did you mean viajantes?"),
        (("verify", "viajantes", "--players", "2"), "3"),
        (("verify", "viajantes", "--players", "3,7"), "7"),
        (("verify", "viajantes", "--claim", "item-conserved"), "did you mean items-conserved?"),
        (("verify", "viajantes", "--claim", ""), "no claim"),
        (("verify", "viajantes", "--reading", "end-triger=capped"), "did you mean end-trigger?"),
        (("verify", "viajantes", "--reading", "end-trigger=caped"), "did you mean capped?"),
        (("verify", "viajantes", "--reading", "end-trigger"), "RULING=READING"),
        (("verify", "viajantes", "--without", "put.alternat"), "did you mean put.alternate?"),
        (("verify", "viajantes", "--without", "setup.help"), "no prohibition"),
        (("verify", "viajantes", "--timeout", "0"), "timeout"),
        (("verify", "viajantes", "--jobs", "0"), "jobs"),
        (("verify", "viajantes", "--format", "xml"), "junit"),
        (
            ("verify", "viajantes", "--players", "5", "--claim", "ends-with-6-more-than-players"),
            "no claim",
        ),
        (("rulings", "viajantes", "end-triger"), "did you mean end-trigger?"),
        (("rulings", "viajantes", "end-trigger", "--players", "2"), "3"),
    ],
    ids=lambda value: " ".join(value[1:]) if isinstance(value, tuple) else "",
)
def test_what_cannot_be_asked_is_said_in_one_line(
    run: Run, arguments: tuple[str, ...], said: str
) -> None:
    ended = run(*arguments)
    assert ended.exit_code == 2
    assert ended.stdout == ""
    assert said in ended.stderr
    assert len(ended.stderr.splitlines()) == 1, ended.stderr


def test_a_report_that_cannot_be_written_is_said_in_one_line(run: Run) -> None:
    arguments = ("--claim", "hands-use-all-items", "--players", "3", "--no-cache", "--jobs", "1")
    ended = run("verify", "viajantes", *arguments, "--output", "/dev/null/report")
    assert ended.exit_code == 2
    assert "--output: /dev/null/report cannot be written" in ended.stderr
    assert len(ended.stderr.splitlines()) == 1
