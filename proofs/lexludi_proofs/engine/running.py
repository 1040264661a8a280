"""Claims side by side: worker processes with a wall limit, and answers that need no worker.

Nothing of the solver crosses a process border. A worker that takes too long is killed and one
that dies is replaced; its claim is then unknown and the others stand.
"""

from __future__ import annotations

import gc
import signal
from collections import deque
from collections.abc import Collection, Generator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, CancelledError, Future, TimeoutError, wait
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

import msgspec
from pebble import ProcessExpired, ProcessPool

from lexludi_proofs.engine.cache import Cache
from lexludi_proofs.engine.tasks import Task, answer, claims_of, unanswered
from lexludi_proofs.engine.verdicts import Result, Verdict

SELDOM: Final = 100_000  # new objects before garbage is looked for


def answers(tasks: Sequence[Task], jobs: int) -> Generator[list[Result], None, None]:
    """The results of each task, as they come: first those that are kept, then those asked.

    Closing the iterator, or an interrupt, stops the workers at once.
    """
    left = []
    for task in tasks:
        kept = _kept(task)
        if kept is None:
            left.append(task)
        else:
            yield kept
    if left:
        yield from _asked(left, jobs)


def _kept(task: Task) -> list[Result] | None:
    if task.cache is None:
        return None
    kept = Cache(Path(task.cache)).get(task.key, list[Result])
    return kept and [msgspec.structs.replace(result, cached=True) for result in kept]


def _asked(tasks: Sequence[Task], jobs: int) -> Generator[list[Result], None, None]:
    """The results of tasks that have to be asked, one worker for each job.

    A worker goes through the tasks of one setting, whose lifted game it then has, before it turns
    to another one; where none is left, it helps with the setting that has most left.
    """
    left: dict[tuple[Any, ...], deque[Task]] = {}
    for task in sorted(tasks, key=lambda task: -task.players):
        left.setdefault(task.setting, deque()).append(task)
    lanes = [_lane() for _ in range(jobs)]
    idle = list(lanes)
    at_work: dict[Future[bytes], tuple[Task, ProcessPool]] = {}
    future: Future[bytes]
    settings: dict[ProcessPool, tuple[Any, ...]] = {}
    try:
        while left or at_work:
            while idle and left:
                lane = idle.pop()
                settings[lane] = _next_setting(left, settings.get(lane), settings.values())
                task = _taken(left, settings[lane])
                said = msgspec.json.encode(task)
                future = lane.schedule(_worker, args=[said], timeout=task.seconds)
                at_work[future] = task, lane
            for future in wait(at_work, return_when=FIRST_COMPLETED).done:
                task, lane = at_work.pop(future)
                idle.append(lane)
                yield _collected(task, future)
    finally:
        for lane in lanes:
            lane.stop()  # type: ignore[no-untyped-call]
        for lane in lanes:
            lane.join()


def _lane() -> ProcessPool:
    return ProcessPool(max_workers=1, context=get_context("spawn"), initializer=begin_work)


def _next_setting(
    left: Mapping[tuple[Any, ...], deque[Task]],
    own: tuple[Any, ...] | None,
    taken: Collection[tuple[Any, ...]],
) -> tuple[Any, ...]:
    """The setting to go on with: the own one, else one that nobody is at, else the longest."""
    if own is not None and own in left:
        return own
    fresh = [setting for setting in left if setting not in taken]
    return fresh[0] if fresh else max(left, key=lambda setting: len(left[setting]))


def _taken(left: dict[tuple[Any, ...], deque[Task]], setting: tuple[Any, ...]) -> Task:
    task = left[setting].popleft()
    if not left[setting]:
        del left[setting]
    return task


def _collected(task: Task, future: Future[bytes]) -> list[Result]:
    claim = claims_of(task.game).named(task.claim)
    try:
        results = msgspec.json.decode(future.result(), type=list[Result])
    except TimeoutError:
        return [unanswered(task, claim, f"no answer within {task.seconds:g} s")]
    except (ProcessExpired, CancelledError):
        return [unanswered(task, claim, "worker died")]
    except Exception as error:
        return [unanswered(task, claim, f"{type(error).__name__}: {error}")]
    if task.cache and all(result.verdict is not Verdict.UNKNOWN for result in results):
        Cache(Path(task.cache)).put(task.key, results)
    return results


def _worker(task: bytes) -> bytes:
    return msgspec.json.encode(answer(msgspec.json.decode(task, type=Task)))


def begin_work() -> None:
    """Set up a worker: an interrupt ends the parent, which then ends the worker, and garbage is
    seldom looked for, as millions of terms hold next to none."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    gc.set_threshold(SELDOM, 50, 100)
