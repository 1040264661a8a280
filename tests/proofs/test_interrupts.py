"""Ctrl-C ends `lexludi verify` at once, with what was decided, and leaves no worker behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from .heap_claims import NOTE

PATIENCE = 60.0  # seconds for a worker to begin on a busy machine
PROMPT = 30.0  # seconds to end in on a busy machine
ROOT = Path(__file__).parents[2]
# Where the tests run in the background, interrupts would be ignored.
HEEDS = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
PROGRAM = (sys.executable, "-c", f"{HEEDS}; from lexludi.commands import main; main()")
ENDED_BY_INTERRUPT = 130


@contextmanager
def begun(*arguments: str, **environment: str) -> Iterator[subprocess.Popen[str]]:
    """The program under way as leader of a process group of its own, as a shell starts it."""
    with subprocess.Popen(
        [*PROGRAM, *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, **environment},
        start_new_session=True,
    ) as process:
        try:
            yield process
        finally:
            if group_of(process.pid):
                os.killpg(process.pid, signal.SIGKILL)


def group_of(leader: int) -> list[int]:
    """The processes of a group that are alive."""
    found = []
    for entry in Path("/proc").glob("[0-9]*"):
        try:
            fields = (entry / "stat").read_text("utf-8").rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[2]) == leader and fields[0] != "Z":
            found.append(int(entry.name))
    return found


def awaited(true: Callable[[], bool], seconds: float) -> bool:
    """Whether it comes true in time."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        if true():
            return True
        time.sleep(0.05)
    return true()


def to_the_program(process: subprocess.Popen[str]) -> None:
    process.send_signal(signal.SIGINT)


def to_the_group(process: subprocess.Popen[str]) -> None:
    os.killpg(process.pid, signal.SIGINT)


needs_proc = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="reads /proc")
interrupts = pytest.mark.parametrize("interrupt", [to_the_program, to_the_group])


@needs_proc
@interrupts
def test_an_interrupt_keeps_what_was_decided(
    installed: Path, tmp_path: Path, interrupt: Callable[[subprocess.Popen[str]], None]
) -> None:
    note = tmp_path / "note"
    asked = ("--claim", "pebbles-kept", "--claim", "hangs", "--no-cache", "--jobs", "1")
    path = os.pathsep.join((str(installed), str(ROOT)))
    with begun("verify", "heap", *asked, **{NOTE: str(note), "PYTHONPATH": path}) as process:
        assert awaited(note.exists, PATIENCE), process.communicate()
        time.sleep(2)  # for the answer that was found before to come in
        interrupt(process)
        output, errors = process.communicate(timeout=PROMPT)
        assert process.returncode == ENDED_BY_INTERRUPT
        assert "pebbles-kept" in output
        assert "4 proved" in output
        assert "Traceback" not in output + errors
        assert awaited(lambda: not group_of(process.pid), PROMPT)


@needs_proc
@pytest.mark.slow
@interrupts
def test_an_interrupt_ends_all_of_the_proofs_at_once(
    interrupt: Callable[[subprocess.Popen[str]], None],
) -> None:
    with begun("verify", "viajantes", "--no-cache", "--jobs", "2") as process:
        # The program, the one that watches over resources, and two workers.
        assert awaited(lambda: len(group_of(process.pid)) >= 4, PATIENCE)
        time.sleep(5)
        interrupt(process)
        output, errors = process.communicate(timeout=PROMPT)
        assert process.returncode == ENDED_BY_INTERRUPT
        assert "decided" in output or "proved" in output
        assert "Traceback" not in output + errors
        assert awaited(lambda: not group_of(process.pid), PROMPT)
