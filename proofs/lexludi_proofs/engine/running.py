"""Claims side by side: worker processes with a wall limit, and answers that need no worker.

Nothing of the solver crosses a process border. A worker that takes too long is killed and one
that dies is replaced; its claim is then unknown and the others stand.
"""

from __future__ import annotations

import signal
from collections.abc import Generator, Sequence
from concurrent.futures import CancelledError, Future, TimeoutError, as_completed
from multiprocessing import get_context
from pathlib import Path

import msgspec
from pebble import ProcessExpired, ProcessPool

from lexludi_proofs.engine.cache import Cache
from lexludi_proofs.engine.tasks import Task, answer, claims_of, unanswered
from lexludi_proofs.engine.verdicts import Result, Verdict


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
    pool = ProcessPool(
        max_workers=jobs, context=get_context("spawn"), initializer=leave_interrupts_to_the_parent
    )
    try:
        waiting: dict[Future[bytes], Task] = {
            pool.schedule(_worker, args=[msgspec.json.encode(task)], timeout=task.seconds): task
            for task in tasks
        }
        for future in as_completed(waiting):
            yield _collected(waiting[future], future)
    finally:
        pool.stop()  # type: ignore[no-untyped-call]
        pool.join()


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


def leave_interrupts_to_the_parent() -> None:
    """Set up a worker so that an interrupt ends the parent, which then ends the worker."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
