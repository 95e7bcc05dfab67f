"""Work shared out among threads: what comes of it does not depend on how many there are.

Compiled code lets other threads run. Each has scratch paper of its own, and each piece of work has
a generator of its own, so that it does not matter who does it, or when.
"""

from collections.abc import Callable, Sequence
from functools import cached_property
from threading import Condition, Thread
from typing import Generic, NamedTuple, TypeVar

from bivouac.analysis.meter import Meter
from bivouac.bots.budget import Watch
from bivouac.bots.play import Player
from bivouac.core.contract import Setting

T = TypeVar("T")
GLANCE = 0.05
"""Seconds between two looks of whoever watches."""


class Bench:
    """What one thread works with."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting

    @cached_property
    def meter(self) -> Meter:
        """It takes a moment to make, so the thread that needs it makes it."""
        return Meter(self.setting)

    def player(self) -> Player:
        """A bot without memory of what it thought before."""
        return Player(self.setting)


class Task(NamedTuple, Generic[T]):
    """A piece of work."""

    cost: float  # how long it takes beside the others
    do: Callable[[Bench, Watch], T]


class Stopped(Exception):  # noqa: N818 - nothing went wrong
    """Whoever watches has said stop: nobody wants to know any more."""


class Crew:
    """Threads that work for a report, and who watches them.

    `watch` is only ever called by the thread that asks for the work, with the share that is done.
    """

    def __init__(self, setting: Setting, threads: int, watch: Watch) -> None:
        self.benches = [Bench(setting) for _ in range(max(1, threads))]
        self.watch = watch

    def do(self, tasks: Sequence[Task[T]], start: float, end: float) -> list[T] | None:
        """What comes of each of the tasks, in order; None if whoever watches says stop.

        The share done goes from `start` to `end` meanwhile.
        """
        shift = Shift(tasks)
        threads = [Thread(target=shift.work, args=(bench,), daemon=True) for bench in self.benches]
        try:
            for thread in threads:
                thread.start()
            while shift.wait():
                if not self.watch(start + (end - start) * shift.share):
                    shift.stopped = True
        finally:
            shift.stopped = True
            for thread in threads:
                thread.join()
        return shift.results()


class Shift(Generic[T]):
    """Some tasks being done, the largest first so that all threads end at about the same time."""

    def __init__(self, tasks: Sequence[Task[T]]) -> None:
        self.tasks = tasks
        self.todo = sorted(range(len(tasks)), key=lambda number: tasks[number].cost)
        self.found: dict[int, T] = {}
        self.shares = [0.0] * len(tasks)
        self.fault: BaseException | None = None
        self.stopped = False
        self.changed = Condition()

    @property
    def share(self) -> float:
        """How much is done."""
        total = sum(task.cost for task in self.tasks)
        done = sum(share * task.cost for share, task in zip(self.shares, self.tasks, strict=True))
        return min(1.0, done / total) if total else 1.0

    @property
    def is_done(self) -> bool:
        """Is there nothing more to wait for?"""
        return self.stopped or self.fault is not None or len(self.found) == len(self.tasks)

    def wait(self) -> bool:
        """Wait a moment; is there still something to wait for?"""
        with self.changed:
            return not self.changed.wait_for(lambda: self.is_done, GLANCE)

    def work(self, bench: Bench) -> None:
        """What one thread does, until nothing is left to do."""
        while True:
            with self.changed:
                if self.is_done or not self.todo:
                    return
                number = self.todo.pop()
            try:
                self.do(number, bench)
            except Stopped:
                return
            except BaseException as fault:  # whoever asked for the work has to hear of it
                self.fault = fault
            with self.changed:
                self.changed.notify_all()

    def do(self, number: int, bench: Bench) -> None:
        """One task, from its beginning to its end."""

        def watch(share: float) -> bool:
            if self.stopped:
                raise Stopped
            self.shares[number] = share
            return True

        self.found[number] = self.tasks[number].do(bench, watch)
        self.shares[number] = 1.0

    def results(self) -> list[T] | None:
        """What came of it, all of it or nothing."""
        if self.fault is not None:
            raise self.fault
        if len(self.found) < len(self.tasks):
            return None
        return [self.found[number] for number in range(len(self.tasks))]
