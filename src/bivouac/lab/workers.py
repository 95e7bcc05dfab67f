"""Processes that work for this one: they leave Ctrl-C to it, and none outlives it."""

import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing import get_context, parent_process, resource_tracker
from multiprocessing.connection import Connection
from threading import Thread, current_thread, main_thread
from typing import Any, TypeAlias

Pipe: TypeAlias = "Connection[Any, Any]"
"""What this process and a worker talk over; at its end there is nothing more to do."""
Work: TypeAlias = Callable[[Pipe], None]


@contextmanager
def workers(count: int, work: Work) -> Iterator[list[Pipe]]:
    """Processes that do `work`, by their pipes; whatever happens, they end with this block.

    They are started anew rather than forked: this process may have threads.
    """
    context = get_context("spawn")
    resource_tracker.ensure_running()  # started later, it would let Ctrl-C in again
    processes, pipes = [], []
    try:
        for _ in range(count):
            ours, theirs = context.Pipe()
            pipes.append(ours)
            process = context.Process(target=serve, args=(work, theirs), daemon=True)
            with no_interrupts():
                process.start()
                processes.append(process)
            theirs.close()
        yield pipes
    finally:
        for process in processes:
            process.terminate()
        for process in processes:
            process.join()
        for pipe in pipes:
            pipe.close()


@contextmanager
def no_interrupts() -> Iterator[None]:
    """Put off Ctrl-C; a process started meanwhile never hears of it.

    It inherits the mask. Here another thread may hear the signal: the handler puts that off too.
    """
    came: list[int] = []
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    is_main = current_thread() is main_thread()
    handler = signal.signal(signal.SIGINT, lambda *_: came.append(1)) if is_main else None
    try:
        yield
    finally:
        if is_main:
            signal.signal(signal.SIGINT, handler)
        signal.pthread_sigmask(signal.SIG_SETMASK, mask)
        if came:
            signal.raise_signal(signal.SIGINT)


def serve(work: Work, pipe: Pipe) -> None:
    """The life of a worker; when nobody is at the other end any more, it has nothing to say."""
    Thread(target=end_with_parent, daemon=True).start()
    with suppress(EOFError, BrokenPipeError, ConnectionResetError):
        work(pipe)


def end_with_parent() -> None:
    """Wait until the process is gone that started this one, killed or not; then go too."""
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
