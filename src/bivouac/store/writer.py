"""The one thread that writes: group commit.

Whatever waits is written together: each job in a savepoint of its own, so that a failing one fails
alone, then one commit for all, and only then do the callers hear that their work is on disk.
"""

import logging
import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Engine
from sqlalchemy.orm import Session

T = TypeVar("T")
MOST = 64
"""How many jobs share a commit at most."""

log = logging.getLogger(__name__)


class Job(NamedTuple):
    """Something to write, and who waits for it."""

    work: Callable[[Session], Any]
    done: "Future[Any]"


class Writer:
    """A queue of jobs, and the thread that does them."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.commits = 0
        self.thread = threading.Thread(target=self.run, name="bivouac-writer", daemon=True)
        self.thread.start()

    def submit(self, work: Callable[[Session], T]) -> "Future[T]":
        """Queue a job; the future is done once it is committed."""
        done: Future[T] = Future()
        self.jobs.put(Job(work, done))
        return done

    def close(self) -> None:
        """Write what waits, then stop."""
        self.jobs.put(None)
        self.thread.join()

    def run(self) -> None:
        """Take what waits, write it, until told to stop."""
        open_ = True
        while open_:
            batch, open_ = self.take()
            if batch:
                self.write(batch)

    def take(self) -> tuple[list[Job], bool]:
        """All the jobs that wait, at least one; and whether there may be more."""
        batch: list[Job] = []
        job = self.jobs.get()
        while job is not None:
            batch.append(job)
            if len(batch) == MOST:
                return batch, True
            try:
                job = self.jobs.get_nowait()
            except queue.Empty:
                return batch, True
        return batch, False

    def write(self, batch: list[Job]) -> None:
        """Do the jobs of a batch in one transaction, then tell those who wait."""
        # From here on a job cannot be cancelled: whoever waits learns what became of it.
        batch = [job for job in batch if job.done.set_running_or_notify_cancel()]
        done: list[tuple[Job, Any, BaseException | None]] = []
        try:
            with Session(self.engine) as session, session.begin():
                done = [(job, *attempt(session, job.work)) for job in batch]
            self.commits += 1
        except Exception as error:
            log.error("a commit failed: %s", str(error).partition("\n")[0])
            done = [(job, None, error) for job in batch]
        for job, result, failure in done:
            if failure is None:
                job.done.set_result(result)
            else:
                job.done.set_exception(failure)


def attempt(session: Session, work: Callable[[Session], Any]) -> tuple[Any, BaseException | None]:
    """Do one job in a savepoint: its result, or why it failed with nothing changed."""
    try:
        with session.begin_nested():
            result = work(session)
    except Exception as error:
        session.expire_all()
        return None, error
    return result, None
